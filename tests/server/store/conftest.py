"""Every promise is tried on both stores."""

from __future__ import annotations

import multiprocessing
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from multiprocessing.context import ForkServerContext
from pathlib import Path
from typing import Protocol

import pytest

from gloam.server.store import Store
from gloam.server.store.opening import make_store
from gloam.server.store.schema import NAMES
from gloam.server.store.upkeep import migrate

from .kit import Heard
from .postgres_server import PostgresServer


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, bool]]:
    return "asyncio", {"use_uvloop": True}


@pytest.fixture
def bare_postgres_url(postgres: PostgresServer) -> str:
    """A database of the test's own, without any tables."""
    return postgres.new_database()


@pytest.fixture(scope="session")
def shared_url(postgres: PostgresServer) -> str:
    migrate(postgres.url("postgres"))
    return postgres.url("postgres")


@pytest.fixture
def postgres_url(postgres: PostgresServer, shared_url: str) -> str:
    """A database with empty tables: the same for all tests, which is quicker."""
    postgres.run(f"TRUNCATE {', '.join(NAMES)}")
    return shared_url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """Where a database with nothing in it is."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture(params=["sqlite", "bare_postgres"])
def bare_url(request: pytest.FixtureRequest) -> str:
    """Where a database without any tables is."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture(scope="session")
def processes() -> ForkServerContext:
    """Processes forked from one that has everything imported: fresh starts take long."""
    context = multiprocessing.get_context("forkserver")
    names = ["test_kill", "test_migrations"]
    context.set_forkserver_preload(
        [f"{__package__}.{name}" for name in names] + ["gloam.server.store.postgres"]
    )
    return context


class Opening(Protocol):
    async def __call__(self, url: str, heard: Heard | None = None) -> Store: ...


@pytest.fixture
async def opened() -> AsyncIterator[Opening]:
    """Opens stores that are closed after the test."""
    async with AsyncExitStack() as stack:

        async def open_store(url: str, heard: Heard | None = None) -> Store:
            store, heard = make_store(url), heard or Heard()
            await store.open(heard.entries.put_nowait, heard.notes.put_nowait)
            stack.push_async_callback(store.close)
            return store

        yield open_store


@pytest.fixture
async def store(url: str, opened: Opening) -> Store:
    return await opened(url)
