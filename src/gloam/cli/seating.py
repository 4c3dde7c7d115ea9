"""Who sits where: the person's name, the bots of the other seats, and a seed for each of them."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from gloam.bots import BOTS
from gloam.core.errors import BadInput

__all__ = ["bot_names", "derived", "person_name"]

LONGEST_NAME: Final = 24


def bot_names(given: str, count: int) -> list[str]:
    """`greedy,random` for so many seats, over and over."""
    names = given.split(",")
    for name in names:
        if name not in BOTS:
            raise BadInput("bot", value=name, known=", ".join(BOTS))
    return [names[seat % len(names)] for seat in range(count)]


def person_name(given: str) -> str:
    """A name that fits on one line."""
    name = " ".join(given.split())
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise BadInput("cli-name", value=given, most=LONGEST_NAME)
    return name


def derived(seed: int, *purpose: str | int) -> int:
    """A seed for one purpose: from it nothing can be learned about those of others."""
    words = " ".join(map(str, ("gloam", seed, *purpose)))
    return int.from_bytes(sha256(words.encode()).digest())
