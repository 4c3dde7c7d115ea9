"""The findings as a page with charts."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.analysis.course import Course, Swing
from gloam.analysis.study import Study
from gloam.analysis.words import Words, columns, estimates
from gloam.report import (
    Html,
    Mark,
    Point,
    Row,
    Section,
    Series,
    figure,
    interval_chart,
    line_chart,
    page,
    paragraph,
    table,
)

__all__ = ["analysis_page"]


def analysis_page(
    title: str,
    study: Study,
    course: Course,
    swings: Sequence[Swing],
    told: Sequence[str],
    seats: Sequence[int],
    words: Words,
) -> str:
    """The whole file. `told` has a sentence for each turning point, `seats` are those shown in the totals."""
    points = [paragraph(f"{number}. {text}") for number, text in enumerate(told, 1)]
    points += [paragraph(text) for text in words.few(len(told))]
    rows = [[words.name(seat), *words.row(study, course, seat)] for seat in seats]
    sections = [
        Section(words.word("turning-points"), points),
        Section(words.word("course"), [_course_chart(study, course, swings, words)]),
        Section(
            words.word("totals"),
            [table(words.head(study), rows), *(_parts_chart(study, course, seat, words) for seat in seats)],
        ),
        Section(words.word("reading"), [paragraph(text) for text in words.about(study)]),
    ]
    return page(title, words.language, sections)


def _course_chart(study: Study, course: Course, swings: Sequence[Swing], words: Words) -> Html:
    plies = [*(stretch.first for stretch in study.stretches), len(study.decisions)]
    series = [
        Series(words.name(seat), [Point(ply, *course.chance(at, seat)) for at, ply in enumerate(plies)])
        for seat in course.seats
    ]
    marks = [Mark(plies[swing.stretch], str(number)) for number, swing in enumerate(swings, 1)]
    heard = " ".join(words.word("heard", who=line.label, **_ends(line, words)) for line in series)
    chart = line_chart(
        words.word("course"),
        heard,
        series,
        x_label=words.word("decisions"),
        y_range=(0.0, 1.0),
        marks=marks,
        write=words.percent,
    )
    return figure(chart, words.word("about-course"))


def _ends(line: Series, words: Words) -> dict[str, str]:
    first, last = line.points[0], line.points[-1]
    return {"before": words.percent(first.middle), "after": words.percent(last.middle)}


def _parts_chart(study: Study, course: Course, seat: int, words: Words) -> Html:
    """What a seat's chance owes to what. What crosses zero may be nothing."""
    parts = estimates(course, seat)
    rows = [
        Row(
            f"{words.word(key)}: {words.signed(part)}",
            part.value - part.margin,
            part.value,
            part.value + part.margin,
        )
        for key in columns(study)
        for part in [parts[key]]
    ]
    title = words.word("parts-of", who=words.name(seat))
    chart = interval_chart(title, " ".join(f"{row.label}." for row in rows), rows, write=words.percent)
    return figure(chart, title)
