"""The library: squares, what they are in each layout, and who may go where."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gloam.core.action import NONE
from gloam.core.errors import BadInput

__all__ = [
    "ANY_SYMBOL",
    "DESK",
    "DIRECTIONS",
    "FAR",
    "FOR_DESK",
    "HEIGHT",
    "JUMPS",
    "MASKS",
    "SQUARES",
    "STEP_COUNT",
    "SYMBOLS",
    "WAYS",
    "WAY_COUNT",
    "WIDTH",
    "Board",
    "read_boards",
    "square_name",
    "square_named",
]

WIDTH: Final = 7
HEIGHT: Final = 10
SQUARES: Final = WIDTH * HEIGHT
SYMBOLS: Final = ("book", "potion", "gems", "scroll")
DESK: Final = 4  # the number of the desk's own symbol
# What a symbol on a card pays for, a bit for each symbol of the floor. Any symbol pays for the desk (K2.2).
FOR_DESK: Final = 1 << DESK
ANY_SYMBOL: Final = 0b11111  # of a crystal ball
DIRECTIONS: Final = ("n", "e", "s", "w")
STEP_COUNT: Final = 4
WAYS: Final = (*DIRECTIONS, "nn", "ee", "ss", "ww")  # a step, or a jump over one shelf (Secret Doors)
WAY_COUNT: Final = 8
JUMPS: Final = 0b11110000  # of a set of ways, a bit for each
FAR: Final = 30  # more steps than any way has
MASKS: Final = 32  # what symbols can pay for
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))

LAYOUTS: Final = {"layout 2-4": range(2, 5), "layout 5-6": range(5, 7), "layout 7-8": range(7, 9)}
BLOCKS: Final = ["layout 2-4", "layout 5-6", "layout 7-8", "floor"]
MARKS: Final = "_#.Tst8DR"
FLOOR_MARKS: Final = "BPGSD"


@final
class Board:
    """One layout (K1.3) on the floor (K10)."""

    def __init__(self, rows: Sequence[str], floor: Sequence[str]) -> None:
        marks = "".join(rows)
        letters = "".join(floor)
        self.marks: Final = marks
        self.symbol: Final = vec[i64]([FLOOR_MARKS.index(letter) for letter in letters])
        self.desk: Final = vec[bool]([mark == "D" for mark in marks])
        self.teleport: Final = vec[bool]([mark in "Tt" for mark in marks])
        self.teleports: Final = vec[i64]([square for square in range(SQUARES) if marks[square] in "Tt"])
        self.starts: Final = vec[i64]([square for square in range(SQUARES) if marks[square] in "st"])
        self.extra_start: Final[i64] = marks.find("8")
        self.rigor_start: Final[i64] = marks.index("R")
        self.open: Final = vec[bool]([mark not in "_#" for mark in marks])  # to goblins
        self.open_to_rigor: Final = vec[bool]([mark not in "_#D" for mark in marks])
        # Where each way leads from a square, or NONE: 4 steps, then 4 jumps over one shelf.
        self.ways: Final = vec[i64](
            [self._lead(square, way) for square in range(SQUARES) for way in range(WAY_COUNT)]
        )
        # Sets of ways, a bit for each: those that lead anywhere, for Rigor, and by what a card pays for.
        self.leading: Final = vec[i64]([self._paid(square, ANY_SYMBOL) for square in range(SQUARES)])
        self.rigor_ways: Final = vec[i64]([self._rigor_ways(square) for square in range(SQUARES)])
        self.paid: Final = vec[i64](
            [self._paid(square, mask) for square in range(SQUARES) for mask in range(MASKS)]
        )
        self.to_desk: Final = vec[i64](self._distances())  # steps, or FAR if no way leads there
        self.has_doors: Final = any(
            self.open[square] and self.leading[square] & JUMPS for square in range(SQUARES)
        )

    def _distances(self) -> list[int]:
        """Steps to the desk from every square, by breadth first search."""
        distance = [0 if self.desk[square] else FAR for square in range(SQUARES)]
        queue = [square for square in range(SQUARES) if self.desk[square]]
        for square in queue:
            for way in range(STEP_COUNT):
                target = self.ways[square * WAY_COUNT + way]
                if target != NONE and distance[target] == FAR:
                    distance[target] = distance[square] + 1
                    queue.append(target)
        return distance

    def _paid(self, square: int, mask: int) -> int:
        """The ways a symbol mask pays for; a jump through Secret Doors asks for no symbol."""
        ways = 0
        for way in range(WAY_COUNT):
            target = self.ways[square * WAY_COUNT + way]
            if target != NONE and (way >= STEP_COUNT or mask >> self.symbol[target] & 1):
                ways |= 1 << way
        return ways

    def _rigor_ways(self, square: int) -> int:
        """K2.4: he takes steps only, and the desk is closed to him."""
        targets = [self.ways[square * WAY_COUNT + way] for way in range(STEP_COUNT)]
        return sum(
            1 << way for way, target in enumerate(targets) if target != NONE and self.open_to_rigor[target]
        )

    def _lead(self, square: int, way: int) -> int:
        across, down = STEPS[way % STEP_COUNT]
        x, y = square % WIDTH, square // WIDTH
        if way < STEP_COUNT:
            return self._at(x + across, y + down)
        middle = self._at(x + across, y + down, shelf=True)
        return NONE if middle == NONE else self._at(x + 2 * across, y + 2 * down)

    def _at(self, x: int, y: int, *, shelf: bool = False) -> int:
        """The square, if it is on the grid and open (or a shelf, if that is asked for)."""
        square = y * WIDTH + x
        if not (0 <= x < WIDTH and 0 <= y < HEIGHT):
            return NONE
        return square if (self.marks[square] == "#" if shelf else self.open[square]) else NONE


def square_name(square: int) -> str:
    """`a0` in the far corner to `g9`."""
    return f"{'abcdefg'[square % WIDTH]}{square // WIDTH}"


def square_named(name: str) -> int:
    """The square of a name; ValueError if there is none."""
    if len(name) != 2 or name[0] not in "abcdefg" or not name[1].isdecimal():
        raise ValueError(f"no square is called {name!r}")
    return int(name[1]) * WIDTH + "abcdefg".index(name[0])


def read_boards(path: Path, text: str) -> dict[int, Board]:
    """The board for each number of players; BadInput names the line that is wrong."""
    blocks: dict[str, list[str]] = {}
    header = ""
    for number, line in enumerate(text.splitlines(), 1):
        if line in BLOCKS and line not in blocks:
            header = line
            blocks[header] = []
        elif line.strip() and not line.startswith("//"):
            marks = FLOOR_MARKS if header == "floor" else MARKS
            if (
                not header
                or len(line.split(" ")) != WIDTH
                or any(mark not in marks for mark in line.split(" "))
            ):
                raise _bad(path, number, line, f"{WIDTH} × {' '.join(marks)}")
            blocks[header].append(line.replace(" ", ""))
    for name in BLOCKS:
        if len(blocks.get(name, [])) != HEIGHT:
            raise _bad(path, len(text.splitlines()), name, f"{HEIGHT} rows")
    return {
        seats: _board(path, name, blocks[name], blocks["floor"])
        for name, numbers in LAYOUTS.items()
        for seats in numbers
    }


def _board(path: Path, name: str, rows: list[str], floor: list[str]) -> Board:
    marks, letters = "".join(rows), "".join(floor)
    starts = sum(mark in "st8" for mark in marks)
    if marks.count("R") != 1 or starts < LAYOUTS[name][-1]:
        raise _bad(path, 0, name, "R, s")
    for square in range(SQUARES):
        if marks[square] not in "_#" and (marks[square] == "D") != (letters[square] == "D"):
            raise _bad(path, 0, f"{name} {square_name(square)} {letters[square]}", marks[square])
    return Board(rows, floor)


def _bad(path: Path, line: int, value: str, known: str) -> BadInput:
    return BadInput("set-row", file=str(path), line=line, value=value, known=known)
