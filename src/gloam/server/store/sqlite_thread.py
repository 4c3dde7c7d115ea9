"""A SQLite file, opened, and a thread that does all its work on one connection."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeAlias, TypeVar

from sqlalchemy.exc import DatabaseError

from gloam.core.errors import BadInput
from gloam.server.store import StoreDown
from gloam.server.store.migrations import migrate_sqlite
from gloam.server.store.one_process import OneProcess

__all__ = ["SqliteThread", "as_bad_input", "connect", "prepare"]

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
_Job: TypeAlias = tuple[Work[Any], asyncio.Future[Any], asyncio.AbstractEventLoop]
PATIENCE: Final = 2.0  # seconds to wait for somebody who has locked the file, such as a backup
SETTINGS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "wal_autocheckpoint=8000",  # pages of 4 KB: one that changes often is copied back seldom
    "cache_size=-8000",  # KB: the ends of a thousand tables' indices; it is full after some minutes of load
)
# What a statement can be blamed for. Everything else is the file, the disk or the machine.
BLAMED: Final = (
    sqlite3.IntegrityError,
    sqlite3.DataError,
    sqlite3.ProgrammingError,
    sqlite3.InterfaceError,
    sqlite3.NotSupportedError,
)


def connect(path: Path, *, writes: bool) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    try:
        for setting in (*SETTINGS, f"query_only={int(not writes)}"):
            connection.execute(f"PRAGMA {setting}")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def prepare(path: Path) -> OneProcess:
    """The file with today's schema, made if there was none, and the right to write it. It is private."""
    with as_bad_input(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = OneProcess(path)
        try:
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
            connect(path, writes=True).close()
            migrate_sqlite(path)
        except BaseException:
            lock.release()
            raise
    return lock


@contextmanager
def as_bad_input(path: Path) -> Iterator[None]:
    """Whatever is wrong with the file is said to whoever named it."""
    try:
        yield
    except OSError as error:
        raise BadInput("file", file=str(path), why=type(error).__name__) from error
    except (sqlite3.Error, DatabaseError) as error:
        raise BadInput("store-file", file=str(path), why=str(getattr(error, "orig", error))) from error


class SqliteThread:
    """Does one piece of work after the other, each in a transaction. The connection is made when needed."""

    def __init__(self, path: Path, *, writes: bool) -> None:
        self._path = path
        self._writes = writes
        self._connection: sqlite3.Connection | None = None
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        name = f"gloam-store-{'writer' if writes else 'reader'}"
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._started = False
        self._closed = False

    async def do(self, work: Work[T]) -> T:
        """All of it, or nothing and an exception; StoreDown if the work is not to blame."""
        if self._closed:
            raise StoreDown("closed")
        if not self._started:
            self._started = True
            self._thread.start()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put((work, done, loop))
        return await done

    async def close(self) -> None:
        """Finish what was begun, then let go."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            if self._started:
                await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            work, done, loop = job
            try:
                result = self._transact(work)
            except BaseException as error:  # noqa: BLE001 - raised where the work was asked for
                loop.call_soon_threadsafe(_settle, done, None, error)
            else:
                loop.call_soon_threadsafe(_settle, done, result, None)
        self._disconnect()

    def _transact(self, work: Work[T]) -> T:
        try:
            if self._connection is None:
                self._connection = connect(self._path, writes=self._writes)
            self._connection.execute("BEGIN IMMEDIATE" if self._writes else "BEGIN")
            done = work(self._connection)
            self._connection.execute("COMMIT")
        except BaseException as error:
            self._roll_back()
            if isinstance(error, sqlite3.Error) and not isinstance(error, BLAMED):
                raise StoreDown(str(error)) from error
            raise
        return done

    def _roll_back(self) -> None:
        """SQLite itself has rolled back after some errors. A connection that cannot is given up."""
        try:
            if self._connection is not None and self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error:
            self._disconnect()

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _settle(done: asyncio.Future[Any], result: object, error: BaseException | None) -> None:
    if done.done():  # nobody waits any more
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)
