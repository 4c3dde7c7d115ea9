"""Where the pieces are, and the few verbs by which they move."""

from __future__ import annotations

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from gloam.core.action import NONE
from gloam.core.machine import NO_LISTS, NOTHING, Machine
from gloam.core.pack import deep_copy, empties, filled, put_under
from gloam.core.rng import Rng
from gloam.games.kragmortha import events
from gloam.games.kragmortha.board import SQUARES, Board
from gloam.games.kragmortha.cards import CRAB_CLAWS, DEEP_POCKETS, LOOSE_TONGUE, PIECES, TOMES
from gloam.games.kragmortha.law import Law

__all__ = ["Zones"]


class Zones(Machine):
    """All that changes in a game; each verb tells its event."""

    def __init__(self, law: Law, board: Board, seats: i64, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.law = law
        self.board = board
        # The figures. A goblin that is carried through the air is nowhere.
        self.at: vec[i64] = NOTHING  # by seat
        self.on: vec[i64] = NOTHING  # by square: whose goblin stands there
        self.rigor: i64 = NONE
        self.moved: i64 = 0  # goblins that moved in the chain now running (K3.3), a bit for each seat
        # Cards: the top of a deck is its end.
        self.deck: vec[i64] = NOTHING
        self.discards: vec[i64] = NOTHING
        self.hands: vec[vec[i64]] = NO_LISTS  # the oldest first
        self.newest: vec[i64] = NOTHING  # the card a seat drew last, in hand or not any more (K11)
        self.look_deck: vec[i64] = NOTHING  # the lowest ones may be known to all
        self.looks: vec[vec[i64]] = NO_LISTS
        self.curses: vec[i64] = NOTHING  # the effects of a seat's looks, a bit for each, if enchanted
        self.tome_deck: vec[i64] = NOTHING
        self.tomes: vec[vec[i64]] = NO_LISTS
        self.down: i64 = 0  # tomes that lie face down, a bit for each
        self.token_deck: vec[i64] = NOTHING
        self.tokens_used: vec[i64] = NOTHING
        self.called: i64 = 0  # accusers of this turn (K7.3), a bit for each seat
        self.votes: vec[i64] = NOTHING  # seat, verdict, seat, verdict … not yet counted

    def clear(self) -> None:
        """An empty library: nobody and nothing in it but Rigor."""
        self.seen = filled(PIECES, 0)
        self.at = filled(self.seats, NONE)
        self.on = filled(SQUARES, NONE)
        self.rigor = self.board.rigor_start
        self.hands = empties(self.seats)
        self.newest = filled(self.seats, NONE)
        self.looks = empties(self.seats)
        self.curses = filled(self.seats, 0)
        self.tomes = empties(self.seats)

    def become(self, other: Zones) -> None:
        """Take over the whole position of another."""
        self.follow(other)
        self.at = other.at[:]
        self.on = other.on[:]
        self.rigor = other.rigor
        self.moved = other.moved
        self.deck = other.deck[:]
        self.discards = other.discards[:]
        self.hands = deep_copy(other.hands)
        self.newest = other.newest[:]
        self.look_deck = other.look_deck[:]
        self.looks = deep_copy(other.looks)
        self.curses = other.curses[:]
        self.tome_deck = other.tome_deck[:]
        self.tomes = deep_copy(other.tomes)
        self.down = other.down
        self.token_deck = other.token_deck[:]
        self.tokens_used = other.tokens_used[:]
        self.called = other.called
        self.votes = other.votes[:]

    # Looks and tomes in force

    def suffers(self, seat: i64, effect: i64) -> bool:
        """Does a look with this effect weigh on the seat? (K7.3: only on the enchanted side.)"""
        return self.curses[seat] >> effect & 1 == 1

    def is_down(self, tome: i64) -> bool:
        """Does this tome lie face down?"""
        return self.down >> tome - TOMES & 1 == 1

    def turn_down(self, tome: i64) -> None:
        self.down |= 1 << tome - TOMES

    def has_tome(self, seat: i64, kind: i64) -> i64:
        """A face-up tome of this kind before the seat, or NONE."""
        kinds = self.law.set.kind
        for tome in self.tomes[seat]:
            if kinds[tome] == kind and not self.is_down(tome):
                return tome
        return NONE

    def hand_limit(self, seat: i64) -> i64:
        """K2.1, with crab claws (K11) and Deep Pockets (K12)."""
        limit = self.law.hand
        if self.suffers(seat, CRAB_CLAWS):
            limit -= 1
        kinds = self.law.set.kind
        for tome in self.tomes[seat]:
            if kinds[tome] == DEEP_POCKETS and not self.is_down(tome):
                limit += 1
        return max(1, limit)

    # Cards

    def add_look(self, seat: i64, look: i64) -> None:
        self.looks[seat] = append(self.looks[seat], look)
        if self.law.enchanted:
            self.curses[seat] |= 1 << self.law.set.effect[look]

    def return_look(self, seat: i64, look: i64) -> None:
        """A look goes under the deck; everybody knows that it lies there."""
        self.looks[seat] = remove(self.looks[seat], look)
        self.look_deck = put_under(self.look_deck, look)
        self.curses[seat] = 0
        if self.law.enchanted:
            for other in self.looks[seat]:
                self.curses[seat] |= 1 << self.law.set.effect[other]

    def take(self, kind: str, rule: str, seat: i64) -> None:
        """The next movement card comes to hand. K2.6: the discards are shuffled when one is needed.

        Without any card left, which only a small set of one's own can bring about, none is drawn.
        """
        if len(self.deck) == 0:
            if len(self.discards) == 0:
                return
            self._reshuffle()
        self.deck, card = pop(self.deck)
        self.seen[card] = self.everyone if self.suffers(seat, LOOSE_TONGUE) else 1 << seat
        self.hands[seat] = append(self.hands[seat], card)
        self.newest[seat] = card
        self.tell(kind, rule, seat, card, NONE, NONE, NONE)

    def _reshuffle(self) -> None:
        self.deck = self.discards
        self.discards = NOTHING
        self.rng.mix(self.deck)
        for card in self.deck:
            self.seen[card] = 0
        self.tell(events.RESHUFFLED, "K2.6", NONE, NONE, NONE, NONE, len(self.deck))

    def discard(self, kind: str, rule: str, seat: i64, card: i64) -> None:
        """A movement card leaves a hand for the discards."""
        self.hands[seat] = remove(self.hands[seat], card)
        self.seen[card] = self.everyone
        self.discards = append(self.discards, card)
        self.tell(kind, rule, seat, card, NONE, NONE, NONE)

    def open_hand(self, seat: i64) -> None:
        """K11, loose tongue: the hand lies open from now on."""
        for card in self.hands[seat]:
            self.seen[card] = self.everyone
            self.tell(events.OPENED, "K11", seat, card, NONE, NONE, NONE)

    def cast_vote(self, seat: i64, vote: i64) -> None:
        self.votes = append(append(self.votes, seat), vote)

    def cast_votes(self) -> list[tuple[int, int]]:
        """Who judged how, not yet counted."""
        return [(self.votes[at], self.votes[at + 1]) for at in range(0, len(self.votes), 2)]

    # Figures

    def lift(self, seat: i64) -> None:
        """Take a goblin off the board."""
        if self.at[seat] != NONE and self.on[self.at[seat]] == seat:
            self.on[self.at[seat]] = NONE
        self.at[seat] = NONE

    def stand(self, seat: i64, square: i64) -> None:
        """Put a goblin on a square; whoever stood there is shoved by the caller."""
        self.lift(seat)
        self.at[seat] = square
        self.on[square] = seat

    def is_free(self, square: i64) -> bool:
        """K4.4: no goblin and no Rigor on it."""
        return self.on[square] == NONE and square != self.rigor
