"""The vocabulary of Nightmarium: 1161 actions in ranges, so that the rules compute indices and no more."""

from __future__ import annotations

from typing import Final

from gloam.core.action import ActionTable
from gloam.games.nightmarium.cards import CARDS, card_name
from gloam.games.nightmarium.shapes import PLACES

__all__ = [
    "ACTIONS",
    "DEVOUR",
    "DISCARD",
    "DONE",
    "DRAW",
    "EXECUTE",
    "GIVE",
    "NO",
    "PLAY",
    "SCAVENGE",
    "SEATS",
    "YES",
]

SEATS: Final = 5

DRAW: Final = 0
DONE: Final = 1
YES: Final = 2
NO: Final = 3
DISCARD: Final = 4  # + card
GIVE: Final = DISCARD + CARDS  # + card
DEVOUR: Final = GIVE + CARDS  # + spot
SCAVENGE: Final = DEVOUR + PLACES  # + seat * PLACES + spot
EXECUTE: Final = SCAVENGE + SEATS * PLACES  # + seat * PLACES + spot
PLAY: Final = EXECUTE + SEATS * PLACES  # + card * PLACES + spot


def _table() -> ActionTable:
    table = ActionTable()
    for verb in ("draw", "done", "yes", "no"):
        table.add(verb, verb)
    for verb in ("discard", "give"):
        for card in range(CARDS):
            table.add(verb, f"{verb} {card_name(card)}", card=card)
    for spot in range(PLACES):
        table.add("devour", f"devour {spot + 1}", spot=spot)
    for verb in ("scavenge", "execute"):
        for seat in range(SEATS):
            for spot in range(PLACES):
                table.add(verb, f"{verb} p{seat + 1}@{spot + 1}", seat=seat, spot=spot)
    for card in range(CARDS):
        for spot in range(PLACES):
            table.add("play", f"play {card_name(card)}@{spot + 1}", card=card, spot=spot)
    return table


ACTIONS: Final = _table()
