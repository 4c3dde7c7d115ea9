"""Brings a database to the schema this program knows. Each file of `versions` is a step and never changes."""

from __future__ import annotations

from pathlib import Path
from sqlite3 import Connection as RawSqlite
from threading import Lock
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, NullPool, create_engine, event, inspect, text
from sqlalchemy.engine import URL

from gloam.core.errors import BadInput
from gloam.server.store.schema import NAMES

__all__ = ["migrate_postgres", "migrate_sqlite", "newest_revision"]

LOCK: Final = 0x676C6F616D  # any number that other programs are unlikely to lock in the same database

ONE_BY_ONE: Final = Lock()  # threads: a migration finds its connection in a global variable of Alembic


def newest_revision() -> str:
    newest = _scripts(_config()).get_current_head()
    assert newest is not None
    return newest


def migrate_sqlite(path: Path) -> None:
    """The caller holds the lock of the file."""
    engine = create_engine(URL.create("sqlite", database=str(path)), poolclass=NullPool)
    event.listen(engine, "connect", _leave_transactions_to_us)
    event.listen(engine, "begin", _begin_for_real)
    try:
        with ONE_BY_ONE, engine.begin() as connection:
            _upgrade(connection)
    finally:
        engine.dispose()


def _leave_transactions_to_us(raw: RawSqlite, _: object) -> None:
    raw.isolation_level = None


def _begin_for_real(connection: Connection) -> None:
    """Python's sqlite3 begins no transaction for DDL: a migration cut short would be kept by half."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


async def migrate_postgres(url: str) -> None:
    """Processes that start together wait for each other; the later ones find nothing to do."""
    import asyncpg  # type: ignore[import-untyped]  # this and the next come with the extra `gloam[postgres]`
    from sqlalchemy.ext.asyncio import create_async_engine

    # asyncpg reads the address, here as in the store: SQLAlchemy understands less of it.
    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(url), poolclass=NullPool
    )
    try:
        async with engine.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            await connection.run_sync(_upgrade)
    finally:
        await engine.dispose()


def _upgrade(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    found = MigrationContext.configure(connection).get_current_revision()
    known = [script.revision for script in _scripts(config).walk_revisions()]  # the newest first
    if found is None:
        _refuse_strangers(connection)
    elif found not in known:
        raise BadInput("store-newer", found=found, known=known[0])
    if found != known[0]:
        command.upgrade(config, "head")


def _refuse_strangers(connection: Connection) -> None:
    """Somebody else's tables under our names are not to be touched."""
    taken = sorted(set(inspect(connection).get_table_names()) & set(NAMES))
    if taken:
        raise BadInput("store-foreign", tables=", ".join(taken))


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", f"{__package__}:")
    return config


def _scripts(config: Config) -> ScriptDirectory:
    return ScriptDirectory.from_config(config)
