"""Turning points of finished games: for whom, when, found out once, and what the numbers must sum to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloam.analysis.playouts import work
from gloam.core.record import write_record
from gloam.server.app import Serving
from gloam.server.live import analysis_jobs as hindsight
from gloam.server.replay.analysis_steps import MOST_POINTS, Job, conclude, prepare
from gloam.server.security.rate_limit import Limits
from gloam.server.store.opening import make_store

from .answer import Answer
from .kit import GENEROUS, AtOnce, House, Made, end_game, open_house

pytestmark = pytest.mark.anyio

LITTLE = GENEROUS._replace(hindsight=300_000)


@pytest.fixture(scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with opened(tmp_path_factory.mktemp("hindsight")) as house:
        yield house


def opened(folder: Path, limits: Limits = LITTLE) -> Any:
    return open_house(make_store(f"sqlite:///{folder / 'tables.db'}"), Serving(limits=limits))


def path_of(made: Made) -> str:
    return f"/api/tables/{made.id}/turning-points"


async def finished(house: House, game: str = "nightmarium", **more: Any) -> Made:
    made, clients = await house.begin(game, people=2, **more)
    await end_game(house.table(made.id), clients)
    return made


async def found(house: House, made: Made, token: str | None = None) -> Answer:
    """What is found in the end."""
    done = -1.0
    while True:
        answer = await house.get(path_of(made), token)
        if answer.status != 200 or answer.json["found"] is not None:
            return answer
        assert done <= answer.json["done"] <= 1
        done = answer.json["done"]


# For whom, and when


async def test_nobody_before_the_end(house: House) -> None:
    made = await house.make(people=2)
    assert (await house.get(path_of(made), made.seats[0])).why == "denied-not-over"
    clients = await house.sit_all(made)
    await clients[0].do("start")
    for token in (None, made.host, *made.seats):
        answer = await house.get(path_of(made), token)
        assert (answer.status, answer.why) == (409, "denied-not-over")
    await end_game(house.table(made.id), clients)
    first = await found(house, made)
    assert first.status == 200
    await clients[0].do("rematch")
    assert (await house.get(path_of(made), made.seats[0])).why == "denied-not-over"
    await clients[0].do("start")
    assert (await house.get(path_of(made), made.seats[0])).why == "denied-not-over"
    assert (await house.get(f"{path_of(made)}?round=2")).why == "denied-not-over"
    earlier = await house.get(f"{path_of(made)}?round=1")
    assert earlier.json["found"] == first.json["found"], "another game does not take it away"


async def test_only_for_those_who_may_look(house: House) -> None:
    made = await finished(house, ways={"spectators": False})
    assert (await house.get(path_of(made))).why == "closed-spectators"
    assert (await house.get(path_of(made), "nonsense")).why == "denied-token"
    assert (await house.get("/api/tables/aaaaaaaaaaaaaaaa/turning-points")).status == 404
    assert (await found(house, made, made.seats[1])).json["done"] == 1


# What is found


@pytest.mark.parametrize("game", ["nightmarium", "kragmortha"])
async def test_what_is_found(house: House, game: str) -> None:
    made = await finished(house, game)
    seen, again = await asyncio.gather(found(house, made, made.seats[0]), found(house, made))
    assert seen.json == again.json == (await found(house, made)).json
    job = Job(write_record(house.table(made.id).record()), LITTLE.hindsight)
    plan, runs, costs = prepare(job)
    assert len(costs) == len(runs)
    expected = conclude(job, list(map(partial(work, plan), runs)))
    assert seen.json["found"] == msgspec.to_builtins(expected), "whoever computes it, and wherever"
    adds_up(house, made, seen.json["found"])


def adds_up(house: House, made: Made, findings: dict[str, Any]) -> None:
    table = house.table(made.id)
    assert table.state is not None
    scores = table.state.scores()
    assert findings["plies"] == sorted(set(findings["plies"]))
    assert (findings["plies"][0], findings["plies"][-1]) == (0, len(table.facts.moves))
    assert len(findings["chances"]) == len(findings["plies"])
    for chances in findings["chances"]:
        assert sum(chances) == pytest.approx(1, abs=0.01)
    assert findings["chances"][-1] == pytest.approx(scores)
    for account, score in zip(findings["accounts"], scores, strict=True):
        parts = [account[key] for key in ("own", "others", "luck", "whole")]
        assert account["start"] + sum(part["value"] for part in parts) == pytest.approx(score)
        assert account["end"] == score
        assert all(part["margin"] >= 0 for part in parts)
    assert len(findings["points"]) <= MOST_POINTS
    for point in findings["points"]:
        assert 0 <= point["ply"] < point["until"] <= len(table.facts.moves)
        assert abs(point["after"] - point["before"]) > point["margin"] > 0
        assert point["what"]


async def test_it_is_found_out_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await finished(house)
    asked: list[str] = []
    do = house.app.context.thinking.work

    def counted(what: Callable[..., Any], *args: Any) -> Future[Any]:
        asked.append(what.__name__)
        return do(what, *args)

    monkeypatch.setattr(house.app.context.thinking, "work", counted)
    await asyncio.gather(*(found(house, made) for _ in range(5)))
    await found(house, made, made.host)
    assert (asked.count("prepare"), asked.count("conclude")) == (1, 1)
    assert asked.count("work") == len(asked) - 2 > 1, "piece by piece: bots think in between"


# What may go wrong


class Stuck(AtOnce):
    """Never gets anything done but bots' choices."""

    def work(self, do: Callable[..., Any], *args: Any, **more: Any) -> Future[Any]:
        return Future()


