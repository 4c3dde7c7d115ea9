"""Packed numbers: what the standard list can do and `vec` cannot."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

__all__ = ["deep_copy", "empties", "filled", "insort", "put_under"]


def filled(count: i64, value: i64) -> vec[i64]:
    """So many equal numbers."""
    numbers = vec[i64](capacity=count)
    for _ in range(count):
        numbers = append(numbers, value)
    return numbers


def insort(numbers: vec[i64], value: i64) -> vec[i64]:
    """Ascending numbers and one more in its place."""
    numbers = append(numbers, value)
    at: i64 = len(numbers) - 1
    while at > 0 and numbers[at - 1] > value:
        numbers[at] = numbers[at - 1]
        at -= 1
    numbers[at] = value
    return numbers


def put_under(numbers: vec[i64], value: i64) -> vec[i64]:
    """One more before all others: the bottom of a deck whose top is its end."""
    numbers = append(numbers, value)
    at: i64 = len(numbers) - 1
    while at > 0:
        numbers[at] = numbers[at - 1]
        at -= 1
    numbers[0] = value
    return numbers


def deep_copy(lists: vec[vec[i64]]) -> vec[vec[i64]]:
    """A copy that shares nothing."""
    twin = lists[:]
    for at in range(len(twin)):
        twin[at] = twin[at][:]
    return twin


def empties(count: i64) -> vec[vec[i64]]:
    """So many empty lists."""
    return vec[vec[i64]]([vec[i64]() for _ in range(count)])
