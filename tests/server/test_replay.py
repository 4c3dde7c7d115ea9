"""Going through games again, and on from where they were: nobody learns what was not theirs to know."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from gloam.core.event import HIDDEN
from gloam.core.record import Record, read_record
from gloam.server.http import handlers
from gloam.server.protocol.messages import SeatTold
from gloam.server.replay.positions import Perspective, history_of, positions, seats_of

from .kit import Client, House, Made, end_game, play_on

pytestmark = pytest.mark.anyio

GAMES = ["nightmarium", "kragmortha"]
FEW_POSITIONS = 7  # in one answer: even the shortest game takes several
Replay = Mapping[str, Any]


async def replayed(house: House, path: str, token: str | None = None) -> list[Replay]:
    """Every position of a replay, asked for piece by piece."""
    joint = "&" if "?" in path else "?"
    told: list[Replay] = []
    while True:
        answer = await house.get(f"{path}{joint}first={len(told)}", token)
        assert answer.status == 200, answer
        told += answer.json["positions"]
        if len(told) > answer.json["plies"]:
            return told


async def finished(house: House, game: str) -> tuple[Made, list[Client], str]:
    """A game that is over, and its record."""
    made, clients = await house.begin(game, people=2)
    await end_game(house.table(made.id), clients)
    record = (await house.get(f"/api/tables/{made.id}/record")).body.decode()
    return made, clients, record


@pytest.mark.parametrize("game", GAMES)
async def test_a_running_game_shows_what_each_knew_then(house: House, game: str) -> None:
    """The very views each was told while it was played, with the lines they would be told on coming back."""
    made, clients = await house.begin(game, people=3)
    table, rng = house.table(made.id), random.Random(5)
    tokens = [*made.seats, None]
    async with await house.join(made.id) as onlooker:
        everybody, known = [*clients, onlooker], list[list[Replay]]()
        for _ in range(60):
            for client in everybody:
                await client.catch_up(table.seq)
            known.append([client.now["view"] for client in everybody])
            if not await play_on(table, clients, rng, most=1):
                break
        del known[len(table.facts.moves) :]
    for seat, token in enumerate(tokens):
        told = await replayed(house, f"/api/tables/{made.id}/replay", token)
        assert [position["ply"] for position in told] == list(range(len(table.facts.moves) + 1))
        assert [position["view"] for position in told[:-1]] == [views[seat] for views in known]
        async with await house.join(made.id, token) as again:
            heard = [line for line in again.now["events"] if line.get("ply", -1) >= 0]
        lines = [line for position in told for line in position["events"]]
        assert [(line["ply"], line["phrase"]) for line in lines] == [
            (line["ply"], line["phrase"]) for line in heard
        ]
    hidden = [line for line in lines if line.get("card", -1) == HIDDEN]
    assert hidden, "somebody who looks on is not told what was dealt"


async def test_no_other_eyes_while_the_game_runs(house: House) -> None:
    made, clients = await house.begin(people=2, ways={"spectators": False})
    await play_on(house.table(made.id), clients, random.Random(1), most=5)
    path = f"/api/tables/{made.id}/replay"
    assert (await house.get(f"{path}?as=1", made.seats[0])).why == "denied-follow"
    assert (await house.get(f"{path}?opened=true", made.seats[0])).why == "denied-not-over"
    assert (await house.get(path)).why == "closed-spectators"
    assert (await house.get(f"{path}?as=0")).why == "denied-follow"
    assert (await house.get(path, "nonsense")).why == "denied-token"
    for first in (6, -1, 10**30, "x", ""):
        assert (await house.get(f"{path}?first={first}", made.seats[0])).status in (400, 404)
    for seat in (-2, 2, 10**30, "x"):
        assert (await house.get(f"{path}?as={seat}", made.seats[0])).status in (400, 403)
    await clients[0].do("grant", follow=True)
    assert (await house.get(f"{path}?as=0")).json["viewer"] == 0


async def test_before_the_deal_there_is_nothing_to_go_through(house: House) -> None:
    made = await house.make()
    assert (await house.get(f"/api/tables/{made.id}/replay")).why == "denied-not-started"


@pytest.mark.parametrize("game", GAMES)
async def test_after_the_end_all_eyes_and_open_hands(
    house: House, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(handlers, "MOST_POSITIONS", FEW_POSITIONS)
    made, _, record = await finished(house, game)
    path = f"/api/tables/{made.id}/replay"
    seats = [await replayed(house, f"{path}?as={seat}") for seat in (0, 1)]
    opened = await replayed(house, f"{path}?opened=true")
    assert len(opened) == len(house.table(made.id).facts.moves) + 1 > FEW_POSITIONS
    for ply, position in enumerate(opened):
        for seat in (0, 1):
            assert position["view"]["players"][seat] == seats[seat][ply]["view"]["players"][seat]
        assert not [line for line in position["events"] if line.get("card", -1) == HIDDEN]
    sent = await house.post("/api/replay", {"record": record, "opened": True, "first": 3})
    assert [position["view"] for position in sent.json["positions"]] == [
        position["view"] for position in opened[3 : 3 + FEW_POSITIONS]
    ]
    assert sent.json["free"]
    assert [seat["name"] for seat in sent.json["seats"]] == ["P1", "P2"]
    named = replace(read_record(record), names={0: "uneasy", 1: "Ann"})
    assert seats_of(named) == (SeatTold("bot", bot="uneasy"), SeatTold("person", "Ann"))
    mine = (await house.post("/api/replay", {"record": record, "seat": 1})).json["positions"]
    assert mine[0]["view"] == seats[1][0]["view"]
    assert mine[0]["prompt"] == seats[1][0]["prompt"]


async def test_another_game_leaves_the_finished_one_to_be_gone_through(house: House) -> None:
    """By everybody's eyes, as it was; of the one that runs now nobody sees more than before."""
    made, clients, _ = await finished(house, "nightmarium")
    path, position = f"/api/tables/{made.id}/replay", f"/api/tables/{made.id}/positions/20"
    ways = ("as=0", "as=1", "opened=true")
    before = [await replayed(house, f"{path}?{eyes}") for eyes in ways]
    await clients[0].do("rematch")
    assert (await house.get(path)).why == "denied-not-started"
    assert (await house.get(f"{path}?opened=true&round=2")).why == "denied-not-started"
    await clients[0].do("start")
    await clients[0].do("rename", name="Somebody else")
    await play_on(house.table(made.id), clients, random.Random(3), most=5)
    assert [await replayed(house, f"{path}?{eyes}&round=1") for eyes in ways] == before
    told = (await house.get(f"{path}?round=1")).json
    assert (told["free"], told["viewer"], told["plies"]) == (True, 2, len(before[0]) - 1)
    assert [seat["name"] for seat in told["seats"]] == ["P1", "P2"]
    assert (await house.get(f"{position}?as=1&round=1")).json["view"] == before[1][20]["view"]
    for now in ("round=0", "round=2"):
        assert (await house.get(f"{path}?opened=true&{now}", made.seats[0])).why == "denied-not-over"
        assert (await house.get(f"{path}?as=1&{now}", made.seats[0])).why == "denied-follow"
        assert (await house.get(f"{path}?{now}", made.seats[0])).json["plies"] == 5
    for seat in (-2, 2):
        assert (await house.get(f"{path}?as={seat}&round=1", made.seats[0])).why == "denied-follow"
    for never in (3, -1, 10**30):
        assert (await house.get(f"{path}?round={never}")).status == 404


