"""What a player could do if their turn came now: for those who wait, and plan."""

from __future__ import annotations

from gloam.core.protocol import Game, State, View
from gloam.core.rng import Rng

__all__ = ["reach"]


def reach(game: Game[State, View], view: View) -> State | None:
    """A world the view allows, in which its viewer begins a turn now; None if the game cannot say.

    What is offered there is the same in every world the view allows: that is the promise of `Game.turn_of`,
    and as the truth has no part in it, nobody learns anything.
    """
    return game.turn_of(game.imagine(view, Rng.seeded(0)), view.viewer)
