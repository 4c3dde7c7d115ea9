"""The tables of the database, for its migrations only: what reads and writes them is plain SQL."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, Table, Text, text

__all__ = ["METADATA", "NAMES"]

METADATA: Final = MetaData()
Row: Final = BigInteger().with_variant(Integer(), "sqlite")  # SQLite numbers rows by itself only if so named
IN_THE_LOBBY: Final = text("public AND status <> 'over'")

# A rowid table with an index: what is written last lies together on disk, whichever table it belongs to.
# The index is what a commit costs: each row lies on another page of it. Commands are known without one.
ENTRY: Final = Table(
    "entry",
    METADATA,
    Column("id", Row, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("msg", Text),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("entry_seq", "table_id", "seq", unique=True),
)

SNAPSHOT: Final = Table(
    "snapshot",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

LISTING: Final = Table(
    "listing",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("listing_updated", "updated", "table_id"),
    Index("listing_lobby", "updated", "table_id", sqlite_where=IN_THE_LOBBY, postgresql_where=IN_THE_LOBBY),
)

CODE: Final = Table(
    "code",
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("seat", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("code_expires", "expires"),
)

SECRET: Final = Table(
    "secret",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

NAMES: Final = tuple(METADATA.tables)
