"""Positions of Nightmarium as text: tests are written in it, and bug reports.

    options preset=advanced target=4
    seats 3
    1: hand 3 17! | 6 5 1 +s2 | - | 9      places in order, cards from the legs up; `17!` all know of
    2: hand 30 31
    3: hand
    deck 40 41 …                           from the top; `…` or `...`: all cards named nowhere, ascending
    pile 50 51                             oldest first
    frame turn 1 2 -                       seat, actions left, legion bound to

What is left out is empty; a seat's line may be missing; cards named nowhere go under the deck; without a
frame it is seat 1's turn with two actions. `write` writes everything, the generator's words included.
"""

from __future__ import annotations

from gloam.core.action import NONE
from gloam.core.errors import BadInput
from gloam.core.machine import FRAME
from gloam.core.rng import Rng
from gloam.core.settings import parse_pairs
from gloam.games.nightmarium.actions import SEATS
from gloam.games.nightmarium.cards import LEGIONS, PARTS, TERRORS, card_name, card_named
from gloam.games.nightmarium.frames import FRAMES
from gloam.games.nightmarium.law import SETTINGS, law_of
from gloam.games.nightmarium.rules import State
from gloam.games.nightmarium.shapes import PLACES, WEIGHT

__all__ = ["read", "write"]

REST = ("…", "...")
ARGUMENTS = {
    "turn": ("number", "legion"),
    "exchange": ("number", "card"),
    "tribute": ("legion", "seat"),
    "chain": ("spot", "number"),
    "seal-chain": ("spot", "number"),
    "herald": ("spot", "spot"),
}
DEFAULT_ARGUMENTS = ("spot", "number")


def write(state: State) -> str:
    """The whole position. `read` gives it back."""
    defaults = SETTINGS.read({})
    changed = [f"{key}={value}" for key, value in state.law.options.items() if value != defaults[key]]
    lines = [f"options {' '.join(changed)}".rstrip(), f"seats {state.seats}", f"turn {state.turn}"]
    lines += [_write_seat(state, seat) for seat in range(state.seats)]
    zones = {"deck": state.deck[::-1], "pile": state.pile, "revealed": state.revealed}
    lines += [f"{name} {_names(cards)}".rstrip() for name, cards in zones.items()]
    laid = zip(state.laid[::2], state.laid[1::2], strict=True)
    lines += [f"laid {seat + 1} {card_name(card)}{_mark(state, card)}" for seat, card in laid]
    stack = state.stack
    lines += [_write_frame(stack[at : at + FRAME]) for at in range(0, len(stack), FRAME)]
    lines += [f"winner {seat + 1}" for seat in range(state.seats) if state.winners >> seat & 1]
    lines += [f"passed {state.idle}", f"steps {state.steps}"]
    lines.append("rng " + " ".join(map(str, state.rng.words())))
    return "\n".join(lines) + "\n"


def _write_seat(state: State, seat: int) -> str:
    hand = " ".join(card_name(card) + _mark(state, card) for card in state.hands[seat])
    creatures = [_write_creature(state, seat * PLACES + spot) for spot in range(state.law.target)]
    while creatures and creatures[-1] == "-":
        creatures.pop()
    return " | ".join([f"{seat + 1}: hand {hand}".rstrip(), *creatures])


def _write_creature(state: State, place: int) -> str:
    cards = [card for card in state.body[place * len(PARTS) : (place + 1) * len(PARTS)] if card != NONE]
    seal = state.seal[place]
    return (_names(cards) or "-") + (f" +{card_name(seal)}" if seal != NONE else "")


def _mark(state: State, card: int) -> str:
    return "!" if state.seen[card] == state.everyone else ""


def _names(cards: list[int]) -> str:
    return " ".join(map(card_name, cards))


def _write_frame(frame: list[int]) -> str:
    kind = FRAMES[frame[0]]
    kinds = ARGUMENTS.get(kind, DEFAULT_ARGUMENTS)
    arguments = [_write_argument(what, value) for what, value in zip(kinds, frame[2:], strict=True)]
    return " ".join(["frame", kind, str(frame[1] + 1), *arguments])


def _write_argument(what: str, value: int) -> str:
    if value == NONE:
        return "-"
    if what == "legion":
        return LEGIONS[value]
    if what == "card":
        return card_name(value)
    return str(value if what == "number" else value + 1)


def _read_argument(what: str, text: str) -> int:
    if text == "-":
        return NONE
    if what == "legion":
        return LEGIONS.index(text)
    if what == "card":
        return card_named(text)
    return int(text) if what == "number" else int(text) - 1