class Lost(AtOnce):
    """Its processes die."""

    def work(self, do: Callable[..., Any], *args: Any, **more: Any) -> Future[Any]:
        lost: Future[Any] = Future()
        lost.set_exception(BrokenProcessPool())
        return lost


async def test_a_server_that_stops_leaves_off(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        house.app.context.thinking = Stuck(1, 1)
        made = await finished(house)
        assert (await house.get(path_of(made))).json == {"done": 0, "found": None}
        (task,) = house.app.hindsight._under_way
    assert task.cancelled()


async def test_no_more_games_than_can_wait(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hindsight, "MOST_GAMES", 1)
    thinking, house.app.context.thinking = house.app.context.thinking, Stuck(1, 1)
    first, second = await finished(house), await finished(house)
    assert (await house.get(path_of(first))).json["found"] is None
    answer = await house.get(path_of(second))
    assert (answer.status, answer.why) == (503, "denied-busy")
    await house.app.hindsight.close()
    assert (await house.get(path_of(first))).why == "denied-busy", "what was left off is not found"
    house.app.context.thinking = thinking
    assert (await found(house, second)).status == 200


async def test_a_process_that_dies_is_not_the_end(house: House) -> None:
    made = await finished(house)
    thinking, house.app.context.thinking = house.app.context.thinking, Lost(1, 1)
    assert (await house.get(path_of(made))).why == "denied-busy"
    house.app.context.thinking = thinking
    assert (await found(house, made)).json["found"]["playouts"] > 0


async def test_an_address_has_its_share(tmp_path: Path) -> None:
    """Looking back at a game counts like making a table; asking again does not."""
    async with opened(tmp_path, LITTLE._replace(creations=1e-9, creation_burst=2)) as house:
        made = await finished(house)
        for _ in range(3):
            assert (await found(house, made)).status == 200
        answer = await house.post("/api/tables", {"game": "nightmarium", "seats": [{"kind": "open"}] * 2})
        assert answer.status == 429


async def test_what_was_asked_about_last_is_remembered(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hindsight, "MOST_KEPT", 2)
    games = [await finished(house) for _ in range(3)]
    for made in (games[0], games[1], games[0], games[2]):
        await found(house, made)
    looked = [house.app.hindsight.looks_at(house.table(made.id)) for made in games]
    assert looked == [True, False, True]
