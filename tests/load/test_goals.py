"""Which goals the figures of a run reach, and whether memory grows."""

import pytest

from bench.load.drive import Outcome
from bench.load.goals import ON_POSTGRES, ON_SQLITE, YARDSTICK, Figure, goals
from bench.load.memory import Idle
from bench.load.soak import Sample, growth


def outcome(per_second: float = 0.0, p99: float = 0.0) -> Outcome:
    return Outcome(per_second, 0, 0, p99, 0, 0, 0, 0, 0)


def test_goals_are_ratios_within_a_run() -> None:
    ours = ON_SQLITE[0].name
    found = {
        Figure(YARDSTICK.name, 0): outcome(1000),
        Figure(YARDSTICK.name, 1000): outcome(p99=80),
        Figure(YARDSTICK.name, 2000): outcome(p99=200),
        Figure(ours, 0): outcome(2500),
        Figure(ours, 1000): outcome(p99=24),
        Figure(ours, 2000): outcome(p99=40),
        Figure(ON_POSTGRES[0].name, 0): outcome(1000),
        Figure(ON_POSTGRES[1].name, 0): outcome(1200),
        Figure(ON_POSTGRES[3].name, 0): outcome(500),
        Figure(ON_POSTGRES[4].name, 0): outcome(750),
    }
    reached = {
        (each.peer, each.figure): (each.value, each.goal.is_met(each.value))
        for each in goals(found, Idle(3000, 41, 9))
    }
    assert reached == {
        (ours, "moves/s, all, to boardgame.io"): (2.5, True),
        (ours, "p99 at 1,000/s"): (24, True),
        (ours, "p99 at 1,000/s, to boardgame.io"): (0.3, False),
        (ours, "p99 at 2,000/s, to boardgame.io"): (0.2, True),
        (ON_POSTGRES[1].name, "moves/s, all, to one process"): (1.2, False),
        (ON_POSTGRES[4].name, "moves/s, all, to one process"): (1.5, True),
        (ours, "an idle socket"): (41, False),
    }


def test_what_was_not_measured_reaches_nothing() -> None:
    assert goals({}, None) == []
    alone = goals({Figure(ON_SQLITE[1].name, 1000): outcome(p99=26)}, None)
    assert [(each.figure, str(each.goal), each.goal.is_met(each.value)) for each in alone] == [
        ("p99 at 1,000/s", "≤ 25 ms", False)
    ]


def test_growth_is_the_slope_of_the_samples() -> None:
    jagged = [Sample(minute, 100 + 2 * minute + (-1) ** minute) for minute in range(101)]
    assert growth(jagged) == pytest.approx(2, abs=0.01)
