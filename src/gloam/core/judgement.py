"""From how well each seat does to how likely it is to win."""

from __future__ import annotations

from math import exp

__all__ = ["shares"]


def shares(standings: list[float]) -> list[float]:
    """Standings in logarithms of odds as shares of the win that sum to one."""
    best = max(standings)
    odds = [exp(standing - best) for standing in standings]
    total = sum(odds)
    return [odd / total for odd in odds]
