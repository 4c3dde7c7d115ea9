"""Intervals that are as sure as they say, when games on one deal hang together."""

from collections.abc import Callable
from statistics import fmean
from typing import NamedTuple

import pytest

from gloam.arena.intervals import design_effect, rounds_quantile
from gloam.arena.league import League
from gloam.arena.match import Outcome
from gloam.arena.standings import Results, Standing
from gloam.core.rng import Rng
from gloam.stats import wilson

LEAGUES = 200
Z = 1.96


@pytest.mark.parametrize(
    ("rounds", "quantile", "exact_to"),
    [(1, 4.303, 0.14), (2, 3.182, 0.03), (4, 2.571, 0.004), (9, 2.228, 0.001), (99, 1.984, 0.001)],
)
def test_quantiles_are_those_of_the_tables(rounds: int, quantile: float, exact_to: float) -> None:
    assert rounds_quantile(rounds) == pytest.approx(quantile, abs=exact_to)


@pytest.mark.parametrize(
    ("wins", "effect"),
    [
        ([0, 2] * 50, 2.0),  # both games of a round always end alike: two count for one
        ([1] * 100, 0.0),  # nothing is left to chance
        ([0, 1, 1, 2] * 25, 1.0),  # independent
        ([2] * 100, 1.0),  # nothing can be seen
        ([1], 1.0),
    ],
)
def test_the_design_effect_says_how_many_games_count_for_one(wins: list[float], effect: float) -> None:
    share = fmean(wins) / 2
    assert design_effect(wins, 2, 2 * share * (1 - share)) == pytest.approx(effect, abs=0.03)


def test_a_few_rounds_prove_little() -> None:
    assert 0.4 < design_effect([1] * 3, 2, 0.5) < design_effect([1] * 2, 2, 0.5) < 1
    assert design_effect([0, 2], 2, 0.5) == 2.0  # and not 4, what these two alone would say


# Leagues of bots that are equally strong


class Coverage(NamedTuple):
    """How often the truth was inside, and how wide the intervals were."""

    shares: float
    ratings: float
    width: float
    plain: float  # had the games been taken for independent
    plain_width: float


Favour = Callable[[Rng], tuple[int, int]]  # of a deal: the seat it favours, and the bot; NOBODY if none
NOBODY = -1


def no_favour(rng: Rng) -> tuple[int, int]:
    return NOBODY, NOBODY


def favours_a_seat(rng: Rng) -> tuple[int, int]:
    return rng.below(2), NOBODY


def favours_a_bot(rng: Rng) -> tuple[int, int]:
    return NOBODY, rng.below(2)


def play(rounds: int, favour: Favour, rng: Rng) -> Results:
    """A league of two by chance; whom the deal favours wins nine games of ten."""
    results = Results(League("nightmarium", {}, 2, ("0", "1"), 0))
    for _ in range(rounds):
        seat, bot = favour(rng)
        for _ in range(2):
            if bot != NOBODY:
                seat = results.league.seating(results.games).index(str(bot))
            luck = rng.below(10)
            winner = luck % 2 if seat == NOBODY else seat if luck else 1 - seat
            results.add(Outcome(1, 1, [float(winner == 0), float(winner == 1)], True, ""))
    return results


def inside(low: float, truth: float, high: float) -> bool:
    return low <= truth <= high


def cover(rounds: int, favour: Favour) -> Coverage:
    rng = Rng.seeded(rounds)
    found: list[Standing] = [play(rounds, favour, rng).standings()[0] for _ in range(LEAGUES)]
    plain = [wilson(one.share, one.games, Z) for one in found]
    return Coverage(
        fmean(inside(one.low, 0.5, one.high) for one in found),
        fmean(inside(one.rating_low, 0.0, one.rating_high) for one in found),
        fmean(one.high - one.low for one in found),
        fmean(inside(low, 0.5, high) for low, high in plain),
        fmean(high - low for low, high in plain),
    )


@pytest.mark.parametrize("rounds", [5, 20])
def test_independent_games_are_covered(rounds: int) -> None:
    covered = cover(rounds, no_favour)
    assert covered.shares >= 0.92
    assert covered.ratings >= 0.92
    assert covered.width < 1.2 * covered.plain_width


def test_deals_that_favour_a_seat_make_shares_surer() -> None:
    covered = cover(40, favours_a_seat)
    assert covered.shares >= 0.92
    assert covered.ratings >= 0.92
    assert covered.width < 0.75 * covered.plain_width


def test_deals_that_favour_a_bot_make_shares_less_sure() -> None:
    covered = cover(30, favours_a_bot)
    assert covered.plain < 0.9
    assert 0.92 <= covered.shares <= 0.99
    assert 0.92 <= covered.ratings <= 0.99


@pytest.mark.parametrize(("bots", "seats"), [(3, 2), (2, 3)], ids=["more bots", "more seats"])
def test_ratings_of_unequal_bots_are_covered(bots: int, seats: int) -> None:
    """Wins vary less if a bot meets both strong and weak ones, or itself; its rating is no surer for that."""
    strengths = [350.0 * (1 - bot) for bot in range(bots)]
    truths = [strength - fmean(strengths) for strength in strengths]
    rng = Rng.seeded(bots)
    found = [play_unequal(strengths, seats, rng).standings() for _ in range(LEAGUES // 2)]
    for bot, truth in enumerate(truths):
        assert fmean(inside(one[bot].rating_low, truth, one[bot].rating_high) for one in found) >= 0.92


def play_unequal(strengths: list[float], seats: int, rng: Rng) -> Results:
    league = League("nightmarium", {}, seats, tuple(str(bot) for bot in range(len(strengths))), 0)
    results = Results(league)
    for number in range(30 * league.round_size):
        weights = [round(1000 * 10 ** (strengths[int(bot)] / 400)) for bot in league.seating(number)]
        luck = rng.below(sum(weights))
        winner = next(seat for seat in range(seats) if luck < sum(weights[: seat + 1]))
        results.add(Outcome(1, 1, [float(seat == winner) for seat in range(seats)], True, ""))
    return results
