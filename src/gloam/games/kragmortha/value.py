"""How good a position looks for a seat: the hand-written judgement of the greedy bot."""

from __future__ import annotations

from gloam.core.action import NONE
from gloam.games.kragmortha.board import SQUARES, STEP_COUNT, WAY_COUNT, Board
from gloam.games.kragmortha.rules import State

__all__ = ["value"]

LOOK_VALUE = -3.0
TOME_VALUE = 2.5
FACE_UP_VALUE = 0.4  # a tome that can still be used
MAGIC_VALUE = 0.1
STEP_VALUE = -0.15  # each step to the desk
DANGER_VALUE = -0.6  # Rigor next to the goblin; less with distance
WIN_VALUE = 1000.0
FAR = 30

_distances: dict[int, list[int]] = {}


def value(state: State, seat: int) -> float:
    """Own standing against the best opponent's, how near the desk is, and how near Rigor. Public facts."""
    if state.over:
        return WIN_VALUE * state.scores()[seat]
    others = [_standing(state, other) for other in range(state.seats) if other != seat]
    return _standing(state, seat) - max(others) + _place(state, seat)


def _standing(state: State, seat: int) -> float:
    up = sum(not state.is_down(tome) for tome in state.tomes[seat])
    magic = sum(int(state.law.set.magic[tome]) for tome in state.tomes[seat])
    gained = TOME_VALUE * int(len(state.tomes[seat])) + FACE_UP_VALUE * up + MAGIC_VALUE * magic
    return gained + LOOK_VALUE * int(len(state.looks[seat]))


def _place(state: State, seat: int) -> float:
    square = int(state.at[seat])
    if square == NONE:
        return STEP_VALUE * FAR
    to_desk = _to_desk(state.board)[square]
    apart = abs(square % 7 - int(state.rigor) % 7) + abs(square // 7 - int(state.rigor) // 7)
    return STEP_VALUE * to_desk + DANGER_VALUE / max(apart, 1)


def _to_desk(board: Board) -> list[int]:
    """Steps to the desk from every square, by breadth first search; kept for each board."""
    if id(board) not in _distances:
        distance = [0 if board.desk[square] else FAR for square in range(SQUARES)]
        queue = [square for square in range(SQUARES) if board.desk[square]]
        for square in queue:
            for way in range(STEP_COUNT):
                target = board.ways[square * WAY_COUNT + way]
                if target != NONE and distance[target] == FAR:
                    distance[target] = distance[square] + 1
                    queue.append(target)
        _distances[id(board)] = distance
    return _distances[id(board)]
