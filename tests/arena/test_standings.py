"""What games come to, in a game whose winners are known beforehand."""

import pytest

from gloam.arena import match
from gloam.arena.league import League, play_league_game
from gloam.arena.standings import Results, Standing
from tests.arena.keepers import keepers

__all__ = ["keepers"]

pytestmark = pytest.mark.usefixtures("keepers")


def play(bots: str, seats: int, games: int) -> Results:
    league = League("keepers", {}, seats, tuple(bots.split(",")), 0)
    results = Results(league)
    for number in range(league.rounds(games) * league.round_size):
        results.add(play_league_game(league, number))
    return results


def standings(results: Results) -> dict[str, Standing]:
    return {standing.bot: standing for standing in results.standings()}


@pytest.mark.parametrize(
    ("bots", "seats", "games", "shares"),
    [
        ("keep,swap", 2, 20, {"keep": 1.0, "swap": 0.0}),
        ("keep,keep2,swap", 3, 30, {"keep": 1 / 2, "keep2": 1 / 2, "swap": 0.0}),
        ("keep,keep2,swap", 2, 30, {"keep": 3 / 4, "keep2": 3 / 4, "swap": 0.0}),
        ("keep,swap", 3, 30, {"keep": 2 / 3, "swap": 0.0}),  # alone, or two of them with half each
        ("keep", 3, 9, {"keep": 1 / 3}),
        ("keep,keep", 2, 9, {"keep": 1 / 2}),
    ],
)
def test_shares_are_of_the_games_from_a_seat(
    bots: str, seats: int, games: int, shares: dict[str, float]
) -> None:
    found = standings(play(bots, seats, games))
    assert {bot: standing.share for bot, standing in found.items()} == pytest.approx(shares)
    for standing in found.values():
        assert standing.wins == pytest.approx(standing.share * standing.games)
        assert 0 <= standing.low <= standing.share <= standing.high <= 1
        assert standing.rating_low <= standing.rating <= standing.rating_high


def test_every_seat_that_was_sat_in_is_a_game() -> None:
    results = play("keep,swap", 3, 30)
    assert results.games == 30
    assert {one.games for one in results.standings()} == {45}  # three seats, two bots


def test_who_wins_more_is_rated_higher() -> None:
    found = standings(play("swap,keep,keep2", 2, 60))
    assert found["keep"].rating == pytest.approx(found["keep2"].rating)
    assert found["keep"].rating_low > found["swap"].rating_high
    assert sum(one.rating for one in found.values()) == pytest.approx(0, abs=1e-6)


def test_more_games_are_surer() -> None:
    few, many = standings(play("keep,swap", 2, 10))["keep"], standings(play("keep,swap", 2, 100))["keep"]
    assert few.low < many.low < many.high == few.high == 1.0


def test_meetings_are_the_same_from_both_sides() -> None:
    results = play("keep,keep2,swap", 2, 30)
    met = {(one.bot, one.against): one for one in results.meetings()}
    assert len(met) == 6
    assert {pair: one.share for pair, one in met.items()} == {
        ("keep", "keep2"): 0.5,
        ("keep", "swap"): 1.0,
        ("keep2", "keep"): 0.5,
        ("keep2", "swap"): 1.0,
        ("swap", "keep"): 0.0,
        ("swap", "keep2"): 0.0,
    }
    for (bot, other), one in met.items():
        back = met[other, bot]
        assert (
            (one.games, one.wins, one.losses)
            == (back.games, back.losses, back.wins)
            == (10, one.wins, 10 - one.wins)
        )


def test_more_seats_are_no_advantage_in_a_meeting() -> None:
    (meeting, _) = play("keep,keep,keep2", 3, 30).meetings()
    assert (meeting.bot, meeting.against) == ("keep", "keep2")
    assert meeting.share == pytest.approx(0.5)


def test_a_game_without_end_is_nobodys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "MOST_DECISIONS", 1)
    results = play("keep,swap", 2, 10)
    assert results.unfinished == results.games == results.decisions == 10
    assert [one.share for one in results.standings()] == [0.0, 0.0]
    assert [one.rating for one in results.standings()] == pytest.approx([0.0, 0.0])
    assert [one.share for one in results.meetings()] == [None, None]


def test_the_digest_is_of_the_games() -> None:
    first, again, other = play("keep,swap", 2, 10), play("keep,swap", 2, 10), play("swap,swap2", 2, 10)
    assert first.hash.digest() == again.hash.digest() != other.hash.digest()
