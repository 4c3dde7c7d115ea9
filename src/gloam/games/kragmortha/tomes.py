"""Tomes (K12): when they can be used, and what they do."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gloam.core.action import NONE
from gloam.core.machine import NOTHING
from gloam.core.pack import insort, put_under
from gloam.games.kragmortha import events
from gloam.games.kragmortha.actions import DISCARD, DONE, USE
from gloam.games.kragmortha.cards import (
    EXCHANGE,
    FRESH_INK,
    GLASS_TOME,
    HASTE,
    PARDONS,
    SECRET_DOORS,
    TIED_TONGUE,
    TOMES,
    WHISPERS,
)
from gloam.games.kragmortha.frames import AFTER, EXTRA, INKING, PARDONING, SWAPPING, WHISPERING
from gloam.games.kragmortha.paths import DOORS, GLASS, Paths

__all__ = ["Tomes"]


class Tomes(Paths):
    """The books goblins steal. Shadows stands with the looks, Deep Pockets with the hand limit."""

    def usable_tomes(self, seat: i64, phase: i64, flags: i64) -> vec[i64]:
        """The tomes a seat may use now, on its own turn."""
        usable = NOTHING
        if len(self.tomes[seat]) == 0 or self.suffers(seat, TIED_TONGUE):
            return usable
        for tome in self.tomes[seat]:
            if not self.is_down(tome) and self._is_usable(self.law.set.kind[tome], seat, phase, flags):
                usable = insort(usable, USE + tome - TOMES)
        return usable

    def _is_usable(self, kind: i64, seat: i64, phase: i64, flags: i64) -> bool:
        if kind == PARDONS:
            return len(self.looks[seat]) > 0
        if kind == HASTE:
            return phase == AFTER and len(self.hands[seat]) > 0
        if kind == GLASS_TOME:
            return phase != AFTER and not flags & GLASS
        if kind == SECRET_DOORS:
            return phase != AFTER and not flags & DOORS and self.board.has_doors
        if kind == WHISPERS:
            return self.rigor_ways() != 0
        if kind == FRESH_INK:
            return len(self.hands[seat]) > 0
        return kind == EXCHANGE

    def use(self, seat: i64, tome: i64) -> None:
        kind = self.law.set.kind[tome]
        self.turn_down(tome)
        self.tell(events.USED, "K12", seat, tome, NONE, NONE, NONE)
        if kind == HASTE:
            self.stack[self.top + 2] = EXTRA
        elif kind == GLASS_TOME:
            self.stack[self.top + 3] |= GLASS
        elif kind == SECRET_DOORS:
            self.stack[self.top + 3] |= DOORS
        elif kind == PARDONS:
            self.push(PARDONING, seat, NONE, NONE)
        elif kind == EXCHANGE:
            self.push(SWAPPING, seat, NONE, NONE)
        elif kind == WHISPERS:
            self.push(WHISPERING, seat, NONE, NONE)
        else:
            self.push(INKING, seat, 0, NONE)

    def pardon(self, seat: i64, look: i64) -> None:
        """Pardons: one of the own looks goes under the deck."""
        self.pop()
        self.return_look(seat, look)
        self.tell(events.PARDONED, "K12", seat, look, NONE, NONE, NONE)

    def swap(self, seat: i64, other: i64) -> None:
        """Exchange: two goblins change places; that triggers nothing."""
        self.pop()
        here, there = self.at[seat], self.at[other]
        self.at[seat], self.at[other] = there, here
        self.on[there], self.on[here] = seat, other
        self.tell(events.SWAPPED, "K12", seat, NONE, NONE, other, NONE)

    def ink_options(self, seat: i64) -> vec[i64]:
        """Fresh Ink: one card or more, named in ascending order, so that each set has one path."""
        options = vec[i64]()
        if len(self.hands[seat]) == 0:
            return options
        last = self.stack[self.top + 3]
        for card in self.hands[seat]:
            if card > last:
                options = insort(options, DISCARD + card)
        return put_under(options, DONE) if self.stack[self.top + 2] else options

    def ink(self, seat: i64, action: i64) -> None:
        if action == DONE:
            self.draw_ink(seat)
            return
        card = action - DISCARD
        self.stack[self.top + 2] += 1
        self.stack[self.top + 3] = card
        self.discard(events.DISCARDED, "K12", seat, card)

    def draw_ink(self, seat: i64) -> None:
        """Fresh Ink: draw as many as were discarded."""
        count = self.stack[self.top + 2]
        self.pop()
        for _ in range(count):
            self.take(events.DREW, "K12", seat)
