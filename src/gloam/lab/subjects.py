"""Which abilities and cards go with winning, and whether the change of the rules changes that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from gloam.lab.measures import SHARE, Finding, finding
from gloam.lab.pairs import Pair
from gloam.lab.watch import Facts
from gloam.stats import Interval, mean_interval

__all__ = ["judge_subjects"]

RARE: Final = 20  # games with a use under each of the rules, of which nothing is said if there are fewer


class _Use(NamedTuple):
    """How often something was used in one game, and how often more than by chance it was by a winner."""

    times: int
    by_winners: float


def judge_subjects(pairs: Sequence[Pair], error: float) -> list[Finding]:
    """What was used often enough. That any of the bounds is wrong has a chance of `error` at most.

    The value of a subject is the share of its uses that eventual winners made, less the share by chance.
    """
    names = sorted({name for pair in pairs for game in pair for name in game.uses})
    uses = {
        name: ([_use(pair.base, name) for pair in pairs], [_use(pair.changed, name) for pair in pairs])
        for name in names
    }
    often = {name: both for name, both in uses.items() if min(map(_games, both)) >= RARE}
    return [_judge(name, *both, error / len(often)) for name, both in often.items()]


def _use(game: Facts, name: str) -> _Use:
    counts = game.uses.get(name, ())
    won = sum(count * share for count, share in zip(counts, game.scores, strict=False))
    return _Use(sum(counts), won - sum(counts) / len(game.scores))


def _games(uses: Sequence[_Use]) -> int:
    return sum(use.times > 0 for use in uses)


def _judge(name: str, base: Sequence[_Use], changed: Sequence[_Use], error: float) -> Finding:
    before, after = _ratio(base), _ratio(changed)
    pulls = [new - old for old, new in zip(_pulls(base, before), _pulls(changed, after), strict=True)]
    around = mean_interval(pulls, error, max(1 / _usual(base), 1 / _usual(changed)))
    bounds = Interval(after - before + around.low, after - before + around.high)
    return finding(name, "points", before, after, bounds, error, len(base), SHARE)


def _usual(uses: Sequence[_Use]) -> float:
    return sum(use.times for use in uses) / len(uses)


def _ratio(uses: Sequence[_Use]) -> float:
    return sum(use.by_winners for use in uses) / sum(use.times for use in uses)


def _pulls(uses: Sequence[_Use], ratio: float) -> list[float]:
    """How far each game pulls the ratio its way. They add up to nothing and vary as the ratio does."""
    usual = _usual(uses)
    return [(use.by_winners - ratio * use.times) / usual for use in uses]
