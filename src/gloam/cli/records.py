"""Records in files, read with complaints that name file, line and value."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from gloam.cli.files import check_record, write_text
from gloam.core.errors import BadInput
from gloam.core.protocol import AnyGame
from gloam.core.record import Record, Step, read_record, replay, write_record
from gloam.games import find_game

__all__ = ["in_file", "names_of", "open_record", "save_record", "seat_of", "steps"]


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


def save_record(record: Record, file: str) -> None:
    """Write a record; an older record there is replaced."""
    check_record(file)
    write_text(file, write_record(record))


def seat_of(record: Record, number: int) -> int:
    """The seat that `--seat` names, counted from one."""
    if number > record.seats:
        raise BadInput("seat", value=number, seats=record.seats)
    return number - 1
