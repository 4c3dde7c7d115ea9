"""What is left of a game: its record, its past, another round, or nothing."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from gloam.cli import main
from gloam.server.tables.table import Table

from .kit import Client, House, end_game, play_on

pytestmark = pytest.mark.anyio

GAMES = ["nightmarium", "kragmortha"]


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
    table = await end_game(house.table(made.id), clients)
    old = clients[0].now["table"]["deal"]
    again = await clients[1].do("rematch")
    assert (again["table"]["round"], again["table"]["status"], again["view"]) == (2, "lobby", None)
    assert again["table"]["deal"]["commitment"] != old["commitment"]
    assert set(again["table"]["deal"]) == {"commitment"}
    assert [line["kind"] for line in again["events"]] == ["rematched"]
    await clients[1].do("start")
    await end_game(house.table(made.id), clients)
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
        state = table.dealt()
        for move in table.facts.moves[:ply]:
            state.apply(move.action)
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
    await end_game(house.table(made.id), clients)
    assert (await house.get(f"{path}/3?as=1")).json["view"]["viewer"] == 1
    async with await house.join(made.id, follow=1) as watcher:
        assert watcher.now["view"]["viewer"] == 1


async def test_the_past_before_the_start(house: House) -> None:
    made = await house.make()
    assert (await house.get(f"/api/tables/{made.id}/positions/0")).why == "denied-not-started"
