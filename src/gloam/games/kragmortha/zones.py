"""Where the pieces are, and the few verbs by which they move."""

from __future__ import annotations

from typing import Final

from gloam.core.action import NONE
from gloam.core.machine import Machine
from gloam.core.rng import Rng
from gloam.games.kragmortha import events
from gloam.games.kragmortha.board import SQUARES, Board
from gloam.games.kragmortha.cards import DEEP_POCKETS, EFFECTS, PIECES
from gloam.games.kragmortha.events import MARKED
from gloam.games.kragmortha.frames import FRAMES
from gloam.games.kragmortha.law import Law

__all__ = ["LOOSE_TONGUE", "Zones"]

CRAB_CLAWS: Final = EFFECTS.index("crab_claws")
LOOSE_TONGUE: Final = EFFECTS.index("loose_tongue")


class Zones(Machine):
    """All that changes in a game; each verb tells its event."""

    __slots__ = (
        "at",
        "board",
        "called",
        "curses",
        "deck",
        "discards",
        "down",
        "hands",
        "law",
        "look_deck",
        "looks",
        "moved",
        "newest",
        "on",
        "rigor",
        "token_deck",
        "tokens_used",
        "tome_deck",
        "tomes",
        "votes",
    )

    def __init__(self, law: Law, seats: int, rng: Rng) -> None:
        super().__init__(seats, PIECES, rng, FRAMES, MARKED)
        self.law = law
        self.board: Board = law.set.boards[seats]
        # The figures. A goblin that is carried through the air is nowhere.
        self.at = [NONE] * seats
        self.on = [NONE] * SQUARES  # whose goblin stands there
        self.rigor = self.board.rigor_start
        self.moved = 0  # goblins that moved in the chain now running (K3.3), a bit for each seat
        # Cards: the top of a deck is its end.
        self.deck: list[int] = []
        self.discards: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # the oldest first
        self.newest = [NONE] * seats  # the card a seat drew last, in hand or not any more (K11)
        self.look_deck: list[int] = []  # the lowest ones may be known to all
        self.looks: list[list[int]] = [[] for _ in range(seats)]
        self.curses = [0] * seats  # the effects of a seat's looks, a bit for each, if they are enchanted
        self.tome_deck: list[int] = []
        self.tomes: list[list[int]] = [[] for _ in range(seats)]
        self.down: list[int] = []  # tomes that lie face down
        self.token_deck: list[int] = []
        self.tokens_used: list[int] = []
        self.called = 0  # accusers of this turn (K7.3), a bit for each seat
        self.votes: list[int] = []  # seat, verdict, seat, verdict … not yet counted

    def become(self, other: Zones) -> None:
        """Take over the whole position of another."""
        self.follow(other)
        self.law = other.law
        self.board = other.board
        self.at = other.at[:]
        self.on = other.on[:]
        self.rigor = other.rigor
        self.moved = other.moved
        self.deck = other.deck[:]
        self.discards = other.discards[:]
        self.hands = [hand[:] for hand in other.hands]
        self.newest = other.newest[:]
        self.look_deck = other.look_deck[:]
        self.looks = [looks[:] for looks in other.looks]
        self.curses = other.curses[:]
        self.tome_deck = other.tome_deck[:]
        self.tomes = [tomes[:] for tomes in other.tomes]
        self.down = other.down[:]
        self.token_deck = other.token_deck[:]
        self.tokens_used = other.tokens_used[:]
        self.called = other.called
        self.votes = other.votes[:]

    # Looks and tomes in force

    def suffers(self, seat: int, effect: int) -> bool:
        """Does a look with this effect weigh on the seat? (K7.3: only on the enchanted side.)"""
        return self.curses[seat] >> effect & 1 == 1

    def has_tome(self, seat: int, kind: int) -> int:
        """A face-up tome of this kind before the seat, or NONE."""
        kinds = self.law.set.kind
        for tome in self.tomes[seat]:
            if kinds[tome] == kind and tome not in self.down:
                return tome
        return NONE

    def hand_limit(self, seat: int) -> int:
        """K2.1, with crab claws (K11) and Deep Pockets (K12)."""
        limit = self.law.hand
        if self.suffers(seat, CRAB_CLAWS):
            limit -= 1
        kinds = self.law.set.kind
        for tome in self.tomes[seat]:
            if kinds[tome] == DEEP_POCKETS and tome not in self.down:
                limit += 1
        return max(limit, 1)

    # Cards

    def add_look(self, seat: int, look: int) -> None:
        self.looks[seat].append(look)
        if self.law.enchanted:
            self.curses[seat] |= 1 << self.law.set.effect[look]

    def return_look(self, seat: int, look: int) -> None:
        """A look goes under the deck; everybody knows that it lies there."""
        self.looks[seat].remove(look)
        self.look_deck.insert(0, look)
        self.curses[seat] = 0
        if self.law.enchanted:
            for other in self.looks[seat]:
                self.curses[seat] |= 1 << self.law.set.effect[other]

    def take(self, kind: str, rule: str, seat: int) -> None:
        """The next movement card comes to hand. K2.6: the discards are shuffled when one is needed.

        Without any card left, which only a small set of one's own can bring about, none is drawn.
        """
        if not self.deck:
            if not self.discards:
                return
            self._reshuffle()
        card = self.deck.pop()
        self.seen[card] = self.everyone if self.suffers(seat, LOOSE_TONGUE) else 1 << seat
        self.hands[seat].append(card)
        self.newest[seat] = card
        self.tell(kind, rule, seat, card, NONE, NONE, NONE)

    def _reshuffle(self) -> None:
        self.deck = self.discards
        self.discards = []
        self.rng.shuffle(self.deck)
        for card in self.deck:
            self.seen[card] = 0
        self.tell(events.RESHUFFLED, "K2.6", NONE, NONE, NONE, NONE, len(self.deck))

    def discard(self, kind: str, rule: str, seat: int, card: int) -> None:
        """A movement card leaves a hand for the discards."""
        self.hands[seat].remove(card)
        self.seen[card] = self.everyone
        self.discards.append(card)
        self.tell(kind, rule, seat, card, NONE, NONE, NONE)

    def open_hand(self, seat: int) -> None:
        """K11, loose tongue: the hand lies open from now on."""
        for card in self.hands[seat]:
            self.seen[card] = self.everyone
            self.tell(events.OPENED, "K11", seat, card, NONE, NONE, NONE)

    def cast_votes(self) -> list[tuple[int, int]]:
        """Who judged how, not yet counted."""
        return list(zip(self.votes[::2], self.votes[1::2], strict=True))

    # Figures

    def lift(self, seat: int) -> None:
        """Take a goblin off the board."""
        if self.at[seat] != NONE and self.on[self.at[seat]] == seat:
            self.on[self.at[seat]] = NONE
        self.at[seat] = NONE

    def stand(self, seat: int, square: int) -> None:
        """Put a goblin on a square; whoever stood there is shoved by the caller."""
        self.lift(seat)
        self.at[seat] = square
        self.on[square] = seat

    def is_free(self, square: int) -> bool:
        """K4.4: no goblin and no Rigor on it."""
        return self.on[square] == NONE and square != self.rigor
