"""Our games and other people's, measured in turns in one run on one core, and the ratios between them.

The others live in a Python of their own: bench/peers.py runs there and is asked figure by figure.
`make bench-peers` sets both up. Goals are information: nothing fails if one is missed.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich import box
from rich.table import Table

from gloam.bench.pace import LEAST_ROUNDS, SLICE, in_turns, medians
from gloam.cli.arguments import asked_language, number
from gloam.cli.bench import Figure, figures_of, show_number, watched
from gloam.cli.games import game_name
from gloam.cli.terminal import Terminal
from gloam.core.errors import BadInput
from gloam.games import find_game, game_ids
from gloam.locale import LANGUAGES, guess_language

ROOT: Final = Path(__file__).parent.parent
BAD_INPUT: Final = 2
SEATS: Final = 4
YARDSTICK: Final = "hearts"
# Peers search with playouts to the end; ours is held against that as it plays and with such playouts too.
COMPARED: Final = ("driven", "inside", "copy_us", "ismcts_per_s", "ismcts_to_end_per_s")
SHOWN: Final = (*COMPARED, "state_bytes")


class Goal(NamedTuple):
    """A ratio to reach: at least it, or at most it for what should be small."""

    least: float = 0.0
    most: float = 0.0

    def __str__(self) -> str:
        return f"≥ {self.least:g}×" if self.least else f"≤ {self.most:g}×"

    def is_met(self, ratio: float) -> bool:
        return ratio >= self.least if self.least else ratio <= self.most


GOALS: Final = {
    ("nightmarium", "driven"): Goal(least=2),
    ("nightmarium", "inside"): Goal(least=1),
    ("nightmarium", "copy_us"): Goal(most=1),
    ("nightmarium", "ismcts_per_s"): Goal(least=1),
    ("kragmortha", "driven"): Goal(least=1.5),
    ("kragmortha", "inside"): Goal(least=0.7),
}


class Ratio(NamedTuple):
    """One of our figures against the same figure of the yardstick."""

    game: str
    name: str
    ratio: float
    goal: Goal | None


# Measuring


class Peers:
    """The process that measures the others."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        hello = self._answer()
        self.found: dict[str, Any] = hello["peers"]
        self.missing: dict[str, str] = hello["missing"]

    def figures(self, seconds: float) -> dict[Figure, Callable[[], float]]:
        return {
            Figure(peer, about["seats"], name): partial(self._measure, peer, name, seconds)
            for peer, about in self.found.items()
            for name in about["figures"]
        }

    def _measure(self, peer: str, figure: str, seconds: float) -> float:
        assert self.process.stdin is not None
        request = {"peer": peer, "figure": figure, "seconds": seconds}
        print(json.dumps(request), file=self.process.stdin, flush=True)
        return float(self._answer()["value"])

    def _answer(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("bench/peers.py has ended; what it complained of is above")
        return json.loads(line)


@contextmanager
def peers_in(python: Path) -> Iterator[Peers]:
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    command = [str(python), str(ROOT / "bench" / "peers.py")]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
    ) as process:
        yield Peers(process)  # at the end its input is closed, and so it ends


