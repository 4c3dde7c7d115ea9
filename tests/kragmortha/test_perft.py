"""Perft: positions and how many ways they can go on, counted once and looked at."""

from __future__ import annotations

import pytest

from gloam.games import find_game
from gloam.testing import perft

GAME = find_game("kragmortha")

POSITIONS = {
    "two goblins next to each other and Rigor near": (
        """
        seats 2
        1: c6 hand 1 13 41 | tomes t9 t13
        2: c7 hand 2 14 42
        rigor d7
        """,
        [6, 25, 85, 316],
    ),
    "a crowd that shoves": (
        """
        seats 6
        1: c6 hand 39 20 57
        2: d5 hand 2 3 4
        3: d7 hand 5 6 7
        4: d6 hand 8 9 10 | looks l1 l5
        5: e6 hand 11 12 13
        6: d4 hand 14 15 16
        rigor f6
        """,
        [8, 33, 195, 321],
    ),
    "Secret Doors, Haste and every look": (
        """
        seats 8
        1: b2 hand 39 40 58 | looks l3 l13 l21 | tomes t7 t8 t11 t17
        2: b3 hand 1 2 3
        3: c3 hand 4 5 6
        4: d3 hand 7 8 9
        5: a3 hand 10 11 12
        6: b4 hand 13 14 15
        7: b5 hand 16 17 18
        8: a1 hand 19 20 21
        """,
        [10, 42, 169, 608],
    ),
}


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_deal_can_be_placed_in_so_many_ways(seats: int) -> None:
    """K1.5: two goblins find places in n·(n-1) ways."""
    state = GAME.setup(GAME.settings.read({"first": "1"}), seats, 5)
    starts = len(state.options)
    assert starts == (6 if seats < 5 else 7)
    assert perft(state, 2) == starts * (starts - 1)


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_goes_on_in_so_many_ways(name: str) -> None:
    text, counts = POSITIONS[name]
    state = GAME.read(text)
    assert [perft(state, depth) for depth in (1, 2, 3, 4)] == counts
