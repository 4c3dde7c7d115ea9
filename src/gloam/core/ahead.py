"""Answering before one's turn, where the rules ask several seats at the same time."""

from __future__ import annotations

from gloam.core.protocol import Game, State, View

__all__ = ["ahead"]


def ahead(game: Game[State, View], state: State, seat: int) -> list[int]:
    """What `seat` will be offered when those asked before it in the same simultaneous decision have answered.

    Nothing if it does not wait in such a decision, or can answer now. Those before it answer anything in a
    copy: what one answers changes nobody's options. That is the promise of `Game.together`.
    """
    asked = state.asked
    if asked not in game.together or state.to_act == seat:
        return []
    twin = state.copy()
    while twin.to_act != seat and twin.asked == asked:
        twin.apply(twin.options[0])
    return list(twin.options) if twin.asked == asked else []
