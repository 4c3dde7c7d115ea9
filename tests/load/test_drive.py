"""What counts as acknowledged, as seen by all, and as never answered."""

import asyncio

import pytest

from bench.load import drive as driving
from bench.load.client import Connection
from bench.load.drive import Outcome, Plan, drive, percentile
from bench.load.peer import SEATS, Table, Told


class Whisper(Table):
    """A table without sockets: each move is a number, and whoever is told it has seen it."""

    def __init__(self, *, answers: bool) -> None:
        super().__init__()
        self.answers = answers
        self.made = 0

    def move(self) -> None:
        self.mover = self.made % SEATS
        self.made += 1
        if self.answers:
            asyncio.get_running_loop().call_soon(self.tell_all)

    def tell_all(self) -> None:
        for seat in range(SEATS):
            self.tell(seat, self.made)

    def tell(self, seat: int, number: int) -> None:
        self.hear(seat, NOBODY, b"%d" % number)

    def read(self, seat: int, message: bytes) -> bool:
        return message == b"%d" % self.made

    async def enter(self, seat: int, connection: Connection, told: Told) -> None:
        raise AssertionError("nobody connects")


NOBODY = Connection.__new__(Connection)


def test_the_mover_acknowledges_and_all_four_make_ready() -> None:
    table, told = Whisper(answers=False), list[str]()
    table.on_acknowledged = lambda _: told.append("acknowledged")
    table.on_ready = lambda _: told.append("ready")
    table.begin(1.0)
    table.tell(1, 1)
    table.tell(2, 0)  # of an older move
    assert (told, table.is_unanswered) == ([], True)
    table.tell(0, 1)
    table.tell(2, 1)
    assert (told, table.is_unanswered, table.is_busy) == (["acknowledged"], False, True)
    table.tell(3, 1)
    assert (told, table.is_busy) == (["acknowledged", "ready"], False)


def outcome_of(table: Whisper, plan: Plan) -> Outcome:
    async def driven() -> Outcome:
        return await drive([table], plan)

    return asyncio.run(driven())


def test_in_a_closed_loop_one_move_follows_the_other() -> None:
    table = Whisper(answers=True)
    outcome = outcome_of(table, Plan(seconds=0.05, warm_up=0))
    assert table.made > 1
    assert outcome.unanswered == 0
    assert 0 < outcome.per_second <= table.made / 0.05


def test_moves_that_a_silent_server_holds_up_count_as_delayed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not only the one it was asked to make: those that fell due behind it too."""
    monkeypatch.setattr(driving, "GRACE", 0.0)
    table = Whisper(answers=False)
    outcome = outcome_of(table, Plan(rate=1000, seconds=0.1, warm_up=0))
    assert table.made == 1
    assert outcome.unanswered == 1 + len(table.due) > 50
    assert 0 < outcome.p50 < outcome.p99 <= outcome.slowest


@pytest.mark.parametrize(("share", "value"), [(0.5, 50), (0.99, 99), (1.0, 100)])
def test_percentiles(share: float, value: float) -> None:
    assert percentile(list(range(1, 101)), share) == value
    assert percentile([], share) == 0