async def test_a_game_nobody_could_look_on_at_stays_closed(house: House) -> None:
    made, clients = await house.begin(people=2, ways={"spectators": False})
    await end_game(house.table(made.id), clients)
    await clients[0].do("rematch")
    path = f"/api/tables/{made.id}/replay?opened=true&round=1"
    assert (await house.get(path)).why == "closed-spectators"
    assert (await house.get(path, made.seats[1])).json["free"]


async def test_what_is_no_record_is_not_gone_through(house: House) -> None:
    _, _, record = await finished(house, "nightmarium")
    assert "option deck printed" in record
    elsewhere = record.replace("option deck printed", "option deck /etc/passwd")
    for body in (
        {"record": "gloam 1\n"},
        {"record": elsewhere},
        {"record": record.replace("begin\n1. ", "begin\n1. 2: dance\n2. ")},
        {"record": record, "first": 10**6},
        {"record": record, "seat": 2},
    ):
        answer = await house.post("/api/replay", body)
        assert answer.status in (400, 404), body
        assert str(answer.why).startswith("error-")
    for bad in ({"record": record, "seat": -2}, {"record": record, "first": -1}, {"record": 3}, {}):
        assert (await house.post("/api/replay", bad)).status == 400


# Going on


def decisions(record: Record) -> list[tuple[int, str]]:
    return [(move.seat, move.text) for move in record.moves]


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_goes_on_from_the_middle(house: House, game: str) -> None:
    made, _, record = await finished(house, game)
    old = house.table(made.id)
    ply = len(old.facts.moves) // 2
    for seat in (0, 1):
        wanted = {"record": record, "ply": ply, "seat": seat, "name": "Anna", "bot": "asleep"}
        answer = await house.post("/api/continue", wanted)
        assert answer.status == 201, answer
        new = answer.json
        assert (new["table"]["status"], new["table"]["begun"]) == ("playing", ply)
        assert [at["kind"] for at in new["table"]["seats"]] == (["person", "bot"], ["bot", "person"])[seat]
        assert "secret" not in new["table"]["deal"]
        assert "seed" not in new["table"]["deal"]
        table = house.table(new["table"]["id"])
        then, now = (positions(history_of(one), Perspective(seat), ply, 1)[0].view for one in (old, table))
        assert then == now
        me = await house.join(new["table"]["id"], new["seats"][0]["token"], new["host"])
        while table.facts.status == "playing":
            if me.now.get("options"):
                await me.act(random.Random(table.seq))
            else:
                await me.hear()
        await me.catch_up(table.seq)
        written = read_record((await house.get(f"/api/tables/{table.facts.id}/record")).body.decode())
        assert decisions(written)[:ply] == decisions(read_record(record))[:ply]
        assert written.deal is None
        again = await me.do("rematch")
        assert (again["table"]["round"], "begun" in again["table"]) == (2, False)
        await me.do("start")
        assert table.seed != int(written.seed)
        await me.socket.close()


