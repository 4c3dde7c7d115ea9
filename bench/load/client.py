"""WebSocket clients by the hundred in one process: the protocol of the websockets library, without its tasks.

The driver shares a small machine with the server it measures. A task and a queue for each connection would
cost more than reading the frames, so messages go straight from the event loop to a callback.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeAlias, cast

from websockets.client import ClientProtocol
from websockets.frames import DATA_OPCODES, CloseCode, Frame
from websockets.protocol import OPEN, SEND_EOF
from websockets.typing import Origin
from websockets.uri import parse_uri

__all__ = ["HOST", "Connection", "connect"]

OnMessage: TypeAlias = "Callable[[Connection, bytes], None]"
OnLost: TypeAlias = "Callable[[Connection], None]"

HOST: Final = "127.0.0.1"
CLOSE_TIMEOUT: Final = 2.0  # seconds


class Connection(asyncio.Protocol):
    """One client; `on_message` is given each message.

    `on_lost` is called once, when the connection has ended on either side; `closed` then holds the code.
    """

    def __init__(self, protocol: ClientProtocol, on_message: OnMessage) -> None:
        loop = asyncio.get_running_loop()
        self.on_message = on_message
        self.on_lost: OnLost = _ignore
        self.opened: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[int] = loop.create_future()
        self._protocol = protocol
        self._transport: asyncio.Transport

    def send(self, text: bytes) -> None:
        self._protocol.send_text(text)
        self._write()

    async def close(self) -> int:
        """Close the connection and return the server's close code."""
        if self._protocol.state is OPEN:
            self._protocol.send_close(CloseCode.NORMAL_CLOSURE)
            self._write()
        await asyncio.wait([self.closed], timeout=CLOSE_TIMEOUT)
        self._transport.abort()
        return await self.closed

    # What the event loop calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but name
        self._protocol.send_request(self._protocol.connect())
        self._write()

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if not isinstance(event, Frame):
                self._finish_handshake()
            elif event.opcode in DATA_OPCODES:
                assert event.fin, "none of the measured servers fragments its messages"
                self.on_message(self, bytes(event.data))
        self._write()

    def connection_lost(self, exc: Exception | None) -> None:
        self._protocol.receive_eof()
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed during the handshake"))
        self.closed.set_result(self._protocol.close_code or CloseCode.ABNORMAL_CLOSURE)
        self.on_lost(self)

    def _finish_handshake(self) -> None:
        if self._protocol.handshake_exc:
            self.opened.set_exception(self._protocol.handshake_exc)
        else:
            self.opened.set_result(None)

    def _write(self) -> None:
        for data in self._protocol.data_to_send():
            if data == SEND_EOF:
                self._transport.write_eof()
            else:
                self._transport.write(data)


async def connect(port: int, path: str, on_message: OnMessage, *, origin: str) -> Connection:
    """An open connection. What arrives with the handshake may be passed on before this returns."""
    protocol = ClientProtocol(parse_uri(f"ws://{HOST}:{port}{path}"), origin=Origin(origin), max_size=None)
    _, connection = await asyncio.get_running_loop().create_connection(
        lambda: Connection(protocol, on_message), HOST, port
    )
    await connection.opened
    return connection


def _ignore(_: Connection) -> None:
    """The default of `on_lost`."""
