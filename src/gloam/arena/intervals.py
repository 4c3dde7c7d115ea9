"""How sure a share of wins is, when the games of a round share their deal.

Games on one deal are not independent: a deal may favour one bot from every seat, or one seat with any bot in
it. So the rounds are what varies by chance. Their spread, compared with that of independent games, is the
design effect of survey statistics: so many games count for one. Wilson's interval is then taken as if there
had been that many fewer (or more) independent games.
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from statistics import fmean
from typing import Any, Final

from gloam import stats

__all__ = ["design_effect", "rounds_quantile"]

CONFIDENCE: Final = 0.95
PRIOR_ROUNDS: Final = 2  # rounds of independent games that count before any is seen


def design_effect(wins: Sequence[float], games: int, alone: float) -> float:
    """How many games count for one independent game, by a bot's wins in each round of so many games.

    `alone` is the variance of its wins in a round if games were independent. A few rounds cannot tell, and
    nor can rounds that are all won: the effect is drawn towards 1, as PRIOR_ROUNDS of even games would.
    """
    mean, prior = fmean(wins), PRIOR_ROUNDS * games / 4
    spread = sum((won - mean) ** 2 for won in wins)
    return (spread + prior) / ((len(wins) - 1) * alone + prior)


def rounds_quantile(rounds: int) -> float:
    """Student's quantile for our confidence, after so many rounds."""
    return stats.student_quantile(1 - CONFIDENCE, rounds - 1 + PRIOR_ROUNDS)


def __getattr__(name: str) -> Any:
    """`wilson` and `Interval` stood here; docs named them."""
    if name not in ("Interval", "wilson"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    warnings.warn(f"{name} has moved to gloam.stats", DeprecationWarning, stacklevel=2)
    return getattr(stats, name)
