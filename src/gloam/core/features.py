"""What a seat may know as a row of small numbers, for programs that learn.

A row is laid out egocentrically: first what is not any seat's own, then one block for each seat, the viewer's
own first and the others as they follow in turn. So the row of a game with fewer seats is the beginning of the
row of one with more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from gloam.core.machine import Machine
from gloam.core.value import Value

__all__ = ["Features", "Field", "blank"]


class Field(Value):
    """Some numbers of a row, each from 0 to `high`. Within a seat's block, `offset` counts from its begin."""

    name: str
    offset: int
    length: int
    high: int
    meaning: str


class Features:
    """How one game writes rows. `version` is raised whenever a number changes its place or its meaning."""

    def __init__(self, version: int, table: Sequence[Field], seat: Sequence[Field]) -> None:
        self.version: Final = version
        self.table: Final = tuple(table)  # the fields before the blocks
        self.seat: Final = tuple(seat)  # the fields of each block
        self.begin: Final[i64] = _length(table)  # where the first block begins
        self.block: Final[i64] = _length(seat)

    def size(self, seats: i64) -> i64:
        """Numbers in a row."""
        return self.begin + seats * self.block

    def write(self, state: Machine, viewer: i64, row: vec[u8], at: i64) -> None:
        """Write what a seat may know into `row`, zeros until now, from `at` on."""
        raise NotImplementedError

    def row(self, state: Machine, viewer: int) -> vec[u8]:
        """What a seat may know."""
        numbers = blank(self.size(state.seats))
        self.write(state, viewer, numbers, 0)
        return numbers


def _length(fields: Sequence[Field]) -> int:
    return sum(field.length for field in fields)


def blank(size: i64) -> vec[u8]:
    """So many zeros."""
    return vec[u8](bytes(size))
