"""The game, its options and its players, as the arguments of a command name them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from gloam.arena.match import with_bots
from gloam.bots import check_bot
from gloam.cli.arguments import Given
from gloam.core.errors import BadInput
from gloam.core.play import setup
from gloam.core.protocol import AnyGame
from gloam.core.settings import Options, parse_pairs
from gloam.games import find_game

__all__ = ["Chosen", "bot_names", "person_name", "read_bots", "read_game"]

LONGEST_NAME: Final = 24


class Chosen(NamedTuple):
    """A game and its options; `said` are the options that were given, not the defaults."""

    game: AnyGame
    options: Options
    said: Options

    def options_with_bots(self, seats: Iterable[int]) -> Options:
        return with_bots(self.options, self.said, seats)


def read_game(given: Given) -> Chosen:
    """BadInput complains now, before anything is played or promised."""
    game, said = find_game(given.game), parse_pairs(given.options)
    options = game.settings.read(said)
    setup(game, options, given.seats, 0)
    return Chosen(game, options, said)


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
