"""Moods: shown to everybody who is there, of players and spectators, and kept by nobody."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from gloam.server.app import Serving
from gloam.server.store.opening import make_store

from .kit import GENEROUS, Client, House, Message, open_house

pytestmark = pytest.mark.anyio


def is_reaction(message: Message) -> bool:
    return bool(message["type"] == "reaction")


async def test_everybody_sees_a_mood_and_nobody_keeps_it(house: House) -> None:
    made, clients = await house.begin(people=2)
    watcher = await house.join(made.id)
    entries, before = house.table(made.id).seq, house.table(made.id).snapshot()
    for sender, seat in ((clients[1], 1), (watcher, -1)):
        assert (await sender.do("react", mood="ouch"))["type"] == "done"
        for client in (*clients, watcher):
            if client is not sender:
                assert await client.until(is_reaction) == {"type": "reaction", "seat": seat, "mood": "ouch"}
    assert sum("reaction" in text for text in watcher.seen) == 2
    assert house.table(made.id).seq == entries
    assert house.table(made.id).snapshot() == before
    late = await house.join(made.id)
    assert "ouch" not in late.seen[0]


async def test_nobody_can_shower_a_table_with_moods(house: House) -> None:
    made = await house.make(people=1, free=1)
    client = await house.join(made.id, made.seats[0])
    burst = GENEROUS.reaction_burst
    answers = [(await client.do("react", mood="laugh"))["type"] for _ in range(3 * burst)]
    assert answers[:burst] == ["done"] * burst
    assert "refused" in answers[burst:]
    assert (await client.do("say", phrase="hello"))["type"] == "update"


@pytest.fixture
async def crowded(tmp_path: Path) -> AsyncIterator[House]:
    """A server whose connections may show two moods each, and a table's spectators twenty."""
    limits = GENEROUS._replace(reactions=0.0, reaction_burst=2)
    async with open_house(make_store(str(tmp_path / "t.db")), Serving(limits=limits)) as house:
        yield house


async def test_a_crowd_leaves_players_their_moods(crowded: House) -> None:
    made = await crowded.make(people=1, free=1)
    watchers: list[Client] = [await crowded.join(made.id) for _ in range(11)]
    answers = [(await watcher.do("react", mood="wow"))["type"] for watcher in watchers for _ in range(2)]
    assert answers == ["done"] * 20 + ["refused"] * 2
    player = await crowded.join(made.id, made.seats[0])
    assert (await player.do("react", mood="cry"))["type"] == "done"


async def test_a_slow_client_is_not_let_go_for_moods(house: House) -> None:
    made = await house.make(people=2)
    clients = await house.sit_all(made)
    slow = house.live(made.id).subscribers[0]
    outbox = slow.outbox  # type: ignore[attr-defined]
    outbox._socket.is_full = True
    for _ in range(3 * GENEROUS.posts):
        slow.offer(b"{}")
    assert len(outbox._queue) == GENEROUS.posts // 2
    outbox._queue.clear()
    outbox._socket.is_full = False
    outbox.flush()
    await clients[0].do("say", phrase="hello")
