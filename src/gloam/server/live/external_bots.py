"""Programs of the host's that play here as bots, under a name of theirs (docs/bot-protocol.md)."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from threading import Lock
from typing import Final, NamedTuple

import structlog

from gloam.bots import make_bot
from gloam.bots.external import External
from gloam.core.protocol import AnyGame, View

__all__ = ["Visit", "Visitors"]

log = structlog.get_logger()

MOST: Final = 16  # programs that run at once


class Visit(NamedTuple):
    """Who sits where."""

    table: str
    seat: int
    bot: str


class _Visitor:
    """A program at one seat. It is asked one question at a time, also if nobody waits for the last answer."""

    def __init__(self, game: AnyGame, spec: str) -> None:
        bot = make_bot(spec, game, secrets.randbits(62))
        assert isinstance(bot, External), "only programs come from outside"
        self._bot = bot
        self._turn = Lock()

    def choose(self, visit: Visit, view: View, options: Sequence[int]) -> int | None:
        with self._turn:
            choice = self._bot.choose(view, options)
        failure = self._bot.failure
        if failure is None:
            return choice
        log.warning("bot.failed", table=visit.table, seat=visit.seat, bot=visit.bot, why=failure.why.key)
        return None

    def end(self, scores: Sequence[float]) -> None:
        with self._turn:
            self._bot.end(scores)


class Visitors:
    """A program for each seat that has one, as long as its game is played here, and `MOST` of them at once.

    Whichever was not asked for longest has to go when there are too many. It is started anew when it is asked
    again: a view says everything, so nothing is lost but time.
    """

    def __init__(self, specs: Mapping[str, str]) -> None:
        self._specs = specs
        self._here: dict[Visit, _Visitor] = {}
        self._ending: set[asyncio.Task[None]] = set()

    @property
    def names(self) -> list[str]:
        return list(self._specs)

    async def choose(self, visit: Visit, game: AnyGame, view: View, options: Sequence[int]) -> int | None:
        """What the program takes; None if it has failed, or if the host has no such program any longer."""
        if visit.bot not in self._specs:
            log.warning("bot.unknown", table=visit.table, seat=visit.seat, bot=visit.bot)
            return None
        visitor = self._here.pop(visit, None) or _Visitor(game, self._specs[visit.bot])
        self._here[visit] = visitor
        for other in list(self._here)[:-MOST]:
            self._end(other, ())
        return await asyncio.to_thread(visitor.choose, visit, view, options)

    def part(self, table: str, scores: Sequence[float] = ()) -> None:
        """The game of a table is over, or is no longer played here."""
        for visit in [visit for visit in self._here if visit.table == table]:
            self._end(visit, scores)

    def _end(self, visit: Visit, scores: Sequence[float]) -> None:
        work = asyncio.to_thread(self._here.pop(visit).end, scores)
        task = asyncio.get_running_loop().create_task(work)
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """Let everybody go, and wait until they are gone."""
        for visit in list(self._here):
            self._end(visit, ())
        while self._ending:
            await asyncio.wait(self._ending)
