"""What decided a finished game, in pieces short enough for processes that have other things to do too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from gloam.analysis.course import Course, Estimate, Swing
from gloam.analysis.cut import Run
from gloam.analysis.playouts import Plan, Sample
from gloam.analysis.study import Study, begin
from gloam.analysis.words import MOST_TOLD, estimates, tell_swings
from gloam.core import machine
from gloam.core.phrase import Phrase
from gloam.core.record import read_record, replay
from gloam.games import find_game
from gloam.server.protocol.rest import AnalysisResult, ChanceBreakdown, Contribution, TurningPoint

__all__ = ["Job", "Work", "conclude", "prepare"]

MOST_POINTS: Final = 5  # turning points
SLOWER: Final = 50  # times, without compiled engines
DIGITS: Final = 3  # of the chances: what is drawn need not be finer


class Job(NamedTuple):
    """A finished game's record, and how many decisions may be made in playouts to look back at it."""

    record: str
    budget: int


class Work(NamedTuple):
    """What there is to do: each run by itself, and what it takes in comparison."""

    plan: Plan
    runs: Sequence[Run]
    costs: Sequence[int]


def prepare(job: Job) -> Work:
    """Cut the game into runs, of which the longest takes a fraction of a second."""
    study = _study(job)
    plies = len(study.decisions)
    costs = [(len(run.legs) + 1) * (plies - run.first + 1) for run in study.runs]
    return Work(study.plan, study.runs, costs)


def conclude(job: Job, samples: Sequence[Sample]) -> AnalysisResult:
    """What the samples of all runs come to."""
    study = _study(job)
    course = study.course(samples)
    swings = course.swings(course.seats, MOST_POINTS)
    told = zip(swings, tell_swings(study, swings), strict=True)
    return AnalysisResult(
        plies=[*(stretch.first for stretch in study.stretches), len(study.decisions)],
        chances=[_chances(course, at) for at in range(len(study.stretches) + 1)],
        accounts=[_breakdown(study, course, seat) for seat in course.seats],
        points=[_point(study, swing, what) for swing, what in told],
        playouts=study.effort.playouts,
        every=study.effort.every,
    )


def _study(job: Job) -> Study:
    record = read_record(job.record)
    game = find_game(record.game)
    return begin(game, record, replay(game, record), budget=job.budget // _slowness())


def _slowness() -> int:
    return SLOWER if machine.__file__.endswith(".py") else 1


def _chances(course: Course, at: int) -> list[float]:
    return [round(course.chance(at, seat)[1], DIGITS) for seat in course.seats]


def _breakdown(study: Study, course: Course, seat: int) -> ChanceBreakdown:
    parts = {key: _contribution(estimate) for key, estimate in estimates(course, seat).items()}
    start, end = (course.chance(at, seat)[1] for at in (0, len(study.stretches)))
    return ChanceBreakdown(start=start, **parts, end=end)


def _contribution(estimate: Estimate) -> Contribution:
    return Contribution(estimate.value, estimate.margin)


def _point(study: Study, swing: Swing, what: Sequence[Phrase]) -> TurningPoint:
    stretch = study.stretches[swing.stretch]
    return TurningPoint(
        ply=stretch.first,
        until=stretch.end,
        turn=stretch.turn,
        kind=swing.part,
        by=stretch.seat,
        seat=swing.seat,
        before=swing.before,
        after=swing.after,
        margin=swing.margin,
        what=list(what[:MOST_TOLD]),
        more=len(what) > MOST_TOLD,
    )
