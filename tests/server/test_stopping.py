"""A server that is told to stop while something is being kept."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from gloam.server.live.session import TableSession
from gloam.server.store.sqlite import SqliteStore
from gloam.server.tables.commands import Role, Start

from .kit import open_house

pytestmark = pytest.mark.anyio


class SlowStore(SqliteStore):
    """Writes when it is let."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.may_write = asyncio.Event()
        self.may_write.set()
        self.closing = False

    async def close(self) -> None:
        self.closing = True
        await super().close()

    async def _write_all(self, group: Sequence[Any]) -> Sequence[bool]:
        await self.may_write.wait()
        return await super()._write_all(group)


async def let_write_at_the_end(store: SlowStore, live: TableSession) -> None:
    """When the server waits for the table, or, not having waited, for the store."""
    while not live._lock._waiters and not store.closing:
        await asyncio.sleep(0)
    store.may_write.set()


async def test_the_end_comes_after_what_follows_from_a_deed(tmp_path: Path) -> None:
    """A game that began while the server was told to stop is listed as one that runs."""
    store = SlowStore(tmp_path / "t.db")
    async with open_house(store) as house:
        made = await house.make()
        store.may_write.clear()
        starting = asyncio.ensure_future(house.live(made.id).submit(Start("s"), Role(0, host=True)))
        letting = asyncio.ensure_future(let_write_at_the_end(store, house.live(made.id)))
    await letting
    assert await starting == house.table(made.id).seq
    again = SqliteStore(tmp_path / "t.db")
    await again.open(print, print)
    listed = await again.listed(public=False, most=9)
    await again.close()
    assert [(table.table, table.status) for table in listed] == [(made.id, "playing")]
