"""Who plays whom, from where, on which deal."""

from collections import Counter

import pytest

from gloam.arena.league import League, line_ups
from gloam.arena.match import Bout

LEAGUES = [
    (("a",), 3),
    (("a", "b"), 2),
    (("a", "b"), 3),
    (("a", "b", "c"), 2),
    (("a", "b", "c"), 3),
    (("a", "a", "b"), 3),
    (("a", "b", "c", "d", "e"), 4),
]


def league(bots: tuple[str, ...], seats: int, seed: int = 0) -> League:
    return League("nightmarium", {}, seats, bots, seed)


def rounds(made: League, count: int) -> list[list[Bout]]:
    size = made.round_size
    return [[made.bout(number) for number in range(at * size, (at + 1) * size)] for at in range(count)]


@pytest.mark.parametrize(
    ("bots", "seats", "expected"),
    [
        ("ab", 2, "ab"),
        ("abc", 2, "ab ac bc"),
        ("cba", 2, "cb ca ba"),
        ("abcd", 3, "abc abd acd bcd"),
        ("a", 3, "aaa"),
        ("ab", 3, "aab abb"),
        ("ab", 4, "aaab aabb abbb"),
        ("aab", 2, "aa ab"),
        ("aab", 3, "aab"),
        ("aab", 4, "aaab aabb"),
    ],
)
def test_every_line_up_is_there_once(bots: str, seats: int, expected: str) -> None:
    assert ["".join(group) for group in line_ups(tuple(bots), seats)] == expected.split()


@pytest.mark.parametrize(("bots", "seats"), LEAGUES)
def test_on_every_deal_every_bot_of_a_line_up_sits_in_every_seat(bots: tuple[str, ...], seats: int) -> None:
    groups = line_ups(bots, seats)
    for bouts in rounds(league(bots, seats), 4):
        assert len({bout.deal for bout in bouts}) == 1
        sat = Counter(
            (tuple(sorted(bout.bots)), bot, seat) for bout in bouts for seat, bot in enumerate(bout.bots)
        )
        assert sat == {
            (tuple(sorted(group)), bot, seat): group.count(bot)
            for group in groups
            for bot in group
            for seat in range(seats)
        }


@pytest.mark.parametrize(("bots", "seats"), LEAGUES)
def test_a_seat_has_the_same_seed_in_the_whole_round_whoever_sits_in_it(
    bots: tuple[str, ...], seats: int
) -> None:
    first, second = rounds(league(bots, seats), 2)
    assert len({tuple(bout.seeds) for bout in first}) == 1
    fresh = {first[0].deal, *first[0].seeds, second[0].deal, *second[0].seeds}
    assert len(fresh) == 2 * (seats + 1)


def test_line_ups_get_the_deals_they_would_get_alone() -> None:
    few, many = league(("a", "b"), 2), league(("a", "b", "c"), 2)
    assert [bouts[0].deal for bouts in rounds(few, 3)] == [bouts[0].deal for bouts in rounds(many, 3)]
    assert few.bout(0).deal != league(("a", "b"), 2, seed=1).bout(0).deal


def test_neighbours_change_from_round_to_round() -> None:
    made = league(("a", "b", "c"), 3)
    after_a = Counter(bouts[0].bots[(bouts[0].bots.index("a") + 1) % 3] for bouts in rounds(made, 60))
    assert set(after_a) == {"b", "c"}
    assert min(after_a.values()) > 15


@pytest.mark.parametrize(("games", "expected"), [(1, 1), (6, 1), (7, 2), (12, 2)])
def test_rounds_are_whole(games: int, expected: int) -> None:
    assert league(("a", "b", "c"), 2).rounds(games) == expected


@pytest.mark.parametrize(("bots", "seats"), LEAGUES)
def test_the_games_of_a_round_are_counted_by_bot(bots: tuple[str, ...], seats: int) -> None:
    made = league(bots, seats)
    sat = Counter(bot for bout in rounds(made, 1)[0] for bot in bout.bots)
    assert sat == {bot: made.games_a_round(bot) for bot in bots}
