"""Several processes on one PostgreSQL, and what becomes of them when it goes away."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest

from gloam.server.store import Store, StoreDown
from gloam.server.store import postgres_listener as listening
from gloam.server.store.items import Append
from gloam.server.store.postgres import PostgresStore
from gloam.server.store.postgres_connection import connect as real_connect
from gloam.server.store.tidings import LONGEST_WORD, NODE, word
from gloam.server.tables.events import StoredEntry

from .conftest import Opening
from .kit import PATIENCE, Heard, entry, fill, listing
from .postgres_server import PostgresServer, database

pytestmark = pytest.mark.anyio

LISTENERS = "FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"


async def until(condition: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await condition():
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("seed", range(3))
async def test_exactly_one_process_gets_a_number(postgres_url: str, opened: Opening, seed: int) -> None:
    """Three processes, ten tables, every number wanted by all, in any order, with and without listings."""
    chance = random.Random(seed)
    stores = [await opened(postgres_url) for _ in range(3)]
    tables = [f"t{each}" for each in range(10)]
    winners: list[StoredEntry] = []
    for seq in range(1, 16):
        wanted = [
            (store, entry(table, seq, f"{seq}-{at}")) for at, store in enumerate(stores) for table in tables
        ]
        chance.shuffle(wanted)
        listings = [
            listing(each.table, seq) if seq == 1 or chance.random() < 0.5 else None for _, each in wanted
        ]
        done = await asyncio.gather(
            *(store.append(each, listed) for (store, each), listed in zip(wanted, listings, strict=True))
        )
        won = [each for (_, each), is_ours in zip(wanted, done, strict=True) if is_ours]
        assert sorted(each.table for each in won) == tables
        winners += won
    for table in tables:
        assert await stores[0].tail(table, 0) == [each for each in winners if each.table == table]


async def test_a_longer_log_is_not_read_for_each_entry(
    bare_postgres_url: str, postgres: PostgresServer, opened: Opening
) -> None:
    """PostgreSQL plans a statement while the log is short and keeps to the plan when it has grown."""
    store = await opened(bare_postgres_url)
    tables = [f"t{each}" for each in range(20)]
    await asyncio.gather(*(fill(store, table, 1) for table in tables))
    for seq in range(2, 32):
        await asyncio.gather(*(store.append(entry(table, seq)) for table in tables))
        if seq % 10 == 0:
            await asyncio.gather(*(store.save(table, seq, b"snapshot") for table in tables))
    await store.close()  # a connection hands in what it has counted when it ends
    by_index = "SELECT sum(idx_tup_read) FROM pg_stat_user_indexes WHERE relname = 'entry'"
    query = f"SELECT seq_tup_read + ({by_index}) FROM pg_stat_user_tables WHERE relname = 'entry'"
    ((read,),) = await postgres.ask(query, database(bare_postgres_url))
    stored = 31 * len(tables)
    assert read <= 2 * stored, "at most the one before it, for each entry and each snapshot"


async def test_a_deletion_meets_appends(postgres_url: str, opened: Opening) -> None:
    """Whichever comes first, nothing of a deleted table is left."""
    first, second = await opened(postgres_url), await opened(postgres_url)
    for each in range(20):
        await fill(first, f"t{each}", 1)
        appends = [first.append(entry(f"t{each}", seq), listing(f"t{each}")) for seq in range(2, 6)]
        saves = [first.save(f"t{each}", 1, b"snapshot"), second.save(f"t{each}", 1, b"snapshot")]
        deleted, *_ = await asyncio.gather(second.delete(f"t{each}"), *appends, *saves)
        assert deleted
        assert await first.load(f"t{each}") is None
        assert await first.append(entry(f"t{each}", 1), listing(f"t{each}")), "no entry was left behind"
        assert await first.load(f"t{each}") == (0, None, [entry(f"t{each}", 1)]), "and no snapshot"


async def test_a_snapshot_waits_for_a_deletion_under_way(
    postgres_url: str, postgres: PostgresServer, opened: Opening
) -> None:
    store = await opened(postgres_url)
    await fill(store, "t", 1)
    connection = await real_connect(postgres_url)
    async with connection.transaction():
        for name in ("listing", "entry"):
            await connection.execute(f"DELETE FROM {name} WHERE table_id = 't'")
        save = asyncio.create_task(store.save("t", 1, b"snapshot"))

        async def waits() -> bool:
            waiting = "FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%INTO snapshot%'"
            return save.done() or bool(await postgres.ask(f"SELECT pid {waiting}"))

        await until(waits)
    await save
    assert await connection.fetch("SELECT * FROM snapshot") == []
    await connection.close()


async def test_a_table_is_loaded_whole_or_not_at_all(postgres_url: str, opened: Opening) -> None:
    """While another process deletes it."""
    first, second = await opened(postgres_url), await opened(postgres_url)
    for each in range(40):
        entries = await fill(first, f"t{each}", 2)
        loads = [first.load(f"t{each}") for _ in range(4)]
        deleted, *loaded = await asyncio.gather(second.delete(f"t{each}"), *loads)
        assert deleted
        assert all(found in (None, (0, None, entries)) for found in loaded)


async def test_everybody_else_hears_what_was_stored(postgres_url: str, opened: Opening) -> None:
    ours, theirs = Heard(), Heard()
    store = await opened(postgres_url, ours)
    await opened(postgres_url, theirs)
    entries = await fill(store, "t", 5)
    assert await theirs.next_entries(5) == entries
    assert not await store.append(entry("t", 5, "lost"))
    assert await store.append(entry("t", 6))
    assert await theirs.next_entries(1) == [entry("t", 6)], "what was not stored is not told"
    assert ours.nothing_more


@pytest.mark.parametrize("size", [0, 100, 2_600, 2_850, 2_950, 4_000, 100_000])
async def test_entries_of_any_size_are_heard_in_order(postgres_url: str, opened: Opening, size: int) -> None:
    """Many of them are told in one text, a long one in none: it is read by whoever hears of it."""
    theirs = Heard()
    store = await opened(postgres_url)
    await opened(postgres_url, theirs)
    tables = [f"{each:03}" for each in range(40)]
    made = [entry(table, 1) for table in tables]
    await asyncio.gather(*(store.append(each, listing(each.table)) for each in made))
    grown = [entry(table, 2, None, random.Random(size).randbytes(size) + b"!") for table in tables]
    await asyncio.gather(*map(store.append, grown))
    heard = await theirs.next_entries(80)
    assert sorted(heard) == sorted(made + grown)
    assert [each.seq for each in heard] == [1] * 40 + [2] * 40


async def test_news_come_in_few_parcels(postgres_url: str, opened: Opening) -> None:
    theirs = Heard()
    store = await opened(postgres_url)
    await opened(postgres_url, theirs)
    await asyncio.gather(*(store.append(entry(f"t{each}", 1), listing(f"t{each}")) for each in range(200)))
    assert await store.append(entry("t0", 2))
    parcels = []
    while entry("t0", 2) not in (heard := await theirs.next_entries(1)):
        parcels.append(len(heard))
    assert sum(parcels) == 200
    assert len(parcels) < 10


def test_any_two_words_fit_into_a_text() -> None:
    words = [word(entry("t", 1, None, bytes(size))) for size in range(2_000, 4_000)]
    assert max(map(len, words)) > LONGEST_WORD - 4
    assert NODE + 1 + 2 * (max(map(len, words)) + 1) < 8_000


async def test_a_note_reaches_everybody_else(postgres_url: str, opened: Opening) -> None:
    heard = [Heard() for _ in range(3)]
    stores = [await opened(postgres_url, each) for each in heard]
    notes = [b"hello", bytes(5_000), b"\xff"]
    for note in notes:
        await stores[0].publish(note)
    for other in heard[1:]:
        assert [await other.next_note() for _ in notes] == notes
    assert heard[0].nothing_more


async def test_gibberish_on_the_channel_means_look_again(
    postgres_url: str, postgres: PostgresServer, opened: Opening
) -> None:
    heard = Heard()
    await opened(postgres_url, heard)
    for text in ("", "gibberish", "0123456789abe!!!", "0123456789abeAAAA"):
        await postgres.ask(f"SELECT pg_notify('gloam', '{text}')")
        assert await heard.next_note() == b""


async def test_a_deaf_process_listens_again(
    postgres_url: str, postgres: PostgresServer, opened: Opening
) -> None:
    heard = Heard()
    await opened(postgres_url, heard)
    for count in range(3):
        await postgres.ask(f"SELECT pg_terminate_backend(pid) {LISTENERS}")
        assert await heard.next_note() == b""
        store = await opened(postgres_url)
        entries = await fill(store, f"t{count}", 3)
        assert await heard.next_entries(3) == entries
        await store.close()


async def test_silence_is_noticed(
    postgres_url: str, postgres: PostgresServer, opened: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server's side of the connection stands still: nothing tells us but silence."""
    monkeypatch.setattr(listening, "BEAT", 0.3)
    heard = Heard()
    await opened(postgres_url, heard)
    [(pid,)] = await postgres.ask(f"SELECT pid {LISTENERS}")
    os.kill(pid, signal.SIGSTOP)
    try:
        assert await heard.next_note() == b""
    finally:
        os.kill(pid, signal.SIGCONT)
    monkeypatch.undo()
    entries = await fill(await opened(postgres_url), "t", 1)
    assert await heard.next_entries(1) == entries


