"""Where the cards are, who knows of them, what is open and what was told: the ground the rules stand on."""

from __future__ import annotations

from bisect import insort
from typing import Final

from gloam.core.action import NONE
from gloam.core.event import Event
from gloam.core.rng import Rng
from gloam.games.nightmarium import events
from gloam.games.nightmarium.cards import CARDS, PARTS
from gloam.games.nightmarium.events import MARKED
from gloam.games.nightmarium.law import Law
from gloam.games.nightmarium.shapes import PLACES

__all__ = ["FRAME", "Zones"]

FRAME: Final = 4  # numbers to a frame: kind, seat, two arguments


class Zones:
    """All that changes in a game, and the few verbs by which cards move; each tells its event."""

    __slots__ = (
        "body",
        "deck",
        "everyone",
        "hands",
        "idle",
        "laid",
        "law",
        "options",
        "pile",
        "revealed",
        "rng",
        "seal",
        "seats",
        "seen",
        "shape",
        "stack",
        "steps",
        "telling",
        "to_act",
        "told",
        "turn",
        "winners",
    )

    def __init__(self, law: Law, seats: int, rng: Rng) -> None:
        self.law = law
        self.seats = seats
        self.rng = rng
        self.turn = 0
        self.to_act = NONE
        self.options: list[int] = []
        self.stack: list[int] = []
        # Zones: each card in play is in exactly one.
        self.deck: list[int] = []  # the top is the end
        self.pile: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # ascending
        self.laid: list[int] = []  # gifts not yet turned up: seat, card, seat, card …
        self.revealed: list[int] = []  # by a Herald
        self.body = [NONE] * (seats * PLACES * len(PARTS))
        self.seal = [NONE] * (seats * PLACES)
        self.shape = [0] * seats  # what `body` and `seal` amount to, see shapes
        # Who knows where a card is: a bit for each seat, then one for spectators.
        self.everyone = (2 << seats) - 1
        self.seen = [0] * CARDS
        self.idle = 0  # actions passed in a row (N2.6)
        self.steps = 0  # of the chain an action set off (N4.8)
        self.winners = 0  # a bit for each seat
        self.telling = True
        self.told: list[Event] = []

    def become(self, other: Zones) -> None:
        """Take over the position of another; events not yet taken stay with it."""
        self.law = other.law
        self.seats = other.seats
        self.rng = other.rng.copy()
        self.turn = other.turn
        self.to_act = other.to_act
        self.options = other.options
        self.stack = other.stack[:]
        self.deck = other.deck[:]
        self.pile = other.pile[:]
        self.hands = [hand[:] for hand in other.hands]
        self.laid = other.laid[:]
        self.revealed = other.revealed[:]
        self.body = other.body[:]
        self.seal = other.seal[:]
        self.shape = other.shape[:]
        self.everyone = other.everyone
        self.seen = other.seen[:]
        self.idle = other.idle
        self.steps = other.steps
        self.winners = other.winners
        self.telling = other.telling
        self.told = []

    def take_events(self) -> list[Event]:
        told = self.told
        self.told = []
        return told

    def take(self, kind: str, rule: str, seat: int, card: int) -> None:
        """A card comes to hand, known to its owner alone."""
        self.seen[card] = 1 << seat
        insort(self.hands[seat], card)
        self.tell(kind, rule, seat, card, NONE, NONE, NONE)

    def draw(self, rule: str, seat: int) -> None:
        self.take(events.DREW, rule, seat, self.top())

    def top(self) -> int:
        """The top card of the deck, or NONE. N1.4: the pile is shuffled now that a card is needed."""
        if not self.deck:
            if not self.pile:
                return NONE
            self.reshuffle()
        return self.deck.pop()

    def reshuffle(self) -> None:
        self.deck = self.pile
        self.pile = []
        self.rng.shuffle(self.deck)
        for card in self.deck:
            self.seen[card] = 0
        self.tell(events.RESHUFFLED, "N1.4", NONE, NONE, NONE, NONE, len(self.deck))

    def discard(self, rule: str, seat: int, card: int) -> None:
        self.to_pile(card)
        self.tell(events.DISCARDED, rule, seat, card, NONE, NONE, NONE)

    def to_pile(self, card: int) -> None:
        self.seen[card] = self.everyone
        self.pile.append(card)

    def push(self, kind: int, seat: int, one: int, two: int) -> None:
        self.stack += [kind, seat, one, two]

    def pop(self) -> None:
        del self.stack[-FRAME:]

    def tell(self, kind: str, rule: str, seat: int, card: int, spot: int, other: int, number: int) -> None:
        if self.telling:
            seen = self.everyone if card == NONE else self.seen[card]
            self.told.append(Event(kind, rule, kind in MARKED, seat, card, spot, other, number, seen))
