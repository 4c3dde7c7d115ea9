"""The terminal: what is said on it, in one language, with colours only where they can be shown."""

from __future__ import annotations

import io
import json
import sys
import textwrap
from collections.abc import Sequence
from typing import Final, TextIO

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from gloam.core.action import NONE
from gloam.core.phrase import Arg, Phrase
from gloam.core.picture import Line
from gloam.locale import Speech

__all__ = ["Terminal"]

COLOURS: Final = {
    "": "",
    "strong": "bold",
    "faint": "dim",
    "good": "bold green",
    "bad": "bold red",
    "hue1": "bright_blue",
    "hue2": "yellow",
    "hue3": "green",
    "hue4": "red",
    "hue5": "magenta",
}
NARROWEST: Final = 20
LONGEST_VALUE: Final = 400  # letters of something wrong that are quoted


class Terminal:
    """Says phrases to whoever runs the program; complaints go to the error stream."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self.out = _console(sys.stdout)
        self.err = _console(sys.stderr)
        self.speech = Speech(language)

    @property
    def width(self) -> int:
        return max(self.out.width, NARROWEST)

    def seat(self, names: Sequence[str], viewer: int = NONE) -> None:
        """From now on speak of these players, and to this one."""
        self.speech = Speech(self.language, names, viewer)

    def word(self, key: str, **args: Arg) -> str:
        """A message of the command line, as text."""
        return self.speech.say(Phrase(f"cli-{key}", args))

    def tell(self, key: str, *, style: str = "", **args: Arg) -> None:
        self.write(self.word(key, **args), style=style)

    def write(self, text: str = "", *, style: str = "", indent: int = 0) -> None:
        """A paragraph; on a terminal it is wrapped, its further lines `indent` cells to the right."""
        if self.out.is_terminal:
            lines = [_wrapped(line, self.width, indent) for line in text.split("\n")]
            text = "\n".join(lines)
        self._print(Text(text, COLOURS[style]))

    def draw(self, lines: Sequence[Line]) -> None:
        for line in lines:
            text = Text.assemble(*((span.text, COLOURS[span.style]) for span in line))
            text.rstrip()
            self._print(text)

    def head(self, title: str) -> None:
        """A line across the terminal with a title."""
        self._print(Text(f"── {title} ".ljust(self.width, "─"), COLOURS["faint"]))

    def page(self, markdown: str) -> None:
        """Markdown, drawn on a terminal and left as it is elsewhere."""
        if self.out.is_terminal:
            self.out.print(Markdown(markdown))
        else:
            self._print(Text(markdown.rstrip("\n")))

    def table(self, table: Table) -> None:
        self.out.print(table)

    def json(self, value: object) -> None:
        self._print(Text(json.dumps(value, ensure_ascii=False, indent=2)))

    def complaint(self, phrase: Phrase) -> str:
        """What is wrong, as text; of an endless value only the beginning is quoted."""
        return self.speech.say(_shortened(phrase))

    def complain(self, phrase: Phrase) -> None:
        self.warn(f"gloam: {self.complaint(phrase)}")

    def warn(self, text: str) -> None:
        """Onto the error stream, unbroken."""
        self.err.print(Text(text), soft_wrap=True)

    def _print(self, text: Text) -> None:
        """Elsewhere than on a terminal no line is broken, so that programs can read it."""
        if self.out.is_terminal:
            self.out.print(text)
        else:
            self.out.file.write(text.plain + "\n")


def _shortened(phrase: Phrase) -> Phrase:
    return Phrase(phrase.key, {name: _shortened_arg(arg) for name, arg in phrase.args.items()})


def _shortened_arg(arg: Arg) -> Arg:
    if isinstance(arg, Phrase):
        return _shortened(arg)
    if isinstance(arg, str) and len(arg) > LONGEST_VALUE:
        return arg[:LONGEST_VALUE] + "…"
    return arg


def _wrapped(line: str, width: int, indent: int) -> str:
    return textwrap.fill(
        line, width, subsequent_indent=" " * indent, break_on_hyphens=False, replace_whitespace=False
    )


def _console(stream: TextIO) -> Console:
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="replace")  # a terminal without these letters still shows the rest
    return Console(file=stream, highlight=False, markup=False, emoji=False)
