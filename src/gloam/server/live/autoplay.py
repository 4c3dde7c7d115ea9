"""What a table does by itself: premoves, bots, clocks, and players who are absent."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Coroutine
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import structlog

from gloam.bots import LEVELS
from gloam.bots.worker import Question
from gloam.core.action import NONE
from gloam.core.deal import new_secret
from gloam.core.protocol import View
from gloam.server.live.external_bots import Visit
from gloam.server.protocol.errors import CommandRejected, Reason
from gloam.server.protocol.messages import Nudge, encode
from gloam.server.tables.due import Due, due_between_games, next_due
from gloam.server.tables.events import (
    MovePlayed,
    PremoveSet,
    RematchStarted,
    Replaced,
    StandInSet,
    Started,
    TableEvent,
)
from gloam.server.tables.state import By
from gloam.server.tables.table import Table
from gloam.server.tables.updates import now_ms

if TYPE_CHECKING:
    from gloam.server.live.session import TableSession

__all__ = ["Autoplay", "remaining_pace"]

log = structlog.get_logger()

OTHERS_FIRST: Final = 3.0  # seconds another process gets to do what it saw first
LEFT_ALONE: Final = 60.0  # seconds after which bots no longer play to an empty room
STAND_IN: Final = "haunting"  # plays on for a program of the host's that has failed
AGAIN: Final = 0.25  # seconds after which a bot that waits looks at the time again
TRY_AGAIN: Final = 1.0  # seconds, when nothing can be stored


class Autoplay:
    """One task for a table that waits for the next thing due, and does it.

    What it does is for the position it saw: if that has changed, the session rejects it as stale. It holds
    its session only while something is due, so that a forgotten table is freed at once.
    """

    def __init__(self) -> None:
        self._due: Due | None = None
        self._task: asyncio.Task[None] | None = None
        self._nudged = NONE

    def look(self, session: TableSession, *, local: bool = True) -> None:
        """The table or its players have changed: wait for what is due now.

        Unless the change is `local`, the process that made it gets a head start.
        """
        due = None
        if not session.is_closed:
            due = next_due(session.table, session.absent_since, self._nudged, session.share_told)
        if due == self._due and (due is None or self.is_waiting):
            return
        if due is not None and self._is_being_done(due):
            self._due = due
            return
        self.stop()
        self._due = due
        if due is not None:
            delay = 0.0 if local else OTHERS_FIRST + random.random()
            self._task = asyncio.get_running_loop().create_task(self._run(session, due, delay))
            self._task.add_done_callback(session.context.complain)

    @property
    def is_waiting(self) -> bool:
        return self._task is not None and not self._task.done()

    def _is_being_done(self, due: Due) -> bool:
        """Does a bot think of this already, though the time to answer is another now?"""
        old = self._due
        return old is not None and due.kind == "bot" and old._replace(at=due.at) == due and self.is_waiting

    def stop(self) -> None:
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._due = self._task = None

    async def _run(self, session: TableSession, due: Due, delay: float) -> None:
        if delay:
            await asyncio.sleep(delay)
        if due.kind != "bot":  # which thinks meanwhile
            while (wait := due.at - now_ms()) > 0:
                await asyncio.sleep(wait / 1000)
        try:
            await self._do(session, due)
        except CommandRejected as rejected:
            if rejected.reason is Reason.STALE:  # the change that made it so has looked already
                return
            log.warning("table.stuck", table=session.id, reason=rejected.reason)
            if rejected.reason in (Reason.BUSY, Reason.STORE):  # the game goes on when it can be stored
                await asyncio.sleep(TRY_AGAIN)
                self._due = None
                self.look(session)

    async def _do(self, session: TableSession, due: Due) -> None:
        if due.kind == "premove":
            await self._play_premove(session, due)
        elif due.kind == "bot":
            if session.subscribers or time.monotonic() - session.touched <= LEFT_ALONE:
                by: By = "bot" if session.table.seats[due.seat].kind == "bot" else "standin"
                await self._let_bot_play(session, due, by)
        elif due.kind == "clock":
            await self._let_bot_play(session, due, "clock")  # this once
        elif due.kind == "stand-in":
            await _finish(_put_stand_in(session, due))
        elif due.kind in ("again", "deal"):
            await _finish(session.append(partial(_go_on, session=session, due=due)))
        else:
            self._nudged = due.seq
            session.broadcast(encode(Nudge(due.seat)))
            self.look(session)

    async def _play_premove(self, session: TableSession, due: Due) -> None:
        """A premove that is not legal after all is dropped, and the seat is asked as usual."""
        move = MovePlayed(due.seat, session.table.facts.ahead[due.seat], "ahead")
        if not await self._play(session, due, move):
            await _finish(session.append(partial(_drop_premove, due=due)))

    async def _let_bot_play(self, session: TableSession, due: Due, by: By) -> None:
        """Ask a bot at a steady pace: how long it thought could tell how much there was to choose from.

        A program that fails is replaced by a bot of ours.
        """
        pace, asked = session.context.limits.bot_pace, time.monotonic()
        view = session.updates.view(due.seat)
        options = list(view.options)
        action = await self._choose(session, due, view, options)
        if pace:
            await asyncio.sleep(remaining_pace(time.monotonic() - asked, pace))
        if by != "clock":
            await self._wait_until_told()
        if action is not None and await self._play(session, due, MovePlayed(due.seat, action, by)):
            return
        if due.bot in LEVELS or due.kind == "clock":
            await self._play(session, due, MovePlayed(due.seat, secrets.choice(options), by))
        else:
            await _finish(session.append(partial(_replace, due=due)))

    async def _wait_until_told(self) -> None:
        """Wait for the time that is due, which changes with the pace of the people present."""
        while self._due is not None and (wait := self._due.at - now_ms()) > 0:
            await asyncio.sleep(min(wait / 1000, AGAIN))

    async def _choose(self, session: TableSession, due: Due, view: View, options: list[int]) -> int | None:
        """A bot's answer, shown what a person in the seat would be shown; None if it has failed."""
        if due.bot not in LEVELS:
            visit = Visit(session.id, due.seat, due.bot)
            return await session.context.visitors.choose(visit, session.table.game, view, options)
        question = Question(due.bot, session.table.game.id, view, options, secrets.randbits(62))
        with session.context.metrics.thinking.time():
            try:
                return await asyncio.wrap_future(session.context.thinking.ask(question))
            except BrokenProcessPool:  # a bot's process died; the next question finds another
                log.warning("bot.lost", table=session.id, bot=due.bot)
                return None

    async def _play(self, session: TableSession, due: Due, move: MovePlayed) -> bool:
        """Play a move; False if the rules forbid it."""
        try:
            await _finish(session.play(move, due.seq))
        except CommandRejected as rejected:
            if rejected.reason not in (Reason.ILLEGAL, Reason.INVALID):
                raise
            log.warning("move.illegal", table=session.id, seat=due.seat, by=move.by, bot=due.bot)
            return False
        return True


