"""Every rule of the rulebook is cited by a test: a new rule without one fails here."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
RULEBOOK = HERE.parents[1] / "docs" / "rules" / "kragmortha.md"
RULE = re.compile(r"^- \*\*(K\d+\.\d+)\*\*", re.MULTILINE)
SECTION = re.compile(r"^## (K\d+) ", re.MULTILINE)
CITED = re.compile(r"\bK\d+(?:\.\d+)?\b")
NAMED = re.compile(r"test_k(\d+)(?:_(\d+)(?=_|$))?")


def rules_of_the_book() -> set[str]:
    """The numbered rules, and the sections that have none (K9–K14)."""
    text = RULEBOOK.read_text(encoding="utf-8")
    rules = RULE.findall(text)
    sections = [
        section for section in SECTION.findall(text) if not any(r.startswith(f"{section}.") for r in rules)
    ]
    return {*rules, *sections}


def cited() -> Iterator[tuple[str, str, str]]:
    """Each test function of this package, the rule in its name, and its docstring."""
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                named = NAMED.match(node.name)
                rule = "K" + ".".join(part for part in named.groups() if part) if named else ""
                yield node.name, rule, ast.get_docstring(node) or ""


def test_every_rule_has_a_test_named_after_it() -> None:
    """A rule of docs/rules/kragmortha.md that no test is named after is a rule nobody checks."""
    rules = rules_of_the_book()
    assert {"K1.1", "K3.4", "K8.2", "K9", "K12", "K14"} <= rules
    assert sorted(rules - {rule for _, rule, _ in cited()}) == []


def test_a_test_named_after_a_rule_cites_it() -> None:
    """The name and the docstring agree."""
    assert [name for name, rule, text in cited() if rule and rule not in CITED.findall(text)] == []


def test_every_citation_is_a_rule() -> None:
    """A test that cites a rule which is not in the book is out of date."""
    rules = rules_of_the_book()
    known = rules | {rule.partition(".")[0] for rule in rules}
    found = {(name, rule) for name, _, text in cited() for rule in CITED.findall(text)}
    assert sorted((name, rule) for name, rule in found if rule not in known) == []
