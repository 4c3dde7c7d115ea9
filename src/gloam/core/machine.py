"""A game as a stack of open decisions: what the states of all our games have in common.

A frame is four numbers: a kind, the seat it belongs to and two arguments. Frames hold public facts only;
what is secret lies in zones of pieces, and `seen` says who knows where a piece is.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gloam.core.action import NONE
from gloam.core.event import Event
from gloam.core.rng import Rng

__all__ = ["EMPTY", "FRAME", "NOTHING", "NO_LISTS", "Machine"]

FRAME: Final = 4  # numbers to a frame
EMPTY: Final = -FRAME  # where the top frame begins when there is none
GLANCES: Final[i64] = 3  # options a hunch looks at
NOTHING: Final = vec[i64]()
NO_LISTS: Final = vec[vec[i64]]()


class Machine:
    """The stack, who decides, who knows what, who has won, and what was told.

    A game's State derives from it, adds its zones and the rules, and says what each frame offers.
    A fresh machine is a blank: it owns no zones yet, so that copying pays for nothing twice.
    """

    def __init__(self, seats: i64, rng: Rng) -> None:
        self.seats: i64 = seats
        self.rng = rng
        self.turn: i64 = 0
        self.to_act: i64 = NONE
        self.options: vec[i64] = NOTHING
        self.stack: vec[i64] = NOTHING  # frames from the lowest up; above `top` lie old ones
        self.top: i64 = EMPTY
        self.everyone: i64 = (2 << seats) - 1  # a bit for each seat, then one for spectators
        self.seen: vec[i64] = NOTHING  # who knows where a piece is
        self.winners: i64 = 0  # a bit for each seat
        self.telling = True
        self.told: list[Event] | None = None  # events not yet taken

    def follow(self, other: Machine) -> None:
        """Take over the position of another; events not yet taken stay with it."""
        self.turn = other.turn
        self.to_act = other.to_act
        self.options = other.options
        self.stack = other.stack[: other.top + FRAME]
        self.top = other.top
        self.seen = other.seen[:]
        self.winners = other.winners
        self.telling = other.telling

    # What each game says

    def frame_name(self, kind: i64) -> str:
        raise NotImplementedError

    def is_marked(self, event: str) -> bool:
        """Is this a kind of event no undo goes past?"""
        raise NotImplementedError

    def options_of(self, kind: i64, seat: i64) -> vec[i64]:
        """What a seat may choose in a frame of this kind, the top one."""
        raise NotImplementedError

    def apply(self, action: i64) -> None:
        """Carry out one of the options."""
        raise NotImplementedError

    def merit(self, action: i64) -> i64:
        """A rough order of the options: larger looks better at a glance."""
        raise NotImplementedError

    # What is asked

    @property
    def over(self) -> bool:
        return self.top == EMPTY

    @property
    def asked(self) -> str:
        return "" if self.top == EMPTY else self.frame_name(self.stack[self.top])

    def scores(self) -> list[float]:
        share = 1.0 / max(int(self.winners).bit_count(), 1)
        return [share if self.winners >> seat & 1 else 0.0 for seat in range(self.seats)]

    def take_events(self) -> list[Event]:
        told = self.told
        self.told = None
        return [] if told is None else told

    def refresh(self) -> bool:
        """Compute the options of the open decision anew, after hands were dealt anew. Are there any?"""
        if self.top == EMPTY:
            return True
        self.options = self.options_of(self.stack[self.top], self.stack[self.top + 1])
        return len(self.options) > 0

    # Playing on

    def hunch(self, rng: Rng) -> i64:
        """The best at a glance of a few options looked at by chance."""
        options = self.options
        count: i64 = len(options)
        if count == 1:
            return options[0]
        best = options[rng.below(count)]
        most = self.merit(best)
        for _ in range(GLANCES - 1):
            option = options[rng.below(count)]
            merit = self.merit(option)
            if merit > most:
                best = option
                most = merit
        return best

    def wander(self, rng: Rng, most: i64) -> i64:
        """Play on, any option equally likely, to the end or for `most` decisions. How many were there?"""
        decisions: i64 = 0
        while decisions < most and self.top != EMPTY:
            self.apply(self.options[rng.below(len(self.options))])
            decisions += 1
        return decisions

    def follow_hunches(self, rng: Rng, most: i64) -> i64:
        """Play on by hunches, to the end or for `most` decisions. How many were there?"""
        decisions: i64 = 0
        while decisions < most and self.top != EMPTY:
            self.apply(self.hunch(rng))
            decisions += 1
        return decisions

    # The stack

    def push(self, kind: i64, seat: i64, one: i64, two: i64) -> None:
        self.top += FRAME
        if self.top == len(self.stack):
            stack = append(append(self.stack, kind), seat)
            self.stack = append(append(stack, one), two)
            return
        stack = self.stack
        stack[self.top] = kind
        stack[self.top + 1] = seat
        stack[self.top + 2] = one
        stack[self.top + 3] = two

    def pop(self) -> None:
        self.top -= FRAME

    def tell(self, kind: str, rule: str, seat: i64, card: i64, spot: i64, other: i64, number: i64) -> None:
        if self.telling:
            seen = self.everyone if card == NONE else self.seen[card]
            event = Event(kind, rule, self.is_marked(kind), seat, card, spot, other, number, seen)
            if self.told is None:
                self.told = []
            self.told.append(event)
