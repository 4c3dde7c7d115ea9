"""Backups that can be trusted, and checks that find what is wrong."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from gloam.core.errors import BadInput
from gloam.locale import LANGUAGES, Speech
from gloam.server.store import Code, Store, upkeep
from gloam.server.store.opening import make_store
from gloam.server.store.upkeep import backup, check, migrate, restore

from .conftest import Opening
from .kit import entry, fill, listing
from .test_migrations import run


async def furnish(url: str) -> None:
    store = make_store(url)
    await store.open(print, print)
    await fill(store, "стол", 4)
    await fill(store, "u", 2)
    assert await store.append(entry("u", 3, None, bytes(range(256))), listing("u", 9, public=False))
    await store.save("стол", 3, b"\0three")
    await store.keep_code("digest", Code("u", 1, 1_000))
    await store.secret("key", b"\xffkey")
    await store.close()


async def contents(url: str) -> list[object]:
    """Everything there is. The code is taken by this."""
    store = make_store(url)
    await store.open(print, print)
    found: list[object] = [
        *[await store.load(table) for table in ("стол", "u")],
        *[await store.tail(table, 0) for table in ("стол", "u")],
        await store.listed(public=False, most=9),
        await store.take_code("digest", 0),
        await store.secret("key", b"lost"),
    ]
    await store.close()
    assert None not in found
    return found


def test_a_backup_can_be_served(url: str, tmp_path: Path) -> None:
    asyncio.run(furnish(url))
    backup(url, tmp_path / "backup.db")
    assert [each.name for each in tmp_path.glob("backup*")] == ["backup.db"], "one file and nothing else"
    assert stat.S_IMODE((tmp_path / "backup.db").stat().st_mode) == 0o600
    assert check(str(tmp_path / "backup.db")) == []
    assert asyncio.run(contents(str(tmp_path / "backup.db"))) == asyncio.run(contents(url))


def test_a_backup_is_restored_into_either_kind(url: str, bare_url: str, tmp_path: Path) -> None:
    target = bare_url if bare_url.startswith("postgres") else str(tmp_path / "deep" / "target.db")
    asyncio.run(furnish(url))
    backup(url, tmp_path / "backup.db")
    before = (tmp_path / "backup.db").read_bytes()
    restore(tmp_path / "backup.db", target)
    assert (tmp_path / "backup.db").read_bytes() == before
    assert check(target) == []
    with pytest.raises(BadInput, match="store-not-empty"):
        restore(tmp_path / "backup.db", target)
    assert asyncio.run(contents(target)) == asyncio.run(contents(url))
    asyncio.run(go_on(target))


async def go_on(url: str) -> None:
    """Rows get numbers of their own after a restoration too."""
    store = make_store(url)
    await store.open(print, print)
    assert await store.append(entry("u", 4))
    await store.save("u", 4, b"four")
    await store.close()


@pytest.mark.anyio
async def test_a_backup_while_the_server_writes(url: str, opened: Opening, tmp_path: Path) -> None:
    """A log in it is the beginning of what was stored in the end, with all that was there before."""
    store = await opened(url)
    tables = [f"t{each}" for each in range(8)]
    for table in tables:
        await fill(store, table, 3)
    writing = asyncio.Event()
    writers = [asyncio.create_task(write_until(writing, store, table)) for table in tables]
    for each in range(3):
        await asyncio.to_thread(backup, url, tmp_path / f"{each}.db")
    writing.set()
    counts = await asyncio.gather(*writers)
    assert max(counts) > 3
    for each in range(3):
        assert await asyncio.to_thread(check, str(tmp_path / f"{each}.db")) == []
        kept = await opened(str(tmp_path / f"{each}.db"))
        for table in tables:
            log, backed_up = await store.tail(table, 0) or [], await kept.tail(table, 0) or []
            assert len(backed_up) >= 3
            assert backed_up == log[: len(backed_up)]


def test_a_dump_is_of_one_instant(postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is stored while it is made is not in it, not even by half."""
    asyncio.run(furnish(postgres_url))
    real_dump = upkeep._dump_table

    async def dump_and_write(connection: Any, target: Any, name: str, columns: Any) -> None:
        await real_dump(connection, target, name, columns)
        if name == "entry":
            await go_on(postgres_url)

    monkeypatch.setattr(upkeep, "_dump_table", dump_and_write)
    backup(postgres_url, tmp_path / "backup.db")
    assert check(str(tmp_path / "backup.db")) == []
    with closing(sqlite3.connect(tmp_path / "backup.db")) as copy:
        assert copy.execute("SELECT table_id, seq FROM snapshot").fetchall() == [("стол", 3)]


