"""A table without a server: commands are judged and folded at once, by a clock the test moves."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from gloam.core.action import NONE
from gloam.games import find_game
from gloam.server.protocol.errors import CommandRejected
from gloam.server.protocol.messages import Chair, Update, Ways
from gloam.server.tables.commands import Command, Role, Start, Undo, handle
from gloam.server.tables.events import (
    Created,
    LogEntry,
    MovePlayed,
    SeatTaken,
    TableEvent,
    apply_entry,
    create_table,
)
from gloam.server.tables.state import Notice
from gloam.server.tables.table import Table
from gloam.server.tables.updates import UpdateBuilder

SECRET: Final = "5e" * 32
BEGIN: Final = 1_700_000_000_000


class Logbook:
    """A table and every entry it was folded from."""

    def __init__(
        self,
        game: str = "nightmarium",
        people: int = 2,
        bots: int = 0,
        free: int = 0,
        options: Mapping[str, str] | None = None,
        ways: Ways = Ways(),  # noqa: B008 - frozen
        secret: str = SECRET,
        *,
        tells: bool = True,
    ) -> None:
        chairs = [Chair("person")] * people + [Chair("bot", bot="asleep")] * bots + [Chair()] * free
        complete = dict(find_game(game).settings.read(options or {}))
        kept = ("host", secret)
        created = Created(game, find_game(game).version, complete, ways, tuple(chairs), *kept, tells=tells)
        self.at = BEGIN
        self.entries = [LogEntry("tableaaaaaaa", 1, None, BEGIN, created)]
        self.table = create_table(self.entries[0])
        for seat in range(people):
            self.enter(SeatTaken(seat, f"P{seat + 1}", f"token {seat}"))

    def enter(self, deed: TableEvent, msg: str | None = None) -> TableEvent:
        entry = LogEntry(self.table.facts.id, self.table.seq + 1, msg, self.at, deed)
        self.entries.append(entry)
        apply_entry(self.table, entry)
        return deed

    def do(self, command: Command, seat: int = NONE, *, host: bool = False) -> TableEvent:
        """Judge the command and fold the deed in. CommandRejected leaves everything as it was."""
        return self.enter(handle(self.table, command, Role(seat, host)), f"{seat}.{command.id}")

    def start(self) -> Logbook:
        self.do(Start("start"), host=True)
        return self

    def act(self, rng: random.Random, by: str = "") -> TableEvent:
        """Whoever is asked chooses anything."""
        state = self.table.state
        assert state is not None
        return self.enter(MovePlayed(state.to_act, rng.choice(list(state.options)), by))  # type: ignore[arg-type]

    def play(self, rng: random.Random, most: int = 100_000) -> Logbook:
        for _ in range(most):
            if self.table.facts.status != "playing":
                break
            self.act(rng)
        return self

    def seek(self, asked: str, rng: random.Random) -> None:
        """Play until this is asked. The game must not end before."""
        while self.table.state is not None and self.table.state.asked != asked:
            assert self.table.facts.status == "playing", f"nobody was asked for {asked}"
            self.act(rng)

    def again(self, entries: int | None = None) -> Table:
        """The table folded anew from what a store would have kept of its log."""
        first, *others = [entry.encode().decode() for entry in self.entries[:entries]]
        table = create_table(first)
        for entry in others:
            apply_entry(table, entry)
        return table


def why(book: Logbook, command: Command, seat: int = NONE, *, host: bool = False) -> str:
    """Why a command is refused. The table must not have changed by that."""
    before = book.table.snapshot()
    try:
        book.do(command, seat, host=host)
    except CommandRejected as denied:
        assert book.table.snapshot() == before
        return denied.why.key
    raise AssertionError(f"{command} was not refused")


def update_of(table: Table, viewer: int, telling: UpdateBuilder | None = None) -> dict[str, Any]:
    """What a viewer who has heard nothing yet is told, but for the time."""
    text = (telling or UpdateBuilder(table)).update(viewer, 0, whole=True)
    update: dict[str, Any] = msgspec.json.decode(text)
    assert update.keys() <= {"type", *Update.__struct_fields__}
    del update["at"]
    return update


def told(table: Table) -> list[dict[str, Any]]:
    """Everything anybody could be told of a table."""
    telling = UpdateBuilder(table)
    return [update_of(table, viewer, telling) for viewer in range(len(table.seats) + 1)]


def rng() -> random.Random:
    """The same choices each time."""
    return random.Random(5)


def notices(table: Table) -> list[str]:
    """What the table itself has told of this round."""
    return [line.told.kind for line in table.lines if isinstance(line.told, Notice)]


def find_undo(book: Logbook, wanted: type[TableEvent]) -> Undo:
    """Play until somebody's choice can be taken back in the wanted way."""
    choices = rng()
    while True:
        seat, options = book.table.to_act, len(book.table.state.options) if book.table.state else 0
        book.act(choices)
        undo = Undo("undo", book.table.seq)
        free = options > 1 and book.table.running and seat in book.table.people()
        if free and isinstance(handle(book.table, undo, Role(seat, host=False)), wanted):
            return undo


def last_chooser(book: Logbook) -> int:
    """The seat that had a choice last."""
    return max(range(len(book.table.seats)), key=book.table.last_choice)
