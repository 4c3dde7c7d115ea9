"""What a position is worth to a seat, and which options look good at a glance.

It reads hands: for worlds that bots imagine, and for studies; not for showing to players.

The numbers were fitted to games that bots played against themselves: see docs/bots.md.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gloam.core.judgement import shares
from gloam.games.nightmarium.actions import DEVOUR, DISCARD, DONE, DRAW, EXECUTE, GIVE, NO, PLAY, SCAVENGE
from gloam.games.nightmarium.cards import HEAD, TORSO
from gloam.games.nightmarium.frames import TURN
from gloam.games.nightmarium.shapes import BASE, FINISHED, PLACES, stage
from gloam.games.nightmarium.zones import Zones

__all__ = ["merit", "outlook", "standing"]

# In logarithms of odds: one more multiplies a seat's odds against another by e.
NEED_VALUE: Final = vec[float]([6.6, 3.1, 2.05, 1.3, 0.5, 0.0, -0.4, -0.8])  # by creatures still to finish
STAGE_VALUE: Final = vec[float]([0.0, 0.2, 0.43, 0.0, 0.2])  # by what stands in a place
HAND_VALUE: Final = vec[float]([0.0, 0.15, 0.25, 0.45, 0.7, 0.86, 1.05, 1.2, 1.25])  # by cards in hand
LARGEST_HAND: Final = 8
TORSO_VALUE: Final = 0.13  # a torso in hand that has its legs on the table
HEAD_VALUE: Final = 0.18  # a head in hand that has its torso on the table


def standing(zones: Zones, seat: i64) -> float:
    """How well a seat does, taken by itself."""
    shape = zones.shape[seat]
    value = NEED_VALUE[zones.law.target - zones.law.shapes.of(shape, FINISHED)]
    legs: i64 = 0
    torsos: i64 = 0
    while shape:
        built = shape % BASE
        value += STAGE_VALUE[built]
        if built == TORSO:
            legs += 1
        elif built == HEAD:
            torsos += 1
        shape //= BASE
    for card in zones.hands[seat]:
        if torsos and zones.law.parts[card] >> HEAD & 1:
            value += HEAD_VALUE
            torsos -= 1
        elif legs and zones.law.parts[card] >> TORSO & 1:
            value += TORSO_VALUE
            legs -= 1
    held: i64 = len(zones.hands[seat])
    return value + HAND_VALUE[min(LARGEST_HAND, held)]


def outlook(zones: Zones) -> list[float]:
    """A guess at each seat's share of the win; the true shares when the game is over."""
    if zones.over:
        return zones.scores()
    return shares([standing(zones, seat) for seat in range(zones.seats)])


def merit(zones: Zones, action: i64) -> i64:
    """A rough order of the options of an open decision; larger looks better."""
    if action >= PLAY:  # the further the creature gets, the better
        return 12 + 4 * stage(zones.shape[zones.to_act], (action - PLAY) % PLACES)
    if action >= EXECUTE:
        return _harm(zones, action - EXECUTE)
    if action >= SCAVENGE:
        return _harm(zones, action - SCAVENGE)
    if action >= DEVOUR:  # the least of one's own
        return -stage(zones.shape[zones.to_act], action - DEVOUR)
    if action == DRAW:
        return 10
    if action >= DISCARD and action < GIVE and zones.stack[zones.top] == TURN:
        return 0  # an exchange loses cards
    return 2 if action == DONE else 0 if action == NO else 1


def _harm(zones: Zones, place: i64) -> i64:
    """Take from whoever has most, and a finished creature rather than another."""
    shape = zones.shape[place // PLACES]
    return 4 * zones.law.shapes.of(shape, FINISHED) + stage(shape, place % PLACES)
