"""WebSocket clients by the hundred in one process, at the least cost.

The driver shares a small machine with the server it measures, so each client is a bare protocol of the event
loop with just enough of RFC 6455: text out, text or binary in, whole or in fragments; pings are answered;
nothing is compressed.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import os
import struct
from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias, cast

__all__ = ["NO_CLOSE_CODE", "BrokenProtocol", "Connection", "connect"]

OnMessage: TypeAlias = "Callable[[Connection, bytes], None]"
OnLost: TypeAlias = "Callable[[Connection], None]"

GUID: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # RFC 6455, 1.3
# One key for all frames: it keeps proxies from being fooled, and there are none here. Not zero, which some
# servers need not undo.
KEY: Final = b"\x5a\xc3\x96\x0f"

CONTINUATION: Final = 0x0
TEXT: Final = 0x1
BINARY: Final = 0x2
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
FIN: Final = 0x80
MASKED: Final = 0x80
WHOLE_TEXT: Final = FIN | TEXT
SHORT: Final = 125  # the longest payload whose length fits into the second byte
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
NORMAL: Final = 1000
PATIENCE: Final = 2.0  # seconds the server is given to say goodbye
NO_CLOSE_CODE: Final = 1006  # the connection broke without a word


class BrokenProtocol(Exception):
    """The server said what no WebSocket server may say, or refused the handshake."""


class Connection(asyncio.Protocol):
    """One client. Give it its callbacks; `on_message` gets whole messages.

    `on_lost` is called once, when the connection has ended, whoever ended it; `closed` then holds the code.
    """

    def __init__(self, request: bytes, answer: bytes, on_message: OnMessage) -> None:
        loop = asyncio.get_running_loop()
        self.on_message = on_message
        self.on_lost: OnLost = _ignore
        self.opened: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[int] = loop.create_future()
        self._request = request
        self._answer = answer
        self._transport: asyncio.Transport
        self._buffer = bytearray()  # a frame that has come in part
        self._wanted = 0  # how long the buffer must be before looking at it again is worth while
        self._fragments: list[bytes] = []
        self._said_goodbye = False
        self._close_code = NO_CLOSE_CODE
        self._broken: BrokenProtocol | None = None

    def send(self, text: bytes) -> None:
        self._transport.write(_frame(TEXT, text))

    async def close(self) -> int:
        """Say goodbye and wait for the answer, but not for ever. Returns the server's close code."""
        self._say_goodbye(struct.pack(">H", NORMAL))
        await asyncio.wait([self.closed], timeout=PATIENCE)
        self._transport.abort()
        return await self.closed

    # What the event loop calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but name
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        if self._buffer or not self.opened.done():
            self._buffer += data
            if len(self._buffer) < self._wanted:
                return
            data = bytes(self._buffer)
            self._buffer.clear()
        try:
            read = self._read_frames(data, 0) if self.opened.done() else self._read_handshake(data)
        except BrokenProtocol as broken:
            self._break(broken)
        else:
            if read < len(data):
                self._buffer += data[read:]

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(self._broken or BrokenProtocol("closed during the handshake"))
        if not self.closed.cancelled():
            self.closed.set_result(self._close_code)
        self.on_lost(self)

    # Reading. Each method returns how far it has read.

    def _read_handshake(self, data: bytes) -> int:
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return 0
        status, *headers = data[:end].split(b"\r\n")
        accepted = (b"sec-websocket-accept", self._answer)
        if not status.startswith(b"HTTP/1.1 101") or accepted not in map(_header, headers):
            raise BrokenProtocol(f"handshake refused: {status.decode('latin-1')}")
        self.opened.set_result(None)
        return self._read_frames(data, end + 4)

    def _read_frames(self, data: bytes, at: int) -> int:
        """All whole frames. The loop is what the driver spends its time on: hence plain and in one place."""
        end = len(data)
        self._wanted = 0
        while end - at >= 2:
            size, body = data[at + 1], at + 2
            if size > SHORT:
                size, body = _long_size(data, at)
            if body + size > end:
                self._wanted = body + size - at
                break
            first, payload = data[at], data[body : body + size]
            at = body + size
            if first == WHOLE_TEXT and not self._fragments:
                self.on_message(self, payload)
            else:
                self._read_other(first, payload)
        return at

    def _read_other(self, first: int, payload: bytes) -> None:
        opcode = first & ~FIN
        if opcode == PING:
            self._transport.write(_frame(PONG, payload))
        elif opcode == CLOSE:
            self._read_close(payload)
        elif opcode in (CONTINUATION, TEXT, BINARY):
            self._read_fragment(opcode, payload, is_last=bool(first & FIN))
        elif opcode != PONG:
            raise BrokenProtocol(f"unknown frame {first:#04x}")

    def _read_fragment(self, opcode: int, payload: bytes, *, is_last: bool) -> None:
        if bool(self._fragments) != (opcode == CONTINUATION):
            raise BrokenProtocol("fragments out of order")
        self._fragments.append(payload)
        if is_last:
            message = b"".join(self._fragments)
            self._fragments.clear()
            self.on_message(self, message)

    def _read_close(self, payload: bytes) -> None:
        if len(payload) >= 2:
            self._close_code = int.from_bytes(payload[:2], "big")
        self._say_goodbye(payload[:2])
        self._transport.close()

    def _say_goodbye(self, code: bytes) -> None:
        if not self._said_goodbye and not self.closed.done():
            self._said_goodbye = True
            self._transport.write(_frame(CLOSE, code))

    def _break(self, broken: BrokenProtocol) -> None:
        self._broken = broken
        self._transport.abort()


async def connect(
    port: int, path: str, on_message: OnMessage, *, origin: str, host: str = "127.0.0.1"
) -> Connection:
    """An open connection. What arrives with the handshake may be told before this returns."""
    key = base64.b64encode(os.urandom(16))
    request = (
        f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {origin}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key.decode()}\r\n\r\n"
    )
    answer = base64.b64encode(hashlib.sha1(key + GUID, usedforsecurity=False).digest())
    _, connection = await asyncio.get_running_loop().create_connection(
        lambda: Connection(request.encode(), answer, on_message), host, port
    )
    await connection.opened
    return connection


def _ignore(_: Connection) -> None:
    """Nobody minds."""


def _header(line: bytes) -> tuple[bytes, bytes]:
    name, _, value = line.partition(b":")
    return name.lower(), value.strip()


def _long_size(data: bytes, at: int) -> tuple[int, int]:
    """The size of a payload of more than 125 bytes, and where it begins; beyond the end if not yet known."""
    size, body = data[at + 1], at + (4 if data[at + 1] == TWO_BYTES else 10)
    if size & MASKED:
        raise BrokenProtocol("a server's frame is masked")
    return int.from_bytes(data[at + 2 : body], "big") if len(data) >= body else 0, body


def _frame(opcode: int, payload: bytes) -> bytes:
    size = len(payload)
    if size <= SHORT:
        head = bytes((FIN | opcode, MASKED | size))
    elif size < 1 << 16:
        head = struct.pack(">BBH", FIN | opcode, MASKED | TWO_BYTES, size)
    else:
        head = struct.pack(">BBQ", FIN | opcode, MASKED | EIGHT_BYTES, size)
    masked = int.from_bytes(payload, "little") ^ _mask(size)
    return head + KEY + masked.to_bytes(size, "little")


@lru_cache(maxsize=1024)
def _mask(size: int) -> int:
    """The key, repeated over so many bytes: one operation on long numbers masks a whole payload."""
    return int.from_bytes((KEY * (size // 4 + 1))[:size], "little")