def read(text: str) -> State:
    """The position a text describes, its decision settled. BadInput names the line that is wrong."""
    return _Reader(text).state


class _Reader:
    """Reads a position line by line; options and seats must come first if they come at all."""

    def __init__(self, text: str) -> None:
        self.options: dict[str, str] = {}
        self.seats = 2
        self.rest: list[int] | None = None
        self.named: set[int] = set()
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
            if not 2 <= self.seats <= SEATS:
                raise ValueError(f"{self.seats} seats")
        elif key.endswith(":"):
            self._seat(int(key[:-1]) - 1, " ".join(rest).split("|"))
        elif key in ("deck", "pile", "revealed"):
            zone = {"deck": self.state.deck, "pile": self.state.pile, "revealed": self.state.revealed}[key]
            self._cards(zone, rest, known=key != "deck")
        elif key == "laid":
            seat = range(self.seats)[int(rest[0]) - 1]
            self._hold(seat, rest[1])
            self.state.laid += [seat, card_named(rest[1].rstrip("!"))]
        elif key == "frame":
            self._frame(rest)
        elif key == "winner":
            self.state.winners |= 1 << int(rest[0]) - 1
        elif key == "rng":
            self.state.rng = Rng(*map(int, rest))
        else:
            self._number(key, int(rest[0]))

    def _number(self, key: str, value: int) -> None:
        if key == "turn":
            self.state.turn = value
        elif key == "passed":
            self.state.idle = value
        elif key == "steps":
            self.state.steps = value
        else:
            raise ValueError(f"unknown line {key!r}")

    def _seat(self, seat: int, groups: list[str]) -> None:
        hand = groups[0].split()
        if hand[0] != "hand" or not 0 <= seat < self.seats:
            raise ValueError("a seat is written `1: hand 3 17 | 6 5 1`")
        for name in hand[1:]:
            if name in REST:
                self.rest = self.state.hands[seat]
            else:
                self.state.hands[seat].append(self._hold(seat, name))
        for spot, group in enumerate(groups[1:]):
            for part, name in enumerate(group.split()):
                if name != "-":
                    self._build(seat, spot, part, name)

    def _build(self, seat: int, spot: int, part: int, name: str) -> None:
        if spot >= self.state.law.target or part > len(PARTS):
            raise ValueError(f"no room for {name}")
        card = self._name(name.lstrip("+"))
        place = seat * PLACES + spot
        self.state.seen[card] = self.state.everyone
        self.state.shape[seat] += WEIGHT[spot]
        if name.startswith("+"):
            if card < TERRORS or part != len(PARTS):
                raise ValueError(f"{name} is no seal of a finished creature")
            self.state.seal[place] = card
        elif part == len(PARTS) or not self.state.law.deck.parts[card] >> part & 1:
            raise ValueError(f"{name} is no {(*PARTS, 'fourth part')[part]}")
        else:
            self.state.body[place * len(PARTS) + part] = card

    def _hold(self, seat: int, name: str) -> int:
        card = self._name(name.rstrip("!"))
        self.state.seen[card] = self.state.everyone if name.endswith("!") else 1 << seat
        return card

    def _cards(self, zone: list[int], names: list[str], *, known: bool) -> None:
        for name in names:
            if name in REST:
                self.rest = zone
            else:
                zone.append(self._name(name))
                self.state.seen[zone[-1]] = self.state.everyone if known else 0

    def _name(self, name: str) -> int:
        card = card_named(name)
        if card in self.named or card not in self.state.law.cards:
            raise ValueError(f"card {name} is not in the game, or named twice")
        self.named.add(card)
        return card

    def _frame(self, words: list[str]) -> None:
        kinds = ARGUMENTS.get(words[0], DEFAULT_ARGUMENTS)
        arguments = [_read_argument(what, text) for what, text in zip(kinds, words[2:], strict=True)]
        self.state.stack += [FRAMES.index(words[0]), int(words[1]) - 1, *arguments]

    def _finish(self) -> None:
        state = self.state
        unnamed = [card for card in state.law.cards if card not in self.named]
        zone = state.deck if self.rest is None else self.rest
        zone += unnamed
        for seat, hand in enumerate(state.hands):
            if hand is zone:
                for card in unnamed:
                    state.seen[card] = 1 << seat
            hand.sort()
        if zone is state.pile or zone is state.revealed:
            for card in unnamed:
                state.seen[card] = state.everyone
        state.deck.reverse()
        if not state.stack and not state.winners:
            state.stack = [FRAMES.index("turn"), 0, 2, NONE]
        state.settle()
        state.take_events()
