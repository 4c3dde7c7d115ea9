"""What was found, in words and numbers of one language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from gloam.analysis.course import Course, Estimate, Swing
from gloam.analysis.cut import Kind, Stretch
from gloam.analysis.study import Study
from gloam.core.action import NONE
from gloam.core.event import Event
from gloam.core.phrase import Arg, Phrase, Who
from gloam.core.picture import Say
from gloam.core.record import Step, replay

__all__ = ["COLUMNS", "Words", "columns", "estimates", "tell_swings"]

MOST_TOLD: Final = 4  # sentences about what happened in one turning point
COLUMNS: Final = ("own", "others", "luck", "whole")


def columns(study: Study) -> list[str]:
    """The parts that can be anything but nothing."""
    others = study.viewer == NONE
    whole = any(stretch.kind is Kind.WHOLE for stretch in study.stretches)
    return ["own", *["others"] * others, "luck", *["whole"] * whole]


def estimates(course: Course, seat: int) -> dict[str, Estimate]:
    """What a seat's chance owes to its own choices, to those of others, to luck, and to what is not split."""
    others = [other for other in course.seats if other != seat]
    everybody = [NONE, *course.seats]
    return {
        "own": course.total("choice", seat, [seat]),
        "others": course.total("choice", seat, others),
        "luck": course.total("luck", seat, everybody),
        "whole": course.total("whole", seat, everybody),
    }


class Words(NamedTuple):
    """Says findings in one language."""

    say: Say
    language: str

    def word(self, key: str, **args: Arg) -> str:
        return self.say(Phrase(f"analyse-{key}", args))

    def name(self, seat: int) -> str:
        return self.word("name", who=Who(seat))

    def percent(self, share: float) -> str:
        return self.word("percent", number=_hundredths(share))

    def signed(self, estimate: Estimate) -> str:
        sign = "+" if round(100 * estimate.value) > 0 else ""
        return f"{sign}{_hundredths(estimate.value)} ±{_hundredths(estimate.margin)}"

    def row(self, study: Study, course: Course, seat: int) -> list[str]:
        """A line of the table of totals, without the name."""
        parts = estimates(course, seat)
        first, last = (course.chance(at, seat)[1] for at in (0, len(study.stretches)))
        return [self.percent(first), *(self.signed(parts[key]) for key in columns(study)), self.percent(last)]

    def head(self, study: Study) -> list[str]:
        return [self.word(key) for key in ("player", "start", *columns(study), "end")]

    def about(self, study: Study) -> list[str]:
        """What the numbers mean, and what they do not."""
        known = self.word("known-open") if study.viewer == NONE else self._known_to(study.viewer)
        points = sum(len(run.legs) + 1 for run in study.runs)
        meaning = self.word("meaning", playouts=study.effort.playouts, points=points)
        thinned = [self.word("thinned", every=study.effort.every)] if study.effort.every > 1 else []
        whole = [self.word("whole-seat")] if study.viewer != NONE else []
        return [meaning, known, *thinned, *whole, self.word("bands")]

    def _known_to(self, seat: int) -> str:
        return self.word("known-seat", who=Who(seat))

    def swing(self, study: Study, swing: Swing, what: Sequence[Phrase]) -> str:
        """A turning point: when, what happened, and what it did to whom."""
        stretch = study.stretches[swing.stretch]
        told = [self.say(phrase) for phrase in what[:MOST_TOLD]] + ["…"] * (len(what) > MOST_TOLD)
        where = self.word(
            "where",
            turn=stretch.turn,
            decision=_decisions(stretch),
            count=stretch.end - stretch.first,
        )
        if swing.part == "choice":
            happened = self.word("chose", who=Who(stretch.seat), what="; ".join(told))
        else:
            happened = self.word("came" if swing.part == "luck" else "happened", what=" ".join(told))
        return f"{where} {happened} {self._change(swing)}"

    def _change(self, swing: Swing) -> str:
        return self.word(
            "rose" if swing.after > swing.before else "fell",
            who=Who(swing.seat),
            before=self.percent(swing.before),
            after=self.percent(swing.after),
            margin=_hundredths(swing.margin),
        )

    def few(self, count: int) -> list[str]:
        """What is said if there are not three turning points."""
        return [self.word("none-else" if count else "none")] if count < 3 else []


def _hundredths(value: float) -> str:
    return str(round(100 * value)).replace("-", "−")


def _decisions(stretch: Stretch) -> str:
    """Counted from one, as in the record."""
    first, last = stretch.first + 1, stretch.end
    return str(first) if first == last else f"{first}–{last}"


def tell_swings(study: Study, swings: Sequence[Swing]) -> list[list[Phrase]]:
    """For each turning point what was chosen in it, or what happened, as far as whoever looks may know."""
    told: list[list[Phrase]] = [[] for _ in swings]
    for step in replay(study.game, study.record):
        for swing, phrases in zip(swings, told, strict=True):
            stretch = study.stretches[swing.stretch]
            said = _chosen if swing.part == "choice" else _heard
            phrases += said(study, stretch, step, swing.part)
    return told


def _chosen(study: Study, stretch: Stretch, step: Step, part: str) -> Iterator[Phrase]:
    if stretch.first <= step.ply < stretch.end and not study.decisions[step.ply].forced:
        decision = study.decisions[step.ply]
        yield study.game.label(decision.action, study.game.view(step.state, decision.seat))


def _heard(study: Study, stretch: Stretch, step: Step, part: str) -> Iterator[Phrase]:
    """Luck is what chance brought; where all is one, it is everything that happened."""
    if not stretch.first < step.ply <= stretch.end:
        return
    viewer = step.state.seats if study.viewer == NONE else study.viewer
    view = study.game.view(step.state, viewer)
    for event in step.events:
        if event.mark or part == "whole":
            yield study.game.tell(_told(study, event), view)


def _told(study: Study, event: Event) -> Event:
    return event if study.viewer == NONE else event.told_to(study.viewer)
