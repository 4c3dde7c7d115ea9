"""What a client can offer beyond the open decision is what the engine accepts and does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from gloam.core.continuation import continuation
from gloam.core.play import play
from gloam.core.protocol import AnyGame, State
from gloam.games import find_game, game_ids
from gloam.testing import walk

SEEDS = range(12)
LEAST = 100  # moves of two decisions, or the walks prove nothing
FEW = 5
TAKEN = {"scavenged", "executed", "devoured"}
# The event by which each thing that an option brings shows at once; a shove is asked for instead.
SHOWN_BY = {
    "kragmortha": {"look": "caught", "tome": "took-tome", "token": "token"},
    "nightmarium": {"draw": "drew"},
}


def positions(game: AnyGame) -> Iterator[State]:
    """The open decisions of seeded games, all presets and numbers of seats in turn."""
    presets = list(game.settings.presets)
    for seed in SEEDS:
        seats, preset = game.seats[seed % len(game.seats)], presets[seed % len(presets)]
        for step in walk(game, seats, seed, {"preset": preset}):
            if not step.state.over:
                yield step.state


@pytest.mark.parametrize("game_id", game_ids())
def test_what_follows_an_option_is_what_is_offered_and_accepted_then(game_id: str) -> None:
    game, moves = find_game(game_id), 0
    for state in positions(game):
        before, seat = game.write(state), state.to_act
        for option in state.options:
            then = continuation(game, state, option)
            twin = state.copy()
            events = play(game, twin, seat, option)
            kinds = game.continued_by.get(game.actions[option].verb, ())
            goes_on = twin.to_act == seat and twin.asked in kinds
            assert then == (list(twin.options) if goes_on else [])
            assert not (then and any(event.mark for event in events))
            moves += bool(then)
            for second in then:
                play(game, twin.copy(), seat, second)
        assert game.write(state) == before
    assert moves > LEAST


@pytest.mark.parametrize("game_id", game_ids())
def test_an_option_brings_what_it_says(game_id: str) -> None:
    game, seen = find_game(game_id), Counter[str]()
    for state in positions(game):
        view = game.view(state, state.to_act)
        for option in view.options:
            brings = game.hints(option, view).brings
            seen.update(brings)
            twin = state.copy()
            twin.take_events()
            twin.apply(option)
            kinds = {event.kind for event in twin.take_events()}
            assert {SHOWN_BY[game_id].get(one, "") for one in brings} - {""} <= kinds
            assert "shove" not in brings or twin.asked == "shove"
    expected = {
        "kragmortha": {"look", "shove", "tome", "token", "rigor-hop"},
        "nightmarium": {"draw", "weeper", "herald"},
    }
    assert {one for one, count in seen.items() if count > FEW} == expected[game_id]


@pytest.mark.parametrize(("game_id", "cost"), [("kragmortha", "game"), ("nightmarium", "creature")])
def test_a_costly_option_takes_what_it_costs(game_id: str, cost: str) -> None:
    """The look that ends the game unless a tome averts it, or a card off a finished creature of one's own."""
    game, found = find_game(game_id), 0
    for state in positions(game):
        view = game.view(state, state.to_act)
        for option in view.options:
            costly = game.hints(option, view).costly
            if costly:
                twin = state.copy()
                twin.take_events()
                twin.apply(option)
                losses = {event.kind for event in twin.take_events()} & TAKEN
                assert costly == cost
                assert losses or twin.over or twin.asked == "hide"
                found += 1
    assert found > 1
