"""`gloam tables`: which tables there are, for whoever looks after the server. Secrets are never shown."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from gloam.cli.arguments import Arguments, Command, Given
from gloam.cli.files import create_file
from gloam.cli.hosting import add_database, database, shown
from gloam.cli.terminal import Terminal
from gloam.core.errors import BadInput
from gloam.core.phrase import Phrase

if TYPE_CHECKING:
    from gloam.server.protocol.messages import SeatTold, TableTold
    from gloam.server.store import Listed, Store
    from gloam.server.tables.events import LogEntry

__all__ = ["COMMAND"]

NEEDED: Final = {"list": (), "show": ("table",), "delete": ("table",), "export": ("table", "file")}
MOST: Final = 100_000


def _declare(arguments: Arguments) -> None:
    word = arguments.terminal.word
    arguments.add("job", "tables-job", metavar="|".join(NEEDED), choices=NEEDED, nargs="?", default="list")
    arguments.add("table", "tables-table", metavar=word("meta-table"), nargs="?")
    arguments.add("file", "tables-file", metavar=word("meta-file"), nargs="?")
    add_database(arguments)
    arguments.add("--json", "json", action="store_true")


def _run(given: Given, terminal: Terminal) -> int:
    _check_words(given, terminal)
    from gloam.server.store import StoreDown

    url = database(given)
    jobs = {"list": _list, "show": _show, "delete": _delete, "export": _export}
    try:
        asyncio.run(jobs[given.job](url, given, terminal))
    except StoreDown as down:
        raise BadInput("serve-store", where=shown(url)) from down
    return 0


def _check_words(given: Given, terminal: Terminal) -> None:
    """As many words as the job needs."""
    for name in ("table", "file"):
        value = getattr(given, name)
        command = f"gloam tables {given.job}"
        if name in NEEDED[given.job] and value is None:
            raise BadInput("cli-required", command=command, value=terminal.word(f"meta-{name}"))
        if name not in NEEDED[given.job] and value is not None:
            raise BadInput("cli-unknown", command=command, value=value)


# Reading


@asynccontextmanager
async def _store(url: str, *, write: bool = False) -> AsyncIterator[Store]:
    """A SQLite file that is only read is not locked: a server may be writing it."""
    from gloam.server.store.opening import make_store, sqlite_path

    path = sqlite_path(url)
    if path is not None and not write and not path.is_file():
        raise BadInput("file", file=str(path), why=FileNotFoundError.__name__)
    store = make_store(url)
    if write or path is None:
        await store.open(lambda entries: None, lambda note: None)
    try:
        yield store
    finally:
        await store.close()


async def _log_of(url: str, table: str) -> Sequence[LogEntry]:

    async with _store(url) as store:
        log = await store.tail(table, 0)
    if not log:
        raise BadInput("tables-none", table=table)
    return [stored.decode() for stored in log]


# What can be asked for


async def _list(url: str, given: Given, terminal: Terminal) -> None:
    async with _store(url) as store:
        found = await store.listed(public=False, most=MOST)
    if given.json:
        terminal.json({"tables": [_listed_facts(listed) for listed in found]})
        return
    for listed in found:
        terminal.write(_line(listed, terminal), indent=2)
    terminal.tell("tables-count", count=len(found))


async def _show(url: str, given: Given, terminal: Terminal) -> None:
    from msgspec import to_builtins

    from gloam.server.replay.rounds import read_rounds
    from gloam.server.tables.updates import table_told

    log = await _log_of(url, given.table)
    table, rounds = read_rounds(log)
    told = table_told(table)
    entries, decisions, finished = len(log), len(table.facts.moves), len(rounds)
    created, updated = _time(log[0].at), _time(log[-1].at)
    if given.json:
        counts = {"entries": entries, "decisions": decisions, "finished": finished}
        terminal.json({**to_builtins(told), **counts, "created": created, "updated": updated})
        return
    terminal.write(_title(told, terminal), style="strong")
    for at, seat in enumerate(told.seats, 1):
        terminal.tell("tables-seat", seat=at, who=_who(seat, terminal))
    terminal.tell(
        "tables-options", options=", ".join(f"{key}={value}" for key, value in told.options.items())
    )
    terminal.tell("tables-counts", round=told.round, decisions=decisions, entries=entries, finished=finished)
    terminal.tell("tables-times", created=created, updated=updated)


async def _delete(url: str, given: Given, terminal: Terminal) -> None:
    from msgspec.json import encode

    from gloam.server.live.registry import Note
    from gloam.server.store import StoreInUse

    try:
        async with _store(url, write=True) as store:
            if not await store.delete(given.table):
                raise BadInput("tables-none", table=given.table)
            await store.publish(encode(Note("", "deleted", [(given.table, ())])))
    except StoreInUse as bad:
        raise BadInput("tables-in-use", where=shown(url)) from bad
    terminal.tell("tables-deleted", table=given.table)


async def _export(url: str, given: Given, terminal: Terminal) -> None:
    from msgspec import to_builtins

    from gloam.server.replay.rounds import export_table

    exported = export_table(await _log_of(url, given.table))
    text = json.dumps(to_builtins(exported), ensure_ascii=False, indent=2) + "\n"
    with create_file(given.file) as file:
        file.write(text.encode())
    terminal.tell("tables-exported", count=len(exported.games), file=given.file)


# In words


def _told(listed: Listed) -> TableTold:
    from msgspec.json import decode

    from gloam.server.protocol.messages import TableTold

    return decode(listed.body, type=TableTold)


def _listed_facts(listed: Listed) -> dict[str, Any]:
    from msgspec import to_builtins

    return {
        "table": listed.table,
        "game": listed.game,
        "status": listed.status,
        "public": listed.public,
        "created": _time(listed.created),
        "updated": _time(listed.updated),
        "seats": to_builtins(_told(listed).seats),
    }


def _line(listed: Listed, terminal: Terminal) -> str:
    told = _told(listed)
    names = ", ".join(_who(seat, terminal) for seat in told.seats)
    return terminal.word(
        "tables-line", title=_title(told, terminal), names=names, updated=_time(listed.updated)
    )


def _title(told: TableTold, terminal: Terminal) -> str:
    return terminal.word(f"tables-{told.status}", table=told.id, game=Phrase(f"{told.game}-name"))


def _who(seat: SeatTold, terminal: Terminal) -> str:
    if seat.kind == "person":
        return f"{seat.name} ({seat.standin})" if seat.standin else seat.name
    return terminal.word("tables-bot", bot=seat.bot) if seat.kind == "bot" else terminal.word("tables-open")


def _time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%SZ")


COMMAND = Command("tables", "gloam tables show abcdefghijklmnop", _declare, _run)
