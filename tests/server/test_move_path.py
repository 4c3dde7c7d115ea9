"""What a move costs: Python calls on the server between its frame and both players' updates."""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from queue import SimpleQueue
from statistics import median
from threading import Thread
from types import FrameType
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

import gloam
from gloam.cli.version import is_compiled
from gloam.server.protocol.messages import PROTOCOL

from .kit import PATIENCE, House, Made

pytestmark = pytest.mark.anyio

MOVES = 25
CALLS = 125  # outside the rules, at most; the median of the moves
OUR_CALLS = 100  # of these in our own modules
OUR_MODULES = 16
PACKAGE = Path(gloam.__file__).parent
RULES = tuple(str(PACKAGE / name) for name in ("core", "games"))


class Players(Thread):
    """Both players of a table, in a thread of their own: what they do is not counted."""

    def __init__(self, house: House, made: Made) -> None:
        super().__init__(daemon=True)
        self.go: SimpleQueue[bool] = SimpleQueue()
        self._house = house
        self._made = made
        self._loop = asyncio.get_running_loop()
        self.done = asyncio.Event()
        self.error: BaseException | None = None

    async def moved(self) -> None:
        await self.done.wait()
        self.done.clear()
        if self.error is not None:
            raise self.error

    def run(self) -> None:
        try:
            self._play()
        except BaseException as error:  # noqa: BLE001 - raised in the test's own thread
            self.error = error
            self._tell()

    def _play(self) -> None:
        with ExitStack() as stack:
            self._play_on([stack.enter_context(self._connect()) for _ in self._made.seats])

    def _play_on(self, players: list[ClientConnection]) -> None:
        for player, token in zip(players, self._made.seats, strict=True):
            hello = {"type": "hello", "protocol": PROTOCOL, "table": self._made.id, "token": token}
            player.send(json.dumps(hello))
        now = [json.loads(player.recv(PATIENCE))["now"] for player in players]
        self._tell()
        while self.go.get():
            seat = next(at for at, update in enumerate(now) if update.get("options"))
            index = now[seat]["options"][0]["index"]
            move = {"type": "act", "id": f"m{now[seat]['seq']}", "seq": now[seat]["seq"], "index": index}
            players[seat].send(json.dumps(move))
            now = [self._update(player, now[seat]["seq"]) for player in players]
            self._tell()

    def _connect(self) -> AbstractContextManager[ClientConnection]:
        address = f"ws://127.0.0.1:{self._house.port}/ws"
        return connect(address, compression=None, max_size=None, proxy=None)

    def _update(self, player: ClientConnection, seq: int) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(player.recv(PATIENCE))
            if message["type"] == "update" and message["seq"] > seq:
                return message

    def _tell(self) -> None:
        self._loop.call_soon_threadsafe(self.done.set)


@pytest.mark.skipif(is_compiled(), reason="compiled calls are not seen")
async def test_a_move_takes_few_calls_in_few_modules(house: House) -> None:
    made, clients = await house.begin()
    for client in clients:
        await client.socket.close()
    players = Players(house, made)
    players.start()
    await players.moved()
    found = [await _count(players) for _ in range(MOVES)]
    players.go.put(False)
    await asyncio.to_thread(players.join)
    assert len(house.table(made.id).facts.moves) == MOVES
    ours = [{file: calls for file, calls in one.items() if file.startswith(str(PACKAGE))} for one in found]
    assert median(sum(one.values()) for one in found) <= CALLS, found[-1]
    assert median(sum(one.values()) for one in ours) <= OUR_CALLS, ours[-1]
    assert median(len(one) for one in ours) <= OUR_MODULES, ours[-1]


async def _count(players: Players) -> Counter[str]:
    """The calls of one move by their files, without those of the rules."""
    found: Counter[str] = Counter()

    def count(frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            found[frame.f_code.co_filename] += 1

    sys.setprofile(count)
    players.go.put(True)
    await players.moved()
    sys.setprofile(None)
    ours = {str(Path(__file__)), asyncio.locks.__file__}
    return Counter(
        {file: calls for file, calls in found.items() if not file.startswith(RULES) and file not in ours}
    )
