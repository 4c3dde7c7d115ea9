"""The generator: fixed for ever, fair, and copied by value."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from librt.vecs import vec
from mypy_extensions import i64

from gloam.core.rng import Rng


def test_the_stream_of_four_words_is_sfc32() -> None:
    """Known answers of sfc32 with the words 1, 2, 3, 4, worked out by hand from its definition."""
    rng = Rng(1, 2, 3, 4)
    assert [rng.word() for _ in range(3)] == [7, 34, 56623200]


def test_a_seed_gives_the_same_stream_for_ever() -> None:
    rng = Rng.seeded(20261115)
    assert [rng.word() for _ in range(4)] == [1140769266, 4239467084, 466634626, 2700688156]


def test_near_and_huge_seeds_give_unrelated_streams() -> None:
    firsts = {Rng.seeded(seed).word() for seed in (0, 1, 2, 2**64, 2**64 + 1, 2**256 - 1)}
    assert len(firsts) == 6


def test_below_stays_below_and_is_fair() -> None:
    rng = Rng.seeded(1)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 20.5  # chi², 5 degrees, 99.9 %


def test_below_rejects_the_unfair_tail() -> None:
    """With 3 · 2²⁹ values of 2³² every third one would come up only two times where the others come three."""
    rng = Rng.seeded(2)
    counts = Counter(rng.below(3 << 29) % 3 for _ in range(30_000))
    assert all(abs(count - 10_000) < 300 for count in counts.values())


def test_shuffle_reaches_all_orders_equally() -> None:
    rng = Rng.seeded(3)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = vec[i64]([0, 1, 2, 3])
        rng.mix(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 49.8  # chi², 23 degrees, 99.9 %


def test_a_copy_goes_its_own_way() -> None:
    rng = Rng.seeded(4)
    twin = rng.copy()
    assert twin.words() == rng.words()
    assert [twin.word() for _ in range(5)] == [rng.word() for _ in range(5)]
    twin.word()
    assert twin.words() != rng.words()
