"""Games of a table that are over, read back from its log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from gloam.core.errors import BadInput
from gloam.core.phrase import Phrase
from gloam.core.record import Record, write_record
from gloam.server.conduct import Denied
from gloam.server.deeds import Rematched, read_entry
from gloam.server.hub import Hub
from gloam.server.live import LiveTable
from gloam.server.store import Stored
from gloam.server.table import Table
from gloam.server.telling import table_told

__all__ = ["exported", "history_of", "rounds_of", "told_again"]


async def history_of(hub: Hub, live: LiveTable, number: int) -> Record:
    """The record of a finished round, the running one's number or 0 for the last. Denied while it runs."""
    facts = live.table.facts
    if number in (0, facts.round) and facts.status == "over":
        return live.table.record()
    if number in (0, facts.round):
        raise Denied(Phrase("denied-not-over"))
    past = await rounds_of(hub, live)
    if not 1 <= number <= len(past):
        raise BadInput("round", value=number, most=len(past))
    return past[number - 1]


async def rounds_of(hub: Hub, live: LiveTable) -> list[Record]:
    """The records of all finished rounds."""
    entries = await hub.desk.store.tail(live.id, 0)
    if not entries:
        raise Denied(Phrase("denied-gone"))
    return told_again(entries)[1]


def told_again(log: Sequence[Stored]) -> tuple[Table, list[Record]]:
    """A table from its whole log, and its finished rounds: each was complete when the next was asked for."""
    first, *others = map(read_entry, log)
    table, past = Table.created(first), []
    for entry in others:
        if isinstance(entry.deed, Rematched):
            past.append(table.record())
        table.apply(entry)
    return table, [*past, table.record()] if table.facts.status == "over" else past


def exported(table: Table, rounds: Sequence[Record]) -> dict[str, Any]:
    """A table for keeping: what everybody may know, and the games that are over."""
    return {
        "format": "gloam table 1",
        "table": msgspec.to_builtins(table_told(table)),
        "games": [write_record(past) for past in rounds],
    }
