"""An evening at one table: who has won how often, and the next game, which begins when all want it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gloam.server.tables.commands import Again, Leave, Nonce, Rematch, Seating
from gloam.server.tables.due import CHANCE_WITHIN, due_between_games
from gloam.server.tables.events import SeatTaken, Started
from gloam.server.tables.table import Table
from gloam.server.tables.updates import table_told

from .kit import Client, House, Message, end_game
from .logbook import Logbook, notices, rng, told

GAMES = ["nightmarium", "kragmortha"]


def everybody(_: int) -> int:
    return 0


def absent(*seats: int) -> Callable[[int], int]:
    return lambda seat: 1 if seat in seats else 0


def wins(table: Table) -> list[int]:
    return [seat.wins for seat in table_told(table).seats]


def over(people: int = 3, bots: int = 0) -> Logbook:
    return Logbook("nightmarium", people, bots).start().play(rng())


def due(book: Logbook, absent_since: Callable[[int], int] = everybody) -> str:
    found = due_between_games(book.table, absent_since)
    return found.kind if found else ""


# The score


@pytest.mark.parametrize("game", GAMES)
def test_wins_are_counted_from_game_to_game(game: str) -> None:
    book, choices, expected = Logbook(game, 3).start(), rng(), [0, 0, 0]
    for number in range(4):
        book.play(choices)
        assert book.table.state is not None
        shares = book.table.state.scores()
        expected = [won + (share > 0) for won, share in zip(expected, shares, strict=True)]
        assert wins(book.table) == expected
        book.do(Rematch(f"r{number}"), 1)
        assert wins(book.table) == expected
        book.start()
    assert sum(expected) >= 4
    assert told(book.again()) == told(book.table) == told(Table.restored(book.table.snapshot()))


@pytest.mark.parametrize("field", ["practice", "seed"])
def test_practice_and_what_went_on_from_another_game_are_not_counted(field: str) -> None:
    book = Logbook("nightmarium", 2).start()
    setattr(book.table.facts, field, True if field == "practice" else str(book.table.seed))
    assert sum(wins(book.play(rng()).table)) == 0


def test_wins_go_with_whoever_won_them() -> None:
    book = over(3)
    winner = wins(book.table).index(1)
    book.do(Leave("l"), winner)
    assert sum(wins(book.table)) == 0
    book.enter(SeatTaken(winner, "New", "token"))
    assert sum(wins(book.table)) == 0


def test_a_bot_of_another_level_keeps_the_score_of_its_seat() -> None:
    book = over(1, 2)
    book.table.seats[2].wins = 3
    book.do(Seating("s", 2, "haunting"), host=True)
    assert wins(book.table)[2] == 3


# The next game


def test_one_who_wants_another_game_leaves_the_others_their_results() -> None:
    book = over()
    book.do(Again("a", want=True), 1)
    assert (book.table.facts.status, notices(book.table)[-1]) == ("over", "again")
    assert (table_told(book.table).wants, table_told(book.table).later) == ((1,), ())
    assert due(book) == ""
    book.do(Again("b", want=False), 0)
    book.do(Again("c", want=True), 2)
    assert (table_told(book.table).wants, table_told(book.table).later) == ((1, 2), (0,))
    assert due(book) == ""
    assert due(book, absent(0)) == "again"
    book.do(Again("d", want=True), 0)
    assert table_told(book.table).wants == (1, 2, 0)
    assert due(book) == "again"
    assert due(book, absent(0, 1, 2)) == ""  # nobody is there to play


def test_bots_want_whatever_people_want() -> None:
    book = over(1, 2)
    assert due(book) == ""
    book.do(Again("a", want=True), 0)
    assert due(book) == "again"


def test_whoever_gets_up_wants_nothing_any_more() -> None:
    book = over()
    book.do(Again("a", want=True), 1)
    book.do(Leave("l"), 1)
    assert table_told(book.table).wants == ()


def test_the_host_goes_on_without_those_who_said_later() -> None:
    book = over()
    book.do(Again("a", want=False), 2)
    book.do(Rematch("r", deal=True), 0, host=True)
    assert (book.table.facts.status, book.table.facts.round) == ("lobby", 2)
    assert [seat.standin for seat in book.table.seats] == ["", "", "haunting"]
    assert table_told(book.table).later == ()
    assert table_told(book.table).deals
    assert told(book.again()) == told(book.table)


def test_the_deal_waits_a_moment_for_chance_and_for_free_seats() -> None:
    book = over()
    book.do(Rematch("r", deal=True), 0, host=True)
    found = due_between_games(book.table, everybody)
    assert found is not None
    assert found.at == book.at + CHANCE_WITHIN
    for seat in (0, 1):
        book.do(Nonce(f"n{seat}", "ab" * 16), seat)
    found = due_between_games(book.table, absent(2))  # whoever is not there adds nothing
    assert found is not None
    assert found.at == 0
    book.do(Leave("l"), 2)
    assert due(book) == ""
    book.do(Seating("s", 2, "asleep"), host=True)
    assert due(book) == "deal"
    book.enter(Started(-1))
    assert not table_told(book.table).deals
    assert due(book) == ""


def test_an_old_request_for_a_rematch_is_obeyed_at_once_and_deals_nothing() -> None:
    book = over()
    book.do(Again("a", want=True), 2)
    book.do(Rematch("r"), 1)
    assert book.table.facts.status == "lobby"
    assert not table_told(book.table).deals
    assert table_told(book.table).wants == ()
    assert due(book) == ""


@pytest.mark.anyio
async def test_all_who_are_there_agree_and_the_next_game_is_dealt(house: House) -> None:
    made, clients = await house.begin(people=2)
    table = await end_game(house.table(made.id), clients)
    await clients[1].do("again", want=True)
    assert table.facts.status == "over"
    await clients[0].do("again", want=True)
    for seat, client in enumerate(clients):
        await client.until(lambda message: status(message) == "lobby")
        await client.do("nonce", value=f"{seat}{seat}" * 16)
    for client in clients:
        await dealt(client, 2)
    assert [seat.nonce[0] for seat in table.seats] == ["0", "1"]


@pytest.mark.anyio
async def test_whoever_is_gone_keeps_nobody_waiting(house: House) -> None:
    made, clients = await house.begin(people=3)
    table = await end_game(house.table(made.id), clients)
    for client in clients[:2]:
        await client.do("again", want=True)
    assert table.facts.status == "over"
    await clients[2].socket.close()
    for client in clients[:2]:
        await client.until(lambda message: status(message) == "lobby")
        await client.do("nonce", value="ab" * 16)
    await dealt(clients[0], 2)


def status(message: Message) -> str:
    return str(message.get("table", {}).get("status", "")) if message["type"] == "update" else ""


async def dealt(client: Client, number: int) -> None:
    while (client.now["table"]["status"], client.now["table"]["round"]) != ("playing", number):
        await client.hear()
