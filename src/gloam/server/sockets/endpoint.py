"""One WebSocket: hello, then commands in and updates out. Nothing a client sends can harm a table."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import Any, Final, TypeAlias

import msgspec
import structlog

from gloam.core.action import NONE
from gloam.core.phrase import Phrase
from gloam.server.live.registry import TableRegistry
from gloam.server.live.session import TableSession
from gloam.server.protocol.errors import CloseCode, CommandRejected, Reason
from gloam.server.protocol.messages import (
    PROTOCOL,
    Done,
    Error,
    Hello,
    Ping,
    Refused,
    Show,
    Watch,
    Welcome,
    encode,
)
from gloam.server.security.access import AccessControl, address_of
from gloam.server.security.rate_limit import Limits, TokenBucket
from gloam.server.sockets.outbox import ConnectionEnded, Outbox
from gloam.server.store import StoreDown
from gloam.server.tables.commands import Command, Role, TableCommand

__all__ = ["ClientMessage", "Receive", "Scope", "Send", "SocketEndpoint", "decode_message"]

log = structlog.get_logger()

Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
Scope: TypeAlias = MutableMapping[str, Any]
ClientMessage: TypeAlias = Hello | Watch | Show | Ping | TableCommand

SPECTATOR: Final = Role(NONE, host=False)
decode_message: Final[Callable[[bytes | str], ClientMessage]] = msgspec.json.Decoder(
    Hello | Watch | Show | Ping | Command
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
        client = ClientSession(self, address, receive, send)
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
    """One client: a reader that carries out its commands, and a writer that sends it updates."""

    def __init__(self, endpoint: SocketEndpoint, address: str, receive: Receive, send: Send) -> None:
        self.role = SPECTATOR
        self.beside: frozenset[int] = frozenset()
        self.outbox = Outbox(self._send_text, self._build_update, endpoint.limits.posts)
        self.mark_dirty = self.outbox.mark_dirty
        self.send = self.outbox.send
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
        self._bucket = TokenBucket(self._limits.messages, self._limits.message_burst, time.monotonic())
        self._reader: asyncio.Task[Any] | None = None
        self._submitting = False  # must not be cancelled
        self._abandoned = False

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
        self._closing = self._abandoned = True
        self._count_dropped(CloseCode.TRY_LATER)
        if self._reader is not None and not self._submitting:
            self._reader.cancel()

    # Serving

    async def serve(self) -> None:
        """From the handshake to the end of the connection."""
        self._reader = asyncio.current_task()
        await self._receive()  # websocket.connect
        await self._send({"type": "websocket.accept"})
        writer: asyncio.Task[None] | None = None
        try:
            session = await self._greet()
            writer = asyncio.get_running_loop().create_task(self._write())
            while not self._closing:
                await self._handle(session, await self._next())
            if not self._abandoned:
                await writer
        except ConnectionEnded as ended:
            await self._end(ended)
        except StoreDown:
            await self._end(ConnectionEnded(CloseCode.TRY_LATER, Reason.STORE.phrase()))
        except asyncio.CancelledError:
            if not (self._abandoned or self._registry.context.closing):
                raise
        except Exception as error:  # noqa: BLE001 - a defect of ours ends one connection, not more
            await self._fail(error)
        finally:
            if writer is not None:
                writer.cancel()
            if self._session is not None:
                self._registry.leave(self._session, self)

    async def _next(self) -> ClientMessage:
        """The next message; ConnectionEnded if it cannot be read, comes too fast, or there is none."""
        message = await self._receive()
        if message["type"] != "websocket.receive":
            raise ConnectionEnded
        if not self._bucket.take(time.monotonic()):
            raise ConnectionEnded(CloseCode.RATE_LIMITED, Phrase("closed-fast"))
        text = message.get("text")
        try:
            return decode_message(text if text is not None else message["bytes"])
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
                self._submitting = True
                seq = await session.submit(message, self.role, self)
            elif isinstance(message, Show):
                seq = self._show(session, message)
            else:
                seq = self._watch(session, message)
        except CommandRejected as rejected:
            self._registry.context.metrics.refused.inc()
            self.send(encode(_refusal(message.id, session.table.seq, rejected)))
            if rejected.reason is Reason.STALE:
                self.mark_dirty()
            return
        finally:
            self._submitting = False
        if seq == session.table.seq:
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

    def _show(self, session: TableSession, message: Show) -> int:
        self._registry.switch(session, self, NONE if message.seat is None else message.seat)
        self._follow, self._switched = NONE, True
        return session.table.seq

    # Writing

    async def _write(self) -> None:
        """Send until the outbox says how to end; the reader then finds the connection closed."""
        try:
            await self.outbox.write()
        except ConnectionEnded as ended:
            await self._end(ended)
        except Exception as error:  # noqa: BLE001 - as in `serve`
            await self._fail(error)

    async def _send_text(self, message: bytes) -> None:
        try:
            await self._send({"type": "websocket.send", "text": message.decode()})
        except (OSError, RuntimeError):  # the client is gone
            raise ConnectionEnded from None

    def _build_update(self) -> bytes:
        session = self._session
        assert session is not None
        self._check_spectator(session)
        since, self._seen = self._seen, session.table.seq
        answers, self._answers = tuple(self._answers), []
        if self._switched:
            self._switched = False
            return self._welcome(session, 0, answers)
        return session.updates.update(self.viewer, since, answers)

    async def _end(self, ended: ConnectionEnded) -> None:
        """Say why and close, unless the client has gone already."""
        self._closing = True
        if ended.code is None:
            return
        self._count_dropped(ended.code)
        with suppress(OSError, RuntimeError, ConnectionEnded):
            if ended.why is not None:
                await self._send_text(encode(Error(ended.code, ended.why)))
            await self._send({"type": "websocket.close", "code": int(ended.code)})

    async def _fail(self, error: Exception) -> None:
        self._registry.context.metrics.errors.inc()
        log.error("socket.failed", error=type(error).__name__, exc_info=error)
        await self._end(ConnectionEnded(CloseCode.INTERNAL, Phrase("request-internal")))

    def _count_dropped(self, code: CloseCode) -> None:
        self._registry.context.metrics.dropped.labels(int(code)).inc()

    # Hello

    async def _greet(self) -> TableSession:
        """Admit the client to its table, and welcome it."""
        try:
            hello = await asyncio.wait_for(self._next(), self._limits.hello_seconds)
        except TimeoutError:
            raise ConnectionEnded(CloseCode.HELLO_TIMEOUT, Phrase("closed-late")) from None
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
        if hello.since > session.table.seq:  # another process has shown more than this one knows yet
            await session.resync()
        try:
            await self._registry.join(session, self)
        except CommandRejected as rejected:
            raise ConnectionEnded(CloseCode.TRY_LATER, rejected.why) from None
        welcome = self._welcome(session, hello.since)
        self.outbox.clear()  # the welcome says all of it
        await self.outbox.send_now(welcome)
        return session

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


def _refusal(command: str, seq: int, rejected: CommandRejected) -> Refused:
    return Refused(command, seq, rejected.reason, rejected.rule, rejected.why, rejected.legal_if)
