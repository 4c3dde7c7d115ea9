"""The rule of stopping, tried on streams of outcomes whose truth is known."""

from collections.abc import Iterable, Iterator
from itertools import chain, repeat

import pytest

from gloam.lab.experiment import ERROR, FIRST_LOOK, Look, experiment, planned_looks
from gloam.lab.pairs import Pair
from tests.lab.streams import a_game, last_look, stream


def test_looks_are_planned() -> None:
    assert planned_looks(1) == [1]
    assert planned_looks(2 * FIRST_LOOK - 1) == [2 * FIRST_LOOK - 1]
    assert planned_looks(1000) == [125, 250, 500, 1000]
    assert planned_looks(1001) == [126, 251, 501, 1001]


def alarms(looks: Iterable[Look]) -> int:
    """In how many of these experiments anything at all is said to differ."""
    return sum(any(finding.verdict != "none" for finding in look.findings) for look in looks)


@pytest.mark.parametrize(("seats", "most", "tried"), [(2, 400, 160), (3, 200, 120), (4, 100, 120)])
def test_equal_rules_give_no_false_alarm_too_often(seats: int, most: int, tried: int) -> None:
    """The promise: in 95 % of experiments not one measure of all is said to differ."""
    looks = (last_look(stream(seed, seats=seats), most) for seed in range(tried))
    assert alarms(looks) <= ERROR * tried


def test_a_clock_that_runs_faster_in_long_games_makes_no_false_alarms() -> None:
    looks = [timed_look(seed, turns=8000) for seed in range(200)]
    assert {look.ended for look in looks} == {"time"}
    assert len({len(look.pairs) for look in looks}) > 10
    assert alarms(looks) <= ERROR * len(looks)


def timed_look(seed: int, turns: int) -> Look:
    """The last look of an experiment whose time is up after so many turns of all games."""
    left = turns

    def counted() -> Iterator[Pair]:
        nonlocal left
        for pair in stream(seed):
            left -= pair.base.turns + pair.changed.turns
            yield pair

    return list(experiment(counted(), 400, lambda: left < 0))[-1]


def test_an_edge_of_five_points_is_found() -> None:
    """Two seats, nothing shared between twins: as many games as a minute has."""
    looks = [last_look(stream(seed, edge=0.05), 10_000) for seed in range(6)]
    assert sum(look.findings[0].verdict == "more" for look in looks) == len(looks)
    assert all(look.findings[0].low <= 0.05 <= look.findings[0].high for look in looks)
    assert all(look.findings[0].detectable < 0.04 for look in looks)


def test_a_large_difference_needs_few_games() -> None:
    """Everything is decided at an early look, so the rest is not even asked for."""
    long, short = a_game(turns=40, decisions=90), a_game(turns=20, decisions=50)
    pairs = chain(repeat(Pair(long, short), 200), iter(lambda: pytest.fail("asked for more"), None))
    *earlier, last = experiment(pairs, 3200)
    assert [len(look.pairs) for look in (*earlier, last)] == [100, 200]
    assert (last.ended, {look.ended for look in earlier}) == ("decided", {""})


def test_all_games_are_played_if_nothing_is_decided() -> None:
    looks = list(experiment(stream(1), 400))
    assert [len(look.pairs) for look in looks] == [100, 200, 400]
    assert [look.ended for look in looks] == ["", "", "games"]


def test_a_look_spends_its_share_of_the_error() -> None:
    """More looks, wider bounds."""
    three, alone = list(experiment(stream(1), 400)), list(experiment(stream(1), 100))
    assert sum(look.error for look in three) == pytest.approx(ERROR)
    assert [look.error for look in alone] == [ERROR]
    assert three[0].findings[0].low < alone[0].findings[0].low


def test_when_the_time_is_up_the_next_look_is_the_last() -> None:
    answers = iter([False] * 119 + [True])
    looks = list(experiment(stream(1), 10_000, lambda: next(answers)))
    assert [len(look.pairs) for look in looks] == [120]
    assert looks[-1].ended == "time"


def test_one_pair_is_too_few_and_says_so() -> None:
    (look,) = experiment(stream(1), 1)
    assert look.ended == "games"
    assert all(finding.high == float("inf") for finding in look.findings)
