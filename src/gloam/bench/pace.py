"""Taking figures: how long, and in which order. Knows no game, so that other programs are timed by it too."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator, Mapping
from statistics import median
from time import process_time
from typing import Final, TypeVar

__all__ = ["LEAST_ROUNDS", "SLICE", "in_turns", "medians", "microseconds", "rate"]

K = TypeVar("K", bound=Hashable)

LEAST_ROUNDS: Final = 5  # a median of fewer says little on a machine that others use too
SLICE: Final = 0.1  # seconds one figure is taken for, in one round


def rate(work: Callable[[], int], seconds: float = SLICE) -> float:
    """How many a second get done by calling `work`, which says how many it did, for so long or once.

    Seconds are those the processor spent on this process: what others do meanwhile does not count.
    """
    done, began = 0, process_time()
    while True:
        done += work()
        spent = process_time() - began
        if spent >= seconds and spent > 0:
            return done / spent


def microseconds(work: Callable[[], int], seconds: float = SLICE) -> float:
    """How long each takes of what `work` does, and says how many it did."""
    return 1e6 / rate(work, seconds)


def in_turns(figures: Mapping[K, Callable[[], float]], rounds: int) -> Iterator[tuple[K, float]]:
    """Each figure once, then each once again: whatever slows the machine for a while slows them all."""
    for _ in range(rounds):
        for key, figure in figures.items():
            yield key, figure()


def medians(taken: Iterator[tuple[K, float]]) -> dict[K, float]:
    """The median of each figure, to four digits: more would be noise."""
    values: defaultdict[K, list[float]] = defaultdict(list)
    for key, value in taken:
        values[key].append(value)
    return {key: float(f"{median(found):.4g}") for key, found in values.items()}
