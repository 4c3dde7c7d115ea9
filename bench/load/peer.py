"""What a game server must offer to be measured: a process, and tables whose seats are sockets."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import tempfile
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from itertools import cycle
from pathlib import Path
from time import monotonic, sleep
from typing import IO, Final, NamedTuple, Protocol, TypeAlias, TypeVar

from bench.load.client import HOST, Connection, connect

__all__ = [
    "HOST",
    "SEATS",
    "Address",
    "Cores",
    "Peer",
    "Server",
    "Table",
    "Told",
    "end_tidily",
    "free_port",
    "keeping_to",
    "listening",
    "open_in_parallel",
]

SEATS: Final = 4
ALL: Final = (1 << SEATS) - 1
PATIENCE: Final = 60.0  # seconds a server is given to begin, to answer, to end
AT_ONCE: Final = 16  # tables that open at the same time: a crowd at the door is not what is measured

T = TypeVar("T")
OnTable: TypeAlias = "Callable[[Table], None]"
Told: TypeAlias = Callable[[], Awaitable[bytes]]  # waits for the next message


class Address(NamedTuple):
    port: int
    path: str

    @property
    def origin(self) -> str:
        return f"http://{HOST}:{self.port}"


class Table(ABC):
    """Four connections at one table, and the move under way.

    A peer says how a move is sent and which message shows it to a seat. A move is acknowledged when the seat
    that made it is shown it; the table is ready for the next when all four have been.
    """

    def __init__(self) -> None:
        self.connections: list[Connection] = []
        self.mover = 0  # the seat whose move is under way
        self.began = 0.0  # when that move was due
        self.due: deque[float] = deque()  # when the moves behind it were
        self.on_acknowledged: OnTable
        self.on_ready: OnTable
        self._unseen = 0  # a bit for each seat that has not been shown the move

    @property
    def is_busy(self) -> bool:
        return self._unseen != 0

    @property
    def is_unanswered(self) -> bool:
        return bool(self._unseen >> self.mover & 1)

    def begin(self, due: float) -> None:
        """Make the next move, as one that was to be made at `due`."""
        self.began = due
        self.await_all()
        self.move()

    def await_all(self) -> None:
        """Be busy until every seat has been shown what comes next."""
        self._unseen = ALL

    @abstractmethod
    def move(self) -> None:
        """Choose and send the next move, and note who makes it in `mover`."""

    @abstractmethod
    def read(self, seat: int, message: bytes) -> bool:
        """Take in what a seat is told. Does it show that seat the move under way?"""

    @abstractmethod
    async def enter(self, seat: int, connection: Connection, told: Told) -> None:
        """What a seat says and is told before its table can play."""

    def hear(self, seat: int, _: Connection, message: bytes) -> None:
        if self.read(seat, message) and self._unseen >> seat & 1:
            self._unseen &= ~(1 << seat)
            if seat == self.mover:
                self.on_acknowledged(self)
            if not self._unseen:
                self.rest()

    def rest(self) -> None:
        """All have seen the move: the table is ready for the next, unless it has something else to do."""
        self.on_ready(self)

    async def sit(self, addresses: Sequence[Address]) -> None:
        """Connect all seats, one after the other, each to the next of the addresses."""
        for seat, address in zip(range(SEATS), cycle(addresses), strict=False):
            inbox: asyncio.Queue[bytes] = asyncio.Queue()
            put = partial(_put, inbox)
            connection = await connect(address.port, address.path, put, origin=address.origin)
            self.connections.append(connection)
            await self.enter(seat, connection, inbox.get)
            connection.on_message = partial(self.hear, seat)
            while not inbox.empty():
                self.hear(seat, connection, inbox.get_nowait())

    async def leave(self) -> None:
        await asyncio.gather(*(connection.close() for connection in self.connections))


def _put(inbox: asyncio.Queue[bytes], _: Connection, message: bytes) -> None:
    inbox.put_nowait(message)


class Server(NamedTuple):
    """A running server: where its processes listen, and those whose time counts as its own."""

    ports: Sequence[int]
    pids: Sequence[int]


class Peer(Protocol):
    """A game server that can be measured."""

    name: str
    spread: bool  # over all cores, because several processes work for it: then nothing is pinned
    only_most: bool  # it is only of interest how many moves it bears

    def missing(self) -> str:
        """Why it cannot be measured here; empty if it can."""
        ...

    def serve(self, cores: Cores) -> AbstractContextManager[Server]:
        """A fresh server without tables, for as long as the context lasts."""
        ...

    async def open_tables(self, server: Server, count: int) -> Sequence[Table]: ...


class Cores(NamedTuple):
    """Which core the server gets and which the driver; None leaves it to the system."""

    server: int | None = None
    driver: int | None = None

    @classmethod
    def apart(cls) -> Cores:
        """A core each, if there are two and the system lets us choose."""
        if not hasattr(os, "sched_getaffinity"):
            return cls()
        cores = sorted(os.sched_getaffinity(0))
        return cls(cores[0], cores[1]) if len(cores) > 1 else cls()


@contextmanager
def keeping_to(core: int | None) -> Iterator[None]:
    """Whatever starts meanwhile, with all its threads, stays on this core."""
    if core is None:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextmanager
def listening(
    command: Sequence[str],
    port: int,
    core: int | None,
    *,
    cwd: Path,
    settings: Mapping[str, str] | None = None,
) -> Iterator[Server]:
    """A server process on a core of its own, from when it listens until the context ends."""
    with tempfile.TemporaryFile() as log:
        with keeping_to(core):
            environment = {**os.environ, **(settings or {})}
            process = subprocess.Popen(command, cwd=cwd, stdout=log, stderr=log, env=environment)
        try:
            _await_port(port, process, log)
            yield Server([port], [process.pid])
        finally:
            _end(process)


def _await_port(port: int, process: subprocess.Popen[bytes], log: IO[bytes]) -> None:
    late = monotonic() + PATIENCE
    while not _is_open(port):
        if process.poll() is not None or monotonic() > late:
            log.seek(0)
            raise RuntimeError(f"{process.args!r} does not listen on port {port}: {log.read().decode()}")
        sleep(0.05)


def _is_open(port: int) -> bool:
    with socket.socket() as tried:
        return tried.connect_ex((HOST, port)) == 0


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def end_tidily() -> None:
    """Let a request to terminate end this program like an exception does: with all that it has started."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))


def free_port() -> int:
    with socket.socket() as tried:
        tried.bind((HOST, 0))
        return int(tried.getsockname()[1])


async def open_in_parallel(open_one: Callable[[int], Awaitable[T]], count: int) -> list[T]:
    """So many tables, some at a time; the first trouble is raised."""
    some = asyncio.Semaphore(AT_ONCE)

    async def opened(number: int) -> T:
        async with some, asyncio.timeout(PATIENCE):
            return await open_one(number)

    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(opened(number)) for number in range(count)]
    return [task.result() for task in tasks]
