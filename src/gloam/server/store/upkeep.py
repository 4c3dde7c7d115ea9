"""What a host does with the database besides serving it: migrate it, back it up, restore it, check it.

A backup is a SQLite file of the same schema, whatever it was made from: it can be served as it is, or
restored into either kind of database. These functions run event loops of their own: never call them in one.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

from gloam.core.errors import BadInput
from gloam.core.phrase import Phrase
from gloam.server.store.migrations import migrate_postgres, migrate_sqlite, newest_revision
from gloam.server.store.opening import require_postgres, sqlite_path
from gloam.server.store.schema import METADATA
from gloam.server.store.sqlite_thread import as_bad_input, prepare

if TYPE_CHECKING:
    from gloam.server.store.postgres_connection import asyncpg

__all__ = ["backup", "check", "migrate", "restore"]

# The rows of an entry are numbered anew: the number only says what was stored earlier.
COPIED: Final = {
    name: [column.name for column in table.columns if column.name != "id"]
    for name, table in METADATA.tables.items()
}
AT_ONCE: Final = 1_000  # rows
REVISION: Final = "SELECT version_num FROM alembic_version"
FINDINGS: Final = {
    "store-finding-hole": """SELECT table_id, count(*), max(seq) FROM entry GROUP BY table_id
        HAVING min(seq) <> 1 OR max(seq) <> count(*) ORDER BY table_id""",
    "store-finding-snapshot": """SELECT table_id, seq, seq FROM snapshot AS s WHERE NOT EXISTS
        (SELECT 1 FROM entry AS e WHERE e.table_id = s.table_id AND e.seq = s.seq) ORDER BY table_id""",
    "store-finding-unlisted": """SELECT table_id, count(*), max(seq) FROM entry AS e WHERE NOT EXISTS
        (SELECT 1 FROM listing AS l WHERE l.table_id = e.table_id) GROUP BY table_id ORDER BY table_id""",
    "store-finding-logless": """SELECT table_id, 0, 0 FROM listing AS l WHERE NOT EXISTS
        (SELECT 1 FROM entry AS e WHERE e.table_id = l.table_id) ORDER BY table_id""",
}


def migrate(url: str) -> None:
    """To the newest schema. An empty database is set up; one newer than this program is refused."""
    path = sqlite_path(url)
    if path:
        prepare(path).release()
    else:
        asyncio.run(_migrate_postgres(url))


def backup(url: str, file: Path) -> None:
    """Everything, as it was at one instant, into a new file. The server may go on writing."""
    path = sqlite_path(url)
    with _new_file(file) as unfinished:
        if path:
            _copy_file(path, unfinished)
        else:
            migrate_sqlite(unfinished)
            asyncio.run(_dump(url, unfinished))


def restore(file: Path, url: str) -> None:
    """What a backup holds into a database that holds nothing, and to the newest schema."""
    with TemporaryDirectory() as folder:
        copy = Path(folder, "copy.db")
        _copy_file(file, copy)
        with as_bad_input(file):
            migrate_sqlite(copy)
        path = sqlite_path(url)
        if path:
            _fill_sqlite(copy, path)
        else:
            asyncio.run(_fill_postgres(copy, url))


def check(url: str) -> list[Phrase]:
    """What is wrong with the database; nothing if all is well. Changes nothing."""
    path = sqlite_path(url)
    if path and (damages := _check_file(path)):
        return damages
    revisions = [row[0] for row in _ask(url, REVISION)]
    if revisions != [newest_revision()]:
        return [Phrase("store-finding-schema", {"found": "".join(revisions), "known": newest_revision()})]
    return [
        Phrase(key, {"table": table, "count": count, "seq": seq})
        for key, query in FINDINGS.items()
        for table, count, seq in _ask(url, query)
    ]


def _check_file(path: Path) -> list[Phrase]:
    with _existing(path) as connection:
        try:
            found = [str(row[0]) for row in connection.execute("PRAGMA integrity_check")]
        except sqlite3.DatabaseError as error:  # so damaged that SQLite cannot go on looking
            if error.sqlite_errorcode != sqlite3.SQLITE_CORRUPT:
                raise
            found = [str(error)]
    return [Phrase("store-finding-damaged", {"what": what}) for what in found if what != "ok"]


def _ask(url: str, query: str) -> Sequence[Sequence[Any]]:
    """The rows; none if there is no such table."""
    path = sqlite_path(url)
    if path is None:
        return asyncio.run(_ask_postgres(url, query))
    with _existing(path) as connection:
        there = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
        return connection.execute(query).fetchall() if there else []


# SQLite


@contextmanager
def _existing(path: Path) -> Iterator[sqlite3.Connection]:
    """A file that must be there, to be read."""
    with as_bad_input(path):
        path.stat()
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("PRAGMA query_only=1")
            yield connection


@contextmanager
def _new_file(file: Path) -> Iterator[Path]:
    """A private file that gets its name only when it is complete and on disk."""
    if file.exists():
        raise BadInput("store-backup-exists", file=str(file))
    unfinished = file.with_name(file.name + ".part")
    try:
        with as_bad_input(file):
            os.close(os.open(unfinished, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
            yield unfinished
            with unfinished.open("rb+") as written:
                os.fsync(written.fileno())
            unfinished.rename(file)
    finally:
        unfinished.unlink(missing_ok=True)


def _copy_file(source: Path, target: Path) -> None:
    with _existing(source) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")  # one file, without a log next to it


def _fill_sqlite(copy: Path, path: Path) -> None:
    with prepare(path), closing(sqlite3.connect(path)) as target:
        if any(target.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone() for name in COPIED):
            raise BadInput("store-not-empty", where=str(path))
        with closing(sqlite3.connect(copy)) as source:
            source.backup(target)


def _rows(source: sqlite3.Connection, name: str) -> Iterator[tuple[Any, ...]]:
    rows = source.execute(f"SELECT {', '.join(COPIED[name])} FROM {name} ORDER BY rowid")
    if name == "listing":  # SQLite keeps truth as a number
        at = COPIED[name].index("public")
        return ((*row[:at], bool(row[at]), *row[at + 1 :]) for row in rows)
    return rows


# PostgreSQL


@asynccontextmanager
async def _postgres(url: str, *, readonly: bool) -> AsyncIterator[asyncpg.Connection]:
    """A connection within one transaction, which sees one instant and may take its time."""
    require_postgres()
    from gloam.server.store.postgres_connection import CONNECT, asyncpg, refusing

    with refusing(url):
        connection = await asyncpg.connect(url, timeout=CONNECT)
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=readonly):
            yield connection
    finally:
        await connection.close()


async def _migrate_postgres(url: str) -> None:
    require_postgres()
    from gloam.server.store.postgres_connection import refusing

    with refusing(url):
        await migrate_postgres(url)


async def _ask_postgres(url: str, query: str) -> Sequence[Sequence[Any]]:
    async with _postgres(url, readonly=True) as connection:
        there = await connection.fetchval("SELECT to_regclass('alembic_version')")
        return [tuple(row) for row in await connection.fetch(query)] if there else []


async def _dump(url: str, file: Path) -> None:
    async with _postgres(url, readonly=True) as connection:
        found = await _revision(connection)
        if found != newest_revision():
            raise BadInput("store-older", found=found, known=newest_revision())
        with closing(sqlite3.connect(file)) as target, target:
            for name, columns in COPIED.items():
                await _dump_table(connection, target, name, columns)


async def _revision(connection: asyncpg.Connection) -> str:
    there = await connection.fetchval("SELECT to_regclass('alembic_version')")
    return str(await connection.fetchval(REVISION)) if there else "0"


async def _dump_table(
    connection: asyncpg.Connection, target: sqlite3.Connection, name: str, columns: Sequence[str]
) -> None:
    order = "id" if name == "entry" else columns[0]
    query = f"SELECT {', '.join(columns)} FROM {name} ORDER BY {order}"
    insert = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
    cursor = await connection.cursor(query)
    while rows := await cursor.fetch(AT_ONCE):
        target.executemany(insert, map(tuple, rows))


async def _fill_postgres(copy: Path, url: str) -> None:
    await _migrate_postgres(url)
    from gloam.server.store.postgres_connection import shown

    async with _postgres(url, readonly=False) as connection:
        for name in COPIED:
            if await connection.fetchval(f"SELECT 1 FROM {name} LIMIT 1"):
                raise BadInput("store-not-empty", where=shown(url))
        with closing(sqlite3.connect(copy)) as source:
            for name, columns in COPIED.items():
                await connection.copy_records_to_table(name, records=_rows(source, name), columns=columns)