async def test_a_table_that_went_on_is_found_again(house: House) -> None:
    _, _, record = await finished(house, "nightmarium")
    wanted = {"record": record, "ply": 4, "seat": 0, "name": "Anna", "bot": "asleep"}
    new = (await house.post("/api/continue", wanted)).json["table"]["id"]
    before = house.table(new)
    live = house.app.registry.tables.pop(new)
    live.close()
    after = (await house.app.registry.find(new)).table
    assert after.record().moves[:4] == before.record().moves[:4]
    assert after.seed == before.seed
    assert after.facts.begun == 4


async def test_nobody_goes_on_from_nowhere(house: House) -> None:
    made, _, record = await finished(house, "nightmarium")
    plies = len(house.table(made.id).facts.moves)
    good: dict[str, object] = {"record": record, "ply": 2, "seat": 0, "name": "Anna", "bot": "asleep"}
    for wrong, why in (
        ({"ply": plies}, "error-nothing-left"),
        ({"ply": plies + 1}, "error-ply"),
        ({"seat": 2}, "error-seat"),
        ({"bot": "wise"}, "error-bot"),
        ({"name": "\u200b"}, "denied-name"),
        ({"record": record.replace("begin", "begun")}, "error-record-line"),
        ({"record": record.replace("deck printed", "deck x.csv")}, "error-option-closed"),
    ):
        answer = await house.post("/api/continue", good | wrong)
        assert (answer.status // 100, answer.why) == (4, why)
    for bad in ({"ply": -1}, {"seat": -1}, {"seat": 99}, {"more": 1}, {"name": ""}):
        assert (await house.post("/api/continue", good | bad)).status == 400
