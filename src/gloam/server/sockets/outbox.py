"""What one client is sent, by one writer: queued messages in order, then the newest update."""

from __future__ import annotations

import time
from asyncio import AbstractEventLoop, Transport
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

from gloam.core.phrase import Phrase
from gloam.server.protocol.errors import CloseCode

__all__ = ["ConnectionEnded", "Outbox"]

SHORT: Final = 126  # RFC 6455, 5.2: lengths from here on take two bytes more
MEDIUM: Final = 1 << 16  # and from here on eight


class ConnectionEnded(Exception):
    """The connection has ended, or must be closed with this code."""

    def __init__(self, code: CloseCode | None = None, why: Phrase | None = None) -> None:
        self.code = code
        self.why = why
        super().__init__(str(why))


class TextSocket(Protocol):
    transport: Transport
    close_sent: bool
    is_full: bool


class Outbox:
    """Never drops a message that was sent; a full queue closes the connection.

    Updates are built when they can be sent: a slow client gets fewer of them, and never a queue. While the
    socket cannot write, nothing is sent: call `flush` when it can again. `build` makes an update; `end` is
    called once, with the exception that ended it, after everything queued is out.
    """

    def __init__(
        self,
        loop: AbstractEventLoop,
        socket: TextSocket,
        build: Callable[[], bytes],
        end: Callable[[Exception], None],
        limit: int,
    ) -> None:
        self._loop = loop
        self._socket = socket
        self._build = build
        self._end = end
        self._limit = limit
        self._queue: deque[bytes] = deque()
        self._dirty = False
        self._scheduled = True  # until it is opened
        self._ending: ConnectionEnded | None = None
        self._blocked_since = 0.0

    def open(self) -> None:
        """From now on things may be sent. What was queued is forgotten: the welcome has told it."""
        self._queue.clear()
        self._dirty = False
        self._scheduled = False
        if self._ending is not None:
            self._schedule()

    def mark_dirty(self) -> None:
        """There is a newer update to send."""
        self._dirty = True
        if not self._scheduled:
            self._scheduled = True
            self._loop.call_soon(self.flush)

    def send(self, message: bytes) -> None:
        """Queue a message; too many close the connection."""
        if len(self._queue) >= self._limit:
            self.close(ConnectionEnded(CloseCode.TRY_LATER, Phrase("closed-slow")))
        elif self._ending is None:
            self._queue.append(message)
            if not self._scheduled:
                self._schedule()

    def offer(self, message: bytes) -> None:
        """Queue a message that nobody misses, unless much waits already."""
        if len(self._queue) < self._limit // 2:
            self.send(message)

    def close(self, ending: ConnectionEnded) -> None:
        """Send what is queued, then end."""
        if self._ending is None:
            self._ending = ending
            if not self._scheduled:
                self._schedule()

    def _schedule(self) -> None:
        self._scheduled = True
        self._loop.call_soon(self.flush)

    def flush(self) -> None:
        """Send what there is, as far as the client takes it."""
        socket = self._socket
        self._scheduled = False
        try:
            while self._queue or self._dirty or self._ending is not None:
                if socket.is_full or socket.close_sent or socket.transport.is_closing():
                    self._scheduled = True  # until the client reads again
                    self._blocked_since = self._blocked_since or time.monotonic()
                    return
                if self._queue:
                    self.write(self._queue.popleft())
                elif self._ending is not None:
                    raise self._ending
                else:
                    self._dirty = False
                    self.write(self._build())
        except Exception as error:  # noqa: BLE001 - told to the connection, which ends by it
            self._scheduled = True  # nothing more is sent
            self._end(error)
        self._blocked_since = 0.0

    def write(self, text: bytes) -> None:
        """Write a text frame now, ahead of what is queued."""
        length = len(text)
        if length < SHORT:
            header = bytes((0x81, length))
        elif length < MEDIUM:
            header = bytes((0x81, 126, length >> 8, length & 255))
        else:
            header = b"\x81\x7f" + length.to_bytes(8)
        self._socket.transport.write(header + text)

    def blocked_for(self, now: float) -> float:
        """For how many seconds the client has not taken what is to be sent."""
        return now - self._blocked_since if self._blocked_since else 0.0
