"""The second half of a move that takes two decisions, known before the first is made."""

from __future__ import annotations

from gloam.core.protocol import Game, State, View

__all__ = ["continuation"]


def continuation(game: Game[State, View], state: State, action: int) -> list[int]:
    """What the seat to act is offered next to go on with the move that `action` begins; [] if nothing is.

    The rules play it in a copy, so nothing decides twice what is legal. `Game.continued_by` promises that
    no hidden card and no chance has a part in it.
    """
    kinds = game.continued_by.get(game.actions[action].verb)
    if kinds is None:
        return []
    twin = state.copy()
    twin.apply(action)
    return list(twin.options) if twin.to_act == state.to_act and twin.asked in kinds else []
