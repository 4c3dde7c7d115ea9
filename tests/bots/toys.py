"""Toy games for the search: a tree of decisions with a result at each leaf."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias, cast

from gloam.core.action import NONE
from gloam.core.protocol import AnyGame, View
from gloam.core.rng import Rng

__all__ = ["Branch", "Clock", "Leaf", "Toy", "ToyView"]

Leaf: TypeAlias = Sequence[float]  # each seat's share of the win


@dataclass(frozen=True)
class Branch:
    """Who decides, and what each action leads to."""

    seat: int
    below: Mapping[int, Branch | Leaf]


@dataclass(frozen=True)
class ToyView:
    viewer: int
    to_act: int
    options: tuple[int, ...]


class ToyState:
    def __init__(self, at: Branch | Leaf, seats: int) -> None:
        self.at = at
        self.seats = seats

    @property
    def over(self) -> bool:
        return not isinstance(self.at, Branch)

    @property
    def to_act(self) -> int:
        return self.at.seat if isinstance(self.at, Branch) else NONE

    @property
    def options(self) -> list[int]:
        return list(self.at.below) if isinstance(self.at, Branch) else []

    def apply(self, action: int) -> None:
        assert isinstance(self.at, Branch)
        self.at = self.at.below[action]

    def copy(self) -> ToyState:
        return ToyState(self.at, self.seats)

    def follow_hunches(self, rng: Rng, most: int) -> int:
        decisions = 0
        while decisions < most and not self.over:
            self.apply(self.options[rng.below(len(self.options))])
            decisions += 1
        return decisions


class Toy:
    """As much of a game as a search asks for."""

    def __init__(self, tree: Branch, seats: int, alike: Sequence[Branch] = ()) -> None:
        self.tree = tree
        self.seats = seats
        self.alike = alike  # trees that nobody can tell apart

    def game(self) -> AnyGame:
        return cast(AnyGame, self)

    def seen(self) -> View:
        return self.view(ToyState(self.tree, self.seats), self.tree.seat)

    def view(self, state: ToyState, viewer: int) -> ToyView:
        return ToyView(viewer, state.to_act, tuple(state.options))

    def imagine(self, view: ToyView, rng: Rng) -> ToyState:
        return ToyState(self.tree, self.seats)

    def redeal(self, world: ToyState, viewer: int, rng: Rng) -> ToyState:
        if world.at in self.alike:
            return ToyState(self.alike[rng.below(len(self.alike))], self.seats)
        return world.copy()

    def outlook(self, state: ToyState) -> list[float]:
        if isinstance(state.at, Branch):
            return [1 / state.seats] * state.seats
        return list(state.at)


class Clock:
    """A clock on which so many seconds pass between one look and the next."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.now = 0.0

    def __call__(self) -> float:
        self.now += self.step
        return self.now
