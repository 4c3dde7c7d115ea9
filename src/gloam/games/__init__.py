"""The registry: each package below is a game, with `GAME` in `game.py` and `FEATURES` in `features.py`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from gloam.core.errors import NotFound
from gloam.core.features import Features
from gloam.core.protocol import AnyGame

__all__ = ["find_features", "find_game", "game_ids"]


def game_ids() -> list[str]:
    """The ids of all games, in alphabetical order."""
    return sorted(module.name for module in iter_modules(__path__) if module.ispkg)


@cache
def find_game(game_id: str) -> AnyGame:
    """The game of this id; BadInput lists those there are."""
    _check(game_id)
    game: AnyGame = import_module(f"{__name__}.{game_id}.game").GAME
    return game


@cache
def find_features(game_id: str) -> Features:
    """How this game writes what a seat may know as numbers, for programs that learn."""
    _check(game_id)
    features: Features = import_module(f"{__name__}.{game_id}.features").FEATURES
    return features


def _check(game_id: str) -> None:
    if game_id not in game_ids():
        raise NotFound("game", value=game_id, known=", ".join(game_ids()))
