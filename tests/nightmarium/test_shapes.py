"""The table of shapes says what the stages of the creatures say, place by place."""

from __future__ import annotations

from itertools import product

import pytest

from gloam.games.nightmarium.cards import HEAD, LEGS, TORSO
from gloam.games.nightmarium.shapes import (
    COMPLETE,
    FINISHED,
    NEXT,
    PLACES,
    SEALED,
    SPOT,
    TOUCHABLE,
    UNFINISHED,
    WEIGHT,
    Shapes,
    stage,
)


def unpacked(places: int) -> list[int]:
    """Packed places as the rules read them."""
    found = []
    while places:
        found.append((places & SPOT) - 1)
        places >>= NEXT
    return found


def where(stages: tuple[int, ...], *wanted: int) -> list[int]:
    return [spot for spot, built in enumerate(stages) if built in wanted]


def shape_of(stages: tuple[int, ...]) -> int:
    return sum(built * WEIGHT[spot] for spot, built in enumerate(stages))


@pytest.mark.parametrize("target", [3, 4])
def test_every_row_of_every_shape(target: int) -> None:
    """N3.1, N5.2, N5.3, N7.1, N7.3: places in ascending order; and the finished ones counted."""
    shapes = Shapes(target)
    for stages in product(range(SEALED + 1), repeat=target):
        shape = shape_of(stages)
        assert [stage(shape, spot) for spot in range(target)] == list(stages)
        opening = {LEGS: where(stages, 0)[:1], TORSO: where(stages, 1), HEAD: where(stages, 2)}
        for bits in range(1, 8):
            wanted = [spot for part, spots in opening.items() if bits >> part & 1 for spot in spots]
            assert unpacked(shapes.of(shape, bits)) == sorted(wanted)
        assert unpacked(shapes.of(shape, 0)) == where(stages, COMPLETE)
        assert unpacked(shapes.of(shape, UNFINISHED)) == where(stages, 1, 2)
        assert unpacked(shapes.of(shape, TOUCHABLE)) == where(stages, 1, 2, COMPLETE)
        assert shapes.of(shape, FINISHED) == len(where(stages, COMPLETE, SEALED))


def test_all_places_fit_into_one_number() -> None:
    """N3.2: the largest target there is, with every place open at once."""
    shapes = Shapes(PLACES)
    everywhere = list(range(PLACES))
    assert unpacked(shapes.of(shape_of((1,) * PLACES), 1 << TORSO)) == everywhere
    assert unpacked(shapes.of(shape_of((2,) * PLACES), UNFINISHED)) == everywhere
    assert unpacked(shapes.of(shape_of((COMPLETE,) * PLACES), 0)) == everywhere
    assert shapes.of(shape_of((SEALED,) * PLACES), FINISHED) == PLACES
