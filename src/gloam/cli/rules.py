"""`gloam rules`: the rulebook, whole or by number."""

from __future__ import annotations

import re

from gloam.cli.arguments import Arguments, Command, Given
from gloam.cli.terminal import Terminal
from gloam.games import find_game
from gloam.pages import rule_page

__all__ = ["COMMAND", "show_rules"]

REMARK = re.compile(r"\n(?=\s*\*[^*\n]+:\*)")  # before *Option:* and *Ruling:*


def show_rules(game: str, name: str, terminal: Terminal) -> None:
    """A rule, a section, or with no name the whole page."""
    page = rule_page(game, terminal.language)
    text = page.find(name).text if name else page.text
    terminal.page(REMARK.sub("  \n", text) if terminal.out.is_terminal else text)


def _declare(arguments: Arguments) -> None:
    arguments.add_game()
    arguments.add("rule", "rule", nargs="?", default="", metavar=arguments.terminal.word("meta-rule"))


def _run(given: Given, terminal: Terminal) -> int:
    show_rules(find_game(given.game).id, given.rule, terminal)
    return 0


COMMAND = Command("rules", "gloam rules nightmarium N4.2", _declare, _run)
