"""`python -m bench.load`: the load that game servers bear, measured in turns, as medians.

Each measurement has a fresh server and fresh tables: none is charged for what was played before it.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

import uvloop
from rich import box
from rich.table import Table as Grid

from bench.load.boardgameio import BoardgameIo
from bench.load.drive import Outcome, Plan, drive
from bench.load.gloam import OnPostgres, OnSqlite
from bench.load.peer import Cores, Peer, Server, keeping_to
from gloam.bench.pace import LEAST_ROUNDS
from gloam.cli.arguments import asked_language, number
from gloam.cli.bench import show_number
from gloam.cli.terminal import Terminal
from gloam.core.errors import BadInput
from gloam.locale import LANGUAGES, guess_language

BAD_INPUT: Final = 2
GAMES: Final = ("nightmarium", "kragmortha")
PEERS: Final[Sequence[Peer]] = (
    BoardgameIo(),
    *(OnSqlite(game) for game in GAMES),
    *(OnPostgres(GAMES[0], processes) for processes in (1, 2)),
)
RATES: Final = [0, 1000, 2000]
TABLES: Final = 125
KEPT_UP: Final = 0.99  # of the moves offered: a server that makes fewer has fallen behind


class Figure(NamedTuple):
    """Which server under which load: moves a second, or 0 for as many as it bears."""

    peer: str
    rate: int


Found = Mapping[Figure, Outcome]


# Measuring


def measure(peer: Peer, plan: Plan, tables: int, cores: Cores) -> Outcome:
    with peer.serve(cores) as server, keeping_to(cores.driver):
        return uvloop.run(_measured(peer, server, plan, tables))


async def _measured(peer: Peer, server: Server, plan: Plan, count: int) -> Outcome:
    tables = await peer.open_tables(server, count)
    outcome = await drive(tables, plan, server.pids)
    for table in tables:
        await table.leave()
    return outcome


def in_turns(peers: Sequence[Peer], given: argparse.Namespace) -> Iterator[tuple[Figure, Outcome]]:
    """Each peer under each load, then each once again; those to be compared shortly after each other."""
    for _, rate, peer in product(range(given.rounds), given.rates, peers):
        plan = Plan(rate=rate, seconds=given.seconds)
        cores = Cores() if given.unpinned or peer.spread else Cores.apart()
        yield Figure(peer.name, rate), measure(peer, plan, given.tables, cores)


def medians(taken: Iterator[tuple[Figure, Outcome]]) -> dict[Figure, Outcome]:
    values: dict[Figure, list[Outcome]] = {}
    for figure, outcome in taken:
        values.setdefault(figure, []).append(outcome)
    return {figure: Outcome(*map(median, zip(*outcomes, strict=True))) for figure, outcomes in values.items()}


# Showing

HEADS: Final = ("server", "offered", "moves", "per-cpu", "p50", "p99", "max", "unanswered", "late", "cpu")


def _row(figure: Figure, found: Outcome, terminal: Terminal) -> list[str]:
    return [
        figure.peer,
        show_number(figure.rate) if figure.rate else terminal.word("load-most"),
        *map(show_number, (found.per_second, found.per_processor_second)),
        *map(show_number, (found.p50, found.p99, found.slowest, found.unanswered, found.late_p99)),
        f"{found.server_share:.0%}/{found.driver_share:.0%}",
    ]


def _show(found: Found, terminal: Terminal) -> None:
    grid = Grid(*(terminal.word(f"load-{head}") for head in HEADS), box=box.SIMPLE, pad_edge=False, padding=0)
    for column in grid.columns[1:]:
        column.justify = "right"
    for figure, outcome in found.items():
        grid.add_row(*_row(figure, outcome, terminal))
    terminal.table(grid)
    for figure, outcome in found.items():
        if outcome.per_second < KEPT_UP * figure.rate:
            terminal.tell("load-behind", name=figure.peer, rate=figure.rate, moves=round(outcome.per_second))
    terminal.tell("load-note", style="faint")


def _facts(found: Found) -> list[dict[str, object]]:
    return [{**figure._asdict(), **outcome._asdict()} for figure, outcome in found.items()]


# The program


def _arguments(terminal: Terminal) -> argparse.Namespace:
    word = terminal.word
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=word("about-load"))

    def add(name: str, usual: object, low: int, nargs: str | None = None) -> None:
        about = word(f"arg-load-{name}")
        read = number(f"--{name}", low)
        parser.add_argument(f"--{name}", type=read, default=usual, metavar="N", nargs=nargs, help=about)

    add("rounds", LEAST_ROUNDS, 1)
    add("seconds", 5, 1)
    add("tables", TABLES, 1)
    add("rates", RATES, 0, nargs="+")
    parser.add_argument("--unpinned", action="store_true", help=word("arg-load-unpinned"))
    parser.add_argument("--json", type=Path, metavar=word("meta-file"), help=word("arg-bench-json"))
    parser.add_argument("--lang", choices=LANGUAGES, help=word("arg-lang"))
    return parser.parse_args()


def main() -> int:
    asked = asked_language(sys.argv)
    terminal = Terminal(asked if asked in LANGUAGES else guess_language(os.environ))
    try:
        given = _arguments(terminal)
    except BadInput as bad:
        terminal.complain(bad.phrase)
        return BAD_INPUT
    found = medians(in_turns([peer for peer in PEERS if not peer.missing()], given))
    if found:
        _show(found, terminal)
    for peer in PEERS:
        if why := peer.missing():
            terminal.tell("bench-missing", name=peer.name, why=why)
    if given.json:
        given.json.write_text(json.dumps(_facts(found), indent=2) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
