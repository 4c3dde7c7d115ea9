"""What a position looks like in text: lines of spans. A style is a name; whoever draws picks the colour."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from gloam.core.action import NONE
from gloam.core.phrase import Phrase

__all__ = ["STYLES", "Choice", "Group", "Held", "Line", "Picture", "Say", "Span"]

# Colour never carries anything alone: without it every line says the same. The hues are the game's own.
STYLES: Final = ("", "strong", "faint", "good", "bad", "hue1", "hue2", "hue3", "hue4", "hue5")

Say: TypeAlias = Callable[[Phrase], str]


class Span(NamedTuple):
    """A piece of a line in one of STYLES."""

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
    order: they are taken in ascending order, then `closing` if it is asked for.
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
    pages: Mapping[str, Sequence[Line]] = field(default_factory=dict)  # what is opened on demand, by name
