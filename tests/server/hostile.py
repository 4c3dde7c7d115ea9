"""Somebody who sends anything to everything: requests, and sockets in every state.

python -m tests.server.hostile --rounds 200
"""

from __future__ import annotations

import argparse
import asyncio
import copy
import gc
import json
import logging
import random
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, Self
from urllib.parse import quote

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from gloam.server.app import Serving
from gloam.server.store.opening import make_store

from .answer import PAGE_STATUS, read_answer
from .junk import BODIES, COMMANDS, METHODS, NUMBERS, STRANGE
from .kit import GENEROUS, PATIENCE, Client, House, Made, open_house, play_on

LIMITS = GENEROUS._replace(
    creations=0.2, creation_burst=20, hello_seconds=0.5, messages=200, message_burst=200
)


class Complaints(logging.Handler):
    """What libraries log as errors: an exception that nobody caught ends there."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(self.format(record))


class Hostile:
    """Has a table of its own, with every right there, and none at the victim's."""

    def __init__(self, house: House, seed: int) -> None:
        self.house = house
        self.rng = random.Random(seed)
        self.statuses: Counter[int] = Counter()
        self.codes: Counter[int] = Counter()
        self.routes: list[str] = []
        self.victim = self.own = Made("", "", [])

    async def prepare(self) -> None:
        schema = (await self.house.get("/api/schema/openapi.json")).json
        self.routes = [*schema["paths"], "/metrics", "/ws", "/", "/api/schema", "/nowhere"]
        self.victim, clients = await self.house.begin(ways={"chat": True})
        await play_on(self.house.table(self.victim.id), clients, self.rng, most=6)
        for client in clients:
            await client.socket.close()
        self.own = await self.house.make(people=2)

    # Requests

    def pick(self, *things: Any) -> Any:
        return self.rng.choice(things)

    def mutated(self, value: Any, depth: int = 0) -> Any:
        """A value like this one, broken somewhere."""
        if isinstance(value, dict) and value and self.rng.random() < 0.8:
            broken = dict(value)
            key = self.rng.choice(list(broken))
            match self.rng.randrange(4):
                case 0:
                    del broken[key]
                case 1:
                    broken[self.rng.choice(STRANGE)[:50]] = self.scrap()
                case _:
                    broken[key] = self.mutated(broken[key], depth + 1)
            return broken
        if isinstance(value, list) and value and self.rng.random() < 0.8:
            return self.pick(value * 9, [], [*value, self.scrap()], [self.mutated(value[0], depth + 1)])
        return self.scrap()

    def scrap(self) -> Any:
        return self.pick(*STRANGE, *NUMBERS, [], {}, [[]], {"type": "act"}, ["x"] * 100)

    def text(self, value: Any) -> bytes:
        """Something like JSON, or not at all."""
        whole = json.dumps(value).encode("utf-8", "surrogatepass")
        match self.rng.randrange(9):
            case 0:
                return whole[: self.rng.randrange(len(whole) + 1)]
            case 1:
                return b"[" * self.rng.choice([100_000, 9_000])
            case 2:
                return b'{"a":' * 3000 + b"1" + b"}" * 3000
            case 3:
                return self.rng.randbytes(self.rng.randrange(200))
            case 4:
                return whole + b" " * self.rng.choice([0, 20_000, 70_000])
            case 5:
                return whole.replace(b'"', b'"\xff', 1)
            case _:
                return whole

    def token(self, *, own: bool) -> str:
        good = (self.own.host, *self.own.seats) if own else ()
        bad = (*STRANGE[:12], self.own.host + "x", self.victim.id, f"{self.victim.id}.host.x.y", "." * 150)
        return str(self.pick(*good, *bad))

    def request(self) -> bytes:
        own = self.rng.random() < 0.5
        table = (self.own if own else self.victim).id
        path = self.rng.choice(self.routes)
        path = path.replace("{table}", self.pick(table, table, table, "a" * 16, *STRANGE[:12]))
        path = path.replace("{game}", self.pick("nightmarium", "kragmortha", *STRANGE))
        for name in ("{seat}", "{ply}"):
            path = path.replace(name, str(self.pick(*NUMBERS, *STRANGE)))
        path += self.pick(
            "", "", "", "?", "?round=" + self.pick(*STRANGE), "?as=0", "?as=" + self.pick(*STRANGE)
        )
        if self.rng.random() < 0.8:
            path = quote(path, safe="/?=%", errors="surrogatepass")
        method = (
            self.rng.choice(METHODS)
            if self.rng.random() < 0.3
            else self.pick("GET", "POST", "POST", "DELETE")
        )
        if own and method == "DELETE":
            method = "GET"  # its own table is still needed
        body = (
            b"" if method == "GET" else self.text(self.pick(*BODIES, self.mutated(self.rng.choice(BODIES))))
        )
        headers = {
            "host": self.pick(*[f"127.0.0.1:{self.house.port}"] * 8, "evil.example", ""),
            "connection": "close",
            "content-length": str(len(body)),
            "content-type": self.pick(*["application/json"] * 6, "text/plain", "x", "multipart/form-data"),
            self.pick(
                "x-a", "origin", "accept-language", "x-forwarded-for", "accept", "content-encoding", "cookie"
            ): (self.pick(*["ru", "http://[", "null", "gzip", "http://evil.example"] * 9, *STRANGE)),
        }
        if self.rng.random() < 0.6:
            headers["authorization"] = self.pick("Bearer ", "bearer ", "Basic ", "") + self.token(own=own)
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        head = f"{method} {path} HTTP/{self.pick('1.1', '1.1', '1.1', '1.0', '9.9')}\r\n{lines}\r\n"
        return head.encode("utf-8", "surrogatepass") + body

    async def send_request(self) -> None:
        answer = await self.house.raw(self.request())
        if answer:
            self.statuses[read_answer(answer).status] += 1

    # SocketEndpoint

    async def approach(self) -> Client | None:
        """Somebody in one of the states a connection can be in; None if it was turned away."""
        client = Client(await self.house.dial())
        own = self.own
        greetings: list[tuple[Any, ...]] = [
            *((self.victim.id,), (own.id,), (own.id, own.seats[0]), (own.id, own.seats[1], own.host), ()),
        ]
        greeting = self.rng.choice(greetings)
        try:
            if greeting:
                await client.greet(*greeting, since=self.pick(0, 3, 2**53))
        except (ConnectionClosed, AssertionError):
            return None
        return client

    async def send_to_socket(self) -> None:
        client = await self.approach()
        if client is None:
            return
        socket = client.socket
        try:
            for _ in range(self.pick(1, 3, 10)):
                await socket.send(self.message())
            if self.rng.random() < 0.05:
                for _ in range(400):
                    await socket.send('{"type":"say","id":"x","phrase":"hello"}')
            if self.rng.random() < 0.3:
                await _abandon(socket)
        except ConnectionClosed:
            pass
        await socket.close()
        self.codes[socket.close_code or 0] += 1

    def message(self) -> str | bytes:
        command = {"id": f"h{self.rng.randrange(10**9)}", **self.rng.choice(COMMANDS)}
        if command["type"] == "hello":
            del command["id"]
        chosen = self.pick(command, command, self.mutated(command), self.mutated(self.mutated(command)))
        text = self.text(chosen)
        if self.rng.random() < 0.9:
            text = text[: LIMITS.message_bytes]
        if self.rng.random() < 0.2:
            return text
        return text.decode("utf-8", "replace")

    async def round(self, size: int = 60) -> None:
        """Many at once, of each sort."""
        async with asyncio.timeout(PATIENCE * 3):
            senders = [self.another() for _ in range(size)]
            works = [
                sender.send_to_socket() if number % 3 == 0 else sender.send_request()
                for number, sender in enumerate(senders)
            ]
            await asyncio.gather(*works)

    def another(self) -> Self:
        """One of many, whose choices do not depend on how quick the others are."""
        twin = copy.copy(self)
        twin.rng = random.Random(self.rng.random())
        return twin


