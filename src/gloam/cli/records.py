"""Records in files: read with complaints that name file, line and value; written without loss to others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from gloam.core.errors import BadInput
from gloam.core.protocol import AnyGame
from gloam.core.record import Record, Step, read_record, replay, write_record
from gloam.games import find_game

__all__ = ["check_writable", "in_file", "names_of", "open_record", "save_record", "steps"]

FIRST_WORD = "gloam"


def open_record(file: str) -> tuple[AnyGame, Record]:
    """The record of a file and its game."""
    try:
        text = Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput("file", file=file, why=type(error).__name__) from error
    record = read_record(text, file)
    try:
        game = find_game(record.game)
        if record.seats not in game.seats:
            raise BadInput("seats", value=record.seats, low=game.seats[0], high=game.seats[-1])
    except BadInput as bad:
        raise in_file(bad, record) from bad
    return game, record


def steps(game: AnyGame, record: Record) -> Iterator[Step]:
    """Every position of a record; a complaint that does not know its file or line is told."""
    line = 0
    try:
        for step in replay(game, record):
            line = record.moves[step.ply].line if step.ply < len(record.moves) else record.end_line
            yield step
    except BadInput as bad:
        raise in_file(bad, record, line) from bad


def in_file(bad: BadInput, record: Record, line: int = 0) -> BadInput:
    """The same complaint, with the file and the line it is about if it does not name them itself."""
    if "file" in bad.phrase.args:
        return bad
    if line:
        return BadInput("cli-line", file=record.source, line=line, why=bad.phrase)
    return BadInput("cli-file", file=record.source, why=bad.phrase)


def names_of(record: Record) -> list[str]:
    """The players' names in seat order; empty for those who gave none."""
    return [record.names.get(seat, "") for seat in range(record.seats)]


def check_writable(file: str) -> None:
    """BadInput if a record cannot be saved there, or would replace something that is none."""
    path = Path(file)
    if not path.parent.is_dir() or path.is_dir():
        raise BadInput("cli-unwritable", file=file)
    if path.exists() and not _is_record(path):
        raise BadInput("cli-not-ours", file=file)


def _is_record(path: Path) -> bool:
    try:
        return path.read_bytes().split(maxsplit=1)[:1] in ([], [FIRST_WORD.encode()])
    except OSError:
        return False


def save_record(record: Record, file: str) -> None:
    """Write a record; an older record there is replaced."""
    check_writable(file)
    try:
        Path(file).write_text(write_record(record), encoding="utf-8")
    except OSError as error:
        raise BadInput("cli-unwritable", file=file) from error
