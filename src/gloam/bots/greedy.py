"""The bot that takes what looks best at once."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.core.protocol import AnyGame, State, View
from gloam.core.rng import Rng

__all__ = ["Greedy"]

WORLDS = 3  # how many worlds the view allows are looked at
LOOKAHEAD = 12  # own further decisions followed, so that a chain is seen to its end


class Greedy:
    """Tries each option in a few imagined worlds and keeps the one whose outcome its game values most.

    While the decisions that follow are its own or nobody's to refuse, it goes on with random ones.
    """

    def __init__(self, game: AnyGame, rng: Rng) -> None:
        self.game = game
        self.rng = rng

    def choose(self, view: View, options: Sequence[int]) -> int:
        if len(options) == 1:
            return options[0]
        worlds = [self.game.imagine(view, self.rng) for _ in range(WORLDS)]
        totals = [sum(self._outcome(world, option, view.viewer) for world in worlds) for option in options]
        best = max(totals)
        ties = [option for option, total in zip(options, totals, strict=True) if total == best]
        return ties[self.rng.below(len(ties))]

    def _outcome(self, world: State, option: int, seat: int) -> float:
        state = world.copy()
        asked, turn = state.asked, state.turn
        state.apply(option)
        for _ in range(LOOKAHEAD):
            if state.over or state.turn != turn or state.asked == asked:
                break
            state.apply(state.options[self.rng.below(len(state.options))])
        return self.game.value(state, seat)
