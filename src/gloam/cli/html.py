"""Pages people ask for: written where nothing else is lost by it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gloam.core.errors import BadInput

__all__ = ["check_page", "write_page"]

PAGE_BEGINS: Final = b"<!DOCTYPE html>"


def check_page(file: str) -> None:
    """BadInput if a page cannot be written there, or would replace something that is none."""
    path = Path(file)
    if not path.parent.is_dir() or path.is_dir():
        raise BadInput("cli-unwritable", file=file)
    try:
        is_page = not path.exists() or path.read_bytes().startswith(PAGE_BEGINS)
    except OSError as error:
        raise BadInput("cli-unwritable", file=file) from error
    if not is_page:
        raise BadInput("cli-not-a-page", file=file)


def write_page(file: str, page: str) -> None:
    try:
        Path(file).write_text(page, encoding="utf-8")
    except OSError as error:
        raise BadInput("cli-unwritable", file=file) from error
