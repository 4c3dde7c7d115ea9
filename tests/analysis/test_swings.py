"""Turning points: which changes are called so, and how they are told."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from gloam.analysis.course import Course, Part, Swing
from gloam.analysis.cut import Decision, Kind, Run, Stretch
from gloam.analysis.playouts import Sample
from gloam.analysis.study import Study
from gloam.analysis.words import Words, tell_swings
from gloam.core.action import NONE
from gloam.core.record import read_record, replay
from gloam.games import find_game
from gloam.locale import LANGUAGES, Speech
from tests.analysis.test_worlds import GOLDEN

PLAYOUTS = 10_000


def course_of(*shares: Sequence[float], playouts: int = PLAYOUTS) -> Course:
    """A game of two in which only luck changes seat 0's chance: from 30 % by `(0.3, 0.5)` to 50 %."""
    samples = [
        Sample(playouts, [[share, 1 - share] for share in pair], [_spread(pair), _spread(pair)])
        for pair in shares
    ]
    stretches = [Stretch(at, at + 1, 0, at + 1, Kind.CHANCE, forced=False) for at in range(len(shares) - 1)]
    return Course(stretches, [Run(at, ()) for at in range(len(shares))], samples)


def _spread(pair: Sequence[float]) -> list[list[float]]:
    """As if each point had been valued in worlds of its own."""
    return [
        [share * (1 - share) if one == two else 0.0 for two in range(len(pair))]
        for one, share in enumerate(pair)
    ]


def found(course: Course, *seats: int) -> list[tuple[int, str, int]]:
    return [(swing.stretch, swing.part, swing.seat) for swing in course.swings(seats)]


def test_the_three_largest_are_named_in_the_order_of_play() -> None:
    """Choice then luck, by stretches: +10 −40, +5 +15, +20 +1, 0 0."""
    course = course_of((0.5, 0.6), (0.2, 0.25), (0.4, 0.6), (0.61, 0.61), (0.61,))
    assert found(course, 0) == [(0, "luck", 0), (1, "luck", 0), (2, "choice", 0)]
    (first, *_) = course.swings([0])
    assert (first.before, first.after) == pytest.approx((0.6, 0.2))
    assert 0 < first.margin < 0.05


def test_more_are_named_if_they_are_wanted() -> None:
    course = course_of((0.5, 0.6), (0.2, 0.25), (0.4, 0.6), (0.61, 0.61), (0.61,))
    assert [swing.stretch for swing in course.swings([0], 5)] == [0, 0, 1, 1, 2]
    assert len(course.swings([0], 1)) == 1


def test_what_noise_can_do_is_no_turning_point() -> None:
    course = course_of((0.5, 0.5), (0.9, 0.9), (0.92, 0.92), (0.92,), playouts=1000)
    assert found(course, 0) == [(0, "luck", 0)]
    small = course_of((0.5, 0.5), (0.9, 0.9), (0.92, 0.92), (0.92,), playouts=5)
    assert found(small, 0) == []


def test_the_more_is_looked_at_the_more_must_it_stand_out() -> None:
    """One change of 2.4 standard errors is something; the largest of two hundred is nothing."""
    still = [(0.5, 0.5)] * 100
    change = 2.4 * (2 * 0.25 / PLAYOUTS) ** 0.5
    assert found(course_of((0.5, 0.5), (0.5 + change,)), 0) == [(0, "luck", 0)]
    assert found(course_of(*still, (0.5 + change,)), 0) == []


def test_one_change_counts_once_though_one_rises_as_another_falls() -> None:
    course = course_of((0.5, 0.5), (0.9, 0.9), (0.9,))
    assert len(found(course, 0, 1)) == 1


# In words


def golden_study(name: str, viewer: int, first: int, end: int) -> Study:
    """A record of which one stretch is looked at."""
    record = read_record((GOLDEN / f"{name}.record").read_text("utf-8"))
    game = find_game(record.game)
    actions = [game.actions.parse(move.text).index for move in record.moves]
    decisions = [
        Decision(move.seat, action, 1, forced=False, chance=False)
        for move, action in zip(record.moves, actions, strict=True)
    ]
    seat = record.moves[first].seat if end == first + 1 else NONE
    turn = next(step.state.turn for step in replay(game, record) if step.ply == first)
    stretch = Stretch(first, end, seat, turn, Kind.CHANCE, forced=False)
    return Study(game, record, viewer, 0, None, decisions, [stretch], [])  # type: ignore[arg-type]


