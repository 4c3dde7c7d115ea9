"""`gloam bots`: every bot is listed, the levels in order, in both languages."""

from __future__ import annotations

import json

import pytest

from gloam.bots import BOTS, LEVELS
from tests.cli.conftest import Run


@pytest.mark.parametrize(("language", "about"), [("en", "For a first game"), ("ru", "Для первой партии")])
def test_levels_come_first_and_in_order(run: Run, language: str, about: str) -> None:
    ran = run("bots", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    listed = [
        line.split(":")[0].split("[")[0].strip() for line in ran.out.splitlines() if line.startswith("  ")
    ]
    assert listed == [*LEVELS, *(name for name in BOTS if name not in LEVELS), "exec"]
    assert about in ran.out


def test_what_a_level_is_made_of_is_said(run: Run) -> None:
    out = run("bots", "--lang", "en").out
    assert all(f"({meant})" in out for meant in LEVELS.values())
    assert "ismcts[:iterations=…][:ms=…][:depth=…][:c=…]" in out


def test_for_programs(run: Run) -> None:
    bots = json.loads(run("bots", "--json").out)["bots"]
    assert [bot["bot"] for bot in bots] == [*BOTS, "exec"]
    assert [bot["bot"] for bot in bots if bot["level"]] == list(LEVELS)
    assert [bot["level"] for bot in bots if bot["level"]] == [1, 2, 3, 4, 5]
    slip = next(bot for bot in bots if bot["bot"] == "greedy")["parameters"][1]
    assert slip == {"key": "slip", "default": 0, "low": 0, "high": 100}


def test_an_open_option_says_what_it_takes(run: Run) -> None:
    """Not everything that is typed freely is a file."""
    out = run("games", "--lang", "en").out
    assert "bots = none (default) | seat numbers" in out
    assert "deck = printed (default) | a file" in out
