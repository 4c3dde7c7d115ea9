"""Where tables are kept: an append-only log of entries for each table, and little else.

An entry is accepted when it is on disk under its table and number, which only one writer can get. Whoever
loses the race reads the tail and thinks again: no leases, no owners. Bodies are bytes the store never reads.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from gloam.core.errors import BadInput
from gloam.server.tables.events import StoredEntry

if TYPE_CHECKING:
    from asyncio import Future

__all__ = ["Code", "Listed", "Saved", "Store", "StoreBusy", "StoreDown", "StoreInUse", "StoredEntry"]


class Listed(NamedTuple):
    """What the lobby and the host's list say of a table, without reading its log."""

    table: str
    game: str
    status: str  # "over" if it is
    public: bool
    created: int
    updated: int
    body: bytes


class Saved(NamedTuple):
    """A table as it was kept: its last snapshot (0 and nothing if there is none) and the entries after it."""

    seq: int
    snapshot: bytes | None
    tail: Sequence[StoredEntry]


class Code(NamedTuple):
    """What a short code stands for until it is used or too old: a seat that moves to another device."""

    table: str
    seat: int
    expires: int


class StoreInUse(BadInput):
    """Another process has the database."""


class StoreBusy(Exception):
    """Too much waits to be written. Nothing was stored: try again soon."""


class StoreDown(Exception):
    """The store cannot be reached, or its answer was lost. Whether the entry is there must be looked up."""


class Store(Protocol):
    """One process's way to the log. All methods may raise StoreDown."""

    async def open(
        self, on_entries: Callable[[Sequence[StoredEntry]], None], on_note: Callable[[bytes], None]
    ) -> None:
        """Connect. `on_entries` hears what other processes appended, `on_note` what they published.

        Both are called in the event loop. Nothing is promised about what was said while the connection was
        lost: after a reconnection `on_note(b"")` says that everything should be looked up again.
        BadInput if the database cannot be used: not there, newer than this program, taken by another.
        """
        ...

    def append(self, entry: StoredEntry, listed: Listed | None = None) -> Future[bool]:
        """Keep the entry, and the listing with it if given, all or nothing. True: it is on disk.

        False: the table already has that number, lacks the number before it, or has been deleted (an
        entry with `seq` 1 makes the table and needs a listing). StoreBusy if too much waits.
        """
        ...

    async def relist(self, listed: Listed) -> None:
        """Replace what the lobby says of a table, if the table is there. Not waited for by anybody."""
        ...

    async def load(self, table: str) -> Saved | None:
        """Everything needed to resume the table; None if there is no such table."""
        ...

    async def tail(self, table: str, after: int) -> list[StoredEntry] | None:
        """The entries after a number, in order; None if the table is gone."""
        ...

    async def save(self, table: str, seq: int, snapshot: bytes) -> None:
        """Keep a snapshot of the table at `seq`, unless a later one is kept or there is no such entry."""
        ...

    async def listed(self, *, public: bool, most: int) -> list[Listed]:
        """The tables, the last touched first; only the public ones that are not over if `public`."""
        ...

    async def delete(self, table: str) -> bool:
        """Remove every trace of the table. False if there was none."""
        ...

    async def keep_code(self, digest: str, code: Code) -> None:
        """Keep a code, which lives for less than a day, by the digest of it; old ones are swept away."""
        ...

    async def take_code(self, digest: str, now: int) -> Code | None:
        """What the code stands for, if it is known and not too old. It is forgotten by this."""
        ...

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """The secret kept under the name; `fresh` is kept if there was none. All processes get the same."""
        ...

    async def next_claim(self) -> int:
        """A number greater than any given before, to any process: it orders the claims to a seat."""
        ...

    async def publish(self, note: bytes) -> None:
        """Tell the other processes something that need not be kept. 1 to 5,000 bytes; may get lost."""
        ...

    async def ping(self) -> None:
        """StoreDown unless the store answers and can write."""
        ...

    async def close(self) -> None:
        """Write what waits, then let go."""
        ...
