"""Frames that no honest client sends: the close codes, and floods that never reach the application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from gloam.server.app import Serving
from gloam.server.store.opening import make_store

from .kit import GENEROUS, PATIENCE, House, open_house

pytestmark = pytest.mark.anyio

LIMITS = GENEROUS._replace(messages=0.001, message_burst=20, hello_seconds=10 * PATIENCE)


@pytest.fixture(scope="module")
async def strict(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A server that lets each connection send 20 frames."""
    store = make_store(str(tmp_path_factory.mktemp("strict") / "t.db"))
    async with open_house(store, Serving(limits=LIMITS)) as house:
        yield house


def masked(opcode: Opcode, data: bytes = b"", *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin=fin).serialize(mask=True)


TEXT = masked(Opcode.TEXT, b"{}")
HALF = b"x" * (LIMITS.message_bytes // 2 + 1)

BROKEN = {
    "longer than the limit": (masked(Opcode.TEXT, b"x" * (LIMITS.message_bytes + 1)), 1009),
    "fragments longer than the limit": (
        masked(Opcode.TEXT, HALF, fin=False) + masked(Opcode.CONT, HALF),
        1009,
    ),
    "a length of 1 TB": (b"\x81\xff" + (1 << 40).to_bytes(8, "big"), 1009),
    "not masked": (Frame(Opcode.TEXT, b"{}").serialize(mask=False), 1002),
    "of an extension nobody agreed on": (b"\xc1" + TEXT[1:], 1002),
    "a continuation of nothing": (masked(Opcode.CONT, b"{}"), 1002),
    "a ping that is too long": (b"\x89\xfe\x00\x7e" + bytes(4 + 126), 1002),
    "not UTF-8": (masked(Opcode.TEXT, b"\xff"), 1007),
    "not JSON": (masked(Opcode.TEXT, b"hello"), 1007),
}


@pytest.mark.parametrize("what", BROKEN)
async def test_broken_frames_close_the_connection(strict: House, what: str) -> None:
    sent, code = BROKEN[what]
    assert await close_code(strict, sent) == code


FLOODS = {
    "pings": masked(Opcode.PING, b"x") * 1000,
    "pongs": masked(Opcode.PONG, b"x") * 1000,
    "empty fragments": masked(Opcode.TEXT, fin=False) + masked(Opcode.CONT, fin=False) * 1000,
}


@pytest.mark.parametrize("what", FLOODS)
async def test_floods_close_the_connection(strict: House, what: str) -> None:
    assert await close_code(strict, FLOODS[what]) == 1008


async def close_code(house: House, sent: bytes) -> int | None:
    socket = await house.dial()
    socket.transport.write(sent)
    async with asyncio.timeout(PATIENCE):
        await socket.wait_closed()
    return socket.close_code


async def test_pings_within_the_limit_are_answered(strict: House) -> None:
    socket = await strict.dial()
    async with asyncio.timeout(PATIENCE):
        for _ in range(LIMITS.message_burst):
            await (await socket.ping())
    assert socket.close_code is None
    await socket.close()


async def test_a_client_that_pings_and_never_reads_is_closed(strict: House) -> None:
    """Unread answers must not pile up in the server's memory."""
    socket = await strict.dial()
    socket.transport.pause_reading()
    socket.transport.write(masked(Opcode.PING, b"x" * 125) * 20_000)
    async with asyncio.timeout(PATIENCE):
        while strict.app.sockets.open:
            await asyncio.sleep(0)
    socket.transport.abort()


async def test_a_server_stops_while_a_client_is_closing(tmp_path: Path) -> None:
    """Whoever has said goodbye and not been answered yet does not keep the server from its own."""
    async with open_house(make_store(str(tmp_path / "t.db"))) as house:
        socket = await house.dial()
        (client,) = house.app.sockets.open
        client._socket.conn.send_close(1000)
        client._socket.shutdown()
        socket.transport.abort()
