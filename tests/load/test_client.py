"""The clients of the load bench against a server of the websockets library."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import InvalidStatus
from websockets.frames import CloseCode
from websockets.typing import Origin

from bench.load.client import Connection, connect

ORIGIN = Origin("http://example.test")
SIZES = (0, 1, 125, 126, 65535, 65536, 300_000)
TIMEOUT = 10  # seconds after which a test has failed rather than hung

Handler = Callable[[ServerConnection], Awaitable[None]]


class Client:
    """A connection and its messages."""

    def __init__(self) -> None:
        self.messages: asyncio.Queue[bytes] = asyncio.Queue()
        self.connection: Connection

    def put(self, connection: Connection, message: bytes) -> None:
        self.messages.put_nowait(message)


def port_of(server: Server | asyncio.Server) -> int:
    return int(next(iter(server.sockets)).getsockname()[1])


@asynccontextmanager
async def client_of(server: Server) -> AsyncIterator[Client]:
    client = Client()
    async with asyncio.timeout(TIMEOUT):
        client.connection = await connect(port_of(server), "/ws", client.put, origin=ORIGIN)
        try:
            yield client
        finally:
            await client.connection.close()


def with_client(handler: Handler, check: Callable[[Client], Awaitable[None]]) -> None:
    async def scenario() -> None:
        async with (
            serve(handler, "127.0.0.1", 0, origins=[ORIGIN], max_size=None) as server,
            client_of(server) as client,
        ):
            await check(client)

    asyncio.run(scenario())


async def echo(socket: ServerConnection) -> None:
    async for message in socket:
        await socket.send(message)


def text(size: int) -> bytes:
    return bytes(97 + at % 26 for at in range(size))


def test_messages_of_every_length_come_back_in_order() -> None:
    async def check(client: Client) -> None:
        for size in SIZES:
            client.connection.send(text(size))
        for size in SIZES:
            assert await client.messages.get() == text(size)

    with_client(echo, check)


def test_text_and_binary_messages_are_passed_on_as_bytes_and_pings_answered() -> None:
    async def both(socket: ServerConnection) -> None:
        await socket.send("Кошмариум")
        await (await socket.ping())
        await socket.send(b"\x00\xff")
        await socket.wait_closed()

    async def check(client: Client) -> None:
        assert await client.messages.get() == "Кошмариум".encode()
        assert await client.messages.get() == b"\x00\xff"

    with_client(both, check)


def test_the_close_code_of_the_server_is_known_and_the_loss_is_reported_once() -> None:
    async def restart(socket: ServerConnection) -> None:
        await socket.close(CloseCode.SERVICE_RESTART)

    lost: list[Connection] = []

    async def check(client: Client) -> None:
        client.connection.on_lost = lost.append
        assert await client.connection.closed == CloseCode.SERVICE_RESTART
        assert await client.connection.close() == CloseCode.SERVICE_RESTART
        assert lost == [client.connection]

    with_client(restart, check)


def test_a_connection_that_breaks_has_the_abnormal_code() -> None:
    async def abort(socket: ServerConnection) -> None:
        socket.transport.abort()

    async def check(client: Client) -> None:
        assert await client.connection.closed == CloseCode.ABNORMAL_CLOSURE

    with_client(abort, check)


def test_closing_is_answered() -> None:
    async def check(client: Client) -> None:
        assert await client.connection.close() == CloseCode.NORMAL_CLOSURE

    with_client(echo, check)


def test_a_refused_origin_is_an_error() -> None:
    async def scenario() -> None:
        async with serve(echo, "127.0.0.1", 0, origins=[Origin("http://other.test")]) as server:
            with pytest.raises(InvalidStatus, match="403"):
                await connect(port_of(server), "/ws", Client().put, origin=ORIGIN)

    asyncio.run(scenario())


def test_a_server_that_hangs_up_before_the_handshake_is_an_error() -> None:
    async def scenario() -> None:
        async with await asyncio.start_server(lambda _, writer: writer.close(), "127.0.0.1", 0) as server:
            with pytest.raises(ConnectionError, match="handshake"):
                await connect(port_of(server), "/ws", Client().put, origin=ORIGIN)

    asyncio.run(scenario())
