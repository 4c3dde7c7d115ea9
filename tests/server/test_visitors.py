"""Programs of the host's at real tables: named by their name only, replaced when they fail."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, create_subprocess_exec
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from gloam.cli.hosting import own_bots
from gloam.core.errors import BadInput
from gloam.locale import LANGUAGES, Speech
from gloam.server.app import Serving
from gloam.server.live import external_bots as visitors
from gloam.server.store.opening import make_store
from tests.bots.test_external import heard, spec

from .kit import GENEROUS, PATIENCE, Client, House, Made, open_house

pytestmark = pytest.mark.anyio

OPTIONS = {"target": "3"}
EXAMPLE = Path(__file__).parent.parent.parent / "docs" / "bots" / "socket_bot.py"


@asynccontextmanager
async def house_with(folder: Path, bots: Mapping[str, str]) -> AsyncIterator[House]:
    store = make_store(f"sqlite:///{folder / 'tables.db'}")
    async with open_house(store, Serving(limits=GENEROUS, bots=bots)) as house:
        yield house


async def begin(house: House, *bots: str) -> tuple[Made, Client]:
    """A table of these bots; somebody looks on as its host."""
    chairs = [{"kind": "bot", "bot": bot} for bot in bots]
    answer = await house.post("/api/tables", {"game": "nightmarium", "seats": chairs, "options": OPTIONS})
    assert answer.status == 201, answer
    made = Made(answer.json["table"]["id"], answer.json["host"], [])
    host = await house.join(made.id, host=made.host)
    assert (await host.do("start"))["type"] == "update"
    return made, host


async def end(house: House, made: Made, host: Client) -> None:
    while host.now["table"]["status"] == "playing":
        await host.hear()
    await host.catch_up(house.table(made.id).seq)


async def test_a_program_plays_a_whole_game(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with house_with(tmp_path, {"mine": spec("good", log)}) as house:
        assert (await house.get("/api/about")).json["bots"] == ["mine"]
        made, host = await begin(house, "mine", "asleep")
        assert [seat["bot"] for seat in host.now["table"]["seats"]] == ["mine", "asleep"]
        await end(house, made, host)
        scores = host.now["view"]["scores"]
        moves = [move for move in house.table(made.id).facts.moves if move.seat == 0]
    hello, *questions, result = heard(log)
    assert hello["type"] == "hello"
    assert len(questions) == len(moves)  # one program, to the end
    assert result == {"type": "result", "shares": scores}


async def test_a_program_waits_while_the_table_pauses(tmp_path: Path) -> None:
    """It is not told that the game is over, nor started anew."""
    log = tmp_path / "log"
    async with house_with(tmp_path, {"mine": spec("good", log)}) as house:
        made, host = await begin(house, "mine", "asleep")
        while not house.table(made.id).facts.moves:
            await host.hear()
        for paused in (True, False):
            assert (await host.do("pause", paused=paused))["type"] in ("update", "done")
        await end(house, made, host)
    kinds = [line["type"] for line in heard(log)]
    assert (kinds.count("hello"), kinds.count("result"), kinds[-1]) == (1, 1, "result")


@pytest.mark.parametrize("manner", ["dies", "garbage", "illegal"])
async def test_one_that_fails_is_replaced_and_everybody_is_told(tmp_path: Path, manner: str) -> None:
    async with house_with(tmp_path, {"mine": spec(manner)}) as house:
        made, host = await begin(house, "asleep", "mine")
        await end(house, made, host)
        assert [seat["bot"] for seat in host.now["table"]["seats"]] == ["asleep", "haunting"]
        table = house.table(made.id)
        (notice,) = [notice for notice in table.facts.notices if notice.kind == "replaced"]
        assert [Speech(language, ["A", "B"]).say(notice.phrase()) for language in LANGUAGES] == [
            "B’s bot mine has failed. Another bot takes over.",
            "B: бот mine не отвечает. Его заменил другой.",
        ]
        mine = [move.seq for move in table.facts.moves if move.seat == 1]
        assert [seq < notice.seq for seq in mine[:4]] == [True, True, False, False]


async def test_a_bot_the_server_no_longer_has_is_replaced(tmp_path: Path) -> None:
    async with house_with(tmp_path, {"mine": spec("good")}) as house:
        chairs = [{"kind": "bot", "bot": "mine"}] * 2
        asked = {"game": "nightmarium", "seats": chairs, "options": OPTIONS}
        answer = (await house.post("/api/tables", asked)).json
    async with house_with(tmp_path, {}) as house:
        made = Made(answer["table"]["id"], answer["host"], [])
        host = await house.join(made.id, host=made.host)
        await host.do("start")
        await end(house, made, host)
        assert [seat["bot"] for seat in host.now["table"]["seats"]] == ["haunting"] * 2


async def test_too_many_take_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitors, "MOST", 1)
    log = tmp_path / "log"
    async with house_with(tmp_path, {"mine": spec("good", log)}) as house:
        made, host = await begin(house, "mine", "mine")
        await end(house, made, host)
        assert not [notice for notice in house.table(made.id).facts.notices if notice.kind == "replaced"]
    said = [message["type"] for message in heard(log)]
    assert said.count("hello") == said.count("result") > 2


@pytest.mark.parametrize("bot", ["exec:true", "other", "greedy", "mine "])
async def test_nobody_names_a_command(tmp_path: Path, bot: str) -> None:
    async with house_with(tmp_path, {"mine": spec("good")}) as house:
        chairs = [{"kind": "person", "name": "A"}, {"kind": "bot", "bot": bot}]
        answer = await house.post("/api/tables", {"game": "nightmarium", "seats": chairs})
        assert (answer.status, answer.json["why"]["key"]) == (409, "error-bot")
        assert answer.json["why"]["args"]["known"].endswith("nightmare, mine")
        made = await house.make(people=1, free=1)
        host = await house.join(made.id, made.seats[0], made.host)
        assert await host.refused("seat", seat=1, bot=bot) == "error-bot"
        assert (await host.do("seat", seat=1, bot="mine"))["type"] == "update"
        await host.do("start")
        assert await host.refused("standin", seat=0, bot=bot) == "error-bot"


def test_bots_are_introduced_by_name() -> None:
    assert own_bots(["mine=exec:true", "my-2=exec:ms=50:true x=y"]) == {
        "mine": "exec:true",
        "my-2": "exec:ms=50:true x=y",
    }


@pytest.mark.parametrize(
    ("given", "key"),
    [
        (["exec:true"], "external-name"),
        (["mine=greedy"], "external-name"),
        (["haunting=exec:true"], "external-name"),
        (["greedy=exec:true"], "external-name"),
        (["Mine=exec:true"], "external-name"),
        (["=exec:true"], "external-name"),
        (["mine=exec:true", "mine=exec:true"], "external-name"),
        (["mine=exec:./no-such-bot"], "external-command"),
    ],
)
def test_a_bad_introduction_is_named(given: list[str], key: str) -> None:
    with pytest.raises(BadInput) as refused:
        own_bots(given)
    assert refused.value.phrase.key == f"error-{key}"


async def test_a_bot_comes_as_a_guest_by_its_seats_link(tmp_path: Path) -> None:
    """The example of docs/bot-protocol.md, at a table whose other seat is a bot."""
    async with house_with(tmp_path, {}) as house:
        made = await house.make(people=1, bots=1, options=OPTIONS)
        host = await house.join(made.id, host=made.host)
        link = f"{house.origin}/t/{made.id}#{made.seats[0]}"
        guest = await create_subprocess_exec(sys.executable, str(EXAMPLE), link, stderr=PIPE)
        await host.until(lambda message: message.get("here") == [True, False])
        await host.do("start")
        async with asyncio.timeout(PATIENCE):
            _, complaints = await guest.communicate()
        assert (guest.returncode, complaints) == (0, b"")
        assert house.table(made.id).facts.status == "over"
        assert {move.by for move in house.table(made.id).facts.moves if move.seat == 0} == {""}
