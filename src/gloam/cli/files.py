"""Files that commands write. What was written by something else is never replaced."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import IO, Final

from gloam.core.errors import BadInput

__all__ = ["check_page", "check_record", "create_file", "write_text"]

PAGE_START: Final = b"<!DOCTYPE html>"
RECORD_START: Final = b"gloam"


def check_page(file: str) -> None:
    """BadInput if an HTML page cannot be written there, or would replace something else."""
    if not _is_replaceable(file, lambda content: content.startswith(PAGE_START)):
        raise BadInput("cli-not-a-page", file=file)


def check_record(file: str) -> None:
    """BadInput if a record cannot be saved there, or would replace something else."""
    if not _is_replaceable(file, lambda content: content.split(maxsplit=1)[:1] in ([], [RECORD_START])):
        raise BadInput("cli-not-ours", file=file)


def _is_replaceable(file: str, is_ours: Callable[[bytes], bool]) -> bool:
    path = Path(file)
    if not path.parent.is_dir() or path.is_dir():
        raise BadInput("cli-unwritable", file=file)
    try:
        return not path.exists() or is_ours(path.read_bytes())
    except OSError as error:
        raise BadInput("cli-unwritable", file=file) from error


def write_text(file: str, text: str) -> None:
    try:
        Path(file).write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput("cli-unwritable", file=file) from error


def create_file(file: str) -> IO[bytes]:
    """A file to write, which must not exist yet."""
    try:
        return Path(file).open("xb")
    except FileExistsError as error:
        raise BadInput("cli-exists", file=file) from error
    except OSError as error:
        raise BadInput("cli-unwritable", file=file) from error
