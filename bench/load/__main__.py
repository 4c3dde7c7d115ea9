"""`python -m bench.load`: the load that game servers bear, measured in turns, as medians.

Each measurement has a fresh server and fresh tables: none is charged for what was played before it.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from statistics import median
from typing import Final

import uvloop

from bench import markdown
from bench.load.drive import Outcome, Plan, drive
from bench.load.goals import GAMES, ON_POSTGRES, ON_SQLITE, YARDSTICK, Figure, Found, Reached, goals
from bench.load.memory import Idle, measure_idle
from bench.load.peer import Cores, Peer, Server, end_tidily, keeping_to
from gloam.cli.bench import show_number

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

HEADS: Final = ["Server", "Offered/s", "Moves/s", "…/CPU-s", "p50", "p99", "Max", "Open", "Late", "CPU"]
NOTE: Final = """\
p50, p99, Max: milliseconds from when a move was due until its player is shown it. Open: moves never answered.
Late: how late the driver itself is in 1 of 100 moves, ms. CPU: the share of a core that the server and the
driver use. Machines differ: compare only figures of one run.
"""


def _row(figure: Figure, found: Outcome) -> list[str]:
    return [
        figure.peer,
        show_number(figure.rate) if figure.rate else "all",
        *map(show_number, (found.per_second, found.per_processor_second)),
        *map(show_number, (found.p50, found.p99, found.slowest, found.unanswered, found.late_p99)),
        f"{found.server_share:.0%}/{found.driver_share:.0%}",
    ]


def _show(found: Found) -> None:
    print(markdown.table(HEADS, (_row(figure, outcome) for figure, outcome in found.items())))
    for figure, outcome in found.items():
        if outcome.per_second < KEPT_UP * figure.rate:
            print(f"{figure.peer} falls behind at {figure.rate} moves/s: it makes {outcome.per_second:.0f}.")
    print(NOTE)


def _show_goals(reached: Sequence[Reached]) -> None:
    rows = [
        [peer, figure, f"{value:.3g}{goal.unit}", str(goal), "yes" if goal.is_met(value) else "no"]
        for peer, figure, value, goal in reached
    ]
    print(markdown.table(["Server", "Figure", "Found", "Goal", "Met"], rows))


def _facts(found: Found, idle: Idle | None) -> dict[str, object]:
    loads = [{**figure._asdict(), **outcome._asdict()} for figure, outcome in found.items()]
    return {"loads": loads, "idle": idle and idle._asdict()}


# The program


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)

    def add(name: str, usual: object, about: str, nargs: str | None = None) -> None:
        about = f"{about} (%(default)s unless given)"
        parser.add_argument(f"--{name}", type=int, default=usual, metavar="N", nargs=nargs, help=about)

    add("rounds", ROUNDS, "measurements of each server under each load; the median counts")
    add("seconds", 5, "seconds of each measurement")
    add("tables", TABLES, "tables of four players")
    add("rates", RATES, "moves a second offered; 0 is as many as the server bears", nargs="+")
    add("idle", IDLE, "sockets that only wait, opened to see what they cost")
    parser.add_argument("--unpinned", action="store_true", help="let the system choose the cores")
    parser.add_argument("--json", type=Path, help="also write the figures into this file")
    return parser.parse_args()


def main() -> None:
    end_tidily()
    given = _arguments()
    found = medians(in_turns([peer for peer in PEERS if not peer.missing()], given))
    idle = measure_idle(GAMES[0], given.idle) if given.idle else None
    _show(found)
    if idle is not None:
        print(f"{idle.sockets} idle sockets: {idle.a_socket:.1f} KB each,", end=" ")
        print(f"{idle.a_table:.1f} KB more for each dealt table.\n")
    _show_goals(goals(found, idle))
    for peer in PEERS:
        if why := peer.missing():
            print(f"Not measured: {peer.name} ({why}).")
    if given.json:
        given.json.write_text(json.dumps(_facts(found, idle), indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
