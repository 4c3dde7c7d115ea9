"""Playing over real sockets: whole games, what comes twice or late, coming back, hosts."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from .kit import House, Message, end_game, play_on

pytestmark = pytest.mark.anyio

GAMES = ["nightmarium", "kragmortha"]


@pytest.mark.parametrize("game", GAMES)
async def test_everybody_sees_the_whole_game(house: House, game: str) -> None:
    """Every update carries the view of its number; the events come once each, in order."""
    made, clients = await house.begin(game, people=3)
    watcher = await house.join(made.id)
    table = await end_game(house.table(made.id), clients)
    await watcher.catch_up(table.seq)
    for client in (*clients, watcher):
        assert client.now["table"]["status"] == "over"
        assert client.now["view"]["scores"] == list(table.state.scores() if table.state else [])
        heard = [line["seq"] for text in client.seen for line in events_of(text)]
        assert heard == [line.seq for line in table.lines][-len(heard) :]
    assert len([line for text in clients[0].seen for line in events_of(text)]) == len(table.lines)


async def test_an_update_says_when_the_question_last_changed(house: House) -> None:
    """Decisions and undo change it, talk does not."""
    made, clients = await house.begin(people=2)
    client = clients[house.table(made.id).to_act]
    await client.catch_up(house.table(made.id).seq)
    dealt = client.now["moved"]
    assert (await client.do("say", phrase="hello"))["moved"] == dealt < client.now["seq"]
    acted = await client.act(random.Random(1))
    assert dealt < acted["moved"] == acted["seq"]
    undone = await client.do("undo", seq=acted["seq"])
    assert undone.get("moved") == undone["seq"] > acted["seq"]


def events_of(text: str) -> list[Message]:
    message = json.loads(text)
    found: list[Message] = (message.get("now") or message).get("events", [])
    return found


@pytest.mark.parametrize("game", GAMES)
async def test_bots_play_to_the_end(house: House, game: str) -> None:
    made = await house.make(game, people=1, bots=2)
    client = await house.join(made.id, made.seats[0], made.host)
    await client.do("start")
    choices = random.Random(1)
    while client.now["table"]["status"] != "over":
        if client.now.get("options"):
            await client.act(choices)
        else:
            await client.hear()
    by = {line.get("by", "") for text in client.seen for line in events_of(text)}
    assert by == {"", "bot"}


async def test_a_table_of_bots_alone(house: House) -> None:
    made = await house.make(people=0, bots=2)
    host = await house.join(made.id, None, made.host)
    await host.do("start")
    await host.until(lambda message: message["type"] == "update" and message["table"]["status"] == "over")


# Commands that come twice, late, or not at all


async def test_a_resent_command_is_answered_and_not_repeated(house: House) -> None:
    made, clients = await house.begin()
    table = house.table(made.id)
    client = clients[table.to_act]
    await client.catch_up(table.seq)
    act: dict[str, Any] = {"seq": client.now["seq"], "index": client.now["options"][0]["index"]}
    first = await client.do("act", "same", **act)
    assert first["type"] == "update"
    at_once = await client.do("act", "same", **act)
    assert at_once["type"] in ("update", "done")
    await clients[0].do("say", phrase="ha")
    later = await client.do("act", "same", **act)
    assert (later["type"], later["seq"]) == ("done", table.seq)
    assert len(table.facts.moves) == 1
    other = clients[1 - clients.index(client)]
    assert (await other.do("say", "same", phrase="ha"))["type"] == "update"  # ids are each sender's own


async def test_a_resent_command_is_known_after_a_reconnection(house: House) -> None:
    made, clients = await house.begin()
    await clients[0].send("say", "lost", phrase="ha")
    await clients[1].until(lambda message: message["type"] == "update" and "said" in str(message["events"]))
    seq = house.table(made.id).seq
    again = await house.join(made.id, made.seats[0])
    await again.do("say", "lost", phrase="ha")
    assert house.table(made.id).seq == seq


async def test_a_stale_choice_is_refused_and_answered_with_what_is_so(house: House) -> None:
    made, clients = await house.begin()
    table = house.table(made.id)
    client = clients[table.to_act]
    await client.catch_up(table.seq)
    old = client.now
    await client.act(random.Random(1))
    sent = await client.send("act", seq=old["seq"], index=old["options"][0]["index"])
    refused = await client.until(lambda message: message.get("id") == sent)
    assert (refused["type"], refused["why"]["key"], refused["seq"]) == ("refused", "denied-stale", table.seq)
    current = await client.until(lambda message: message["type"] == "update")
    assert (current["seq"], current["events"]) == (table.seq, [])


async def test_an_illegal_choice_is_refused_with_its_rule(house: House) -> None:
    made, clients = await house.begin()
    table = house.table(made.id)
    client, other = clients[table.to_act], clients[1 - table.to_act]
    for each in clients:
        await each.catch_up(table.seq)
    refused = await other.do("act", seq=table.seq, index=client.now["options"][0]["index"])
    assert refused["type"] == "refused"
    assert refused["rule"].startswith("N")
    assert refused["legal_if"]
    assert await client.refused("act", seq=table.seq, index=1_000_000) == "error-action"


# Coming back


@pytest.mark.parametrize("game", GAMES)
async def test_reconnecting_again_and_again_loses_nothing(house: House, game: str) -> None:
    """Every fifth ply somebody's connection is cut; what they missed comes with the welcome, exactly."""
    made, clients = await house.begin(game, people=3)
    table, choices = house.table(made.id), random.Random(9)
    heard: list[list[Message]] = [[], [], []]
    turn = 0
    while table.facts.status != "over":
        gone = turn % 3
        turn += 1
        await clients[gone].catch_up(table.seq)
        heard[gone] += [line for text in clients[gone].seen for line in events_of(text)]
        since = clients[gone].now["seq"]
        await clients[gone].socket.close()
        for _ in range(5):
            if not table.running or table.to_act == gone:
                break
            await clients[table.to_act].catch_up(table.seq)
            await clients[table.to_act].act(choices)
        clients[gone] = await house.join(made.id, made.seats[gone], since=since)
        missed = clients[gone].now["events"]
        assert [line["seq"] for line in missed] == [line.seq for line in table.lines if line.seq > since]
        await play_on(table, clients, choices, most=5)
    for seat, client in enumerate(clients):
        await client.catch_up(table.seq)
        heard[seat] += [line for text in client.seen for line in events_of(text)]
        assert [line["seq"] for line in heard[seat]] == [line.seq for line in table.lines]
    assert turn > 5


