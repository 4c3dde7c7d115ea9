"""Our games and other people's, measured in turns in one run on one core, and the ratios between them.

The others live in a Python of their own: bench/peers.py runs there and is asked figure by figure.
`make bench-peers` sets both up. Goals are information: nothing fails if one is missed.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from bench import markdown
from bench.goal import Goal
from gloam.bench.pace import LEAST_ROUNDS, SLICE, in_turns, medians
from gloam.cli.bench import Figure, figures_of, show_number
from gloam.cli.progress import watched
from gloam.cli.terminal import Terminal
from gloam.games import find_game, game_ids

ROOT: Final = Path(__file__).parent.parent
SEATS: Final = 4
YARDSTICK: Final = "hearts"
# Peers search with playouts to the end; ours is held against that as it plays and with such playouts too.
COMPARED: Final = ("driven", "inside", "copy_us", "ismcts_per_s", "ismcts_to_end_per_s")
LABELS: Final = {
    "driven": "Driven/s",
    "inside": "Inside/s",
    "copy_us": "Copy, µs",
    "ismcts_per_s": "ISMCTS/s",
    "ismcts_to_end_per_s": "… to end/s",
    "state_bytes": "Bytes",
}


GOALS: Final = {
    ("nightmarium", "driven"): Goal("×", least=2),
    ("nightmarium", "inside"): Goal("×", least=1),
    ("nightmarium", "copy_us"): Goal("×", most=1),
    ("nightmarium", "ismcts_per_s"): Goal("×", least=1),
    ("kragmortha", "driven"): Goal("×", least=1.5),
    ("kragmortha", "inside"): Goal("×", least=0.7),
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
    order = {name: at for at, name in enumerate(LABELS)}
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


def _figure_table(found: Mapping[Figure, float]) -> str:
    """A row for each game, ours first, and a column for each figure."""
    games = dict.fromkeys((figure.game, figure.seats) for figure in found)
    rows = [
        [f"{game}, {seats}", *(_shown(found.get(Figure(game, seats, name))) for name in LABELS)]
        for game, seats in games
    ]
    return markdown.table(["Game, players", *LABELS.values()], rows)


def _ratio_table(ratios: Sequence[Ratio]) -> str:
    rows = [
        [
            f"{ratio.game}, {SEATS}",
            LABELS[ratio.name],
            f"{ratio.ratio:.2f}×",
            str(ratio.goal or "—"),
            _answer(ratio),
        ]
        for ratio in ratios
    ]
    return markdown.table([f"Against {YARDSTICK}", "Figure", "Ratio", "Goal", "Met"], rows)


def _answer(ratio: Ratio) -> str:
    if ratio.goal is None:
        return "—"
    return "yes" if ratio.goal.is_met(ratio.ratio) else "no"


def _shown(value: float | None) -> str:
    return "—" if value is None else show_number(value)


# The program


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=LEAST_ROUNDS, help="measurements of each figure")
    parser.add_argument("--ms", type=int, default=round(SLICE * 1000), help="milliseconds of each one")
    parser.add_argument("--json", type=Path, help="also write the figures into this file")
    usual = ROOT / ".venv-peers" / "bin" / "python"
    parser.add_argument("--python", type=Path, default=usual, help="the Python that has the other programs")
    given = parser.parse_args()
    if given.rounds < LEAST_ROUNDS:
        parser.error(f"--rounds must be at least {LEAST_ROUNDS}")
    if not given.python.exists():
        parser.error(f"{given.python} does not exist: run `make bench-peers`")
    return given


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


def main() -> None:
    given = _arguments()
    keep_to_one_core()
    games = [find_game(name) for name in game_ids()]
    with peers_in(given.python) as peers:
        seconds = given.ms / 1000
        figures = _neighbours(figures_of(games, [SEATS], seconds) | peers.figures(seconds))
        taken = in_turns(figures, given.rounds)
        total = len(figures) * given.rounds
        found = medians(watched(taken, total, Terminal("en"), auto_refresh=False))
    _report(found, given.json)
    measured = {figure.game for figure in found}
    shown = {name: about for name, about in peers.found.items() if name in measured}
    for program, played in _programs(shown).items():
        print(f"Measured too: {program} ({', '.join(played)}).")
    for name, why in peers.missing.items():
        print(f"Not measured: {name} ({why}).")


def _programs(found: Mapping[str, Any]) -> dict[str, list[str]]:
    """The games of each program."""
    programs: dict[str, list[str]] = {}
    for name, about in found.items():
        programs.setdefault(about["program"], []).append(name)
    return programs


def _report(found: Mapping[Figure, float], file: Path | None) -> None:
    ratios = _ratios(found)
    print(_figure_table(found))
    print(_ratio_table(ratios))
    if file:
        file.write_text(json.dumps(_facts(found, ratios), indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
