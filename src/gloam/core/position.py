"""Positions as text: the lines every game has. A game's own reader adds its zones.

    options target=4             what differs from the defaults
    seats 3
    turn 12
    frame turn 1 2 -             kind, seat, two arguments; the lowest frame first
    winner 2
    rng 1 2 3 4                  the generator's words

Seats count from 1, `-` is nothing, `#` begins a comment. BadInput names the line that is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from gloam.core.action import NONE
from gloam.core.errors import BadInput
from gloam.core.frame import frame_numbers
from gloam.core.machine import Machine
from gloam.core.rng import Rng
from gloam.core.settings import Options, Settings, parse_pairs

__all__ = ["REST", "FrameText", "PositionReader", "write_common"]

REST = ("…", "...")  # in a list of pieces: all those that are named nowhere
Words = tuple[Callable[[int], str], Callable[[str], int]]  # how a noun is written, and read back

COUNTED: dict[str, Words] = {
    "number": (str, int),
    "seat": (lambda seat: str(seat + 1), lambda text: int(text) - 1),
    "spot": (lambda spot: str(spot + 1), lambda text: int(text) - 1),
}


class FrameText:
    """Writes and reads frames: what the two arguments of each kind are, and how such nouns are written."""

    def __init__(
        self, names: Sequence[str], arguments: Mapping[str, tuple[str, str]], nouns: Mapping[str, Words]
    ) -> None:
        self.names = names
        self.arguments = arguments
        self.nouns = {**COUNTED, **nouns}

    def write(self, frame: Sequence[int]) -> str:
        kind = self.names[frame[0]]
        values = zip(self._kinds(kind), frame[2:], strict=True)
        words = ["-" if value == NONE else self.nouns[noun][0](value) for noun, value in values]
        return " ".join(["frame", kind, str(frame[1] + 1), *words])

    def read(self, words: Sequence[str]) -> tuple[int, int, int, int]:
        values = zip(self._kinds(words[0]), words[2:], strict=True)
        one, two = (NONE if text == "-" else self.nouns[noun][1](text) for noun, text in values)
        return self.names.index(words[0]), int(words[1]) - 1, one, two

    def _kinds(self, kind: str) -> tuple[str, str]:
        return self.arguments.get(kind, ("spot", "number"))


def write_common(
    state: Machine, options: Options, settings: Settings, frames: FrameText
) -> tuple[list[str], list[str]]:
    """The lines before a game's own zones, and those after."""
    defaults = settings.read({})
    changed = [f"{key}={value}" for key, value in options.items() if value != defaults[key]]
    before = [f"options {' '.join(changed)}".rstrip(), f"seats {state.seats}", f"turn {state.turn}"]
    after = [frames.write(frame) for frame in frame_numbers(state)]
    after += [f"winner {seat + 1}" for seat in range(state.seats) if state.winners >> seat & 1]
    after.append("rng " + " ".join(map(str, state.rng.words())))
    return before, after


M = TypeVar("M", bound=Machine)


class PositionReader(Generic[M]):
    """Reads a position line by line; options and seats must come first if they come at all."""

    def __init__(self, text: str, seats: range, frames: FrameText) -> None:
        self.allowed = seats
        self.frames = frames
        self.options: dict[str, str] = {}
        self.seats = seats[0]
        self.named: set[int] = set()
        self.made: M | None = None
        for number, raw in enumerate(text.splitlines(), 1):
            words = raw.partition("#")[0].split()
            if words:
                self._line(number, words)
        self.finish()

    def make(self) -> M:
        """An empty position by `options` and `seats`."""
        raise NotImplementedError

    def own_line(self, key: str, words: list[str]) -> None:
        """A line of the game's own; ValueError if there is none that begins so."""
        raise NotImplementedError

    def seat_line(self, seat: int, groups: list[str]) -> None:
        """`1: …` with its groups between bars."""
        raise NotImplementedError

    def finish(self) -> None:
        """Put what was named nowhere where it belongs, and settle the open decision."""
        raise NotImplementedError

    @property
    def state(self) -> M:
        if self.made is None:
            self.made = self.make()
        return self.made

    def seat(self, text: str) -> int:
        seat = int(text) - 1
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {text}")
        return seat

    def name(self, piece: int, pieces: Sequence[int], text: str) -> int:
        """Note that a piece was named, once."""
        if piece in self.named or piece not in pieces:
            raise ValueError(f"{text} is not in the game, or named twice")
        self.named.add(piece)
        return piece

    def _line(self, number: int, words: list[str]) -> None:
        try:
            self._read(words[0], words[1:])
        except (ValueError, IndexError) as error:
            raise BadInput("position", line=number, value=" ".join(words), why=str(error)) from error

    def _read(self, key: str, words: list[str]) -> None:
        if key == "options":
            self.options = parse_pairs(words)
        elif key == "seats":
            self.seats = self.allowed[self.allowed.index(int(words[0]))]
        elif key.endswith(":"):
            self.seat_line(self.seat(key[:-1]), " ".join(words).split("|"))
        elif key == "turn":
            self.state.turn = int(words[0])
        elif key == "frame":
            self.state.push(*self.frames.read(words))
        elif key == "winner":
            self.state.winners |= 1 << self.seat(words[0])
        elif key == "rng":
            self.state.rng = Rng(*map(int, words))
        else:
            self.own_line(key, words)
