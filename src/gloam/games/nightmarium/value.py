"""How good a position looks for a seat: the hand-written judgement of the greedy bot."""

from __future__ import annotations

from gloam.games.nightmarium.rules import State
from gloam.games.nightmarium.shapes import SEALED, stage

__all__ = ["value"]

# By stage: nothing, legs, legs and torso, finished, embodied.
STAGE_VALUE = (0.0, 1.0, 2.5, 6.0, 7.5)
CARD_VALUE = 0.6
RIVAL_WEIGHT = 1.0  # of the strongest opponent's creatures
WIN_VALUE = 1000.0


def value(state: State, seat: int) -> float:
    """Own creatures and cards against those of the opponent who is furthest. Public facts only."""
    if state.over:
        return WIN_VALUE * state.scores()[seat]
    rivals = [_built(state, other) for other in range(state.seats) if other != seat]
    return _built(state, seat) + CARD_VALUE * _cards(state, seat) - RIVAL_WEIGHT * max(rivals)


def _built(state: State, seat: int) -> float:
    stages = (stage(state.shape[seat], spot) for spot in range(state.law.target))
    return sum(STAGE_VALUE[min(built, SEALED)] for built in stages)


def _cards(state: State, seat: int) -> int:
    return min(len(state.hands[seat]), 8)
