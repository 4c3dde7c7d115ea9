"""What a seat could do if its turn came now."""

from __future__ import annotations

from gloam.core.action import NONE
from gloam.core.frame import frame_numbers
from gloam.core.machine import EMPTY
from gloam.games.nightmarium.frames import HERALDING, TRIBUTE, TURN, UNVEIL
from gloam.games.nightmarium.rules import ACTIONS_A_TURN, State

__all__ = ["turn_of"]

IN_BETWEEN = (HERALDING, TRIBUTE, UNVEIL)  # while cards lie neither in a hand nor on a pile


def turn_of(state: State, seat: int) -> State | None:
    """A copy in which the seat begins its turn (N2.1): its own hand, all creatures and the piles decide.

    None while cards lie in between, which will be somewhere else by then.
    """
    if state.over or any(frame[0] in IN_BETWEEN for frame in frame_numbers(state)):
        return None
    twin = state.copy()
    twin.top = EMPTY
    twin.push(TURN, seat, ACTIONS_A_TURN, NONE)
    twin.to_act = seat
    twin.options = twin.options_of(TURN, seat)
    return twin
