"""`python -m tests.server.crash`: servers that are killed again and again while people play.

Each round ends a process at some instant, reads the log it has left, starts it again and waits until every
table has gone on. Nothing that anybody was told may be missing, nothing may be there that nobody did.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import signal
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple

import uvloop

from bench.load.gloam import ask
from bench.load.peer import Address
from gloam.server.store.opening import make_store, sqlite_path
from gloam.server.tables.commands import MOST_ENTRIES
from gloam.server.tables.events import StoredEntry

from .ledger import Ledger
from .person import Person
from .process import PATIENCE, Process
from .store.postgres_server import PostgresServer

MOST_LOAD = 1.0  # seconds of play before a process is ended
EARLY = 0.15  # of all starts are interrupted before the server listens
PEOPLE_AND_BOTS = ((2, 0), (4, 0), (2, 1), (3, 0))
GAMES = ("nightmarium", "kragmortha")
COUNTED = ("gloam_conflicts", "gloam_store_down", "gloam_refused", "gloam_dropped", "gloam_sockets")
A_WAR = MOST_ENTRIES // 3  # entries of a table: then there are new ones, before those are full


class Summary(NamedTuple):
    """What a campaign has seen."""

    rounds: int
    tables: int
    entries: int
    sent: int  # commands
    resent: int
    unsure: int  # answers that say neither yes nor no
    updates: int  # that were compared with the log
    closed: dict[int, int]  # connections by their close codes
    slowest: float  # seconds from the end of a process until all tables had gone on

    def and_then(self, later: Summary) -> Summary:
        """Both campaigns together."""
        return Summary(
            self.rounds + later.rounds,
            self.tables + later.tables,
            self.entries + later.entries,
            self.sent + later.sent,
            self.resent + later.resent,
            self.unsure + later.unsure,
            self.updates + later.updates,
            dict(Counter(self.closed) + Counter(later.closed)),
            max(self.slowest, later.slowest),
        )


class Campaign:
    """Some tables with people at all of them, and the processes they play at."""

    def __init__(self, database: str, folder: Path, processes: int, chance: Random) -> None:
        self.database = database
        self.folder = folder
        self.chance = chance
        self.processes = [Process(database, folder / f"log{number}") for number in range(processes)]
        self.ledgers: list[Ledger] = []
        self.people: list[Person] = []
        self.slowest = 0.0

    async def open(self, tables: int) -> None:
        for process in self.processes:
            process.start()
            await process.serves()
        for number in range(tables):
            people, bots = PEOPLE_AND_BOTS[number % len(PEOPLE_AND_BOTS)]
            await self._make_table(GAMES[number % len(GAMES)], people, bots)
        await self._play_on(0.0)

    async def _make_table(self, game: str, people: int, bots: int) -> None:
        seats = [{"kind": "person"}] * people + [{"kind": "bot", "bot": "asleep"}] * bots
        async with asyncio.timeout(PATIENCE):
            address = Address(self.processes[0].port, "")
            made = await ask(address, "/api/tables", {"game": game, "seats": seats})
        ledger = Ledger(made["table"]["id"])
        ports = [process.port for process in self.processes]
        self.ledgers.append(ledger)
        for given in made["seats"]:
            chance = Random(self.chance.random())
            host = made["host"] if given["seat"] == 0 else None
            self.people.append(Person(ledger, given["seat"], given["token"], host, ports, chance))

    # Rounds

    @property
    def is_long(self) -> bool:
        return any(len(ledger.log) > A_WAR for ledger in self.ledgers)

    async def kill(self) -> None:
        """End a process by force, at any instant; sometimes while it starts."""
        process = self.chance.choice(self.processes)
        await asyncio.sleep(self.chance.random() * MOST_LOAD)
        await process.end(signal.SIGKILL)
        since = time.monotonic()
        await self.audit()
        while self.chance.random() < EARLY:
            process.start()
            await asyncio.sleep(self.chance.random() * MOST_LOAD)
            await process.end(signal.SIGKILL)
        process.start()
        await self._play_on(since)

    async def restart(self, number: int) -> None:
        """Ask a process to stop, and start it again: a rolling restart."""
        process = self.processes[number % len(self.processes)]
        await asyncio.sleep(self.chance.random() * MOST_LOAD)
        await process.serves()
        since = time.monotonic()
        await process.end(signal.SIGTERM)
        await self.audit()
        process.start()
        await self._play_on(since)

    async def _play_on(self, since: float) -> None:
        """Wait until somebody at each table has taken another decision."""
        before = self._moves()
        late = time.monotonic() + PATIENCE
        while stuck := [table for table, moves in self._moves().items() if before[table] == moves]:
            for person in self.people:
                person.check()
            assert time.monotonic() < late, await self._scene(stuck)
            assert all(process.is_running for process in self.processes), self._complaints()
            await asyncio.sleep(0.02)
        self.slowest = max(self.slowest, time.monotonic() - since if since else 0.0)

    async def _scene(self, stuck: Sequence[str]) -> str:
        """All there is to see where nobody moves."""
        await self.audit()
        logs = [(ledger.id, ledger.log[-3:]) for ledger in self.ledgers if ledger.id in stuck]
        counted = [
            line
            for process in self.processes
            for line in await asyncio.to_thread(process.metrics)
            if line.startswith(COUNTED)
        ]
        people = [person for person in self.people if person.table in stuck]
        return "\n".join(["stuck:", *map(str, [*logs, *people, *counted]), self._complaints()])

    def _moves(self) -> Counter[str]:
        moves: Counter[str] = Counter()
        for person in self.people:
            moves[person.table] += person.moves
        return moves

    def _complaints(self) -> str:
        return "\n".join(filter(None, (process.complaints() for process in self.processes)))

    # Auditing

    async def audit(self) -> None:
        told = [ledger.take_told() for ledger in self.ledgers]
        logs = await self._read_logs()
        for ledger, heard, log in zip(self.ledgers, told, logs, strict=True):
            ledger.audit(heard, log)

    async def _read_logs(self) -> list[list[StoredEntry]]:
        with self._as_left() as url:
            store = make_store(url)
            await store.open(lambda _: None, lambda _: None)
            try:
                return [await store.tail(ledger.id, 0) or [] for ledger in self.ledgers]
            finally:
                await store.close()

    @contextmanager
    def _as_left(self) -> Iterator[str]:
        """The database; a file is copied: the server itself has to recover what was left half done."""
        path = sqlite_path(self.database)
        if path is None:
            yield self.database
            return
        with tempfile.TemporaryDirectory(dir=self.folder) as copy:
            for file in path.parent.glob(f"{path.name}*"):
                shutil.copy(file, copy)
            yield f"sqlite:///{copy}/{path.name}"

    async def close(self) -> None:
        """Everybody leaves, the servers stop, and the whole log is held against all that was ever told."""
        for person in self.people:
            person.check()
            await person.go()
        for process in self.processes:
            await process.serves()
            await process.end(signal.SIGTERM)
        await self.audit()
        for ledger in self.ledgers:
            ledger.audit_late()
        assert not self._complaints(), self._complaints()

    async def abandon(self) -> None:
        """Leave nothing behind, whatever has happened."""
        await asyncio.gather(*(person.go() for person in self.people))
        for process in self.processes:
            await process.remove()

    def summary(self, rounds: int) -> Summary:
        closed: dict[int, int] = {}
        for person in self.people:
            for code, count in person.closed.items():
                closed[code] = closed.get(code, 0) + count
        return Summary(
            rounds,
            len(self.ledgers),
            sum(len(ledger.log) for ledger in self.ledgers),
            sum(len(ledger.sent) for ledger in self.ledgers),
            sum(person.resent for person in self.people),
            sum(person.unsure for person in self.people),
            sum(ledger.compared for ledger in self.ledgers),
            closed,
            self.slowest,
        )


@asynccontextmanager
async def campaign(
    database: str, folder: Path, *, processes: int, tables: int, seed: int
) -> AsyncIterator[Campaign]:
    """Tables that are played at. In the end everything is looked at once more, unless something is wrong."""
    war = Campaign(database, folder, processes, Random(seed))
    async with AsyncExitStack() as stack:
        stack.push_async_callback(war.abandon)
        await war.open(tables)
        yield war
        await war.close()


# The program


async def _fight(database: str, folder: Path, given: argparse.Namespace) -> Summary:
    summary = Summary(0, 0, 0, 0, 0, 0, 0, {}, 0.0)
    while summary.rounds < given.rounds:
        part = folder / str(summary.rounds)
        part.mkdir()
        summary = summary.and_then(await _fight_a_war(database, part, given, summary.rounds))
    print()
    return summary


async def _fight_a_war(database: str, folder: Path, given: argparse.Namespace, before: int) -> Summary:
    """Rounds with the same tables, after so many with others."""
    processes, number = 1 if given.store == "sqlite" else 2, before
    async with campaign(
        database, folder, processes=processes, tables=given.tables, seed=given.seed + before
    ) as war:
        while number < given.rounds and not war.is_long:
            await (war.restart(number) if given.rolling else war.kill())
            number += 1
            print(f"\r{number}/{given.rounds}", end="", flush=True)
    return war.summary(number - before)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.crash")
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--store", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument(
        "--rolling", action="store_true", help="ask the processes to stop, one after the other"
    )
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="gloam-crash-", dir="/var/tmp") as folder:
        if given.store == "sqlite":
            summary = uvloop.run(_fight(f"sqlite:///{folder}/tables.db", Path(folder), given))
        else:
            with PostgresServer() as server:
                summary = uvloop.run(_fight(server.url("postgres"), Path(folder), given))
    for name, value in summary._asdict().items():
        print(f"{name:10} {value}")


if __name__ == "__main__":
    main()
