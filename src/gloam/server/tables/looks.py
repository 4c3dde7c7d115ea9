"""What figures look like: chosen faces and hats, and the one of the two that no two figures share."""

from __future__ import annotations

from typing import NamedTuple

from gloam.core.action import NONE
from gloam.server.tables.table import Table

__all__ = ["LookTold", "looks_of", "wearer_of"]


class LookTold(NamedTuple):
    """The face and the hat of a seat; NONE: those of its number."""

    face: int
    hat: int


def looks_of(table: Table) -> list[LookTold]:
    """What each seat wears. Whoever's own number was taken by another has the first free one."""
    told = [
        NONE if worn == at and _chosen(table, at) == NONE else worn for at, worn in enumerate(_worn(table))
    ]
    if table.game.unique_look == "face":
        return [LookTold(worn, seat.hat) for worn, seat in zip(told, table.seats, strict=True)]
    return [LookTold(seat.face, worn) for worn, seat in zip(told, table.seats, strict=True)]


def wearer_of(table: Table, wanted: int, seat: int) -> int:
    """The other seat that keeps this seat from wearing what is wanted; NONE: it is free.

    What bots and free seats wear by their numbers can be taken from them.
    """
    for at, worn in enumerate(_worn(table)):
        keeps = table.seats[at].kind == "person" or _chosen(table, at) != NONE
        if at != seat and keeps and worn == wanted:
            return at
    return NONE


def _chosen(table: Table, at: int) -> int:
    seat = table.seats[at]
    return seat.face if table.game.unique_look == "face" else seat.hat


def _worn(table: Table) -> list[int]:
    """The number that tells each figure apart: the chosen ones first, then people's."""
    worn = [_chosen(table, at) for at in range(len(table.seats))]
    free = [at for at in range(2 * len(worn)) if at not in worn]
    people = [at for at, seat in enumerate(table.seats) if seat.kind == "person"]
    for at in [*people, *range(len(worn))]:
        if worn[at] == NONE:
            worn[at] = at if at in free else free[0]
            free.remove(worn[at])
    return worn