async def write_until(finished: asyncio.Event, store: Store, table: str) -> int:
    seq = 3
    while not finished.is_set():
        seq += 1
        assert await store.append(entry(table, seq, f"m{seq}"), listing(table, seq))
        await store.save(table, seq, b"snapshot")
    return seq


def test_a_backup_overwrites_nothing_and_is_whole_or_not_there(url: str, tmp_path: Path) -> None:
    migrate(url)
    file = tmp_path / "backup.db"
    file.write_text("precious")
    with pytest.raises(BadInput, match="store-backup-exists"):
        backup(url, file)
    assert file.read_text() == "precious"
    with pytest.raises(BadInput, match="FileNotFoundError"):
        backup(url, tmp_path / "nowhere" / "backup.db")
    with pytest.raises(BadInput, match="FileNotFoundError"):
        backup(str(tmp_path / "nothing.db"), tmp_path / "other.db")
    assert not list(tmp_path.glob("other*"))
    assert not (tmp_path / "nothing.db").exists()


def test_a_database_that_is_too_old_is_not_dumped(bare_postgres_url: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="store-older"):
        backup(bare_postgres_url, tmp_path / "backup.db")
    assert list(tmp_path.iterdir()) == []


def test_what_is_no_backup_is_not_restored(url: str, tmp_path: Path) -> None:
    migrate(url)
    (tmp_path / "diary").write_text("Dear diary, " * 100)
    with pytest.raises(BadInput, match="store-file"):
        restore(tmp_path / "diary", url)
    with pytest.raises(BadInput, match="FileNotFoundError"):
        restore(tmp_path / "nothing", url)


@pytest.mark.parametrize(
    ("harm", "finding"),
    [
        ("DELETE FROM entry WHERE table_id = 'u' AND seq = 2", "hole"),
        ("DELETE FROM entry WHERE table_id = 'u' AND seq = 1", "hole"),
        ("DELETE FROM entry WHERE table_id = 'стол' AND seq >= 3", "snapshot"),
        ("DELETE FROM listing WHERE table_id = 'u'", "unlisted"),
        ("DELETE FROM entry WHERE table_id = 'u'", "logless"),
    ],
)
def test_harm_is_found(url: str, harm: str, finding: str) -> None:
    asyncio.run(furnish(url))
    assert check(url) == []
    run(url, harm)
    found = check(url)
    assert [each.key for each in found] == [f"store-finding-{finding}"]
    assert str(found[0].args["table"]) in harm
    assert all(Speech(language).say(found[0]) for language in LANGUAGES)


def test_an_empty_database_is_told_from_a_good_one(bare_url: str) -> None:
    run(bare_url, "CREATE TABLE recipe (name TEXT)")
    assert [each.key for each in check(bare_url)] == ["store-finding-schema"]


def test_a_damaged_file_is_found(sqlite_url: str, tmp_path: Path) -> None:
    asyncio.run(furnish(sqlite_url))
    path = Path(sqlite_url.removeprefix("sqlite:///"))
    with closing(sqlite3.connect(path)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entry_seq'").fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with path.open("rb+") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    assert {each.key for each in check(sqlite_url)} == {"store-finding-damaged"}
    with pytest.raises(BadInput, match="FileNotFoundError"):
        check(str(tmp_path / "nothing.db"))
