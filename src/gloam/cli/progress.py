"""A progress bar, where the error stream is a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from gloam.cli.terminal import Terminal

__all__ = ["watched"]

T = TypeVar("T")


def watched(
    results: Iterable[T], total: int, terminal: Terminal, *, auto_refresh: bool = True
) -> Iterator[T]:
    """The results as they come, counted on the error stream if that is a terminal.

    Without `auto_refresh` the bar is drawn between results, not by a thread that works while one is made.
    """
    if not terminal.err.is_terminal:
        yield from results
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=terminal.err, transient=True, auto_refresh=auto_refresh) as bar:
        yield from bar.track(results, total)
