"""From standings to shares of the win."""

from __future__ import annotations

from math import e, isclose

from gloam.core.judgement import shares


def test_equal_standings_share_equally() -> None:
    assert shares([2.5, 2.5, 2.5, 2.5]) == [0.25] * 4


def test_one_more_multiplies_the_odds_by_e() -> None:
    low, high = shares([-1.0, 0.0])
    assert isclose(high / low, e)
    assert isclose(high + low, 1)


def test_any_standings_give_shares() -> None:
    """However far apart, and however large: nothing overflows."""
    assert shares([1000.0, 0.0]) == [1.0, 0.0]
    assert shares([-1000.0, -1000.0]) == [0.5, 0.5]
    assert shares([5000.0, 5000.0, -5000.0]) == [0.5, 0.5, 0.0]
