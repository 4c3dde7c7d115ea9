"""The driver's people at our own tables: what they take for a move, and what they do when a game is over."""

import json
from collections.abc import Sequence
from random import Random

import pytest

from bench.load.__main__ import measure
from bench.load.client import Connection
from bench.load.drive import Plan
from bench.load.gloam import Game, OnSqlite
from bench.load.peer import SEATS, Cores


class Ear(Connection):
    """A connection that only remembers what was said."""

    def __init__(self) -> None:
        self.said: list[dict[str, object]] = []

    def send(self, text: bytes) -> None:
        self.said.append(json.loads(text))


class Seen:
    """A table without a server, and what it has told the drive."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.table = Game("table", "host", ["token"] * SEATS, Random(1))
        self.ears = [Ear() for _ in range(SEATS)]
        self.table.connections = list(self.ears)
        self.table.on_acknowledged = lambda _: self.told.append("acknowledged")
        self.table.on_ready = lambda _: self.told.append("ready")

    def show(self, seq: int, decider: int | None, status: str = "playing", seats: Sequence[int] = ()) -> None:
        """Like the server: the table's own options, the numbers in a view, and the options of one seat."""
        for seat in seats or range(SEATS):
            update = f'{{"type":"update","seq":{seq},"at":1,"view":{{"options":[7]}}'
            update += f',"table":{{"options":{{}},"status":"{status}"}}'
            update += ',"options":[{"index":7,"label":{"key":"x"}}]' if seat == decider else ""
            self.table.hear(seat, self.ears[seat], f"{update}}}".encode())


@pytest.fixture
def seen() -> Seen:
    seen = Seen()
    seen.show(9, decider=2)
    seen.table.begin(0.0)
    return seen


def test_whoever_is_asked_chooses_one_of_the_options(seen: Seen) -> None:
    assert seen.ears[2].said == [{"type": "act", "id": "10", "seq": 9, "index": 7}]
    assert not any(ear.said for ear in seen.ears if ear is not seen.ears[2])


def test_a_move_is_shown_by_its_number(seen: Seen) -> None:
    seen.show(9, decider=2)
    seen.table.hear(2, seen.ears[2], b'{"type":"presence","here":[true],"spectators":0}')
    assert seen.told == []
    seen.show(10, decider=0, seats=[2])
    assert seen.told == ["acknowledged"]
    seen.show(10, decider=0, seats=[0, 1, 3])
    assert seen.told == ["acknowledged", "ready"]


def test_when_a_game_is_over_the_next_is_dealt_before_anybody_moves(seen: Seen) -> None:
    seen.show(10, decider=None, status="over")
    assert seen.told == ["acknowledged"]
    assert [said["type"] for said in seen.ears[0].said] == ["rematch", "start"]
    assert (seen.table.is_busy, seen.table.is_unanswered, seen.table.finished) == (True, False, 1)
    seen.show(11, decider=None, status="lobby")
    seen.show(12, decider=1)
    assert seen.told == ["acknowledged", "ready"]
    assert not seen.table.is_busy


def test_a_refused_move_ends_the_measurement(seen: Seen) -> None:
    with pytest.raises(RuntimeError, match="denied-stale"):
        seen.table.hear(2, seen.ears[2], b'{"type":"refused","id":"10","seq":9,"why":{"key":"denied-stale"}}')


def test_our_own_server_can_be_measured() -> None:
    outcome = measure(OnSqlite("nightmarium"), Plan(seconds=0.3, warm_up=0), 2, Cores())
    assert outcome.per_second > 0
    assert outcome.unanswered == 0