async def test_a_connection_that_answers_but_does_not_listen_is_noticed(
    postgres_url: str, opened: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As behind a proxy that gives each statement another session."""
    made = []

    async def connect(url: str) -> Any:
        made.append(await real_connect(url))
        return made[-1]

    monkeypatch.setattr(listening, "connect", connect)
    monkeypatch.setattr(listening, "BEAT", 0.3)
    heard = Heard()
    await opened(postgres_url, heard)
    await made[0].execute("UNLISTEN *")
    assert await heard.next_note() == b""


async def test_an_error_of_the_hearer_does_not_make_it_deaf(postgres_url: str, opened: Opening) -> None:
    errors: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: errors.append(context))
    notes: asyncio.Queue[bytes] = asyncio.Queue()

    def stumble(note: bytes) -> None:
        notes.put_nowait(note)
        raise ArithmeticError

    deaf = PostgresStore(postgres_url)
    await deaf.open(print, stumble)
    store = await opened(postgres_url)
    for note in (b"one", b"two"):
        await store.publish(note)
        assert await asyncio.wait_for(notes.get(), PATIENCE) == note
    await deaf.close()
    assert [type(each["exception"]) for each in errors] == [ArithmeticError] * 2


# What happens to what is under way


async def test_a_connection_lost_in_the_middle_is_tried_again(
    postgres_url: str, postgres: PostgresServer, opened: Opening
) -> None:
    store = await opened(postgres_url)
    await fill(store, "t", 1)
    waiting = "FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%INSERT INTO entry%'"
    blocker = PostgresStore(postgres_url)
    await blocker.open(print, print)
    async with blocker._pool.connection() as connection:
        transaction = connection.transaction()
        await transaction.start()
        await connection.execute("LOCK TABLE entry IN EXCLUSIVE MODE")
        append = asyncio.ensure_future(store.append(entry("t", 2, "m2")))

        async def killed() -> bool:
            return bool(await postgres.ask(f"SELECT pg_terminate_backend(pid) {waiting}"))

        await until(killed)
        await transaction.rollback()
    await blocker.close()
    assert await append
    assert await store.tail("t", 1) == [entry("t", 2, "m2")]


class Forgetful(PostgresStore):
    """Its first answer is lost: after the group was stored, or before."""

    lost_after: Callable[[Sequence[Append]], Awaitable[object]] | None = None

    async def _append_once(self, connection: Any, group: Sequence[Append]) -> set[str]:
        if self.lost_after:
            lost_after, self.lost_after = self.lost_after, None
            await lost_after(group)
            raise ConnectionResetError
        return await super()._append_once(connection, group)


@pytest.fixture
async def forgetful(postgres_url: str) -> Any:
    store = Forgetful(postgres_url)
    await store.open(print, print)
    yield store
    await store.close()


async def test_stored_but_the_answer_was_lost(
    forgetful: Forgetful, postgres_url: str, opened: Opening
) -> None:
    other = await opened(postgres_url)
    await fill(other, "t", 1)
    forgetful.lost_after = lambda group: other.append(*group[0])
    assert await forgetful.append(entry("t", 2, "ours"))
    assert await other.tail("t", 1) == [entry("t", 2, "ours")]


async def test_lost_and_meanwhile_taken_by_another(
    forgetful: Forgetful, postgres_url: str, opened: Opening
) -> None:
    other = await opened(postgres_url)
    await fill(other, "t", 1)
    forgetful.lost_after = lambda _: other.append(entry("t", 2, "theirs"))
    assert not await forgetful.append(entry("t", 2, "ours"))


async def test_lost_before_it_was_stored(forgetful: Forgetful) -> None:
    await fill(forgetful, "t", 1)
    forgetful.lost_after = lambda _: asyncio.sleep(0)
    assert await forgetful.append(entry("t", 2, "ours"))


async def refused(store: Store) -> bool:
    done = await asyncio.gather(
        *(store.append(entry("t", 2, f"{each}")) for each in range(9)), return_exceptions=True
    )
    assert all(isinstance(each, StoreDown) for each in done), done
    with pytest.raises(StoreDown):
        await store.ping()
    return True


async def hang_up(postgres: PostgresServer, name: str) -> None:
    everybody = f"FROM pg_stat_activity WHERE datname = '{name}'"
    await postgres.ask(f"SELECT pg_terminate_backend(pid, 5000) {everybody}")


async def works(store: Store) -> bool:
    try:
        await store.ping()
    except StoreDown:
        return False
    return True


async def test_the_database_goes_away_and_comes_back(
    bare_postgres_url: str, postgres: PostgresServer, opened: Opening
) -> None:
    heard, name = Heard(), database(bare_postgres_url)
    store = await opened(bare_postgres_url, heard)
    await fill(store, "t", 1)
    await postgres.ask(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    await hang_up(postgres, name)
    assert await refused(store)
    with pytest.raises(StoreDown):
        await store.load("t")
    await postgres.ask(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    assert await heard.next_note() == b""
    await until(lambda: works(store))
    assert await store.append(entry("t", 2))


async def test_a_database_that_cannot_write(
    bare_postgres_url: str, postgres: PostgresServer, opened: Opening
) -> None:
    name = database(bare_postgres_url)
    store = await opened(bare_postgres_url)
    entries = await fill(store, "t", 1)
    await postgres.ask(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    await hang_up(postgres, name)
    assert await refused(store)
    assert await store.tail("t", 0) == entries, "reading goes on"
    await postgres.ask(f"ALTER DATABASE {name} RESET default_transaction_read_only")
    await hang_up(postgres, name)
    await until(lambda: works(store))
    assert await store.append(entry("t", 2))


async def test_what_is_committed_is_on_disk_whatever_the_server_is_set_to(
    bare_postgres_url: str, postgres: PostgresServer, opened: Opening
) -> None:
    name = database(bare_postgres_url)
    for setting, wanted in (("off", "on"), ("local", "on"), ("remote_apply", "remote_apply")):
        await postgres.ask(f"ALTER DATABASE {name} SET synchronous_commit = {setting}")
        store = await opened(bare_postgres_url)
        assert isinstance(store, PostgresStore)
        for _ in range(2):  # a connection that was lent before is as good as a new one
            async with store._pool.connection() as connection:
                assert await connection.fetchval("SHOW synchronous_commit") == wanted
