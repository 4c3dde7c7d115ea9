"""How processes tell each other what they have stored: the texts that PostgreSQL's NOTIFY carries.

A text is the sender's name, a letter for its kind, and what is told in base64: less than 8,000 bytes.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from gloam.server.store import StoredEntry

__all__ = ["ENTRIES", "LONGEST_WORD", "NODE", "NOTE", "Tidings", "Where", "note_text", "read", "word"]

NODE: Final = 12  # letters of a sender's name
ENTRIES: Final = "e"
NOTE: Final = "n"
LONGEST_WORD: Final = 3_900  # of an entry: any two fit into a text
POINTER: Final = "~"

_stored = msgspec.msgpack.Decoder(StoredEntry)


class Where(NamedTuple):
    """An entry too long to be told: it must be read."""

    table: str
    seq: int


_where = msgspec.msgpack.Decoder(Where)


class Tidings(NamedTuple):
    """What one text says: a note, or entries in the order in which they were stored."""

    note: bytes | None
    entries: Sequence[StoredEntry | Where]


def word(entry: StoredEntry) -> str:
    """An entry within a text."""
    said = _pack(entry)
    return said if len(said) <= LONGEST_WORD else POINTER + _pack(Where(entry.table, entry.seq))


def note_text(node: str, note: bytes) -> str:
    return node + NOTE + b64encode(note).decode()


def read(text: str) -> Tidings:
    """ValueError if it is not one of ours."""
    kind, said = text[NODE : NODE + 1], text[NODE + 1 :]
    if kind == NOTE:
        return Tidings(b64decode(said, validate=True), ())
    if kind != ENTRIES:
        raise ValueError(text[: NODE + 1])
    try:
        return Tidings(None, [_read_word(each) for each in said.split(",")])
    except msgspec.MsgspecError as error:
        raise ValueError(str(error)) from error


def _read_word(said: str) -> StoredEntry | Where:
    if said.startswith(POINTER):
        return _where.decode(b64decode(said[1:], validate=True))
    return _stored.decode(b64decode(said, validate=True))


def _pack(value: StoredEntry | Where) -> str:
    return b64encode(msgspec.msgpack.encode(value)).decode()