def keep_to_one_core() -> None:
    """For us and for the process we start: it works only while we wait for it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def _neighbours(figures: Mapping[Figure, Callable[[], float]]) -> dict[Figure, Callable[[], float]]:
    """In the order of what is measured, so that those to be compared are taken shortly after each other."""
    order = {name: at for at, name in enumerate(SHOWN)}
    shown = [figure for figure in figures if figure.name in order]
    return {figure: figures[figure] for figure in sorted(shown, key=lambda figure: order[figure.name])}


def _ratios(found: Mapping[Figure, float]) -> list[Ratio]:
    return [
        Ratio(game, name, found[Figure(game, SEATS, name)] / theirs, GOALS.get((game, name)))
        for game in ("nightmarium", "kragmortha")
        for name in COMPARED
        if (theirs := found.get(Figure(YARDSTICK, SEATS, _theirs(name))))
    ]


def _theirs(name: str) -> str:
    """The figure of a peer that ours is held against."""
    return "ismcts_to_end_per_s" if name == "ismcts_per_s" else name


# Showing

Rows = list[list[str]]


def _all_rows(found: Mapping[Figure, float], names: Mapping[str, str], terminal: Terminal) -> Rows:
    """A row for each game, ours first, and a column for each figure."""
    shorts = [terminal.word(f"bench-short-{name.replace('_', '-')}") for name in SHOWN]
    tables = dict.fromkeys((figure.game, figure.seats) for figure in found)
    return [[terminal.word("bench-program"), *shorts]] + [
        [f"{names[game]}, {seats}", *(_shown(found.get(Figure(game, seats, name))) for name in SHOWN)]
        for game, seats in tables
    ]


def _ratio_rows(ratios: Sequence[Ratio], names: Mapping[str, str], terminal: Terminal) -> Rows:
    heads = [terminal.word(f"bench-{head}") for head in ("program", "figure", "times", "goal", "met")]
    return [heads] + [
        [
            f"{names[ratio.game]}, {SEATS}",
            _label(ratio.name, terminal),
            f"{ratio.ratio:.2f}×",
            str(ratio.goal or "—"),
            _answer(ratio, terminal),
        ]
        for ratio in ratios
    ]


def _answer(ratio: Ratio, terminal: Terminal) -> str:
    if ratio.goal is None:
        return "—"
    return terminal.word("bench-yes" if ratio.goal.is_met(ratio.ratio) else "bench-no")


def _label(name: str, terminal: Terminal) -> str:
    return terminal.word(f"bench-{name.replace('_', '-')}")


def _shown(value: float | None) -> str:
    return "—" if value is None else show_number(value)


def _draw(rows: Rows, title: str, terminal: Terminal) -> None:
    table = Table(*rows[0], box=box.SIMPLE, title=title, title_justify="left", padding=(0, 1, 0, 0))
    for column in table.columns[1:]:
        column.justify, column.no_wrap = "right", True
    for row in rows[1:]:
        table.add_row(*row)
    terminal.table(table)


def _markdown(rows: Rows) -> str:
    heads, *others = rows
    return "\n".join("| " + " | ".join(row) + " |" for row in [heads, ["---"] * len(heads), *others])


# The program


def _arguments(terminal: Terminal) -> argparse.Namespace:
    word = terminal.word
    parser = argparse.ArgumentParser(description=word("about-bench-compare"))
    parser.add_argument(
        "--rounds", type=number("--rounds", LEAST_ROUNDS), default=LEAST_ROUNDS, help=word("arg-bench-rounds")
    )
    parser.add_argument("--ms", type=number("--ms"), default=round(SLICE * 1000), help=word("arg-bench-ms"))
    parser.add_argument("--json", metavar=word("meta-file"), type=Path, help=word("arg-bench-json"))
    parser.add_argument("--markdown", action="store_true", help=word("arg-bench-markdown"))
    usual = ROOT / ".venv-peers" / "bin" / "python"
    parser.add_argument("--python", type=Path, default=usual, help=word("arg-bench-python"))
    parser.add_argument("--lang", choices=LANGUAGES, help=word("arg-lang"))
    return parser.parse_args()


def _facts(found: Mapping[Figure, float], ratios: Sequence[Ratio]) -> dict[str, object]:
    return {
        "figures": [{**figure._asdict(), "value": value} for figure, value in found.items()],
        "ratios": [
            {
                **ratio._asdict(),
                "goal": ratio.goal and str(ratio.goal),
                "met": ratio.goal and ratio.goal.is_met(ratio.ratio),
            }
            for ratio in ratios
        ],
    }


def main() -> int:
    asked = asked_language(sys.argv)
    terminal = Terminal(asked if asked in LANGUAGES else guess_language(os.environ))
    try:
        given = _arguments(terminal)
    except BadInput as bad:
        terminal.complain(bad.phrase)
        return BAD_INPUT
    if not given.python.exists():
        terminal.warn(terminal.word("bench-no-peers", file=str(given.python)))
        return BAD_INPUT
    _compare(given, terminal)
    return 0


def _compare(given: argparse.Namespace, terminal: Terminal) -> None:
    keep_to_one_core()
    games = [find_game(name) for name in game_ids()]
    with peers_in(given.python) as peers:
        seconds = given.ms / 1000
        figures = _neighbours(figures_of(games, [SEATS], seconds) | peers.figures(seconds))
        taken = in_turns(figures, given.rounds)
        found = medians(watched(taken, len(figures) * given.rounds, terminal))
    names = {game.id: game_name(game, terminal) for game in games}
    _report(found, names | {name: name for name in peers.found}, given, terminal)
    measured = {figure.game for figure in found}
    shown = {name: about for name, about in peers.found.items() if name in measured}
    for program, played in _programs(shown).items():
        terminal.tell("bench-measured", program=program, names=", ".join(played))
    for name, why in peers.missing.items():
        terminal.tell("bench-missing", name=name, why=why)


def _programs(found: Mapping[str, Any]) -> dict[str, list[str]]:
    """The games of each program."""
    programs: dict[str, list[str]] = {}
    for name, about in found.items():
        programs.setdefault(about["program"], []).append(name)
    return programs


def _report(
    found: Mapping[Figure, float], names: Mapping[str, str], given: argparse.Namespace, terminal: Terminal
) -> None:
    ratios = _ratios(found)
    everything = _all_rows(found, names, terminal)
    compared = _ratio_rows(ratios, names, terminal)
    if given.markdown:
        terminal.write(f"{_markdown(everything)}\n\n{_markdown(compared)}\n")
    else:
        _draw(everything, "", terminal)
        _draw(compared, terminal.word("bench-ratio", name=YARDSTICK), terminal)
    if given.json:
        given.json.write_text(json.dumps(_facts(found, ratios), indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
