"""Where the mean of some numbers may lie."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

__all__ = ["Interval", "interval", "quantile"]

FEWEST: Final = 10  # numbers; of fewer nothing is said
NORMAL: Final = NormalDist()


class Interval(NamedTuple):
    """From where to where."""

    low: float
    high: float


def quantile(error: float, freedom: int) -> float:
    """How many standard errors a mean strays with this chance: Student's t, by its series in 1/freedom."""
    z = NORMAL.inv_cdf(1 - error / 2)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def interval(values: Sequence[float], error: float, span: float) -> Interval:
    """Holds the true mean of such values, but for a chance of `error`.

    Two imagined values lie one `span` to either side of the mean (Bonett and Price, for differences of
    shares): what has not been seen to vary may still do so, and few games prove little.
    """
    count = len(values)
    if count < FEWEST:
        return Interval(-inf, inf)
    mean = sum(values) / count
    squares = sum((value - mean) ** 2 for value in values) + 2 * span**2
    reach = quantile(error, count) * sqrt(squares / (count - 1) / count)
    return Interval(mean - reach, mean + reach)
