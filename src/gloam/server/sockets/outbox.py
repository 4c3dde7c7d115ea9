"""What goes out to one client: messages in their order, then the newest update, then the end."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, Protocol, TypeAlias

from gloam.core.phrase import Phrase
from gloam.server.protocol.messages import Error, encode
from gloam.server.sockets.framing import framed

__all__ = ["TRY_LATER", "Closed", "Outlet", "Quick", "Round", "Send"]

TRY_LATER: Final = 1013
Send: TypeAlias = Callable[[MutableMapping[str, Any]], Awaitable[None]]


class Quick(Protocol):
    """A socket that gives what it hears to `hear`, if set: what that does not take is had as usual.

    `way` is what a frame can be written to at once; None while that would have to wait.
    """

    hear: Callable[[bytes], bool] | None

    def way(self) -> Callable[[bytes], object] | None: ...


class Closed(Exception):
    """The connection has ended, or is to end with this code."""

    def __init__(self, code: int = 0, why: Phrase | None = None) -> None:
        self.code = code
        self.why = why
        super().__init__(str(why))


class Round:
    """Goes round all outlets that have something to tell, in one call of the event loop."""

    def __init__(self) -> None:
        self._outlets: list[Outlet] = []

    def visit(self, outlet: Outlet) -> None:
        """Once, soon."""
        if not self._outlets:
            asyncio.get_running_loop().call_soon(self._go)
        self._outlets.append(outlet)

    def _go(self) -> None:
        outlets, self._outlets = self._outlets, []
        for outlet in outlets:
            try:
                outlet.flush()
            except Exception as error:  # noqa: BLE001 - a defect of ours, told; the others have their turn
                told = {"message": "an outlet failed", "exception": error}
                asyncio.get_running_loop().call_exception_handler(told)


class Outlet:
    """Updates are made when they can be sent: a slow client gets fewer of them, and never a queue.

    `update` makes one; it raises Closed if the client is to go. As long as the client keeps up, everything
    is written at once; only for one that does not, a task waits.
    """

    def __init__(
        self, send: Send, quick: Quick | None, update: Callable[[], bytes], most: int, round: Round
    ) -> None:
        self.opened = False
        self.ended = 0  # the code it ended with
        self._send = send
        self._quick = quick
        self._update = update
        self._most = most
        self._round = round
        self._posts: deque[bytes] = deque()
        self._dirty = False
        self._ending: Closed | None = None
        self._loop = asyncio.get_running_loop()
        self._scheduled = False
        self._waiting: asyncio.Task[None] | None = None
        self._since = 0.0

    def open(self) -> None:
        """From now on there may be news."""
        self.opened = True
        self._schedule()

    def stir(self) -> None:
        """There is something new to tell."""
        self._dirty = True
        self._schedule()

    def post(self, message: bytes) -> None:
        """Send this besides updates. None is left out: for whom too many wait has to come again."""
        if not self.opened or self._ending is not None:
            return
        if len(self._posts) < self._most:
            self._posts.append(message)
            self._schedule()
        else:
            self.end(Closed(TRY_LATER, Phrase("closed-slow")))

    def end(self, closed: Closed) -> None:
        """Say why, and close, once everything else is out."""
        if self._ending is None:
            self._ending = closed
            self._schedule()

    def stuck_for(self, now: float) -> float:
        """For how many seconds the client has not taken what waits."""
        return now - self._since if self._since else 0.0

    def stop(self) -> None:
        """Nothing more goes out. What is held is let go, so that a connection is freed when it ends."""
        self.opened = False
        if self._waiting is not None:
            self._waiting.cancel()
        self._update = _nothing
        self._quick = None

    def _schedule(self) -> None:
        if self.opened and not self._scheduled and self._waiting is None:
            self._scheduled = True
            self._round.visit(self)

    def flush(self) -> None:
        """What can be written is written now."""
        self._scheduled = False
        quick = self._quick
        try:
            while self._ending is None:
                if not self._posts and not self._dirty:
                    return
                write = quick.way() if quick is not None else None
                if write is None:
                    break
                write(framed(self._posts.popleft() if self._posts else self._news()))
        except Closed as closed:
            self._ending = closed
        if self._waiting is None:
            self._waiting = self._loop.create_task(self._drain())

    def _news(self) -> bytes:
        self._dirty = False
        return self._update()

    async def _drain(self) -> None:
        """Send what there is as fast as the client takes it."""
        try:
            while self.opened and (self._posts or self._dirty):
                await self.say(self._posts.popleft() if self._posts else self._news())
            if self._ending is not None:
                await self.close(self._ending)
        except Closed as closed:
            await self.close(closed)
        finally:
            self._waiting = None

    async def say(self, message: bytes) -> None:
        """Send this now. Closed if the connection has ended meanwhile, from either side."""
        self._since = time.monotonic()
        try:
            await self._send({"type": "websocket.send", "text": message.decode()})
        except (OSError, RuntimeError):
            raise Closed from None
        self._since = 0.0

    async def close(self, closed: Closed) -> None:
        """Say why and go. Nothing is said to somebody who has gone already."""
        self.opened = False
        if not closed.code or self.ended:
            return
        self.ended = closed.code
        try:
            if closed.why is not None:
                await self.say(encode(Error(closed.code, closed.why)))
            await self._send({"type": "websocket.close", "code": closed.code})
        except (OSError, RuntimeError, Closed):  # gone in the meantime
            return


def _nothing() -> bytes:
    raise Closed
