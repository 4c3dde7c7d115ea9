"""A server in this very process, on a port of its own, and people who come to its tables."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, Self

import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from gloam.bots.worker import Question, Thinking
from gloam.core.rng import Rng
from gloam.server.app import App, Serving
from gloam.server.live.session import TableSession
from gloam.server.protocol.messages import PROTOCOL
from gloam.server.run import _config, listen
from gloam.server.security.rate_limit import Limits
from gloam.server.store import Store
from gloam.server.tables.table import Table

from .answer import Answer, read_answer

PATIENCE = 60.0  # seconds: nothing takes as long unless it is broken
GENEROUS = Limits(
    messages=1e6,
    message_burst=1_000_000,
    requests=1e6,
    files=1e6,
    request_burst=1_000_000,
    creations=1e6,
    creation_burst=1_000_000,
    guesses=1e6,
    guess_burst=1_000_000,
    sockets_an_address=5000,
    bot_pace=0.0,
)
NUMBERS = itertools.count(1)  # commands of one person keep their ids apart over reconnections
Message = dict[str, Any]


class AtOnce(Thinking):
    """A bot that chooses anything, here and now: most tests want its moves, not its thoughts."""

    def ask(self, question: Question) -> Future[int]:
        chosen: Future[int] = Future()
        chosen.set_result(question.options[Rng.seeded(question.seed).below(len(question.options))])
        return chosen


class Made(NamedTuple):
    """A table and the tokens its maker got."""

    id: str
    host: str
    seats: Sequence[str]


class House:
    """A running server."""

    def __init__(self, app: App, port: int) -> None:
        self.app = app
        self.port = port
        self._dialled: list[ClientConnection] = []

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def live(self, table: str) -> TableSession:
        return self.app.registry.tables[table]

    def seats_held(self, table: str) -> list[int]:
        return sorted(claim.seat for claim in self.live(table).held_here())

    def table(self, table: str) -> Table:
        return self.live(table).table

    def metric(self, name: str, **labels: str) -> float:
        return self.app.context.metrics.registry.get_sample_value(name, labels) or 0.0

    # Requests

    async def raw(self, request: bytes) -> bytes:
        """Send these bytes and hear everything until the server hangs up."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            async with asyncio.timeout(PATIENCE):
                writer.write(request)
                await writer.drain()
                return await reader.read()
        except ConnectionError:  # it hung up while we were talking
            return b""
        finally:
            writer.close()

    async def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        token: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Answer:
        sent = b"" if body is None else json.dumps(body).encode()
        lines = {"host": f"127.0.0.1:{self.port}", "connection": "close"}
        if body is not None:
            lines |= {"content-type": "application/json"}
        if token is not None:
            lines |= {"authorization": f"Bearer {token}"}
        lines |= {"content-length": str(len(sent)), **(headers or {})}
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        return read_answer(await self.raw(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1") + sent))

    async def get(self, path: str, token: str | None = None) -> Answer:
        return await self.ask("GET", path, token=token)

    async def post(self, path: str, body: object = None, token: str | None = None) -> Answer:
        return await self.ask("POST", path, body, token)

    # Tables

    async def make(
        self, game: str = "nightmarium", people: int = 2, bots: int = 0, free: int = 0, **more: object
    ) -> Made:
        """A table with so many people of this device, bots and free seats, in this order."""
        chairs: list[Message] = [{"kind": "person", "name": f"P{at + 1}"} for at in range(people)]
        chairs += [{"kind": "bot", "bot": "asleep"}] * bots + [{"kind": "open"}] * free
        answer = await self.post("/api/tables", {"game": game, "seats": chairs, **more})
        assert answer.status == 201, answer
        made = answer.json
        return Made(made["table"]["id"], made["host"], [seat["token"] for seat in made["seats"]])

    async def dial(self, origin: str | None = None) -> ClientConnection:
        """A socket before its hello."""
        address = f"ws://127.0.0.1:{self.port}{self.app.serving.base_path}/ws"
        headers = {"origin": origin} if origin is not None else {}
        socket = await connect(
            address,
            additional_headers=headers,
            compression=None,
            max_size=None,
            max_queue=None,
            ping_interval=None,
            proxy=None,
        )
        self._dialled = [*(other for other in self._dialled if other.close_code is None), socket]
        return socket

    async def part(self) -> None:
        """Everybody goes home."""
        for socket in self._dialled:
            await socket.close()
        self._dialled.clear()

    async def join(
        self, table: str, token: str | None = None, host: str | None = None, **more: object
    ) -> Client:
        """Somebody whose hello was answered by a welcome."""
        client = Client(await self.dial())
        await client.greet(table, token, host, **more)
        return client

    async def sit_all(self, made: Made) -> list[Client]:
        """Everybody of the table; the first is the host too."""
        hosts = [made.host, *[None] * (len(made.seats) - 1)]
        pairs = zip(made.seats, hosts, strict=True)
        return [await self.join(made.id, token, host) for token, host in pairs]

    async def begin(
        self, game: str = "nightmarium", people: int = 2, **more: Any
    ) -> tuple[Made, list[Client]]:
        """A table that has been dealt, and everybody at it."""
        made = await self.make(game, people, **more)
        clients = await self.sit_all(made)
        assert (await clients[0].do("start"))["type"] == "update"
        return made, clients


class Client:
    """Somebody at the other end of a socket. `now` is the newest update, `seen` all that was ever said."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seen: list[str] = []
        self.now: Message = {}
        self.welcome: Message = {}

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def greet(
        self, table: str, token: str | None = None, host: str | None = None, **more: object
    ) -> Message:
        hello = {"type": "hello", "protocol": PROTOCOL, "table": table, **more}
        hello |= {name: value for name, value in (("token", token), ("host", host)) if value is not None}
        await self.socket.send(json.dumps(hello))
        self.welcome = await self.hear()
        assert self.welcome["type"] == "welcome", self.welcome
        return self.welcome

    async def hear(self) -> Message:
        """The next message, whatever it is."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.seen.append(text)
        message: Message = msgspec.json.decode(text)
        if message["type"] == "update":  # the table is left out while it stays as it was
            message.setdefault("table", self.now["table"])
            self.now = message
        elif message["type"] == "welcome":
            self.now = message["now"]
        return message

    async def until(self, good: Callable[[Message], bool]) -> Message:
        while not good(message := await self.hear()):
            pass
        return message

    async def catch_up(self, seq: int) -> Message:
        """Wait until the newest update is at least of this number."""
        while self.now["seq"] < seq:
            await self.hear()
        return self.now

    async def send(self, kind: str, id: str | None = None, **fields: object) -> str:
        """Send a command and do not wait; returns its id."""
        id = id or f"c{next(NUMBERS)}"
        await self.socket.send(json.dumps({"type": kind, "id": id, **fields}))
        return id

    async def do(self, kind: str, id: str | None = None, **fields: object) -> Message:
        """Send a command and wait for the answer to it: an update, done, or refused."""
        sent = await self.send(kind, id, **fields)
        return await self.until(lambda message: sent in (message.get("id"), *message.get("answers", ())))

    async def show(self, seat: int | None) -> Message:
        """Switch to another seat of this device, or to none."""
        await self.send("show", seat=seat)
        self.welcome = await self.until(lambda message: message["type"] == "welcome")
        return self.welcome

    async def refused(self, kind: str, **fields: object) -> str:
        """Send a command that will be refused; returns why."""
        answer = await self.do(kind, None, **fields)
        assert answer["type"] == "refused", answer
        return str(answer["why"]["key"])

    async def act(self, rng: random.Random) -> Message:
        """Choose anything that can be chosen."""
        option = rng.choice(self.now["options"])
        answer = await self.do("act", seq=self.now["seq"], index=option["index"])
        assert answer["type"] == "update", answer
        return answer

    async def end(self) -> tuple[int, str]:
        """Read until the server closes; the code, and why if it said so."""
        why = ""
        try:
            while True:
                message = await self.hear()
                if message["type"] == "error":
                    why = message["why"]["key"]
        except ConnectionClosed as closed:
            return (closed.rcvd.code if closed.rcvd else 1006), why


async def play_on(table: Table, clients: Sequence[Client], rng: random.Random, most: int = 100_000) -> int:
    """Let everybody choose anything, each when asked, to the end or for `most` decisions. How many?"""
    for count in range(most):
        if table.facts.status != "playing":
            return count
        client = clients[table.to_act]
        await client.catch_up(table.seq)
        await client.act(rng)
    return most


async def end_game(table: Table, clients: Sequence[Client]) -> Table:
    """Play to the end, and let everybody see it."""
    await play_on(table, clients, random.Random(3))
    for client in clients:
        await client.catch_up(table.seq)
    return table


@asynccontextmanager
async def open_house(
    store: Store, serving: Serving | None = None, *, real_bots: bool = False
) -> AsyncIterator[House]:
    """A server as `gloam serve` runs it, without its signals. It must not have met a defect in the end."""
    app = App(store, serving or Serving(limits=GENEROUS))
    if not real_bots:
        app.context.thinking = AtOnce(1, 1)
    listening = listen("127.0.0.1", 0)
    server = uvicorn.Server(_config(app, ""))
    server.config.load()
    server.lifespan = server.config.lifespan_class(server.config)
    await app.start()
    await server.startup([listening])
    house = House(app, listening.getsockname()[1])
    try:
        yield house
    finally:
        await house.part()
        await server.shutdown([listening])
        await app.stop()
    assert house.metric("gloam_errors_total") == 0, "a defect was met, see the log"
