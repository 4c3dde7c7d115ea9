"""What is measured of a game: decisions, copies, deals and views of seeded games, some at their middle."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from itertools import cycle
from random import Random
from typing import Any, Final, TypeVar

from msgspec.json import encode

from gloam.bench.pace import SLICE, microseconds, rate
from gloam.bots import make_bot
from gloam.core.play import setup
from gloam.core.protocol import AnyGame, State
from gloam.core.rng import Rng

__all__ = ["FIGURES", "Bench", "copy_each", "drive", "drive_telling"]

S = TypeVar("S", bound=State)

GAMES: Final = 8  # deals that are played and looked at
MOST_DECISIONS: Final = 20_000  # of a game by chance: it is cut there
COPIES: Final = 50  # of each state in one go
KEPT: Final = 200  # copies of each state, to see what one weighs
ITERATIONS: Final = 100  # of one search


class Bench:
    """One game with so many seats. Everything is dealt beforehand; each method takes one figure."""

    def __init__(self, game: AnyGame, seats: int, seconds: float = SLICE) -> None:
        self.game: Final = game
        self.seconds: Final = seconds
        self.rng: Final = Rng.seeded(seats)
        self.chance: Final = Random(seats).random
        options = game.settings.read({})
        self.dealt: Final = [_told(setup(game, options, seats, seed), telling=False) for seed in range(GAMES)]
        self.midway: Final = [_middle(state, seed) for seed, state in enumerate(self.dealt)]
        self.views: Final = [game.view(state, state.to_act) for state in self.midway]
        self.looks: Final = cycle(self.views)

    def driven(self) -> float:
        """Decisions a second, the loop in Python; what happens is not told."""
        return self._play(lambda state: drive(state, self.chance))

    def driven_telling(self) -> float:
        """The same, with the events of each decision told and taken."""
        return self._play(lambda state: drive_telling(_told(state, telling=True), self.chance))

    def inside(self) -> float:
        """Decisions a second, the loop in the engine."""
        return self._play(lambda state: state.wander(self.rng, MOST_DECISIONS))

    def copy_us(self) -> float:
        """Microseconds to copy a state."""
        return microseconds(lambda: copy_each(self.midway), self.seconds)

    def redeal_us(self) -> float:
        """Microseconds to deal anew what the seat that is asked does not know."""
        return self._each(lambda state: self.game.redeal(state, state.to_act, self.rng))

    def view_us(self) -> float:
        """Microseconds to see a state as the seat that is asked."""
        return self._each(lambda state: self.game.view(state, state.to_act))

    def views_us(self) -> float:
        """Microseconds to see a state as each seat and as a spectator."""
        return self._each(self.game.views)

    def encode_us(self) -> float:
        """Microseconds to write such a view as JSON."""
        return microseconds(lambda: _each(encode, self.views), self.seconds)

    def ismcts_per_s(self) -> float:
        """Iterations a second of the searching bot as it usually plays: each playout is cut and judged."""
        return rate(lambda: self._search(f"ismcts:iterations={ITERATIONS}"), self.seconds)

    def ismcts_to_end_per_s(self) -> float:
        """The same with each playout followed to the end of the game."""
        return rate(
            lambda: self._search(f"ismcts:iterations={ITERATIONS}:depth={MOST_DECISIONS}"), self.seconds
        )

    def state_bytes(self) -> float:
        """Bytes a copied state takes once it has gone a step of its own, and shares no options any more."""
        tracemalloc.start()
        try:
            kept = [_stepped(state.copy(), self.rng) for state in self.midway for _ in range(KEPT)]
            return tracemalloc.get_traced_memory()[0] / len(kept)
        finally:
            tracemalloc.stop()

    def _play(self, play: Callable[[State], int]) -> float:
        """Decisions a second, if each game is played so from the deal."""
        return rate(lambda: sum(play(state.copy()) for state in self.dealt), self.seconds)

    def _search(self, bot: str) -> int:
        """Let a new bot choose in the next position: what it thought before would shorten its search."""
        view = next(self.looks)
        make_bot(bot, self.game, 0).choose(view, view.options)
        return ITERATIONS

    def _each(self, do: Callable[[State], object]) -> float:
        return microseconds(lambda: _each(do, self.midway), self.seconds)


FIGURES: Final[dict[str, Callable[[Bench], float]]] = {
    "driven": Bench.driven,
    "driven_telling": Bench.driven_telling,
    "inside": Bench.inside,
    "copy_us": Bench.copy_us,
    "redeal_us": Bench.redeal_us,
    "view_us": Bench.view_us,
    "views_us": Bench.views_us,
    "encode_us": Bench.encode_us,
    "ismcts_per_s": Bench.ismcts_per_s,
    "ismcts_to_end_per_s": Bench.ismcts_to_end_per_s,
    "state_bytes": Bench.state_bytes,
}


# The loops. The peers are driven by the same lines: see bench/peers.py.


def drive(state: State, chance: Callable[[], float]) -> int:
    """Play to the end, any option equally likely. How many decisions were there?"""
    for decisions in range(MOST_DECISIONS):
        options = state.options
        if not len(options):
            return decisions
        state.apply(options[int(chance() * len(options))])
    return MOST_DECISIONS


def drive_telling(state: State, chance: Callable[[], float]) -> int:
    """The same, and hear what happened after each decision."""
    for decisions in range(MOST_DECISIONS):
        options = state.options
        if not len(options):
            return decisions
        state.apply(options[int(chance() * len(options))])
        state.take_events()
    return MOST_DECISIONS


def copy_each(states: list[State]) -> int:
    """Copy each state often enough that looking at the clock costs nothing. How many copies were that?"""
    for _ in range(COPIES):
        for state in states:
            state.copy()
    return COPIES * len(states)


def _each(do: Callable[[Any], object], things: list[Any]) -> int:
    for thing in things:
        do(thing)
    return len(things)


# Positions


def _told(state: S, *, telling: bool) -> S:
    state.telling = telling
    return state


def _middle(dealt: State, seed: int) -> State:
    """A choice halfway through one game by chance: played twice, since only then its length is known."""
    length = dealt.copy().wander(Rng.seeded(seed), MOST_DECISIONS)
    rng = Rng.seeded(seed)
    state = _stepped(dealt.copy(), rng, length // 2)
    while len(state.options) == 1:
        _stepped(state, rng)
    return state


def _stepped(state: S, rng: Rng, steps: int = 1) -> S:
    state.wander(rng, steps)
    return state
