"""Every rule of the rulebook is cited by a test: a new rule without one fails here."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
RULEBOOK = HERE.parents[1] / "docs" / "rules" / "nightmarium.md"
RULE = re.compile(r"^- \*\*(N\d+\.\d+)\*\*", re.MULTILINE)
SECTION = re.compile(r"^## (N\d+) ", re.MULTILINE)
CITED = re.compile(r"\bN\d+(?:\.\d+)?\b")
NAMED = re.compile(r"test_n(\d+)(?:_(\d+)(?=_|$))?")


def rules_of_the_book() -> set[str]:
    """The numbered rules, and the sections that have none (N8–N10)."""
    text = RULEBOOK.read_text(encoding="utf-8")
    rules = RULE.findall(text)
    sections = [
        section for section in SECTION.findall(text) if not any(r.startswith(f"{section}.") for r in rules)
    ]
    return {*rules, *sections}


def citations() -> Iterator[tuple[str, str]]:
    """Each test function of this package, and each rule its name or docstring cites."""
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                named = NAMED.match(node.name)
                if named:
                    yield node.name, "N" + ".".join(part for part in named.groups() if part)
                for rule in CITED.findall(ast.get_docstring(node) or ""):
                    yield node.name, rule


def test_every_rule_is_cited_by_a_test() -> None:
    """A rule of docs/rules/nightmarium.md that no test cites is a rule nobody checks."""
    rules = rules_of_the_book()
    assert {"N1.1", "N4.2", "N7.8", "N8", "N10"} <= rules
    assert sorted(rules - {rule for _, rule in citations()}) == []


def test_every_citation_is_a_rule() -> None:
    """A test that cites a rule which is not in the book is out of date."""
    rules = rules_of_the_book()
    known = rules | {rule.partition(".")[0] for rule in rules}
    assert sorted({(test, rule) for test, rule in citations() if rule not in known}) == []
