"""Tomes (K12): when they can be used, and what they do."""

from __future__ import annotations

from typing import Final

from gloam.core.action import NONE
from gloam.games.kragmortha import events
from gloam.games.kragmortha.actions import DISCARD, DONE, USE
from gloam.games.kragmortha.cards import (
    EFFECTS,
    EXCHANGE,
    FRESH_INK,
    GLASS_TOME,
    HASTE,
    PARDONS,
    SECRET_DOORS,
    TOMES,
    WHISPERS,
)
from gloam.games.kragmortha.frames import AFTER, EXTRA, INKING, PARDONING, SWAPPING, WHISPERING
from gloam.games.kragmortha.paths import DOORS, GLASS, Paths

__all__ = ["TIED_TONGUE", "Tomes"]

TIED_TONGUE: Final = EFFECTS.index("tied_tongue")


class Tomes(Paths):
    """The books goblins steal. Shadows stands with the looks, Deep Pockets with the hand limit."""

    __slots__ = ()

    def usable_tomes(self, seat: int, phase: int, flags: int) -> list[int]:
        """The tomes a seat may use now, on its own turn."""
        if not self.tomes[seat] or self.suffers(seat, TIED_TONGUE):
            return []
        usable = []
        for tome in sorted(self.tomes[seat]):
            if tome not in self.down and self._is_usable(self.law.set.kind[tome], seat, phase, flags):
                usable.append(USE + tome - TOMES)
        return usable

    def _is_usable(self, kind: int, seat: int, phase: int, flags: int) -> bool:
        if kind == PARDONS:
            return bool(self.looks[seat])
        if kind == HASTE:
            return phase == AFTER and bool(self.hands[seat])
        if kind == GLASS_TOME:
            return phase != AFTER and not flags & GLASS
        if kind == SECRET_DOORS:
            return phase != AFTER and not flags & DOORS and self.board.has_doors
        if kind == WHISPERS:
            return bool(self.rigor_steps())
        if kind == FRESH_INK:
            return bool(self.hands[seat])
        return kind == EXCHANGE

    def use(self, seat: int, tome: int) -> None:
        kind = self.law.set.kind[tome]
        self.down.append(tome)
        self.tell(events.USED, "K12", seat, tome, NONE, NONE, NONE)
        if kind == HASTE:
            self.stack[-2] = EXTRA
        elif kind == GLASS_TOME:
            self.stack[-1] |= GLASS
        elif kind == SECRET_DOORS:
            self.stack[-1] |= DOORS
        elif kind == PARDONS:
            self.push(PARDONING, seat, NONE, NONE)
        elif kind == EXCHANGE:
            self.push(SWAPPING, seat, NONE, NONE)
        elif kind == WHISPERS:
            self.push(WHISPERING, seat, NONE, NONE)
        else:
            self.push(INKING, seat, 0, NONE)

    def pardon(self, seat: int, look: int) -> None:
        """Pardons: one of the own looks goes under the deck."""
        self.return_look(seat, look)
        self.tell(events.PARDONED, "K12", seat, look, NONE, NONE, NONE)

    def swap(self, seat: int, other: int) -> None:
        """Exchange: two goblins change places; that triggers nothing."""
        here, there = self.at[seat], self.at[other]
        self.at[seat], self.at[other] = there, here
        self.on[there], self.on[here] = seat, other
        self.tell(events.SWAPPED, "K12", seat, NONE, NONE, other, NONE)

    def ink_options(self, seat: int) -> list[int]:
        """Fresh Ink: one card or more, named in ascending order, so that each set has one path."""
        if not self.hands[seat]:
            return []
        last = self.stack[-1]
        more = [DISCARD + card for card in sorted(self.hands[seat]) if card > last]
        return [DONE, *more] if self.stack[-2] else more

    def ink(self, seat: int, action: int) -> None:
        if action == DONE:
            self.draw_ink(seat)
            return
        card = action - DISCARD
        self.stack[-2] += 1
        self.stack[-1] = card
        self.discard(events.DISCARDED, "K12", seat, card)

    def draw_ink(self, seat: int) -> None:
        """Fresh Ink: draw as many as were discarded."""
        count = self.stack[-2]
        self.pop()
        for _ in range(count):
            self.take(events.DREW, "K12", seat)
