"""Strengths out of results."""

from itertools import combinations
from math import exp, log, sqrt

import pytest

from gloam.arena.ratings import POINTS, Tables, rate


def points(wins: list[float], tables: Tables) -> list[float]:
    return [rating.points for rating in rate(wins, tables)]


def expected_wins(strengths: list[float], tables: Tables) -> list[float]:
    wins = [0.0] * len(strengths)
    for table, games in tables.items():
        total = sum(exp(strengths[bot]) for bot in table)
        for bot in table:
            wins[bot] += games * exp(strengths[bot]) / total
    return wins


PAIRS = dict.fromkeys(combinations(range(4), 2), 10000000.0)


@pytest.mark.parametrize(
    "tables",
    [PAIRS, {(0, 1, 2): 1e7, (1, 2, 3): 1e7}, {(0, 0, 1): 1e7, (1, 2, 2): 1e7, (2, 3, 3): 1e7}],
    ids=["two", "three", "twice at one table"],
)
def test_the_strengths_behind_very_many_games_are_found(tables: Tables) -> None:
    strengths = [1.5, 0.25, -0.5, -1.25]
    assert points(expected_wins(strengths, tables), tables) == pytest.approx(
        [POINTS * strength for strength in strengths], abs=0.1
    )


def test_ten_to_one_is_four_hundred_points() -> None:
    better, worse = points([1e6, 1e5], {(0, 1): 1.1e6})
    assert better - worse == pytest.approx(400, abs=0.1)


def test_no_other_strengths_make_the_results_likelier() -> None:
    wins: list[float] = [7.0, 4.5, 3.5, 0.0]
    tables: Tables = {(0, 1, 2): 10.0, (1, 2, 3): 3.0, (0, 3): 2.0}

    def likelihood(strengths: list[float]) -> float:
        drawn: dict[tuple[int, ...], float]
        drawn = {pair: tables.get(pair, 0.0) + 1 / 3 for pair in combinations(range(4), 2)}
        at_tables = sum(
            games * log(sum(exp(strengths[bot]) for bot in table))
            for table, games in {**tables, **drawn}.items()
        )
        return sum((won + 1 / 2) * s for won, s in zip(wins, strengths, strict=True)) - at_tables

    found = [rated / POINTS for rated in points(wins, tables)]
    best = likelihood(found)
    for bot in range(4):
        for change in (-0.05, 0.05):
            assert likelihood([s + change * (at == bot) for at, s in enumerate(found)]) < best


@pytest.mark.parametrize("games", [1.0, 10.0, 1e6])
def test_winning_everything_has_a_rating(games: float) -> None:
    wins = [3 * games, 2 * games, games, 0.0]
    first, second, third, last = points(wins, dict.fromkeys(PAIRS, games))
    assert first > second > third > last
    assert first + second + third + last == pytest.approx(0, abs=1e-3)
    assert first < 1000 * log(games * 10)


def test_the_error_is_that_of_independent_games() -> None:
    """A coin thrown n times, and once more: the log odds have the variance 4 / n."""
    one, other = rate([200.0, 200.0], {(0, 1): 400.0})
    assert one.error == other.error == pytest.approx(POINTS / sqrt(401))
    assert one.variance == pytest.approx(401 / 4)


def test_nobody_to_compare_with() -> None:
    assert rate([5.0], {(0, 0): 5.0}) == [(0.0, 0.0, 0.0)]
    assert points([0.0, 0.0], {}) == pytest.approx([0.0, 0.0])
