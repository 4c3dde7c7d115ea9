"""The rules as people read them: docs/rules, in sections (`N4`) and rules (`N4.2`)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from gloam.core.errors import BadInput

__all__ = ["Rule", "RulePage", "Section", "rule_page"]

# In a wheel the pages lie inside the package, in a checkout at the top of the repository.
PLACES: Final = (
    Path(__file__).parent / "docs" / "rules",
    Path(__file__).parent.parent.parent / "docs" / "rules",
)
SECTION: Final = re.compile(r"## (?:([A-Z]+\d+) )?(.+)")
RULE: Final = re.compile(r"- \*\*([A-Z]+\d+\.\d+)\*\* ")


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule; `text` is Markdown and begins with the number."""

    id: str
    text: str


@dataclass(frozen=True, slots=True)
class Section:
    """One section with all that stands in it, heading included. The glossary has no id."""

    id: str
    title: str
    text: str
    rules: Sequence[Rule]


@dataclass(frozen=True, slots=True)
class RulePage:
    """The rules of a game in one language."""

    title: str
    text: str
    sections: Sequence[Section]

    @property
    def ids(self) -> list[str]:
        """Every id, in the order of the page."""
        return [name for section in self.sections for name in (section.id, *_ids(section.rules)) if name]

    def find(self, name: str) -> Section | Rule:
        """The section or rule of this id, however it is capitalised; BadInput lists ids near it."""
        wanted = name.upper()
        parts: list[Section | Rule] = [*self.sections, *(r for s in self.sections for r in s.rules)]
        found = next((part for part in parts if part.id == wanted and wanted), None)
        if found is None:
            raise BadInput("rule", value=name, known=", ".join(self.near(wanted)))
        return found

    def near(self, name: str) -> list[str]:
        """The ids of the section `name` points into, or else of all sections."""
        within = [known for known in self.ids if known.partition(".")[0] == name.partition(".")[0]]
        return within or [section.id for section in self.sections if section.id]


@cache
def rule_page(game: str, language: str) -> RulePage:
    """The page of a game; BadInput if there is none in this language."""
    name = f"{game}.md" if language == "en" else f"{game}.{language}.md"
    for place in PLACES:
        if (place / name).is_file():
            return read_page((place / name).read_text(encoding="utf-8"))
    raise BadInput("file", file=name, why="FileNotFoundError")


def read_page(text: str) -> RulePage:
    """A page from its Markdown: `#` the title, `##` a section, `- **N4.2**` a rule."""
    head, *bodies = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    return RulePage(head.splitlines()[0].removeprefix("# "), text, [_section(body) for body in bodies])


def _section(body: str) -> Section:
    heading = SECTION.match(body)
    name, title = (heading[1] or "", heading[2]) if heading else ("", "")
    pieces = re.split(r"^(?=\S)", body, flags=re.MULTILINE)  # whatever is not indented begins a piece
    return Section(name, title, body.rstrip() + "\n", [_rule(piece) for piece in pieces if RULE.match(piece)])


def _rule(piece: str) -> Rule:
    name = RULE.match(piece)
    lines = piece.removeprefix("- ").rstrip().splitlines()
    return Rule(name[1] if name else "", "\n".join(line.removeprefix("  ") for line in lines) + "\n")


def _ids(rules: Sequence[Rule]) -> list[str]:
    return [rule.id for rule in rules]
