"""The bot that takes what looks best at once."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.core.protocol import AnyGame, State, View
from gloam.core.rng import Rng

__all__ = ["Greedy"]

LOOKAHEAD = 12  # further decisions followed, so that a chain is seen to its end


class Greedy:
    """Tries each option in a few worlds its view allows and keeps the one whose outcome its game values most.

    What an option sets off is followed by hunches to its end: until the next decision of the same kind or
    the next turn. In `slip` of a hundred decisions it does not think and takes any option.
    """

    def __init__(self, game: AnyGame, rng: Rng, worlds: int, slip: int) -> None:
        self.game = game
        self.rng = rng
        self.worlds = worlds
        self.slip = slip

    def choose(self, view: View, options: Sequence[int]) -> int:
        if len(options) == 1:
            return options[0]
        if self.rng.below(100) < self.slip:
            return options[self.rng.below(len(options))]
        totals = self._totals(view, options)
        best = max(totals)
        ties = [option for option, total in zip(options, totals, strict=True) if total == best]
        return ties[self.rng.below(len(ties))]

    def _totals(self, view: View, options: Sequence[int]) -> list[float]:
        """The value of each option, summed over the worlds; all are tried in the same ones."""
        world = self.game.imagine(view, self.rng)
        totals = [0.0] * len(options)
        for _ in range(self.worlds):
            for at, option in enumerate(options):
                totals[at] += self._outcome(world.copy(), option, view.viewer)
            world = self.game.redeal(world, view.viewer, self.rng)
        return totals

    def _outcome(self, state: State, option: int, seat: int) -> float:
        asked, turn = state.asked, state.turn
        state.apply(option)
        for _ in range(LOOKAHEAD):
            if state.over or state.turn != turn or state.asked == asked:
                break
            state.apply(state.hunch(self.rng))
        return self.game.outlook(state)[seat]
