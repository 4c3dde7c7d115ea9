"""One WebSocket: hello, then commands in and updates out. Nothing that comes in can harm a table."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeAlias

import msgspec
import structlog

from gloam.core.action import NONE
from gloam.core.phrase import Phrase
from gloam.server.live.registry import Hub
from gloam.server.live.session import LiveTable
from gloam.server.protocol.messages import (
    PROTOCOL,
    ClientMessage,
    Done,
    Hello,
    Ping,
    Refused,
    Show,
    Watch,
    Welcome,
    decode,
    encode,
)
from gloam.server.security.access import Guard, address_of
from gloam.server.security.rate_limit import Bucket, Limits
from gloam.server.sockets.outbox import TRY_LATER, Closed, Outlet, Quick, Round, Send
from gloam.server.sockets.quick import QUICK
from gloam.server.store import StoreDown
from gloam.server.tables.commands import Denied, Role, Stale

__all__ = ["Receive", "Scope", "Send", "Sockets"]

log = structlog.get_logger()

Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Scope: TypeAlias = MutableMapping[str, Any]

BAD_MESSAGE: Final = 1007
TOO_FAST: Final = 1008
DEFECT: Final = 1011
BAD_TOKEN: Final = 4401
UNWELCOME: Final = 4403
NO_TABLE: Final = 4404
LATE_HELLO: Final = 4408
OLD_CLIENT: Final = 4426


class Sockets:
    """The door for WebSockets."""

    def __init__(self, hub: Hub, guard: Guard, limits: Limits) -> None:
        self.hub = hub
        self.guard = guard
        self.limits = limits
        self.open: set[Connection] = set()
        self.round = Round()
        self._by_address: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        if not self._may_enter(scope, address):
            await receive()
            await send({"type": "websocket.close", "code": UNWELCOME})
            return
        self._by_address[address] += 1
        connection = Connection(self, address, receive, send, scope.get("extensions", {}).get(QUICK))
        self.open.add(connection)
        self.hub.desk.metrics.sockets.set(len(self.open))
        try:
            await connection.serve()
        except Exception as error:  # noqa: BLE001 - a defect of ours ends one connection, not more
            self.complain(error)
            await connection.outlet.close(Closed(DEFECT, Phrase("request-internal")))
        finally:
            if connection.outlet.ended:
                self.hub.desk.metrics.dropped.labels(connection.outlet.ended).inc()
            self.open.discard(connection)
            self.hub.desk.metrics.sockets.set(len(self.open))
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def complain(self, error: Exception) -> None:
        self.hub.desk.metrics.errors.inc()
        log.error("socket.failed", error=type(error).__name__, exc_info=error)

    def _may_enter(self, scope: Scope, address: str) -> bool:
        return (
            self.guard.same_origin(scope)
            and len(self.open) < self.limits.sockets
            and self._by_address[address] < self.limits.sockets_an_address
            and not self.hub.desk.closing
        )

    def drop_stuck(self) -> None:
        """Let go of clients that have taken nothing for too long."""
        now = time.monotonic()
        for connection in list(self.open):
            if connection.outlet.stuck_for(now) > self.limits.stuck_seconds:
                connection.abandon()


class Connection:
    """A guest of a table: what it says is heard here, what it is told goes out through its outlet."""

    def __init__(
        self, sockets: Sockets, address: str, receive: Receive, send: Send, quick: Quick | None
    ) -> None:
        self.role = Role(NONE, host=False)
        self.beside: frozenset[int] = frozenset()
        self.outlet = Outlet(send, quick, self._update, sockets.limits.posts, sockets.round)
        self.stir = self.outlet.stir
        self.post = self.outlet.post
        self._sockets = sockets
        self._hub = sockets.hub
        self._limits = sockets.limits
        self._address = address
        self._receive = receive
        self._send = send
        self._quick = quick
        self._live: LiveTable | None = None
        self._follow = NONE
        self._dismissed = False
        self._switched = False  # the next update is a welcome
        self._heard = 0
        self._answers: list[str] = []
        self._bucket = Bucket(self._limits.messages, self._limits.message_burst, time.monotonic())
        self._task: asyncio.Task[Any] | None = None

    # As a table sees it

    @property
    def viewer(self) -> int:
        """Whose view is shown. A spectator's leave to follow a seat is looked up each time."""
        if self.role.seat != NONE:
            return self.role.seat
        assert self._live is not None, "a viewer of no table"
        seats = self._live.table.seats
        return self._follow if self._live.may_follow(self._follow) else len(seats)

    def dismiss(self, code: int, why: Phrase) -> None:
        """Whatever this client still says is no longer heard, however slowly it takes its leave."""
        self._dismissed = True
        self.outlet.end(Closed(code, why))

    def abandon(self) -> None:
        """Give up on a client that does not read."""
        self._hub.desk.metrics.dropped.labels(TRY_LATER).inc()
        if self._task is not None:
            self._task.cancel()

    # Serving

    async def serve(self) -> None:
        self._task = asyncio.current_task()
        await self._receive()  # websocket.connect
        await self._send({"type": "websocket.accept"})
        try:
            await self._greet()
            self.outlet.open()
            if self._quick is not None:
                self._quick.hear = self._hear_at_once
            while True:
                self._hear(await self._next())
        except Closed as closed:
            await self.outlet.close(closed)
        except StoreDown:
            await self.outlet.close(Closed(TRY_LATER, Phrase("denied-store")))
        except asyncio.CancelledError:
            if not self._hub.desk.closing and self.outlet.stuck_for(time.monotonic()) == 0:
                raise
        finally:
            if self._quick is not None:
                self._quick.hear = None
            self._quick = None
            self.outlet.stop()
            if self._live is not None:
                self._hub.go(self._live, self)

    async def _next(self) -> ClientMessage:
        """The next message that can be read; Closed at the end."""
        message = await self._receive()
        if message["type"] != "websocket.receive":
            raise Closed
        if not self._bucket.take(time.monotonic()):
            raise Closed(TOO_FAST, Phrase("closed-fast"))
        text = message.get("text")
        try:
            return decode(text if text is not None else message["bytes"])
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            why = str(error) if isinstance(error, msgspec.ValidationError) else "JSON"
            raise Closed(BAD_MESSAGE, Phrase("closed-message", {"why": why[:200]})) from None

    async def _greet(self) -> None:
        """Hello in time, or goodbye."""
        try:
            hello = await asyncio.wait_for(self._next(), self._limits.hello_seconds)
        except TimeoutError:
            raise Closed(LATE_HELLO, Phrase("closed-late")) from None
        if not isinstance(hello, Hello):
            raise Closed(BAD_MESSAGE, Phrase("closed-hello"))
        if hello.protocol != PROTOCOL:
            raise Closed(OLD_CLIENT, Phrase("closed-protocol", {"value": hello.protocol, "known": PROTOCOL}))
        try:
            live = await self._enter(hello)
        except Denied as denied:
            bad_token = denied.why.key == "denied-token"
            raise Closed(BAD_TOKEN if bad_token else NO_TABLE, denied.why) from None
        self._live = live
        self._follow = NONE if hello.follow is None else hello.follow
        if hello.since > live.table.seq:  # another process has shown more than this one has heard of yet
            await live.look_up()
        try:
            await self._hub.come(live, self)
        except Denied as denied:
            raise Closed(TRY_LATER, denied.why) from None
        await self.outlet.say(self._welcome(live, hello.since))

    async def _enter(self, hello: Hello) -> LiveTable:
        """Who is it? Wrong tokens are counted against the address, so that guessing is hopeless."""
        live = await self._hub.find(hello.table)
        seat, host = NONE, False
        for token in (hello.token, hello.host):
            if token is None:
                continue
            role = await self._claim(token, hello.table)
            seat = seat if role.host else role.seat
            host = host or role.host
        self.role = Role(seat, host)
        self.beside = await self._others(hello) - {seat, NONE}
        self._check_spectator(live)
        self._check_room(live)
        return live

    async def _claim(self, token: str, table: str) -> Role:
        if not self._sockets.guard.guesses.may(self._address):
            raise Closed(TOO_FAST, Phrase("closed-fast"))
        try:
            _, role = await self._hub.claim(token, table)
        except Denied:
            self._sockets.guard.guesses.take(self._address)
            raise
        return role

    async def _others(self, hello: Hello) -> frozenset[int]:
        """The seats of those who share the device. Whoever has moved to another one is passed over."""
        seats = []
        for token in hello.beside:
            with suppress(Denied):
                seats.append((await self._claim(token, hello.table)).seat)
        return frozenset(seats)

    def _check_spectator(self, live: LiveTable) -> None:
        """Somebody who only looks on may be unwelcome."""
        if self.role.seat != NONE or self.role.host or self.beside:
            return
        try:
            live.check_spectators()
        except Denied as denied:
            raise Closed(UNWELCOME, denied.why) from None

    def _check_room(self, live: LiveTable) -> None:
        """One more than there is room for is turned away; nobody who is there already."""
        crowd = sum(guest.role == Role(NONE, host=False) and not guest.beside for guest in live.guests)
        if self.role == Role(NONE, host=False) and not self.beside and crowd >= self._limits.spectators:
            raise Closed(TRY_LATER, Phrase("closed-crowded"))

    def _welcome(self, live: LiveTable, since: int, answers: Sequence[str] = ()) -> bytes:
        now = msgspec.Raw(live.telling.update(self.viewer, min(since, live.table.seq), answers, whole=True))
        self._heard = live.table.seq
        follow = self._follow if self.viewer == self._follow else NONE
        return encode(Welcome(PROTOCOL, self.role.seat, follow, self.role.host, now, live.presence()))

    def _hear_at_once(self, text: bytes) -> bool:
        """Take a message that is as it should be; what to do with others is said in `_next`."""
        now = time.monotonic()
        if not self._bucket.may(now):
            return False
        try:
            message = decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return False
        if type(message) is Hello:
            return False
        self._bucket.take(now)
        self._hear(message)
        return True

    def _hear(self, message: ClientMessage) -> None:
        live = self._live
        assert live is not None, "a command before hello"
        if self._dismissed:
            return
        if type(message) is Hello:
            raise Closed(BAD_MESSAGE, Phrase("closed-hello"))
        if type(message) is Watch:
            self._answer(message.id, self.role, self._watch(message))
        elif type(message) is Show:
            self._answer(message.id, self.role, self._show(message))
        elif type(message) is Ping:
            self.post(encode(Done(message.id, live.table.seq)))
        else:
            live.carry_out(message, self.role, partial(self._answer, message.id, self.role))

    def _answer(self, command: str, role: Role, outcome: int | Exception) -> None:
        """Say what came of a command: with the update it led to, if that is still the newest.

        Nothing is said of a command that was given for another seat: a refusal tells what its giver sees.
        """
        live = self._live
        assert live is not None
        if isinstance(outcome, Denied) and role != self.role:
            return
        if isinstance(outcome, int):
            if outcome == live.table.seq:
                self._answers.append(command)
                self.stir()
            else:
                self.post(encode(Done(command, live.table.seq)))
        elif isinstance(outcome, Denied):
            self._hub.desk.metrics.refused.inc()
            self.post(encode(refusal(command, live.table.seq, outcome)))
            if isinstance(outcome, Stale):
                self.stir()
        else:  # a defect of ours
            self._sockets.complain(outcome)
            self.outlet.end(Closed(DEFECT, Phrase("request-internal")))

    def _watch(self, message: Watch) -> int | Denied:
        seat = NONE if message.seat is None else message.seat
        assert self._live is not None
        if self.role.seat != NONE or (seat != NONE and not self._live.may_follow(seat)):
            return Denied(Phrase("denied-follow"))
        self._follow = seat
        return self._live.table.seq

    def _show(self, message: Show) -> int | Denied:
        live = self._live
        assert live is not None
        try:
            self._hub.switch(live, self, NONE if message.seat is None else message.seat)
        except Denied as denied:
            return denied
        self._follow, self._switched = NONE, True
        return live.table.seq

    def _update(self) -> bytes:
        live = self._live
        assert live is not None
        self._check_spectator(live)
        since, answers = self._heard, tuple(self._answers)
        self._heard = live.table.seq
        self._answers.clear()
        if self._switched:
            self._switched = False
            return self._welcome(live, 0, answers)
        return live.telling.update(self.viewer, since, answers)


def refusal(command: str, seq: int, denied: Denied) -> Refused:
    return Refused(command, seq, denied.rule, denied.why, denied.legal_if)
