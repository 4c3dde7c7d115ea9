"""What a table does about those who do not decide. Time is moved, not waited for."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloam.server.live.autoplay import remaining_pace
from gloam.server.protocol.messages import Absence
from gloam.server.tables.updates import now_ms

from .kit import PATIENCE, House

pytestmark = pytest.mark.anyio


async def test_a_bot_plays_for_whoever_is_absent_too_long(house: House) -> None:
    ways = {"absence": {"policy": "bot", "after": 5, "bot": "asleep"}}
    made, clients = await house.begin(people=2, ways=ways, options={"first": "2"})
    live = house.live(made.id)
    await clients[1].socket.close()
    await clients[0].until(lambda message: message.get("here") == [True, False])
    assert [seat.standin for seat in live.table.seats] == ["", ""]
    live.away[1] -= 6_000
    live.autoplay.stop()
    live.autoplay.look(live)
    await clients[0].until(lambda message: "standin" in str(message.get("events")))
    assert [seat.standin for seat in live.table.seats] == ["", "asleep"]
    back = await house.join(made.id, made.seats[1])
    assert back.now["table"]["seats"][1] == {"kind": "person", "name": "P2"}
    assert live.table.facts.status == "playing"


async def test_whoever_shares_a_device_is_not_absent(house: House) -> None:
    """The device shows nobody's hand, for its curtain is down. When it goes, all who shared it are gone."""
    ways = {"absence": {"policy": "bot", "after": 5, "bot": "asleep"}}
    made, clients = await house.begin(people=2, ways=ways, options={"first": "2"})
    live = house.live(made.id)
    device = await house.join(made.id, beside=made.seats)
    for client in clients:
        await client.socket.close()
    live.away = [since - 6_000 for since in live.away]
    live.autoplay.stop()
    live.autoplay.look(live)
    assert not live.autoplay.is_waiting
    watcher = await house.join(made.id)
    await device.socket.close()
    await watcher.until(lambda message: message.get("here") == [False, False])
    live.away[1] -= 6_000
    live.autoplay.stop()
    live.autoplay.look(live)
    await watcher.until(lambda message: "standin" in str(message.get("events")))
    again = await house.join(made.id, beside=made.seats)
    assert not live.table.seats[1].standin
    assert again.welcome["presence"]["here"] == [True, True]


async def test_absence_of_those_not_asked_does_not_matter(house: House) -> None:
    ways = {"absence": {"policy": "bot", "after": 5, "bot": "asleep"}}
    made, clients = await house.begin(people=2, ways=ways, options={"first": "1"})
    live = house.live(made.id)
    await clients[1].socket.close()
    await clients[0].until(lambda message: message.get("here") == [True, False])
    live.away[1] -= 600_000
    live.autoplay.look(live)
    assert not live.autoplay.is_waiting


async def test_a_nudge(house: House) -> None:
    ways = {"absence": {"policy": "nudge", "after": 5}}
    made, clients = await house.begin(people=2, ways=ways)
    live = house.live(made.id)
    live.table.facts.since -= 6_000
    live.autoplay.stop()
    live.autoplay.look(live)
    for client in clients:
        nudge = await client.until(lambda message: message["type"] == "nudge")
        assert nudge["seat"] == live.table.to_act
    assert not live.table.facts.moves


async def test_a_clock_that_has_run_out(house: House) -> None:
    made, clients = await house.begin(people=2, ways={"clock": {"base": 10, "increment": 2}})
    live = house.live(made.id)
    seat = live.table.to_act
    live.table.facts.since -= 11_000
    live.autoplay.stop()
    live.autoplay.look(live)
    told = await clients[seat].until(lambda message: message["type"] == "update" and message["events"])
    while not any(line.get("by") == "clock" for line in told["events"]):
        told = await clients[seat].until(lambda message: message["type"] == "update")
    assert live.table.seats[seat].bank == 2_000
    assert not live.table.seats[seat].standin


async def test_the_wire_knows_no_shorter_patience() -> None:
    assert Absence().after >= 5
    assert now_ms() // 1000 - int(time.time()) in (-1, 0, 1)


@given(st.floats(0, 100), st.floats(0.01, 5))
def test_a_bot_answers_after_a_whole_number_of_paces(thought: float, pace: float) -> None:
    """Whoever has a watch learns nothing of how much there was to choose from."""
    paces = (thought + remaining_pace(thought, pace)) / pace
    assert round(paces) == pytest.approx(paces, abs=1e-6)
    assert 0 < remaining_pace(thought, pace) <= pace


async def test_the_time_told_is_that_of_telling(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Clocks are shown by it: somebody who comes back to an old position must not see an old time."""
    made, clients = await house.begin(people=2, ways={"clock": {"base": 100, "increment": 0}})
    before, later = clients[1].now["at"], time.time_ns() + 75_000_000_000
    monkeypatch.setattr(time, "time_ns", lambda: later)
    async with await house.join(made.id, made.seats[1]) as again:
        assert again.now["seq"] == clients[0].now["seq"]
        assert again.now["at"] - again.now["since"] >= 74_000
        assert again.now["at"] >= before + 74_000


async def test_a_player_who_returns_while_a_stand_in_is_stored(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is being stored is applied, though nobody waits for it; then the seat is theirs again."""
    ways = {"absence": {"policy": "bot", "after": 5, "bot": "asleep"}}
    made, clients = await house.begin(people=2, ways=ways, options={"first": "2"})
    live, store = house.live(made.id), house.app.store
    await clients[1].socket.close()
    await clients[0].until(lambda message: message.get("here") == [True, False])
    storing, append = asyncio.Event(), store.append

    def slowly(*given: Any) -> asyncio.Future[bool]:
        stored = append(*given)
        storing.set()
        return stored

    monkeypatch.setattr(store, "append", slowly)
    live.away[1] -= 6_000
    live.autoplay.look(live)
    await storing.wait()
    await house.join(made.id, made.seats[1])
    async with asyncio.timeout(PATIENCE):
        while live.table.facts.notices[-1].kind != "returned":
            await asyncio.sleep(0)
    assert [notice.kind for notice in live.table.facts.notices[-2:]] == ["standin", "returned"]
    assert not live.table.seats[1].standin
