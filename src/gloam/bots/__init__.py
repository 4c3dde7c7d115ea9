"""Players by program, by name.

A bot is written `name` or `name:key=value:key=value`; the levels are bots with everything chosen.
A program of somebody else's is written `exec:COMMAND`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from gloam.bots.external import EXEC, External, dismiss, failures, read_order
from gloam.bots.greedy import Greedy
from gloam.bots.ismcts import Ismcts, Thought
from gloam.bots.random import Random
from gloam.bots.spec import Parameter, Spec, read_spec
from gloam.core.levels import LEVELS
from gloam.core.protocol import AnyGame, Bot, View
from gloam.core.rng import Rng

__all__ = ["BOTS", "LEVELS", "PARAMETERS", "Thought", "check_bot", "dismiss", "failures", "make_bot"]

BY_GAME: Final = -1  # the depth of a playout, if none is given: as the game says
USUAL_ITERATIONS: Final = 500  # of a search that is given no limit


class Kind(NamedTuple):
    """One way to think: its parameters, and how to make a bot of it."""

    parameters: tuple[Parameter, ...]
    make: Callable[[AnyGame, Rng, Mapping[str, float]], Bot[View]]


def _random(game: AnyGame, rng: Rng, given: Mapping[str, float]) -> Bot[View]:
    return Random(rng)


def _greedy(game: AnyGame, rng: Rng, given: Mapping[str, float]) -> Bot[View]:
    return Greedy(game, rng, worlds=int(given["worlds"]), slip=int(given["slip"]))


def _ismcts(game: AnyGame, rng: Rng, given: Mapping[str, float]) -> Bot[View]:
    iterations, ms = int(given["iterations"]), int(given["ms"])
    return Ismcts(
        game,
        rng,
        time.perf_counter,
        iterations if iterations or ms else USUAL_ITERATIONS,
        ms,
        game.playout if given["depth"] == BY_GAME else int(given["depth"]),
        given["c"],
    )


KINDS: Final = {
    "random": Kind((), _random),
    "greedy": Kind((Parameter("worlds", 3, 1, 1000), Parameter("slip", 0, 0, 100)), _greedy),
    "ismcts": Kind(
        (
            Parameter("iterations", 0, 1, 10_000_000),
            Parameter("ms", 0, 1, 600_000),
            Parameter("depth", BY_GAME, 0, 100_000),
            Parameter("c", 0.2, 0.0, 100.0),
        ),
        _ismcts,
    ),
}
PARAMETERS: Final = {name: kind.parameters for name, kind in KINDS.items()} | dict.fromkeys(LEVELS, ())
BOTS: Final = tuple(PARAMETERS)  # every name there is, the levels from the weakest up at the end


def make_bot(spec: str, game: AnyGame, seed: int, most_ms: int = 0) -> Bot[View]:
    """The bot so written; the same seed and the same views give the same choices, if no clock is in it.

    With `most_ms` a search ends after so many milliseconds at the latest, whatever is written.
    Whoever makes a bot calls `dismiss` in the end: it may be a program that runs until then.
    """
    order = read_order(spec)
    if order is not None:
        return External(game, order, Rng.seeded(seed))
    name, values = _meant(spec)
    if most_ms and "ms" in values:
        values = _bounded(values, most_ms)
    return KINDS[name].make(game, Rng.seeded(seed), values)


def _bounded(values: Mapping[str, float], most_ms: int) -> Mapping[str, float]:
    iterations, ms = values["iterations"], values["ms"]
    if not iterations and not ms:
        iterations = USUAL_ITERATIONS
    return {**values, "iterations": iterations, "ms": min(ms or most_ms, most_ms)}


def check_bot(spec: str) -> None:
    """BadInput unless there is such a bot."""
    if read_order(spec) is None:
        _meant(spec)


def _meant(spec: str) -> Spec:
    read = read_spec(spec, PARAMETERS, others=(EXEC,))
    return read_spec(LEVELS[read.name], PARAMETERS) if read.name in LEVELS else read
