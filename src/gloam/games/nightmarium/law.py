"""The options of a game of Nightmarium, as people write them and as the rules read them."""

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
from gloam.games.nightmarium.actions import SEATS
from gloam.games.nightmarium.cards import Deck, read_deck
from gloam.games.nightmarium.shapes import PLACES, Shapes

__all__ = ["SETTINGS", "Law", "data", "law_of"]

LEAST_TARGET: Final = 3
LARGEST_HAND: Final = 10
BUILT_IN: Final = "printed"


SETTINGS: Final = Settings(
    table=[
        Setting("win", "end_of_turn", ["end_of_turn", "immediate"], "N6.3"),
        Setting("seals", "off", ["off", "on"], "N7.1"),
        Setting("target", "5", numbers(LEAST_TARGET, PLACES), "N6.1"),
        Setting("legion_discard", "must", ["must", "either"], "N4.2"),
        Setting("herald_leftover", "discard", ["discard", "place"], "N5.7"),
        Setting("herald_seal", "play", ["play", "discard"], "N7.7"),
        Setting("seal_rerun", "may", ["may", "mandatory"], "N7.2"),
        Setting("hand", "5", numbers(1, LARGEST_HAND), "N1.2"),
        Setting("first", "random", ["random", *numbers(1, SEATS)], "N1.3"),
        Setting("deck", BUILT_IN, [], "N1.1", names_file=True),
    ],
    presets={  # N6.4
        "second-edition": {},
        "first-edition": {"win": "immediate"},
        "advanced": {"seals": "on"},
    },
)


@final
class Law:
    """The options of one game and its deck. Never changes; shared by all copies of a state."""

    def __init__(self, options: Options, deck: Deck) -> None:
        self.options: Final = options
        self.deck: Final = deck
        self.target: Final[i64] = int(options["target"])
        self.immediate: Final = options["win"] == "immediate"
        self.legion_or_two: Final = options["legion_discard"] == "either"
        self.leftover_placed: Final = options["herald_leftover"] == "place"
        self.herald_plays_seals: Final = options["herald_seal"] == "play"
        self.rerun_mandatory: Final = options["seal_rerun"] == "mandatory"
        self.hand: Final[i64] = int(options["hand"])
        self.first: Final[i64] = NONE if options["first"] == "random" else int(options["first"]) - 1
        self.cards: Final = deck.terrors + deck.seals if options["seals"] == "on" else deck.terrors
        self.shapes: Final = Shapes(self.target)
        self.legion: Final = deck.legion  # once more here, where the rules find them quickest
        self.parts: Final = deck.parts
        self.ability: Final = deck.ability


@cache
def _deck(name: str) -> Deck:
    """A deck file is read once in the life of a process."""
    return read_deck() if name == BUILT_IN else read_deck(Path(name))


def _law(options: Options) -> Law:
    return Law(options, _deck(options["deck"]))


_LAWS: Final = ByOptions(_law)


def law_of(options: Options) -> Law:
    """The law of complete options."""
    return _LAWS.find(options)


def data(options: Options) -> Mapping[str, str]:
    """The digest of the deck these options play with."""
    return {"deck": law_of(options).deck.digest}


def check_seats(law: Law, seats: int) -> None:
    """BadInput if these options cannot be dealt to so many."""
    if law.first >= seats:
        raise BadInput("option-value", option="first", value=str(law.first + 1), known=f"random, 1–{seats}")
    if seats * law.hand > len(law.cards):
        raise BadInput("deck-small", cards=len(law.cards), seats=seats, hand=law.hand)
