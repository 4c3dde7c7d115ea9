"""Hears what the other processes store and publish, over a connection that does nothing else."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from gloam.server.store import StoredEntry, StoreDown
from gloam.server.store.postgres_connection import LOST, asyncpg, connect
from gloam.server.store.tidings import Where, read

__all__ = ["CHANNEL", "Listener"]

CHANNEL: Final = "gloam"
BEAT: Final = 5.0  # seconds between two calls to oneself, and for the answer to one
FIRST_PAUSE: Final = 0.1  # seconds before the second attempt to connect; doubled for each one after it
LONGEST_PAUSE: Final = 5.0


class Listener:
    """Connects again whenever the connection is lost, and then says `on_note(b"")`.

    A connection can die without anybody noticing. So it calls itself now and then, and hangs up on silence.
    """

    def __init__(
        self,
        url: str,
        node: str,
        on_entries: Callable[[Sequence[StoredEntry]], None],
        on_note: Callable[[bytes], None],
        look_up: Callable[[Where], Awaitable[StoredEntry | None]],
    ) -> None:
        self._url = url
        self._node = node
        self._on_entries = on_entries
        self._on_note = on_note
        self._look_up = look_up
        self._texts: asyncio.Queue[str] = asyncio.Queue()
        self._lost = asyncio.Event()
        self._beaten = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        connection = await self._listen()
        self._tasks = [
            asyncio.create_task(self._keep_listening(connection), name="gloam-store-listener"),
            asyncio.create_task(self._hand_on(), name="gloam-store-tidings"),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self) -> asyncpg.Connection:
        connection = await connect(self._url)
        self._lost.clear()
        connection.add_termination_listener(lambda _: self._lost.set())
        try:
            await connection.add_listener(CHANNEL, self._hear)
            await connection.add_listener(f"{CHANNEL}_{self._node}", lambda *_: self._beaten.set())
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def _keep_listening(self, connection: asyncpg.Connection) -> None:
        while True:
            try:
                await self._until_silence(connection)
            finally:
                connection.terminate()
            connection = await self._listen_again()
            self._tell(self._on_note, b"")

    async def _until_silence(self, connection: asyncpg.Connection) -> None:
        while not self._lost.is_set():
            try:
                await asyncio.wait_for(self._lost.wait(), BEAT)
            except TimeoutError:
                await self._beat(connection)

    async def _beat(self, connection: asyncpg.Connection) -> None:
        self._beaten.clear()
        try:
            async with asyncio.timeout(BEAT):
                await connection.execute("SELECT pg_notify($1, '')", f"{CHANNEL}_{self._node}")
                await self._beaten.wait()
        except (asyncpg.PostgresError, *LOST):
            self._lost.set()

    async def _listen_again(self) -> asyncpg.Connection:
        pause = FIRST_PAUSE
        while True:
            try:
                return await self._listen()
            except (asyncpg.PostgresError, *LOST):
                await asyncio.sleep(pause * random.uniform(0.5, 1))  # not everybody at once
                pause = min(2 * pause, LONGEST_PAUSE)

    def _hear(self, _connection: object, _pid: int, _channel: str, text: str) -> None:
        if not text.startswith(self._node):
            self._texts.put_nowait(text)

    async def _hand_on(self) -> None:
        """One text after the other: an entry that must be read first is not overtaken by the next."""
        while True:
            text = await self._texts.get()
            try:
                note, entries = read(text)
                found = [await self._whole(entry) for entry in entries]
            except (ValueError, StoreDown):  # from a version we do not know, or lost on the way
                note, found = b"", []
            if found:
                self._tell(self._on_entries, [entry for entry in found if entry])
            if note is not None:
                self._tell(self._on_note, note)

    async def _whole(self, entry: StoredEntry | Where) -> StoredEntry | None:
        return await self._look_up(entry) if isinstance(entry, Where) else entry

    def _tell(self, callback: Callable[[Any], None], what: object) -> None:
        """By the event loop, which reports what goes wrong there: it is no reason to stop listening."""
        asyncio.get_running_loop().call_soon(callback, what)
