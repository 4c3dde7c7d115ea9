"""Perft: how many ways a position can go on. One number that notices a wrong option anywhere below it."""

from __future__ import annotations

from gloam.core.protocol import State

__all__ = ["perft"]


def perft(state: State, depth: int) -> int:
    """The number of decision sequences of this length, shorter ones counted where the game ends."""
    if depth == 0 or state.over:
        return 1
    if depth == 1:
        return len(state.options)
    total = 0
    for action in state.options:
        below = state.copy()
        below.apply(action)
        total += perft(below, depth - 1)
    return total
