"""One record under study: who is meant to know what, how it is cut, and what came of the playouts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from gloam.analysis.budget import BUDGET, Effort, effort
from gloam.analysis.course import Course
from gloam.analysis.cut import Decision, Run, Stretch, cut, decisions_of, runs_of
from gloam.analysis.playouts import Plan, Sample, work
from gloam.arena.workers import spread
from gloam.core.action import NONE
from gloam.core.protocol import AnyGame
from gloam.core.record import Record, Step, write_record

__all__ = ["Study", "begin"]

CHUNK: Final = 2  # runs that travel together to a process: early ones take much longer than late ones


class Study(NamedTuple):
    """All that follows from the record and the arguments, before any playout."""

    game: AnyGame
    record: Record
    viewer: int  # a seat, or NONE if all hands are known
    seed: int
    effort: Effort
    decisions: Sequence[Decision]
    stretches: Sequence[Stretch]
    runs: Sequence[Run]

    @property
    def plan(self) -> Plan:
        return Plan(write_record(self.record), self.viewer, self.effort.playouts, self.seed)

    def samples(self, jobs: int) -> Iterator[Sample]:
        """What the playouts of each run come to, on so many processes, which do not matter to it."""
        return spread(partial(work, self.plan), self.runs, jobs, CHUNK)

    def course(self, samples: Sequence[Sample]) -> Course:
        return Course(self.stretches, self.runs, samples)

    def seats_of_interest(self, course: Course) -> list[int]:
        """Whose changes are told: of the seat that looks, or of the winner, or of all if nobody won alone."""
        if self.viewer != NONE:
            return [self.viewer]
        ends = [course.chance(len(self.stretches), seat)[1] for seat in course.seats]
        return [seat for seat, share in enumerate(ends) if share == 1] or list(course.seats)


def begin(
    game: AnyGame,
    record: Record,
    steps: Iterable[Step],
    *,
    viewer: int = NONE,
    seed: int = 0,
    every: int = 0,
    playouts: int = 0,
    budget: int = BUDGET,
) -> Study:
    """Go through the record and cut it. 0 leaves it to us how finely, and how many playouts there are."""
    decisions = decisions_of(game, record, steps)
    made = effort(decisions, viewer, every, playouts, budget)
    stretches = cut(decisions, viewer, made.every)
    return Study(game, record, viewer, seed, made, decisions, stretches, runs_of(stretches, decisions))
