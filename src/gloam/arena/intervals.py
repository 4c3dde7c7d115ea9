"""How sure a share of wins is, when the games of a round share their deal.

Games on one deal are not independent: a deal may favour one bot from every seat, or a seat whoever sits in
it. So the rounds are what varies by chance. Their spread, compared with that of independent games, is the
design effect of survey statistics: so many games count for one. Wilson's interval is then taken as if there
had been that many fewer (or more) independent games; it does not collapse at 0 and 100 percent.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean
from typing import Final, NamedTuple

__all__ = ["Interval", "design_effect", "student", "wilson"]

CONFIDENCE: Final = 0.95
PRIOR_ROUNDS: Final = 2  # rounds of independent games that count before any is seen


class Interval(NamedTuple):
    low: float
    high: float


def design_effect(wins: Sequence[float], games: int, alone: float) -> float:
    """How many games count for one independent game, by a bot's wins in each round of so many games.

    `alone` is the variance of its wins in a round if games were independent. A few rounds cannot tell, and
    nor can rounds that are all won: the effect is drawn towards 1, as PRIOR_ROUNDS of even games would.
    """
    mean, prior = fmean(wins), PRIOR_ROUNDS * games / 4
    spread = sum((won - mean) ** 2 for won in wins)
    return (spread + prior) / ((len(wins) - 1) * alone + prior)


def wilson(share: float, games: float, quantile: float) -> Interval:
    """Where the true share lies if so many independent games had this one."""
    pull = quantile**2 / games
    middle = (share + pull / 2) / (1 + pull)
    reach = sqrt(share * (1 - share) * pull + pull**2 / 4) / (1 + pull)
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))


def student(rounds: int) -> float:
    """The quantile of Student's distribution for our confidence, after so many rounds.

    By the expansion of Cornish and Fisher: 3 percent too small for one round, exact to 0.2 percent from four.
    """
    z, n = NormalDist().inv_cdf((1 + CONFIDENCE) / 2), rounds - 1 + PRIOR_ROUNDS
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3
