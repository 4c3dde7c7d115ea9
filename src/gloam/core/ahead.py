"""Answering before one's turn, where the rules ask several seats at the same time."""

from __future__ import annotations

from gloam.core.protocol import Game, State, View

__all__ = ["ahead", "asked_ahead"]


def ahead(game: Game[State, View], state: State, seat: int) -> list[int]:
    """What `seat` will be offered when those asked before it in the same simultaneous decision have answered.

    Nothing if it does not wait in such a decision, or can answer now.
    """
    twin = asked_ahead(game, state, seat)
    return [] if twin is None else list(twin.options)


def asked_ahead(game: Game[State, View], state: State, seat: int) -> State | None:
    """A position in which `seat` answers the simultaneous decision it waits in; None if it waits in none.

    Those before it answer anything in a copy: what one answers changes nobody's options. That is the promise
    of `Game.together`.
    """
    asked = state.asked
    if asked not in game.together or state.to_act == seat:
        return None
    twin = state.copy()
    while twin.to_act != seat and twin.asked == asked:
        twin.apply(twin.options[0])
    return twin if twin.asked == asked else None
