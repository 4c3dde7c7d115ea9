"""Databases, links and records of an earlier version still load, replay, verify and can be played on.

`fixtures` was written by the server at commit 3dcab9f: `tables.sql` by playing seeded clients against it,
`links.json` and the records by what its REST interface answered, `expected.json` by the functions below.
Only the codes were changed afterwards: they would have expired. Fields added since then are not compared.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator, Mapping
from concurrent.futures import Future
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gloam.bots.worker import Question, Thinking
from gloam.server.app import Serving
from gloam.server.store.opening import make_store
from gloam.server.store.upkeep import check, migrate, restore

from .kit import GENEROUS, House, Message, open_house
from .store.postgres_server import PostgresServer

pytestmark = pytest.mark.anyio

FIXTURES = Path(__file__).parent / "fixtures"
LINKS = json.loads((FIXTURES / "links.json").read_text("utf-8"))
TABLES: Mapping[str, Any] = LINKS["tables"]
SERVING = Serving(limits=GENEROUS, keys=[LINKS["key"].encode()])
RECENT = 3  # entries whose events are compared field by field
EVENT_FIELDS = ["seq", "kind", "phrase", "ply", "by", "rule", "seat", "card", "spot", "other", "number"]


class SilentBots(Thinking):
    """Bots that never answer: nothing moves unless a client moves it."""

    def ask(self, question: Question) -> Future[int]:
        return Future()


def expected() -> Mapping[str, Any]:
    found: Mapping[str, Any] = json.loads((FIXTURES / "expected.json").read_text("utf-8"))
    return found


# Observations, made of the earlier version and of this one in the same way


async def observe(house: House, name: str) -> dict[str, Any]:
    """What clients are told of a table, by viewer, and what its finished games look like."""
    table, tokens = TABLES[name]["id"], TABLES[name]["seats"]
    now = (await house.join(table)).now
    seen: dict[str, Any] = {
        "seq": now["seq"],
        "status": now["table"]["status"],
        "log": _digest([_event(event) for event in now["events"]]),
        "spectator": await _newest(house, table, now["seq"]),
    }
    seats = now["table"]["seats"]
    for seat in [seat for seat in tokens if _is_played_by_holder(seats[int(seat)])][:2]:
        seen[f"seat {seat}"] = await _newest(house, table, now["seq"], tokens[seat])
    finished = now["table"]["round"] - (now["table"]["status"] != "over")
    for number in range(1, finished + 1):
        seen[f"round {number}"] = await _replay(house, table, number)
    return seen


def _is_played_by_holder(seat: Message) -> bool:
    return seat["kind"] == "person" and not seat.get("standin")


async def _newest(house: House, table: str, seq: int, token: str | None = None) -> Message:
    """The update that welcomes a viewer who has seen all but the last few entries."""
    async with await house.join(table, token, since=seq - RECENT) as client:
        return {field: value for field, value in client.now.items() if field != "at"}


async def _replay(house: House, table: str, number: int) -> dict[str, Any]:
    """A finished round: its length, a digest of everything told, and its last position, hands open."""
    positions: list[Message] = []
    while not positions or positions[-1]["ply"] < positions[-1]["plies"]:
        query = f"round={number}&opened=true&first={len(positions)}"
        positions += (await house.get(f"/api/tables/{table}/replay?{query}")).json["positions"]
    told = [[here["prompt"], [_event(event) for event in here["events"]]] for here in positions]
    return {"plies": positions[-1]["plies"], "told": _digest(told), "view": positions[-1]["view"]}


def _event(event: Message) -> Message:
    return {field: event[field] for field in EVENT_FIELDS if field in event}


def _digest(value: Any) -> str:
    return sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:16]


def assert_kept(old: Any, new: Any, where: str) -> None:
    """Everything that was there is still the same. Objects may have more fields, or lack an empty list."""
    if isinstance(old, dict):
        assert isinstance(new, dict), where
        for field, value in old.items():
            assert field in new or value == [], f"{where}.{field}"
            assert_kept(value, new.get(field, []), f"{where}.{field}")
    elif isinstance(old, list):
        assert isinstance(new, list), where
        assert len(old) == len(new), where
        for at, value in enumerate(old):
            assert_kept(value, new[at], f"{where}[{at}]")
    else:
        assert old == new, where


# The database


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "old.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((FIXTURES / "tables.sql").read_text("utf-8"))
    return path


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, database: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{database}"
    postgres: PostgresServer = request.getfixturevalue("postgres")
    restore(database, url := postgres.new_database())
    return url


on_sqlite = pytest.mark.parametrize("url", ["sqlite"], indirect=True)  # where the store makes no difference


@pytest.fixture
async def quiet(url: str) -> AsyncIterator[House]:
    """A server at which nothing moves by itself."""
    async with open_house(make_store(url), SERVING) as house:
        house.app.context.thinking = SilentBots(1, 1)
        yield house


def test_the_database_is_sound_before_and_after_migration(url: str) -> None:
    assert check(url) == []
    migrate(url)
    assert check(url) == []


async def test_every_table_shows_what_it_showed(quiet: House) -> None:
    for name, old in expected().items():
        assert_kept(old, await observe(quiet, name), name)
    assert set(expected()) == set(TABLES)


@on_sqlite
async def test_links_to_seats_work(quiet: House) -> None:
    for name, links in TABLES.items():
        for seat, token in links["seats"].items():
            client = await quiet.join(links["id"], token)
            assert (client.welcome["seat"], client.welcome["host"]) == (int(seat), False), name
        host = await quiet.join(links["id"], host=links["host"])
        assert (host.welcome["seat"], host.welcome["host"]) == (-1, True), name


@on_sqlite
async def test_invitations_and_codes_work(quiet: House) -> None:
    for links in TABLES.values():
        for seat, token in links.get("invited", {}).items():
            friend = await quiet.join(links["id"], token)
            assert friend.welcome["seat"] == int(seat)
            assert friend.now["table"]["seats"][int(seat)]["kind"] == "person"
        if "code" in links:
            answer = await quiet.post("/api/codes", {"code": links["code"]["code"]})
            assert (answer.status, answer.json["seat"]) == (200, links["code"]["seat"])
            client = await quiet.join(links["id"], answer.json["token"])
            assert client.welcome["seat"] == links["code"]["seat"]


async def test_running_games_go_on(url: str) -> None:
    running = [name for name, old in expected().items() if old["status"] == "playing"]
    clocked = [name for name in running if "clocks" in expected()[name]["spectator"]]
    assert (len(running), len(clocked)) == (11, 2)
    async with open_house(make_store(url), SERVING) as house:
        for name in running:
            if name not in clocked:
                await _play_on(house, name)
        house.app.context.thinking = SilentBots(1, 1)  # the clocks ran out long ago: let people move first
        for name in clocked:
            await _play_on(house, name)


async def _play_on(house: House, name: str) -> None:
    """Everybody comes back, the host resumes the game if it is paused, and the next person moves."""
    links = TABLES[name]
    clients = {int(seat): await house.join(links["id"], token) for seat, token in links["seats"].items()}
    host, table = await house.join(links["id"], host=links["host"]), house.table(links["id"])
    if table.facts.paused:
        assert (await host.do("pause", paused=False))["type"] == "update", name
    while table.to_act not in clients:  # a bot moves
        await host.hear()
    client, seq = clients[table.to_act], table.seq
    await client.catch_up(seq)
    assert (await client.act(Random(16)))["seq"] > seq, name


# Records


@on_sqlite
async def test_records_are_written_verified_and_replayed_as_before(quiet: House) -> None:
    for path in sorted(FIXTURES.glob("*.record")):
        text, table = path.read_text("utf-8"), TABLES[f"{path.stem}-over"]["id"]
        assert (await quiet.get(f"/api/tables/{table}/record")).body.decode() == text
        assert (await quiet.post("/api/verify", {"record": text})).json["sound"]
        old = expected()[f"{path.stem}-over"]["round 1"]
        shown = await quiet.post("/api/replay", {"record": text, "first": old["plies"], "opened": True})
        assert_kept([old["view"]], [last["view"] for last in shown.json["positions"]], path.stem)
