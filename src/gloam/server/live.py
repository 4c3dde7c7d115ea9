"""A table in this process: its guests, and one deed after the other, kept before it is shown."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Final, Protocol

import structlog

from gloam.bots.worker import Question
from gloam.core.action import NONE
from gloam.core.phrase import Phrase
from gloam.server.conduct import MOST_ENTRIES, Denied, Role, Stale, judge
from gloam.server.deeds import Acted, By, Deed, Entry, StoodIn, read_entry, write_entry
from gloam.server.desk import Desk
from gloam.server.store import Listed, StoreBusy, Stored, StoreDown
from gloam.server.table import Table
from gloam.server.telling import Telling, table_told
from gloam.server.wire import Act, Ahead, Command, Nudge, Presence, Undo, encode

__all__ = ["Guest", "LiveTable", "now_ms"]

log = structlog.get_logger()

SNAPSHOT_EVERY: Final = 200  # entries
TRIES: Final = 5  # of something that lost a race and may still be done
OTHERS_FIRST: Final = 3.0  # seconds another process gets to do what it saw first
TOUCHED: Final = 60.0  # seconds a table without connections goes on by itself


def now_ms() -> int:
    return time.time_ns() // 1_000_000


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
        self._own_move: asyncio.Task[None] | None = None
        self._saved = table.seq
        self._nudged = NONE

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
        self._go_on(here=here)
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
        self._stop()
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
        if self._own_move is None:
            self._go_on(here=True)

    def let_go(self, seat: int) -> None:
        """Somebody else holds the seat now."""
        for other in [guest for guest in self.guests if guest.role.seat == seat]:
            self.part(other)
            other.dismiss(4409, Phrase("closed-taken"))

    def part(self, guest: Guest) -> None:
        """Somebody has gone."""
        if guest not in self.guests:
            return
        self.guests.remove(guest)
        self.touched = time.monotonic()
        if guest.role.seat != NONE:
            self.away[guest.role.seat] = self.touched
            if guest.role.seat == self.table.to_act:
                self._go_on(here=True)
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

    # What the table does by itself

    def _stop(self) -> None:
        if self._own_move is not None:
            self._own_move.cancel()
            self._own_move = None

    def _go_on(self, *, here: bool) -> None:
        """See whether the table itself has to do something next: a kept answer, a bot, a clock."""
        self._stop()
        if not self.table.running or self.gone or self.desk.closing:
            return
        patience = 0.0 if here else OTHERS_FIRST + random.random()  # who has seen it first does it
        seat = self.table.seats[self.table.to_act]
        if self.table.to_act in self.table.facts.ahead:
            work = self._answer(patience)
        elif seat.player:
            work = self._think(seat.player, patience)
        elif self._due() is not None:
            work = self._wait(patience)
        else:
            return
        self._own_move = asyncio.get_running_loop().create_task(work)
        self._own_move.add_done_callback(self.desk.complain)

    async def _answer(self, patience: float) -> None:
        if patience:
            await asyncio.sleep(patience)
        await self._act(self.table.facts.moved, self.table.facts.ahead[self.table.to_act], "ahead")

    async def _think(self, bot: str, patience: float) -> None:
        """Ask a bot in another process. It is shown what a person in the seat would be shown."""
        if patience:
            await asyncio.sleep(patience)
        if not self.guests and time.monotonic() - self.touched > TOUCHED:
            return  # nobody looks on: the game waits until somebody does
        moved = self.table.facts.moved
        by: By = "bot" if self.table.seats[self.table.to_act].kind == "bot" else "standin"
        await self._act(moved, await self._choice(bot), by)

    async def _choice(self, bot: str) -> int:
        view = self.telling.view(self.table.to_act)
        options = list(view.options)
        question = Question(bot, self.table.game.id, view, options, secrets.randbits(62))
        with self.desk.metrics.thinking.time():
            try:
                return await asyncio.wrap_future(self.desk.thinking.ask(question))
            except BrokenProcessPool:  # a thinking process died; the next question finds another
                log.warning("bot.lost", table=self.id, bot=bot)
                return secrets.choice(options)

    async def _act(self, moved: int, action: int, by: By) -> None:
        """Decide for the seat that is asked, unless something has happened meanwhile."""
        me = asyncio.current_task()
        async with self._lock:
            if self._own_move is not me or self.table.facts.moved != moved or not self.table.running:
                return
            self._own_move = None  # what follows must not be cancelled by what it brings about
            try:
                kept = await self._keep(Acted(self.table.to_act, action, by), None)
            except Denied as denied:  # the store is busy or down: try again soon
                log.warning("table.stuck", table=self.id, why=denied.why.key)
                self._own_move = asyncio.get_running_loop().create_task(self._again())
                return
            if not kept:
                await self._catch_up()

    async def _again(self) -> None:
        await asyncio.sleep(1.0)
        self._own_move = None
        self._go_on(here=True)

    def _due(self) -> float | None:
        """In how many seconds the patience of the table with the seat to act ends; None: never."""
        facts, seat = self.table.facts, self.table.to_act
        if self.table.seats[seat].kind == "open":  # the host has to see to it
            return None
        limits = []
        waited = (now_ms() - facts.since) / 1000
        if facts.ways.clock is not None:
            limits.append(self.table.seats[seat].bank / 1000 - waited)
        absence = facts.ways.absence
        if absence.policy == "nudge" and self._nudged != facts.moved:
            limits.append(absence.after - waited)
        if absence.policy == "bot" and not self.here(seat):
            limits.append(self.away[seat] + absence.after - time.monotonic())
        return max(0.0, min(limits)) if limits else None

    async def _wait(self, patience: float) -> None:
        """Wait for a person until the clock, or the patience with somebody absent, runs out."""
        while (due := self._due()) is not None:
            if due <= 0:
                await self._run_out()
                return
            await asyncio.sleep(due + patience)

    async def _run_out(self) -> None:
        facts, seat = self.table.facts, self.table.to_act
        absence = facts.ways.absence
        spent = now_ms() - facts.since
        if facts.ways.clock is not None and spent >= self.table.seats[seat].bank:
            moved = facts.moved  # the stand-in decides this once
            await self._act(moved, await self._choice(absence.bot), "clock")
        elif absence.policy == "bot" and not self.here(seat):
            self._own_move = None
            await self.enter(lambda table: _stand_in(table, seat, absence.bot))
        else:
            self._nudged = facts.moved
            message = encode(Nudge(seat))
            for guest in self.guests:
                guest.post(message)
            self._own_move = None
            self._go_on(here=True)

    def close(self) -> None:
        self._stop()


def _back(table: Table, seat: int) -> Deed:
    if not table.seats[seat].standin:
        raise Denied(Phrase("denied-no-person", {"seat": seat + 1}))
    return StoodIn(seat, None)


def _stand_in(table: Table, seat: int, bot: str) -> Deed:
    if table.seats[seat].kind != "person" or table.to_act != seat or not table.running:
        raise Denied(Phrase("denied-no-person", {"seat": seat + 1}))
    return StoodIn(seat, bot)


def listing(table: Table) -> Listed:
    """What the lobby says of a table."""
    facts = table.facts
    body = encode(table_told(table))
    return Listed(facts.id, facts.game, facts.status, facts.ways.public, facts.created, facts.updated, body)
