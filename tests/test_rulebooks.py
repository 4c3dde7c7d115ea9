"""Every rule of the rulebooks is cited by a test: a new rule without one fails here."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gloam.games import game_ids
from gloam.pages import rule_page

TESTS = Path(__file__).parent
KNOWN = {"kragmortha": {"K1.1", "K3.4", "K8.2", "K9", "K14"}, "nightmarium": {"N1.1", "N7.8", "N8", "N10"}}


def rules_of(game: str) -> set[str]:
    """The numbered rules, and the sections that have none."""
    ids = [[rule.id for rule in part.rules] or [part.id] for part in rule_page(game, "en").sections]
    return {rule for part in ids for rule in part if rule}


def cited(game: str) -> Iterator[tuple[str, str, list[str]]]:
    """Each test function of a game, the rule in its name, and the rules in its docstring."""
    letter = game[0]
    named = re.compile(rf"test_{letter}(\d+)(?:_(\d+)(?=_|$))?")
    for path in sorted((TESTS / game).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                name = named.match(node.name)
                rule = letter.upper() + ".".join(filter(None, name.groups())) if name else ""
                text = ast.get_docstring(node) or ""
                yield node.name, rule, re.findall(rf"\b{letter.upper()}\d+(?:\.\d+)?\b", text)


@pytest.mark.parametrize("game", game_ids())
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    """A rule that no test cites is a rule nobody checks."""
    assert KNOWN[game] <= rules_of(game)
    found = {rule for _, named, rules in cited(game) for rule in (named, *rules)}
    assert sorted(rules_of(game) - found) == []


def test_every_rule_of_kragmortha_has_a_test_named_after_it() -> None:
    """And the name and the docstring agree."""
    tests = list(cited("kragmortha"))
    assert sorted(rules_of("kragmortha") - {named for _, named, _ in tests}) == []
    assert [test for test, named, rules in tests if named and named not in rules] == []


@pytest.mark.parametrize("game", game_ids())
def test_every_citation_is_a_rule(game: str) -> None:
    """A test that cites a rule which is not in the book is out of date."""
    known = {*rule_page(game, "en").ids, ""}
    assert [
        (test, rule) for test, named, rules in cited(game) for rule in (named, *rules) if rule not in known
    ] == []
