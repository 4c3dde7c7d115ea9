"""Packed numbers do what lists do."""

from __future__ import annotations

from bisect import insort as insort_list

from librt.vecs import append, vec
from mypy_extensions import i64

from gloam.core.pack import deep_copy, empties, filled, insort, put_under
from gloam.core.rng import Rng


def test_filled_is_so_many_equal_numbers() -> None:
    assert list(filled(3, -1)) == [-1, -1, -1]
    assert list(filled(0, 7)) == []


def test_insort_keeps_the_order() -> None:
    rng = Rng.seeded(1)
    packed, plain = vec[i64](), list[int]()
    for _ in range(200):
        value = rng.below(50)
        packed = insort(packed, value)
        insort_list(plain, value)
        assert list(packed) == plain


def test_put_under_goes_before_all_others() -> None:
    numbers = vec[i64]()
    for value in (3, 1, 2):
        numbers = put_under(numbers, value)
    assert list(numbers) == [2, 1, 3]


def test_a_deep_copy_shares_nothing() -> None:
    """Neither what is written over nor what is appended where there was room shows in the other."""
    first = append(vec[i64]([1, 2], capacity=8), 3)
    lists = vec[vec[i64]]([first, vec[i64]([4])])
    twin = deep_copy(lists)
    assert [list(numbers) for numbers in twin] == [[1, 2, 3], [4]]
    twin[0][0] = 9
    longer, longer_twin = append(lists[0], 5), append(twin[0], 6)
    twin[1] = vec[i64]()
    assert [list(numbers) for numbers in lists] == [[1, 2, 3], [4]]
    assert (list(longer), list(longer_twin)) == ([1, 2, 3, 5], [9, 2, 3, 6])


def test_empties_are_apart() -> None:
    lists = empties(3)
    lists[1] = append(lists[1], 5)
    assert [list(numbers) for numbers in lists] == [[], [5], []]
