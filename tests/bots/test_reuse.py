"""A search goes on with its last tree only where nothing came to light since, and so gives nothing away."""

from __future__ import annotations

from typing import NamedTuple, cast

import pytest

from gloam.bots.ismcts import Ismcts
from gloam.core.action import NONE
from gloam.core.event import Event
from gloam.core.machine import Machine
from gloam.core.protocol import AnyGame, State
from gloam.core.rng import Rng
from gloam.games import find_game
from tests.bots.toys import Branch, Clock, Toy

ITERATIONS = 30
GAMES = ["nightmarium", "kragmortha"]


def search(game: AnyGame, seed: int) -> Ismcts:
    return Ismcts(game, Rng.seeded(seed), Clock(0), ITERATIONS, 0, 4, 0.7)


class Pair(NamedTuple):
    """A decision that a seat thought about right after another of its own."""

    kept: int
    visits: int
    revealing: bool  # did the first one bring something to light?


def known(state: State, seat: int) -> set[int]:
    """The pieces of which a seat knows where they are."""
    return {piece for piece, seen in enumerate(cast(Machine, state).seen) if seen >> seat & 1}


def shown(events: list[Event], seat: int) -> set[int]:
    """The pieces events show to a seat."""
    return {event.card for event in events if event.card >= 0 and event.told_to(seat).card == event.card}


def pairs(game: AnyGame, seed: int, decisions: int) -> list[Pair]:
    """All such along a game of two searching bots; the events tell what came to light."""
    state = game.setup(game.settings.read({}), 2, seed)
    state.take_events()
    bots = [search(game, seat) for seat in range(2)]
    found: list[Pair] = []
    before, revealing = NONE, False
    for _ in range(decisions):
        seat, view = state.to_act, game.view(state, state.to_act)
        familiar = known(state, seat)
        state.apply(bots[seat].choose(view, view.options))
        if len(view.options) > 1 and before == seat:
            visits = sum(option.visits for option in bots[seat].thoughts)
            found.append(Pair(bots[seat].kept, visits, revealing))
        before = seat if len(view.options) > 1 else NONE
        revealing = bool(shown(state.take_events(), seat) - familiar)
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_a_tree_is_kept_unless_something_came_to_light(game_id: str) -> None:
    found = [pair for seed in range(3) for pair in pairs(find_game(game_id), seed, 60)]
    assert any(pair.revealing for pair in found)
    assert not [pair for pair in found if pair.revealing and pair.kept]
    quiet = [pair for pair in found if not pair.revealing]
    assert sum(pair.kept > 0 for pair in quiet) > len(quiet) / 2
    assert all(pair.visits == ITERATIONS for pair in found)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_kept_tree_does_not_depend_on_secrets(game_id: str) -> None:
    """The same decisions in two worlds: as long as a seat cannot tell them apart, its bot does the same."""
    game, rng = find_game(game_id), Rng.seeded(8)
    compared = 0
    for seed in range(12):
        state = game.setup(game.settings.read({}), 3, seed)
        state.wander(rng, 20)
        seat = state.to_act
        twin = game.redeal(state, seat, rng)
        one, other = search(game, seed), search(game, seed)
        while state.to_act == seat and game.view(state, seat) == game.view(twin, seat):
            view = game.view(state, seat)
            action = one.choose(view, view.options)
            assert other.choose(game.view(twin, seat), view.options) == action
            assert (other.kept, other.thoughts) == (one.kept, one.thoughts)
            compared += one.kept > 0
            state.apply(action)
            twin.apply(action)
    assert compared


AFTER = Branch(0, {5: (1.0, 0.0), 6: (0.0, 1.0)})
BEFORE = Branch(0, {1: AFTER, 2: (0.0, 1.0)})


def kept_in(later: Branch, *between: int) -> int:
    """How many visits a search keeps that chose in BEFORE, maybe made forced moves, and is shown this."""
    toy = Toy(BEFORE, 2)
    bot = search(toy.game(), 1)
    assert bot.choose(toy.seen(), toy.seen().options) == 1
    for action in between:
        bot.choose(toy.seen(), [action])
    toy.tree = later
    bot.choose(toy.seen(), toy.seen().options)
    return bot.kept


def test_what_was_foreseen_is_gone_on_with() -> None:
    assert kept_in(AFTER) > 0


def test_what_was_not_foreseen_is_begun_afresh() -> None:
    assert kept_in(Branch(0, {5: (1.0, 0.0), 7: (0.0, 1.0)})) == 0
    assert kept_in(Branch(1, {5: (1.0, 0.0), 6: (0.0, 1.0)})) == 0


def test_a_forced_move_between_ends_the_tree() -> None:
    assert kept_in(AFTER, 3) == 0


def test_luck_is_no_foresight() -> None:
    """A coin lies under a cup, and choosing 1 lifts it: half of all worlds show what is really there."""
    tails = Branch(0, {1: Branch(0, {5: (1.0, 0.0), 7: (0.0, 1.0)}), 2: (0.0, 1.0)})
    for seed in range(20):
        toy = Toy(BEFORE, 2, alike=[BEFORE, tails])
        bot = search(toy.game(), seed)
        assert bot.choose(toy.seen(), toy.seen().options) == 1
        toy.tree = AFTER
        bot.choose(toy.seen(), toy.seen().options)
        assert bot.kept == 0
