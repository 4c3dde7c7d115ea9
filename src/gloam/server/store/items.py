"""What waits to be written, checked when it comes: nothing that one database takes and the other does not."""

from __future__ import annotations

from typing import Final, NamedTuple

from gloam.server.store import Code, Listed, StoredEntry

__all__ = [
    "DAY",
    "LONGEST_NOTE",
    "Append",
    "Snapshot",
    "check_code",
    "check_listed",
    "check_name",
    "check_note",
    "is_name",
]

DAY: Final = 86_400_000  # milliseconds. Codes live for minutes: what expires a day before another is old
LONGEST_NAME: Final = 200  # letters; PostgreSQL cannot index long texts
LONGEST_NOTE: Final = 5_000  # bytes: PostgreSQL carries 8,000 letters, base64 needs four for three bytes


class Append(NamedTuple):
    entry: StoredEntry
    listed: Listed | None

    @property
    def table(self) -> str:
        return self.entry.table

    @classmethod
    def of(cls, entry: StoredEntry, listed: Listed | None) -> Append:
        """ValueError if a creation comes without the listing of its table."""
        if entry.seq == 1 and listed is None:
            raise ValueError(f"entry {entry.seq} of {entry.table}: numbers begin at 1, with a listing")
        if listed is not None:
            check_listed(listed)
            if listed.table != entry.table:
                raise ValueError(f"an entry of {entry.table} with the listing of {listed.table}")
        return cls(entry, listed)


class Snapshot(NamedTuple):
    table: str
    seq: int
    body: bytes


def is_name(name: str) -> bool:
    """No control characters, no halves of letters, not too long: others are neither kept nor looked for."""
    return len(name) <= LONGEST_NAME and name.isprintable()


def check_name(name: str) -> None:
    if not is_name(name):
        raise ValueError(f"{name!a:.80} cannot be kept: too long, or not printable")


def check_listed(listed: Listed) -> None:
    for name in (listed.table, listed.game, listed.status):
        check_name(name)


def check_code(digest: str, code: Code) -> None:
    check_name(digest)
    check_name(code.table)


def check_note(note: bytes) -> None:
    """The empty note is the store's own."""
    if not 1 <= len(note) <= LONGEST_NOTE:
        raise ValueError(f"a note of {len(note)} bytes: 1 to {LONGEST_NOTE} can be published")
