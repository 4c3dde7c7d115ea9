"""The findings as a page with charts."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.lab.experiment import Look
from gloam.lab.measures import MEASURES, Finding
from gloam.lab.words import Words
from gloam.report import (
    Html,
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

__all__ = ["lab_page"]


def lab_page(
    title: str, about: Sequence[str], looks: Sequence[Look], subjects: Sequence[Finding], words: Words
) -> str:
    """The whole file. `about` says what was played; the last look is the one that counts."""
    findings = looks[-1].findings
    sections = [
        Section(words.word("verdict"), [paragraph(words.sentence(finding)) for finding in findings]),
        *_charts(findings, words),
        *_course(looks, words),
        *_subjects(subjects, words),
        Section(words.word("numbers"), [_table("measure", findings, words), *map(paragraph, about)]),
        Section(words.word("meaning"), _meaning(words)),
    ]
    return page(title, words.language, sections)


def _charts(findings: Sequence[Finding], words: Words) -> list[Section]:
    shares = [finding for finding in findings if finding.unit == "points"]
    lengths = [finding for finding in findings if finding.unit != "points"]
    groups = {"shares": shares, "lengths": lengths}
    return [Section(words.word(key), [_chart(key, group, words)]) for key, group in groups.items()]


def _chart(key: str, findings: Sequence[Finding], words: Words) -> Html:
    """All findings share a unit, or at least a scale."""
    scale = 100 if findings[0].unit == "points" else 1
    rows = [
        Row(
            f"{words.name(finding)}: {words.signed(finding, finding.difference)} ({words.bounds(finding)})",
            *(scale * value for value in (finding.low, finding.difference, finding.high)),
        )
        for finding in findings
    ]
    heard = " ".join(f"{row.label}." for row in rows)
    return figure(interval_chart(words.word(key), heard, rows, write=words.plain), words.word("about-chart"))


def _course(looks: Sequence[Look], words: Words) -> list[Section]:
    """How the bounds of the first measure drew together. One look makes no line."""
    if len(looks) < 2:
        return []
    firsts = [look.findings[0] for look in looks]
    points = [
        Point(len(look.pairs), *(100 * value for value in (first.low, first.difference, first.high)))
        for look, first in zip(looks, firsts, strict=True)
    ]
    heard = " ".join(f"{len(look.pairs)}: {words.bounds(look.findings[0])}." for look in looks)
    line = Series(words.title(firsts[0]), points)
    chart = line_chart(words.word("course"), heard, [line], x_label=words.word("games"), write=words.plain)
    return [Section(words.word("course"), [figure(chart, words.word("about-course"))])]


def _subjects(subjects: Sequence[Finding], words: Words) -> list[Section]:
    if not subjects:
        return []
    found = [paragraph(words.sentence(finding)) for finding in subjects if finding.verdict != "none"]
    blocks = [*found, _chart("subjects", subjects, words), _table("subject", subjects, words)]
    return [Section(words.word("subjects"), [*blocks, paragraph(words.word("about-subjects"))])]


def _table(kind: str, findings: Sequence[Finding], words: Words) -> Html:
    header = [kind, "base", "changed", "difference", "bounds", "detectable"]
    rows = [
        [words.title(finding), *words.row(finding), words.number(finding, finding.detectable)]
        for finding in findings
    ]
    return table([words.word(key) for key in header], rows)


def _meaning(words: Words) -> list[Html]:
    meanings = [f"{words.word(key)}: {words.word(f'about-{key}')}" for key in MEASURES]
    return [paragraph(text) for text in [*meanings, words.word("about-bounds")]]
