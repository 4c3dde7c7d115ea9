"""`gloam games`: what can be played, and with which options."""

from __future__ import annotations

from gloam.cli.arguments import Arguments, Command, Given
from gloam.cli.terminal import Terminal
from gloam.core.phrase import Phrase
from gloam.core.protocol import AnyGame
from gloam.core.settings import Setting
from gloam.games import find_game, game_ids

__all__ = ["COMMAND", "game_name"]


def game_name(game: AnyGame, terminal: Terminal) -> str:
    return terminal.speech.say(Phrase(f"{game.id}-name"))


def _declare(arguments: Arguments) -> None:
    arguments.add("--json", "json", action="store_true")


def _run(given: Given, terminal: Terminal) -> int:
    games = [find_game(name) for name in game_ids()]
    if given.json:
        terminal.json([_facts(game, terminal) for game in games])
    else:
        for game in games:
            _show(game, terminal)
    return 0


def _facts(game: AnyGame, terminal: Terminal) -> dict[str, object]:
    return {
        "id": game.id,
        "name": game_name(game, terminal),
        "version": game.version,
        "seats": [game.seats[0], game.seats[-1]],
        "presets": {name: dict(changes) for name, changes in game.settings.presets.items()},
        "settings": [
            {
                "key": setting.key,
                "default": setting.default,
                "values": list(setting.values),
                "rule": setting.rule,
                "about": terminal.speech.say(Phrase(f"{game.id}-setting-{setting.key}")),
            }
            for setting in game.settings.table
        ],
    }


def _show(game: AnyGame, terminal: Terminal) -> None:
    terminal.tell(
        "games-game",
        style="strong",
        id=game.id,
        name=game_name(game, terminal),
        low=game.seats[0],
        high=game.seats[-1],
    )
    terminal.tell("games-presets")
    for name in game.settings.presets:
        about = terminal.speech.say(Phrase(f"{game.id}-preset-{name}"))
        terminal.write(f"  {name}: {about}", indent=4)
    terminal.tell("games-settings")
    for setting in game.settings.table:
        about = terminal.speech.say(Phrase(f"{game.id}-setting-{setting.key}"))
        terminal.write(f"  {setting.key} = {_values(game, setting, terminal)}", style="strong", indent=4)
        terminal.write(f"    {about} ({setting.rule})", indent=4)
        _explain_values(game, setting, terminal)


def _explain_values(game: AnyGame, setting: Setting, terminal: Terminal) -> None:
    for value in setting.values:
        key = f"{game.id}-setting-{setting.key}-{value}"
        if terminal.speech.has(key):
            terminal.write(f"    {value}: {terminal.speech.say(Phrase(key))}", indent=6)


def _values(game: AnyGame, setting: Setting, terminal: Terminal) -> str:
    """All values, the default first and marked; an open setting says what it takes."""
    default = terminal.word("games-default", value=setting.default)
    others = [value for value in setting.values if value != setting.default]
    if not others:
        others = [terminal.speech.say(Phrase(f"{game.id}-setting-{setting.key}-any"))]
    return " | ".join([default, *others])


COMMAND = Command("games", "gloam games --json", _declare, _run)
