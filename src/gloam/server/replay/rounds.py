"""Games of a table that are over, read back from its log."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import msgspec

from gloam.core.errors import BadInput
from gloam.core.phrase import Phrase
from gloam.core.record import Record, write_record
from gloam.server.live.registry import Hub
from gloam.server.live.session import LiveTable
from gloam.server.store import Stored
from gloam.server.tables.commands import Denied
from gloam.server.tables.events import Rematched, read_entry
from gloam.server.tables.table import Table
from gloam.server.tables.updates import table_told

__all__ = ["exported", "history_of", "round_of", "rounds_of", "told_again"]


async def history_of(hub: Hub, live: LiveTable, number: int) -> Record:
    """The record of a finished round, the running one's number or 0 for the last. Denied while it runs."""
    table = await round_of(hub, live, number)
    if table.facts.status != "over":
        raise Denied(Phrase("denied-not-over"))
    return table.record()


async def round_of(hub: Hub, live: LiveTable, number: int) -> Table:
    """The table as it was when a round ended; as it is for the number of the running one, or 0."""
    facts = live.table.facts
    if number in (0, facts.round):
        return live.table
    if not 1 <= number < facts.round:
        raise BadInput("round", value=number, most=facts.round - (facts.status != "over"))
    return await asyncio.to_thread(_at_end_of, await _log_of(hub, live), number)


async def rounds_of(hub: Hub, live: LiveTable) -> list[Record]:
    """The records of all finished rounds."""
    return told_again(await _log_of(hub, live))[1]


async def _log_of(hub: Hub, live: LiveTable) -> Sequence[Stored]:
    entries = await hub.desk.store.tail(live.id, 0)
    if not entries:
        raise Denied(Phrase("denied-gone"))
    return entries


def told_again(log: Sequence[Stored]) -> tuple[Table, list[Record]]:
    """A table from its whole log, and its finished rounds."""
    past: list[Record] = []
    for table in _ends(log):  # at last as it is
        if table.facts.status == "over":
            past.append(table.record())
    return table, past


def _at_end_of(log: Sequence[Stored], number: int) -> Table:
    return next(islice(_ends(log), number - 1, None))


def _ends(log: Sequence[Stored]) -> Iterator[Table]:
    """A table at the end of each round, and at last as it is: one that changes when the next is asked for.

    Each round was complete when another was asked for.
    """
    first, *others = map(read_entry, log)
    table = Table.created(first)
    for entry in others:
        if isinstance(entry.deed, Rematched):
            yield table
        table.apply(entry)
    yield table


def exported(table: Table, rounds: Sequence[Record]) -> dict[str, Any]:
    """A table for keeping: what everybody may know, and the games that are over."""
    return {
        "format": "gloam table 1",
        "table": msgspec.to_builtins(table_told(table)),
        "games": [write_record(past) for past in rounds],
    }
