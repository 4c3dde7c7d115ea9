"""`gloam bots`: who can sit in the other seats."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.bots import LEVELS, PARAMETERS
from gloam.bots.external import BUDGET, EXEC
from gloam.bots.spec import Parameter
from gloam.cli.arguments import Arguments, Command, Given
from gloam.cli.terminal import Terminal
from gloam.core.phrase import Phrase

__all__ = ["COMMAND"]


def _declare(arguments: Arguments) -> None:
    arguments.add("--json", "json", action="store_true")


def _run(given: Given, terminal: Terminal) -> int:
    if given.json:
        known = {**PARAMETERS, EXEC: (BUDGET,)}
        terminal.json({"bots": [_facts(name, known[name], terminal) for name in known]})
        return 0
    terminal.tell("bots-levels", style="strong")
    for name in LEVELS:
        _show(name, LEVELS[name], terminal)
    terminal.tell("bots-kinds", style="strong")
    for name in PARAMETERS:
        if name not in LEVELS:
            keys = "".join(f"[:{parameter.key}=…]" for parameter in PARAMETERS[name])
            _show(name + keys, "", terminal, name)
    _show(f"{EXEC}[:{BUDGET.key}=…]:COMMAND", "", terminal, EXEC)
    return 0


def _show(title: str, meant: str, terminal: Terminal, name: str = "") -> None:
    about = terminal.speech.say(Phrase(f"bot-{name or title}-about"))
    terminal.write(f"  {title}: {about}" + (f" ({meant})" if meant else ""), indent=4)


def _facts(name: str, parameters: Sequence[Parameter], terminal: Terminal) -> dict[str, object]:
    return {
        "bot": name,
        "name": terminal.speech.say(Phrase(f"bot-{name}")),
        "about": terminal.speech.say(Phrase(f"bot-{name}-about")),
        "level": list(LEVELS).index(name) + 1 if name in LEVELS else None,
        "parameters": [parameter._asdict() for parameter in parameters],
    }


COMMAND = Command("bots", "gloam bots --lang ru", _declare, _run)
