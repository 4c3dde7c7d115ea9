"""Where the cards are, and the few verbs by which they move."""

from __future__ import annotations

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from gloam.core.action import NONE
from gloam.core.machine import NO_LISTS, NOTHING, Machine
from gloam.core.pack import deep_copy, empties, filled, insort
from gloam.core.rng import Rng
from gloam.games.nightmarium import events
from gloam.games.nightmarium.cards import CARDS, SLOTS
from gloam.games.nightmarium.law import Law
from gloam.games.nightmarium.shapes import PLACES

__all__ = ["Zones"]


class Zones(Machine):
    """All that changes in a game; each verb tells its event."""

    def __init__(self, law: Law, seats: i64, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.law = law
        # Zones: each card in play is in exactly one.
        self.deck: vec[i64] = NOTHING  # the top is the end
        self.pile: vec[i64] = NOTHING
        self.hands: vec[vec[i64]] = NO_LISTS  # ascending
        self.laid: vec[i64] = NOTHING  # gifts not yet turned up: seat, card, seat, card …
        self.revealed: vec[i64] = NOTHING  # by a Herald
        self.body: vec[i64] = NOTHING  # by seat, place and slot
        self.shape: vec[i64] = NOTHING  # by seat: what `body` amounts to, see shapes
        self.idle: i64 = 0  # actions passed in a row (N2.6)
        self.steps: i64 = 0  # of the chain an action set off (N4.8)

    def clear(self) -> None:
        """An empty table: no card is anywhere."""
        self.seen = filled(CARDS, 0)
        self.hands = empties(self.seats)
        self.body = filled(self.seats * PLACES * SLOTS, NONE)
        self.shape = filled(self.seats, 0)

    def become(self, other: Zones) -> None:
        """Take over the whole position of another."""
        self.follow(other)
        self.deck = other.deck[:]
        self.pile = other.pile[:]
        self.hands = deep_copy(other.hands)
        self.laid = other.laid[:]
        self.revealed = other.revealed[:]
        self.body = other.body[:]
        self.shape = other.shape[:]
        self.idle = other.idle
        self.steps = other.steps

    def take(self, kind: str, rule: str, seat: i64, card: i64) -> None:
        """A card comes to hand, known to its owner alone."""
        self.seen[card] = 1 << seat
        self.hold(seat, card)
        self.tell(kind, rule, seat, card, NONE, NONE, NONE)

    def hold(self, seat: i64, card: i64) -> None:
        self.hands[seat] = insort(self.hands[seat], card)

    def let_go(self, seat: i64, card: i64) -> None:
        self.hands[seat] = remove(self.hands[seat], card)

    def lay_down(self, seat: i64, card: i64) -> None:
        """A gift, unseen until all are turned up."""
        self.laid = append(append(self.laid, seat), card)

    def draw(self, rule: str, seat: i64) -> None:
        self.take(events.DREW, rule, seat, self.top_card())

    def has_cards(self) -> bool:
        """Is there anything to draw?"""
        return len(self.deck) > 0 or len(self.pile) > 0

    def top_card(self) -> i64:
        """The top card of the deck, or NONE. N1.4: the pile is shuffled now that a card is needed."""
        if len(self.deck) == 0:
            if len(self.pile) == 0:
                return NONE
            self.reshuffle()
        self.deck, card = pop(self.deck)
        return card

    def reshuffle(self) -> None:
        self.deck = self.pile
        self.pile = vec[i64]()
        self.rng.mix(self.deck)
        for card in self.deck:
            self.seen[card] = 0
        self.tell(events.RESHUFFLED, "N1.4", NONE, NONE, NONE, NONE, len(self.deck))

    def discard(self, rule: str, seat: i64, card: i64) -> None:
        self.to_pile(card)
        self.tell(events.DISCARDED, rule, seat, card, NONE, NONE, NONE)

    def to_pile(self, card: i64) -> None:
        self.seen[card] = self.everyone
        self.pile = append(self.pile, card)
