"""What depends only on how far a player's creatures are built: a table, filled in as it is needed.

A creature's stage is the number of its parts, or SEALED. A player's shape is the stages of all places read
as one number in base five, so one card more or less is one addition.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gloam.core.pack import filled
from gloam.games.nightmarium.cards import HEAD, LEGS, PARTS, TORSO

__all__ = [
    "COMPLETE",
    "FINISHED",
    "NEXT",
    "PLACES",
    "SEALED",
    "SPOT",
    "TOUCHABLE",
    "UNFINISHED",
    "WEIGHT",
    "Shapes",
    "stage",
]

PLACES: Final = 7  # the largest target: places of a player, numbered, that do not close up
COMPLETE: Final = 3  # the stage of a creature of legs, torso and head
SEALED: Final = 4
BASE: Final = 5
WEIGHT: Final = vec[i64]([BASE**spot for spot in range(PLACES + 1)])

# The rows of a shape: 0–7 the places open to a card by its part bits (0: a seal), then these.
UNFINISHED: Final = 8
TOUCHABLE: Final = 9
FINISHED: Final = 10  # not places but how many
ROWS: Final = 11
UNKNOWN: Final = -1
# Places are packed into one number, the lowest first: `spot = (places & SPOT) - 1`, then `places >>= NEXT`,
# until nothing is left.
SPOT: Final = 7
NEXT: Final = 3


def stage(shape: i64, spot: i64) -> i64:
    return shape // WEIGHT[spot] % BASE


def _packed(spots: list[int]) -> int:
    return sum(spot + 1 << NEXT * at for at, spot in enumerate(sorted(spots)))


@final
class Shapes:
    """For each shape of at most `target` creatures, the places where something can be done."""

    def __init__(self, target: int) -> None:
        self.target: Final = target
        self.rows: vec[i64] = filled(BASE**target * ROWS, UNKNOWN)

    def of(self, shape: i64, row: i64) -> i64:
        found = self.rows[shape * ROWS + row]
        if found == UNKNOWN:
            self._fill(shape)
            found = self.rows[shape * ROWS + row]
        return found

    def _fill(self, shape: i64) -> None:
        stages = [stage(shape, spot) for spot in range(self.target)]
        at = [[spot for spot in range(self.target) if stages[spot] == wanted] for wanted in range(BASE)]
        opening = [at[LEGS][:1], at[TORSO], at[HEAD]]  # N3.1; legs take the lowest free place
        rows = [_packed(at[COMPLETE])]  # N7.1: a seal goes on a finished creature that has none
        for bits in range(1, 1 << len(PARTS)):
            rows.append(_packed([spot for part in range(3) if bits >> part & 1 for spot in opening[part]]))
        rows.append(_packed(at[1] + at[2]))
        rows.append(_packed(at[1] + at[2] + at[COMPLETE]))
        rows.append(len(at[COMPLETE] + at[SEALED]))
        for row in range(ROWS):
            self.rows[shape * ROWS + row] = rows[row]
