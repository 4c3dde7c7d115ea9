"""In a game small enough to count every case the findings are right, and as sure as they say."""

from __future__ import annotations

from itertools import pairwise

import pytest

from gloam.analysis.course import PARTS, Course
from gloam.analysis.words import estimates
from gloam.core.action import NONE
from gloam.core.record import Record
from tests.analysis.pearl_games import chances, chances_after, pearl_record, positions, study_of
from tests.kit.pearls import SWAP

FAR = 2  # bands: four standard errors, so that a right answer never fails here by chance
Patch = pytest.MonkeyPatch


def truth(record: Record, part: str, at: int, seat: int) -> float:
    """What choice or luck really did in one decision, with all pearls known."""
    before, after = positions(record)[at : at + 2]
    chosen = chances_after(before, SWAP if record.moves[at].text == "swap" else 1 - SWAP)
    return chosen[seat] - chances(before)[seat] if part == "choice" else chances(after)[seat] - chosen[seat]


@pytest.mark.parametrize("words", ["swap keep", "keep swap keep", "swap swap swap"])
def test_chances_luck_and_choice_are_those_one_counts(words: str, monkeypatch: Patch) -> None:
    record = pearl_record(words, 3)
    _, course = study_of(record, monkeypatch, playouts=2500)
    for seat in range(record.seats):
        for at, state in enumerate(positions(record)):
            low, middle, high = course.chance(at, seat)
            assert low <= middle <= high
            assert abs(middle - chances(state)[seat]) <= FAR * max(high - middle, middle - low)
        for at in range(len(record.moves)):
            for part in ("choice", "luck"):
                found = course.part(at, part, seat)
                assert abs(found.value - truth(record, part, at, seat)) <= FAR * found.margin


def test_by_what_a_seat_knew_the_others_may_hold_anything(monkeypatch: Patch) -> None:
    record = pearl_record("swap keep keep", 5)
    for viewer in range(3):
        _, course = study_of(record, monkeypatch, playouts=2500, viewer=viewer)
        for at, state in enumerate(positions(record)[:-1]):
            for seat in range(3):
                low, middle, high = course.chance(at, seat)
                known = chances(state, viewer)[seat]
                assert abs(middle - known) <= FAR * max(high - middle, middle - low)
    assert chances(state, 0) != pytest.approx(chances(state, 1), abs=0.1)  # so knowing matters here


def test_where_there_is_no_chance_there_is_no_luck(monkeypatch: Patch) -> None:
    _, course = study_of(pearl_record("keep keep swap", 2), monkeypatch, playouts=50)
    assert [course.part(at, "luck", seat) for at in (0, 1) for seat in range(3)] == [(0.0, 0.0)] * 6
    assert any(course.part(2, "luck", seat).margin > 0 for seat in range(3))


def together(course: Course, seat: int) -> float:
    return course.chance(0, seat)[1] + sum(part.value for part in estimates(course, seat).values())


@pytest.mark.parametrize("viewer", [NONE, 0, 2])
@pytest.mark.parametrize("every", [1, 2])
@pytest.mark.parametrize("ending", ["end", "pause"])
def test_start_choices_and_luck_sum_to_the_result(
    viewer: int, every: int, ending: str, monkeypatch: Patch
) -> None:
    record = pearl_record("swap keep swap", 7, paused=ending == "pause")
    study, course = study_of(record, monkeypatch, playouts=11, viewer=viewer, every=every)
    for seat in range(3):
        chance = [course.chance(at, seat)[1] for at in range(len(study.stretches) + 1)]
        for at, (before, after) in enumerate(pairwise(chance)):
            change = sum(course.part(at, part, seat).value for part in PARTS)
            assert before + change == pytest.approx(after, abs=1e-12)
        assert together(course, seat) == pytest.approx(chance[-1], abs=1e-12)
    if record.scores:
        assert chance[-1] == float(record.scores[2])
        assert course.chance(len(study.stretches), 0) == (float(record.scores[0]),) * 3  # known, no band


def test_bands_hold_as_often_as_they_say(monkeypatch: Patch) -> None:
    """Of 200 independent findings of each kind some 190 hold the truth. Fewer than 180 would be a lie."""
    record = pearl_record("keep swap keep", 3)
    start = chances(positions(record)[0])
    luck = [sum(truth(record, "luck", at, seat) for at in range(3)) for seat in range(3)]
    own = truth(record, "choice", 1, 1)
    held = {"start": 0, "own": 0, "luck": 0}
    tight = 0
    for seed in range(200):
        _, course = study_of(record, monkeypatch, playouts=60, seed=seed)
        low, _, high = course.chance(0, 1)
        parts = estimates(course, 1)
        held["start"] += low <= start[1] <= high
        held["own"] += abs(parts["own"].value - own) <= parts["own"].margin
        held["luck"] += abs(parts["luck"].value - luck[1]) <= parts["luck"].margin
        tight += parts["own"].margin < 0.2
    assert min(held.values()) >= 180, held
    assert tight > 190  # wide bands always hold


def test_shared_chance_makes_choices_surer_than_chances(monkeypatch: Patch) -> None:
    """A choice is valued in the same worlds as the position before it: its error is less than both apart."""
    _, course = study_of(pearl_record("keep keep keep", 3), monkeypatch, playouts=400)
    apart = [high - low for low, _, high in (course.chance(at, 1) for at in (0, 1))]
    assert 0 < course.part(0, "choice", 1).margin < 0.8 * (apart[0] ** 2 + apart[1] ** 2) ** 0.5 / 2
