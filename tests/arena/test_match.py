"""One game by bots: its seeds, and what a game is told about them."""

import pytest

from gloam.arena.match import Plan, derived, play_bout, play_game, with_bots
from gloam.games import find_game

OPTIONS = dict(find_game("nightmarium").settings.read({"target": "3"}))


def plan(bots: list[str], seed: int = 0) -> Plan:
    return Plan("nightmarium", OPTIONS, 2, seed, bots)


def test_a_purpose_has_its_own_seed() -> None:
    """Written down: records and leagues of others follow from them."""
    assert derived(1, "game", 2, "deal") % 2**32 == 2376901754
    assert len({derived(1, "a"), derived(1, "b"), derived(2, "a"), derived(1, "a", 1)}) == 4


def test_a_game_follows_from_its_number() -> None:
    mixed = plan(["greedy:worlds=1", "random"])
    first, second = play_game(mixed, 0), play_game(mixed, 1)
    assert first == play_game(mixed, 0) == play_bout(mixed.bout(0))
    assert first.final != second.final != play_game(plan(["greedy:worlds=1", "random"], 1), 1).final
    assert first.over
    assert sum(first.scores) == pytest.approx(1)


def test_everybody_has_a_seed_of_their_own() -> None:
    bout = plan(["random", "random"]).bout(0)
    games = [play_bout(bout._replace(seeds=seeds)).final for seeds in ([1, 2], [1, 3], [3, 2], [2, 1])]
    assert len(set(games)) == 4


def test_who_chooses_by_chance_is_shown_nothing_and_wins_as_often() -> None:
    by_chance = plan(["random", "random"])
    dealt = by_chance.bout(0)
    assert play_game(by_chance, 0).final != play_bout(dealt).final  # other choices on the same deal
    assert play_game(by_chance._replace(check=True), 0) == play_bout(dealt)


def test_a_game_that_asks_is_told_which_seats_are_bots() -> None:
    assert with_bots({"bots": "none", "hand": "3"}, {}, [2, 0]) == {"bots": "1,3", "hand": "3"}
    assert with_bots({"bots": "2"}, {"bots": "2"}, [2, 0]) == {"bots": "2"}
    assert with_bots({"hand": "3"}, {}, [2, 0]) == {"hand": "3"}
