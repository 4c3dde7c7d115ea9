from math import inf
from random import Random

import pytest

from gloam.lab.interval import FEWEST, interval, quantile


@pytest.mark.parametrize(
    ("error", "freedom", "printed"),
    [(0.05, 10**6, 1.960), (0.05, 30, 2.042), (0.01, 60, 2.660), (0.001, 100, 3.390), (0.001, 20, 3.850)],
)
def test_quantiles_are_those_of_the_printed_tables(error: float, freedom: int, printed: float) -> None:
    assert quantile(error, freedom) == pytest.approx(printed, abs=0.003)


def test_an_interval_by_hand() -> None:
    reach = quantile(0.05, 100) * (100 / 99 / 100) ** 0.5
    assert interval([0.0, 2.0] * 50, 0.05, 0.0) == pytest.approx((1 - reach, 1 + reach))


def test_what_never_varied_is_still_not_certain() -> None:
    few, many = interval([0.0] * 20, 0.05, 1.0), interval([0.0] * 2000, 0.05, 1.0)
    assert few.low < -0.1 < 0.1 < few.high
    assert -0.002 < many.low < 0 < many.high < 0.002
    assert interval([0.0] * 20, 0.05, 2.0).high == pytest.approx(2 * few.high)


def test_too_few_numbers_say_nothing() -> None:
    assert interval([5.0] * (FEWEST - 1), 0.05, 1.0) == (-inf, inf)
    assert interval([5.0] * FEWEST, 0.05, 1.0).high < inf


@pytest.mark.parametrize("rare", [0.5, 0.03])
def test_intervals_hold_the_truth_as_often_as_they_promise(rare: float) -> None:
    """Differences of two shares, one of them rare; 5 % of 600 are 30, and 3 standard errors more are 46."""
    rng = Random(5)
    missed = 0
    for _ in range(600):
        values = [float(rng.random() < rare) - float(rng.random() < rare / 2) for _ in range(100)]
        low, high = interval(values, 0.05, 1.0)
        missed += not low <= rare / 2 <= high
    assert 4 <= missed <= 46
