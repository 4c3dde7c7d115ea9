"""What is kept of a game, on games that are written down decision by decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

import pytest

from gloam.core.action import NONE
from gloam.core.event import Event
from gloam.core.protocol import AnyGame, State
from gloam.lab import watch as watching
from gloam.lab.watch import Facts, watch


class Asked(NamedTuple):
    """One decision: in which turn, of whom, among how many options, and with which outlook."""

    turn: int
    seat: int
    options: int
    outlook: Sequence[float] = (0.5, 0.5)


class Scripted:
    """A game that runs through its script whatever anybody chooses."""

    seats = 2

    def __init__(self, script: Sequence[Asked], scores: Sequence[float], turns: int) -> None:
        self.script = script
        self.result = scores
        self.turns = turns
        self.ply = 0

    @property
    def over(self) -> bool:
        return self.ply == len(self.script)

    @property
    def turn(self) -> int:
        return self.turns if self.over else self.script[self.ply].turn

    @property
    def to_act(self) -> int:
        return NONE if self.over else self.script[self.ply].seat

    @property
    def options(self) -> range:
        return range(self.script[self.ply].options)

    def apply(self, action: int) -> None:
        self.ply += 1

    def copy(self) -> Scripted:
        twin = Scripted(self.script, self.result, self.turns)
        twin.ply = self.ply
        return twin

    def take_events(self) -> list[Event]:
        seat = self.script[self.ply - 1].seat if self.ply else 0
        return [Event("acted" if self.ply else "dealt", "", False, seat, NONE, NONE, NONE, NONE, 0)]

    def scores(self) -> Sequence[float]:
        return self.result if self.over else [0.0, 0.0]


class Rules:
    def outlook(self, state: Scripted) -> Sequence[float]:
        return state.script[state.ply].outlook

    def subject(self, state: Scripted, event: Event) -> str:
        return ""


class CountingRules(Rules):
    def subject(self, state: Scripted, event: Event) -> str:
        return "an-act" if event.kind == "acted" else ""


def watched(*script: Asked, scores: Sequence[float] = (1.0, 0.0), turns: int = 0, rules: Rules) -> Facts:
    state = Scripted(script, scores, turns or script[-1].turn)
    return watch(cast(AnyGame, rules), cast(State, state), [lambda state: 0] * 2)


AHEAD, BEHIND, LEVEL = (1.0, 0.0), (0.0, 1.0), (0.5, 0.5)  # of seat 0


def test_the_simple_facts() -> None:
    facts = watched(Asked(1, 1, 2), Asked(1, 1, 1), Asked(2, 0, 2), rules=Rules())
    assert (facts.first, facts.turns, facts.decisions, facts.over) == (1, 2, 3, True)
    assert facts.scores == (1.0, 0.0)
    assert facts.uses == {}


@pytest.mark.parametrize(
    ("half", "scores", "comeback"),
    [
        (AHEAD, (1.0, 0.0), 0.0),
        (BEHIND, (1.0, 0.0), 1.0),
        (LEVEL, (1.0, 0.0), 0.0),
        (AHEAD, (0.5, 0.5), 0.5),
        (LEVEL, (0.5, 0.5), 0.0),
    ],
)
def test_a_comeback_is_a_win_of_who_did_not_lead_at_half_time(
    half: Sequence[float], scores: Sequence[float], comeback: float
) -> None:
    """Of four turns two are over when the third begins; what happens later in it does not count."""
    script = [Asked(1, 0, 2, AHEAD), Asked(2, 1, 2, AHEAD), Asked(3, 0, 2, half), Asked(3, 0, 2, BEHIND)]
    assert watched(*script, Asked(4, 1, 2, AHEAD), scores=scores, rules=Rules()).comeback == comeback


@pytest.mark.parametrize(
    ("outlooks", "turns", "comeback"),
    [
        ({1: AHEAD, 5: BEHIND}, 6, 1.0),  # turns 2 to 4 passed by themselves: half-time is when 5 begins
        ({1: AHEAD, 2: AHEAD, 3: AHEAD, 4: AHEAD, 5: BEHIND}, 9, 1.0),  # the last turns passed by themselves
        ({1: BEHIND, 2: BEHIND, 3: AHEAD}, 9, 0.0),  # nothing was asked after half-time: what was asked last
    ],
)
def test_half_time_is_at_the_next_decision_if_the_turn_had_none(
    outlooks: dict[int, Sequence[float]], turns: int, comeback: float
) -> None:
    script = [Asked(turn, 0, 2, outlook) for turn, outlook in outlooks.items()]
    assert watched(*script, turns=turns, rules=Rules()).comeback == comeback


def test_without_turns_there_is_no_half_time_to_come_back_from() -> None:
    assert watched(Asked(0, 0, 2, BEHIND), turns=0, rules=Rules()).comeback == 0


def test_a_turn_is_dead_if_its_owner_never_has_a_choice() -> None:
    script = [
        *(Asked(1, 0, 1), Asked(1, 1, 5), Asked(1, 0, 1)),  # another seat chooses, the owner does not: dead
        *(Asked(2, 1, 1), Asked(2, 0, 1), Asked(2, 1, 2)),  # late, but a choice
        *(Asked(3, 0, 2), Asked(3, 0, 3)),  # two choices are still one turn
        Asked(6, 1, 4),  # turns 4 and 5 went by without a question: dead
    ]
    assert watched(*script, turns=7, rules=Rules()).dead == 4  # and so did 7


def test_setting_up_belongs_to_no_turn() -> None:
    facts = watched(Asked(0, 1, 9), Asked(0, 0, 8), Asked(1, 1, 1), rules=Rules())
    assert (facts.first, facts.dead, facts.decisions) == (1, 1, 3)


def test_what_a_game_wants_counted_is_counted_for_each_seat() -> None:
    facts = watched(Asked(1, 1, 2), Asked(2, 0, 1), Asked(3, 1, 1), rules=CountingRules())
    assert facts.uses == {"an-act": [1, 2]}


def test_a_game_without_an_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "MOST_DECISIONS", 2)
    facts = watched(*[Asked(1, 0, 2)] * 5, rules=Rules())
    assert (facts.over, facts.decisions, facts.comeback) == (False, 2, 0)
    assert facts.scores == [0.0, 0.0]
