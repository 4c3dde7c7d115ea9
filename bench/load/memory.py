"""What connections that only wait cost the server: memory before and after thousands of them."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import uvloop

from bench.load.gloam import Game, OnSqlite, addresses
from bench.load.peer import SEATS, Cores, Server, open_in_parallel

__all__ = ["Idle", "measure_idle", "resident"]

KB: Final = 1024


class Idle(NamedTuple):
    """Kilobytes of the server for each welcomed socket, and for each dealt table nobody has connected to."""

    sockets: int
    a_socket: float
    a_table: float


def resident(pid: int) -> int:
    """Bytes of memory that a process occupies."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) * KB


def measure_idle(game: str, sockets: int) -> Idle:
    peer = OnSqlite(game)
    with peer.serve(Cores()) as server:
        return uvloop.run(_measured(peer, server, sockets // SEATS))


async def _measured(peer: OnSqlite, server: Server, count: int) -> Idle:
    (pid,) = server.pids
    warm = await peer.open_tables(server, 1)
    empty = resident(pid)
    tables = await peer.make_tables(server, count)
    dealt = resident(pid)

    async def sit(number: int) -> Game:
        await tables[number].sit(addresses(server))
        return tables[number]

    await open_in_parallel(sit, count)
    full = resident(pid)
    for table in [*warm, *tables]:
        await table.leave()
    sockets = count * SEATS
    return Idle(sockets, (full - dealt) / sockets / KB, (dealt - empty) / count / KB)
