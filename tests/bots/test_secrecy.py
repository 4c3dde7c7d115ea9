"""A bot's choice depends on what its seat sees, and on nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gloam.bots import BOTS, LEVELS, make_bot
from gloam.core.protocol import AnyGame, State
from gloam.core.rng import Rng
from gloam.games import find_game
from gloam.testing import walk

GAMES = ["nightmarium", "kragmortha"]
BY_COUNT = {"nightmare": LEVELS["nightmare"].replace("ms=100", "iterations=40")}  # the clock knows no views
SPECS = [BY_COUNT.get(bot, bot) for bot in BOTS if bot != "ismcts"]
SPECS += ["ismcts:iterations=40", "ismcts:iterations=20:depth=12:c=0.7", "greedy:slip=50"]


def positions(game: AnyGame, seats: int, seed: int, every: int) -> Iterator[State]:
    """Some positions along a walk in which there is something to choose."""
    for step in walk(game, seats, seed):
        if step.ply % every == every - 1 and len(step.state.options) > 1:
            yield step.state.copy()


def twins(game: AnyGame) -> list[tuple[State, State]]:
    """Positions, and for each another world that looks the same to the seat that is asked."""
    rng = Rng.seeded(4)
    found = []
    for seats in (2, 4):
        for state in [*positions(game, seats, seats, 23)][:4]:
            found.append((state, game.redeal(state, state.to_act, rng)))
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_equal_views_and_seeds_give_equal_choices(game_id: str) -> None:
    game = find_game(game_id)
    pairs = twins(game)
    assert len(pairs) >= 6
    for number, (state, twin) in enumerate(pairs):
        view, seen = game.view(state, state.to_act), game.view(twin, state.to_act)
        assert view == seen
        assert game.write(state) != game.write(twin)
        for spec in SPECS:
            choices = [
                make_bot(spec, game, number).choose(shown, shown.options) for shown in (view, seen, view)
            ]
            assert len(set(choices)) == 1, spec
            assert choices[0] in view.options


@pytest.mark.parametrize("game_id", GAMES)
def test_a_swap_of_unknown_cards_changes_no_choice(game_id: str) -> None:
    """Not by the game's own dealing anew: two cards another seat holds or the deck hides change places."""
    game = find_game(game_id)
    compared = 0
    for state, twin in twins(game):
        view = game.view(state, state.to_act)
        for one, other in ((3, 30), (10, 40), (20, 50)):
            swapped = game.swapped(state, one, other)
            if game.write(swapped) != game.write(state) and game.view(swapped, state.to_act) == view:
                bots = [make_bot("ismcts:iterations=30", game, 1) for _ in range(2)]
                shown = game.view(swapped, state.to_act)
                assert bots[0].choose(view, view.options) == bots[1].choose(shown, shown.options)
                compared += 1
        assert twin.to_act == state.to_act
    assert compared


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("spec", ["greedy", "ismcts:iterations=25"])
def test_thinking_leaves_what_it_is_shown_alone(game_id: str, spec: str) -> None:
    game = find_game(game_id)
    state = next(positions(game, 3, 6, 31))
    view, before = game.view(state, state.to_act), game.write(state)
    said = repr(view)
    make_bot(spec, game, 2).choose(view, view.options)
    assert (repr(view), game.write(state)) == (said, before)


def test_other_seeds_give_other_choices() -> None:
    """Else equal choices would prove nothing."""
    game = find_game("nightmarium")
    state = next(positions(game, 3, 6, 31))
    view = game.view(state, state.to_act)
    for spec in ("random", "greedy:slip=100"):
        assert len({make_bot(spec, game, seed).choose(view, view.options) for seed in range(30)}) > 1
