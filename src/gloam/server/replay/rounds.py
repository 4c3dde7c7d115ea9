"""The rounds of a table, read back from its log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

from gloam.core.record import Record, write_record
from gloam.server.protocol.rest import ExportResponse
from gloam.server.tables.events import LogEntry, RematchStarted, apply_entry, create_table
from gloam.server.tables.table import Table
from gloam.server.tables.updates import table_told

__all__ = ["export_table", "read_rounds", "table_after_round", "table_states"]


def table_states(log: Iterable[LogEntry]) -> Iterator[Table]:
    """The table at the end of each round, and last as it is now; always the same object, folded further.

    A round is over when another one was asked for.
    """
    first, *others = log
    table = create_table(first)
    for entry in others:
        if isinstance(entry.event, RematchStarted):
            yield table
        apply_entry(table, entry)
    yield table


def read_rounds(log: Iterable[LogEntry]) -> tuple[Table, list[Record]]:
    """The table as it is now, and the records of its finished rounds."""
    records: list[Record] = []
    for table in table_states(log):
        if table.facts.status == "over":
            records.append(table.record())
    return table, records


def export_table(log: Iterable[LogEntry]) -> ExportResponse:
    table, records = read_rounds(log)
    return ExportResponse(table=table_told(table), games=[write_record(record) for record in records])


def table_after_round(log: Iterable[LogEntry], number: int) -> Table:
    """The table at the end of a round, counted from 1."""
    return next(islice(table_states(log), number - 1, None))
