"""What a change of the rules is judged by, with a chance of being wrong that is said beforehand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from statistics import NormalDist
from typing import Final, NamedTuple

from gloam.lab.pairs import Pair
from gloam.lab.watch import Facts
from gloam.stats import Interval, mean_interval, student_quantile

__all__ = ["MEASURES", "Finding", "finding", "judge"]

POWER: Final = NormalDist().inv_cdf(
    0.8
)  # a difference counts as detectable if it is found four times in five
SHARE: Final = 0.03  # a share of games known to within so much is known well enough
GAP: Final = 0.1  # and so the gap between two shares
LENGTH: Final = 0.05  # and so a length, known to within so much of itself


class Finding(NamedTuple):
    """One measure under both rules, and between which bounds the difference lies.

    Shares are shown in points: hundredths. `enough` is half the width of bounds that leave no wish open.
    """

    key: str
    unit: str  # "points", "turns" or "decisions"
    base: float
    changed: float
    low: float
    high: float
    detectable: float
    enough: float

    @property
    def difference(self) -> float:
        return self.changed - self.base

    @property
    def verdict(self) -> str:
        """Is it more or less than before, or is no difference found?"""
        return "more" if self.low > 0 else "less" if self.high < 0 else "none"

    @property
    def decided(self) -> bool:
        return self.verdict != "none" or self.high - self.low <= 2 * self.enough


def finding(
    key: str,
    unit: str,
    base: float,
    changed: float,
    bounds: Interval,
    error: float,
    count: int,
    enough: float,
) -> Finding:
    reach = (bounds.high - bounds.low) / 2
    detectable = reach * (1 + POWER / student_quantile(error, count))
    return Finding(key, unit, base, changed, *bounds, detectable, enough)


# Measures that are a mean of something every game has


class Measure(NamedTuple):
    key: str
    unit: str
    value: Callable[[Facts], float]


MEANS: Final = (
    Measure("first", "points", lambda game: game.scores[game.first] - 1 / len(game.scores)),
    Measure("turns", "turns", lambda game: game.turns),
    Measure("decisions", "decisions", lambda game: game.decisions),
    Measure("comebacks", "points", lambda game: game.comeback),
    Measure("dead", "points", lambda game: game.dead / max(game.turns, 1)),
    Measure("shared", "points", lambda game: float(sum(share > 0 for share in game.scores) > 1)),
)


def _mean(measure: Measure, pairs: Sequence[Pair], error: float) -> Finding:
    base = [measure.value(pair.base) for pair in pairs]
    changed = [measure.value(pair.changed) for pair in pairs]
    usual = sum(base) / len(base)
    span, enough = (1.0, SHARE) if measure.unit == "points" else (usual, LENGTH * usual)
    bounds = mean_interval([after - before for before, after in zip(base, changed, strict=True)], error, span)
    mean = sum(changed) / len(changed)
    return finding(measure.key, measure.unit, usual, mean, bounds, error, len(pairs), enough)


# The spread over the places in turn order: how much more the best wins than the worst


def _spread(pairs: Sequence[Pair], error: float) -> Finding:
    """It is no mean, so it is fenced in: by bounds on what each place wins more than each other."""
    base = [_by_place(pair.base) for pair in pairs]
    changed = [_by_place(pair.changed) for pair in pairs]
    contrasts = len(base[0]) * (len(base[0]) - 1)  # of both rules together
    before, after = (_gap_bounds(games, error / contrasts) for games in (base, changed))
    bounds = Interval(after.low - before.high, after.high - before.low)
    return finding("spread", "points", _gap(base), _gap(changed), bounds, error, len(pairs), GAP)


def _by_place(game: Facts) -> list[float]:
    """What each place in turn order won, the first to move first."""
    return [*game.scores[game.first :], *game.scores[: game.first]]


def _gap(games: Sequence[Sequence[float]]) -> float:
    wins = [sum(game[place] for game in games) / len(games) for place in range(len(games[0]))]
    return max(wins) - min(wins)


def _gap_bounds(games: Sequence[Sequence[float]], error: float) -> Interval:
    low = high = 0.0
    for one, other in combinations(range(len(games[0])), 2):
        bounds = mean_interval([game[one] - game[other] for game in games], error, 1.0)
        low = max(low, bounds.low, -bounds.high)
        high = max(high, bounds.high, -bounds.low)
    return Interval(low, high)


MEASURES: Final = ("first", "spread", *(measure.key for measure in MEANS[1:]))


def judge(pairs: Sequence[Pair], error: float) -> list[Finding]:
    """All measures. That any of the bounds is wrong has a chance of `error` at most."""
    each = error / len(MEASURES)
    means = [_mean(measure, pairs, each) for measure in MEANS]
    return [means[0], _spread(pairs, each), *means[1:]]