async def _abandon(socket: ClientConnection) -> None:
    """Hang up without a word."""
    socket.transport.abort()


def memory() -> int:
    """Bytes of this process in memory."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096


async def check_unharmed(house: House, hostile: Hostile, before: bytes) -> None:
    """The victim's table is as it was, and a game can be played."""
    assert house.table(hostile.victim.id).snapshot() == before
    made, clients = await house.begin("nightmarium", people=2, options={"target": "3"})
    await play_on(house.table(made.id), clients, random.Random(1))
    for client in clients:
        await client.socket.close()


async def attack(house: House, seed: int, rounds: int) -> tuple[Hostile, list[int]]:
    """So many rounds; the memory after each. AssertionError if anything broke."""
    complaints = Complaints()
    logging.getLogger().addHandler(complaints)
    hostile, sizes = Hostile(house, seed), []
    try:
        await hostile.prepare()
        before = house.table(hostile.victim.id).snapshot()
        for _ in range(rounds):
            await hostile.round()
            sizes.append(memory())
            assert complaints.heard == [], complaints.heard[0][-3000:]
            broken = {status for status in hostile.statuses if status >= 500} - {PAGE_STATUS}
            assert not broken, hostile.statuses
            assert house.metric("gloam_errors_total") == 0, "a defect was met, see the log"
        await check_unharmed(house, hostile, before)
    finally:
        logging.getLogger().removeHandler(complaints)
    return hostile, sizes


async def main() -> None:
    parser = argparse.ArgumentParser(description="Send anything to everything.")
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        async with open_house(make_store(str(Path(folder) / "t.db")), Serving(limits=LIMITS)) as house:
            hostile, sizes = await attack(house, given.seed, given.rounds)
    print(f"answers {dict(hostile.statuses)}, closes {dict(hostile.codes)}")
    half = sizes[len(sizes) // 2]
    print(f"memory {half / 1e6:.1f} MB halfway, {sizes[-1] / 1e6:.1f} MB in the end")
    print(f"{given.rounds} rounds in {time.perf_counter() - began:.0f} s: nothing broke")


if __name__ == "__main__":
    asyncio.run(main())
