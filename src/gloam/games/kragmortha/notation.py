"""Positions of Kragmortha as text: tests are written in it, and bug reports.

    options looks=tabletop
    seats 3
    1: b5 hand 3 17! 20* | looks l1 | tomes t4 t5- the oldest card first; `17!` all know of, `20*` drawn last;
                                                   `t5-` face down
    2: c4 hand 30 31
    3: - hand                                      a goblin in the air, or not yet placed
    rigor d9
    deck 40 41 …                                   from the top; `…` or `...`: all of the kind named nowhere
    discards 50 51
    frame turn 1 before 0                          seat, phase, tomes in force

Decks are `deck`, `look-deck`, `tome-deck`, `token-deck`, from the top; `discards` and `tokens-used` oldest
first. What is named nowhere goes under its deck. Without a frame it is seat 1's turn. `write` writes
everything, the generator's words included.
"""

from __future__ import annotations

from gloam.core.action import NONE
from gloam.core.errors import BadInput
from gloam.core.machine import FRAME
from gloam.core.rng import Rng
from gloam.core.settings import parse_pairs
from gloam.games.kragmortha.board import square_name, square_named
from gloam.games.kragmortha.cards import LOOKS, TOKENS, TOMES, card_name, card_named
from gloam.games.kragmortha.frames import BEFORE, FRAMES, TURN
from gloam.games.kragmortha.law import SETTINGS, law_of
from gloam.games.kragmortha.rules import State

__all__ = ["read", "write"]

REST = ("…", "...")
PHASES = ("waiting", "before", "after", "extra")
ARGUMENTS = {
    "turn": ("phase", "number"),
    "second": ("number", "number"),
    "shove": ("seat", "square"),
    "ink": ("number", "card"),
    "answer": ("seat", "card"),
    "vote": ("seat", "seat"),
    "token": ("card", "number"),
    "verdict": ("seat", "number"),
}
DEFAULT_ARGUMENTS = ("number", "number")


def write(state: State) -> str:
    """The whole position. `read` gives it back."""
    defaults = SETTINGS.read({})
    changed = [f"{key}={value}" for key, value in state.law.options.items() if value != defaults[key]]
    lines = [f"options {' '.join(changed)}".rstrip(), f"seats {state.seats}", f"turn {state.turn}"]
    lines += [_write_seat(state, seat) for seat in range(state.seats)]
    lines.append(f"rigor {square_name(state.rigor)}")
    for name, pieces in _zones(state).items():
        shown = pieces[::-1] if name.endswith("deck") else pieces
        lines.append(" ".join([name, *(card_name(piece) + _mark(state, name, piece) for piece in shown)]))
    stack = state.stack
    lines += [_write_frame(stack[at : at + FRAME]) for at in range(0, len(stack), FRAME)]
    lines += [f"winner {seat + 1}" for seat in range(state.seats) if state.winners >> seat & 1]
    lines += [f"vote {seat + 1} {vote}" for seat, vote in state.cast_votes()]
    lines += [f"moved {state.moved}", f"called {state.called}"]
    lines.append("rng " + " ".join(map(str, state.rng.words())))
    return "\n".join(lines) + "\n"


def _zones(state: State) -> dict[str, list[int]]:
    return {
        "deck": state.deck,
        "discards": state.discards,
        "look-deck": state.look_deck,
        "tome-deck": state.tome_deck,
        "token-deck": state.token_deck,
        "tokens-used": state.tokens_used,
    }


def _write_seat(state: State, seat: int) -> str:
    square = state.at[seat]
    hand = [
        card_name(card) + ("*" if card == state.newest[seat] else "") + _mark(state, "hand", card)
        for card in state.hands[seat]
    ]
    groups = [[f"{seat + 1}:", "-" if square == NONE else square_name(square), "hand", *hand]]
    if state.looks[seat]:
        groups.append(["looks", *map(card_name, state.looks[seat])])
    if state.tomes[seat]:
        tomes = [card_name(tome) + ("-" if tome in state.down else "") for tome in state.tomes[seat]]
        groups.append(["tomes", *tomes])
    return " | ".join(" ".join(group) for group in groups)


def _mark(state: State, zone: str, piece: int) -> str:
    return "!" if zone in ("hand", "look-deck") and state.seen[piece] == state.everyone else ""


def _write_frame(frame: list[int]) -> str:
    kind = FRAMES[frame[0]]
    kinds = ARGUMENTS.get(kind, DEFAULT_ARGUMENTS)
    arguments = [_write_argument(what, value) for what, value in zip(kinds, frame[2:], strict=True)]
    return " ".join(["frame", kind, str(frame[1] + 1), *arguments])


def _write_argument(what: str, value: int) -> str:
    if value == NONE:
        return "-"
    if what == "phase":
        return PHASES[value]
    if what == "card":
        return card_name(value)
    if what == "square":
        return square_name(value)
    return str(value if what == "number" else value + 1)


def _read_argument(what: str, text: str) -> int:
    if text == "-":
        return NONE
    if what == "phase":
        return PHASES.index(text)
    if what == "card":
        return card_named(text)
    if what == "square":
        return square_named(text)
    return int(text) if what == "number" else int(text) - 1


def read(text: str) -> State:
    """The position a text describes, its decision settled. BadInput names the line that is wrong."""
    return _Reader(text).state


