"""The log in one SQLite file, for one server process."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from functools import cache
from itertools import chain, count
from pathlib import Path
from typing import Final

from gloam.server.store import Code, Listed, Saved, Store, StoredEntry
from gloam.server.store.commit import WAITING, GroupCommit
from gloam.server.store.items import (
    DAY,
    Append,
    Snapshot,
    check_code,
    check_listed,
    check_name,
    check_note,
    is_name,
)
from gloam.server.store.one_process import OneProcess
from gloam.server.store.sqlite_thread import SqliteThread, prepare

__all__ = ["SqliteStore"]

# The number before an entry's own must be there: so a log has no holes, and a deleted table takes nothing.
ENTRIES: Final = """
INSERT INTO entry (table_id, seq, msg, at, body) SELECT * FROM (VALUES {rows})
WHERE column2 = 1
   OR EXISTS (SELECT 1 FROM entry AS e WHERE e.table_id = column1 AND e.seq = column2 - 1)
ON CONFLICT DO NOTHING"""
LISTINGS: Final = """
INSERT INTO listing (table_id, game, status, public, created, updated, body) SELECT * FROM (VALUES {rows})
WHERE column1 IS NOT NULL
ON CONFLICT (table_id) DO UPDATE SET game = excluded.game, status = excluded.status, public = excluded.public,
    created = excluded.created, updated = excluded.updated, body = excluded.body"""
SNAPSHOTS: Final = """
INSERT INTO snapshot (table_id, seq, body) SELECT * FROM (VALUES {rows})
WHERE EXISTS (SELECT 1 FROM entry AS e WHERE e.table_id = column1 AND e.seq = column2)
ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body
    WHERE excluded.seq > snapshot.seq"""
RELISTINGS: Final = """
UPDATE listing SET game = column2, status = column3, public = column4, created = column5, updated = column6,
    body = column7
