"""The registry: every package below this one is a game, and its `game.py` ends in `GAME`."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from gloam.core.errors import BadInput
from gloam.core.protocol import AnyGame

__all__ = ["find_game", "game_ids"]


def game_ids() -> list[str]:
    """The ids of all games, in alphabetical order."""
    return sorted(module.name for module in iter_modules(__path__) if module.ispkg)


def find_game(game_id: str) -> AnyGame:
    """The game of this id; BadInput lists those there are."""
    if game_id not in game_ids():
        raise BadInput("game", value=game_id, known=", ".join(game_ids()))
    game: AnyGame = import_module(f"{__name__}.{game_id}.game").GAME
    return game
