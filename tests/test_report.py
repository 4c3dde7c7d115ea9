"""Pages stand on their own, let nothing in, and can be read without colour and by ear."""

from __future__ import annotations

import re
from itertools import pairwise
from math import inf, isfinite
from xml.etree import ElementTree

import pytest

from gloam.report import (
    DASHES,
    SHAPES,
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

NASTY = "<script src='http://x'>&\"\x00\ud800"
ROWS = [Row("up", 1.0, 3.0, 5.0), Row("down", -4.0, -3.0, -2.0), Row("neither", -2.0, 0.5, 3.0)]


def line(label: str, *heights: float) -> Series:
    return Series(label, [Point(x, height - 1, height, height + 1) for x, height in enumerate(heights)])


def parsed(html: str) -> ElementTree.Element:
    return ElementTree.fromstring(html)


def numbers(element: ElementTree.Element, *names: str) -> list[float]:
    return [float(element.attrib[name]) for name in names]


def by_class(drawing: ElementTree.Element, kind: str) -> list[ElementTree.Element]:
    return [element for element in drawing.iter() if kind in element.get("class", "").split()]


@pytest.fixture
def whole() -> str:
    charts = [interval_chart(NASTY, NASTY, [Row(NASTY, -1, 0, 1)])]
    charts.append(line_chart(NASTY, NASTY, [line(NASTY, 1, 2)], x_label=NASTY, marks=[Mark(1, NASTY)]))
    blocks = [*(figure(chart, NASTY) for chart in charts), paragraph(NASTY), table([NASTY], [[NASTY, NASTY]])]
    return page(NASTY, "ru", [Section(NASTY, blocks), Section("empty", [])])


def test_a_page_is_well_formed_and_whatever_stands_in_it_is_only_text(whole: str) -> None:
    root = parsed(whole)
    assert root.attrib == {"lang": "ru"}
    known = {"html", "head", "meta", "title", "style", "body", "main", "section", "h1", "h2", "p", "div"}
    known |= {"table", "thead", "tbody", "tr", "th", "td", "figure", "figcaption"}
    known |= {"svg", "desc", "g", "line", "text", "path", "polyline", "polygon"}
    assert {element.tag for element in root.iter()} == known
    shown = NASTY.replace("\x00", "\ufffd").replace("\ud800", "\ufffd")
    said = [element.text for element in root.iter() if element.text and "script" in element.text]
    assert len(said) == 17
    assert set(said) == {shown}
    whole.encode("utf-8")


def test_a_page_loads_nothing(whole: str) -> None:
    root = parsed(whole)
    names = {name for element in root.iter() for name in element.attrib}
    assert not names & {"src", "href", "srcset", "data", "action", "style", "onload", "onclick"}
    styles = [element.text or "" for element in root.iter("style")]
    assert not re.search(r"url\(|@import|expression", "".join(styles))
    policies = [meta.get("content") for meta in root.iter("meta") if meta.get("http-equiv")]
    assert policies == ["default-src 'none'; style-src 'unsafe-inline'"]


def test_a_page_has_a_light_and_a_dark_dress(whole: str) -> None:
    (style,) = parsed(whole).iter("style")
    light, dark = re.findall(r":root \{([^}]*)\}", style.text or "")
    assert "prefers-color-scheme: dark" in (style.text or "")
    assert set(re.findall(r"--\w+", dark)) == set(re.findall(r"--\w+", light))
    assert contrast(light) > 7
    assert contrast(dark) > 7


def contrast(declarations: str) -> float:
    """Of ink on paper, as the accessibility guidelines count it; 7 is their highest demand."""
    colours = dict(re.findall(r"--(\w+): #(\w+)", declarations))
    lights = [luminance(colours[name]) for name in ("ink", "paper")]
    return (max(lights) + 0.05) / (min(lights) + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize(
    "chart", [interval_chart("Name", "Story", ROWS), line_chart("Name", "Story", [line("a", 1, 3)])]
)
def test_a_chart_can_be_heard(chart: Html) -> None:
    drawing = parsed(chart)
    assert drawing.get("role") == "img"
    assert [(child.tag, child.text) for child in drawing[:2]] == [("title", "Name"), ("desc", "Story")]


def test_a_table_names_its_rows_and_columns() -> None:
    root = parsed(table(["", "one"], [["row", "1"], ["line", "2"]]))
    assert [(cell.get("scope"), cell.text) for cell in root.iter("th")] == [
        ("col", None),
        ("col", "one"),
        ("row", "row"),
        ("row", "line"),
    ]
    assert [cell.text for cell in root.iter("td")] == ["1", "2"]


def test_intervals_lie_on_their_side_of_zero() -> None:
    drawing = parsed(interval_chart("", "", ROWS))
    (zero,) = by_class(drawing, "zero")
    (middle,) = set(numbers(zero, "x1", "x2"))
    bars = [element for element in by_class(drawing, "line") if element.get("y1") == element.get("y2")]
    ends = [numbers(bar, "x1", "x2") for bar in bars]
    assert [[(end > middle) - (end < middle) for end in pair] for pair in ends] == [[1, 1], [-1, -1], [-1, 1]]
    up, down, _ = ends
    assert up[1] - up[0] == pytest.approx(2 * (down[1] - down[0]), abs=0.2)
    labels = [element.text for element in by_class(drawing, "label")]
    assert labels == ["up", "down", "neither"]


def test_a_filled_shape_means_that_zero_is_left_out() -> None:
    shapes = by_class(parsed(interval_chart("", "", [*ROWS, Row("edge", 0.0, 1.0, 2.0)])), "shape")
    assert ["hollow" in shape.get("class", "") for shape in shapes] == [False, False, True, True]


def test_lines_differ_without_colour() -> None:
    drawing = parsed(line_chart("", "", [line(str(number), number, 2) for number in range(len(DASHES))]))
    drawn = [
        element for element in drawing.iter("polyline") if len((element.get("points") or "").split()) == 2
    ]
    dashes = [element.get("stroke-dasharray") for element in drawn]
    assert sorted(map(str, dashes)) == sorted(2 * DASHES)  # the line and its sample in the legend
    assert {shape.get("d") for shape in by_class(drawing, "shape")} == set(SHAPES)


def test_a_line_goes_up_where_its_values_do_and_stays_in_its_band() -> None:
    drawing = parsed(line_chart("", "", [line("a", 0, 5, 2)], y_range=(-10, 10)))
    places = [list(map(float, place.split(","))) for place in points(drawing, "line")[0]]
    xs, ys = zip(*places, strict=True)
    assert list(xs) == sorted(xs)
    assert ys[0] > ys[2] > ys[1]
    band = [list(map(float, place.split(","))) for place in points(drawing, "band")[0]]
    assert [place[0] for place in band] == [*xs, *reversed(xs)]
    assert all(
        high < middle < low for (_, high), middle, (_, low) in zip(band[:3], ys, band[:2:-1], strict=True)
    )


def points(drawing: ElementTree.Element, kind: str) -> list[list[str]]:
    return [(element.get("points") or "").split() for element in by_class(drawing, kind)]


def test_marks_stand_where_they_belong() -> None:
    drawing = parsed(line_chart("", "", [line("a", 0, 5, 2)], marks=[Mark(1, "here"), Mark(2, "there")]))
    xs = [float(place.split(",")[0]) for place in points(drawing, "line")[0]]
    assert [numbers(mark, "x1") for mark in by_class(drawing, "mark")] == [[xs[1]], [xs[2]]]
    texts = [element.text for element in drawing.iter("text")]
    assert {"here", "there", "a"} <= set(texts)


@pytest.mark.parametrize(
    "rows",
    [
        [],
        [Row("flat", 0, 0, 0)],
        [Row("open", -inf, 0, inf)],
        [Row("half", 1, 2, inf)],
        [Row("tiny", 1e-9, 2e-9, 3e-9)],
    ],
)
def test_odd_numbers_are_drawn_somewhere(rows: list[Row]) -> None:
    drawing = parsed(interval_chart("", "", rows))
    places = [float(element.attrib[name]) for element in drawing.iter("line") for name in ("x1", "x2")]
    assert all(isfinite(place) and 0 <= place <= 560 for place in places)
    assert len(by_class(drawing, "shape")) == len(rows)


def test_a_chart_of_nothing_is_a_chart() -> None:
    assert parsed(line_chart("", "", [])).get("role") == "img"
    assert parsed(line_chart("", "", [Series("empty", []), line("one", 1)])).get("role") == "img"


@pytest.mark.parametrize(("low", "high"), [(0, 1), (-3, 17), (0.001, 0.0042), (-25, 1300), (99, 101)])
def test_axes_have_a_few_round_numbers(low: float, high: float) -> None:
    drawing = parsed(interval_chart("", "", [Row("", low, low, high)]))
    texts = [element.text or "" for element in by_class(drawing, "tick")]
    assert 3 <= len(texts) <= 11
    assert all(min(low, 0) <= float(text) <= high for text in texts)
    steps = {round(float(after) - float(before), 9) for before, after in pairwise(texts)}
    assert len(steps) == 1
    assert f"{steps.pop():e}"[0] in "125"


def test_numbers_are_written_by_whoever_knows_the_language() -> None:
    drawing = parsed(
        interval_chart("", "", [Row("", 0, 0.5, 1)], write=lambda value: f"{value:.2f}".replace(".", ","))
    )
    assert "0,20" in [element.text for element in by_class(drawing, "tick")]
