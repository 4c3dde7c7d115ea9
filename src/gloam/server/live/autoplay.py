"""What a table does by itself: plays answers given ahead, asks bots, and does not wait for ever."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Final, NamedTuple

import structlog

from gloam.bots import LEVELS
from gloam.bots.worker import Question
from gloam.core.action import NONE
from gloam.core.phrase import Phrase
from gloam.server.live.external_bots import Visit
from gloam.server.protocol.messages import Nudge, encode
from gloam.server.tables.commands import Denied
from gloam.server.tables.events import By, Deed, Replaced, StoodIn
from gloam.server.tables.table import Table
from gloam.server.tables.updates import now_ms

if TYPE_CHECKING:
    from gloam.server.live.session import LiveTable

__all__ = ["Patience", "rest"]

log = structlog.get_logger()

OTHERS_FIRST: Final = 3.0  # seconds another process gets to do what it saw first
LEFT_ALONE: Final = 60.0  # seconds after which bots no longer play to an empty room
STAND_IN: Final = "haunting"  # plays on for a program of the host's that has failed
TRY_AGAIN: Final = 1.0  # seconds, when nothing can be kept


class Task(NamedTuple):
    """What is to be done next, and for which position; whatever changes this makes the old task void."""

    kind: str  # ahead, bot, wait
    moved: int
    since: int
    player: str
    answer: int
    here: bool


class Patience:
    """One table's own next deed, if there is one. Chatter does not disturb it, a new position does.

    It is told of its table whenever it is to look, and keeps it only while there is something to see to: no
    circle, so that a table is freed as soon as it is forgotten.
    """

    def __init__(self) -> None:
        self._task: Task | None = None
        self._work: asyncio.Task[None] | None = None
        self._nudged = NONE

    def look(self, live: LiveTable, *, first: bool) -> None:
        """See what has to be done now. `first`: nobody could have seen it before this process did."""
        task, table = self._next(live), live.table
        if table.state is not None and table.state.over:
            live.desk.visitors.part(live.id, table.state.scores())
        if task == self._task and self._work is not None and not self._work.done():
            return
        self.stop()
        self._task = task
        if task is not None:
            delay = 0.0 if first else OTHERS_FIRST + random.random()
            self._work = asyncio.get_running_loop().create_task(self._see_to(task, delay, live))
            self._work.add_done_callback(live.desk.complain)

    def stop(self) -> None:
        """Whatever was under way is void. What called this because it is done comes to its own end."""
        if self._work is not None and self._work is not asyncio.current_task():
            self._work.cancel()
        self._task = self._work = None

    def _next(self, live: LiveTable) -> Task | None:
        table, facts = live.table, live.table.facts
        if not table.running or live.gone or live.desk.closing:
            return None
        seat = table.to_act
        player, answer = table.seats[seat].player, facts.ahead.get(seat, NONE)
        kind = "ahead" if answer != NONE else "bot" if player else "wait"
        if kind == "wait" and self._due(live) is None:
            return None
        return Task(kind, facts.moved, facts.since, player, answer, live.here(seat))

    async def _see_to(self, task: Task, delay: float, live: LiveTable) -> None:
        if delay:
            await asyncio.sleep(delay)
        try:
            if task.kind == "ahead":
                await live.decide(task.moved, task.answer, "ahead")
            elif task.kind == "bot":
                await self._let_bot_play(live, task)
            else:
                await self._wait(live, task)
        except Denied as denied:
            log.warning("table.stuck", table=live.id, why=denied.why.key)
            if denied.why.key in ("denied-busy", "denied-store"):  # the game goes on when it can be kept
                await asyncio.sleep(TRY_AGAIN)
                self._task = None
                self.look(live, first=True)

    async def _let_bot_play(self, live: LiveTable, task: Task) -> None:
        if not live.guests and time.monotonic() - live.touched > LEFT_ALONE:
            return
        by: By = "bot" if live.table.seats[live.table.to_act].kind == "bot" else "standin"
        await live.decide(task.moved, await self._choice(live, task.player), by)

    async def _choice(self, live: LiveTable, bot: str) -> int:
        """Ask a bot in another process. It is shown what a person in the seat would be shown.

        It answers at a steady pace: how long it thought could tell how much there was to choose from, and
        people like to see what happens.
        """
        pace, asked = live.desk.limits.bot_pace, time.monotonic()
        choice = await self._thought(live, bot)
        if pace:
            await asyncio.sleep(rest(time.monotonic() - asked, pace))
        return choice

    async def _thought(self, live: LiveTable, bot: str) -> int:
        seat = live.table.to_act
        view = live.telling.view(seat)
        options = list(view.options)
        if bot not in LEVELS:
            visit = Visit(live.id, seat, bot)
            chosen = await live.desk.visitors.choose(visit, live.table.game, view, options)
            if chosen is not None:
                return chosen
            if live.table.seats[seat].player == bot:
                await live.enter(_replace(seat, bot))
            bot = STAND_IN
        question = Question(bot, live.table.game.id, view, options, secrets.randbits(62))
        with live.desk.metrics.thinking.time():
            try:
                return await asyncio.wrap_future(live.desk.thinking.ask(question))
            except BrokenProcessPool:  # a thinking process died; the next question finds another
                log.warning("bot.lost", table=live.id, bot=bot)
                return secrets.choice(options)

    def _due(self, live: LiveTable) -> float | None:
        """In how many seconds the patience with the seat to act ends; None: never."""
        table = live.table
        facts, seat = table.facts, table.to_act
        if table.seats[seat].kind == "open":  # the host has to see to it
            return None
        limits = []
        waited = (now_ms() - facts.since) / 1000
        if facts.ways.clock is not None:
            limits.append(table.seats[seat].bank / 1000 - waited)
        absence = facts.ways.absence
        if absence.policy == "nudge" and self._nudged != facts.moved:
            limits.append(absence.after - waited)
        if absence.policy == "bot" and not live.here(seat):
            limits.append(live.away[seat] + absence.after - time.monotonic())
        return min(limits) if limits else None

    async def _wait(self, live: LiveTable, task: Task) -> None:
        """Wait for a person until the clock, or the patience with somebody absent, runs out."""
        while (due := self._due(live)) is not None:
            if due <= 0:
                await self._run_out(live, task)
                return
            await asyncio.sleep(due)

    async def _run_out(self, live: LiveTable, task: Task) -> None:
        table = live.table
        seat, absence = table.to_act, table.facts.ways.absence
        if table.facts.ways.clock is not None and now_ms() - task.since >= table.seats[seat].bank:
            await live.decide(task.moved, await self._choice(live, absence.bot), "clock")  # this once
        elif absence.policy == "bot" and not live.here(seat):
            await live.enter(_stand_in(seat, absence.bot, task.moved))
        else:
            self._nudged = task.moved
            message = encode(Nudge(seat))
            for guest in live.guests:
                guest.post(message)
            self.look(live, first=True)


def _replace(seat: int, bot: str) -> Callable[[Table], Deed]:
    def decide(table: Table) -> Deed:
        if table.seats[seat].player != bot or not table.running:
            raise Denied(Phrase("denied-no-person", {"seat": seat + 1}))
        return Replaced(seat, STAND_IN)

    return decide


def rest(thought: float, pace: float) -> float:
    """How long to wait after so much thought, so that all of it is a whole number of paces."""
    return pace - thought % pace


def _stand_in(seat: int, bot: str, moved: int) -> Callable[[Table], Deed]:
    def decide(table: Table) -> Deed:
        if table.facts.moved != moved or table.seats[seat].player or not table.running:
            raise Denied(Phrase("denied-no-person", {"seat": seat + 1}))
        return StoodIn(seat, bot)

    return decide
