from collections.abc import Sequence

import pytest

from gloam.lab.measures import MEASURES, Finding, judge
from gloam.lab.pairs import Pair
from gloam.lab.watch import Facts
from gloam.stats import mean_interval
from tests.lab.streams import a_game


def found(base: Sequence[Facts], changed: Sequence[Facts]) -> dict[str, Finding]:
    """The findings on fifty times these games."""
    pairs = [Pair(*pair) for pair in zip(base, changed, strict=True)] * 50
    findings = judge(pairs, 0.05)
    assert tuple(finding.key for finding in findings) == MEASURES
    return {finding.key: finding for finding in findings}


def test_each_measure_is_what_it_says() -> None:
    """Under the base rules the first to move wins half; under the others always, with all else different."""
    base = [a_game(0, (1.0, 0.0)), a_game(1, (1.0, 0.0))]
    other = a_game(1, (0.0, 1.0), turns=20, decisions=70, comeback=1.0, dead=5)
    findings = found(base, [other, a_game(0, (0.5, 0.5), turns=20, decisions=70, comeback=0.5, dead=5)])
    levels = {key: (finding.base, finding.changed) for key, finding in findings.items()}
    assert levels == {
        "first": (0.0, 0.25),
        "spread": (0.0, 0.5),
        "turns": (10, 20),
        "decisions": (30, 70),
        "comebacks": (0.0, 0.75),
        "dead": (0.0, 0.25),
        "shared": (0.0, 0.5),
    }
    assert findings["turns"].difference == 10
    assert {finding.unit for finding in findings.values()} == {"points", "turns", "decisions"}


def test_a_difference_has_a_direction() -> None:
    short, long = [a_game(turns=8), a_game(turns=12)], [a_game(turns=20), a_game(turns=26)]
    assert found(short, long)["turns"].verdict == "more"
    assert found(long, short)["turns"].verdict == "less"
    assert found(short, short)["turns"].verdict == "none"


def test_bounds_hold_the_difference_and_a_larger_one_would_have_shown() -> None:
    mixed = [a_game(turns=turns) for turns in (5, 30, 9, 14)]
    for finding in found(mixed, mixed[::-1]).values():
        assert finding.low <= finding.difference <= finding.high
        assert finding.detectable > (finding.high - finding.low) / 2


def test_the_first_seat_is_compared_with_its_fair_share() -> None:
    base = [a_game(2, (0.0, 0.0, 1.0)), a_game(2, (1.0, 0.0, 0.0)), a_game(0, (0.0, 1.0, 0.0))]
    findings = found(base, base)
    assert findings["first"].base == pytest.approx(0)
    assert findings["spread"].base == pytest.approx(2 / 3)  # the second to move won twice, the third never


def test_the_spread_follows_turn_order_and_not_seat_numbers() -> None:
    """Each seat wins equally often, but always the one that moves last."""
    last = [a_game((seat + 1) % 3, tuple(float(seat == each) for each in range(3))) for seat in range(3)]
    even = [a_game(0, tuple(float(seat == each) for each in range(3))) for seat in range(3)]
    findings = found(even, last)
    assert findings["spread"].base == pytest.approx(0)
    assert findings["spread"].changed == 1
    assert findings["spread"].verdict == "more"
    assert findings["first"].verdict == "less"


def test_the_spread_is_as_wide_if_another_place_is_the_lucky_one() -> None:
    first, second = [a_game(0, (1.0, 0.0))], [a_game(1, (1.0, 0.0))]
    findings = found(first, second)
    assert findings["first"].verdict == "less"
    assert (findings["spread"].verdict, findings["spread"].difference) == ("none", 0)


def test_the_error_of_the_spread_is_shared_out_among_all_comparisons() -> None:
    """Of each place with each other, under either rules: six with three seats."""
    games = [a_game(0, tuple(float(seat == each) for each in range(3))) for seat in range(3)]
    error = 0.05 / len(MEASURES) / 6
    bounds = mean_interval([1.0, -1.0, 0.0] * 50, error, 1.0)
    assert found(games, games)["spread"].high == pytest.approx(bounds.high)


@pytest.mark.parametrize(
    ("low", "high", "verdict", "decided"),
    [
        (0.1, 9.0, "more", True),
        (-9.0, -0.1, "less", True),
        (-0.2, 0.3, "none", True),
        (-5.0, 3.0, "none", False),
    ],
)
def test_decided_is_what_has_a_sign_or_is_known_closely(
    low: float, high: float, verdict: str, *, decided: bool
) -> None:
    finding = Finding("turns", "turns", 10, 11, low, high, 1.0, 0.3)
    assert (finding.verdict, finding.decided) == (verdict, decided)