class _Reader:
    """Reads a position line by line; options and seats must come first if they come at all."""

    def __init__(self, text: str) -> None:
        self.options: dict[str, str] = {}
        self.seats = 2
        self.named: set[int] = set()
        self.rest: dict[int, list[int]] = {}  # by the first id of a kind: where the unnamed ones go
        self.made: State | None = None
        for number, raw in enumerate(text.splitlines(), 1):
            words = raw.partition("#")[0].split()
            if words:
                self._line(number, words)
        self._finish()

    @property
    def state(self) -> State:
        if self.made is None:
            self.made = State(law_of(SETTINGS.read(self.options)), self.seats, Rng.seeded(0))
        return self.made

    def _line(self, number: int, words: list[str]) -> None:
        try:
            self._read(words[0], words[1:])
        except (ValueError, IndexError) as error:
            raise BadInput("position", line=number, value=" ".join(words), why=str(error)) from error

    def _read(self, key: str, rest: list[str]) -> None:
        if key == "options":
            self.options = parse_pairs(rest)
        elif key == "seats":
            self.seats = int(rest[0])
        elif key.endswith(":"):
            self._seat(int(key[:-1]) - 1, " ".join(rest).split("|"))
        elif key in _zones(self.state):
            self._zone(key, rest)
        elif key == "frame":
            kinds = ARGUMENTS.get(rest[0], DEFAULT_ARGUMENTS)
            arguments = [_read_argument(what, text) for what, text in zip(kinds, rest[2:], strict=True)]
            self.state.stack += [FRAMES.index(rest[0]), int(rest[1]) - 1, *arguments]
        elif key == "rigor":
            self.state.rigor = square_named(rest[0])
        elif key == "winner":
            self.state.winners |= 1 << int(rest[0]) - 1
        elif key == "vote":
            self.state.votes += [int(rest[0]) - 1, int(rest[1])]
        elif key == "rng":
            self.state.rng = Rng(*map(int, rest))
        else:
            self._number(key, int(rest[0]))

    def _number(self, key: str, value: int) -> None:
        if key == "turn":
            self.state.turn = value
        elif key == "moved":
            self.state.moved = value
        elif key == "called":
            self.state.called = value
        else:
            raise ValueError(f"unknown line {key!r}")

    def _seat(self, seat: int, groups: list[str]) -> None:
        place, word, *hand = groups[0].split()
        if word != "hand" or not 0 <= seat < self.seats:
            raise ValueError("a seat is written `1: b5 hand 3 17 | looks l1 | tomes t4`")
        if place != "-":
            self.state.at[seat] = square_named(place)
        for name in hand:
            self._add(self.state.hands[seat], name.replace("*", ""), 0, 1 << seat)
            if "*" in name:
                self.state.newest[seat] = self.state.hands[seat][-1]
        for group in groups[1:]:
            word, *names = group.split()
            for name in names:
                self._own(seat, word, name)

    def _own(self, seat: int, word: str, name: str) -> None:
        if word == "looks":
            self.state.add_look(seat, self._name(name))
            self.state.seen[self.state.looks[seat][-1]] = self.state.everyone
        elif word == "tomes":
            self._add(self.state.tomes[seat], name.rstrip("-"), TOMES, self.state.everyone)
            if name.endswith("-"):
                self.state.down.append(self.state.tomes[seat][-1])
        else:
            raise ValueError(f"unknown group {word!r}")

    def _zone(self, key: str, names: list[str]) -> None:
        kind = {"look-deck": LOOKS, "tome-deck": TOMES, "token-deck": TOKENS, "tokens-used": TOKENS}.get(
            key, 0
        )
        known = 0 if key.endswith("deck") else self.state.everyone
        for name in names:
            self._add(_zones(self.state)[key], name, kind, known)

    def _add(self, zone: list[int], name: str, kind: int, known: int) -> None:
        if name in REST:
            self.rest[kind] = zone
            return
        piece = self._name(name.rstrip("!"))
        zone.append(piece)
        self.state.seen[piece] = self.state.everyone if name.endswith("!") else known

    def _name(self, name: str) -> int:
        piece = card_named(name)
        pieces = self.state.law.set
        if piece in self.named or piece not in (
            *pieces.movements,
            *pieces.looks,
            *pieces.tomes,
            *pieces.tokens,
        ):
            raise ValueError(f"{name} is not in the game, or named twice")
        self.named.add(piece)
        return piece

    def _finish(self) -> None:
        state, pieces = self.state, self.state.law.set
        kinds = {0: pieces.movements, LOOKS: pieces.looks, TOMES: pieces.tomes, TOKENS: pieces.tokens}
        decks = {0: state.deck, LOOKS: state.look_deck, TOMES: state.tome_deck, TOKENS: state.token_deck}
        for kind, all_pieces in kinds.items():
            zone = self.rest.get(kind, decks[kind])
            unnamed = [piece for piece in all_pieces if piece not in self.named]
            zone += unnamed
            self._see(zone, unnamed)
            decks[kind].reverse()
        if not state.stack and not state.winners:
            state.stack = [TURN, 0, BEFORE, 0]
        shoved = [
            state.stack[at + 2]
            for at in range(0, len(state.stack), FRAME)
            if FRAMES[state.stack[at]] == "shove"
        ]
        for seat, square in enumerate(state.at):
            if square != NONE and seat not in shoved:
                state.on[square] = seat
        state.settle()
        state.take_events()

    def _see(self, zone: list[int], unnamed: list[int]) -> None:
        """Who knows of pieces that a `…` put somewhere."""
        state = self.state
        known = 0
        if any(zone is open_zone for open_zone in (state.discards, state.tokens_used, *state.tomes)):
            known = state.everyone
        for seat, hand in enumerate(state.hands):
            if zone is hand:
                known = 1 << seat
        for piece in unnamed:
            state.seen[piece] = known
