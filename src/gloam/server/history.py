"""Games of a table that are over, read back from its log."""

from __future__ import annotations

from gloam.core.errors import BadInput
from gloam.core.phrase import Phrase
from gloam.core.record import Record
from gloam.server.conduct import Denied
from gloam.server.deeds import Rematched, read_entry
from gloam.server.hub import Hub
from gloam.server.live import LiveTable
from gloam.server.table import Table

__all__ = ["history_of", "rounds_of"]


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
    """The records of all finished rounds. Each stood complete in the log when the next was asked for."""
    entries = [read_entry(stored) for stored in await hub.desk.store.tail(live.id, 0) or ()]
    if not entries:
        raise Denied(Phrase("denied-gone"))
    table, past = Table.created(entries[0]), []
    for entry in entries[1:]:
        if isinstance(entry.deed, Rematched):
            past.append(table.record())
        table.apply(entry)
    return [*past, table.record()] if table.facts.status == "over" else past
