"""Games that were never played: outcomes drawn from distributions whose truth is known."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from gloam.lab.experiment import Look, experiment
from gloam.lab.pairs import Pair
from gloam.lab.watch import Facts


def a_game(
    first: int = 0,
    scores: tuple[float, ...] = (1.0, 0.0),
    turns: int = 10,
    decisions: int = 30,
    comeback: float = 0.0,
    dead: int = 0,
    uses: dict[str, tuple[int, ...]] | None = None,
) -> Facts:
    return Facts(first, scores, turns, decisions, comeback, dead, True, uses or {})


def drawn(rng: Random, *, seats: int, edge: float = 0.0) -> Facts:
    """A game as bots might play it: lengths with a long tail, few shared wins, now and then a dead turn."""
    first = rng.randrange(seats)
    winner = first if rng.random() < 1 / seats + edge else (first + rng.randrange(1, seats)) % seats
    shared = rng.random() < 0.01 and not edge
    scores = tuple(1 / seats if shared else float(seat == winner) for seat in range(seats))
    turns = 2 + int(rng.lognormvariate(3.5, 0.5))
    decisions = int(turns * rng.uniform(2, 3))
    return a_game(first, scores, turns, decisions, float(rng.random() < 0.4), int(rng.random() < 0.1))


def stream(seed: int, *, seats: int = 2, edge: float = 0.0) -> Iterator[Pair]:
    """Pairs without end, the second game of each with an edge for the seat that moves first."""
    rng = Random(seed)
    while True:
        yield Pair(drawn(rng, seats=seats), drawn(rng, seats=seats, edge=edge))


def last_look(pairs: Iterator[Pair], most: int) -> Look:
    return list(experiment(pairs, most))[-1]
