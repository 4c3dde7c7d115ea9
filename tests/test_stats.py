"""The intervals and quantiles that every comparison of bots and rules rests on."""

from math import inf
from random import Random

import pytest

from gloam import stats
from gloam.arena import intervals
from gloam.stats import FEWEST, mean_interval, student_quantile, wilson

Z = 1.96


@pytest.mark.parametrize(
    ("error", "freedom", "printed"),
    [(0.05, 10**6, 1.960), (0.05, 30, 2.042), (0.01, 60, 2.660), (0.001, 100, 3.390), (0.001, 20, 3.850)],
)
def test_quantiles_are_those_of_the_printed_tables(error: float, freedom: int, printed: float) -> None:
    assert student_quantile(error, freedom) == pytest.approx(printed, abs=0.003)


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 10, 0.237, 0.763), (1.0, 10, 0.722, 1.0), (0.0, 10, 0.0, 0.278), (0.3, 100, 0.219, 0.396)],
)
def test_wilson_is_as_in_the_tables(share: float, games: float, low: float, high: float) -> None:
    assert wilson(share, games, Z) == pytest.approx((low, high), abs=0.001)


def test_an_interval_by_hand() -> None:
    reach = student_quantile(0.05, 100) * (100 / 99 / 100) ** 0.5
    assert mean_interval([0.0, 2.0] * 50, 0.05, 0.0) == pytest.approx((1 - reach, 1 + reach))


def test_what_never_varied_is_still_not_certain() -> None:
    few, many = mean_interval([0.0] * 20, 0.05, 1.0), mean_interval([0.0] * 2000, 0.05, 1.0)
    assert few.low < -0.1 < 0.1 < few.high
    assert -0.002 < many.low < 0 < many.high < 0.002
    assert mean_interval([0.0] * 20, 0.05, 2.0).high == pytest.approx(2 * few.high)


def test_too_few_numbers_say_nothing() -> None:
    assert mean_interval([5.0] * (FEWEST - 1), 0.05, 1.0) == (-inf, inf)
    assert mean_interval([5.0] * FEWEST, 0.05, 1.0).high < inf


@pytest.mark.parametrize("rare", [0.5, 0.03])
def test_intervals_hold_the_truth_as_often_as_they_promise(rare: float) -> None:
    """Differences of two shares, one of them rare; 5 % of 600 are 30, and 3 standard errors more are 46."""
    rng = Random(5)
    missed = 0
    for _ in range(600):
        values = [float(rng.random() < rare) - float(rng.random() < rare / 2) for _ in range(100)]
        low, high = mean_interval(values, 0.05, 1.0)
        missed += not low <= rare / 2 <= high
    assert 4 <= missed <= 46


def test_the_documented_import_still_works_and_warns() -> None:
    with pytest.warns(DeprecationWarning, match=r"gloam\.stats"):
        moved = intervals.wilson
    assert moved is stats.wilson
    with pytest.raises(AttributeError, match="nothing"):
        _ = intervals.nothing
