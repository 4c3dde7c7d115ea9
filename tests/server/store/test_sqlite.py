"""What only a file can do to us."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from gloam.core.errors import BadInput
from gloam.server.store import StoreBusy, StoreDown
from gloam.server.store.sqlite import SqliteStore

from .conftest import Opening
from .kit import entry, fill, listing

pytestmark = pytest.mark.anyio


@pytest.fixture
def path(sqlite_url: str) -> Path:
    return Path(sqlite_url.removeprefix("sqlite:///"))


@contextmanager
def full_disk(path: Path) -> Iterator[None]:
    """Files of this process cannot grow beyond what the log of this one is now."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    size = path.with_name(path.name + "-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_a_full_disk_is_told_to_everybody_who_waits_and_passes(path: Path, opened: Opening) -> None:
    store = await opened(str(path))
    for table in "abc":
        await fill(store, table, 1)
    body = bytes(100_000)
    with full_disk(path):
        appends = [store.append(entry(table, 2, None, body)) for table in "abc" for _ in range(20)]
        failed = await asyncio.gather(*appends, return_exceptions=True)
        with pytest.raises(StoreDown):
            await store.ping()
        assert len(await store.tail("a", 0) or ()) == 1, "reading goes on"
    assert {type(each) for each in failed} == {StoreDown}
    await store.ping()
    for table in "abc":
        assert await store.append(entry(table, 2, None, body))
        assert len(await store.tail(table, 0) or ()) == 2


async def test_somebody_else_locks_the_file_for_a_while(path: Path, opened: Opening) -> None:
    store = await opened(str(path))
    await fill(store, "t", 1)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreDown, match="locked"):
            await store.append(entry("t", 2))
        other.execute("ROLLBACK")
    assert await store.append(entry("t", 2))


async def test_a_load_does_not_wait_for_a_commit(path: Path, opened: Opening) -> None:
    store = await opened(str(path))
    await fill(store, "t", 1)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        append = asyncio.ensure_future(store.append(entry("t", 2)))
        assert len(await store.tail("t", 0) or ()) == 1
        assert not append.done(), "it waits for the other to finish"
        other.execute("ROLLBACK")
    assert await append


async def test_a_file_is_for_one_process(path: Path, opened: Opening) -> None:
    first = await opened(str(path))
    with pytest.raises(BadInput, match="store-in-use"):
        await opened(str(path))
    assert await first.append(entry("t", 1), listing("t"))
    await first.close()
    assert len(await (await opened(str(path))).tail("t", 0) or ()) == 1


async def test_others_on_the_machine_cannot_read_it(path: Path, opened: Opening) -> None:
    await fill(await opened(str(path)), "t", 1)
    files = [each for each in path.parent.iterdir() if each.is_file()]
    assert len(files) == 4
    assert {stat.S_IMODE(each.stat().st_mode) for each in files} == {0o600}


async def test_it_is_as_durable_as_we_say(path: Path, opened: Opening) -> None:
    store = await opened(str(path))
    assert isinstance(store, SqliteStore)
    pragmas = await store._writer.do(
        lambda connection: [
            connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")
        ]
    )
    assert pragmas == ["wal", 2]


async def test_too_much_waits(path: Path) -> None:
    store = SqliteStore(path, most=2)
    await store.open(print, print)
    done = await asyncio.gather(
        *(store.append(entry(table, 1), listing(table)) for table in "abc"), return_exceptions=True
    )
    assert done[:2] == [True, True]
    assert isinstance(done[2], StoreBusy)
    await store.close()


async def test_what_is_no_database_is_refused(path: Path, opened: Opening) -> None:
    path.write_text("Dear diary, this is much longer than the head of a database file. " * 20)
    with pytest.raises(BadInput, match="store-file"):
        await opened(str(path))
    path.unlink()
    path.mkdir()
    with pytest.raises(BadInput, match="IsADirectoryError"):
        await opened(str(path))
    with pytest.raises(BadInput, match="FileExistsError"):
        await opened(str(path.with_name("tables.db.lock") / "tables.db"))