async def test_since_tells_exactly_what_was_missed(house: House) -> None:
    made, _ = await house.begin()
    table = house.table(made.id)
    for since in (0, 1, 3, table.seq - 1, table.seq, table.seq + 5, 2**53):
        async with await house.join(made.id, since=since) as watcher:
            expected = [line.seq for line in table.lines if line.seq > since]
            assert [line["seq"] for line in watcher.now["events"]] == expected


async def test_a_table_is_resumed_from_the_store(house: House) -> None:
    made, clients = await house.begin("kragmortha", people=2)
    await play_on(house.table(made.id), clients, random.Random(2), most=40)
    before = house.table(made.id)
    await house.app.context.settle()
    for client in clients:
        await client.socket.close()
    del house.app.registry.tables[made.id]
    back = await house.join(made.id, made.seats[0])
    assert house.table(made.id) is not before
    assert house.table(made.id).snapshot() == before.snapshot()
    assert back.now["seq"] == before.seq


# Hosts


async def test_pause(house: House) -> None:
    made, clients = await house.begin()
    await clients[0].do("pause", paused=True)
    table = house.table(made.id)
    mover = clients[table.to_act]
    await mover.catch_up(table.seq)
    assert mover.now["table"]["paused"]
    assert mover.now["prompt"]["key"] == "denied-paused"
    assert not {"options", "asides", "ahead"} & mover.now.keys()
    assert await mover.refused("act", seq=table.seq, index=0) == "denied-paused"
    await clients[0].do("pause", paused=False)
    await play_on(table, clients, random.Random(1), most=3)


async def test_a_pause_stops_bots(house: House) -> None:
    made = await house.make(people=1, bots=1, options={"first": "1"})
    client = await house.join(made.id, made.seats[0], made.host)
    await client.do("start")
    await client.do("pause", paused=True)
    table = house.table(made.id)
    await client.do("standin", seat=0, bot="asleep")
    assert len(table.facts.moves) == 0
    await client.do("pause", paused=False)
    await client.do("standin", seat=0, bot="asleep")
    await client.until(lambda message: message["type"] == "update" and message["table"]["status"] == "over")


async def test_a_stand_in_and_the_return(house: House) -> None:
    made, clients = await house.begin(people=2, options={"first": "2"})
    table = house.table(made.id)
    await clients[1].socket.close()
    await clients[0].do("standin", seat=1, bot="asleep")
    while table.to_act != 0 and table.facts.status == "playing":
        await clients[0].hear()
    await clients[0].catch_up(table.seq)
    assert clients[0].now["table"]["seats"][1]["standin"] == "asleep"
    back = await house.join(made.id, made.seats[1])
    assert "standin" not in back.now["table"]["seats"][1]
    kinds = [line["kind"] for line in back.now["events"]]
    assert (kinds.count("standin"), kinds.count("returned")) == (1, 1)
    assert {line.get("by", "") for line in back.now["events"] if line.get("ply", -1) > 0} == {"standin"}


async def test_whoever_leaves_a_game_is_played_for_until_they_are_back(house: House) -> None:
    made, clients = await house.begin()
    await clients[1].send("leave")
    assert await clients[1].end() == (4401, "denied-token")
    await clients[0].until(lambda message: "standin" in str(message.get("events")))
    back = await house.join(made.id, made.seats[1])
    assert "standin" not in back.now["table"]["seats"][1]


# Undo, phrases and words


async def test_undo_by_consent(house: House) -> None:
    made, clients = await house.begin(people=2)
    table = house.table(made.id)
    choices = random.Random(1)
    while True:
        await play_on(table, clients, choices, most=1)
        seat = table.plies[-1].seat
        if table.running and table.plies[-1].marked and table.last_choice(seat) == len(table.plies) - 1:
            break
    moves = len(table.facts.moves)
    asking, other = clients[seat], clients[1 - seat]
    await asking.catch_up(table.seq)
    assert (await asking.do("undo", seq=table.seq))["table"]["undo"]["seat"] == seat
    await other.catch_up(table.seq)
    assert (await other.do("consent", agree=True))["table"].get("undo") is None
    await asking.catch_up(table.seq)
    assert len(table.facts.moves) < moves
    assert asking.now["view"]["to_act"] == seat


async def test_words(house: House) -> None:
    _, clients = await house.begin(ways={"chat": True})
    await clients[0].do("chat", text="<img src=x onerror=alert(1)> Ответ")
    await clients[1].catch_up(clients[0].now["seq"])
    line = clients[1].now["events"][-1]
    assert line["phrase"]["args"]["text"] == "<img src=x onerror=alert(1)> Ответ"
    assert (line["kind"], line["seat"], line["phrase"]["key"]) == ("chatted", 0, "table-chatted")
