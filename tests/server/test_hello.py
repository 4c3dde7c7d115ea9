"""Coming to a table: who is let in, as whom, and why not."""

from __future__ import annotations

import json
import random

import pytest

from gloam.core.phrase import Phrase
from gloam.server.app import Serving
from gloam.server.protocol.errors import CloseCode, CommandRejected, Reason
from gloam.server.protocol.messages import PROTOCOL
from gloam.server.sockets.endpoint import ClientSession
from gloam.server.store.opening import make_store
from gloam.server.tables.commands import Role, Say

from .kit import GENEROUS, Client, House, Made, open_house

pytestmark = pytest.mark.anyio


async def turned_away(house: House, **hello: object) -> tuple[int, str]:
    """Say this and nothing else; the code and the reason of the goodbye."""
    client = Client(await house.dial())
    await client.socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, **hello}))
    return await client.end()


async def test_roles(house: House) -> None:
    made = await house.make(people=2, free=1)
    roles = [
        ((made.seats[1], None), (1, False)),
        ((made.seats[0], made.host), (0, True)),
        ((None, made.host), (-1, True)),
        ((made.host, made.seats[1]), (1, True)),  # either token in either place
        ((made.host, None), (-1, True)),
        ((None, None), (-1, False)),
    ]
    for (token, host), (seat, is_host) in roles:
        async with await house.join(made.id, token, host) as client:
            assert (client.welcome["seat"], client.welcome["host"]) == (seat, is_host)
            assert client.welcome["protocol"] == PROTOCOL
            assert client.now["view"] is None


async def test_bad_tokens(house: House) -> None:
    made, other = await house.make(), await house.make()
    seat = made.seats[0]
    tokens = ["", "x", seat[:-1], seat + "x", seat.replace(".0.", ".1.", 1), seat.split(".", 1)[1]]
    tokens += [other.seats[0], other.host, other.seats[0].replace(other.id, made.id), "й" * 50, "\x00", "."]
    for token in tokens:
        assert await turned_away(house, table=made.id, token=token) == (4401, "denied-token"), token
        assert await turned_away(house, table=made.id, host=token) == (4401, "denied-token"), token
    assert await turned_away(house, table=made.id, token=seat, host="x") == (4401, "denied-token")
    assert house.live(made.id).subscribers == []


async def test_what_is_no_hello(house: House) -> None:
    made = await house.make()
    for text in ("", "{", "[]", "null", '"hello"', "{}", '{"type":"hello"}', '{"type":"leave","id":"x"}'):
        client = Client(await house.dial())
        await client.socket.send(text)
        code, why = await client.end()
        assert (code, why) in ((1007, "closed-message"), (1007, "closed-hello")), text
    assert await turned_away(house, table=made.id, unknown=1) == (1007, "closed-message")
    assert await turned_away(house, table="../../etc") == (1007, "closed-message")
    assert await turned_away(house, table=made.id, protocol=PROTOCOL + 1) == (4426, "closed-protocol")
    assert await turned_away(house, table="a" * 16) == (4404, "denied-no-table")


async def test_a_page_of_another_version_keeps_its_seat(house: House) -> None:
    """It is told to load anew; nobody is disconnected by it, and afterwards the same token sits down."""
    made, clients = await house.begin()
    old = {"table": made.id, "token": made.seats[0], "protocol": PROTOCOL + 1}
    assert await turned_away(house, **old) == (4426, "closed-protocol")
    assert house.seats_held(made.id) == [0, 1]
    async with await house.join(made.id, made.seats[0]) as again:
        assert (again.welcome["seat"], again.now["view"]["viewer"]) == (0, 0)
    await clients[1].do("say", phrase="hello")


async def test_a_page_from_before_this_version_plays_on(house: House) -> None:
    """It says nothing of pace, looks or moods, and ignores what it does not know."""
    made = await house.make(people=2)
    one, other = await house.sit_all(made)
    await one.do("start")
    await other.do("react", mood="wow")
    client = one if house.table(made.id).to_act == 0 else other
    await client.catch_up(house.table(made.id).seq)
    await client.act(random.Random(1))
    assert house.live(made.id).share_told() == 0.0


