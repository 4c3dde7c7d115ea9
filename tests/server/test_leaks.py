"""Nobody is told what they may not know: not by a socket, a log, an error, or a number of the machine's."""

from __future__ import annotations

import io
import json
import random
import re

import pytest
import structlog

from gloam.cli.version import is_compiled
from gloam.server.tables.state import Line
from gloam.server.tables.updates import UpdateBuilder

from .kit import House, play_on
from .leaks import campaign

pytestmark = pytest.mark.anyio


async def test_no_byte_depends_on_what_its_reader_may_not_know(house: House) -> None:
    """The thousand games are played by `python -m tests.server.leaks`."""
    found = await campaign(house, games=15, seed=10_000, most=24)
    assert found.games == 15
    assert found.swaps > 30
    assert found.compared > 1500
    assert found.checked > 1000
    assert found.returns > 15


@pytest.mark.skipif(is_compiled(), reason="a compiled class cannot be spoiled")
@pytest.mark.parametrize("leak", ["events", "views"])
async def test_a_planted_leak_is_found(house: House, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    told_line, view = UpdateBuilder._told_line, UpdateBuilder._view

    def whole_line(self: UpdateBuilder, line: Line, viewer: int) -> object:
        seat = getattr(line.told, "seat", 0)
        return told_line(self, line, max(seat, 0))

    def everybodys_view(self: UpdateBuilder, viewer: int) -> object:
        seen = view(self, viewer)
        return view(self, 0) if viewer == len(self.table.seats) else seen

    planted = {"events": ("_told_line", whole_line), "views": ("_view", everybodys_view)}
    monkeypatch.setattr(UpdateBuilder, *planted[leak])
    with pytest.raises(ExceptionGroup) as found:
        await campaign(house, games=5, seed=1, most=40)
    assert found.group_contains(AssertionError)


async def test_secrets_stay_out_of_logs_errors_and_numbers(house: House) -> None:
    """Whole games with tokens, names, words and mistakes: nothing of it is logged or counted by name."""
    heard = io.StringIO()
    old = structlog.get_config()
    structlog.configure(
        processors=[structlog.processors.format_exc_info, structlog.processors.KeyValueRenderer()],
        logger_factory=structlog.WriteLoggerFactory(file=heard),
        cache_logger_on_first_use=False,
    )
    try:
        secrets = await _a_busy_evening(house)
        answers = [await house.get("/metrics"), await house.get("/api/schema/openapi.json")]
    finally:
        structlog.configure(**old)
    assert answers[0].status == answers[1].status == 200
    for text in (heard.getvalue(), *(answer.body.decode() for answer in answers)):
        for secret in secrets:
            assert secret not in text, secret


async def _a_busy_evening(house: House) -> list[str]:
    """Returns every secret there was."""
    made, clients = await house.begin(ways={"chat": True, "public": True}, options={"target": "3"})
    table = house.table(made.id)
    secret = table.facts.secret
    await clients[0].do("chat", text="Wordsofmine")
    await clients[0].do("rename", name="Nameofmine")
    await play_on(table, clients, random.Random(1))
    path = f"/api/tables/{made.id}"
    for body in ({"name": "Othername", "seat": 15}, {"nam": "Othername"}, ["Othername"]):
        assert (await house.post(f"{path}/seats", body)).status in (400, 409)
    for token in (made.seats[0] + "x", "Bearerofmine"):
        error = await house.ask("DELETE", path, token=token)
        assert token not in error.body.decode()
    code = (await house.post(f"{path}/code", token=made.seats[0])).json["code"]
    return [
        *(secret, str(table.record().seed), made.host, *made.seats, code, "Wordsofmine", "Nameofmine"),
        *("Othername", "Bearerofmine", table.facts.host, *(seat.token for seat in table.seats)),
    ]


async def test_a_running_game_is_not_told_by_requests(house: House) -> None:
    """Whatever can be asked about a table without a token holds no card, no seed, no digest."""
    made, clients = await house.begin(ways={"public": True})
    table = house.table(made.id)
    facts = table.facts
    hidden = [facts.secret, str(table.record().seed), facts.host, *(seat.token for seat in facts.seats)]
    path = f"/api/tables/{made.id}"
    for asked in (
        "/api/tables",
        path,
        f"{path}/record",
        f"{path}/export",
        f"{path}/positions/0",
        f"{path}/log",
    ):
        text = (await house.get(asked)).body.decode()
        assert not [secret for secret in hidden if secret in text], asked
    listed = json.loads((await house.get("/api/tables")).body)
    assert [entry["table"]["id"] for entry in listed] == [made.id]
    assert not re.search("token|host|secret|seed", json.dumps(listed))
    assert clients[0].now["view"]["players"][1]["hand"]["cards"] == []
