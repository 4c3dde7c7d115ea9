"""`python -m bench.load`: the load that game servers bear, measured in turns, as medians.

Each measurement has a fresh server and fresh tables: none is charged for what was played before it.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from statistics import median
from typing import Final

import uvloop
from rich import box
from rich.table import Table as Grid

from bench.load.drive import Outcome, Plan, drive
from bench.load.goals import GAMES, ON_POSTGRES, ON_SQLITE, YARDSTICK, Figure, Found, Reached, goals
from bench.load.memory import Idle, measure_idle
from bench.load.peer import Cores, Peer, Server, end_tidily, keeping_to
from gloam.cli.arguments import asked_language, number
from gloam.cli.bench import show_number
from gloam.cli.terminal import Terminal
from gloam.core.errors import BadInput
from gloam.locale import LANGUAGES, guess_language

BAD_INPUT: Final = 2
PEERS: Final[Sequence[Peer]] = (YARDSTICK, *ON_SQLITE, *ON_POSTGRES)
RATES: Final = [0, 1000, 2000]
TABLES: Final = 125
IDLE: Final = 3000  # sockets
ROUNDS: Final = 3
KEPT_UP: Final = 0.99  # of the moves offered: a server that makes fewer has fallen behind


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
        if rate and peer.only_most:
            continue
        cores = Cores() if given.unpinned or peer.spread else Cores.apart()
        plan = Plan(rate=rate, seconds=given.seconds, awake=cores.driver is not None)
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


def _show_goals(reached: Sequence[Reached], terminal: Terminal) -> None:
    grid = Grid(box=box.SIMPLE, pad_edge=False, padding=0)
    for head in ("load-server", "bench-figure", "load-found", "bench-goal", "bench-met"):
        grid.add_column(terminal.word(head))
    for each in reached:
        met = terminal.word("bench-yes" if each.is_met else "bench-no")
        figure = terminal.word(f"load-goal-{each.figure}")
        grid.add_row(each.peer, figure, f"{each.value:.3g}{each.unit}", each.goal, met)
    terminal.table(grid)


def _facts(found: Found, idle: Idle | None) -> dict[str, object]:
    loads = [{**figure._asdict(), **outcome._asdict()} for figure, outcome in found.items()]
    return {"loads": loads, "idle": idle and idle._asdict()}


# The program


def _arguments(terminal: Terminal) -> argparse.Namespace:
    word = terminal.word
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=word("about-load"))

    def add(name: str, usual: object, low: int, nargs: str | None = None) -> None:
        about = word(f"arg-load-{name}")
        read = number(f"--{name}", low)
        parser.add_argument(f"--{name}", type=read, default=usual, metavar="N", nargs=nargs, help=about)

    add("rounds", ROUNDS, 1)
    add("seconds", 5, 1)
    add("tables", TABLES, 1)
    add("rates", RATES, 0, nargs="+")
    add("idle", IDLE, 0)
    parser.add_argument("--unpinned", action="store_true", help=word("arg-load-unpinned"))
    parser.add_argument("--json", type=Path, metavar=word("meta-file"), help=word("arg-bench-json"))
    parser.add_argument("--lang", choices=LANGUAGES, help=word("arg-lang"))
    return parser.parse_args()


def main() -> int:
    end_tidily()
    asked = asked_language(sys.argv)
    terminal = Terminal(asked if asked in LANGUAGES else guess_language(os.environ))
    try:
        given = _arguments(terminal)
    except BadInput as bad:
        terminal.complain(bad.phrase)
        return BAD_INPUT
    found = medians(in_turns([peer for peer in PEERS if not peer.missing()], given))
    idle = measure_idle(GAMES[0], given.idle) if given.idle else None
    _show(found, terminal)
    if idle is not None:
        terminal.tell(
            "load-idle", sockets=idle.sockets, each=f"{idle.a_socket:.1f}", table=f"{idle.a_table:.1f}"
        )
    _show_goals(goals(found, idle), terminal)
    for peer in PEERS:
        if why := peer.missing():
            terminal.tell("bench-missing", name=peer.name, why=why)
    if given.json:
        given.json.write_text(json.dumps(_facts(found, idle), indent=2) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
