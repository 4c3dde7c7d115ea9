"""Pages for people: one HTML file with its style and its charts inside, and nothing to load or to run.

Everything a caller gives as text is escaped here. `Html` is what has been: only the functions below make it.
Charts can be read without colour (dashes, shapes, filled or hollow) and by ear (title, description).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from html import escape
from math import ceil, floor, isfinite, log10
from typing import Final, NamedTuple, NewType

__all__ = ["Html", "Mark", "Point", "Row", "Section", "Series"]
__all__ += ["figure", "interval_chart", "line_chart", "page", "paragraph", "table"]

Html = NewType("Html", str)  # safe to stand in a page
Write = Callable[[float], str]  # a number as the reader's language writes it


class Section(NamedTuple):
    """A heading and what stands below it."""

    heading: str
    blocks: Sequence[Html]


class Point(NamedTuple):
    """One point of a line, and how far down and up the band around it reaches."""

    x: float
    low: float
    middle: float
    high: float


class Series(NamedTuple):
    """A line with a name."""

    label: str
    points: Sequence[Point]


class Mark(NamedTuple):
    """A place on the x axis worth a word."""

    x: float
    label: str


class Row(NamedTuple):
    """An interval with a name. Its shape is filled if the interval leaves zero out."""

    label: str
    low: float
    middle: float
    high: float


# Text

_UNPRINTABLE: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")


def _safe(text: str) -> str:
    return escape(_UNPRINTABLE.sub("\N{REPLACEMENT CHARACTER}", text))


def _tag(name: str, content: Iterable[str] | None = None, **attributes: str | float) -> Html:
    """An element; `class_` stands for `class`, and `stroke_width` for `stroke-width`."""
    words = [
        f' {key.strip("_").replace("_", "-")}="{_attribute(value)}"' for key, value in attributes.items()
    ]
    if content is None:
        return Html(f"<{name}{''.join(words)}/>")
    return Html(f"<{name}{''.join(words)}>{''.join(content)}</{name}>")


def _attribute(value: str | float) -> str:
    return _safe(value) if isinstance(value, str) else f"{value:.1f}".removesuffix(".0")


def paragraph(text: str) -> Html:
    return _tag("p", [_safe(text)])


def table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> Html:
    """A table. The first cell of a row is its name, the others stand to the right."""
    head = _tag("tr", [_tag("th", [_safe(cell)], scope="col") for cell in header])
    body = [
        _tag(
            "tr", [_tag("th", [_safe(row[0])], scope="row"), *(_tag("td", [_safe(cell)]) for cell in row[1:])]
        )
        for row in rows
    ]
    return _tag("div", [_tag("table", [_tag("thead", [head]), _tag("tbody", body)])], class_="wide")


def figure(chart: Html, caption: str) -> Html:
    return _tag("figure", [chart, _tag("figcaption", [_safe(caption)])])


def page(title: str, language: str, sections: Sequence[Section]) -> str:
    """A whole file. It may load nothing, from nowhere: the page itself says so to the browser."""
    head = [
        '<meta charset="utf-8"/>',
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
        _tag("meta", http_equiv="Content-Security-Policy", content_=POLICY),
        _tag("title", [_safe(title)]),
        f"<style>{STYLE}</style>",
    ]
    body = [
        _tag("section", [_tag("h2", [_safe(part.heading)]), "\n", *part.blocks, "\n"]) for part in sections
    ]
    main = _tag("main", [_tag("h1", [_safe(title)]), "\n", *body])
    content = ["\n", _tag("head", head), "\n", _tag("body", [main]), "\n"]
    return f"<!DOCTYPE html>\n{_tag('html', content, lang=language)}\n"


POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
STYLE: Final = """
:root { color-scheme: light dark; --paper: #fdfcf9; --ink: #1d1b20; --faint: #6b6772; --rule: #d9d5cc;
  --a: #5b2a86; --b: #a34700; --c: #00695c; --d: #1f4e9c; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #17151b; --ink: #ece8f0; --faint: #a49eae; --rule: #3a3642;
    --a: #c9a2f2; --b: #f2a65a; --c: #6fd0bf; --d: #8fb8ff; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.2; } h2 { font-size: 1.2rem; margin-top: 2.2rem; }
figure { margin: 1rem 0; } figcaption { color: var(--faint); font-size: .9rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .7rem .3rem 0; border-bottom: 1px solid var(--rule); text-align: right; }
th:first-child { text-align: left; font-weight: 600; } thead th { color: var(--faint); font-size: .9rem; }
svg { display: block; width: 100%; height: auto; font: 14px system-ui, sans-serif; }
svg text { fill: var(--ink); stroke: var(--paper); stroke-width: 4; paint-order: stroke; }
svg .tick { fill: var(--faint); font-size: 12px; }
svg .grid { stroke: var(--rule); } svg .zero { stroke: var(--ink); stroke-width: 1.5; }
svg .mark { stroke: var(--faint); stroke-dasharray: 1 4; stroke-linecap: round; }
svg .s0 { --own: var(--a); } svg .s1 { --own: var(--b); } svg .s2 { --own: var(--c); }
svg .s3 { --own: var(--d); }
svg .line { fill: none; stroke: var(--own); stroke-width: 2; } svg .band { fill: var(--own); opacity: .15; }
svg .shape { stroke: var(--own); stroke-width: 2; fill: var(--own); } svg .hollow { fill: var(--paper); }
"""

# Charts

WIDTH: Final = 560
LINE_HEIGHT: Final = 18
MARGIN: Final = 12
COLOURS: Final = 4
DASHES: Final = ("none", "7 4", "2 4", "10 3 2 3", "14 4")
SHAPES: Final = (  # around (0, 0)
    "M-4 0A4 4 0 1 0 4 0A4 4 0 1 0-4 0Z",
    "M-4-4H4V4H-4Z",
    "M0-5L5 4H-5Z",
    "M0-5L5 0L0 5L-5 0Z",
    "M0 5L5-4H-5Z",
)
MOST_SHAPES: Final = 12  # on one line; between them it is only drawn


def line_chart(
    title: str,
    description: str,
    series: Sequence[Series],
    *,
    x_label: str = "",
    y_range: tuple[float, float] | None = None,
    marks: Sequence[Mark] = (),
    write: Write = "{:g}".format,
) -> Html:
    """Lines with bands over one x axis, all named below. `y_range` is what must be in sight at least."""
    points = [point for line in series for point in line.points]
    heights = [*(y_range or ()), *(value for point in points for value in point[1:])]
    x = _Axis([point.x for point in points], 64, WIDTH - 2 * MARGIN)
    y = _Axis(heights, 264, 30)
    content = _ruled(y, x, write)
    content += [_tick(format(value, "g"), x.at(value), 282, "middle") for value in x.ticks()]
    content.append(_label(x_label, WIDTH - 2 * MARGIN, 302, "end"))
    content += [_marked(mark, x.at(mark.x), order) for order, mark in enumerate(marks)]
    content += [_line(line, order, x, y) for order, line in enumerate(series)]
    content += [_legend(line.label, order, 324 + order * LINE_HEIGHT) for order, line in enumerate(series)]
    return _drawing(title, description, 320 + len(series) * LINE_HEIGHT, content)


def interval_chart(
    title: str, description: str, rows: Sequence[Row], *, write: Write = "{:g}".format
) -> Html:
    """Intervals below each other on one axis, with a line at zero."""
    across = _Axis([0.0, *(value for row in rows for value in row[1:])], 2 * MARGIN, WIDTH - 2 * MARGIN)
    bottom = 2 * LINE_HEIGHT * len(rows) + 10
    content = [_rule("grid", across.at(value), 4, across.at(value), bottom) for value in across.ticks()]
    content += [_tick(write(value), across.at(value), bottom + 18, "middle") for value in across.ticks()]
    content.append(_rule("zero", across.at(0), 4, across.at(0), bottom))
    content += [_interval(row, across, 2 * LINE_HEIGHT * order + 20) for order, row in enumerate(rows)]
    return _drawing(title, description, bottom + 26, content)


class _Axis:
    """Where values lie between two places of a drawing. What is not finite lies at the end it points to."""

    def __init__(self, values: Iterable[float], start: float, end: float) -> None:
        finite = [value for value in values if isfinite(value)] or [0.0]
        low, high = min(finite), max(finite)
        self.low, self.high = (low, high) if low < high else (low - 1, high + 1)
        self.start, self.end = start, end

    def at(self, value: float) -> float:
        held = min(max(value, self.low), self.high)
        return self.start + (held - self.low) / (self.high - self.low) * (self.end - self.start)

    def ticks(self) -> list[float]:
        """Three to eight round numbers."""
        rough = (self.high - self.low) / 4
        power = 10.0 ** floor(log10(rough))
        step = max(factor * power for factor in (1, 2, 5) if factor * power <= rough)
        first, last = ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9)
        return [round(number * step, 12) for number in range(first, last + 1)]


def _drawing(title: str, description: str, height: float, content: Sequence[str]) -> Html:
    words = [_tag("title", [_safe(title)]), _tag("desc", [_safe(description)])]
    return _tag("svg", [*words, *content], role="img", viewBox=f"0 0 {WIDTH} {height:g}")


def _label(text: str, x: float, y: float, anchor: str = "start", kind: str = "label") -> Html:
    return _tag("text", [_safe(text)], x=x, y=y, text_anchor=anchor, class_=kind)


def _tick(text: str, x: float, y: float, anchor: str) -> Html:
    return _label(text, x, y, anchor, "tick")


def _rule(kind: str, x1: float, y1: float, x2: float, y2: float) -> Html:
    return _tag("line", class_=kind, x1=x1, y1=y1, x2=x2, y2=y2)


def _ruled(y: _Axis, x: _Axis, write: Write) -> list[Html]:
    lines = [
        _rule("zero" if value == 0 else "grid", x.start, y.at(value), x.end, y.at(value))
        for value in y.ticks()
    ]
    return lines + [_tick(write(value), x.start - 6, y.at(value) + 4, "end") for value in y.ticks()]


def _marked(mark: Mark, x: float, order: int) -> Html:
    """A dotted line from top to bottom. Its word stands on the side with more room, each a little lower."""
    side = "end" if x > WIDTH / 2 else "start"
    word = _tick(mark.label, x + (-4 if side == "end" else 4), 40 + order % 4 * 14, side)
    return _tag("g", [_rule("mark", x, 30, x, 264), word])


def _line(line: Series, order: int, x: _Axis, y: _Axis) -> Html:
    places = [(x.at(point.x), y.at(point.middle)) for point in line.points]
    upper = [(x.at(point.x), y.at(point.high)) for point in line.points]
    lower = [(x.at(point.x), y.at(point.low)) for point in reversed(line.points)]
    every = max(1, ceil(len(places) / MOST_SHAPES))
    content = [_tag("polygon", points=_path(upper + lower), class_="band")]
    content.append(_tag("polyline", points=_path(places), class_="line", stroke_dasharray=_dash(order)))
    content += [_shape(order, *place) for place in places[::every]]
    return _tag("g", content, class_=f"s{order % COLOURS}")


def _path(places: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in places)


def _dash(order: int) -> str:
    return DASHES[order % len(DASHES)]


def _shape(order: int, x: float, y: float, kind: str = "shape") -> Html:
    return _tag("path", d=SHAPES[order % len(SHAPES)], transform=f"translate({x:.1f} {y:.1f})", class_=kind)


def _legend(label: str, order: int, y: float) -> Html:
    sample = _tag("polyline", points=_path([(64, y), (104, y)]), class_="line", stroke_dasharray=_dash(order))
    content = [sample, _shape(order, 84, y), _label(label, 114, y + 5)]
    return _tag("g", content, class_=f"s{order % COLOURS}")


def _interval(row: Row, across: _Axis, y: float) -> Html:
    low, middle, high = (across.at(value) for value in row[1:])
    kind = "shape" if row.low > 0 or row.high < 0 else "shape hollow"
    ends = [_rule("line", end, y + 6, end, y + 16) for end in (low, high)]
    bar = _rule("line", low, y + 11, high, y + 11)
    return _tag(
        "g", [_label(row.label, 2 * MARGIN, y), bar, *ends, _shape(3, middle, y + 11, kind)], class_="s0"
    )
