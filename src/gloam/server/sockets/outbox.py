"""What one client is sent, by one writer: queued messages in order, then the newest update."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from gloam.core.phrase import Phrase
from gloam.server.protocol.errors import CloseCode

__all__ = ["ConnectionEnded", "Outbox", "SendText"]

SendText: TypeAlias = Callable[[bytes], Awaitable[None]]


class ConnectionEnded(Exception):
    """The connection has ended, or must be closed with this code."""

    def __init__(self, code: CloseCode | None = None, why: Phrase | None = None) -> None:
        self.code = code
        self.why = why
        super().__init__(str(why))


class Outbox:
    """Never drops a message; a full queue closes the connection.

    Updates are built when they can be sent: a slow client gets fewer of them, and never a queue. `build`
    makes one, and raises ConnectionEnded if the client has to go.
    """

    def __init__(self, send: SendText, build: Callable[[], bytes], limit: int) -> None:
        self._send = send
        self._build = build
        self._limit = limit
        self._queue: deque[bytes] = deque()
        self._dirty = False
        self._ending: ConnectionEnded | None = None
        self._wake: asyncio.Future[None] | None = None
        self._blocked_since = 0.0

    def mark_dirty(self) -> None:
        """There is a newer update to send."""
        self._dirty = True
        if self._wake is not None:
            self._notify(self._wake)

    def send(self, message: bytes) -> None:
        """Queue a message; too many close the connection."""
        if len(self._queue) >= self._limit:
            self.close(ConnectionEnded(CloseCode.TRY_LATER, Phrase("closed-slow")))
        elif self._ending is None:
            self._queue.append(message)
            if self._wake is not None:
                self._notify(self._wake)

    def close(self, ending: ConnectionEnded) -> None:
        """Send what is queued, then end."""
        if self._ending is None:
            self._ending = ending
            if self._wake is not None:
                self._notify(self._wake)

    def clear(self) -> None:
        """Forget what is queued."""
        self._queue.clear()
        self._dirty = False

    def _notify(self, wake: asyncio.Future[None]) -> None:
        self._wake = None
        if not wake.done():
            wake.set_result(None)

    def blocked_for(self, now: float) -> float:
        """For how many seconds the client has not taken what is being sent."""
        return now - self._blocked_since if self._blocked_since else 0.0

    async def write(self) -> None:
        """Send until the connection ends, which ConnectionEnded tells."""
        loop = asyncio.get_running_loop()
        while True:
            while self._queue:
                await self.send_now(self._queue.popleft())
            if self._ending is not None:
                raise self._ending
            if self._dirty:
                self._dirty = False
                await self.send_now(self._build())
            else:
                self._wake = loop.create_future()
                await self._wake

    async def send_now(self, message: bytes) -> None:
        self._blocked_since = time.monotonic()
        await self._send(message)
        self._blocked_since = 0.0
