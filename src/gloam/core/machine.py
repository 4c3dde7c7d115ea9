"""A game as a stack of open decisions: what the states of all our games have in common.

A frame is four numbers: a kind, the seat it belongs to and two arguments. Frames hold public facts only;
what is secret lies in zones of pieces, and `seen` says who knows where a piece is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloam.core.action import NONE
from gloam.core.event import Event
from gloam.core.rng import Rng

__all__ = ["FRAME", "Frame", "Machine", "frames_of"]

FRAME: Final = 4  # numbers to a frame


class Machine:
    """The stack, who decides, who knows what, who has won, and what was told.

    A game's State derives from it, adds its zones and the rules, and says what each frame offers.
    """

    __slots__ = (
        "everyone",
        "frame_names",
        "marked",
        "options",
        "rng",
        "seats",
        "seen",
        "stack",
        "telling",
        "to_act",
        "told",
        "turn",
        "winners",
    )

    def __init__(
        self, seats: int, pieces: int, rng: Rng, frame_names: tuple[str, ...], marked: frozenset[str]
    ) -> None:
        self.seats = seats
        self.rng = rng
        self.frame_names = frame_names
        self.marked = marked  # kinds of events no undo goes past
        self.turn = 0
        self.to_act = NONE
        self.options: list[int] = []
        self.stack: list[int] = []
        self.everyone = (2 << seats) - 1  # a bit for each seat, then one for spectators
        self.seen = [0] * pieces  # who knows where a piece is
        self.winners = 0  # a bit for each seat
        self.telling = True
        self.told: list[Event] = []

    def follow(self, other: Machine) -> None:
        """Take over the position of another; events not yet taken stay with it."""
        self.seats = other.seats
        self.rng = other.rng.copy()
        self.frame_names = other.frame_names
        self.marked = other.marked
        self.turn = other.turn
        self.to_act = other.to_act
        self.options = other.options
        self.stack = other.stack[:]
        self.everyone = other.everyone
        self.seen = other.seen[:]
        self.winners = other.winners
        self.telling = other.telling
        self.told = []

    @property
    def over(self) -> bool:
        return not self.stack

    @property
    def asked(self) -> str:
        return self.frame_names[self.stack[-FRAME]] if self.stack else ""

    def scores(self) -> list[float]:
        if self.winners == 0:
            return [0.0] * self.seats
        share = 1.0 / self.winners.bit_count()
        return [share if self.winners >> seat & 1 else 0.0 for seat in range(self.seats)]

    def take_events(self) -> list[Event]:
        told = self.told
        self.told = []
        return told

    def options_of(self, kind: int, seat: int) -> list[int]:
        """What a seat may choose in a frame of this kind, the top one. Each game says."""
        raise NotImplementedError

    def refresh(self) -> bool:
        """Compute the options of the open decision anew, after hands were dealt anew. Are there any?"""
        if self.stack:
            self.options = self.options_of(self.stack[-FRAME], self.stack[-3])
        return bool(self.options) or not self.stack

    def apply(self, action: int) -> None:
        """Carry out one of the options. Each game says how."""
        raise NotImplementedError

    def hunch(self, rng: Rng) -> int:
        """A quick guess at a good option. A game may know better than pure chance."""
        return self.options[rng.below(len(self.options))]

    def wander(self, rng: Rng, most: int) -> int:
        """Play on, any option equally likely, to the end or for `most` decisions. How many were there?"""
        decisions = 0
        while decisions < most and self.options:
            self.apply(self.options[rng.below(len(self.options))])
            decisions += 1
        return decisions

    def follow_hunches(self, rng: Rng, most: int) -> int:
        """Play on by hunches, to the end or for `most` decisions. How many were there?"""
        decisions = 0
        while decisions < most and self.options:
            self.apply(self.hunch(rng))
            decisions += 1
        return decisions

    def push(self, kind: int, seat: int, one: int, two: int) -> None:
        self.stack += [kind, seat, one, two]

    def pop(self) -> None:
        del self.stack[-FRAME:]

    def tell(self, kind: str, rule: str, seat: int, card: int, spot: int, other: int, number: int) -> None:
        if self.telling:
            seen = self.everyone if card == NONE else self.seen[card]
            self.told.append(Event(kind, rule, kind in self.marked, seat, card, spot, other, number, seen))


@dataclass(frozen=True, slots=True)
class Frame:
    """An open decision, or one that waits below it, as views show it."""

    kind: str
    seat: int
    one: int
    two: int


def frames_of(state: Machine) -> tuple[Frame, ...]:
    """All frames, the lowest first."""
    stack = state.stack
    return tuple(
        Frame(state.frame_names[stack[at]], stack[at + 1], stack[at + 2], stack[at + 3])
        for at in range(0, len(stack), FRAME)
    )
