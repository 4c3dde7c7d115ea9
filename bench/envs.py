"""The environments, measured in turns with the engines they wrap and with other people's card environments.

`make bench-envs` sets all of it up. A step is one decision: observation and mask made, an action picked at
random, the action taken. Goals are information: nothing fails if one is missed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from bench.compare import ROOT, keep_to_one_core, peers_in
from bench.peers import play_agents
from gloam.bench.figures import Bench
from gloam.bench.pace import LEAST_ROUNDS, SLICE, in_turns, medians, rate
from gloam.cli.bench import Figure
from gloam.envs import aec, vector
from gloam.games import find_game, game_ids

GAMES: Final = 128  # side by side
ROUND: Final = 20  # steps between two looks at the clock
SEATS: Final = (2, 4)
GOAL: Final = 0.5  # of the engine's own rate
THEIRS: Final = {"uno env": "driven", "leduc hold'em": "steps", "texas hold'em": "steps", "hanabi": "steps"}


def _vector(game: str, seats: int, seconds: float) -> Callable[[], float]:
    hall = vector(game, GAMES, seats)
    hall.reset(seed=1)

    def work() -> int:
        for _ in range(ROUND):
            hall.step(hall.sample())
        return ROUND * GAMES

    return lambda: rate(work, seconds)


def _aec(game: str, seats: int, seconds: float) -> Callable[[], float]:
    env = aec(game, seats)
    env.reset(seed=1)
    return partial(rate, partial(play_agents, env, Random(1).random), seconds)


def _ours(seconds: float) -> dict[Figure, Callable[[], float]]:
    figures: dict[Figure, Callable[[], float]] = {}
    for game in game_ids():
        for seats in SEATS:
            figures[Figure(game, seats, "driven")] = Bench(find_game(game), seats, seconds).driven
            figures[Figure(game, seats, "vector")] = _vector(game, seats, seconds)
            figures[Figure(game, seats, "aec")] = _aec(game, seats, seconds)
    return figures


def _report(found: Mapping[Figure, float]) -> list[str]:
    lines = ["| what | seats | steps/s |", "|---|---:|---:|"]
    for figure, value in found.items():
        lines.append(f"| {figure.game}: {figure.name} | {figure.seats} | {value:,.0f} |")
    lines += ["", "| ratio | seats | times | goal |", "|---|---:|---:|---|"]
    theirs = {figure: value for figure, value in found.items() if figure.game in THEIRS}
    for game in game_ids():
        for seats in SEATS:
            fast = found[Figure(game, seats, "vector")]
            own = fast / found[Figure(game, seats, "driven")]
            met = "met" if own >= GOAL else "missed"
            lines.append(f"| {game}: vector / engine driven | {seats} | {own:.2f} | ≥ {GOAL:g}, {met} |")
            for figure, value in theirs.items():
                lines.append(f"| {game}: vector / {figure.game} | {seats} | {fast / value:.1f} | |")
                slow = found[Figure(game, seats, "aec")] / value
                lines.append(f"| {game}: aec / {figure.game} | {seats} | {slow:.2f} | |")
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=LEAST_ROUNDS)
    parser.add_argument("--ms", type=int, default=round(SLICE * 1000))
    parser.add_argument("--python", type=Path, default=ROOT / ".venv-peers" / "bin" / "python")
    given = parser.parse_args()
    keep_to_one_core()
    with peers_in(given.python) as peers:
        figures = _ours(given.ms / 1000)
        for figure, measure in peers.figures(given.ms / 1000).items():
            if THEIRS.get(figure.game) == figure.name:
                figures[figure] = measure
        found = medians(in_turns(figures, given.rounds))
        print("\n".join(_report(found)))
        for name in THEIRS.keys() & peers.missing.keys():
            print(f"{name}: {peers.missing[name]}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
