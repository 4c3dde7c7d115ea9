"""What was said to and by everybody at a table, held against the log that is found on the disk afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from gloam.core.play import check
from gloam.server.tables.commands import Command, Role, handle
from gloam.server.tables.events import (
    Created,
    LogEntry,
    MovePlayed,
    RematchStarted,
    SeatTaken,
    StoredEntry,
    apply_entry,
    create_table,
)
from gloam.server.tables.table import Table
from gloam.server.tables.updates import UpdateBuilder

BY_THE_TABLE = ("bot", "ahead")  # who decides without having sent anything, at tables of a campaign


class Shown(NamedTuple):
    """An update somebody was shown: to whom, what they had heard before, and the digest of it all."""

    viewer: int
    since: int
    digest: bytes


class Told(NamedTuple):
    """What a table's people were told since this was last asked."""

    shown: dict[int, list[Shown]]  # by number
    acknowledged: dict[str, int]  # commands, and the number by which they were said to be carried out
    refused: set[str]


def digest(update: dict[str, Any]) -> bytes:
    """Of everything in an update but the time, and whose commands it answers."""
    kept = {key: value for key, value in update.items() if key not in ("type", "at", "answers")}
    return sha256(msgspec.json.encode(kept, order="deterministic")).digest()


class Ledger:
    """One table. What is sent is noted before it is sent, what is heard as soon as it is heard."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.sent: dict[str, tuple[Command, Role]] = {}
        self.log: list[StoredEntry] = []  # as it was found the last time
        self.compared = 0  # updates
        self._told = Told({}, {}, set())
        self._late: dict[int, list[Shown]] = {}  # of numbers the table had passed when they were looked at
        self._table: Table | None = None

    # Noting

    def send(self, command: Command, role: Role) -> None:
        assert self.sent.setdefault(_msg(command.id, role), (command, role))[0] is command

    def show(self, viewer: int, since: int, update: dict[str, Any]) -> None:
        assert update["seq"] >= since, f"{self.id}: shown {since}, and now only {update['seq']}"
        self._told.shown.setdefault(update["seq"], []).append(Shown(viewer, since, digest(update)))

    def acknowledge(self, command: str, role: Role, seq: int) -> None:
        self._told.acknowledged[_msg(command, role)] = seq

    def refuse(self, command: str, role: Role) -> None:
        self._told.refused.add(_msg(command, role))

    def take_told(self) -> Told:
        """To be asked before the log is read: what is told later may be about later entries."""
        told, self._told = self._told, Told({}, {}, set())
        return told

    # Auditing

    def audit(self, told: Told, log: Sequence[StoredEntry]) -> None:
        """AssertionError if the log lacks what was told, or has what nobody did."""
        assert list(log[: len(self.log)]) == self.log, f"{self.id}: what was written has changed"
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1)), f"{self.id}: holes"
        self._audit_answers(told, log)
        fresh = log[len(self.log) :]
        self.log = list(log)
        for seq in [seq for seq in told.shown if self._table is not None and seq < self._table.seq]:
            self._late.setdefault(seq, []).extend(told.shown.pop(seq))
        self._table = self._follow(self._table, fresh, told.shown)
        assert not told.shown, f"{self.id}: shown, but not written: {sorted(told.shown)}, {len(log)} are"

    def audit_late(self) -> None:
        """In the end, from the beginning: what processes told that had not heard the newest yet."""
        self._follow(None, self.log, self._late)
        assert not self._late

    def _audit_answers(self, told: Told, log: Sequence[StoredEntry]) -> None:
        msgs = [entry.msg for entry in log if entry.msg is not None]
        written = {entry.msg: entry.seq for entry in log if entry.msg is not None}
        assert len(written) == len(msgs), f"{self.id}: carried out twice"
        for msg, seq in told.acknowledged.items():
            assert written.get(msg, seq + 1) <= seq, f"{self.id}: {msg} was acknowledged and is lost"
        assert not told.refused & written.keys(), f"{self.id}: refused and carried out"

    def _follow(
        self, table: Table | None, entries: Sequence[StoredEntry], shown: dict[int, list[Shown]]
    ) -> Table:
        """Fold the entries in, and compare what was shown with what has to be shown by them."""
        for entry in map(StoredEntry.decode, entries):
            if table is None:
                table = create_table(entry)
            else:
                self._compare(table, shown)
                self._check_doer(table, entry)
                apply_entry(table, entry)
        assert table is not None, f"{self.id} is gone"
        self._compare(table, shown)
        return table

    def _compare(self, table: Table, shown: dict[int, list[Shown]]) -> None:
        telling = UpdateBuilder(table)
        for viewer, since, seen in shown.pop(table.seq, ()):
            update = msgspec.json.decode(telling.update(viewer, since, whole=True))
            assert digest(update) == seen, f"{self.id}: seat {viewer} was shown another {table.seq}"
            self.compared += 1

    def _check_doer(self, table: Table, entry: LogEntry) -> None:
        """Somebody sent it and it was right then, or it is what the table does by itself."""
        deed = entry.event
        if entry.msg is not None:
            assert entry.msg in self.sent, f"{self.id}: nobody sent {entry.msg}"
            command, role = self.sent[entry.msg]
            meant = handle(table, command, role)
            if isinstance(deed, RematchStarted) and isinstance(meant, RematchStarted):
                meant = RematchStarted(meant.seat, deed.secret)  # drawn by chance
            assert deed == meant, f"{self.id}: {command} was carried out as {deed}"
        elif isinstance(deed, MovePlayed):
            assert deed.by in BY_THE_TABLE, f"{self.id}: nobody did {deed}"
            assert table.state is not None
            check(table.game, table.state, deed.seat, deed.action)
        else:
            assert isinstance(deed, Created | SeatTaken), f"{self.id}: nobody did {deed}"


def _msg(command: str, role: Role) -> str:
    return f"{role.seat}.{command}"