async def test_one_hello_is_enough(house: House) -> None:
    made = await house.make()
    client = await house.join(made.id, made.seats[0])
    await client.socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "table": made.id}))
    assert await client.end() == (1007, "closed-hello")


async def test_a_late_hello(tmp_path_factory: pytest.TempPathFactory) -> None:
    store = make_store(str(tmp_path_factory.mktemp("late") / "t.db"))
    async with open_house(store, Serving(limits=GENEROUS._replace(hello_seconds=0.01))) as house:
        assert await Client(await house.dial()).end() == (4408, "closed-late")


async def test_a_seat_has_one_holder(house: House) -> None:
    made = await house.make()
    first = await house.join(made.id, made.seats[0])
    other = await house.join(made.id, made.seats[1])
    second = await house.join(made.id, made.seats[0])
    assert await first.end() == (4409, "closed-taken")
    assert second.welcome["presence"] == {"type": "presence", "here": [True, True], "spectators": 0}
    assert (await second.do("say", phrase="hello"))["type"] == "update"
    await other.catch_up(second.now["seq"])
    assert house.seats_held(made.id) == [0, 1]


async def test_two_devices_of_the_host(house: House) -> None:
    """The host's right is no seat: it can be held at two places at once."""
    made = await house.make(people=1, free=1)
    one, other = await house.join(made.id, None, made.host), await house.join(made.id, None, made.host)
    assert (await one.do("seat", seat=1, bot="asleep"))["type"] == "update"
    assert (await other.do("seat", seat=1, bot=None))["type"] == "update"


async def test_presence(house: House) -> None:
    made = await house.make()
    one = await house.join(made.id, made.seats[0])
    watcher = await house.join(made.id)
    told = await one.until(lambda message: message["type"] == "presence" and message["spectators"] == 1)
    assert told["here"] == [True, False]
    await one.socket.close()
    told = await watcher.until(lambda message: message["type"] == "presence")
    assert told == {"type": "presence", "here": [False, False], "spectators": 1}


async def test_those_who_share_a_device_are_there_and_nothing_of_theirs_is_told(house: House) -> None:
    made, clients = await house.begin(people=3, ways={"spectators": False})
    for client in clients:
        await client.socket.close()
    device = await house.join(made.id, beside=made.seats[:2])  # its curtain is down
    assert device.welcome["presence"] == {
        "type": "presence",
        "here": [True, True, False],
        "spectators": 0,
    }
    assert (device.welcome["seat"], device.now["view"]["viewer"]) == (-1, 3)
    assert await device.refused("act", seq=device.now["seq"], index=0) == "denied-spectator"
    lifted = await house.join(made.id, made.seats[0], beside=made.seats[:2])
    await device.socket.close()
    assert lifted.welcome["presence"]["here"] == [True, True, False]
    assert lifted.now["view"]["viewer"] == 0
    assert house.seats_held(made.id) == [0, 1]
    other = await house.join(made.id, made.seats[1])  # at a device of his own now
    assert house.seats_held(made.id) == [0, 1]
    await lifted.socket.close()
    await other.until(lambda message: message.get("here") == [False, True, False])


async def test_a_seat_that_has_moved_to_another_device_is_no_longer_beside(house: House) -> None:
    made = await house.make(people=2)
    device = await house.join(made.id, beside=made.seats)
    moved = (await house.post(f"/api/tables/{made.id}/seats/1/link", token=made.host)).json
    assert house.seats_held(made.id) == [0]
    await device.socket.close()
    again = await house.join(made.id, beside=[*made.seats, made.host])
    assert again.welcome["presence"]["here"] == [True, False]
    assert (await house.join(made.id, moved["token"])).welcome["presence"]["here"] == [True, True]


async def test_an_invitation(house: House) -> None:
    """A link to an empty seat seats whoever comes with it, and nobody else can take the seat."""
    made = await house.make(people=1, free=1)
    link = (await house.post(f"/api/tables/{made.id}/seats/1/link", token=made.host)).json
    assert (await house.post(f"/api/tables/{made.id}/seats", {"name": "Eve"})).why == "denied-no-seat"
    guest = await house.join(made.id, link["token"])
    assert guest.welcome["seat"] == 1
    assert guest.now["table"]["seats"][1] == {"kind": "person", "name": "Player 2"}
    assert (await guest.do("rename", name="Bob"))["table"]["seats"][1]["name"] == "Bob"
    again = await house.join(made.id, link["token"])
    assert again.now["table"]["seats"][1]["name"] == "Bob"


