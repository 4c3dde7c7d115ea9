"""Perft: positions and how many ways they can go on, counted once and looked at."""

from __future__ import annotations

import pytest

from gloam.games import find_game
from gloam.testing import perft

GAME = find_game("nightmarium")

DEALS = [  # preset, seats, seed, number of ways 1 to 5 decisions deep
    ("second-edition", 2, 1, [10, 46, 194, 881, 4039]),
    ("first-edition", 3, 2, [9, 42, 180, 795, 3424]),
    ("advanced", 4, 3, [9, 40, 150, 569, 2085]),
    ("advanced", 5, 4, [9, 42, 180, 799, 3348]),
]


@pytest.mark.parametrize(("preset", "seats", "seed", "counts"), DEALS)
def test_a_deal_goes_on_in_so_many_ways(preset: str, seats: int, seed: int, counts: list[int]) -> None:
    state = GAME.setup(GAME.settings.read({"preset": preset}), seats, seed)
    assert [perft(state, depth) for depth in (1, 2, 3, 4, 5)] == counts


POSITIONS = {
    "a pure finish by Mocker with two torsos to come": (
        """
        seats 3
        1: hand 31 32 45 43 | 30 29 | 3 2
        2: hand 4 5 60 | 33 35
        3: hand 61 62 63
        """,
        [10, 40, 131, 449, 1570],
    ),
    "Herald, Executioner and Devourer with targets everywhere": (
        """
        options preset=advanced
        seats 2
        1: hand 55 82 91 s1 s4 | 57 56 | 84 83 85 | 3 2 1
        2: hand 28 29 | 30 32 31 | 87
        """,
        [13, 54, 175, 538, 1755],
    ),
    "nothing left to draw": (
        """
        seats 2
        1: hand 1 2 3 | 6 5 4
        2: hand ...
        pile
        """,
        [4, 9, 164, 11738, 507555],
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_goes_on_in_so_many_ways(name: str) -> None:
    text, counts = POSITIONS[name]
    state = GAME.read(text)
    assert [perft(state, depth) for depth in (1, 2, 3, 4, 5)] == counts