async def _finish(work: Coroutine[Any, Any, int]) -> None:
    """Wait for what must not stop halfway, even if nobody waits for it any more: it is being stored."""
    task = asyncio.get_running_loop().create_task(work)
    task.add_done_callback(_retrieve)
    await asyncio.shield(task)


def _retrieve(task: asyncio.Task[int]) -> None:
    """A rejection that nobody waits for any more is no error; anything else is."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, CommandRejected):
        log.error("autoplay.failed", error=type(error).__name__, exc_info=error)


def remaining_pace(thought: float, pace: float) -> float:
    """How long to wait after so much thought, so that all of it is a whole number of paces."""
    return pace - thought % pace


def _check_current(table: Table, due: Due) -> None:
    if table.facts.moved != due.seq or not table.running:
        raise CommandRejected(Reason.STALE)


def _stand_in(table: Table, due: Due) -> TableEvent:
    _check_current(table, due)
    if table.seats[due.seat].player:
        raise CommandRejected(Reason.STALE)
    return StandInSet(due.seat, due.bot)


async def _put_stand_in(session: TableSession, due: Due) -> int:
    """Let a bot play for an absent player, unless they have come back meanwhile."""
    seq = await session.append(partial(_stand_in, due=due))
    return await session.end_stand_in(due.seat) if session.is_held(due.seat) else seq


def _go_on(table: Table, session: TableSession, due: Due) -> TableEvent:
    """The next game, or its deal, if everybody still wants it."""
    now = due_between_games(table, session.absent_since)
    if now is None or (now.kind, now.seq) != (due.kind, due.seq):
        raise CommandRejected(Reason.STALE)
    return RematchStarted(now.seat, new_secret(), deals=True) if due.kind == "again" else Started(NONE)


def _drop_premove(table: Table, due: Due) -> TableEvent:
    _check_current(table, due)
    return PremoveSet(due.seat, None)


def _replace(table: Table, due: Due) -> TableEvent:
    _check_current(table, due)
    if table.seats[due.seat].player != due.bot:
        raise CommandRejected(Reason.STALE)
    return Replaced(due.seat, STAND_IN)
