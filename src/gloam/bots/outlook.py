"""Who is likely to win: a guess made out of a game's judgement of positions."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final, final

from gloam.core.protocol import AnyGame, State

__all__ = ["Judgement"]


@final
class Judgement:
    """Each seat's share of the win: exact when the game is over, else the better a seat's value, the larger.

    One unit of value more multiplies a seat's odds against another by exp(`weight`).
    """

    def __init__(self, game: AnyGame, weight: float) -> None:
        self.value: Final[Callable[[State, int], float]] = game.value
        self.weight: Final = weight

    def outlook(self, state: State) -> list[float]:
        if state.over:
            return state.scores()
        values = [self.weight * self.value(state, seat) for seat in range(state.seats)]
        best = max(values)
        odds = [exp(value - best) for value in values]
        total = sum(odds)
        return [share / total for share in odds]
