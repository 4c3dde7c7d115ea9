"""Who sits where: the person's name, and the bots of the other seats."""

from __future__ import annotations

from typing import Final

from gloam.bots import check_bot
from gloam.core.errors import BadInput

__all__ = ["bot_names", "person_name", "read_bots"]

LONGEST_NAME: Final = 24


def read_bots(given: str) -> list[str]:
    """`greedy,random` as a list; BadInput names what is no bot."""
    specs = given.split(",")
    for spec in specs:
        check_bot(spec)
    return specs


def bot_names(given: str, count: int) -> list[str]:
    """`greedy,random` for so many seats, over and over."""
    names = read_bots(given)
    return [names[seat % len(names)] for seat in range(count)]


def person_name(given: str) -> str:
    """A name that fits on one line."""
    name = " ".join(given.split())
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise BadInput("cli-name", value=given, most=LONGEST_NAME)
    return name
