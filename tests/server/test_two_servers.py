"""Two servers on one PostgreSQL: any of them serves any seat. And bots that really think."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest

from gloam.server.live.registry import Note
from gloam.server.store.opening import make_store
from gloam.server.store.upkeep import migrate

from .kit import Client, House, open_house
from .store.postgres_server import PostgresServer

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def postgres_url(postgres: PostgresServer) -> str:
    url = postgres.new_database()
    migrate(url)
    return url


@pytest.fixture(scope="module")
async def houses(postgres_url: str) -> AsyncIterator[list[House]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(open_house(make_store(postgres_url))) for _ in range(2)]


async def test_a_game_between_two_servers(houses: list[House]) -> None:
    here, there = houses
    made = await here.make("nightmarium", people=3)  # never over after forty decisions
    clients: list[Client] = [
        await here.join(made.id, made.seats[0], made.host),
        await there.join(made.id, made.seats[1]),
        await there.join(made.id, made.seats[2]),
    ]
    await clients[0].do("start")
    await clients[1].catch_up(here.table(made.id).seq)
    tables = [here.table(made.id), there.table(made.id)]
    choices = random.Random(1)
    for _ in range(40):
        newest = max(tables, key=lambda table: table.seq)
        await clients[newest.to_act].catch_up(newest.seq)
        await clients[newest.to_act].act(choices)
    last = max(tables, key=lambda table: table.seq).seq
    for client in clients:
        await client.catch_up(last)
    assert tables[0].snapshot() == tables[1].snapshot()
    assert len(tables[0].facts.moves) == 40


async def test_moods_are_seen_at_the_other_server(houses: list[House]) -> None:
    here, there = houses
    made = await here.make(people=2)
    one, other = await here.join(made.id, made.seats[0]), await there.join(made.id, made.seats[1])
    await one.do("react", mood="clap")
    shown = await other.until(lambda message: message["type"] == "reaction")
    assert shown == {"type": "reaction", "seat": 0, "mood": "clap"}


async def test_a_command_resent_to_a_server_that_has_not_heard_of_it(houses: list[House]) -> None:
    here, there = houses
    made = await here.make()
    one = await here.join(made.id, made.seats[0])
    two = await there.join(made.id, made.seats[1])
    listener = there.app.context.store._listener  # type: ignore[attr-defined]
    listener._on_entries, heard = print, listener._on_entries
    try:
        await one.do("say", "lost", phrase="ha")
        again = await there.join(made.id, made.seats[0])
        assert there.table(made.id).seq < here.table(made.id).seq
        await again.do("say", "lost", phrase="ha")
        assert there.table(made.id).snapshot() == here.table(made.id).snapshot()
    finally:
        listener._on_entries = heard
    assert (await two.do("say", phrase="ha"))["type"] == "update"


async def test_presence_and_takeover_between_servers(houses: list[House]) -> None:
    here, there = houses
    made = await here.make()
    one = await here.join(made.id, made.seats[0])
    two = await there.join(made.id, made.seats[1])
    await one.until(lambda message: message.get("here") == [True, True])
    again = await there.join(made.id, made.seats[0])
    assert await one.end() == (4409, "closed-taken")
    await two.socket.close()
    await again.until(lambda message: message.get("here") == [True, False])


class Courier:
    """Carries notes between servers: late, twice, in any order, or not at all."""

    def __init__(self, houses: list[House], chance: random.Random) -> None:
        self.houses = houses
        self.chance = chance
        self.notes: list[bytes] = []

    async def publish(self, note: bytes) -> None:
        self.notes += [note] * self.chance.choice([0, 1, 1, 1, 2])

    def deliver(self, most: int | None = None) -> None:
        self.chance.shuffle(self.notes)
        late, self.notes = self.notes[:most], self.notes[len(self.notes[:most]) :]
        for note in late:
            for house in self.houses:
                house.app.registry.on_note(note)

    def tell_who_is_here(self, table: str) -> None:
        for house in self.houses:
            registry = house.app.registry
            note = Note(registry.node, "held", [(table, registry.tables[table].held_here())])
            self.notes.append(msgspec.json.encode(note))


@pytest.mark.parametrize("seed", range(3))
async def test_the_newest_holder_keeps_the_seat(
    houses: list[House], seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However the notes of the servers are delayed, doubled, reordered and lost."""
    courier = Courier(houses, random.Random(seed))
    made = await houses[0].make()
    for house in houses:
        await house.join(made.id)
        monkeypatch.setattr(house.app.context.store, "publish", courier.publish)
    for _ in range(20):
        newest = await courier.chance.choice(houses).join(made.id, made.seats[0])
        courier.deliver(courier.chance.randrange(4))
        assert (await newest.do("say", phrase="ha"))["type"] == "update"
    courier.tell_who_is_here(made.id)
    courier.deliver()
    held = [claim for house in houses for claim in house.live(made.id).held_here()]
    assert [claim.seat for claim in held] == [0]
    assert (await newest.do("say", phrase="ha"))["type"] == "update"


async def test_those_who_share_a_device_are_there_at_all_servers(houses: list[House]) -> None:
    here, there = houses
    made = await here.make()
    one = await here.join(made.id, made.seats[0])
    device = await there.join(made.id, beside=[made.seats[1]])
    await one.until(lambda message: message.get("here") == [True, True])
    await device.socket.close()
    await one.until(lambda message: message.get("here") == [True, False])


async def test_seats_move_and_tables_end_at_all_servers(houses: list[House]) -> None:
    here, there = houses
    made = await here.make()
    one = await there.join(made.id, made.seats[0])
    two = await there.join(made.id, made.seats[1])
    given = (await here.post(f"/api/tables/{made.id}/seats/0/link", token=made.host)).json
    assert await one.end() == (4401, "closed-moved")
    one = await there.join(made.id, given["token"])
    host = await here.join(made.id, None, made.host)
    await host.do("seat", seat=1, bot=None)
    assert await two.end() == (4401, "denied-token")
    assert (await here.ask("DELETE", f"/api/tables/{made.id}", token=made.host)).status == 204
    for client in (one, host):
        assert await client.end() == (4404, "denied-gone")
    assert (await there.get(f"/api/tables/{made.id}")).status == 404


async def test_bots_think_in_processes_of_their_own(tmp_path: Path) -> None:
    async with open_house(make_store(str(tmp_path / "t.db")), real_bots=True) as house:
        made = await house.make(people=1, bots=1, options={"target": "3", "first": "2"})
        client = await house.join(made.id, made.seats[0], made.host)
        await client.do("start")
        await client.until(lambda message: any(line.get("by") == "bot" for line in message.get("events", ())))
        assert house.metric("gloam_thinking_seconds_count") >= 1
