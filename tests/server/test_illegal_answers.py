"""Whatever a bot, premove, clock or program answers: nothing illegal is logged, and the game goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future

import pytest

from gloam.bots.worker import Question, Thinking
from gloam.core.protocol import AnyGame, View
from gloam.server.live.external_bots import Visit
from gloam.server.live.session import TableSession
from gloam.server.protocol.errors import CommandRejected, Reason
from gloam.server.tables.events import MovePlayed

from .kit import House

pytestmark = pytest.mark.anyio

BEYOND = 1_000_000  # no action has such a number


class Liar(Thinking):
    """A bot that chooses what it may not."""

    def __init__(self, answer: Callable[[Question], int]) -> None:
        super().__init__(1, 1)
        self._answer = answer

    def ask(self, question: Question) -> Future[int]:
        answered: Future[int] = Future()
        answered.set_result(self._answer(question))
        return answered


def forbidden(question: Question) -> int:
    """An action of the game that is not among the options."""
    return next(action for action in range(len(question.options) + 1) if action not in question.options)


def beyond(question: Question) -> int:
    return BEYOND


def check_log(session: TableSession) -> None:
    """Every move in the log was legal when it was made."""
    state = session.table.dealt()
    for move in session.table.facts.moves:
        assert move.seat == state.to_act
        assert move.action in state.options
        state.apply(move.action)


@pytest.mark.parametrize("answer", [forbidden, beyond])
async def test_a_bot(
    house: House, monkeypatch: pytest.MonkeyPatch, answer: Callable[[Question], int]
) -> None:
    monkeypatch.setattr(house.app.context, "thinking", Liar(answer))
    made = await house.make(people=1, bots=1, options={"first": "2"})
    client = await house.join(made.id, made.seats[0], made.host)
    await client.do("start")
    session = house.live(made.id)
    await client.until(lambda message: bool(message.get("options")))
    assert {move.by for move in session.table.facts.moves} == {"bot"}
    check_log(session)


@pytest.mark.parametrize("answer", [forbidden, beyond])
async def test_a_clock(
    house: House, monkeypatch: pytest.MonkeyPatch, answer: Callable[[Question], int]
) -> None:
    monkeypatch.setattr(house.app.context, "thinking", Liar(answer))
    made, clients = await house.begin(ways={"clock": {"base": 10, "increment": 2}})
    session = house.live(made.id)
    session.table.facts.since -= 11_000
    session.autoplay.stop()
    session.autoplay.look(session)
    await clients[0].until(
        lambda message: any(line.get("by") == "clock" for line in message.get("events", ()))
    )
    assert session.table.facts.moves[0].by == "clock"
    check_log(session)


async def test_a_program(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is replaced by a bot of ours, as if it had failed otherwise."""

    async def choose(visit: Visit, game: AnyGame, view: View, options: Sequence[int]) -> int:
        return BEYOND

    monkeypatch.setattr(house.app.context.visitors, "choose", choose)
    monkeypatch.setattr(house.app.context, "bots", (*house.app.context.bots, "mine"))
    made = await house.make(people=1, free=1, options={"first": "2"})
    client = await house.join(made.id, made.seats[0], made.host)
    assert (await client.do("seat", seat=1, bot="mine"))["type"] == "update"
    await client.do("start")
    session = house.live(made.id)
    await client.until(lambda message: bool(message.get("options")))
    assert session.table.seats[1].bot == "haunting"
    check_log(session)


async def test_a_premove(house: House) -> None:
    """It is dropped, and the seat is asked as usual."""
    made, clients = await house.begin()
    session = house.live(made.id)
    seat, seq = session.table.to_act, session.table.seq
    session.table.facts.ahead[seat] = BEYOND
    session.autoplay.look(session)
    await clients[seat].catch_up(seq + 1)
    assert session.table.facts.ahead == {}
    assert session.table.facts.moves == []
    assert clients[seat].now["options"]


@pytest.mark.parametrize("action", [BEYOND, -1])
async def test_the_path_itself(house: House, action: int) -> None:
    made, _ = await house.begin()
    session = house.live(made.id)
    seq = session.table.seq
    for seat in (0, 1, 7):
        with pytest.raises(CommandRejected) as rejected:
            await session.play(MovePlayed(seat, action, "bot"), session.table.facts.moved)
        assert rejected.value.reason is Reason.INVALID
    assert session.table.seq == seq
