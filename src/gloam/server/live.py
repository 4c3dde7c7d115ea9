"""A table in this process: its guests, and one deed after the other, kept before it is shown."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from gloam.core.action import NONE
from gloam.core.phrase import Phrase
from gloam.server.conduct import MOST_ENTRIES, Denied, Role, Stale, judge
from gloam.server.deeds import Acted, By, Deed, Entry, Invited, Left, Seated, StoodIn, read_entry, write_entry
from gloam.server.desk import Desk
from gloam.server.patience import Patience
from gloam.server.store import Listed, StoreBusy, Stored, StoreDown
from gloam.server.table import Table
from gloam.server.telling import Telling, now_ms, table_told
from gloam.server.wire import Act, Ahead, Command, Presence, Undo, encode

__all__ = ["Guest", "LiveTable", "listing"]

SNAPSHOT_EVERY: Final = 200  # entries
TAKEN: Final = Phrase("closed-taken")
TRIES: Final = 5  # of something that lost a race and may still be done
TOUCHED: Final = 60.0  # seconds a table without connections is remembered


class Guest(Protocol):
    """A connection as a table sees it."""

    role: Role

    def stir(self) -> None:
        """There is news: ask for an update when the last one is out."""
        ...

    def post(self, message: bytes) -> None:
        """Send this besides updates."""
        ...

    def dismiss(self, code: int, why: Phrase) -> None:
        """Say why, and close."""
        ...


class LiveTable:
    """Everything this process does for one table. Deeds take their turns by a lock."""

    def __init__(self, table: Table, desk: Desk) -> None:
        self.table = table
        self.desk = desk
        self.telling = Telling(table)
        self.guests: list[Guest] = []
        self.gone = False  # deleted
        self.touched = time.monotonic()
        self.away = [self.touched] * len(table.seats)  # since when nobody holds the seat, here
        self.elsewhere: dict[int, float] = {}  # seats held at other processes, and until when that is news
        self._lock = asyncio.Lock()
        self.patience = Patience(self)
        self._saved = table.seq

    @property
    def id(self) -> str:
        return self.table.facts.id

    @property
    def idle(self) -> bool:
        """May this process forget the table?"""
        return not self.guests and time.monotonic() - self.touched > TOUCHED and not self._lock.locked()

    # Doing

    async def do(self, command: Command, role: Role) -> int:
        """Carry a command out and return the number of its entry. Denied if it may not be done.

        On return the entry is on disk and everybody here has been stirred.
        """
        self.touched = time.monotonic()
        msg = f"{role.seat}.{command.id}"
        for _ in range(TRIES):
            async with self._lock:
                known = self.table.facts.known.get(msg)
                if known is not None:
                    return known
                deed = judge(self.table, command, role)
                if await self._keep(deed, msg):
                    return self.table.seq
                await self._catch_up()
            if isinstance(command, Act | Ahead | Undo) and msg not in self.table.facts.known:
                raise Stale
        raise Denied(Phrase("denied-busy"))

    async def enter(self, decide: Callable[[Table], Deed]) -> None:
        """Do what is no command of a seat, such as sitting down, if `decide` does not deny it."""
        self.touched = time.monotonic()
        for _ in range(TRIES):
            async with self._lock:
                deed = decide(self.table)
                if self.table.seq >= MOST_ENTRIES:
                    raise Denied(Phrase("denied-full"))
                if await self._keep(deed, None):
                    return
                await self._catch_up()
        raise Denied(Phrase("denied-busy"))

    async def decide(self, moved: int, action: int, by: By) -> None:
        """Decide for the seat that is asked, unless the position is no longer the one that was meant."""
        async with self._lock:
            if self.table.facts.moved != moved or not self.table.running:
                return
            if not await self._keep(Acted(self.table.to_act, action, by), None):
                await self._catch_up()

    async def _keep(self, deed: Deed, msg: str | None) -> bool:
        """Write the deed down as the next entry; only then is it true. False: somebody else was first."""
        if self.gone:
            raise Denied(Phrase("denied-gone"))
        facts = self.table.facts
        entry = Entry(facts.id, facts.seq + 1, msg, max(now_ms(), facts.updated), deed)
        began = time.perf_counter()
        try:
            kept = await self.desk.store.append(write_entry(entry))
        except StoreBusy:
            raise Denied(Phrase("denied-busy")) from None
        except StoreDown:
            self.desk.metrics.store_down.inc()
            raise Denied(Phrase("denied-store")) from None
        self.desk.metrics.commit.observe(time.perf_counter() - began)
        if kept:
            self._take(entry, here=True)
        else:
            self.desk.metrics.conflicts.inc()
        return kept

    def _take(self, entry: Entry, *, here: bool) -> None:
        """What is on disk becomes what is so, and everybody hears of it."""
        table = self.table
        before = (table.facts.status, table.facts.round)
        shape = table.shape
        table.apply(entry)
        if isinstance(entry.deed, Acted):
            self.desk.metrics.moves.inc()
        for guest in self.guests:
            guest.stir()
        if isinstance(entry.deed, Seated | Left | Invited):  # whoever held the seat has no right to it now
            moved = isinstance(entry.deed, Invited)
            self.let_go(entry.deed.seat, *((4409, TAKEN) if moved else (4401, Phrase("denied-token"))))
        self.patience.look(first=here)
        if here and (table.shape != shape or before != (table.facts.status, table.facts.round)):
            self.desk.background(self._list())
        if here and (table.seq - self._saved >= SNAPSHOT_EVERY or table.facts.status != before[0]):
            self._saved = table.seq
            self.desk.background(self.desk.store.save(self.id, table.seq, table.snapshot()))

    async def _list(self) -> None:
        await self.desk.store.relist(listing(self.table))

    # Hearing from other processes

    def hear(self, entries: Sequence[Stored]) -> None:
        """Entries other processes have kept. Called in order for each process, not between them."""
        self.desk.background(self._hear(entries))

    async def _hear(self, entries: Sequence[Stored]) -> None:
        async with self._lock:
            for stored in entries:
                if stored.seq == self.table.seq + 1:
                    self._take(read_entry(stored), here=False)
                elif stored.seq > self.table.seq:
                    await self._catch_up()

    async def look_up(self) -> None:
        """Something may have been missed."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        tail = await self.desk.store.tail(self.id, self.table.seq)
        if tail is None:
            self.vanish()
            return
        for stored in tail:
            self._take(read_entry(stored), here=False)

    def vanish(self) -> None:
        """The table was deleted."""
        self.gone = True
        self.patience.stop()
        for guest in list(self.guests):
            guest.dismiss(4404, Phrase("denied-gone"))

    # People

    async def welcome(self, guest: Guest) -> None:
        """Somebody has come. A seat has one holder: whoever held it before has to let go."""
        seat = guest.role.seat
        if seat != NONE:
            self.let_go(seat)
            self.elsewhere.pop(seat, None)
        self.guests.append(guest)
        self.touched = time.monotonic()
        self.tell_presence()
        if seat != NONE and self.table.seats[seat].standin:
            await self.enter(lambda table: _back(table, seat))
        self.patience.look(first=True)

    def let_go(self, seat: int, code: int = 4409, why: Phrase = TAKEN) -> None:
        """Whoever is connected for the seat here is so no longer."""
        for other in [guest for guest in self.guests if guest.role.seat == seat]:
            self.part(other)
            other.dismiss(code, why)

    def part(self, guest: Guest) -> None:
        """Somebody has gone."""
        if guest not in self.guests:
            return
        self.guests.remove(guest)
        self.touched = time.monotonic()
        if guest.role.seat != NONE:
            self.away[guest.role.seat] = self.touched
            self.patience.look(first=True)
        self.tell_presence()

    def held_elsewhere(self, seat: int, until: float) -> None:
        """Another process says that it has a seat's holder; `until` 0: no longer."""
        here = self.here(seat)
        if until:
            self.elsewhere[seat] = until
        else:
            self.elsewhere.pop(seat, None)
            self.away[seat] = time.monotonic()
        if here != self.here(seat):
            self.tell_presence()
            self.patience.look(first=True)

    def here(self, seat: int) -> bool:
        """Does somebody hold the seat, at any process?"""
        held = any(guest.role.seat == seat for guest in self.guests)
        return held or self.elsewhere.get(seat, 0) > time.monotonic()

    def may_follow(self, seat: int) -> bool:
        """May anybody look over this seat's shoulder? If the seat says so, and always after the end."""
        table = self.table
        return 0 <= seat < len(table.seats) and (table.seats[seat].follow or table.facts.status == "over")

    def check_spectators(self) -> None:
        """Denied unless people who only look on are welcome. Before the start they may become players."""
        if not self.table.facts.ways.spectators and self.table.facts.status != "lobby":
            raise Denied(Phrase("closed-spectators"))

    def held(self) -> tuple[int, ...]:
        """The seats whose holders are connected to this process."""
        return tuple(guest.role.seat for guest in self.guests if guest.role.seat != NONE)

    def presence(self) -> Presence:
        here = tuple(self.here(seat) for seat in range(len(self.table.seats)))
        return Presence(here, sum(guest.role.seat == NONE for guest in self.guests))

    def tell_presence(self) -> None:
        message = encode(self.presence())
        for guest in self.guests:
            guest.post(message)

    def close(self) -> None:
        self.patience.stop()


def _back(table: Table, seat: int) -> Deed:
    if not table.seats[seat].standin:
        raise Denied(Phrase("denied-no-person", {"seat": seat + 1}))
    return StoodIn(seat, None)


def listing(table: Table) -> Listed:
    """What the lobby says of a table."""
    facts = table.facts
    body = encode(table_told(table))
    return Listed(facts.id, facts.game, facts.status, facts.ways.public, facts.created, facts.updated, body)
