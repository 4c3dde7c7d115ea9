"""Files of decisions, written while games are played: whenever it ends, the file can be read."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import FrameType
from typing import IO, TYPE_CHECKING, Any, Final, Protocol

import msgspec
from msgspec import Raw

from gloam.core.errors import BadInput
from gloam.data.decisions import COLUMNS, Decision, GamePlayed

if TYPE_CHECKING:
    import pyarrow as pa

__all__ = ["FORMATS", "JsonLines", "Parquet", "Sink", "load_arrow", "uninterrupted"]

FORMATS: Final = ("jsonl", "parquet")
ROWS: Final = 1000  # of a row group, or a few more: games are not torn apart
COMPRESSION: Final = "zstd"


class Sink(Protocol):
    """Where games go. Nothing of a game is kept longer than until its rows are written."""

    def add(self, played: GamePlayed) -> None: ...
    def close(self) -> None: ...


class JsonLines:
    """A line for the run, then one for each decision."""

    def __init__(self, out: IO[bytes], run: Mapping[str, object]) -> None:
        self._out = out
        self._write([_line({"run": run})])

    def add(self, played: GamePlayed) -> None:
        outcome = list(played.outcome)
        self._write([_decision_line(row, outcome) for row in played.rows])

    def close(self) -> None:
        self._out.flush()

    def _write(self, lines: list[bytes]) -> None:
        """A whole game at once. Where Python does not buffer its output, a signal may cut a write short."""
        left = memoryview(b"".join(lines))
        while left:
            left = left[self._out.write(left) :]
        self._out.flush()


def _decision_line(row: Decision, outcome: list[float]) -> bytes:
    told = {"view": Raw(row.view), "features": list(row.features), "outcome": outcome}
    return _line(row._asdict() | told)


def _line(value: object) -> bytes:
    return msgspec.json.encode(value) + b"\n"


class Parquet:
    """A table of decisions; the run is in the metadata of its schema, under `gloam`."""

    def __init__(self, out: IO[bytes], run: Mapping[str, object]) -> None:
        pyarrow, parquet = load_arrow()
        self._pa = pyarrow
        self._schema = _schema(pyarrow).with_metadata({"gloam": msgspec.json.encode(run)})
        self._writer = parquet.ParquetWriter(out, self._schema, compression=COMPRESSION)
        self._waiting: list[tuple[object, ...]] = []

    def add(self, played: GamePlayed) -> None:
        outcome = list(played.outcome)
        self._waiting += [(*_cells(row), outcome) for row in played.rows]
        if len(self._waiting) >= ROWS:
            self._write()

    def close(self) -> None:
        if self._waiting:
            self._write()
        self._writer.close()

    def _write(self) -> None:
        columns = [
            self._pa.array(column, field.type)
            for column, field in zip(zip(*self._waiting, strict=True), self._schema, strict=True)
        ]
        self._waiting = []
        self._writer.write_table(self._pa.table(columns, schema=self._schema))


def _cells(row: Decision) -> tuple[object, ...]:
    return row._replace(view=row.view.decode(), features=list(row.features), options=list(row.options))  # type: ignore[arg-type]


def load_arrow() -> tuple[Any, Any]:
    """The library for tables, and its part for this kind of file; BadInput if it is not installed."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadInput("export-no-arrow") from None
    return pyarrow, pyarrow.parquet


def _schema(pyarrow: Any) -> pa.Schema:
    types = {
        "game": pyarrow.int64(),
        "ply": pyarrow.int32(),
        "seat": pyarrow.int8(),
        "bot": pyarrow.string(),
        "asked": pyarrow.string(),
        "view": pyarrow.string(),
        "features": pyarrow.list_(pyarrow.uint8()),
        "options": pyarrow.list_(pyarrow.int32()),
        "choice": pyarrow.int32(),
        "outcome": pyarrow.list_(pyarrow.float64()),
    }
    return pyarrow.schema([pyarrow.field(name, types[name], nullable=False) for name in COLUMNS])


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Whoever presses Ctrl-C meanwhile is heeded afterwards."""
    asked: list[int] = []

    def remember(number: int, frame: FrameType | None) -> None:
        asked.append(number)

    before = signal.signal(signal.SIGINT, remember)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if asked:
        raise KeyboardInterrupt