def sentence(study: Study, part: Part, language: str, *, before: float = 0.3, after: float = 0.55) -> str:
    swing = Swing(0, part, 0, before, after, 0.04)
    (what,) = tell_swings(study, [swing])
    names = ["Анна", ""]
    return Words(Speech(language, names, study.viewer).say, language).swing(study, swing, what)


@pytest.mark.parametrize(
    ("part", "language", "said"),
    [
        (
            "choice",
            "en",
            "Turn 9, decision 25. Анна chose: “Draw a card”. "
            "Анна’s chance of winning rose from 30% to 55% (±4).",
        ),
        (
            "luck",
            "en",
            "Turn 9, decision 25. Luck: Анна draws №33 (legs, Homunculi, no ability). "
            "Анна’s chance of winning rose from 30% to 55% (±4).",
        ),
        (
            "choice",
            "ru",
            "Ход 9, решение 25. Анна выбирает: «Взять карту». "
            "Анна: шансы на победу выросли с 30 % до 55 % (±4).",
        ),
        (
            "luck",
            "ru",
            "Ход 9, решение 25. Удача: Анна берёт карту №33 (ноги, людовища, без способности). "
            "Анна: шансы на победу выросли с 30 % до 55 % (±4).",
        ),
    ],
)
def test_a_turning_point_says_when_who_what_and_how_much(part: Part, language: str, said: str) -> None:
    assert sentence(golden_study("nightmarium-4-13", NONE, 24, 25), part, language) == said


def test_a_seat_is_spoken_to_and_told_what_it_knew() -> None:
    own = golden_study("nightmarium-4-13", 0, 24, 25)
    assert sentence(own, "choice", "en", after=0.1).endswith(
        "Your chance of winning fell from 30% to 10% (±4)."
    )
    assert "You chose: “Draw a card”" in sentence(own, "choice", "en")
    assert "№33" in sentence(own, "luck", "en")
    other = golden_study("nightmarium-4-13", 1, 24, 25)
    assert "Анна draws a face-down card." in sentence(other, "luck", "en")
    assert "№33" not in sentence(other, "luck", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_long_stretch_only_the_beginning_is_told(language: str) -> None:
    said = sentence(golden_study("kragmortha-4-22", 1, 4, 30), "whole", language)
    assert "5–30" in said
    assert "… " in said
    assert said.count(". ") < 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_and_every_chance_can_be_told(language: str) -> None:
    """All decisions of two games, as if each were a turning point."""
    for name in ("nightmarium-3-15", "kragmortha-6-23"):
        record = read_record((GOLDEN / f"{name}.record").read_text("utf-8"))
        study = golden_study(name, NONE, 0, 1)
        stretches = [
            Stretch(at, at + 1, move.seat, 1, Kind.CHANCE, forced=False)
            for at, move in enumerate(record.moves)
        ]
        whole = study._replace(stretches=stretches)
        for part in ("choice", "whole"):
            swings = [Swing(at, part, 0, 0.1, 0.2, 0.01) for at in range(len(stretches))]
            say = Speech(language).say
            for what in tell_swings(whole, swings):
                assert all(say(phrase) for phrase in what)
                assert what or part == "whole"


@pytest.mark.parametrize("language", LANGUAGES)
def test_fewer_than_three_are_said_to_be_all(language: str) -> None:
    words = Words(Speech(language).say, language)
    assert words.few(3) == []
    none, one = words.few(0), words.few(2)
    assert len(none) == len(one) == 1
    assert none != one


def test_luck_tells_what_chance_brought_and_not_what_was_chosen() -> None:
    said = sentence(golden_study("kragmortha-4-22", NONE, 8, 9), "luck", "en")
    assert "Luck: Player 3 draws №13 (goblin: book + scroll). " in said
    assert "Rigor" not in said
    assert "Rigor" in sentence(golden_study("kragmortha-4-22", NONE, 8, 9), "whole", "en")


def test_the_chances_told_are_the_winners_or_the_lookers() -> None:
    study = golden_study("kragmortha-4-22", NONE, 0, 1)
    won, shared = course_of((0.5,), (0.0,)), course_of((0.4,), (0.5,))
    assert study.seats_of_interest(won) == [1]
    assert study.seats_of_interest(shared) == [0, 1]
    assert study._replace(viewer=0).seats_of_interest(won) == [0]
