"""Entries and listings to store, and ears to hear of them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from gloam.server.store import Listed, Store
from gloam.server.tables.events import StoredEntry

PATIENCE = 60.0  # seconds: nothing takes as long unless it is broken


def entry(table: str, seq: int, msg: str | None = None, body: bytes = b"") -> StoredEntry:
    return StoredEntry(table, seq, msg, 1_700_000_000_000 + seq, body or f"{table} {seq}".encode())


def listing(
    table: str, updated: int = 1, *, public: bool = True, status: str = "open", body: bytes = b"{}"
) -> Listed:
    return Listed(table, "nightmarium", status, public, 1, updated, body)


async def fill(store: Store, table: str, count: int) -> list[StoredEntry]:
    """A table with so many entries."""
    entries = [entry(table, seq, f"m{seq}") for seq in range(1, count + 1)]
    for each in entries:
        assert await store.append(each, listing(table) if each.seq == 1 else None)
    return entries


class Heard:
    """What a store has told its process."""

    def __init__(self) -> None:
        self.entries: asyncio.Queue[Sequence[StoredEntry]] = asyncio.Queue()
        self.notes: asyncio.Queue[bytes] = asyncio.Queue()

    async def next_note(self) -> bytes:
        async with asyncio.timeout(PATIENCE):
            return await self.notes.get()

    async def next_entries(self, count: int) -> list[StoredEntry]:
        """So many at least, however they are parcelled."""
        heard: list[StoredEntry] = []
        async with asyncio.timeout(PATIENCE):
            while len(heard) < count:
                heard += await self.entries.get()
        return heard

    @property
    def nothing_more(self) -> bool:
        return self.entries.empty() and self.notes.empty()
