"""boardgame.io in memory as a peer: its socket.io messages, spoken directly over WebSockets.

The server is ours, boardgameio/server.js: a trivial game whose updates weigh about a kilobyte.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

from bench.load.client import Connection
from bench.load.peer import SEATS, Address, Cores, Server, Table, Told, free_port, listening, open_in_parallel

__all__ = ["BoardgameIo"]

HOME: Final = Path(__file__).parent / "boardgameio"
PATH: Final = "/socket.io/?EIO=4&transport=websocket"
GAME: Final = "/pile,"  # the namespace, as it stands in each message
ENTER: Final = f"40{GAME}".encode()
EVENT: Final = f"42{GAME}"
SYNCED: Final = f'{EVENT}["sync",'.encode()
PING: Final = b"2"
PONG: Final = b"3"
FIVE_DIGITS: Final = 10000  # the least such number


class BoardgameIo:
    """The newest boardgame.io, started by the Node of this machine."""

    name = "boardgame.io"
    spread = False
    only_most = False

    def missing(self) -> str:
        if not shutil.which("node"):
            return "no Node"
        return (
            ""
            if (HOME / "node_modules" / "boardgame.io").exists()
            else f"`npm ci` was not run in {HOME.name}"
        )

    @contextmanager
    def serve(self, cores: Cores) -> Iterator[Server]:
        port = free_port()
        command = ["node", "server.js", str(port), Address(port, PATH).origin]
        with listening(command, port, cores.server, cwd=HOME) as server:
            yield server

    async def open_tables(self, server: Server, count: int) -> list[Table]:
        return await open_in_parallel(partial(_open_table, Address(server.ports[0], PATH)), count)


async def _open_table(address: Address, number: int) -> Table:
    table = _Match(f"match{number}")
    await table.sit([address])
    return table


class _Match(Table):
    """A match; each state has a number, and the seats move in turn."""

    def __init__(self, match: str) -> None:
        super().__init__()
        self.match = match
        self.state = 0
        self.shown = b"\0"  # what the update has in it that shows the move under way

    def move(self) -> None:
        self.mover = seat = self.state % SEATS
        connection = self.connections[seat]
        payload = f'{{"type":"lay","args":[{FIVE_DIGITS + self.state % FIVE_DIGITS}],"playerID":"{seat}"}}'
        action = f'{{"type":"MAKE_MOVE","payload":{payload}}}'
        connection.send(f'{EVENT}["update",{action},{self.state},"{self.match}","{seat}"]'.encode())
        self.state += 1
        self.shown = b'"_stateID":%d}' % self.state  # in the log behind the state the number has a comma

    def read(self, seat: int, message: bytes) -> bool:
        if message == PING:
            self.connections[seat].send(PONG)
        return self.shown in message

    async def enter(self, seat: int, connection: Connection, told: Told) -> None:
        await told()  # engine.io's greeting
        connection.send(ENTER)
        await told()
        sync = json.dumps(["sync", self.match, str(seat), None, SEATS])
        connection.send(f"{EVENT}{sync}".encode())
        while not (await told()).startswith(SYNCED):
            pass
