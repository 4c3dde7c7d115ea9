"""A server for each module of tests; what needs other limits opens a house of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from gloam.server.store.opening import make_store

from .kit import House, open_house


@pytest.fixture(scope="module")
def anyio_backend() -> tuple[str, dict[str, bool]]:
    return "asyncio", {"use_uvloop": True}


@pytest.fixture(scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    folder = tmp_path_factory.mktemp("house")
    async with open_house(make_store(f"sqlite:///{folder / 'tables.db'}")) as house:
        yield house
