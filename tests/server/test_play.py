"""Whole games over real sockets."""

from __future__ import annotations

import random

import pytest

from .kit import House, play_on

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ["nightmarium", "kragmortha"])
async def test_people_play_to_the_end(house: House, game: str) -> None:
    made, clients = await house.begin(game, people=3)
    table = house.table(made.id)
    await play_on(table, clients, random.Random(game))
    for client in clients:
        await client.catch_up(table.seq)
        assert client.now["table"]["status"] == "over"
        await client.socket.close()
