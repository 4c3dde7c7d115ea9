"""One number for the strength of each bot: the model of Bradley, Terry, Plackett and Luce.

A bot wins a game with a chance in proportion to its strength among those at the table. The strengths that
make the results most likely are found by Newton's method; on the scale of Elo 400 points are a factor of 10.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import exp, log, sqrt
from typing import Final, NamedTuple, TypeAlias

__all__ = ["Rating", "Tables", "rate"]

Tables: TypeAlias = Mapping[tuple[int, ...], float]  # decided games by the bots that sat at the table
Vector: TypeAlias = list[float]
Matrix: TypeAlias = list[list[float]]

POINTS: Final = 400 / log(10)
ENOUGH: Final = 1e-9  # a step that changes no rating anybody could see
MOST_STEPS: Final = 1000


class Rating(NamedTuple):
    """Points above the mean of all bots. If all games were independent: their standard error, and how much
    the number of wins would vary.
    """

    points: float
    error: float
    variance: float


def rate(wins: Sequence[float], tables: Tables) -> list[Rating]:
    """The rating of each bot. So that none is infinite, each is taken to have drawn one game more."""
    wins, tables = _with_a_draw_each(wins, tables)
    strengths = [0.0] * len(wins)
    for _ in range(MOST_STEPS):
        expected, information = _fit(strengths, tables)
        covariance = _inverse(information)
        slope = [won - due for won, due in zip(wins, expected, strict=True)]
        step = [sum(c * s for c, s in zip(row, slope, strict=True)) for row in covariance]
        length = max(map(abs, step))
        strengths = [old + change / max(1, length) for old, change in zip(strengths, step, strict=True)]
        if length < ENOUGH:
            return [_rating(bot, strengths, information, covariance) for bot in range(len(wins))]
    raise ArithmeticError(f"no ratings for {wins} and {tables}")


def _rating(bot: int, strengths: Vector, information: Matrix, covariance: Matrix) -> Rating:
    extra = 1 / len(strengths)
    error = sqrt(max(0.0, covariance[bot][bot] - extra))
    return Rating(POINTS * strengths[bot], POINTS * error, information[bot][bot] - extra)


def _with_a_draw_each(wins: Sequence[float], tables: Tables) -> tuple[Sequence[float], Tables]:
    """One drawn game of each bot, shared out among all the others."""
    if len(wins) == 1:
        return wins, tables
    more = dict(tables)
    for pair in combinations(range(len(wins)), 2):
        more[pair] = more.get(pair, 0.0) + 1 / (len(wins) - 1)
    return [won + 1 / 2 for won in wins], more


def _fit(strengths: Vector, tables: Tables) -> tuple[Vector, Matrix]:
    """The wins each bot should have, and their covariance, the information, with 1/n added everywhere.

    Only differences of strengths can be known, so the information has no inverse; with that 1/n it has.
    """
    count = len(strengths)
    expected = [0.0] * count
    information = [[1 / count] * count for _ in range(count)]
    for table, games in tables.items():
        chances = _chances(table, strengths)
        for one, chance in chances.items():
            expected[one] += games * chance
            information[one][one] += games * chance
            for other, its in chances.items():
                information[one][other] -= games * chance * its
    return expected, information


def _chances(table: tuple[int, ...], strengths: Vector) -> dict[int, float]:
    """Each bot's chance to win at a table where it may sit more than once."""
    weights = [exp(strengths[bot]) for bot in table]
    chances = dict.fromkeys(table, 0.0)
    for bot, weight in zip(table, weights, strict=True):
        chances[bot] += weight / sum(weights)
    return chances


def _inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan; the matrix is symmetric and positive, so no pivot is zero."""
    size = len(matrix)
    rows = [row + [float(at == column) for column in range(size)] for at, row in enumerate(matrix)]
    for at in range(size):
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(size):
            if other != at:
                factor = rows[other][at]
                rows[other] = [value - factor * top for value, top in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]
