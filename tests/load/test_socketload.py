"""The clients of the load bench against a server of the websockets library."""

import asyncio
import struct
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

import pytest
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.typing import Origin
from websockets.utils import accept_key

from bench.load.socketload import NO_CLOSE_CODE, BrokenProtocol, Connection, connect

ORIGIN = Origin("http://example.test")
SIZES = (0, 1, 125, 126, 65535, 65536, 300_000)
SOON = 10  # seconds after which a test has failed rather than hung

Handler = Callable[[ServerConnection], Awaitable[None]]


class Client:
    """A connection and the messages it has been told."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[bytes] = asyncio.Queue()
        self.connection: Connection

    def hear(self, connection: Connection, message: bytes) -> None:
        self.heard.put_nowait(message)


def port_of(server: Server | asyncio.Server) -> int:
    return int(next(iter(server.sockets)).getsockname()[1])


@asynccontextmanager
async def client_of(server: Server | asyncio.Server) -> AsyncIterator[Client]:
    client = Client()
    async with asyncio.timeout(SOON):
        client.connection = await connect(port_of(server), "/ws", client.hear, origin=ORIGIN)
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
            assert await client.heard.get() == text(size)

    with_client(echo, check)


def test_text_beyond_ascii_and_bytes_are_told_as_bytes() -> None:
    async def both(socket: ServerConnection) -> None:
        await socket.send("Кошмариум")
        await socket.send(b"\x00\xff")
        await socket.wait_closed()

    async def check(client: Client) -> None:
        assert await client.heard.get() == "Кошмариум".encode()
        assert await client.heard.get() == b"\x00\xff"

    with_client(both, check)


def test_fragments_become_one_message_and_pings_between_them_are_answered() -> None:
    async def in_fragments(socket: ServerConnection) -> None:
        async def fragments() -> AsyncIterator[str]:
            yield "a" * 70_000
            await (await socket.ping(b"are you there"))
            yield ""
            yield "b"

        await socket.send(fragments())
        await socket.send("next")
        await socket.wait_closed()

    async def check(client: Client) -> None:
        assert await client.heard.get() == b"a" * 70_000 + b"b"
        assert await client.heard.get() == b"next"

    with_client(in_fragments, check)


def test_the_code_of_the_server_is_known_and_the_loss_is_told_once() -> None:
    async def restart(socket: ServerConnection) -> None:
        await socket.close(1012, "restart")

    lost: list[Connection] = []

    async def check(client: Client) -> None:
        client.connection.on_lost = lost.append
        assert await client.connection.closed == 1012
        assert await client.connection.close() == 1012
        assert lost == [client.connection]

    with_client(restart, check)


def test_a_goodbye_of_ours_is_answered() -> None:
    async def check(client: Client) -> None:
        assert await client.connection.close() == 1000

    with_client(echo, check)


def test_a_refused_origin_is_an_error() -> None:
    async def scenario() -> None:
        async with serve(echo, "127.0.0.1", 0, origins=[Origin("http://other.test")]) as server:
            with pytest.raises(BrokenProtocol, match="403"):
                await connect(port_of(server), "/ws", Client().hear, origin=ORIGIN)

    asyncio.run(scenario())


# A server that sends what we tell it, byte by byte: what a well-behaved one would not.


def frame(first: int, payload: bytes, *, masked: bool = False) -> bytes:
    assert len(payload) < 1 << 16
    flag = 0x80 if masked else 0
    if len(payload) < 126:
        return bytes((first, flag | len(payload))) + payload
    return struct.pack(">BBH", first, flag | 126, len(payload)) + payload


async def raw_client(sent: bytes, *, at_once: bool) -> tuple[Client, int]:
    """What a client hears of these bytes after the handshake, and the code it ends with."""
    done = asyncio.Event()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):  # a client that is offended hangs up
            writer.write(_accepting(await reader.readuntil(b"\r\n\r\n")))
            for piece in [sent] if at_once else [bytes([byte]) for byte in sent]:
                writer.write(piece)
                await writer.drain()
                await asyncio.sleep(0)
            await reader.read()  # until the client has gone
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()
        done.set()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        async with client_of(server) as client:
            code = await client.connection.closed
        await done.wait()
    return client, code


def _accepting(request: bytes) -> bytes:
    key = next(line for line in request.decode().split("\r\n") if line.startswith("Sec-WebSocket-Key: "))
    accept = accept_key(key.partition(": ")[2])
    return f"HTTP/1.1 101 Switching Protocols\r\nSEC-WEBSOCKET-ACCEPT: {accept}\r\n\r\n".encode()


GOODBYE = frame(0x88, struct.pack(">H", 1001))


@pytest.mark.parametrize("at_once", [True, False])
def test_it_does_not_matter_how_the_bytes_are_cut(at_once: bool) -> None:  # noqa: FBT001
    sent = frame(0x81, b"one") + frame(0x81, text(700)) + frame(0x01, b"th") + frame(0x8A, b"stray pong")
    client, code = asyncio.run(raw_client(sent + frame(0x80, b"ree") + GOODBYE, at_once=at_once))
    assert [client.heard.get_nowait() for _ in range(3)] == [b"one", text(700), b"three"]
    assert client.heard.empty()
    assert code == 1001


@pytest.mark.parametrize(
    "sent",
    [
        frame(0x81, b"masked", masked=True),
        frame(0x80, b"a continuation of nothing"),
        frame(0x01, b"begun") + frame(0x81, b"another"),
        frame(0xC1, b"compressed"),
        frame(0x83, b"no such frame"),
    ],
)
def test_what_breaks_the_protocol_ends_the_connection(sent: bytes) -> None:
    client, code = asyncio.run(raw_client(sent + frame(0x81, b"later"), at_once=True))
    assert client.heard.empty()
    assert code == NO_CLOSE_CODE
