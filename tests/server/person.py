"""Somebody in a seat who plays by chance, notes everything, and comes back when the connection is lost."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Sequence
from itertools import count, cycle
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from gloam.core.action import NONE
from gloam.server.protocol.errors import CloseCode
from gloam.server.protocol.messages import PHRASES, PROTOCOL, encode
from gloam.server.tables.commands import Act, Command, Consent, Premove, Rematch, Role, Say, Start, Undo

from .ledger import Ledger

SOON = 0.2  # seconds before the next try to connect
LONG = 60.0  # nothing takes as long unless it is broken
LOST = 1006  # the connection broke without a word
UNSURE = ("denied-store", "denied-busy")  # what was asked may have been done or not: ask again

Message = dict[str, Any]


class Person:
    """`ports` are tried in turn, beginning with one that depends on the seat."""

    def __init__(
        self, ledger: Ledger, seat: int, token: str, host: str | None, ports: Sequence[int], chance: Random
    ) -> None:
        self.table = ledger.id
        self.role = Role(seat, host is not None)
        self.moves = 0  # acknowledged decisions
        self.resent = 0
        self.unsure = 0  # answers that say neither yes nor no
        self.closed: Counter[int] = Counter()  # connections, by close code
        self._ledger = ledger
        self._tokens = {"token": token} | ({"host": host} if host else {})
        self._chance = chance
        self._ids = count(1)
        self._heard = 0
        self._now: Message = {}
        self._table: Message = {}
        self._asked: dict[str, Command] = {}  # commands without an answer
        self._doubtful = False  # what is shown is known to be old
        self._ports = cycle([*ports[seat % len(ports) :], *ports[: seat % len(ports)]])
        self._port = 0
        self._life = asyncio.create_task(self._live())

    def __repr__(self) -> str:
        asked = f"asked {list(self._asked.values())}" + (f", unsure {self.unsure}" if self.unsure else "")
        return f"{self._ledger.id}.{self.role.seat} at {self._heard} by {self._port}, {asked}"

    def check(self) -> None:
        """Raise what this one has found wrong."""
        if self._life.done():
            self._life.result()
            raise AssertionError(f"{self} has left")

    async def go(self) -> None:
        """For good."""
        self._life.cancel()
        await asyncio.wait([self._life])

    # Connecting

    async def _live(self) -> None:
        while True:
            self._port = next(self._ports)
            try:
                async with connect(
                    f"ws://127.0.0.1:{self._port}/ws", compression=None, max_size=None, ping_interval=None
                ) as socket:
                    await self._stay(socket)
            except ConnectionClosed as closed:
                self.closed[closed.rcvd.code if closed.rcvd else LOST] += 1
            except (
                OSError,
                InvalidHandshake,
                TimeoutError,
            ):  # it is not there: at another time, or elsewhere
                self.closed[0] += 1
                await asyncio.sleep(SOON)

    async def _stay(self, socket: ClientConnection) -> None:
        hello = {"type": "hello", "protocol": PROTOCOL, "table": self._ledger.id, "since": self._heard}
        await socket.send(json.dumps(hello | self._tokens))
        welcome = await self._next(socket)
        if _later(welcome):
            self.unsure += 1
            await asyncio.sleep(SOON)
            return
        assert welcome["type"] == "welcome", f"{self}: {welcome}"
        self._see(welcome["now"])
        await self._ask_again(socket)
        while True:
            await self._go_on(socket)
            unsure = self.unsure
            self._hear(await socket.recv(decode=False))
            if self.unsure > unsure:
                await asyncio.sleep(SOON)
                await self._ask_again(socket)

    async def _ask_again(self, socket: ClientConnection) -> None:
        self.resent += len(self._asked)
        for command in list(self._asked.values()):
            await socket.send(encode(command), text=True)

    async def _next(self, socket: ClientConnection) -> Message:
        async with asyncio.timeout(LONG):
            return dict(json.loads(await socket.recv()))

    # Hearing

    def _hear(self, text: bytes) -> None:
        message: Message = msgspec.json.decode(text)
        match message["type"]:
            case "update":
                self._see(message)
                for command in message.get("answers", ()):
                    self._answered(command, message["seq"])
            case "done":
                self._answered(message["id"], message["seq"])
            case "refused":
                self._refused(message)
            case "error" if not _later(message):
                raise AssertionError(f"{self}: {message}")

    def _see(self, update: Message) -> None:
        self._table = update.setdefault("table", self._table)
        self._ledger.show(self.role.seat, self._heard, update)
        self._heard, self._now, self._doubtful = update["seq"], update, False

    def _answered(self, command: str, seq: int) -> None:
        asked = self._asked.pop(command, None)
        assert asked is not None, f"{self}: {command} is answered, which was not asked, or twice"
        self._ledger.acknowledge(command, self.role, seq)
        self.moves += isinstance(asked, Act)

    def _refused(self, message: Message) -> None:
        if message["why"]["key"] in UNSURE:
            self.unsure += 1
            return
        del self._asked[message["id"]]
        self._ledger.refuse(message["id"], self.role)
        self._doubtful = message["why"]["key"] == "denied-stale"

    # Doing

    async def _go_on(self, socket: ClientConnection) -> None:
        """Do something, if it is one's turn and nothing is under way."""
        if self._asked or self._doubtful:
            return
        command = self._choose(str(next(self._ids)))
        if command is not None:
            self._asked[command.id] = command
            self._ledger.send(command, self.role)
            await socket.send(encode(command), text=True)

    def _choose(self, number: str) -> Command | None:
        status, seq = self._table["status"], self._now["seq"]
        wish = self._table.get("undo")
        if status != "playing":
            return self._begin(number, status)
        if wish and wish["seat"] != self.role.seat and not self._has_agreed:
            return Consent(number, agree=self._chance.random() < 0.7)
        if options := self._now.get("options"):
            if self._chance.random() < 0.03:
                return Undo(number, seq)
            return Act(number, seq, self._chance.choice(options)["index"])
        if self._now.get("chosen", NONE) == NONE and (options := self._now.get("ahead")):
            return Premove(number, seq, self._chance.choice(options)["index"])
        return Say(number, self._chance.choice(PHRASES)) if self._chance.random() < 0.02 else None

    def _begin(self, number: str, status: str) -> Command | None:
        if self.role.seat != 0:
            return None
        return Start(number) if status == "lobby" else Rematch(number)

    @property
    def _has_agreed(self) -> bool:
        seats: list[Message] = self._table["seats"]
        return bool(seats[self.role.seat].get("consents"))


def _later(message: Message) -> bool:
    """Does the server ask to be left alone for a moment?"""
    return bool(message["type"] == "error" and message["code"] == CloseCode.TRY_LATER)
