"""A table in this process: its guests, and one deed after the other, kept before it is shown."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple, Protocol, TypeAlias

from gloam.core.action import NONE
from gloam.core.phrase import Phrase
from gloam.server.context import Desk
from gloam.server.live.autoplay import Patience
from gloam.server.live.turns import Turns
from gloam.server.protocol.messages import Command, Presence, encode
from gloam.server.store import Listed, StoreBusy, Stored, StoreDown
from gloam.server.tables.commands import MOST_ENTRIES, Denied, Role, Stale, judge
from gloam.server.tables.events import (
    Acted,
    By,
    Deed,
    Entry,
    Invited,
    Left,
    Seated,
    StoodIn,
    read_entry,
    write_entry,
)
from gloam.server.tables.table import Table
from gloam.server.tables.updates import Telling, now_ms, table_told

__all__ = ["Guest", "LiveTable", "listing"]

SNAPSHOT_EVERY: Final = 200  # entries
TAKEN: Final = Phrase("closed-taken")
BUSY: Final = Phrase("denied-busy")
TRIES: Final = 5  # of something that lost a race and may still be done
TOUCHED: Final = 60.0  # seconds a table without connections is remembered


Answer: TypeAlias = Callable[[int | Exception], object]


class Wish(NamedTuple):
    """Something that is to be done at a table."""

    decide: Callable[[Table], Deed]  # raises if it may not be done as things are
    msg: str | None  # the command's id, with its seat
    answer: Answer  # told the number of the entry, or why there is none
    tries: int = TRIES


class _Answer:
    """For those who wait for an answer."""

    def __init__(self) -> None:
        self.given: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def give(self, outcome: int | Exception) -> None:
        if self.given.done():  # they no longer wait
            return
        if isinstance(outcome, Exception):
            self.given.set_exception(outcome)
        else:
            self.given.set_result(outcome)


class Guest(Protocol):
    """A connection as a table sees it."""

    role: Role
    beside: frozenset[int]  # seats of others who share the device

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
    """Everything this process does for one table. Whoever changes it waits for a turn."""

    def __init__(self, table: Table, desk: Desk) -> None:
        self.table = table
        self.desk = desk
        self.telling = Telling(table)
        self.guests: list[Guest] = []
        self.gone = False  # deleted
        self.touched = time.monotonic()
        self.away = [self.touched] * len(table.seats)  # since when nobody holds the seat, here
        self.elsewhere: dict[int, float] = {}  # seats held at other processes, and until when that is news
        self._turns = Turns()
        self.patience = Patience()
        self._saved = table.seq

    @property
    def id(self) -> str:
        return self.table.facts.id

    @property
    def idle(self) -> bool:
        """May this process forget the table?"""
        return not self.guests and time.monotonic() - self.touched > TOUCHED and not self._turns.taken

    # Doing

    def carry_out(self, command: Command, role: Role, answer: Answer) -> None:
        """Do what a command asks for, in its turn, and tell `answer` the number of its entry or why not.

        When it is told, the entry is on disk and everybody here has been stirred.
        """
        self.touched = time.monotonic()
        msg = f"{role.seat}.{command.id}"
        bots = self.desk.visitors.names
        self._want(Wish(lambda table: judge(table, command, role, bots), msg, answer))

    async def do(self, command: Command, role: Role) -> int:
        """`carry_out`, for those who wait. Denied if it may not be done."""
        answer = _Answer()
        self.carry_out(command, role, answer.give)
        return await answer.given

    async def enter(self, decide: Callable[[Table], Deed]) -> None:
        """Do what is no command of a seat, such as sitting down, if `decide` does not deny it."""
        self.touched = time.monotonic()
        answer = _Answer()
        self._want(Wish(lambda table: _with_room(table, decide), None, answer.give))
        await answer.given

    async def decide(self, moved: int, action: int, by: By) -> None:
        """Decide for the seat that is asked, unless the position is no longer the one that was meant."""

        def choose(table: Table) -> Deed:
            if table.facts.moved != moved or not table.running:
                raise Stale
            return Acted(table.to_act, action, by)

        answer = _Answer()
        self._want(Wish(choose, None, answer.give))
        try:
            await answer.given
        except Stale:
            return

    def _want(self, wish: Wish) -> None:
        self._turns.take(lambda: self._try(wish))

    def _try(self, wish: Wish) -> None:
        """It is this wish's turn: write its deed down as the next entry. Only on disk is it true."""
        facts = self.table.facts
        known = None if wish.msg is None else facts.known.get(wish.msg)
        if known is not None:
            self._end(wish, known)
            return
        try:
            if not wish.tries:
                raise Denied(BUSY)
            if self.gone:
                raise Denied(Phrase("denied-gone"))
            deed = wish.decide(self.table)
            entry = Entry(facts.id, facts.seq + 1, wish.msg, max(now_ms(), facts.updated), deed)
            began = time.perf_counter()
            keeping = self.desk.store.append(write_entry(entry))
        except Exception as error:  # noqa: BLE001 - told to whoever had the wish
            self._end(wish, error)
        else:
            keeping.add_done_callback(lambda kept: self._kept(wish, entry, kept, began))

    def _kept(self, wish: Wish, entry: Entry, kept: asyncio.Future[bool], began: float) -> None:
        """The store has answered. If somebody else was first, one has to look again."""
        try:
            if not kept.result():
                self.desk.metrics.conflicts.inc()
                self.desk.background(self._look_again(wish))
                return
            self.desk.metrics.moves.kept(time.perf_counter() - began)
            self._take(entry, here=True)
        except Exception as error:  # noqa: BLE001 - told to whoever had the wish
            self._end(wish, error)
        else:
            self._end(wish, entry.seq)

    async def _look_again(self, wish: Wish) -> None:
        try:
            await self._catch_up()
        except Exception as error:  # noqa: BLE001 - told to whoever had the wish: nobody else waits for ever
            self._end(wish, error)
        else:
            self._try(wish._replace(tries=wish.tries - 1))

    def _end(self, wish: Wish, outcome: int | Exception) -> None:
        self._turns.give()
        if isinstance(outcome, int):
            pass
        elif isinstance(outcome, StoreBusy):
            outcome = Denied(BUSY)
        elif isinstance(outcome, StoreDown):
            self.desk.metrics.store_down.inc()
            outcome = Denied(Phrase("denied-store"))
        wish.answer(outcome)

    def _take(self, entry: Entry, *, here: bool) -> None:
        """What is on disk becomes what is so, and everybody hears of it."""
        table = self.table
        before = (table.facts.status, table.facts.round)
        shape = table.shape
        table.apply(entry)
        for guest in self.guests:
            guest.stir()
        deed = entry.deed
        if type(deed) is Acted:
            self.desk.metrics.moves.taken += 1
        elif isinstance(deed, Seated | Left | Invited):  # whoever held the seat has no right to it now
            moved = isinstance(deed, Invited)
            self.let_go(deed.seat, 4401, Phrase("closed-moved" if moved else "denied-token"))
        self.patience.look(self, first=here)
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
        async with self._turns:
            for stored in entries:
                if stored.seq == self.table.seq + 1:
                    self._take(read_entry(stored), here=False)
                elif stored.seq > self.table.seq:
                    await self._catch_up()

    async def look_up(self) -> None:
        """Something may have been missed."""
        async with self._turns:
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
        if guest.role.seat != NONE:
            self.let_go(guest.role.seat)
        self.guests.append(guest)
        self.touched = time.monotonic()
        for seat in _seats(guest):
            self.elsewhere.pop(seat, None)
        self.tell_presence()
        for seat in _seats(guest):
            if self.table.seats[seat].standin:
                await self.enter(partial(_back, seat=seat))
        self.patience.look(self, first=True)

    def let_go(self, seat: int, code: int = 4409, why: Phrase = TAKEN) -> None:
        """Whoever is connected for the seat here is so no longer."""
        for other in list(self.guests):
            if other.role.seat == seat:
                self.part(other)
                other.dismiss(code, why)
            else:
                other.beside -= {seat}

    def part(self, guest: Guest) -> None:
        """Somebody has gone."""
        if guest not in self.guests:
            return
        self.guests.remove(guest)
        self.touched = time.monotonic()
        for seat in _seats(guest):
            self.away[seat] = self.touched
        if _seats(guest):
            self.patience.look(self, first=True)
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
            self.patience.look(self, first=True)

    def here(self, seat: int) -> bool:
        """Does somebody hold the seat, at any process?"""
        held = any(seat == guest.role.seat or seat in guest.beside for guest in self.guests)
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
        """The seats whose holders are connected to this process, or share a device that is."""
        return tuple(seat for guest in self.guests for seat in _seats(guest))

    def presence(self) -> Presence:
        here = tuple(self.here(seat) for seat in range(len(self.table.seats)))
        return Presence(here, sum(not _seats(guest) for guest in self.guests))

    def tell_presence(self) -> None:
        message = encode(self.presence())
        for guest in self.guests:
            guest.post(message)

    async def come_to_rest(self) -> None:
        """What is being done here has been done, and what follows from it has begun."""
        async with self._turns:
            return

    def close(self) -> None:
        self.patience.stop()
        self.desk.visitors.part(self.id)


def _seats(guest: Guest) -> frozenset[int]:
    """All that are there by this connection."""
    return guest.beside if guest.role.seat == NONE else guest.beside | {guest.role.seat}


def _with_room(table: Table, decide: Callable[[Table], Deed]) -> Deed:
    deed = decide(table)
    if table.seq >= MOST_ENTRIES:
        raise Denied(Phrase("denied-full"))
    return deed


def _back(table: Table, seat: int) -> Deed:
    if not table.seats[seat].standin:
        raise Denied(Phrase("denied-no-person", {"seat": seat + 1}))
    return StoodIn(seat, None)


def listing(table: Table) -> Listed:
    """What the lobby says of a table."""
    facts = table.facts
    body = encode(table_told(table))
    return Listed(facts.id, facts.game, facts.status, facts.ways.public, facts.created, facts.updated, body)
