"""What depends only on how far a player's creatures are built: a table, filled in as it is needed.

A creature's stage is the number of its parts, or SEALED. A player's shape is the stages of all places read
as one number in base five, so one card more or less is one addition.
"""

from __future__ import annotations

from typing import Final

from gloam.games.nightmarium.cards import HEAD, LEGS, PARTS, TORSO

__all__ = ["COMPLETE", "FINISHED", "PLACES", "SEALED", "TOUCHABLE", "UNFINISHED", "WEIGHT", "Shapes", "stage"]

PLACES: Final = 7  # the largest target: places of a player, numbered, that do not close up
COMPLETE: Final = 3  # the stage of a creature of legs, torso and head
SEALED: Final = 4
BASE: Final = 5
WEIGHT: Final[list[int]] = [BASE**spot for spot in range(PLACES + 1)]

# The rows of a shape: 0–7 the places open to a card by its part bits (0: a seal), then these.
UNFINISHED: Final = 8
TOUCHABLE: Final = 9
FINISHED: Final = 10


def stage(shape: int, spot: int) -> int:
    return shape // WEIGHT[spot] % BASE


class Shapes:
    """For each shape of at most `target` creatures, the places where something can be done."""

    def __init__(self, target: int) -> None:
        self.target: Final = target
        self.rows: Final[list[list[list[int]]]] = [[] for _ in range(WEIGHT[target])]

    def of(self, shape: int) -> list[list[int]]:
        rows = self.rows[shape]
        if not rows:
            rows = self._fill(shape)
            self.rows[shape] = rows
        return rows

    def _fill(self, shape: int) -> list[list[int]]:
        stages = [stage(shape, spot) for spot in range(self.target)]
        at = [[spot for spot in range(self.target) if stages[spot] == wanted] for wanted in range(BASE)]
        opening = [at[LEGS][:1], at[TORSO], at[HEAD]]  # N3.1; legs take the lowest free place
        rows = [at[COMPLETE]]  # N7.1: a seal goes on a finished creature that has none
        for bits in range(1, 1 << len(PARTS)):
            rows.append(
                sorted(spot for part in range(len(PARTS)) if bits >> part & 1 for spot in opening[part])
            )
        rows.append(sorted(at[1] + at[2]))
        rows.append(sorted(at[1] + at[2] + at[COMPLETE]))
        rows.append(sorted(at[COMPLETE] + at[SEALED]))
        return rows
