"""What a position is worth to a seat, and which options look good at a glance: for bots. Public facts only.

The numbers were fitted to games that bots played against themselves: see docs/bots.md.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gloam.core.action import NONE
from gloam.core.judgement import shares
from gloam.games.kragmortha.actions import (
    CALL,
    DONE,
    GO,
    INNOCENT,
    PARDON,
    PLAY,
    SHOVE,
    STEP,
    SWAP,
    USE,
    YES,
)
from gloam.games.kragmortha.board import FAR, WAY_COUNT, WIDTH
from gloam.games.kragmortha.frames import RIGOR, SECOND, SEND_RIGOR, WHISPERING
from gloam.games.kragmortha.zones import Zones

__all__ = ["merit", "outlook", "standing"]

# In logarithms of odds: one more multiplies a seat's odds against another by e.
LOOK_VALUE: Final = vec[float]([0.0, -1.6, -3.1, -5.1, -9.0])  # by looks (K8.2: the fewest win)
TOME_VALUE: Final = 0.45
MAGIC_VALUE: Final = vec[float]([0.033 * symbols for symbols in range(10)])  # by the symbols of a tome
FACE_DOWN_VALUE: Final = -0.07  # of a tome that is used up
DESK_VALUE: Final = vec[float]([-0.01 * steps for steps in range(FAR + 1)])  # by steps to the desk
NEAR_VALUE: Final = vec[float]([-1.0, -0.41, -0.3, 0.0])  # by steps to Rigor, as the crow flies
FAR_FROM_RIGOR: Final = 3
# Merits.
CAUGHT: Final = 60
PREY: Final = 25
NEAR_MERIT: Final = vec[i64]([CAUGHT, 6, 2, 0])


def standing(zones: Zones, seat: i64) -> float:
    """How well a seat does, taken by itself."""
    value = LOOK_VALUE[len(zones.looks[seat])]
    for tome in zones.tomes[seat]:
        value += TOME_VALUE + MAGIC_VALUE[zones.law.set.magic[tome]]
        if zones.is_down(tome):
            value += FACE_DOWN_VALUE
    square = zones.at[seat]
    if square == NONE:
        return value
    return value + DESK_VALUE[zones.board.to_desk[square]] + NEAR_VALUE[_apart(square, zones.rigor)]


def _apart(square: i64, other: i64) -> i64:
    """Steps between two squares if nothing were in the way; beyond FAR_FROM_RIGOR they are not counted."""
    across = square % WIDTH - other % WIDTH
    down = square // WIDTH - other // WIDTH
    steps = (across if across > 0 else -across) + (down if down > 0 else -down)
    return min(FAR_FROM_RIGOR, steps)


def outlook(zones: Zones) -> list[float]:
    """A guess at each seat's share of the win; the true shares when the game is over."""
    if zones.over:
        return zones.scores()
    return shares([standing(zones, seat) for seat in range(zones.seats)])


def merit(zones: Zones, action: i64) -> i64:
    """A rough order of the options of an open decision; larger looks better."""
    seat = zones.to_act
    kind = zones.stack[zones.top]
    if action >= PLAY and action < CALL:
        card, way = (action - PLAY) // WAY_COUNT, (action - PLAY) % WAY_COUNT
        return _move_merit(zones, seat, way, rigor=zones.law.set.moves_rigor[card])
    if action >= USE and action < PARDON:
        return -10
    if action >= SHOVE and action < SWAP:
        return _shove_merit(zones, seat, action - SHOVE)
    if action >= STEP and action < SHOVE:
        return _move_merit(zones, seat, action - STEP, rigor=_moves_rigor(zones, kind))
    if action >= GO and action < STEP:
        return _place_merit(zones, seat, action - GO, rigor=kind == SEND_RIGOR)
    if action == DONE and kind == SECOND:
        rigor = _moves_rigor(zones, kind)
        return _place_merit(zones, seat, zones.rigor if rigor else zones.at[seat], rigor=rigor)
    return 1 if action == YES or action == INNOCENT else 0


def _moves_rigor(zones: Zones, kind: i64) -> bool:
    return kind == WHISPERING or (kind == SECOND and zones.stack[zones.top + 3] >= RIGOR)


def _move_merit(zones: Zones, seat: i64, way: i64, *, rigor: bool) -> i64:
    origin = zones.rigor if rigor else zones.at[seat]
    return _place_merit(zones, seat, zones.board.ways[origin * WAY_COUNT + way], rigor=rigor)


def _place_merit(zones: Zones, seat: i64, square: i64, *, rigor: bool) -> i64:
    return _rigor_merit(zones, seat, square) if rigor else _goblin_merit(zones, square)


def _goblin_merit(zones: Zones, square: i64) -> i64:
    """For a goblin: near the desk, away from Rigor."""
    return -2 * zones.board.to_desk[square] - NEAR_MERIT[_apart(square, zones.rigor)]


def _rigor_merit(zones: Zones, seat: i64, square: i64) -> i64:
    """For Rigor: upon the others, away from oneself."""
    if zones.on[square] != NONE:
        return -CAUGHT if zones.on[square] == seat else PREY
    merit = -NEAR_MERIT[_apart(zones.at[seat], square)] if zones.at[seat] != NONE else 0
    for other in range(zones.seats):
        if other != seat and zones.at[other] != NONE:
            merit += NEAR_MERIT[_apart(zones.at[other], square)] // 2
    return merit


def _shove_merit(zones: Zones, seat: i64, way: i64) -> i64:
    """Others into Rigor's arms and away from the desk; oneself the other way."""
    shoved = zones.stack[zones.top + 2]
    merit = _goblin_merit(zones, zones.board.ways[zones.at[shoved] * WAY_COUNT + way])
    return merit if shoved == seat else -merit
