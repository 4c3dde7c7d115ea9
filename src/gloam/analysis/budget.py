"""How much to look at: nobody should wait too long, and bands should not be too wide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from gloam.analysis.cut import Decision, cut, runs_of

__all__ = ["BUDGET", "Effort", "effort"]

BUDGET: Final = 40_000_000  # decisions in all playouts together: less than a minute for a whole game
FEWEST: Final = 150  # playouts from one point
MOST: Final = 1200


class Effort(NamedTuple):
    """How many decisions make a stretch, and how many playouts are made from each point."""

    every: int
    playouts: int


def effort(
    decisions: Sequence[Decision], viewer: int, every: int, playouts: int, budget: int = BUDGET
) -> Effort:
    """What was asked for; where it is 0, what can be afforded. It depends on the record alone.

    If nothing can be, the game is looked at as one, by as few playouts as there can be.
    """
    fewest = FEWEST if every else 1
    if not every:
        sizes = range(1, len(decisions) + 1)
        affordable = (size for size in sizes if _cost(decisions, viewer, size) * FEWEST <= budget)
        every = 1 if playouts else next(affordable, max(1, len(decisions)))
    return Effort(every, playouts or max(fewest, min(MOST, budget // _cost(decisions, viewer, every))))


def _cost(decisions: Sequence[Decision], viewer: int, every: int) -> int:
    """About how many decisions one playout from each point has, if the game goes on as long as it did."""
    runs = runs_of(cut(decisions, viewer, every), decisions)
    return sum((len(run.legs) + 1) * (len(decisions) - run.first + 1) for run in runs)
