"""`python -m bench.load.soak`: does the memory of a server stay as it is, however long people come and go?

Games are played to the end and played again, tables are made and deleted, connections come and go.
"""

from __future__ import annotations

import argparse
import asyncio
from collections import Counter
from collections.abc import Sequence
from random import Random
from statistics import linear_regression
from time import perf_counter
from typing import Final, NamedTuple

import uvloop

from bench.load.client import Connection, connect
from bench.load.gloam import PATH, Game, OnSqlite, addresses, ask
from bench.load.memory import resident
from bench.load.peer import Cores, Server, Table, end_tidily

GAMES: Final = ("nightmarium", "kragmortha")
RATE: Final = 400  # moves a second, at all tables together
TABLES: Final = 40
WARM: Final = 0.3  # of the time, before memory counts: caches fill, the heap finds its size
CHANGE_EVERY: Final = 0.5  # seconds between a table that closes for good and the one that replaces it
ONLOOKERS: Final = 5  # come with each change, look on, and go with the next
MB: Final = 1 << 20
FLAT: Final = 0.05  # of the memory: what may be gained in ten minutes


class Sample(NamedTuple):
    minutes: float
    megabytes: float


def growth(samples: Sequence[Sample]) -> float:
    """Megabytes a minute."""
    minutes, megabytes = zip(*samples, strict=True)
    return float(linear_regression(minutes, megabytes).slope)


class Soak:
    """A house full of people."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.address = addresses(server)[0]
        self.peers = [OnSqlite(game) for game in GAMES]
        self.tables: list[Game] = []
        self.done: Counter[str] = Counter()
        self.chance = Random(1)
        self.onlookers: list[Connection] = []

    async def run(self, seconds: float) -> list[Sample]:
        """Memory, sampled once a second."""
        for _ in range(TABLES):
            await self._open()
        began = perf_counter()
        samples, changing = [], asyncio.create_task(self._change())
        while (gone := perf_counter() - began) < seconds and not changing.done():
            samples.append(Sample(gone / 60, resident(self.server.pids[0]) / MB))
            await asyncio.sleep(1)
        changing.cancel()
        await asyncio.wait([changing])
        if not changing.cancelled():
            changing.result()
        await self._close()
        return samples

    async def _close(self) -> None:
        tables, self.tables = self.tables, []  # nobody moves any more
        for table in tables:
            table.on_ready = _rest
            self.done["finished"] += table.finished
            await table.leave()
        for connection in self.onlookers:
            await connection.close()

    async def _open(self) -> None:
        peer = self.peers[self.done["made"] % len(self.peers)]
        (table,) = await peer.open_tables(self.server, 1)
        table.on_acknowledged = self._count
        table.on_ready = self._pause
        self.tables.append(table)
        self.done["made"] += 1
        self._pause(table)

    def _pause(self, table: Table) -> None:
        asyncio.get_running_loop().call_later(TABLES / RATE, self._move, table)

    def _move(self, table: Table) -> None:
        if table in self.tables:
            table.begin(perf_counter())

    def _count(self, _: Table) -> None:
        self.done["moves"] += 1

    async def _change(self) -> None:
        """Delete a table, make another, and let some onlookers come in place of the last ones."""
        while True:
            await asyncio.sleep(CHANGE_EVERY)
            table = self.tables.pop(self.chance.randrange(TABLES))
            table.on_ready = _rest
            await table.leave()
            await ask(self.address, f"/api/tables/{table.id}", None, table.host, "DELETE")
            self.done["finished"] += table.finished
            await self._open()
            await self._look_on()

    async def _look_on(self) -> None:
        for connection in self.onlookers:
            await connection.close()
        self.onlookers = [await self._onlooker(self.chance.choice(self.tables)) for _ in range(ONLOOKERS)]
        self.done["onlookers"] += ONLOOKERS

    async def _onlooker(self, table: Game) -> Connection:
        connection = await connect(self.address.port, PATH, _ignore, origin=self.address.origin)
        connection.send(b'{"type":"hello","protocol":1,"table":"%s"}' % table.id.encode())
        return connection


def _rest(_: Table) -> None:
    """The table is left."""


def _ignore(_: Connection, __: bytes) -> None:
    """Onlookers do nothing."""


async def _soak(server: Server, seconds: float) -> tuple[list[Sample], Counter[str]]:
    soak = Soak(server)
    return await soak.run(seconds), soak.done


def _show(samples: Sequence[Sample], done: Counter[str]) -> None:
    warm = samples[int(len(samples) * WARM) :]
    gained, first, last = growth(warm), warm[0], warm[-1]
    most = max(sample.megabytes for sample in warm)
    print(", ".join(f"{what}: {count:,}" for what, count in done.items()))
    print(f"Memory after the warm-up: {first.megabytes:.1f} MB,", end=" ")
    print(f"{last.minutes - first.minutes:.1f} minutes later {last.megabytes:.1f} MB, at most {most:.1f} MB.")
    flat = "yes" if gained * 10 <= FLAT * last.megabytes else "no"
    print(f"Growth: {gained * 1024:.0f} KB a minute. Flat: {flat}.")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load.soak", description=__doc__)
    parser.add_argument("--minutes", type=int, default=10)
    given = parser.parse_args()
    end_tidily()
    with OnSqlite(GAMES[0]).serve(Cores()) as server:
        samples, done = uvloop.run(_soak(server, given.minutes * 60))
    _show(samples, done)


if __name__ == "__main__":
    main()
