"""The board: four cells to a square, in brackets where an option leads."""

from __future__ import annotations

from typing import Final

from gloam.core.picture import Item, Line, Span, flow
from gloam.games.kragmortha.board import HEIGHT, SYMBOLS, WIDTH, square_name
from gloam.games.kragmortha.table.scene import Scene

__all__ = ["COLUMN", "legend", "library"]

CELL: Final = 4  # figure or number (2), what the square is, symbol
COLUMN: Final = 1 + WIDTH * (CELL + 1) + 1  # cells of the board with its row numbers and brackets
BRACKETS: Final = {(False, False): " ", (False, True): "[", (True, False): "]", (True, True): "|"}
START: Final = "."


def library(scene: Scene) -> list[Line]:
    """Column letters, then the rows that are in play."""
    letters = "".join(square_name(x)[0].rjust(CELL + 1) for x in range(WIDTH))
    return [[Span(" " + letters, "faint")], *(_row(scene, y) for y in range(HEIGHT) if _is_in_play(scene, y))]


def _is_in_play(scene: Scene, y: int) -> bool:
    return any(mark != "_" for mark in scene.board.marks[y * WIDTH : (y + 1) * WIDTH])


def _row(scene: Scene, y: int) -> Line:
    line = [Span(str(y), "faint")]
    left = False
    for square in range(y * WIDTH, (y + 1) * WIDTH):
        right = square in scene.targets
        line += [Span(BRACKETS[left, right], "good"), *_square(scene, square)]
        left = right
    return [*line, Span(BRACKETS[left, False], "good")]


def _square(scene: Scene, square: int) -> list[Span]:
    mark = scene.board.marks[square]
    if mark in "_#":
        return [Span((mark if mark == "#" else " ") * CELL, "faint")]
    goblins = [scene.figure(seat) for seat in scene.standing(square)]
    if len(goblins) > 1:
        return goblins
    if scene.board.desk[square]:
        return [*goblins, Span("  ")] if goblins else [Span(scene.word("desk"), "strong")]
    figures = [Span(scene.word("rigor"), "bad")] if square == scene.view.rigor else goblins
    kind = START if square in _starts(scene) else ""
    kind += scene.word("letter-teleport") if scene.board.teleport[square] else ""
    if figures:
        return [*figures, Span(kind[-1:].rjust(1), "strong"), scene.floor(square)]
    number = _number(scene, square)
    return [Span(number, "good"), Span(kind.rjust(CELL - 1 - len(number)), "strong"), scene.floor(square)]


def _number(scene: Scene, square: int) -> str:
    """Of the option that leads to a square, if there is one."""
    numbers = scene.targets.get(square, [])
    return str(numbers[0]) if len(numbers) == 1 else ""


def _starts(scene: Scene) -> list[int]:
    """The start squares in use: the extra one only if the others are too few."""
    extra = [scene.board.extra_start] if scene.view.seats > len(scene.board.starts) else []
    return [*scene.board.starts, *extra]


def legend(scene: Scene, width: int) -> list[Line]:
    """What the letters and marks mean."""
    shown = [[scene.letter(symbol), Span(" " + scene.symbol(symbol))] for symbol in SYMBOLS]
    shown.append([Span(scene.word("letter-teleport"), "strong"), Span(" " + scene.word("teleport"))])
    shown.append([Span(START, "strong"), Span(" " + scene.word("start"))])
    shown.append([Span(scene.word("rigor"), "bad"), Span(" " + scene.word("card-rigor"))])
    if scene.targets:
        shown.append([Span("[]", "good"), Span(" " + scene.word("target"))])
    return list(flow([Item("  ", spans) for spans in shown], width, 0))
