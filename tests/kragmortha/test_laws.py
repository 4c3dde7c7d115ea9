"""The laws of the kernel, and a census that the walks went everywhere."""

from __future__ import annotations

import pytest

from gloam.games import find_game
from gloam.testing import Census, check_game, check_walk, walk

GAME = find_game("kragmortha")
VARIANTS = [{"looks": "enchanted"}, {"looks": "tabletop"}, {"looks": "enchanted", "hand": "5", "first": "2"}]


def test_the_game_keeps_the_laws_without_a_position() -> None:
    check_game(GAME)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: " ".join(variant.values()))
def test_walks_keep_the_laws(variant: dict[str, str], seats: int) -> None:
    """K13: every piece is in one place after every step, and all the laws of gloam.testing."""
    check_walk(GAME, seats, 10 * seats, variant, every=13)


# What random walks do not reach; each is proved by a rulebook test of its own.
UNREACHED = ["event look-spared"]


def test_walks_visit_everything() -> None:
    census = Census(GAME)
    for seed in range(120):
        census.count(walk(GAME, 2 + seed % 7, seed, VARIANTS[seed % len(VARIANTS)]))
    assert census.missing() == UNREACHED
