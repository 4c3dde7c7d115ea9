"""Bots and clocks wait until what happened was told to the people who are there."""

from __future__ import annotations

import random
from concurrent.futures import Future

import pytest

from gloam.bots.worker import Question
from gloam.core.action import NONE
from gloam.core.event import Event
from gloam.core.rng import Rng
from gloam.games import find_game
from gloam.server.tables.due import next_due
from gloam.server.tables.events import MovePlayed, apply_entry
from gloam.server.tables.state import SeatState
from gloam.server.tables.table import MOST_TELLING, Table

from .kit import PATIENCE, AtOnce, House
from .logbook import Logbook

pytestmark = pytest.mark.anyio


def events_of(table: Table) -> list[Event]:
    """What the last decision led to, as the log has it."""
    last = len(table.plies)
    return [line.told for line in table.lines if line.ply == last and isinstance(line.told, Event)]


@pytest.mark.parametrize("game", ["nightmarium", "kragmortha"])
async def test_how_long_telling_takes_is_known_to_everybody(house: House, game: str) -> None:
    """It follows from what a spectator is told, and a turn's story takes at most four seconds."""
    made, clients = await house.begin(game, people=3)
    table, turn, spent, beats = house.table(made.id), NONE, 0, find_game(game).beats
    rng = random.Random(1)
    for _ in range(60):
        await clients[table.to_act].catch_up(table.seq)
        await clients[table.to_act].act(rng)
        told = [event.told_to(len(table.seats)) for event in events_of(table)]
        spent = spent if table.plies[-1].turn == turn else 0
        turn = table.plies[-1].turn
        assert table.telling == min(sum(beats[event.kind] for event in told), MOST_TELLING - spent)
        spent += table.telling
        assert table.facts.since == table.facts.updated + table.telling


@pytest.mark.parametrize(("pace", "share"), [("slow", 1.0), ("normal", 1.0), ("fast", 0.5), ("instant", 0.0)])
async def test_bots_wait_until_their_audience_has_been_told(house: House, pace: str, share: float) -> None:
    made = await house.make(people=1, bots=1)
    client = await house.join(made.id, made.seats[0], made.host, pace=pace)
    watcher = await house.join(made.id, pace="slow")
    live = house.live(made.id)
    assert live.share_told() == share
    await client.do("pace", pace="fast")
    assert live.share_told() == 0.5
    await client.socket.close()
    await watcher.until(lambda message: message.get("here") == [False, False])
    assert live.share_told() == 1.0  # nobody else is there to be told


@pytest.mark.parametrize("game", ["nightmarium", "kragmortha"])
async def test_hidden_facts_change_no_delay(game: str) -> None:
    """In every world that looks the same to those who look on, what looks the same takes the same time."""
    book, rules, chance, compared = Logbook(game, 3).start(), find_game(game), Rng.seeded(2), 0
    rng = random.Random(3)
    for _ in range(100):
        table = book.table
        assert table.state is not None
        twins = [Table.restored(table.snapshot()) for _ in range(2)]
        for twin in twins:
            twin.state = rules.redeal(table.state, 3, chance)
        book.at += 5000
        move = book.act(rng)
        told = [event.told_to(3) for event in events_of(table)]
        for twin in twins:
            assert isinstance(move, MovePlayed)
            if twin.state is not None and move.action in twin.state.options:
                apply_entry(twin, book.entries[-1])
                if [event.told_to(3) for event in events_of(twin)] == told:
                    assert (twin.telling, twin.facts.since) == (table.telling, table.facts.since)
                    compared += 1
    assert compared > 20


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
async def test_a_bot_is_due_when_its_cause_was_told(house: House, share: float) -> None:
    made, clients = await house.begin(people=2)
    table = house.table(made.id)
    await clients[table.to_act].catch_up(table.seq)
    await clients[table.to_act].act(random.Random(1))
    table.seats[table.to_act] = SeatState("bot", bot="asleep")
    due = next_due(table, lambda _: 0, NONE, lambda: share)
    assert due is not None
    assert due.kind == "bot"
    assert table.telling > 0
    assert due.at == int(table.facts.updated + table.telling * share)


async def test_a_clock_starts_when_its_player_was_told(house: House) -> None:
    made, clients = await house.begin(people=2, ways={"clock": {"base": 100, "increment": 0}})
    table = house.table(made.id)
    assert 0 < table.telling <= MOST_TELLING  # the deal
    seat = table.to_act
    await clients[seat].catch_up(table.seq)
    table.facts.since += 60_000
    await clients[seat].act(random.Random(1))
    assert table.seats[seat].bank == 100_000  # decided while the cards were still being dealt
    seat, told, table.facts.since = table.to_act, table.telling, table.facts.since - 10_000
    await clients[seat].catch_up(table.seq)
    await clients[seat].act(random.Random(1))
    assert 90_000 - 1000 * PATIENCE < table.seats[seat].bank <= 90_000 + told


def take_hours(table: Table, length: int, *, is_new_turn: bool) -> None:
    table.telling = 3_600_000


async def test_a_faster_pace_is_heeded_at_once_and_the_bot_does_not_think_twice(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await house.make(people=1, bots=1, options={"first": "1"})
    client = await house.join(made.id, made.seats[0], made.host, pace="slow")
    await client.do("start")
    live, asked, ask = house.live(made.id), [], AtOnce.ask

    def listen(bot: AtOnce, question: Question) -> Future[int]:
        asked.append(question)
        return ask(bot, question)

    monkeypatch.setattr(AtOnce, "ask", listen)
    monkeypatch.setattr(type(live.table), "_time_telling", take_hours)
    while live.table.to_act == 0:
        await client.catch_up(live.table.seq)
        await client.act(random.Random(1))
    for pace in ("normal", "slow", "normal"):
        await client.do("pace", pace=pace)
    assert live.table.to_act == 1
    await client.do("pace", pace="instant")
    while live.table.to_act == 1:
        await client.until(lambda message: message["type"] == "update")
    decided = [move for move in live.table.facts.moves if move.by == "bot"]
    assert len(asked) == len(decided) + (live.table.to_act == 1)


async def test_tables_of_an_older_server_take_no_time_to_tell() -> None:
    book = Logbook("nightmarium", 1, 1, tells=False).start()
    book.act(random.Random(1))
    assert not book.table.facts.tells
    assert book.table.telling == 0
    assert book.table.facts.since == book.table.facts.updated
