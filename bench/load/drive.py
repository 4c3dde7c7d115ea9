"""One measurement: how many moves a second a server makes at its tables, and how long they take.

Closed loop: each table moves again as soon as all its seats have seen the last move; the rate is the result.
Open loop: moves fall due at a given rate whatever the server does, the tables in turn. A table that is still
busy makes its move late, and the delay counts from when the move was due: a server that stalls is charged for
every move it held up, not only for the one it stalled in.
"""

from __future__ import annotations

import asyncio
import gc
import os
from array import array
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle
from math import ceil
from pathlib import Path
from time import perf_counter, process_time
from typing import Final, NamedTuple

from bench.load.client import Connection
from bench.load.peer import Table

__all__ = ["Outcome", "Plan", "drive", "percentile"]

GRACE: Final = 5.0  # seconds that moves still under way at the end are waited for
TICK: Final = 0.001  # the event loop's timers are no finer


class Plan(NamedTuple):
    """How to drive: `rate` moves a second, or as many as the server can bear if it is 0."""

    rate: float = 0.0
    seconds: float = 5.0
    warm_up: float = 5.0  # compilers that work while the program runs need some seconds
    awake: bool = False  # the driver has a core of its own and never sleeps, so that it is not late itself


class Outcome(NamedTuple):
    """What came of it. Delays are in milliseconds, shares are of one core."""

    per_second: float  # moves acknowledged within the time, per second
    per_processor_second: (
        float  # the same per second the server had a core: what others take away is left out
    )
    p50: float
    p99: float
    slowest: float
    unanswered: (
        float  # moves that fell due and were never acknowledged; each delays as long as it was waited for
    )
    late_p99: float  # the driver's own part of the delay: how late it sent moves that nothing held up
    driver_share: float
    server_share: float


def percentile(ordered: Sequence[float], share: float) -> float:
    """The least value that this share of all does not exceed; 0 of nothing."""
    return ordered[ceil(len(ordered) * share) - 1] if ordered else 0.0


async def drive(tables: Sequence[Table], plan: Plan, pids: Sequence[int] = ()) -> Outcome:
    """Measure a server by its open tables. `pids` are its processes."""
    drive = _Drive(tables, plan, pids)
    with _without_garbage_collection():
        return await drive.run()


class _Drive:
    def __init__(self, tables: Sequence[Table], plan: Plan, pids: Sequence[int]) -> None:
        self.tables = tables
        self.plan = plan
        self.pids = pids
        self.delays = array("d")
        self.lateness = array("d")
        self.answered = 0
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        for table in tables:
            table.on_acknowledged = self._acknowledged
            table.on_ready = self._make_due if plan.rate else self._make_next
            for connection in table.connections:
                connection.on_lost = self._lost

    async def run(self) -> Outcome:
        self.opens = perf_counter() + self.plan.warm_up
        self.closes = self.opens + self.plan.seconds
        pacing = asyncio.create_task(self._pace() if self.plan.rate else self._begin_all())
        try:
            await self._wait_until(self.opens)
            before = _Spent.now(self.pids)
            await self._wait_until(self.closes)
            spent = _Spent.now(self.pids).since(before)
            await pacing
            await self._drain()
        finally:
            pacing.cancel()
            self.over.cancel()  # who leaves from now on is not lost
        return self._outcome(spent)

    # Moving

    async def _begin_all(self) -> None:
        for table in self.tables:
            table.begin(perf_counter())

    async def _pace(self) -> None:
        """Let moves fall due, the tables in turn."""
        step, due = 1 / self.plan.rate, perf_counter()
        for table in cycle(self.tables):
            while (now := perf_counter()) < due:
                await asyncio.sleep(0 if self.plan.awake else max(due - now, TICK))
            if due >= self.closes:
                return
            self._fall_due(table, due, now)
            due += step

    def _fall_due(self, table: Table, due: float, now: float) -> None:
        if table.is_busy:
            table.due.append(due)
        else:
            self.lateness.append(now - due)
            table.begin(due)

    def _make_due(self, table: Table) -> None:
        if table.due:
            table.begin(table.due.popleft())

    def _make_next(self, table: Table) -> None:
        now = perf_counter()
        if now < self.closes:
            table.begin(now)

    # Measuring

    def _acknowledged(self, table: Table) -> None:
        now = perf_counter()
        if self.opens <= now < self.closes:
            self.answered += 1
        if self.opens <= table.began < self.closes:
            self.delays.append(now - table.began)

    def _lost(self, connection: Connection) -> None:
        if not self.over.done():
            self.over.set_exception(ConnectionError(f"lost, code {connection.closed.result()}"))

    async def _wait_until(self, instant: float) -> None:
        """Unless a connection is lost before: then nothing that is measured counts."""
        await asyncio.wait([self.over], timeout=max(instant - perf_counter(), 0))
        if self.over.done():
            self.over.result()

    async def _drain(self) -> None:
        late = perf_counter() + GRACE
        while any(table.is_busy for table in self.tables) and perf_counter() < late:
            await self._wait_until(perf_counter() + 0.05)

    def _outcome(self, spent: _Spent) -> Outcome:
        given_up = perf_counter()
        missed = [due for due in self._unanswered() if due >= self.opens]
        delays = sorted([*self.delays, *(given_up - due for due in missed)])
        return Outcome(
            per_second=self.answered / self.plan.seconds,
            per_processor_second=self.answered / spent.server if spent.server else 0.0,
            p50=percentile(delays, 0.50) * 1000,
            p99=percentile(delays, 0.99) * 1000,
            slowest=percentile(delays, 1.0) * 1000,
            unanswered=len(missed),
            late_p99=percentile(sorted(self.lateness), 0.99) * 1000,
            driver_share=spent.driver / spent.wall,
            server_share=spent.server / spent.wall,
        )

    def _unanswered(self) -> Iterator[float]:
        """When the moves were due that nobody has acknowledged."""
        for table in self.tables:
            if table.is_unanswered:
                yield table.began
            yield from table.due


class _Spent(NamedTuple):
    """Seconds that went by, and those the processor gave to the driver and to the server."""

    wall: float
    driver: float
    server: float

    @classmethod
    def now(cls, pids: Sequence[int]) -> _Spent:
        return cls(perf_counter(), process_time(), sum(map(_processor_time, pids)))

    def since(self, before: _Spent) -> _Spent:
        return _Spent(*(after - then for after, then in zip(self, before, strict=True)))


def _processor_time(pid: int) -> float:
    """Seconds a process has used, its threads too; 0 where the system does not tell."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()  # the name before may have blanks in it
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def _without_garbage_collection() -> Iterator[None]:
    """The driver makes no cycles while it drives; looking for them would stop all clients at once."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
