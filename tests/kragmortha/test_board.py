"""The tables of a board say what its squares say: where ways lead, who may take them, what pays for them."""

from __future__ import annotations

import pytest

from gloam.core.errors import BadInput
from gloam.games.kragmortha.board import (
    ANY_SYMBOL,
    DESK,
    FAR,
    JUMPS,
    MASKS,
    SQUARES,
    STEP_COUNT,
    WAY_COUNT,
    Board,
    square_name,
    square_named,
)
from gloam.games.kragmortha.cards import read_set
from tests.kragmortha.scenes import GAME, place, scene

BOARDS = read_set().boards
LAYOUTS = pytest.mark.parametrize("board", [BOARDS[2], BOARDS[5], BOARDS[7]], ids=["2-4", "5-6", "7-8"])


def mark(board: Board, column: int, row: int) -> str:
    """What is printed there, `_` beyond the edge."""
    return board.marks[row * 7 + column] if 0 <= column < 7 and 0 <= row < 10 else "_"


def leads(board: Board, square: int, way: int) -> int:
    """Where a step or a jump over one shelf ends, by the squares themselves."""
    across, down = ((0, -1), (1, 0), (0, 1), (-1, 0))[way % 4]
    column, row = square % 7, square // 7
    if way >= 4:
        if mark(board, column + across, row + down) != "#":
            return -1
        across, down = 2 * across, 2 * down
    return -1 if mark(board, column + across, row + down) in "_#" else square + across + 7 * down


def bits(ways: list[int]) -> int:
    return sum(1 << way for way in ways)


@LAYOUTS
def test_ways_lead_to_open_squares_or_over_one_shelf(board: Board) -> None:
    """K2.3, K12."""
    for square in range(SQUARES):
        targets = [leads(board, square, way) for way in range(WAY_COUNT)]
        assert list(board.ways[square * WAY_COUNT : (square + 1) * WAY_COUNT]) == targets
        assert board.leading[square] == bits([way for way, target in enumerate(targets) if target >= 0])


@LAYOUTS
def test_a_symbol_pays_for_its_squares_and_a_jump_needs_none(board: Board) -> None:
    """K2.2, K12: for each of the 32 sets of symbols a card may pay with."""
    for square in range(SQUARES):
        targets = {way: leads(board, square, way) for way in range(WAY_COUNT)}
        for mask in range(MASKS):
            paid = [
                way
                for way, target in targets.items()
                if target >= 0 and (way >= STEP_COUNT or mask >> board.symbol[target] & 1)
            ]
            assert board.paid[square * MASKS + mask] == bits(paid)
    assert {board.symbol[square] for square in range(SQUARES) if board.desk[square]} == {DESK}


@LAYOUTS
def test_rigor_takes_steps_only_and_never_to_the_desk(board: Board) -> None:
    """K2.4, K1.2."""
    for square in range(SQUARES):
        targets = [leads(board, square, way) for way in range(STEP_COUNT)]
        free = [way for way, target in enumerate(targets) if target >= 0 and board.marks[target] != "D"]
        assert board.rigor_ways[square] == bits(free)
        assert not board.rigor_ways[square] & JUMPS


@LAYOUTS
def test_steps_to_the_desk(board: Board) -> None:
    """One more than from the nearest neighbour; no way at all from where nobody can stand."""
    for square in range(SQUARES):
        around = [leads(board, square, way) for way in range(STEP_COUNT)]
        if board.desk[square]:
            assert board.to_desk[square] == 0
        elif board.open[square]:
            assert board.to_desk[square] == 1 + min(board.to_desk[target] for target in around if target >= 0)
        else:
            assert board.to_desk[square] == FAR


def test_steps_to_the_desk_by_hand() -> None:
    """From the corners of the smallest library."""
    found = {
        name: BOARDS[2].to_desk[square_named(name)] for name in ("b8", "c8", "a7", "d9", "a4", "f4", "g9")
    }
    assert found == {"b8": 0, "c8": 1, "a7": 1, "d9": 2, "a4": 4, "f4": 8, "g9": 5}


def test_secret_doors_are_where_a_jump_is() -> None:
    """K12: the smallest library has shelves only along its walls."""
    assert [BOARDS[seats].has_doors for seats in (2, 5, 7)] == [False, True, True]


def test_a_ball_pays_for_every_step() -> None:
    """K2.2."""
    board = BOARDS[7]
    for square in range(SQUARES):
        assert board.paid[square * MASKS + ANY_SYMBOL] == board.leading[square], square_name(square)


def test_a_goblin_stands_on_open_squares_only() -> None:
    for name in ("a3", "g5", "d2"):
        with pytest.raises(BadInput, match=f"nobody can stand on {name}"):
            GAME.read(f"seats 2\n1: {name} hand 1")


def test_a_position_may_begin_with_a_goblin_in_the_air() -> None:
    """K1.5: before it is placed."""
    assert place(scene("seats 2\n1: - hand 1\n2: b4 hand 2\nframe place 1 - -"), 1) == "-"
