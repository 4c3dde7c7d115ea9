"""Tables as a server leaves them in its database, played by chance."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from gloam.core.rng import Rng
from gloam.server.live.session import listing
from gloam.server.protocol.messages import Chair, Ways
from gloam.server.store.opening import make_store
from gloam.server.tables.events import (
    Created,
    LogEntry,
    MovePlayed,
    SeatTaken,
    Started,
    TableEvent,
    apply_entry,
    create_table,
)
from gloam.server.tables.table import Table

RUNNING = "runningrunning22"
FINISHED = "finishedfinish22"
SECRET = {RUNNING: "5c" * 32, FINISHED: "6d" * 32}
TOKEN = "70" * 32  # digest of a seat's
MADE = 1_700_000_000_000
OPTIONS = {"target": "3"}


def played(table_id: str, most: int = 100_000) -> tuple[Table, list[LogEntry]]:
    """A table of two and the log that made it; of `most` decisions at most."""
    from gloam.games import find_game

    game = find_game("nightmarium")
    options = dict(game.settings.read(OPTIONS))
    chairs = (Chair(), Chair())
    made = Created(game.id, game.version, options, Ways(), chairs, "80" * 32, SECRET[table_id])
    log = [LogEntry(table_id, 1, None, MADE, made)]
    table = create_table(log[0])

    def do(deed: TableEvent) -> None:
        log.append(LogEntry(table_id, len(log) + 1, None, MADE + len(log) * 1000, deed))
        apply_entry(table, log[-1])

    do(SeatTaken(0, "Anna", TOKEN))
    do(SeatTaken(1, "Борис", TOKEN))
    do(Started(0))
    rng = Rng.seeded(7)
    while table.state and not table.state.over and len(table.facts.moves) < most:
        options_now = table.state.options
        do(MovePlayed(table.to_act, options_now[rng.below(len(options_now))]))
    return table, log


def fill(url: str) -> None:
    """A running table and a finished one."""
    asyncio.run(_fill(url, [played(RUNNING, most=12), played(FINISHED)]))


async def _fill(url: str, tables: Sequence[tuple[Table, list[LogEntry]]]) -> None:
    store = make_store(url)
    await store.open(lambda entries: None, lambda note: None)
    try:
        for table, log in tables:
            for entry in log:
                assert await store.append(entry.encode(), listing(table) if entry.seq == 1 else None)
    finally:
        await store.close()
