"""The machine under all games: the stack of open decisions, playing on, shares of the win, what was told.

Tried on states of real games, because compiled classes cannot be derived from.
"""

from __future__ import annotations

from collections import Counter
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from gloam.core.action import NONE
from gloam.core.frame import frame_numbers
from gloam.core.machine import EMPTY, FRAME
from gloam.core.rng import Rng
from gloam.games import find_game
from gloam.games.kragmortha.rules import State as KragmorthaState
from gloam.games.nightmarium.rules import State

NIGHTMARIUM = find_game("nightmarium")
KRAGMORTHA = find_game("kragmortha")
CHI_SQUARE = {1: 10.83, 5: 20.52}  # by degrees of freedom; one run in a thousand exceeds it

# Seat 1 has sealed a creature whose abilities may run again: yes (which looks better) or no.
YES_OR_NO = """
    options seals=on
    seats 2
    1: hand 30 | 3 35 1 +s1
    frame turn 1 1 necronauts
    frame rerun 1 1 -
"""
# A Mocker of seat 1 runs, with one card to play.
ONE_TO_PLAY = "seats 2\n1: hand 30 | 3 35 1\nframe turn 1 1 -\nframe mock 1 1 -"


def machine(position: str) -> State:
    return cast(State, NIGHTMARIUM.read(position))


def new_machine(seats: int = 3, seed: int = 5) -> State:
    return cast(State, NIGHTMARIUM.setup(NIGHTMARIUM.settings.read({}), seats, seed))


def unlikely(counts: Counter[int], expected: dict[int, float]) -> bool:
    """By the chi² test, whether counts so far from what was expected are seen in one run of a thousand."""
    off = sum((counts[key] - wanted) ** 2 / wanted for key, wanted in expected.items())
    return set(counts) != set(expected) or off > CHI_SQUARE[len(expected) - 1]


# The stack


def test_a_frame_is_pushed_over_what_was_popped() -> None:
    """All four numbers are the new ones, whether the place was used before or not."""
    state = machine("seats 2")
    lowest = frame_numbers(state)
    state.push(1, 0, 11, 12)
    state.push(2, 1, 21, 22)
    state.pop()
    state.pop()
    assert frame_numbers(state) == lowest
    state.push(3, 1, 31, 32)
    assert frame_numbers(state) == [*lowest, [3, 1, 31, 32]]
    state.push(4, 0, 41, 42)
    state.push(5, 1, 51, 52)
    assert frame_numbers(state) == [*lowest, [3, 1, 31, 32], [4, 0, 41, 42], [5, 1, 51, 52]]


def test_a_copy_has_its_own_stack() -> None:
    """The open frames only: what was popped before is not copied, and a push on one is none on the other."""
    state = new_machine()
    state.push(1, 0, 11, 12)
    state.push(2, 1, 21, 22)
    state.pop()
    frames = frame_numbers(state)
    twin, other = state.copy(), state.copy()
    assert len(twin.stack) == len(frames) * FRAME
    twin.push(3, 2, 31, 32)
    other.push(4, 2, 41, 42)
    twin.stack[0] += 1
    assert frame_numbers(state) == frame_numbers(other)[:-1] == frames
    assert frame_numbers(twin)[-1] == [3, 2, 31, 32]
    assert frame_numbers(other)[-1] == [4, 2, 41, 42]


def test_without_a_frame_it_is_over() -> None:
    state = machine("seats 2")
    assert (state.over, state.asked) == (False, "turn")
    state.pop()
    assert state.top == EMPTY
    assert (state.over, state.asked) == (True, "")


def test_options_are_computed_anew() -> None:
    """After a hand was dealt anew; and nothing is offered where nothing can be chosen."""
    state = machine(ONE_TO_PLAY)
    assert [NIGHTMARIUM.actions[option].text for option in state.options] == ["play 30@2"]
    state.hands[0] = vec[i64]([32])  # card 33
    anything = state.refresh()
    assert [NIGHTMARIUM.actions[option].text for option in state.options] == ["play 33@2"]
    state.hands[0] = vec[i64]()
    assert (anything, state.refresh()) == (True, False)
    assert len(state.options) == 0


