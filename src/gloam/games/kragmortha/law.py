"""The options of a game of Kragmortha, as people write them and as the rules read them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from gloam.core.action import NONE
from gloam.core.by_options import ByOptions
from gloam.core.errors import BadInput
from gloam.core.settings import Options, Setting, Settings, numbers
from gloam.games.kragmortha.actions import SEATS
from gloam.games.kragmortha.cards import DEEP_POCKETS, GameSet, read_set

__all__ = ["SETTINGS", "Law", "check_seats", "data", "law_of"]

LARGEST_HAND: Final = 5
LAST_LOOK: Final = 4  # K7.2: whoever takes it ends the game
HOUSE: Final = "house"
NO_BOTS: Final = "none"


SETTINGS: Final = Settings(
    table=[
        Setting("looks", "enchanted", ["enchanted", "tabletop"], "K7.3"),
        Setting("hand", "3", numbers(1, LARGEST_HAND), "K2.1"),
        Setting("first", "random", ["random", *numbers(1, SEATS)], "K1.5"),
        Setting("bots", NO_BOTS, [], "K7.3"),
        Setting("set", HOUSE, [], "K9", names_file=True),
    ],
    presets={"enchanted": {}, "tabletop": {"looks": "tabletop"}},
)


@final
class Law:
    """The options of one game and its set. Never changes; shared by all copies of a state."""

    def __init__(self, options: Options, pieces: GameSet) -> None:
        self.options: Final = options
        self.set: Final = pieces
        self.enchanted: Final = options["looks"] == "enchanted"
        self.hand: Final[i64] = int(options["hand"])
        self.bots: Final[i64] = _read_bots(options["bots"])  # a bit for each seat a program plays
        self.first: Final[i64] = NONE if options["first"] == "random" else int(options["first"]) - 1


def _read_bots(text: str) -> int:
    """`2,3` as a bit for each seat: they have no body, so nobody calls them out and they judge nobody."""
    seats = [] if text == NO_BOTS else text.split(",")
    if not all(seat in numbers(1, SEATS) for seat in seats):
        raise BadInput("option-value", option="bots", value=text, known=f"{NO_BOTS}, 2,3")
    return sum({1 << int(seat) - 1 for seat in seats})


@cache
def _set(name: str) -> GameSet:
    """A set is read once in the life of a process."""
    return read_set() if name == HOUSE else read_set(Path(name))


def _law(options: Options) -> Law:
    return Law(options, _set(options["set"]))


_LAWS: Final = ByOptions(_law)


def law_of(options: Options) -> Law:
    """The law of complete options."""
    return _LAWS.find(options)


def data(options: Options) -> Mapping[str, str]:
    """The digest of the set these options play with."""
    return {"set": law_of(options).set.digest}


def check_seats(law: Law, seats: int) -> None:
    """BadInput if these options cannot be dealt to so many."""
    if law.bots >> seats:
        raise BadInput("option-value", option="bots", value=law.options["bots"], known=f"1–{seats}")
    if law.first >= seats:
        raise BadInput("option-value", option="first", value=str(law.first + 1), known=f"random, 1–{seats}")
    pockets = sum(law.set.kind[tome] == DEEP_POCKETS for tome in law.set.tomes)
    if seats * law.hand + pockets > len(law.set.movements):  # the largest hands there can be
        raise BadInput("deck-small", cards=len(law.set.movements), seats=seats, hand=law.hand)