async def test_a_seat_kept_for_a_friend_is_told_and_released_by_the_host(house: House) -> None:
    made = await house.make(people=1, free=1)
    link = (await house.post(f"/api/tables/{made.id}/seats/1/link", token=made.host)).json
    path = f"/api/tables/{made.id}"
    kept = {"kind": "open", "kept": True}
    assert (await house.get(path)).json["seats"][1] == kept
    host = await house.join(made.id, made.seats[0], host=made.host)
    assert host.now["table"]["seats"][1] == kept
    assert (await host.do("seat", seat=1, bot=None))["table"]["seats"][1] == {"kind": "open"}
    assert await turned_away(house, table=made.id, token=link["token"]) == (4401, "denied-token")
    assert (await house.post(f"{path}/seats", {"name": "Eve"})).json["seat"] == 1


async def test_links_are_given_by_the_host_and_by_whoever_sits(house: House) -> None:
    made = await house.make(people=2, bots=1)
    path = f"/api/tables/{made.id}/seats"
    assert (await house.post(f"{path}/1/link", token=made.seats[0])).why == "denied-host"
    assert (await house.post(f"{path}/1/link")).why == "denied-token"
    assert (await house.post(f"{path}/2/link", token=made.host)).why == "denied-no-person"
    assert (await house.post(f"{path}/9/link", token=made.host)).why == "denied-no-person"
    assert (await house.post(f"{path}/-1/link", token=made.host)).why == "error-seat"
    sitting = await house.join(made.id, made.seats[1])
    moved = (await house.post(f"{path}/1/link", token=made.seats[1])).json
    assert await sitting.end() == (4401, "closed-moved")
    assert await turned_away(house, table=made.id, token=made.seats[1]) == (4401, "denied-token")
    async with await house.join(made.id, moved["token"]) as client:
        assert client.welcome["seat"] == 1


async def test_a_code_moves_a_seat(house: House) -> None:
    made = await house.make()
    old = await house.join(made.id, made.seats[0])
    code = (await house.post(f"/api/tables/{made.id}/code", token=made.seats[0])).json["code"]
    given = (await house.post("/api/codes", {"code": code.lower()})).json
    assert (given["table"], given["seat"]) == (made.id, 0)
    assert await old.end() == (4401, "closed-moved")
    assert await turned_away(house, table=made.id, token=made.seats[0]) == (4401, "denied-token")
    new = await house.join(made.id, given["token"])
    assert new.welcome["seat"] == 0
    assert (await house.post("/api/codes", {"code": code})).why == "denied-code"
    assert (await house.post(f"/api/tables/{made.id}/code", token=made.host)).why == "denied-spectator"


