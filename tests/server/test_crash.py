"""Killed at any instant, a server comes back with everything it has told anybody, and nothing else.

`make crash` goes on for longer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from multiprocessing import forkserver
from pathlib import Path

import msgspec
import pytest
import uvloop

from gloam.core.action import NONE
from gloam.server.tables.commands import Act, Command, Role, Start
from gloam.server.tables.events import MovePlayed, StoredEntry
from gloam.server.tables.updates import UpdateBuilder

from .crash import Summary, campaign
from .ledger import Ledger
from .logbook import Logbook
from .store.postgres_server import PostgresServer


@pytest.fixture(scope="module", autouse=True)
def forks() -> Iterator[None]:
    yield
    forkserver._forkserver._stop()  # type: ignore[attr-defined]


async def kill(url: str, folder: Path) -> Summary:
    async with campaign(url, folder, processes=1, tables=3, seed=7) as war:
        await war.kill()
    return war.summary(1)


async def restart_and_kill(url: str, folder: Path) -> tuple[Summary, Summary]:
    """Restart both processes in turn, then kill one: what was seen before the kill, and in all."""
    async with campaign(url, folder, processes=2, tables=3, seed=7) as war:
        for number in range(2):
            await war.restart(number)
        asked = war.summary(2)
        await war.kill()
    return asked, war.summary(3)


def test_a_killed_server_has_lost_nothing_and_made_nothing_up(tmp_path: Path) -> None:
    summary = uvloop.run(kill(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path))
    assert summary.closed[1006] > 0
    assert summary.updates > summary.entries > summary.tables


def test_two_servers_on_one_database(tmp_path: Path, postgres: PostgresServer) -> None:
    asked, killed = uvloop.run(restart_and_kill(postgres.new_database(), tmp_path))
    assert asked.closed.keys() <= {0, 1012}, "stopped politely, servers say so to everybody"
    assert asked.closed[1012] > 0
    assert killed.closed[1006] > 0


# Would the campaign notice?


class Observed:
    """A table where everything went well, and what its people were told of it."""

    def __init__(self) -> None:
        self.book = Logbook()
        self.table = self.book.table
        self.ledger = Ledger(self.table.facts.id)
        self._do(Start("start"), Role(NONE, host=True))
        for number in range(6):
            self._act(f"act{number}")
        self.ledger.refuse("never", Role(0, host=False))
        self.log = [entry.encode() for entry in self.book.entries]

    def _act(self, number: str) -> None:
        assert self.table.state is not None
        self._do(
            Act(number, self.table.seq, self.table.state.options[0]), Role(self.table.to_act, host=False)
        )

    def _do(self, command: Command, role: Role) -> None:
        since = self.table.seq
        self.ledger.send(command, role)
        self.book.do(command, role.seat, host=role.host)
        self.ledger.acknowledge(command.id, role, self.table.seq)
        for viewer in range(2):
            update = msgspec.json.decode(UpdateBuilder(self.table).update(viewer, since, whole=True))
            self.ledger.show(viewer, since, update)

    def audit(self) -> None:
        self.ledger.audit(self.ledger.take_told(), self.log)


@pytest.fixture
def observed() -> Observed:
    return Observed()


def test_what_went_well_passes(observed: Observed) -> None:
    observed.audit()
    assert observed.ledger.compared == 2 * 7
    observed.audit()


def lose_the_last(log: list[StoredEntry]) -> None:
    del log[-1]


def lose_one_between(log: list[StoredEntry]) -> None:
    del log[-3]


def write_twice(log: list[StoredEntry]) -> None:
    log.append(log[-1]._replace(seq=len(log) + 1))


def write_what_nobody_sent(log: list[StoredEntry]) -> None:
    log.append(log[-1]._replace(seq=len(log) + 1, msg="0.phantom"))


def let_nobody_act(log: list[StoredEntry]) -> None:
    log[-1] = log[-1]._replace(msg=None)


def choose_something_else(log: list[StoredEntry]) -> None:
    deed = log[-2].decode().event
    assert isinstance(deed, MovePlayed)
    other = log[-2].body.replace(b"%d" % deed.action, b"%d" % (deed.action + 1))
    log[-2] = log[-2]._replace(body=other)


def carry_out_what_was_refused(log: list[StoredEntry]) -> None:
    log.append(
        StoredEntry(log[0].table, len(log) + 1, "0.never", 0, b'{"type":"said","seat":0,"phrase":"ha"}')
    )


@pytest.mark.parametrize(
    "spoil",
    [
        lose_the_last,
        lose_one_between,
        write_twice,
        write_what_nobody_sent,
        let_nobody_act,
        choose_something_else,
        carry_out_what_was_refused,
    ],
)
def test_what_went_wrong_is_noticed(observed: Observed, spoil: Callable[[list[StoredEntry]], None]) -> None:
    spoil(observed.log)
    with pytest.raises(AssertionError):
        observed.audit()


def test_what_was_written_once_stays(observed: Observed) -> None:
    observed.audit()
    observed.log[2] = observed.log[2]._replace(at=0)
    with pytest.raises(AssertionError, match="changed"):
        observed.audit()


def test_another_view_than_the_log_tells_is_noticed(observed: Observed) -> None:
    update = msgspec.json.decode(UpdateBuilder(observed.table).update(0, 0, whole=True))
    observed.ledger.show(1, 0, update)  # what seat 0 may know
    with pytest.raises(AssertionError, match="another"):
        observed.audit()


def test_an_update_of_the_past_is_compared_in_the_end(observed: Observed) -> None:
    """A process that lags behind may show what another has passed."""
    late = msgspec.json.decode(UpdateBuilder(observed.book.again(5)).update(0, 0, whole=True))
    observed.audit()
    observed.ledger.show(0, 0, late)
    observed.audit()
    observed.ledger.audit_late()
    assert observed.ledger.compared == 2 * 7 + 1
    observed.ledger.show(1, 0, late)
    observed.audit()
    with pytest.raises(AssertionError, match="another"):
        observed.ledger.audit_late()
