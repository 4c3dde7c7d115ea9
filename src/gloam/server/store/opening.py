"""Finds the store that an address means."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Final

from gloam.core.errors import BadInput
from gloam.server.store import Store
from gloam.server.store.sqlite import SqliteStore

__all__ = ["make_store", "require_postgres", "sqlite_path"]

KNOWN: Final = "sqlite:///file.db, postgresql://user@host/database"


def make_store(url: str) -> Store:
    """Not opened yet."""
    path = sqlite_path(url)
    if path:
        return SqliteStore(path)
    require_postgres()
    from gloam.server.store.postgres import PostgresStore

    return PostgresStore(url)


def require_postgres() -> None:
    """BadInput unless the extra is installed: asyncpg, and greenlet for the migrations."""
    for module in ("asyncpg", "greenlet"):
        if find_spec(module) is None:
            raise BadInput("store-extra", missing=module)


def sqlite_path(url: str) -> Path | None:
    """The file meant by `sqlite:///file` or by a plain path; None for a PostgreSQL. Else BadInput."""
    scheme, colon, rest = url.partition("://")
    if scheme in ("postgresql", "postgres") and colon:
        return None
    if not colon and url:
        return Path(url)
    if scheme == "sqlite" and rest.startswith("/") and len(rest) > 1:
        return Path(rest[1:])
    raise BadInput("store-address", value=scheme + colon, known=KNOWN)
