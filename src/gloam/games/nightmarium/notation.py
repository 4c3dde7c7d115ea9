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

from librt.vecs import vec
from mypy_extensions import i64

from gloam.core.action import NONE
from gloam.core.position import REST, FrameText, PositionReader, write_common
from gloam.core.rng import Rng
from gloam.games.nightmarium.actions import SEATS
from gloam.games.nightmarium.cards import LEGIONS, PARTS, SEAL, SLOTS, TERRORS, card_name, card_named
from gloam.games.nightmarium.frames import FRAMES, TURN
from gloam.games.nightmarium.law import SETTINGS, law_of
from gloam.games.nightmarium.rules import ACTIONS_A_TURN, State
from gloam.games.nightmarium.shapes import PLACES, WEIGHT

__all__ = ["read", "write"]

FRAME_TEXT = FrameText(
    FRAMES,
    arguments={
        "turn": ("number", "legion"),
        "exchange": ("number", "card"),
        "tribute": ("legion", "seat"),
        "chain": ("spot", "number"),
        "seal-chain": ("spot", "number"),
        "herald": ("spot", "spot"),
    },
    nouns={"legion": (LEGIONS.__getitem__, LEGIONS.index), "card": (card_name, card_named)},
)


def write(state: State) -> str:
    """The whole position. `read` gives it back."""
    before, after = write_common(state, state.law.options, SETTINGS, FRAME_TEXT)
    zones = {"deck": list(state.deck)[::-1], "pile": list(state.pile), "revealed": list(state.revealed)}
    laid = list(state.laid)
    lines = [
        *before,
        *(_write_seat(state, seat) for seat in range(state.seats)),
        *(f"{name} {_names(cards)}".rstrip() for name, cards in zones.items()),
        *(
            f"laid {seat + 1} {card_name(card)}{_mark(state, card)}"
            for seat, card in zip(laid[::2], laid[1::2], strict=True)
        ),
        f"passed {state.idle}",
        f"steps {state.steps}",
        *after,
    ]
    return "\n".join(lines) + "\n"


def _write_seat(state: State, seat: int) -> str:
    hand = " ".join(card_name(card) + _mark(state, card) for card in state.hands[seat])
    creatures = [_write_creature(state, seat * PLACES + spot) for spot in range(state.law.target)]
    while creatures and creatures[-1] == "-":
        creatures.pop()
    return " | ".join([f"{seat + 1}: hand {hand}".rstrip(), *creatures])


def _write_creature(state: State, place: int) -> str:
    *parts, seal = state.body[place * SLOTS : (place + 1) * SLOTS]
    cards = [card for card in parts if card != NONE]
    return (_names(cards) or "-") + (f" +{card_name(seal)}" if seal != NONE else "")


def _mark(state: State, card: int) -> str:
    return "!" if state.seen[card] == state.everyone else ""


def _names(cards: list[int]) -> str:
    return " ".join(map(card_name, cards))


def read(text: str) -> State:
    """The position a text describes, its decision settled. BadInput names the line that is wrong."""
    return _Reader(text, range(2, SEATS + 1), FRAME_TEXT).state


class _Reader(PositionReader[State]):
    """Collects the zones as lists and packs them in the end."""

    rest: list[int] | None = None  # where the cards go that are named nowhere

    def make(self) -> State:
        state = State(law_of(SETTINGS.read(self.options)), self.seats, Rng.seeded(0))
        state.clear()
        self.zones: dict[str, list[int]] = {"deck": [], "pile": [], "revealed": []}
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]
        return state

    def own_line(self, key: str, words: list[str]) -> None:
        state = self.state
        if key in self.zones:
            self._cards(self.zones[key], words, known=key != "deck")
        elif key == "laid":
            seat = self.seat(words[0])
            state.lay_down(seat, self._hold(seat, words[1]))
        elif key == "passed":
            state.idle = int(words[0])
        elif key == "steps":
            state.steps = int(words[0])
        else:
            raise ValueError(f"unknown line {key!r}")

    def seat_line(self, seat: int, groups: list[str]) -> None:
        state = self.state
        hand = groups[0].split()
        if hand[0] != "hand":
            raise ValueError("a seat is written `1: hand 3 17 | 6 5 1`")
        for name in hand[1:]:
            if name in REST:
                self.rest = self.hands[seat]
            else:
                self.hands[seat].append(self._hold(seat, name))
        for spot, group in enumerate(groups[1:]):
            for part, name in enumerate(group.split()):
                if name != "-":
                    self._build(state, seat, spot, part, name)

    def _name(self, text: str) -> int:
        return self.name(card_named(text), self.state.law.cards, text)

    def _build(self, state: State, seat: int, spot: int, part: int, name: str) -> None:
        if spot >= state.law.target or part > len(PARTS):
            raise ValueError(f"no room for {name}")
        card = self._name(name.lstrip("+"))
        place = seat * PLACES + spot
        state.seen[card] = state.everyone
        state.shape[seat] += WEIGHT[spot]
        if name.startswith("+"):
            if card < TERRORS or part != len(PARTS):
                raise ValueError(f"{name} is no seal of a finished creature")
            state.body[place * SLOTS + SEAL] = card
        elif part == len(PARTS) or not state.law.parts[card] >> part & 1:
            raise ValueError(f"{name} is no {(*PARTS, 'fourth part')[part]}")
        else:
            state.body[place * SLOTS + part] = card

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

    def finish(self) -> None:
        state = self.state
        unnamed = [card for card in state.law.cards if card not in self.named]
        zone = self.zones["deck"] if self.rest is None else self.rest
        zone += unnamed
        for seat, hand in enumerate(self.hands):
            if hand is zone:
                for card in unnamed:
                    state.seen[card] = 1 << seat
            state.hands[seat] = vec[i64](sorted(hand))
        if zone is self.zones["pile"] or zone is self.zones["revealed"]:
            for card in unnamed:
                state.seen[card] = state.everyone
        state.deck = vec[i64](self.zones["deck"][::-1])
        state.pile = vec[i64](self.zones["pile"])
        state.revealed = vec[i64](self.zones["revealed"])
        if state.over and not state.winners:
            state.push(TURN, 0, ACTIONS_A_TURN, NONE)
        state.settle()
        state.take_events()
