"""Players by program, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloam.bots.greedy import Greedy
from gloam.bots.random import Random
from gloam.core.errors import BadInput
from gloam.core.protocol import AnyGame, Bot, View
from gloam.core.rng import Rng

__all__ = ["BOTS", "make_bot"]

BOTS: Final[dict[str, Callable[[AnyGame, Rng], Bot[View]]]] = {"random": Random, "greedy": Greedy}


def make_bot(name: str, game: AnyGame, seed: int) -> Bot[View]:
    """The bot of this name; the same seed and the same views give the same choices."""
    if name not in BOTS:
        raise BadInput("bot", value=name, known=", ".join(BOTS))
    return BOTS[name](game, Rng.seeded(seed))
