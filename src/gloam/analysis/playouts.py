"""What a position is worth: the shares of the win when everybody plays on lightly, in many worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import mul
from typing import NamedTuple

from gloam.analysis.cut import Run
from gloam.arena.match import MOST_DECISIONS
from gloam.core.action import NONE
from gloam.core.protocol import AnyGame, State
from gloam.core.record import read_record, replay
from gloam.core.rng import Rng
from gloam.games import find_game

__all__ = ["Plan", "Sample", "sample", "work"]

Scores = Sequence[float]


class Plan(NamedTuple):
    """What all runs of one analysis have in common. `viewer` is a seat, or NONE if all hands are known."""

    record: str
    viewer: int
    playouts: int
    seed: int


class Sample(NamedTuple):
    """What the playouts of one run came to, for each point of it. No playouts: it is known, not sampled."""

    playouts: int
    means: Sequence[Scores]  # by point, by seat
    covariances: Sequence[Sequence[Sequence[float]]]  # by seat, by point, by point

    def mean(self, seat: int, weights: Sequence[int]) -> float:
        return sum(weight * means[seat] for weight, means in zip(weights, self.means, strict=True))

    def variance(self, seat: int, weights: Sequence[int]) -> float:
        """Of that mean. Playouts that all end alike still leave doubt: as if four more had been undecided."""
        if not self.playouts:
            return 0.0
        rows = [_dot(weights, row) for row in self.covariances[seat]]
        doubt = _dot(weights, weights) / self.playouts
        return (_dot(weights, rows) + doubt) / self.playouts


def work(plan: Plan, run: Run) -> Sample:
    """One run of a recorded game. It depends on the plan and on the run alone, wherever it is done."""
    game, states = _positions(plan.record)
    rng = Rng.seeded(plan.seed << 32 | run.first)
    return sample(game, states[run.first], plan.viewer, run.legs, plan.playouts, rng)


@lru_cache(maxsize=1)
def _positions(text: str) -> tuple[AnyGame, list[State]]:
    record = read_record(text)
    game = find_game(record.game)
    return game, [step.state.copy() for step in replay(game, record)]


def sample(
    game: AnyGame, state: State, viewer: int, legs: Sequence[Sequence[int]], playouts: int, rng: Rng
) -> Sample:
    """Value a position, and those that follow from it leg by leg, in the same worlds by the same chance."""
    if state.over:
        return Sample(0, [state.scores()], ())
    deal = _dealer(game, state, viewer)
    trials = [_trial(deal(rng), legs, rng.fork()) for _ in range(playouts)]
    points = range(len(legs) + 1)
    columns = [[[trial[at][seat] for trial in trials] for at in points] for seat in range(state.seats)]
    means = [[sum(column[at]) / playouts for column in columns] for at in points]
    return Sample(playouts, means, [_covariances(column) for column in columns])


def _dealer(game: AnyGame, state: State, viewer: int) -> Callable[[Rng], State]:
    """Makes worlds: with all hands as they were, or from what a seat knew and nothing else."""
    if viewer == NONE:
        return lambda rng: game.reshuffled(state, rng)
    view = game.view(state, viewer)
    return lambda rng: game.imagine(view, rng)


def _trial(world: State, legs: Sequence[Sequence[int]], rng: Rng) -> list[Scores]:
    """The outcome from each point on. Where the hunch was what was really done, one outcome serves two."""
    outcomes: list[Scores] = []
    known: Scores = ()
    for leg in legs:
        known = known or _outcome(world, rng)
        outcomes.append(known)
        for action in leg:
            if world.hunch(rng) != action:
                known = ()
            world.apply(action)
    return [*outcomes, known or _outcome(world, rng)]


def _outcome(world: State, rng: Rng) -> Scores:
    """A playout that does not end is everybody's win to equal shares."""
    twin = world.copy()
    twin.follow_hunches(rng.copy(), MOST_DECISIONS)
    return twin.scores() if twin.over else [1 / twin.seats] * twin.seats


def _covariances(column: Sequence[Sequence[float]]) -> list[list[float]]:
    """Of the outcomes from each point with those from each other, trial by trial."""
    playouts = len(column[0])
    means = [sum(values) / playouts for values in column]
    return [
        [_dot(one, two) / playouts - mean * mean_two for two, mean_two in zip(column, means, strict=True)]
        for one, mean in zip(column, means, strict=True)
    ]


def _dot(one: Sequence[float], two: Sequence[float]) -> float:
    product: float = sum(map(mul, one, two))
    return product