# Playing on


def test_a_hunch_is_the_best_of_three_glances() -> None:
    """Of two options the better one is chosen unless all three glances fall on the other."""
    state = machine(YES_OR_NO)
    better, worse = state.options
    assert state.merit(better) > state.merit(worse)
    counts = Counter(state.hunch(Rng.seeded(seed)) for seed in range(1600))
    assert not unlikely(counts, {better: 1400, worse: 200})


def test_the_only_option_costs_no_chance() -> None:
    state = machine(ONE_TO_PLAY)
    rng = Rng.seeded(1)
    assert state.hunch(rng) == state.options[0]
    assert rng.words() == Rng.seeded(1).words()


def test_wandering_takes_any_option_equally_likely() -> None:
    start = cast(KragmorthaState, KRAGMORTHA.setup(KRAGMORTHA.settings.read({"first": "1"}), 2, 1))
    counts: Counter[int] = Counter()
    for seed in range(1200):
        state = start.copy()
        state.wander(Rng.seeded(seed), 1)
        counts[state.at[0]] += 1
    assert not unlikely(counts, dict.fromkeys(start.board.starts, 200.0))


def test_playing_on_stops_when_told_or_at_the_end() -> None:
    for seed in range(3):
        state, rng = new_machine(seed=seed), Rng.seeded(seed)
        assert [state.wander(rng, 7), state.follow_hunches(rng, 4), state.wander(rng, 0)] == [7, 4, 0]
        assert state.asked != ""
        assert 0 < state.follow_hunches(rng, 100_000) < 100_000
        assert state.over
        assert state.wander(rng, 5) == state.follow_hunches(rng, 5) == 0


# Who has won, what was told


def test_winners_share_the_win() -> None:
    state = new_machine(seats=4)
    assert state.scores() == [0.0] * 4
    state.winners = 0b1010
    assert state.scores() == [0.0, 0.5, 0.0, 0.5]
    state.winners = 0b0001
    assert state.scores() == [1.0, 0.0, 0.0, 0.0]


def test_a_copy_knows_who_has_won_and_what_is_seen() -> None:
    state = new_machine()
    state.winners = 0b100
    twin = state.copy()
    assert (twin.turn, twin.to_act, twin.scores()) == (state.turn, state.to_act, [0.0, 0.0, 1.0])
    assert list(twin.seen) == list(state.seen)
    twin.seen[0] = 0b1000
    twin.winners = 0b001
    assert state.seen[0] != 0b1000
    assert state.scores() == [0.0, 0.0, 1.0]


def test_what_was_told_is_taken_once_and_stays_behind_in_copies() -> None:
    state = new_machine()
    assert len(state.take_events()) > 0
    assert state.take_events() == []
    state.tell("drew", "N2.2", 0, 3, NONE, NONE, NONE)
    twin = state.copy()
    assert twin.take_events() == []
    assert [event.card for event in state.take_events()] == [3]


def test_an_event_is_for_those_who_know_its_card() -> None:
    """As they know it now, not later; without a card it is for everybody."""
    state = new_machine(seats=2)
    state.take_events()
    state.seen[3] = 0b010
    state.tell("drew", "N2.2", 1, 3, NONE, NONE, NONE)
    state.seen[3] = 0b111
    state.tell("passed", "N2.6", 1, NONE, NONE, NONE, NONE)
    drew, passed = state.take_events()
    assert (drew.seen, passed.seen) == (0b010, 0b111)
    assert (drew.kind, drew.rule, drew.mark, drew.seat, drew.card) == ("drew", "N2.2", True, 1, 3)
    assert not passed.mark


def test_nothing_is_told_where_nobody_listens() -> None:
    """Nor in a copy of such a world."""
    state = new_machine()
    state.take_events()
    state.telling = False
    twin = state.copy()
    for quiet in (state, twin):
        quiet.wander(Rng.seeded(1), 10)
        assert quiet.take_events() == []
