"""The schema: made from nothing, made once, the same as the model, and never younger than the program."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import closing
from multiprocessing.context import ForkServerContext
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, NullPool, create_engine, inspect
from sqlalchemy.ext.asyncio import create_async_engine

from gloam.core.errors import BadInput
from gloam.server.store.migrations import newest_revision
from gloam.server.store.opening import make_store
from gloam.server.store.schema import METADATA, NAMES
from gloam.server.store.upkeep import check, migrate
from gloam.server.tables.events import StoredEntry


def run(url: str, statement: str) -> None:
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection, connection:
            connection.execute(statement)
    else:
        asyncio.run(_run_postgres(url, statement))


async def _run_postgres(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(statement)
    await connection.close()


def differences(connection: Connection) -> Any:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return compare_metadata(context, METADATA), sorted(inspect(connection).get_table_names())


def compared(url: str) -> Any:
    if url.startswith("sqlite"):
        engine = create_engine(url, poolclass=NullPool)
        with engine.connect() as connection:
            return differences(connection)
    return asyncio.run(_compared_postgres(url))


async def _compared_postgres(url: str) -> Any:
    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(url), poolclass=NullPool
    )
    async with engine.connect() as connection:
        return await connection.run_sync(differences)


def test_the_migrated_schema_is_the_model_and_stays_so(bare_url: str) -> None:
    for _ in range(2):
        migrate(bare_url)
        assert compared(bare_url) == ([], sorted([*NAMES, "alembic_version"]))
        assert check(bare_url) == []


def test_a_difference_would_be_found(bare_url: str) -> None:
    migrate(bare_url)
    run(bare_url, "DROP INDEX entry_seq")
    run(bare_url, "ALTER TABLE code ADD COLUMN extra TEXT")
    found, _ = compared(bare_url)
    assert sorted(each[0] for each in found) == ["add_index", "remove_column"]


def test_a_database_newer_than_the_program_is_refused(bare_url: str) -> None:
    migrate(bare_url)
    run(bare_url, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadInput, match="store-newer") as refused:
        migrate(bare_url)
    assert refused.value.phrase.args == {"found": "9999", "known": newest_revision()}
    with pytest.raises(BadInput, match="store-newer"):
        asyncio.run(make_store(bare_url).open(print, print))
    assert [each.key for each in check(bare_url)] == ["store-finding-schema"]


def test_a_database_of_the_first_release_is_kept(bare_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as then:
        then.setattr(command, "upgrade", lambda config, _, to=command.upgrade: to(config, "0001"))
        migrate(bare_url)
    made = "CAST('made' AS BLOB)" if bare_url.startswith("sqlite") else "'made'"
    run(bare_url, f"INSERT INTO entry (table_id, seq, msg, at, body) VALUES ('t', 1, '0.m', 2, {made})")
    run(bare_url, f"INSERT INTO listing VALUES ('t', 'nightmarium', 'lobby', true, 1, 2, {made})")
    assert [each[0] for each in compared(bare_url)[0]] == ["remove_index"]
    migrate(bare_url)
    assert compared(bare_url)[0] == []
    assert asyncio.run(_tail(bare_url)) == [("t", 1, "0.m", 2, b"made")]


async def _tail(url: str) -> list[StoredEntry] | None:
    store = make_store(url)
    await store.open(print, print)
    try:
        return await store.tail("t", 0)
    finally:
        await store.close()


def test_the_tables_of_others_are_not_touched(bare_url: str) -> None:
    run(bare_url, "CREATE TABLE secret (recipe TEXT)")
    with pytest.raises(BadInput, match="store-foreign"):
        migrate(bare_url)
    run(bare_url, "INSERT INTO secret (recipe) VALUES ('butter')")
    assert compared(bare_url)[1] == ["secret"]


def test_a_migration_that_fails_leaves_nothing(bare_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alembic.op.create_index", fail)
    with pytest.raises(ZeroDivisionError):
        migrate(bare_url)
    monkeypatch.undo()
    assert compared(bare_url)[1] == []
    migrate(bare_url)


def fail(*_: object, **__: object) -> None:
    raise ZeroDivisionError


def test_processes_that_start_together_do_not_collide(
    bare_postgres_url: str, processes: ForkServerContext
) -> None:
    with ProcessPoolExecutor(3, processes) as pool:
        assert list(pool.map(migrate, [bare_postgres_url] * 3)) == [None] * 3
    assert compared(bare_postgres_url)[0] == []


def test_files_can_be_opened_at_the_same_time(tmp_path: Path) -> None:
    urls = [str(tmp_path / f"{each}.db") for each in range(6)]
    with ThreadPoolExecutor(6) as threads:
        assert list(threads.map(migrate, urls)) == [None] * 6
    assert [check(url) for url in urls] == [[]] * 6


def test_a_file_in_use_is_not_migrated(tmp_path: Path) -> None:
    async def scene() -> None:
        store = make_store(str(tmp_path / "t.db"))
        await store.open(print, print)
        with pytest.raises(BadInput, match="store-in-use"):
            migrate(str(tmp_path / "t.db"))
        await store.close()

    asyncio.run(scene())
