"""What a position looks like in text: lines of spans. A style is a name; whoever draws picks the colour."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from gloam.core.action import NONE
from gloam.core.phrase import Phrase

__all__ = [
    "Choice",
    "Group",
    "Held",
    "Item",
    "Line",
    "Picture",
    "Say",
    "Span",
    "beside",
    "cells",
    "flow",
    "pad",
]

Say: TypeAlias = Callable[[Phrase], str]


class Span(NamedTuple):
    """A piece of a line. The style is strong, faint, good, bad, hue1 … hue5 (the game's own), or none.

    Colour never carries anything alone: without it every line says the same.
    """

    text: str
    style: str = ""


Line: TypeAlias = Sequence[Span]


class Held(NamedTuple):
    """A piece the viewer holds: its name in notation, how it looks, and every way it could be played."""

    name: str
    line: Line
    ways: Sequence[int]


class Choice(NamedTuple):
    """An option and, if its group says the rest, a name short enough to stand beside others."""

    action: int
    name: str = ""


class Group(NamedTuple):
    """Options that belong together.

    If `words` are given, several of these choices may be named at once behind one of the words, in any
    order: they are taken in ascending order, then `closing` if it is asked for. Among asides one of the
    words lists the choices; the first is the verb of the notation, and with none the title says why.
    """

    title: str
    choices: Sequence[Choice]
    words: Sequence[str] = ()
    closing: int = NONE


@dataclass(frozen=True, slots=True)
class Picture:
    """A position as one viewer sees it. `table` is what all can see, `hand` what the viewer alone can."""

    table: Sequence[Line]
    hand: Sequence[Held] = ()
    menu: Sequence[Group] = ()  # every option of the view, once
    asides: Sequence[Group] = ()  # what may be done besides, listed by its words; a group may be empty
    pages: Mapping[str, Sequence[Line]] = field(default_factory=dict)  # what is opened on demand, by name


# Laying out


class Item(NamedTuple):
    """Something that is not broken over lines, and what separates it from the item before it."""

    before: str
    spans: Sequence[Span]


def cells(line: Line) -> int:
    return sum(len(span.text) for span in line)


def pad(line: Line, width: int) -> list[Span]:
    """Fill a line up to `width` cells."""
    return [*line, Span(" " * (width - cells(line)))]


def flow(items: Sequence[Item], width: int, indent: int) -> list[list[Span]]:
    """Items one after the other, on as many lines as it takes; separators stay at the ends of lines."""
    lines: list[list[Span]] = [[]]
    for number, item in enumerate(items):
        separator = item.before if number else ""
        ending = len(items[number + 1].before.rstrip()) if number + 1 < len(items) else 0
        if number and cells(lines[-1]) + len(separator) + cells(item.spans) + ending > width:
            lines[-1].append(Span(separator.rstrip()))
            lines.append([Span(" " * indent)])
            separator = ""
        lines[-1] += [Span(separator), *item.spans]
    return lines


def beside(left: Sequence[Line], right: Sequence[Line], width: int) -> list[list[Span]]:
    """Two blocks side by side, the right one from cell `width` on."""
    rows = max(len(left), len(right))
    lefts = [*left, *[()] * (rows - len(left))]
    rights = [*right, *[()] * (rows - len(right))]
    return [[*pad(one, width), *other] for one, other in zip(lefts, rights, strict=True)]
