"""What a seat could do if its turn came now."""

from __future__ import annotations

from gloam.core.frame import frame_numbers
from gloam.core.machine import EMPTY
from gloam.games.kragmortha.frames import BEFORE, SECOND, TURN, WAITING
from gloam.games.kragmortha.rules import State

__all__ = ["turn_of"]


def turn_of(state: State, seat: int) -> State | None:
    """A copy in which the seat begins its turn (K2.1): its own hand and tomes and what lies open decide.

    None until all goblins are placed, and while one is on its way.
    """
    frames = frame_numbers(state)
    if state.over or any(frame[0] not in (TURN, SECOND) for frame in frames) or frames[0][2] == WAITING:
        return None
    twin = state.copy()
    twin.top = EMPTY
    twin.push(TURN, seat, BEFORE, 0)
    twin.to_act = seat
    twin.options = twin.options_of(TURN, seat)
    return twin
