"""A recorded game cut where chance came in, so that what was chosen can be told from what was dealt.

A stretch is what is looked at as one: a decision, or a few. A run is stretches between two chances: no
card is turned up within it, so all its decisions can be made in every world in which it can begin.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from itertools import pairwise
from typing import NamedTuple

from gloam.core.action import NONE
from gloam.core.protocol import AnyGame
from gloam.core.record import Record, Step

__all__ = ["Decision", "Kind", "Run", "Stretch", "cut", "decisions_of", "runs_of"]


class Decision(NamedTuple):
    """One decision of a record: whose, what, and what came of it."""

    seat: int
    action: int
    turn: int
    forced: bool  # there was nothing else to choose
    chance: bool  # chance was spent by it, or something came to light


class Kind(Enum):
    FREE = "free"  # choices of one seat, and no chance
    CHANCE = "chance"  # choices of one seat, then chance
    WHOLE = "whole"  # what was chosen and what was chance cannot be told apart


class Stretch(NamedTuple):
    """The decisions from `first` up to, not including, `end`."""

    first: int
    end: int
    seat: int  # who chose, NONE if several did
    turn: int
    kind: Kind
    forced: bool


class Run(NamedTuple):
    """Where to begin, and the actions of each stretch that leads to the next point to be valued."""

    first: int
    legs: tuple[tuple[int, ...], ...]


def decisions_of(game: AnyGame, record: Record, steps: Iterable[Step]) -> list[Decision]:
    """Every decision of a record, which is checked by going through it."""
    seen = [(step.state.turn, _only_option(step), _by_chance(step)) for step in steps]
    actions = [game.actions.parse(move.text).index for move in record.moves]
    return [
        Decision(move.seat, action, turn, only == action, chance)
        for move, action, ((turn, only, _), (_, _, chance)) in zip(
            record.moves, actions, pairwise(seen), strict=True
        )
    ]


def _only_option(step: Step) -> int:
    return step.state.options[0] if len(step.state.options) == 1 else NONE


def _by_chance(step: Step) -> bool:
    return any(event.mark for event in step.events)


def cut(decisions: Sequence[Decision], viewer: int, every: int) -> list[Stretch]:
    """Stretches of `every` decisions. To a seat that looks, what others did is dark: none of it is split."""
    return [
        _stretch(decisions[first : first + every], first, viewer) for first in range(0, len(decisions), every)
    ]


def _stretch(decisions: Sequence[Decision], first: int, viewer: int) -> Stretch:
    choosers = {decision.seat for decision in decisions if viewer != NONE or not decision.forced}
    seats = choosers or {decisions[0].seat}
    kind = _kind(decisions, split=seats == {viewer} if viewer != NONE else len(seats) == 1)
    forced = all(decision.forced for decision in decisions)
    seat = seats.pop() if len(seats) == 1 else NONE
    return Stretch(first, first + len(decisions), seat, decisions[0].turn, kind, forced)


def _kind(decisions: Sequence[Decision], *, split: bool) -> Kind:
    if not split or any(decision.chance for decision in decisions[:-1]):
        return Kind.WHOLE
    return Kind.CHANCE if decisions[-1].chance else Kind.FREE


def runs_of(stretches: Sequence[Stretch], decisions: Sequence[Decision]) -> list[Run]:
    """The runs, and at last one of no stretch at all: the position where the record ends."""
    runs = []
    legs: list[tuple[int, ...]] = []
    gone: tuple[
        int, ...
    ] = ()  # forced actions: they lead to no new point, but the next leg begins behind them
    first = 0
    for stretch in stretches:
        gone += tuple(decision.action for decision in decisions[stretch.first : stretch.end])
        if stretch.kind is not Kind.WHOLE and not stretch.forced:
            legs.append(gone)
            gone = ()
        if stretch.kind is not Kind.FREE or stretch is stretches[-1]:
            runs.append(Run(first, tuple(legs)))
            legs, gone, first = [], (), stretch.end
    return [*runs, Run(first, ())]
