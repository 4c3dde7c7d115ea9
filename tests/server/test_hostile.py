"""Anything may be sent: nothing breaks, changes or grows. More by `python -m tests.server.hostile`."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloam.server.app import Serving
from gloam.server.store.opening import make_store
from gloam.server.store.upkeep import migrate

from .hostile import LIMITS, attack
from .kit import open_house
from .store.postgres_server import PostgresServer

pytestmark = pytest.mark.anyio


async def test_anything_is_sent_to_everything(tmp_path: Path) -> None:
    async with open_house(make_store(str(tmp_path / "t.db")), Serving(limits=LIMITS)) as house:
        hostile, sizes = await attack(house, seed=1, rounds=7)
        assert len(house.app.registry.tables) < 60
    assert not house.app.sockets.open
    assert not house.app.sockets._by_address
    assert {200, 400, 401, 403, 404, 405} <= {*hostile.statuses}
    assert sizes[-1] - sizes[4] < 30_000_000


@pytest.fixture
def postgres_url(postgres: PostgresServer) -> str:
    url = postgres.new_database()
    migrate(url)
    return url


async def test_anything_is_sent_to_postgres_too(postgres_url: str) -> None:
    async with open_house(make_store(postgres_url), Serving(limits=LIMITS)) as house:
        hostile, _ = await attack(house, seed=2, rounds=3)
    assert {200, 400, 404} <= {*hostile.statuses}
