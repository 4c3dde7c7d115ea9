"""The quick way to hear a message against the parser of websockets: whatever comes, in whatever pieces."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from gloam.server.sockets.quick import QuickSocket

pytestmark = pytest.mark.anyio

HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MOST = 400  # bytes of a message


class Wire(asyncio.Transport):
    """Takes what is written, and goes on reading."""

    def write(self, data: Any) -> None:
        pass

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


class Heard:
    """A connected socket, and what it was told."""

    def __init__(self) -> None:
        self.messages: list[bytes] = []
        self.willing = True

    async def connect(self) -> QuickSocket:
        config = uvicorn.Config(
            self._app, ws_max_size=MOST, ws_per_message_deflate=False, interface="asgi3", log_config=None
        )
        self.socket = QuickSocket(config, ServerState(), {})
        self.socket.connection_made(Wire())
        self.socket.data_received(HANDSHAKE)
        while not self.socket.handshake_complete:
            await asyncio.sleep(0)
        self.socket.hear = self._hear
        return self.socket

    async def _app(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            text = message.get("text")
            self.messages.append(message["bytes"] if text is None else text.encode())

    def _hear(self, text: bytes) -> bool:
        if self.willing:
            self.messages.append(bytes(text))
        return self.willing


def frames(rng: Random) -> list[bytes]:
    """A client's messages as they may come: whole or in fragments, short and long, with pings between."""
    made = []
    for number in range(rng.randint(1, 12)):
        text = (b"%d " % number) * rng.choice((0, 1, 5, 40, 80))
        kind = rng.random()
        if kind < 0.15:
            made.append(Frame(rng.choice((Opcode.PING, Opcode.PONG)), b"p"))
        elif kind < 0.3:
            at = rng.randint(0, len(text))
            made += [Frame(Opcode.TEXT, text[:at], fin=False), Frame(Opcode.CONT, text[at:])]
        else:
            made.append(Frame(rng.choice((Opcode.TEXT, Opcode.TEXT, Opcode.BINARY)), text))
    return [frame.serialize(mask=True) for frame in made]


def as_parsed(stream: bytes) -> list[bytes]:
    """The messages that a parser which knows no short ways finds."""
    parser = ServerProtocol(max_size=MOST)
    parser.receive_data(HANDSHAKE)
    (request,) = parser.events_received()
    assert isinstance(request, Request)
    parser.send_response(parser.accept(request))
    parser.receive_data(stream)
    messages: list[bytes] = []
    for frame in parser.events_received():
        assert isinstance(frame, Frame)
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            messages.append(bytes(frame.data))
        elif frame.opcode is Opcode.CONT:
            messages[-1] += frame.data
    return messages


@pytest.mark.parametrize("seed", range(60))
async def test_every_message_is_heard_once_in_order_and_whole(seed: int) -> None:
    rng = Random(seed)
    sent = frames(rng)
    pieces = (sent, cut(b"".join(sent), rng), gathered(sent, rng))[seed % 3]
    heard = Heard()
    socket = await heard.connect()
    for piece in pieces:
        heard.willing = rng.random() < 0.8
        socket.data_received(piece)
        for _ in range(5):  # until whoever reads in the usual way has read
            await asyncio.sleep(0)
    assert heard.messages == as_parsed(b"".join(sent))
    socket.connection_lost(None)
    await asyncio.gather(*socket.tasks)


def cut(stream: bytes, rng: Random) -> list[bytes]:
    places = sorted(rng.sample(range(1, len(stream)), min(len(stream) - 1, rng.randint(0, 9))))
    return [stream[low:high] for low, high in zip([0, *places], [*places, len(stream)], strict=True)]


def gathered(frames: list[bytes], rng: Random) -> list[bytes]:
    """Whole frames, several at once."""
    places = sorted(rng.sample(range(len(frames)), rng.randint(0, len(frames) // 2)))
    return [b"".join(frames[low:high]) for low, high in zip([0, *places], [*places, None], strict=True)]


NO_MESSAGES = {
    "longer than is allowed": Frame(Opcode.TEXT, b"x" * (MOST + 1)).serialize(mask=True),
    "not masked": Frame(Opcode.TEXT, b"hello").serialize(mask=False),
    "of an extension nobody agreed on": b"\xc1" + Frame(Opcode.TEXT, b"hello").serialize(mask=True)[1:],
    "the rest of nothing": Frame(Opcode.CONT, b"hello").serialize(mask=True),
}


@pytest.mark.parametrize("which", NO_MESSAGES)
async def test_what_is_no_message_is_not_heard(which: str) -> None:
    heard = Heard()
    socket = await heard.connect()
    socket.data_received(NO_MESSAGES[which])
    assert socket.conn.close_sent is not None
    assert not heard.messages
    socket.connection_lost(None)
    await asyncio.gather(*socket.tasks)


async def test_what_only_looks_like_a_message_is_not_heard() -> None:
    """The content of one that is on its way, or a whole one where the rest of another is due."""
    forged = Frame(Opcode.TEXT, b"forged").serialize(mask=True)
    heard = Heard()
    socket = await heard.connect()
    socket.data_received(bytes((0x82, 0x80 + len(forged), 0, 0, 0, 0)))
    socket.data_received(forged)
    while not heard.messages:
        await asyncio.sleep(0)
    socket.data_received(Frame(Opcode.TEXT, b"begun", fin=False).serialize(mask=True))
    socket.data_received(forged)
    assert socket.conn.close_sent is not None
    assert heard.messages == [forged]
    socket.connection_lost(None)
    await asyncio.gather(*socket.tasks)


async def test_after_a_goodbye_nothing_is_heard() -> None:
    heard = Heard()
    socket = await heard.connect()
    socket.data_received(Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True))
    socket.data_received(Frame(Opcode.TEXT, b"one more thing").serialize(mask=True))
    await asyncio.gather(*socket.tasks)
    assert not heard.messages
