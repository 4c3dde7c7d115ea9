"""Playing over real sockets: whole games, interruptions, records, and what comes after."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path
from typing import Any

import pytest

from gloam.cli import main
from gloam.server.table import Table
from gloam.server.telling import now_ms
from gloam.server.wire import Absence

from .kit import Client, House, Made, Message, play_on

pytestmark = pytest.mark.anyio

GAMES = ["nightmarium", "kragmortha"]


async def end_game(house: House, made: Made, clients: list[Client]) -> Table:
    table = house.table(made.id)
    await play_on(table, clients, random.Random(3))
    for client in clients:
        await client.catch_up(table.seq)
    return table


@pytest.mark.parametrize("game", GAMES)
async def test_everybody_sees_the_whole_game(house: House, game: str) -> None:
    """Every update carries the view of its number; the events come once each, in order."""
    made, clients = await house.begin(game, people=3)
    watcher = await house.join(made.id)
    table = await end_game(house, made, clients)
    await watcher.catch_up(table.seq)
    for client in (*clients, watcher):
        assert client.now["table"]["status"] == "over"
        assert client.now["view"]["scores"] == list(table.state.scores() if table.state else [])
        heard = [line["seq"] for text in client.seen for line in events_of(text)]
        assert heard == [line.seq for line in table.lines][-len(heard) :]
    assert len([line for text in clients[0].seen for line in events_of(text)]) == len(table.lines)


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
    while table.running:
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
    await house.app.desk.settle()
    for client in clients:
        await client.socket.close()
    del house.app.hub.tables[made.id]
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


# Patience


async def test_a_bot_plays_for_whoever_is_absent_too_long(house: House) -> None:
    ways = {"absence": {"policy": "bot", "after": 5, "bot": "asleep"}}
    made, clients = await house.begin(people=2, ways=ways, options={"first": "2"})
    live = house.live(made.id)
    await clients[1].socket.close()
    await clients[0].until(lambda message: message.get("here") == [True, False])
    assert [seat.standin for seat in live.table.seats] == ["", ""]
    live.away[1] -= 6
    live.patience.stop()
    live.patience.look(first=True)
    await clients[0].until(lambda message: "standin" in str(message.get("events")))
    assert [seat.standin for seat in live.table.seats] == ["", "asleep"]
    back = await house.join(made.id, made.seats[1])
    assert back.now["table"]["seats"][1] == {"kind": "person", "name": "P2"}
    assert live.table.facts.status == "playing"


async def test_absence_of_those_not_asked_does_not_matter(house: House) -> None:
    ways = {"absence": {"policy": "bot", "after": 5, "bot": "asleep"}}
    made, clients = await house.begin(people=2, ways=ways, options={"first": "1"})
    live = house.live(made.id)
    await clients[1].socket.close()
    await clients[0].until(lambda message: message.get("here") == [True, False])
    live.away[1] -= 600
    live.patience.look(first=True)
    assert live.patience._work is None


async def test_a_nudge(house: House) -> None:
    ways = {"absence": {"policy": "nudge", "after": 5}}
    made, clients = await house.begin(people=2, ways=ways)
    live = house.live(made.id)
    live.table.facts.since -= 6_000
    live.patience.stop()
    live.patience.look(first=True)
    for client in clients:
        nudge = await client.until(lambda message: message["type"] == "nudge")
        assert nudge["seat"] == live.table.to_act
    assert not live.table.facts.moves


async def test_a_clock_that_has_run_out(house: House) -> None:
    made, clients = await house.begin(people=2, ways={"clock": {"base": 10, "increment": 2}})
    live = house.live(made.id)
    seat = live.table.to_act
    live.table.facts.since -= 11_000
    live.patience.stop()
    live.patience.look(first=True)
    told = await clients[seat].until(lambda message: message["type"] == "update" and message["events"])
    while not any(line.get("by") == "clock" for line in told["events"]):
        told = await clients[seat].until(lambda message: message["type"] == "update")
    assert live.table.seats[seat].bank == 2_000
    assert not live.table.seats[seat].standin


async def test_the_wire_knows_no_shorter_patience() -> None:
    assert Absence().after >= 5
    assert now_ms() // 1000 - int(time.time()) in (-1, 0, 1)


# Undo, phrases and words


async def test_undo_by_consent(house: House) -> None:
    made, clients = await house.begin(people=2)
    table = house.table(made.id)
    choices = random.Random(1)
    while not (table.plies and table.plies[-1].marked and table.choices[-1] > 1 and table.running):
        await play_on(table, clients, choices, most=1)
    seat = table.plies[-1].seat
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


# Records, export, deletion


@pytest.mark.parametrize("game", GAMES)
async def test_a_record_can_be_verified(
    house: House, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = await house.make(game, people=2, bots=1)
    clients = await house.sit_all(made)
    commitment = clients[0].now["table"]["deal"]["commitment"]
    await clients[0].do("nonce", value="ab" * 16)
    await clients[0].do("start")
    path = f"/api/tables/{made.id}"
    assert (await house.get(f"{path}/record")).why == "denied-not-over"
    while house.table(made.id).facts.status == "playing":
        await clients[0].catch_up(house.table(made.id).seq)
        await play_or_wait(house.table(made.id), clients)
    record = (await house.get(f"{path}/record")).body.decode()
    assert (await house.post("/api/verify", {"record": record})).json == {"sound": True, "why": None}
    file = tmp_path / "game.record"
    file.write_text(record, "utf-8")
    assert main(["verify", str(file), "--commitment", commitment]) == 0
    capsys.readouterr()
    forged = record.replace("nonce 1 ab", "nonce 1 ac")
    assert not (await house.post("/api/verify", {"record": forged})).json["sound"]
    assert (await house.get(f"{path}/record?round=2")).status == 404
    exported = (await house.ask("GET", f"{path}/export", token=made.host)).json
    assert exported["games"] == [record]
    assert (await house.ask("GET", f"{path}/export", token=made.seats[0])).why == "denied-host"


async def play_or_wait(table: Table, clients: list[Client]) -> None:
    """One choice of a person, or something a bot does."""
    if table.to_act < len(clients):
        client = clients[table.to_act]
        await client.catch_up(table.seq)
        if client.now.get("options"):
            await client.act(random.Random(table.seq))
    else:
        await clients[0].hear()


async def test_deletion(house: House) -> None:
    made, clients = await house.begin(ways={"public": True})
    path = f"/api/tables/{made.id}"
    assert (await house.ask("DELETE", path, token=made.seats[0])).why == "denied-host"
    assert (await house.ask("DELETE", path)).why == "denied-token"
    assert (await house.ask("DELETE", path, token=made.host)).status == 204
    for client in clients:
        assert await client.end() == (4404, "denied-gone")
    for gone in ("", "/record", "/positions/0"):
        assert (await house.get(path + gone)).status == 404
    assert (await house.get("/api/tables")).json == []
    assert (await house.ask("DELETE", path, token=made.host)).status == 404


async def test_a_rematch_is_played(house: House) -> None:
    made, clients = await house.begin("nightmarium", people=2)
    table = await end_game(house, made, clients)
    old = clients[0].now["table"]["deal"]
    again = await clients[1].do("rematch")
    assert (again["table"]["round"], again["table"]["status"], again["view"]) == (2, "lobby", None)
    assert again["table"]["deal"]["commitment"] != old["commitment"]
    assert set(again["table"]["deal"]) == {"commitment"}
    assert [line["kind"] for line in again["events"]] == ["rematched"]
    await clients[1].do("start")
    await end_game(house, made, clients)
    assert table.facts.round == 2
    records = [(await house.get(f"/api/tables/{made.id}/record?round={n}")).body for n in (1, 2)]
    assert records[0] != records[1] == (await house.get(f"/api/tables/{made.id}/record")).body
    for record in records:
        assert (await house.post("/api/verify", {"record": record.decode()})).json["sound"]
    games = (await house.ask("GET", f"/api/tables/{made.id}/export", token=made.host)).json["games"]
    assert [game.encode() for game in games] == records


# The past


async def test_positions_of_the_past(house: House) -> None:
    made, clients = await house.begin(people=2)
    table = house.table(made.id)
    await play_on(table, clients, random.Random(1), most=12)
    path = f"/api/tables/{made.id}/positions"
    for ply in (0, 5, 12):
        state = table.at_ply(ply)
        for seat, token in enumerate(made.seats):
            for query in ("", f"?as={seat}"):
                answer = (await house.ask("GET", f"{path}/{ply}{query}", token=token)).json
                assert (answer["ply"], answer["plies"], answer["view"]["viewer"]) == (ply, 12, seat)
                hand = table.game.view(state, seat).players[seat].hand.cards  # type: ignore[attr-defined]
                assert answer["view"]["players"][seat]["hand"]["cards"] == list(hand)
            other = await house.ask("GET", f"{path}/{ply}?as={1 - seat}", token=token)
            assert (other.status, other.why) == (403, "denied-follow")
        for public in (None, made.host):
            assert (await house.ask("GET", f"{path}/{ply}", token=public)).json["view"]["viewer"] == 2
            assert (await house.ask("GET", f"{path}/{ply}?as=0", token=public)).status == 403
    for ply in (13, -1, 10**30):
        assert (await house.get(f"{path}/{ply}")).status == 404
    await clients[0].do("grant", follow=True)
    assert (await house.get(f"{path}/3?as=0")).json["view"]["viewer"] == 0
    assert (await house.get(f"{path}/3?as=9")).status == 403
    await end_game(house, made, clients)
    assert (await house.get(f"{path}/3?as=1")).json["view"]["viewer"] == 1
    async with await house.join(made.id, follow=1) as watcher:
        assert watcher.now["view"]["viewer"] == 1


async def test_the_past_before_the_start(house: House) -> None:
    made = await house.make()
    assert (await house.get(f"/api/tables/{made.id}/positions/0")).why == "denied-not-started"
