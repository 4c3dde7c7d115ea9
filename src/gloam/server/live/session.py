"""A table in this process, and the one way anything changes at it.

`TableSession.append` is the path of every move, to be read from top to bottom: propose an event, which
authorises it and checks its legality; log it; apply it; mark the subscribers. Each subscriber's own writer
then sends it the newest update.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple, Protocol, TypeAlias

from gloam.core.action import NONE
from gloam.core.phrase import Phrase
from gloam.server.live.autoplay import Autoplay
from gloam.server.live.context import ServerContext
from gloam.server.protocol.errors import CloseCode, CommandRejected, Reason
from gloam.server.protocol.messages import Pace, Presence, Reaction, encode
from gloam.server.security.rate_limit import TokenBucket
from gloam.server.store import Listed, StoreBusy, StoreDown
from gloam.server.tables.commands import MOST_ENTRIES, Role, TableCommand, handle, play_move
from gloam.server.tables.events import (
    Left,
    LogEntry,
    MovePlayed,
    SeatReassigned,
    SeatTokenIssued,
    StandInSet,
    StoredEntry,
    TableEvent,
    apply_entry,
)
from gloam.server.tables.table import Table
from gloam.server.tables.updates import UpdateBuilder, now_ms, table_told

__all__ = ["NO_CLAIM", "SeatClaim", "Subscriber", "TableSession", "listing"]

SNAPSHOT_EVERY: Final = 200  # entries
TRIES: Final = 5  # of an event that lost a race to another process
KEPT: Final = 60.0  # seconds a table without connections stays in memory
TAKEN_OVER: Final = Phrase("closed-taken")

SHARE_TOLD: Final = {"slow": 1.0, "normal": 1.0, "fast": 0.5, "instant": 0.0}  # of the nominal time
NO_CLAIM: Final = 0
ALL_CLAIMS: Final = 1 << 63

Proposal: TypeAlias = Callable[[Table], TableEvent]


class SeatClaim(NamedTuple):
    """A seat that a connection holds, and the number of its claim: the greatest one of a seat prevails.

    A seat that only shares the device is present without a claim.
    """

    seat: int
    number: int


class Subscriber(Protocol):
    """A connection as a table sees it."""

    role: Role
    beside: frozenset[int]  # other seats that share the device
    pace: Pace  # at which it tells what happens
    claim: int  # to the seat of its role; NO_CLAIM without one

    def mark_dirty(self) -> None:
        """Send the newest update as soon as the last one is out."""
        ...

    def send(self, message: bytes) -> None:
        """Send a message of its own."""
        ...

    def offer(self, message: bytes) -> None:
        """Send a message that nobody misses if the client is slow."""
        ...

    def close(self, code: CloseCode, why: Phrase) -> None:
        """Say why, and close."""
        ...


class TableSession:
    """Everything this process does for one table."""

    def __init__(self, table: Table, context: ServerContext) -> None:
        self.table = table
        self.context = context
        self.updates = UpdateBuilder(table)
        self.subscribers: list[Subscriber] = []
        self.autoplay = Autoplay()
        self.deleted = False
        self.touched = time.monotonic()
        self.away = [now_ms()] * len(table.seats)  # since when nobody holds the seat, here
        self.elsewhere: dict[int, float] = {}  # seats held at other processes, until when that is news
        self.claims = [NO_CLAIM] * len(table.seats)  # the newest one to each seat, at any process
        self._lock = asyncio.Lock()
        limits = context.limits
        self._crowd = TokenBucket(
            10 * limits.reactions, 10 * limits.reaction_burst, time.monotonic()
        )  # of moods that spectators show
        self._saved = table.seq

    @property
    def id(self) -> str:
        return self.table.facts.id

    @property
    def is_idle(self) -> bool:
        """May this process forget the table?"""
        return not self.subscribers and time.monotonic() - self.touched > KEPT and not self._lock.locked()

    @property
    def is_closed(self) -> bool:
        return self.deleted or self.context.closing

    # The path of a move

    async def submit(self, command: TableCommand, role: Role, sender: Subscriber | None = None) -> int:
        """Carry out a command; the number of its entry. CommandRejected if it may not be given now.

        A `sender` must still be connected when its turn comes: its seat may be another's by then.
        """
        self.touched = time.monotonic()
        propose = partial(self._propose, command=command, role=role, sender=sender)
        return await self.append(propose, f"{role.seat}.{command.id}")

    def _propose(
        self, table: Table, command: TableCommand, role: Role, sender: Subscriber | None
    ) -> TableEvent:
        if sender is not None and sender not in self.subscribers:
            raise CommandRejected(Reason.TOKEN)
        return handle(table, command, role, self.context.bots)

    async def play(self, move: MovePlayed, seq: int) -> int:
        """Play for a seat the move that was chosen at `seq`. CommandRejected if it is stale or illegal."""
        return await self.append(partial(play_move, move=move, seq=seq))

    async def append(self, propose: Proposal, command: str | None = None) -> int:
        """Log and apply the event that `propose` makes of the table; the number of its entry.

        One at a time, in the order of coming. `propose` raises CommandRejected if the event may not happen. A
        `command` that was carried out before is not carried out again. On return the entry is on disk and all
        subscribers here are about to get it.
        """
        async with self._lock:
            for _ in range(TRIES):
                table, facts = self.table, self.table.facts
                if command is not None and command in facts.known:
                    return facts.known[command]
                if self.deleted:
                    raise CommandRejected(Reason.GONE)
                if facts.seq >= MOST_ENTRIES:
                    raise CommandRejected(Reason.FULL)
                event = propose(table)
                entry = LogEntry(facts.id, facts.seq + 1, command, max(now_ms(), facts.updated), event)
                if await self._store(entry):
                    self._apply(entry, local=True)
                    return entry.seq
                await self._catch_up()  # another process was first: look at the table again
        raise CommandRejected(Reason.BUSY)

    async def _store(self, entry: LogEntry) -> bool:
        """Is the entry on disk? False if its number is taken."""
        metrics, began = self.context.metrics, time.perf_counter()
        try:
            stored = await self.context.store.append(entry.encode())
        except StoreBusy:
            raise CommandRejected(Reason.BUSY) from None
        except StoreDown:
            metrics.store_down.inc()
            raise CommandRejected(Reason.STORE) from None
        except asyncio.CancelledError:  # the client is gone; whether it was stored is not known
            self.context.background(self.resync())
            raise
        if stored:
            metrics.moves.kept(time.perf_counter() - began)
        else:
            metrics.conflicts.inc()
        return stored

    def _apply(self, entry: LogEntry, *, local: bool) -> None:
        """What is on disk becomes the state of the table, and everybody is about to see it."""
        table, facts, event = self.table, self.table.facts, entry.event
        before = (facts.status, facts.round, table.shape)
        apply_entry(table, entry)
        for subscriber in self.subscribers:
            subscriber.mark_dirty()
        if type(event) is MovePlayed:
            self.context.metrics.moves.taken += 1
        elif isinstance(event, SeatReassigned | Left):
            self.evict(event.seat, CloseCode.BAD_TOKEN, Reason.TOKEN.phrase())
        elif isinstance(event, SeatTokenIssued):
            self.evict(event.seat, CloseCode.BAD_TOKEN, Phrase("closed-moved"))
        self.autoplay.look(self, local=local)
        if facts.status == "over" != before[0] and table.state is not None:
            self.context.visitors.part(self.id, table.state.scores())
        if local and before != (facts.status, facts.round, table.shape):
            self.context.background(self.context.store.relist(listing(table)))
        if local and (facts.seq - self._saved >= SNAPSHOT_EVERY or facts.status != before[0]):
            self._saved = facts.seq
            self.context.background(self.context.store.save(self.id, facts.seq, table.snapshot()))

    # Other processes

    def on_remote_entries(self, entries: Sequence[StoredEntry]) -> None:
        """Entries that another process has stored, in its order."""
        self.context.background(self._apply_remote(entries))

    async def _apply_remote(self, entries: Sequence[StoredEntry]) -> None:
        async with self._lock:
            for stored in entries:
                if stored.seq == self.table.seq + 1:
                    self._apply(stored.decode(), local=False)
                elif stored.seq > self.table.seq:
                    await self._catch_up()

    async def resync(self) -> None:
        """Read from the store what may have been missed."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        tail = await self.context.store.tail(self.id, self.table.seq)
        if tail is None:
            self.on_deleted()
            return
        for stored in tail:
            self._apply(stored.decode(), local=False)

    def on_deleted(self) -> None:
        self.deleted = True
        self.autoplay.stop()
        for subscriber in list(self.subscribers):
            subscriber.close(CloseCode.NO_TABLE, Reason.GONE.phrase())

    # Players and spectators

    async def join(self, subscriber: Subscriber) -> None:
        """Admit a connection. A seat has one holder: the one with the newest claim."""
        self.subscribers.append(subscriber)
        self.touched = time.monotonic()
        for seat in _seats(subscriber):
            self.elsewhere.pop(seat, None)
        if subscriber.role.seat != NONE:
            self.take_seat(SeatClaim(subscriber.role.seat, subscriber.claim))
        self.broadcast_presence()
        for seat in _seats(subscriber):
            if self.table.seats[seat].standin:
                await self.end_stand_in(seat)
        self.autoplay.look(self)

    async def end_stand_in(self, seat: int) -> int:
        """Let the person in a seat play again."""
        return await self.append(partial(_end_stand_in, seat=seat))

    def take_seat(self, claim: SeatClaim) -> None:
        """Disconnect the holders of a seat whose claims are older than the newest, which may be this one."""
        seat, number = claim
        self.claims[seat] = max(number, self.claims[seat])
        self.evict(seat, CloseCode.TAKEN_OVER, TAKEN_OVER, below=self.claims[seat])

    def evict(self, seat: int, code: CloseCode, why: Phrase, *, below: int = ALL_CLAIMS) -> None:
        """Disconnect those who hold a seat by a claim below a number."""
        for other in list(self.subscribers):
            if other.role.seat != seat:
                other.beside -= {seat}
            elif other.claim < below:
                self.leave(other)
                other.close(code, why)

    def leave(self, subscriber: Subscriber) -> None:
        if subscriber not in self.subscribers:
            return
        self.subscribers.remove(subscriber)
        self.touched = time.monotonic()
        for seat in _seats(subscriber):
            self.away[seat] = now_ms()
        if _seats(subscriber):
            self.autoplay.look(self)
        self.broadcast_presence()

    def on_remote_claim(self, claim: SeatClaim, until: float) -> None:
        """Another process says that it has a seat's holder; `until` 0: no longer. Old news are ignored."""
        seat, number = claim
        if number != NO_CLAIM:
            if number < self.claims[seat]:
                return
            if number > self.claims[seat]:
                self.take_seat(claim)
        before = self.is_held(seat)
        if until:
            self.elsewhere[seat] = until
        else:
            self.elsewhere.pop(seat, None)
            self.away[seat] = now_ms()
        if before != self.is_held(seat):
            self.broadcast_presence()
            self.autoplay.look(self)

    def is_held(self, seat: int) -> bool:
        """Is the seat's holder connected, to any process?"""
        held = any(seat == one.role.seat or seat in one.beside for one in self.subscribers)
        return held or self.elsewhere.get(seat, 0) > time.monotonic()

    def absent_since(self, seat: int) -> int:
        """Since when nobody holds the seat, in milliseconds since 1970; 0 if it is held."""
        return 0 if self.is_held(seat) else self.away[seat]

    def held_here(self) -> tuple[SeatClaim, ...]:
        """The seats whose holders are connected to this process, or share a device that is."""
        return tuple(claim for subscriber in self.subscribers for claim in self.claims_of(subscriber))

    def claims_of(self, subscriber: Subscriber) -> tuple[SeatClaim, ...]:
        """The seats that a connection holds or shares."""
        acting = subscriber.role.seat
        return tuple(
            SeatClaim(seat, subscriber.claim if seat == acting else NO_CLAIM) for seat in _seats(subscriber)
        )

    def share_told(self) -> float:
        """The share of the nominal time that telling what happened takes for the players present.

        The pace of players at other processes is not known: they get the whole of it. Spectators count only
        where no player is present.
        """
        if any(until > time.monotonic() for until in self.elsewhere.values()):
            return 1.0
        players = [one for one in self.subscribers if _seats(one)]
        return max((SHARE_TOLD[one.pace] for one in players or self.subscribers), default=0.0)

    def may_follow(self, seat: int) -> bool:
        """May anybody look over this seat's shoulder? If the seat says so, and always after the end."""
        table = self.table
        return 0 <= seat < len(table.seats) and (table.seats[seat].follow or table.facts.status == "over")

    def check_spectators(self) -> None:
        """CommandRejected unless spectators are welcome. Before the start they may become players."""
        if not self.table.facts.ways.spectators and self.table.facts.status != "lobby":
            raise CommandRejected(Reason.NO_SPECTATORS, Phrase("closed-spectators"))

    def presence(self) -> Presence:
        held = tuple(self.is_held(seat) for seat in range(len(self.table.seats)))
        return Presence(held, sum(not _seats(subscriber) for subscriber in self.subscribers))

    def broadcast_presence(self) -> None:
        self.broadcast(encode(self.presence()))

    def broadcast(self, message: bytes) -> None:
        for subscriber in self.subscribers:
            subscriber.send(message)

    def check_reaction(self, role: Role) -> None:
        """CommandRejected if the table's spectators have shown enough already."""
        if role.seat == NONE and not self._crowd.take(time.monotonic()):
            raise CommandRejected(Reason.REACT)

    def show_reaction(self, reaction: Reaction) -> None:
        message = encode(reaction)
        for subscriber in self.subscribers:
            subscriber.offer(message)

    async def drain(self) -> None:
        """Wait until everything under way here is stored and applied."""
        async with self._lock:
            return

    def close(self) -> None:
        self.autoplay.stop()
        self.context.visitors.part(self.id)


def _seats(subscriber: Subscriber) -> frozenset[int]:
    """All seats that are present by this connection."""
    seat = subscriber.role.seat
    return subscriber.beside if seat == NONE else subscriber.beside | {seat}


def _end_stand_in(table: Table, seat: int) -> TableEvent:
    if not table.seats[seat].standin:
        raise CommandRejected(Reason.ABSENT_PERSON, seat=seat + 1)
    return StandInSet(seat, None)


def listing(table: Table) -> Listed:
    """What the lobby says of a table."""
    facts = table.facts
    body = encode(table_told(table))
    return Listed(facts.id, facts.game, facts.status, facts.ways.public, facts.created, facts.updated, body)