async def test_a_code_is_not_for_ever(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await house.make()
    given = (await house.post(f"/api/tables/{made.id}/code", token=made.seats[0])).json
    monkeypatch.setattr("gloam.server.live.registry.now_ms", lambda: given["expires"] + 1)
    assert (await house.post("/api/codes", {"code": given["code"]})).why == "denied-code"


async def test_a_guest_who_is_sent_away(house: House) -> None:
    """A kicked seat's connection and token end; the seat can be taken by others."""
    made, (host, guest) = await house.begin()
    await host.do("seat", seat=1, bot=None)
    assert await guest.end() == (4401, "denied-token")
    assert await turned_away(house, table=made.id, token=made.seats[1]) == (4401, "denied-token")
    answer = await house.post(f"/api/tables/{made.id}/do", {"type": "leave", "id": "x"}, made.seats[1])
    assert answer.why == "denied-token"
    taken = (await house.post(f"/api/tables/{made.id}/seats", {"name": "Eve"})).json
    async with await house.join(made.id, taken["token"]) as eve:
        assert eve.now["table"]["seats"][1]["name"] == "Eve"
        assert eve.now["view"]["viewer"] == 1


async def test_whoever_leaves_before_the_start_frees_the_seat(house: House) -> None:
    made = await house.make()
    one, other = await house.sit_all(made)
    await other.send("leave")
    assert await other.end() == (4401, "denied-token")
    await one.until(lambda message: message["type"] == "update")
    assert one.now["table"]["seats"][1] == {"kind": "open"}


async def test_whoever_asks_whether_the_line_lives_is_answered_and_nothing_else_happens(house: House) -> None:
    made, clients = await house.begin()
    for client in (clients[0], await house.join(made.id)):
        before = client.now
        answer = await client.do("ping", None)
        assert answer == {"type": "done", "id": answer["id"], "seq": before["seq"]}
        assert client.now == before


async def test_spectators(house: House) -> None:
    made, clients = await house.begin()
    watcher = await house.join(made.id)
    assert (watcher.welcome["seat"], watcher.now["view"]["viewer"]) == (-1, 2)
    assert watcher.now.get("options", []) == []
    assert await watcher.refused("watch", seat=0) == "denied-follow"
    assert await watcher.refused("act", seq=watcher.now["seq"], index=0) == "denied-spectator"
    await clients[0].do("grant", follow=True)
    assert (await watcher.do("watch", seat=0))["view"]["viewer"] == 0
    assert await watcher.refused("watch", seat=1) == "denied-follow"
    assert await watcher.refused("watch", seat=15) == "denied-follow"
    follower = await house.join(made.id, follow=0)
    assert (follower.welcome["follow"], follower.now["view"]["viewer"]) == (0, 0)
    await clients[0].do("grant", follow=False)
    for client in (watcher, follower):
        await client.catch_up(clients[0].now["seq"])
        assert client.now["view"]["viewer"] == 2


async def test_unwelcome_spectators(house: House) -> None:
    made = await house.make(ways={"spectators": False})
    early = await house.join(made.id)  # before the start they may become players
    clients = await house.sit_all(made)
    await clients[0].do("start")
    assert await early.end() == (4403, "closed-spectators")
    assert await turned_away(house, table=made.id) == (4403, "closed-spectators")
    assert (await house.get(f"/api/tables/{made.id}/positions/0")).why == "closed-spectators"
    async with await house.join(made.id, None, made.host) as host:
        assert host.welcome["host"]


async def test_spectators_are_shut_out_when_the_host_says_so(house: House) -> None:
    made, clients = await house.begin()
    watcher = await house.join(made.id)
    await clients[0].do("change", ways={"spectators": False})
    assert await watcher.end() == (4403, "closed-spectators")


async def test_a_crowd(tmp_path_factory: pytest.TempPathFactory) -> None:
    store = make_store(str(tmp_path_factory.mktemp("crowd") / "t.db"))
    limits = GENEROUS._replace(spectators=2, sockets_an_address=6)
    async with open_house(store, Serving(limits=limits)) as house:
        made, clients = await house.begin()
        watchers = [await house.join(made.id) for _ in range(2)]
        assert await turned_away(house, table=made.id) == (1013, "closed-crowded")
        await clients[0].do("say", phrase="hello")
        for watcher in watchers:  # nobody who was let in is shut out by being counted
            await watcher.catch_up(clients[0].now["seq"])


async def test_two_devices_without_takeover_of_other_seats(house: House) -> None:
    made: Made = await house.make(people=3)
    clients = await house.sit_all(made)
    await house.join(made.id, made.seats[2])
    assert await clients[2].end() == (4409, "closed-taken")
    for client in clients[:2]:
        assert (await client.do("say", phrase="ha"))["type"] == "update"


async def test_who_was_dismissed_is_no_longer_heard(house: House) -> None:
    """However slowly a client takes its goodbye: its seat may be another's by now."""
    made = await house.make()
    async with await house.join(made.id, made.seats[0]):
        (guest,) = house.live(made.id).subscribers
        assert isinstance(guest, ClientSession)
        seq = house.table(made.id).seq
        live = house.live(made.id)
        live.evict(0, CloseCode.TAKEN_OVER, Phrase("closed-taken"))
        with pytest.raises(CommandRejected) as rejected:
            await live.submit(Say("x", "hello"), guest.role, guest)
        assert rejected.value.reason is Reason.TOKEN
        assert await live.submit(Say("y", "hello"), Role(1, host=False)) == seq + 1
