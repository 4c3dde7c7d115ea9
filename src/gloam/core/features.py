"""What a seat may know as a row of small numbers, for programs that learn.

A row is laid out egocentrically: first what is not any seat's own, then one block for each seat, the viewer's
own first and the others as they follow in turn. So the row of a game with fewer seats is the beginning of the
row of one with more.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from gloam.core.machine import Machine
from gloam.core.protocol import State
from gloam.core.value import Value

__all__ = ["Features", "Field", "Layout", "blank"]


class Field(Value):
    """Some numbers of a row, each from 0 to `high`. Within a seat's block, `offset` counts from its begin."""

    name: str
    offset: int
    length: int
    high: int
    meaning: str


@final
class Layout:
    """Fields one after the other: those before the blocks, or those of a block."""

    def __init__(self) -> None:
        self.fields: Final[list[Field]] = []
        self.size: i64 = 0

    def add(self, name: str, length: int, high: int, meaning: str) -> i64:
        """Place a field behind the last one, and return where it begins."""
        begin = self.size
        self.fields.append(Field(name, begin, length, high, meaning))
        self.size += length
        return begin


class Features:
    """How one game writes rows. `version` is raised whenever a number changes its place or its meaning."""

    def __init__(self, version: int, table: Layout, seat: Layout) -> None:
        self.version: Final = version
        self.table: Final = tuple(table.fields)  # the fields before the blocks
        self.seat: Final = tuple(seat.fields)  # the fields of each block
        self.begin: Final[i64] = table.size  # where the first block begins
        self.block: Final[i64] = seat.size

    def size(self, seats: i64) -> i64:
        """Numbers in a row."""
        return self.begin + seats * self.block

    def write(self, state: Machine, viewer: i64, row: vec[u8], at: i64) -> None:
        """Write what a seat may know into `row`, zeros until now, from `at` on."""
        raise NotImplementedError

    def row(self, state: State, viewer: int) -> vec[u8]:
        """What a seat may know."""
        assert isinstance(state, Machine)
        numbers = blank(self.size(state.seats))
        self.write(state, viewer, numbers, 0)
        return numbers


def blank(size: i64) -> vec[u8]:
    """So many zeros."""
    return vec[u8](bytes(size))