FROM (VALUES {rows}) WHERE table_id = column1 AND updated <= column6"""
LISTED: Final = "SELECT table_id, game, status, public, created, updated, body FROM listing"
NEWEST: Final = "ORDER BY updated DESC, table_id DESC LIMIT ?"


class SqliteStore(Store):
    """Writes go through one thread, reads through another: a load does not wait for a commit."""

    def __init__(self, path: Path, *, most: int = WAITING) -> None:
        self._path = path
        self._lock: OneProcess | None = None
        self._writer = SqliteThread(path, writes=True)
        self._reader = SqliteThread(path, writes=False)
        self._commit = GroupCommit(self._write_all, most=most)
        self._claims = count(1)

    async def open(
        self, on_entries: Callable[[Sequence[StoredEntry]], None], on_note: Callable[[bytes], None]
    ) -> None:
        """There are no other processes to hear of: BadInput if one has the file."""
        self._lock = await asyncio.to_thread(prepare, self._path)

    def append(self, entry: StoredEntry, listed: Listed | None = None) -> asyncio.Future[bool]:
        return self._commit.add(Append.of(entry, listed))

    async def relist(self, listed: Listed) -> None:
        check_listed(listed)
        await self._commit.add(listed)

    async def save(self, table: str, seq: int, snapshot: bytes) -> None:
        check_name(table)
        await self._commit.add(Snapshot(table, seq, snapshot))

    async def _write_all(self, group: Sequence[Append | Listed | Snapshot]) -> Sequence[bool]:
        return await self._writer.do(lambda connection: _write_all(connection, group))

    async def load(self, table: str) -> Saved | None:
        return await self._reader.do(lambda connection: _load(connection, table))

    async def tail(self, table: str, after: int) -> list[StoredEntry] | None:
        return await self._reader.do(
            lambda connection: _tail(connection, table, after) if _exists(connection, table) else None
        )

    async def listed(self, *, public: bool, most: int) -> list[Listed]:
        lobby = "WHERE public AND status <> 'over'" if public else ""
        rows = await self._reader.do(
            lambda connection: connection.execute(f"{LISTED} {lobby} {NEWEST}", (most,)).fetchall()
        )
        return [Listed(*row)._replace(public=bool(row[3])) for row in rows]

    async def delete(self, table: str) -> bool:
        return await self._writer.do(lambda connection: _delete(connection, table))

    async def keep_code(self, digest: str, code: Code) -> None:
        check_code(digest, code)
        await self._writer.do(lambda connection: _keep_code(connection, digest, code))

    async def take_code(self, digest: str, now: int) -> Code | None:
        code = await self._writer.do(lambda connection: _take_code(connection, digest))
        return code if code and code.expires > now else None

    async def secret(self, name: str, fresh: bytes) -> bytes:
        check_name(name)
        return await self._writer.do(lambda connection: _secret(connection, name, fresh))

    async def next_claim(self) -> int:
        """Claims are forgotten with the process, and there is only one."""
        return next(self._claims)

    async def publish(self, note: bytes) -> None:
        """Nobody else is there to hear it."""
        check_note(note)

    async def ping(self) -> None:
        """Writes a page of the file that is never read, to the disk like any other."""
        await self._writer.do(lambda connection: connection.execute("PRAGMA user_version = 1"))

    async def close(self) -> None:
        await self._commit.close()
        await self._reader.close()
        await self._writer.close()  # the last one that closes tidies up the file
        if self._lock:
            self._lock.release()
            self._lock = None


def _insert(connection: sqlite3.Connection, statement: str, rows: Sequence[tuple[object, ...]]) -> int:
    """Any number of rows by one statement, and how many of them were taken.

    For each statement the thread lets go of the interpreter, and may wait milliseconds to get it back from a
    busy event loop. A statement is prepared for a number of rows: a few numbers do, the rest is filled up.
    """
    if not rows:
        return 0
    width, count = len(rows[0]), 1
    while count < len(rows):
        count *= 4
    values = [*chain.from_iterable(rows), *[None] * (width * (count - len(rows)))]
    return connection.execute(_for_rows(statement, width, count), values).rowcount


@cache
def _for_rows(statement: str, width: int, count: int) -> str:
    row = f"({', '.join('?' * width)})"
    return statement.format(rows=", ".join([row] * count))


def _write_all(connection: sqlite3.Connection, group: Sequence[Append | Listed | Snapshot]) -> list[bool]:
    """The entries first, which may have to be begun anew. Whoever brings something else gets True."""
    taken = iter(_append_all(connection, [item for item in group if isinstance(item, Append)]))
    _insert(connection, RELISTINGS, [item for item in group if isinstance(item, Listed)])
    _insert(connection, SNAPSHOTS, [item for item in group if isinstance(item, Snapshot)])
    return [next(taken) if isinstance(item, Append) else True for item in group]


def _append_all(connection: sqlite3.Connection, group: Sequence[Append]) -> list[bool]:
    if _insert(connection, ENTRIES, [entry for entry, _ in group]) == len(group):
        _insert(connection, LISTINGS, [listed for _, listed in group if listed])
        return [True] * len(group)
    connection.execute("ROLLBACK")  # somebody has lost. That is rare: find out who, one by one.
    connection.execute("BEGIN IMMEDIATE")
    return [_append(connection, *append) for append in group]


def _append(connection: sqlite3.Connection, entry: StoredEntry, listed: Listed | None) -> bool:
    won = _insert(connection, ENTRIES, [entry]) == 1
    if won and listed:
        _insert(connection, LISTINGS, [listed])
    return won


def _exists(connection: sqlite3.Connection, table: str) -> bool:
    found = "SELECT 1 FROM listing WHERE table_id = ?"
    return is_name(table) and connection.execute(found, (table,)).fetchone() is not None


def _load(connection: sqlite3.Connection, table: str) -> Saved | None:
    if not _exists(connection, table):
        return None
    found = connection.execute("SELECT seq, body FROM snapshot WHERE table_id = ?", (table,)).fetchone()
    seq, snapshot = found or (0, None)
    return Saved(seq, snapshot, _tail(connection, table, seq))


def _tail(connection: sqlite3.Connection, table: str, after: int) -> list[StoredEntry]:
    query = "SELECT table_id, seq, msg, at, body FROM entry WHERE table_id = ? AND seq > ? ORDER BY seq"
    return list(map(StoredEntry._make, connection.execute(query, (table, after))))


def _delete(connection: sqlite3.Connection, table: str) -> bool:
    if not is_name(table):
        return False
    for name in ("entry", "snapshot", "code"):
        connection.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))
    return connection.execute("DELETE FROM listing WHERE table_id = ?", (table,)).rowcount > 0


def _keep_code(connection: sqlite3.Connection, digest: str, code: Code) -> None:
    connection.execute("DELETE FROM code WHERE expires < ?", (code.expires - DAY,))
    connection.execute("INSERT OR REPLACE INTO code VALUES (?, ?, ?, ?)", (digest, *code))


def _take_code(connection: sqlite3.Connection, digest: str) -> Code | None:
    gone = "DELETE FROM code WHERE digest = ? RETURNING table_id, seat, expires"
    found = connection.execute(gone, (digest,)).fetchall()
    return Code(*found[0]) if found else None


def _secret(connection: sqlite3.Connection, name: str, fresh: bytes) -> bytes:
    connection.execute("INSERT OR IGNORE INTO secret VALUES (?, ?)", (name, fresh))
    (value,) = connection.execute("SELECT value FROM secret WHERE name = ?", (name,)).fetchone()
    return bytes(value)
