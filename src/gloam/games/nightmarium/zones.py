"""Where the cards are, and the few verbs by which they move."""

from __future__ import annotations

from bisect import insort

from gloam.core.action import NONE
from gloam.core.machine import Machine
from gloam.core.rng import Rng
from gloam.games.nightmarium import events
from gloam.games.nightmarium.cards import CARDS, PARTS
from gloam.games.nightmarium.events import MARKED
from gloam.games.nightmarium.frames import FRAMES
from gloam.games.nightmarium.law import Law
from gloam.games.nightmarium.shapes import PLACES

__all__ = ["Zones"]


class Zones(Machine):
    """All that changes in a game; each verb tells its event."""

    __slots__ = (
        "body",
        "deck",
        "hands",
        "idle",
        "laid",
        "law",
        "pile",
        "revealed",
        "seal",
        "shape",
        "steps",
    )

    def __init__(self, law: Law, seats: int, rng: Rng) -> None:
        super().__init__(seats, CARDS, rng, FRAMES, MARKED)
        self.law = law
        # Zones: each card in play is in exactly one.
        self.deck: list[int] = []  # the top is the end
        self.pile: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # ascending
        self.laid: list[int] = []  # gifts not yet turned up: seat, card, seat, card …
        self.revealed: list[int] = []  # by a Herald
        self.body = [NONE] * (seats * PLACES * len(PARTS))
        self.seal = [NONE] * (seats * PLACES)
        self.shape = [0] * seats  # what `body` and `seal` amount to, see shapes
        self.idle = 0  # actions passed in a row (N2.6)
        self.steps = 0  # of the chain an action set off (N4.8)

    def become(self, other: Zones) -> None:
        """Take over the whole position of another."""
        self.follow(other)
        self.law = other.law
        self.deck = other.deck[:]
        self.pile = other.pile[:]
        self.hands = [hand[:] for hand in other.hands]
        self.laid = other.laid[:]
        self.revealed = other.revealed[:]
        self.body = other.body[:]
        self.seal = other.seal[:]
        self.shape = other.shape[:]
        self.idle = other.idle
        self.steps = other.steps

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
