"""How much to look at: a whole game should take less than a minute, and its bands should not be too wide."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Final, NamedTuple

from gloam.analysis.cut import Decision, cut, runs_of

__all__ = ["Effort", "effort"]

BUDGET: Final = 40_000_000  # decisions in all playouts together
FEWEST: Final = 150  # playouts from one point
MOST: Final = 1200


class Effort(NamedTuple):
    """How many decisions make a stretch, and how many playouts are made from each point."""

    every: int
    playouts: int


def effort(decisions: Sequence[Decision], viewer: int, every: int, playouts: int) -> Effort:
    """What was asked for; where it is 0, what can be afforded. It depends on the record alone."""
    if not every:
        affordable = (size for size in count(1) if _cost(decisions, viewer, size) * FEWEST <= BUDGET)
        every = 1 if playouts else next(affordable)
    return Effort(every, playouts or max(FEWEST, min(MOST, BUDGET // _cost(decisions, viewer, every))))


def _cost(decisions: Sequence[Decision], viewer: int, every: int) -> int:
    """About how many decisions one playout from each point has, if the game goes on as long as it did."""
    runs = runs_of(cut(decisions, viewer, every), decisions)
    return sum((len(run.legs) + 1) * (len(decisions) - run.first + 1) for run in runs)
