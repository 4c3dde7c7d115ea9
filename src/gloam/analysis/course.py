"""The course of a game: every chance, change and total as a sum of sampled points, with its error.

A blend is such a sum: points and how often each counts. Luck and choices are differences of neighbouring
points, so from start to end they add up to the result whatever the playouts came to.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import sqrt
from typing import Final, Literal, NamedTuple, TypeAlias

from gloam.analysis.cut import Kind, Run, Stretch
from gloam.analysis.playouts import Sample
from gloam.stats import normal_quantile, wilson

__all__ = ["LEVEL", "PARTS", "Course", "Estimate", "Part", "Swing"]

LEVEL: Final = 0.95  # how often the truth lies in a band
WIDTH: Final = normal_quantile(1 - LEVEL)  # of a band to either side, in standard errors
Part: TypeAlias = Literal["choice", "luck", "whole"]
PARTS: Final[tuple[Part, ...]] = ("choice", "luck", "whole")
SWINGS: Final = 3  # turning points that are told, unless more are wanted


class Point(NamedTuple):
    """A position that was sampled: the run, and how many legs of it were gone."""

    run: int
    leg: int


Blend = Mapping[Point, int]
NOTHING: Final[Blend] = {}


class Estimate(NamedTuple):
    """A number, and how far off it may be: half the width of its band."""

    value: float
    margin: float


class Swing(NamedTuple):
    """A change of one seat's chance, by one part of one stretch."""

    stretch: int
    part: Part
    seat: int
    before: float
    after: float
    margin: float


class Course:
    """What the samples say about stretches and about the whole game."""

    def __init__(self, stretches: Sequence[Stretch], runs: Sequence[Run], samples: Sequence[Sample]) -> None:
        self.stretches = stretches
        self.samples = samples
        self.seats = range(len(samples[0].means[0]))
        self.points = [*_points(stretches), Point(len(runs) - 1, 0)]
        self.parts = [self._parts(at, stretch) for at, stretch in enumerate(stretches)]

    def _parts(self, at: int, stretch: Stretch) -> Mapping[str, Blend]:
        """What choice and luck each did in a stretch, or both together if they cannot be told apart."""
        here, there = self.points[at], self.points[at + 1]
        if stretch.kind is Kind.WHOLE:
            return {"choice": NOTHING, "luck": NOTHING, "whole": _from(here, there)}
        chosen = _after(here, stretch) if stretch.kind is Kind.CHANCE else there
        return {"choice": _from(here, chosen), "luck": _from(chosen, there), "whole": NOTHING}

    def estimate(self, blend: Blend, seat: int) -> Estimate:
        value = variance = 0.0
        for run, weights in _by_run(blend, self.samples):
            value += self.samples[run].mean(seat, weights)
            variance += self.samples[run].variance(seat, weights)
        return Estimate(value, WIDTH * sqrt(max(variance, 0.0)))

    def chance(self, at: int, seat: int) -> tuple[float, float, float]:
        """Low end, middle and high end of a seat's chance where a stretch begins, or at the end."""
        point = self.points[at]
        sample = self.samples[point.run]
        share = sample.means[point.leg][seat]
        if not sample.playouts:
            return share, share, share
        low, high = wilson(share, sample.playouts, WIDTH)
        return low, share, high

    def part(self, at: int, part: str, seat: int) -> Estimate:
        return self.estimate(self.parts[at][part], seat)

    def total(self, part: str, seat: int, chosen_by: Iterable[int]) -> Estimate:
        """A part summed over the game, as far as it happened in stretches of these seats."""
        seats = set(chosen_by)
        blends = [
            parts[part]
            for stretch, parts in zip(self.stretches, self.parts, strict=True)
            if stretch.seat in seats
        ]
        return self.estimate(_sum(blends), seat)

    def swings(self, seats: Iterable[int], most: int = SWINGS) -> list[Swing]:
        """The largest changes of these seats' chances that playouts alone do not explain, in order of play.

        Among so many changes some look large by mere noise: each must stand out so far that with the
        probability LEVEL not one of all would by itself.
        """
        found = [swing for seat in seats for swing in self._changes(seat)]
        sure = _width_for(len(found)) / WIDTH
        largest: dict[tuple[int, str], Swing] = {}
        for swing in sorted(found, key=_size, reverse=True):
            if _size(swing) > sure * swing.margin:
                largest.setdefault((swing.stretch, swing.part), swing)
        return sorted(list(largest.values())[:most])

    def _changes(self, seat: int) -> Iterator[Swing]:
        for at in range(len(self.stretches)):
            before = self.chance(at, seat)[1]
            for part in PARTS:
                change = self.part(at, part, seat)
                if self.parts[at][part]:
                    yield Swing(at, part, seat, before, before + change.value, change.margin)
                before += change.value


def _points(stretches: Sequence[Stretch]) -> Iterator[Point]:
    """Where each stretch begins."""
    point = Point(0, 0)
    for stretch in stretches:
        yield point
        point = _after(point, stretch) if stretch.kind is Kind.FREE else Point(point.run + 1, 0)


def _after(point: Point, stretch: Stretch) -> Point:
    """The point behind the choices of a stretch, before its chance. Who had no choice stays where he was."""
    return point if stretch.forced else Point(point.run, point.leg + 1)


def _from(here: Point, there: Point) -> Blend:
    return NOTHING if here == there else {there: 1, here: -1}


def _by_run(blend: Blend, samples: Sequence[Sample]) -> Iterator[tuple[int, list[int]]]:
    for run in sorted({point.run for point in blend}):
        legs = range(len(samples[run].means))
        yield run, [blend.get(Point(run, leg), 0) for leg in legs]


def _sum(blends: Iterable[Blend]) -> Blend:
    total: dict[Point, int] = {}
    for blend in blends:
        for point, weight in blend.items():
            total[point] = total.get(point, 0) + weight
    return total


def _size(swing: Swing) -> float:
    return abs(swing.after - swing.before)


def _width_for(count: int) -> float:
    """In standard errors, the band that holds for `count` estimates at once (Bonferroni)."""
    return normal_quantile((1 - LEVEL) / max(count, 1))
