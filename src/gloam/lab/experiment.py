"""Pairs of games, more and more of them, until everything is decided: when to look and what to conclude.

Whoever looks again and again, at many measures, will sooner or later see a difference that is not there.
So the looks are planned, and the chance of being wrong is shared out equally among looks and measures:
all that is ever concluded in one experiment is right at once, but for `ERROR`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from gloam.lab.measures import Finding, judge
from gloam.lab.pairs import Pair

__all__ = ["ERROR", "Look", "experiment", "planned_looks"]

ERROR: Final = 0.05  # the chance that anything concluded from one experiment is wrong
FIRST_LOOK: Final = 100  # pairs, at least; each further look has twice as many


class Look(NamedTuple):
    """What is known after some pairs. `ended` says why it is the last look; `error` is the look's share."""

    pairs: Sequence[Pair]
    error: float
    findings: Sequence[Finding]
    ended: str  # "" (it is not), "decided", "games" or "time"


def planned_looks(most: int) -> list[int]:
    """After how many pairs to look: after the most there may be, half of them, a quarter …"""
    looks = [most]
    while looks[0] >= 2 * FIRST_LOOK:
        looks.insert(0, -(-looks[0] // 2))
    return looks


def experiment(
    pairs: Iterable[Pair], most: int, time_is_up: Callable[[], bool] = lambda: False
) -> Iterator[Look]:
    """Looks at the first pairs, ever more; after the last of them no further pair is asked for.

    When the time is up, the next look is taken at once. The clock does not know which of two rules was
    the base, so under equal rules it favours neither.
    """
    planned = planned_looks(most)
    error = ERROR / len(planned)
    seen: list[Pair] = []
    for pair in pairs:
        seen.append(pair)
        late = time_is_up()
        if late or len(seen) in planned:
            look = _look(seen, error, "games" if len(seen) == most else "time" if late else "")
            yield look
            if look.ended:
                return


def _look(seen: Sequence[Pair], error: float, ended: str) -> Look:
    findings = judge(seen, error)
    decided = all(finding.decided for finding in findings)
    return Look(tuple(seen), error, findings, "decided" if decided else ended)
