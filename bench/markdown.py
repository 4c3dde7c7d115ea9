"""Tables as Markdown: readable on a terminal, and pasted into docs/performance.md as they are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

__all__ = ["table"]


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """The first column to the left, the others to the right."""
    lines = [heads, ["---", *("---:" for _ in heads[1:])], *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines) + "\n"
