"""One WebSocket: hello, then commands in and updates out. Nothing a client sends can harm a table."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import Any, Final, TypeAlias

import msgspec
import structlog

from gloam.core.action import NONE
from gloam.core.phrase import Phrase
from gloam.server.live.registry import TableRegistry
from gloam.server.live.session import NO_CLAIM, TableSession
from gloam.server.protocol.errors import CloseCode, CommandRejected, Reason
from gloam.server.protocol.messages import (
    PROTOCOL,
    Done,
    Error,
    Hello,
    Pace,
    Ping,
    Reach,
    Reached,
    React,
    Refused,
    SetPace,
    Show,
    Watch,
    Welcome,
    encode,
)
from gloam.server.security.access import AccessControl, address_of
from gloam.server.security.rate_limit import Limits, TokenBucket
from gloam.server.sockets.outbox import ConnectionEnded, Outbox
from gloam.server.sockets.protocol import DIRECT, DirectWebSocket
from gloam.server.store import StoreDown
from gloam.server.tables.commands import Command, Role, TableCommand

__all__ = ["ClientMessage", "Receive", "Scope", "Send", "SocketEndpoint", "decode_message"]

log = structlog.get_logger()

Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
Scope: TypeAlias = MutableMapping[str, Any]
ClientMessage: TypeAlias = Hello | Watch | Show | SetPace | React | Reach | Ping | TableCommand

INBOX: Final = 8  # messages that may wait; with more, nothing is read
SPECTATOR: Final = Role(NONE, host=False)
decode_message: Final[Callable[[bytes | str], ClientMessage]] = msgspec.json.Decoder(
    Hello | Watch | Show | SetPace | React | Reach | Ping | Command
).decode


class SocketEndpoint:
    """Admits WebSockets and keeps count of them."""

    def __init__(self, registry: TableRegistry, access: AccessControl, limits: Limits) -> None:
        self.registry = registry
        self.access = access
        self.limits = limits
        self.open: set[ClientSession] = set()
        self._by_address: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        if not self._may_enter(scope, address):
            await receive()
            await send({"type": "websocket.close", "code": CloseCode.FORBIDDEN})
            return
        metrics = self.registry.context.metrics
        self._by_address[address] += 1
        client = ClientSession(self, address, scope, receive, send)
        self.open.add(client)
        metrics.sockets.set(len(self.open))
        try:
            await client.serve()
        finally:
            self.open.discard(client)
            metrics.sockets.set(len(self.open))
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def _may_enter(self, scope: Scope, address: str) -> bool:
        return (
            self.access.same_origin(scope)
            and len(self.open) < self.limits.sockets
            and self._by_address[address] < self.limits.sockets_an_address
            and not self.registry.context.closing
        )

    def drop_stuck(self) -> None:
        """Disconnect clients that have taken nothing for too long."""
        now = time.monotonic()
        for client in list(self.open):
            if client.outbox.blocked_for(now) > self.limits.stuck_seconds:
                client.abandon()


class ClientSession:
    """One client of a table: carries out its commands one after the other, and sends it updates."""

    def __init__(
        self, endpoint: SocketEndpoint, address: str, scope: Scope, receive: Receive, send: Send
    ) -> None:
        self.role = SPECTATOR
        self.beside: frozenset[int] = frozenset()
        self.claim = NO_CLAIM
        self.pace: Pace = "instant"
        self._loop = asyncio.get_running_loop()
        self._socket: DirectWebSocket = scope["extensions"][DIRECT]
        self.outbox = Outbox(
            self._loop, self._socket, self._build_update, self._on_end, endpoint.limits.posts
        )
        self.mark_dirty = self.outbox.mark_dirty
        self.send = self.outbox.send
        self.offer = self.outbox.offer
        self._endpoint = endpoint
        self._registry = endpoint.registry
        self._limits = endpoint.limits
        self._address = address
        self._receive = receive
        self._send = send
        self._session: TableSession | None = None
        self._follow = NONE
        self._switched = False  # the next update is a welcome
        self._closing = False  # nothing it still sends counts
        self._seen = 0  # the newest entry it was sent
        self._answers: list[str] = []  # commands that the next update answers
        self._inbox: deque[ClientMessage] = deque()
        self._worker: asyncio.Task[None] | None = None
        self._bucket = TokenBucket(self._limits.messages, self._limits.message_burst, time.monotonic())
        self._moods = TokenBucket(self._limits.reactions, self._limits.reaction_burst, time.monotonic())
        self._task: asyncio.Task[Any] | None = None

    # As a table sees it

    @property
    def viewer(self) -> int:
        """Whose view is shown. Whether a spectator may follow a seat is looked up each time."""
        if self.role.seat != NONE:
            return self.role.seat
        assert self._session is not None, "a viewer of no table"
        return self._follow if self._session.may_follow(self._follow) else len(self._session.table.seats)

    def close(self, code: CloseCode, why: Phrase) -> None:
        self._closing = True
        self.outbox.close(ConnectionEnded(code, why))

    def abandon(self) -> None:
        """Give up on a client that does not read: nothing more can be said to it."""
        self._closing = True
        self._count_dropped(CloseCode.TRY_LATER)
        if self._task is not None:
            self._task.cancel()

    # Serving

    async def serve(self) -> None:
        """From the handshake to the end of the connection."""
        self._task = asyncio.current_task()
        await self._receive()  # websocket.connect
        await self._send({"type": "websocket.accept"})
        try:
            await self._greet()
            self._socket.on_message = self._on_message
            self._socket.on_writable = self.outbox.flush
            self.outbox.open()
            while (message := await self._receive())["type"] == "websocket.receive":
                self._on_message(_text(message))  # what came before the direct way was open
        except asyncio.CancelledError:
            if not (self._closing or self._registry.context.closing):
                raise
        except Exception as error:  # noqa: BLE001 - ends one connection, not more
            await self._end(error)
        finally:
            self._closing = True
            if self._session is not None:
                self._registry.leave(self._session, self)

    def _on_message(self, text: bytes | str) -> None:
        """Take a message to be carried out after those that came before it."""
        if self._closing:
            return
        try:
            self._inbox.append(self._read(text))
        except ConnectionEnded as ended:
            self._on_end(ended)
            return
        if self._worker is None:
            self._worker = self._loop.create_task(self._work())
        elif len(self._inbox) == INBOX:
            self._socket.transport.pause_reading()

    async def _work(self) -> None:
        """Carry out what has come. A connection that ends meanwhile does not interrupt it."""
        session = self._session
        assert session is not None, "a command before hello"
        try:
            while self._inbox and not self._closing:
                await self._handle(session, self._inbox.popleft())
                if len(self._inbox) == INBOX - 1 and not self._socket.transport.is_closing():
                    self._socket.transport.resume_reading()
        except Exception as error:  # noqa: BLE001 - ends this connection
            self._on_end(error)
        finally:
            self._worker = None

    def _read(self, text: bytes | str) -> ClientMessage:
        """A message; ConnectionEnded if it cannot be decoded, or comes too fast."""
        if not self._bucket.take(time.monotonic()):
            raise ConnectionEnded(CloseCode.RATE_LIMITED, Phrase("closed-fast"))
        try:
            return decode_message(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            why = str(error) if isinstance(error, msgspec.ValidationError) else "JSON"
            phrase = Phrase("closed-message", {"why": why[:200]})
            raise ConnectionEnded(CloseCode.BAD_MESSAGE, phrase) from None

    async def _handle(self, session: TableSession, message: ClientMessage) -> None:
        """Carry out one message and answer it: with the update it leads to, if that is still the newest."""
        if isinstance(message, Hello):
            raise ConnectionEnded(CloseCode.BAD_MESSAGE, Phrase("closed-hello"))
        if isinstance(message, Ping):
            self.send(encode(Done(message.id, session.table.seq)))
            return
        try:
            if isinstance(message, TableCommand):
                seq = await session.submit(message, self.role, self)
            elif isinstance(message, Show):
                seq = await self._show(session, message)
            elif isinstance(message, SetPace):
                seq = self._set_pace(session, message)
            elif isinstance(message, React):
                seq = self._react(session, message)
            elif isinstance(message, Reach):
                self._tell_reach(session, message)
                return
            else:
                seq = self._watch(session, message)
        except CommandRejected as rejected:
            self._registry.context.metrics.refused.inc()
            self.send(encode(_refusal(message.id, session.table.seq, rejected)))
            if rejected.reason is Reason.STALE:
                self.mark_dirty()
            return
        if seq == session.table.facts.seq and not isinstance(message, SetPace | React):
            self._answers.append(message.id)
            self.mark_dirty()
        else:
            self.send(encode(Done(message.id, session.table.seq)))

    def _watch(self, session: TableSession, message: Watch) -> int:
        seat = NONE if message.seat is None else message.seat
        if self.role.seat != NONE or (seat != NONE and not session.may_follow(seat)):
            raise CommandRejected(Reason.FOLLOW)
        self._follow = seat
        return session.table.seq

    def _set_pace(self, session: TableSession, message: SetPace) -> int:
        self.pace = message.pace
        session.autoplay.look(session)
        return session.table.seq

    def _tell_reach(self, session: TableSession, message: Reach) -> None:
        if self.role.seat == NONE:
            raise CommandRejected(Reason.NOT_SEATED)
        options = session.updates.reach(self.role.seat)
        self.send(encode(Reached(message.id, session.table.seq, options)))

    def _react(self, session: TableSession, message: React) -> int:
        if not self._moods.take(time.monotonic()):
            raise CommandRejected(Reason.REACT)
        self._registry.react(session, self.role, message.mood)
        return session.table.seq

    async def _show(self, session: TableSession, message: Show) -> int:
        await self._registry.switch(session, self, NONE if message.seat is None else message.seat)
        self._follow, self._switched = NONE, True
        return session.table.seq

    def _build_update(self) -> bytes:
        session = self._session
        assert session is not None
        viewer = self.role.seat
        if viewer == NONE:
            self._check_spectator(session)
            viewer = self.viewer
        since, self._seen = self._seen, session.table.facts.seq
        answers, self._answers = tuple(self._answers), []
        if self._switched:
            self._switched = False
            return self._welcome(session, 0, answers)
        return session.updates.update(viewer, since, answers)

    # Ending

    def _on_end(self, error: Exception) -> None:
        """Close the connection: `serve` then finds it closed."""
        self._closing = True
        self._registry.context.background(self._end(error))

    async def _end(self, error: Exception) -> None:
        """Say why and close, unless the client has gone already."""
        self._closing = True
        ended = self._as_ending(error)
        if ended.code is None:
            return
        self._count_dropped(ended.code)
        with suppress(OSError, RuntimeError):
            if ended.why is not None:
                last = encode(Error(ended.code, ended.why)).decode()
                await self._send({"type": "websocket.send", "text": last})
            await self._send({"type": "websocket.close", "code": int(ended.code)})

    def _as_ending(self, error: Exception) -> ConnectionEnded:
        if isinstance(error, ConnectionEnded):
            return error
        if isinstance(error, StoreDown):
            return ConnectionEnded(CloseCode.TRY_LATER, Reason.STORE.phrase())
        self._registry.context.metrics.errors.inc()  # a defect of ours
        log.error("socket.failed", error=type(error).__name__, exc_info=error)
        return ConnectionEnded(CloseCode.INTERNAL, Phrase("request-internal"))

    def _count_dropped(self, code: CloseCode) -> None:
        self._registry.context.metrics.dropped.labels(int(code)).inc()

    # Hello

    async def _greet(self) -> None:
        """Admit the client to its table, and welcome it."""
        try:
            message = await asyncio.wait_for(self._receive(), self._limits.hello_seconds)
        except TimeoutError:
            raise ConnectionEnded(CloseCode.HELLO_TIMEOUT, Phrase("closed-late")) from None
        if message["type"] != "websocket.receive":
            raise ConnectionEnded
        hello = self._read(_text(message))
        if not isinstance(hello, Hello):
            raise ConnectionEnded(CloseCode.BAD_MESSAGE, Phrase("closed-hello"))
        if hello.protocol != PROTOCOL:
            known = {"value": hello.protocol, "known": PROTOCOL}
            raise ConnectionEnded(CloseCode.OLD_CLIENT, Phrase("closed-protocol", {**known}))
        try:
            session = await self._identify(hello)
        except CommandRejected as rejected:
            is_token = rejected.reason is Reason.TOKEN
            raise ConnectionEnded(
                CloseCode.BAD_TOKEN if is_token else CloseCode.NO_TABLE, rejected.why
            ) from None
        self._session = session
        self._follow = NONE if hello.follow is None else hello.follow
        self.pace = hello.pace
        if hello.since > session.table.seq:  # another process has shown more than this one knows yet
            await session.resync()
        try:
            await self._registry.join(session, self)
        except CommandRejected as rejected:
            raise ConnectionEnded(CloseCode.TRY_LATER, rejected.why) from None
        self.outbox.write(self._welcome(session, hello.since))

    async def _identify(self, hello: Hello) -> TableSession:
        """Find the table, and the roles that the client's tokens give it there."""
        session = await self._registry.find(hello.table)
        seat, host = NONE, False
        for token in (hello.token, hello.host):
            if token is None:
                continue
            role = await self._claim(token, hello.table)
            seat = seat if role.host else role.seat
            host = host or role.host
        self.role = Role(seat, host)
        self.beside = await self._seats_beside(hello) - {seat, NONE}
        self._check_spectator(session)
        self._check_room(session)
        return session

    async def _claim(self, token: str, table: str) -> Role:
        """The role of a token. Wrong ones count against the address, so that guessing is hopeless."""
        guesses = self._endpoint.access.guesses
        if not guesses.may(self._address):
            raise ConnectionEnded(CloseCode.RATE_LIMITED, Phrase("closed-fast"))
        try:
            _, role = await self._registry.claim(token, table)
        except CommandRejected:
            guesses.take(self._address)
            raise
        return role

    async def _seats_beside(self, hello: Hello) -> frozenset[int]:
        """The other seats that share the device. One that has moved to another device is left out."""
        seats = []
        for token in hello.beside:
            with suppress(CommandRejected):
                seats.append((await self._claim(token, hello.table)).seat)
        return frozenset(seats)

    def _check_spectator(self, session: TableSession) -> None:
        """A mere spectator may be unwelcome."""
        if self.role != SPECTATOR or self.beside:
            return
        try:
            session.check_spectators()
        except CommandRejected as rejected:
            raise ConnectionEnded(CloseCode.FORBIDDEN, rejected.why) from None

    def _check_room(self, session: TableSession) -> None:
        """Spectators beyond the limit are turned away."""
        crowd = sum(other.role == SPECTATOR and not other.beside for other in session.subscribers)
        if self.role == SPECTATOR and not self.beside and crowd >= self._limits.spectators:
            raise ConnectionEnded(CloseCode.TRY_LATER, Phrase("closed-crowded"))

    def _welcome(self, session: TableSession, since: int, answers: tuple[str, ...] = ()) -> bytes:
        update = session.updates.update(self.viewer, min(since, session.table.seq), answers, whole=True)
        self._seen = session.table.seq
        follow = self._follow if self.viewer == self._follow else NONE
        return encode(
            Welcome(PROTOCOL, self.role.seat, follow, self.role.host, msgspec.Raw(update), session.presence())
        )


def _text(message: Message) -> bytes | str:
    text: str | None = message.get("text")
    return text if text is not None else message["bytes"]


def _refusal(command: str, seq: int, rejected: CommandRejected) -> Refused:
    return Refused(command, seq, rejected.reason, rejected.rule, rejected.why, rejected.legal_if)
