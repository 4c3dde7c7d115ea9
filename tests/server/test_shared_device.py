"""A device that several people share: one connection, which is shown and acts for one seat at a time."""

from __future__ import annotations

import random

import pytest

from gloam.games import game_ids

from .kit import Client, House, Made, Message, play_on

pytestmark = pytest.mark.anyio

SWITCHES = ((0, 1), (1, 0), (0, None), (None, 1), (None, None), (1, 1))


def timeless(now: Message) -> Message:
    """Return an update without what differs between two connections that see the same."""
    return {key: value for key, value in now.items() if key not in ("at", "answers")}


async def device_of(house: House, made: Made, seat: int | None) -> Client:
    """Connect the device of seats 0 and 1, on which `seat` is shown."""
    return await house.join(made.id, None if seat is None else made.seats[seat], beside=made.seats[:2])


async def begun(house: House, game: str = "nightmarium") -> tuple[Made, list[Client]]:
    """A table of three in mid-game where one of the first two seats is asked."""
    made, clients = await house.begin(game, people=3)
    table, rng = house.table(made.id), random.Random(5)
    await play_on(table, clients, rng, most=12)
    while table.to_act not in (0, 1):
        await play_on(table, clients, rng, most=1)
    return made, clients


@pytest.mark.parametrize("game", game_ids())
async def test_after_a_switch_a_device_is_told_what_a_new_connection_of_that_seat_is(
    house: House, game: str
) -> None:
    """Log, view and options alike: nothing of the hand that was shown before."""
    made, clients = await begun(house, game)
    for before, after in SWITCHES:
        device = await device_of(house, made, before)
        shown = await device.show(after)
        switched = len(device.seen)
        await clients[2].do("say", phrase="hello")
        await device.catch_up(clients[2].now["seq"])
        viewer = 3 if after is None else after
        assert device.now["view"]["viewer"] == viewer
        assert not any('"refused"' in text for text in device.seen[switched:])
        fresh = await house.join(made.id, None if after is None else made.seats[after])
        assert (shown["seat"], shown["host"]) == (fresh.welcome["seat"], False)
        assert device.now["view"] == fresh.now["view"]
        again = await device_of(house, made, before)
        assert timeless((await again.show(after))["now"]) == timeless(fresh.now)
        await fresh.socket.close()
        await again.socket.close()


async def test_a_device_acts_for_the_seat_that_is_shown_and_for_no_other(house: House) -> None:
    made, _ = await begun(house)
    table = house.table(made.id)
    asked = table.to_act
    device = await device_of(house, made, asked)
    move = {"seq": device.now["seq"], "index": device.now["options"][0]["index"]}
    seq = table.seq
    await device.show(1 - asked)
    assert device.now.get("options", []) == []
    assert (await device.do("act", **move))["type"] == "refused"
    await device.show(None)
    assert await device.refused("act", **move) == "denied-spectator"
    assert table.seq == seq
    await device.show(asked)
    assert (await device.do("act", **move))["type"] == "update"
    assert table.plies[-1].seat == asked


async def test_a_refusal_comes_before_the_switch_or_never(house: House) -> None:
    made, _ = await begun(house)
    device = await device_of(house, made, 1 - house.table(made.id).to_act)
    await device.send("act", seq=device.now["seq"], index=0)
    await device.show(None)
    switched = len(device.seen)
    await device.do("ping")
    assert not any('"refused"' in text for text in device.seen[switched:])


async def test_a_device_shows_only_seats_it_has_proved_and_still_holds(house: House) -> None:
    made, clients = await house.begin(people=3)
    device = await device_of(house, made, None)
    assert await device.refused("show", seat=2) == "denied-show"
    assert await device.refused("show", seat=15) == "denied-show"
    assert device.now["view"]["viewer"] == 3
    await device.show(1)
    assert await clients[1].end() == (4409, "closed-taken")
    moved = await house.join(made.id, made.seats[0])
    assert await device.refused("show", seat=0) == "denied-show"
    assert house.seats_held(made.id) == [0, 1, 2]
    assert moved.welcome["presence"]["here"] == [True] * 3
    assert device.welcome["seat"] == 1
