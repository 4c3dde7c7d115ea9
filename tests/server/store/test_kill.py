"""Killed at any instant, a process has lost nothing it has acknowledged."""

from __future__ import annotations

import asyncio
import random
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext

from gloam.server.store import Store
from gloam.server.store.opening import make_store
from gloam.server.store.upkeep import check
from gloam.server.tables.events import StoredEntry

from .kit import PATIENCE, entry, listing

ROUNDS = 20
TABLES = [f"t{each}" for each in range(6)]


def append_for_ever(url: str, acknowledged: Connection) -> None:
    asyncio.run(_append_for_ever(make_store(url), acknowledged))


async def _append_for_ever(store: Store, acknowledged: Connection) -> None:
    await store.open(print, print)

    async def play(table: str) -> None:
        seq = len(await store.tail(table, 0) or ())
        while True:
            seq += 1
            new = entry(table, seq, f"m{seq}")
            assert await store.append(new, listing(table, seq) if seq == 1 or seq % 3 == 0 else None)
            acknowledged.send((table, seq))
            if seq % 5 == 0:
                await store.save(table, seq, b"snapshot")

    await asyncio.gather(*map(play, TABLES))


def test_nothing_acknowledged_is_lost(url: str, processes: ForkServerContext) -> None:
    chance = random.Random(7)
    acknowledged = dict.fromkeys(TABLES, 0)
    for _ in range(ROUNDS):
        ours, theirs = processes.Pipe(duplex=False)
        process = processes.Process(target=append_for_ever, args=(url, theirs))
        process.start()
        theirs.close()
        for _ in range(chance.randrange(1, 60)):
            assert ours.poll(PATIENCE), "the process is stuck"
            note(acknowledged, *ours.recv())
        process.kill()
        while not_at_end(ours, acknowledged):
            pass
        process.join(PATIENCE)
        assert process.exitcode == -9
        process.close()
        ours.close()
        assert check(url) == []
        stored = asyncio.run(everything(url))
        for table, seq in acknowledged.items():
            assert len(stored[table]) >= seq
            assert stored[table] == [entry(table, each.seq, f"m{each.seq}") for each in stored[table]]
    assert sum(acknowledged.values()) > ROUNDS


def note(acknowledged: dict[str, int], table: str, seq: int) -> None:
    assert seq > acknowledged[table]
    acknowledged[table] = seq


def not_at_end(pipe: Connection, acknowledged: dict[str, int]) -> bool:
    """What it has said before it was killed counts."""
    try:
        note(acknowledged, *pipe.recv())
    except (EOFError, OSError):
        return False
    return True


async def everything(url: str) -> dict[str, list[StoredEntry]]:
    store = make_store(url)
    await store.open(print, print)
    stored = {table: await store.tail(table, 0) or [] for table in TABLES}
    await store.close()
    return stored
