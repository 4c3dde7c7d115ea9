"""Frames as the world sees them: open decisions with names instead of numbers."""

from __future__ import annotations

from gloam.core.machine import FRAME, Machine
from gloam.core.value import Value

__all__ = ["Frame", "frame_numbers", "frames_of"]


class Frame(Value):
    """An open decision, or one that waits below it, as views show it."""

    kind: str
    seat: int
    one: int
    two: int


def frame_numbers(state: Machine) -> list[list[int]]:
    """The four numbers of each frame, the lowest first."""
    stack = list(state.stack)
    return [stack[at : at + FRAME] for at in range(0, state.top + FRAME, FRAME)]


def frames_of(state: Machine) -> tuple[Frame, ...]:
    """All frames, the lowest first."""
    frames = []
    for kind, seat, one, two in frame_numbers(state):
        frames.append(Frame(state.frame_name(kind), seat, one, two))
    return tuple(frames)
