"""Looking back at games that are over: what decided them is found out once, for everybody who asks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Final, ParamSpec, TypeVar

import structlog

from gloam.analysis.playouts import work
from gloam.core.record import write_record
from gloam.server.live.context import ServerContext
from gloam.server.protocol.errors import CommandRejected, Reason
from gloam.server.protocol.rest import AnalysisResult, AnalysisStatus
from gloam.server.replay.analysis_steps import Job, conclude, prepare
from gloam.server.tables.table import Table

__all__ = ["Hindsight"]

log = structlog.get_logger()

HOLD: Final = 1.0  # seconds until an answer says at least how far it is
MOST_GAMES: Final = 20  # that are looked at, or wait for it
MOST_KEPT: Final = 100  # whose findings are remembered

P = ParamSpec("P")
R = TypeVar("R")


class _Look:
    """One game looked at. It knows nothing of the table, which may be forgotten meanwhile."""

    def __init__(self) -> None:
        self.done = 0.0
        self.task: asyncio.Task[AnalysisResult | None]


class Hindsight:
    """What was found is remembered for the games that were asked about last.

    One game at a time is looked at, and one short piece of it at a time, so that bots can think in between.
    """

    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._looks: dict[tuple[str, int], _Look] = {}  # by table and round; the last asked about is the last
        self._under_way: set[asyncio.Task[AnalysisResult | None]] = set()
        self._turn = asyncio.Lock()

    def looks_at(self, table: Table) -> bool:
        """Has anybody asked before?"""
        return _game(table) in self._looks

    async def look(self, table: Table) -> AnalysisStatus:
        """How far it is, and what was found. The game must be over: all hands are looked at."""
        assert table.facts.status == "over", "who looks at all hands waits for the end"
        game = _game(table)  # the table may come to another one meanwhile
        look = self._looks.pop(game, None) or self._begin(table)
        self._looks[game] = look
        self._forget()
        await asyncio.wait([look.task], timeout=HOLD)
        if not look.task.done():
            return AnalysisStatus(look.done)
        if look.task.cancelled() or look.task.exception() or look.task.result() is None:
            if self._looks.get(game) is look:
                del self._looks[game]  # whoever asks again gets another try
            raise CommandRejected(Reason.BUSY)
        return AnalysisStatus(1.0, look.task.result())

    def _begin(self, table: Table) -> _Look:
        if len(self._under_way) >= MOST_GAMES:
            raise CommandRejected(Reason.BUSY)
        look = _Look()
        job = Job(write_record(table.record()), self._context.limits.hindsight)
        look.task = asyncio.get_running_loop().create_task(self._find_out(look, job))
        self._under_way.add(look.task)
        look.task.add_done_callback(self._under_way.discard)
        look.task.add_done_callback(self._context.complain)
        return look

    def _forget(self) -> None:
        """Those nobody has asked about for longest, unless they are still being looked at."""
        old = [game for game, look in self._looks.items() if look.task.done()]
        for game in old[: max(0, len(self._looks) - MOST_KEPT)]:
            del self._looks[game]

    async def _find_out(self, look: _Look, job: Job) -> AnalysisResult | None:
        """None if the process that worked on it died."""
        try:
            async with self._turn:
                plan, runs, costs = await self._have_done(prepare, job)
                samples = []
                for run, cost in zip(runs, costs, strict=True):
                    samples.append(await self._have_done(work, plan, run))
                    look.done += cost / sum(costs)
                return await self._have_done(conclude, job, samples)
        except BrokenProcessPool:
            log.warning("hindsight.lost")
            return None

    async def _have_done(self, do: Callable[P, R], *args: P.args, **more: P.kwargs) -> R:
        return await asyncio.wrap_future(self._context.thinking.work(do, *args, **more))

    async def close(self) -> None:
        """Leave off. The piece that is under way is waited for by whoever closes the processes."""
        for task in self._under_way:
            task.cancel()
        if self._under_way:
            await asyncio.wait(self._under_way)


def _game(table: Table) -> tuple[str, int]:
    return table.facts.id, table.facts.round
