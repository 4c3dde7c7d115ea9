"""The vocabulary of Kragmortha, in ranges, so that the rules compute indices and no more."""

from __future__ import annotations

from typing import Final

from gloam.core.action import ActionTable
from gloam.games.kragmortha.board import DIRECTIONS, SQUARES, WAYS, square_name
from gloam.games.kragmortha.cards import LOOK_COUNT, LOOKS, MOVEMENTS, TOME_COUNT, TOMES, card_name

__all__ = [
    "ACTIONS",
    "ADMIT",
    "CALL",
    "DENY",
    "DISCARD",
    "DONE",
    "GO",
    "GUILTY",
    "INNOCENT",
    "NO",
    "PARDON",
    "PLAY",
    "SEATS",
    "SHOVE",
    "SHOW",
    "STEP",
    "SWAP",
    "USE",
    "YES",
]

SEATS: Final = 8

DONE: Final = 0
SHOW: Final = 1
YES: Final = 2
NO: Final = 3
ADMIT: Final = 4
DENY: Final = 5
GUILTY: Final = 6
INNOCENT: Final = 7
GO: Final = 8  # + square
STEP: Final = GO + SQUARES  # + way
SHOVE: Final = STEP + len(WAYS)  # + direction
SWAP: Final = SHOVE + len(DIRECTIONS)  # + seat
USE: Final = SWAP + SEATS  # + tome - TOMES
PARDON: Final = USE + TOME_COUNT  # + look - LOOKS
DISCARD: Final = PARDON + LOOK_COUNT  # + card
PLAY: Final = DISCARD + MOVEMENTS  # + card * ways + way
CALL: Final = PLAY + MOVEMENTS * len(WAYS)  # + accuser * looks + look - LOOKS


def _table() -> ActionTable:
    table = ActionTable()
    for verb in ("done", "show", "yes", "no", "admit", "deny", "guilty", "innocent"):
        table.add(verb, verb)
    for square in range(SQUARES):
        table.add("go", f"go {square_name(square)}", spot=square)
    for way, name in enumerate(WAYS):
        table.add("step", f"step {name}", spot=way)
    for way, name in enumerate(DIRECTIONS):
        table.add("shove", f"shove {name}", spot=way)
    for seat in range(SEATS):
        table.add("swap", f"swap p{seat + 1}", seat=seat)
    for tome in range(TOMES, TOMES + TOME_COUNT):
        table.add("use", f"use {card_name(tome)}", card=tome)
    for look in range(LOOKS, LOOKS + LOOK_COUNT):
        table.add("pardon", f"pardon {card_name(look)}", card=look)
    for card in range(MOVEMENTS):
        table.add("discard", f"discard {card_name(card)}", card=card)
    for card in range(MOVEMENTS):
        for way, name in enumerate(WAYS):
            table.add("play", f"play {card_name(card)} {name}", card=card, spot=way)
    for seat in range(SEATS):
        for look in range(LOOKS, LOOKS + LOOK_COUNT):
            table.add("call", f"call p{seat + 1} {card_name(look)}", card=look, seat=seat)
    return table


ACTIONS: Final = _table()
