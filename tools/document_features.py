"""Writes docs/features-<game>.md: `python tools/document_features.py`. A test fails if one is stale."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from gloam.core.features import Field
from gloam.games import find_features, find_game, game_ids

DOCS = Path(__file__).parent.parent / "docs"
PAGE = """\
# Features of {title}

<!-- made by tools/document_features.py from games/{game}/features.py -->

**Version {version}.** It is raised whenever a number changes its place or its meaning; within a version a
trained policy stays valid. How to get these numbers: docs/environments.md.

A row is what one seat may know, and nothing that it may not (docs/decisions/07-secrecy-by-one-mask.md).
Numbers are whole, from 0 to the largest one named here, and have one byte each. Where a field is *by card*,
*by square* or the like, it has a number for each, in the order of their ids.

First come {begin} numbers about the table. Then each seat has a block of {block}: the viewer's own first, the
others as they follow in turn. So seats are never absolute, and the row of a game with fewer seats is the
beginning of one with more.

| seats | numbers in a row |
|---:|---:|
{sizes}

## The table

{table}

## Each seat

The block of the seat that sits *k* seats after the viewer begins at {begin} + *k* × {block}. Environments
that give fields by name put `seat_` before these.

{seat}
"""


def pages() -> dict[Path, str]:
    """What each page should say."""
    return {DOCS / f"features-{game}.md": page(game) for game in game_ids()}


def page(game: str) -> str:
    """All fields of a game, with what follows from the number of seats."""
    features, seats = find_features(game), find_game(game).seats
    return PAGE.format(
        game=game,
        title=game.title(),
        version=features.version,
        begin=features.begin,
        block=features.block,
        sizes="\n".join(f"| {count} | {features.size(count):,} |" for count in seats),
        table=_table(features.table),
        seat=_table(features.seat),
    )


def _table(fields: Iterable[Field]) -> str:
    rows = [
        f"| `{field.name}` | {field.offset} | {field.length} | 0–{field.high} | {field.meaning} |"
        for field in fields
    ]
    return "\n".join(["| field | offset | length | range | meaning |", "|---|---:|---:|---|---|", *rows])


if __name__ == "__main__":
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
