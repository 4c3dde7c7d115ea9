"""The one checked door into a game, and how far back one may go through it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from gloam.core.errors import BadInput, IllegalAction
from gloam.core.event import Event
from gloam.core.protocol import Game, State, View
from gloam.core.settings import Options

__all__ = ["Ply", "check", "play", "setup", "undo_floor"]

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


def setup(game: Game[S, V], options: Options, seats: int, seed: int) -> S:
    """A new game, or BadInput if the game is not for so many."""
    if seats not in game.seats:
        raise BadInput("seats", value=str(seats), low=game.seats[0], high=game.seats[-1])
    return game.setup(options, seats, seed)


def play(game: Game[S, V], state: S, seat: int, action: int) -> list[Event]:
    """Let `seat` take `action`, and return what happened. IllegalAction leaves the state untouched."""
    check(game, state, seat, action)
    state.apply(action)
    return state.take_events()


def check(game: Game[S, V], state: S, seat: int, action: int) -> None:
    """IllegalAction, or BadInput, unless `seat` may take `action` now."""
    if not 0 <= seat < state.seats:
        raise BadInput("seat", value=seat + 1, seats=state.seats)
    if not 0 <= action < len(game.actions):
        raise BadInput("action", value=action, count=len(game.actions))
    asked = seat == state.to_act and action in state.options
    if not asked and action not in state.asides(seat):
        raise IllegalAction(seat, game.actions[action].text, game.refuse(game.view(state, seat), action))


class Ply(NamedTuple):
    """One decision as history keeps it: who, in which turn, and whether something came to light by it."""

    seat: int
    turn: int
    marked: bool


def undo_floor(history: Sequence[Ply], seat: int) -> int:
    """The ply down to which `seat` may take back alone; `len(history)` if nothing may be taken back.

    Only the seat's own latest decisions of one turn, none of which revealed anything or spent chance:
    so nobody learns by it, and nobody else has to decide again.
    """
    floor = len(history)
    while floor and history[floor - 1].seat == seat and not history[floor - 1].marked:
        if history[floor - 1].turn != history[-1].turn:
            break
        floor -= 1
    return floor
