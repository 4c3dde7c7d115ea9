"""Where figures may go: steps and what pays for them, shoves and whether their chain can end."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from gloam.core.action import NONE
from gloam.core.pack import filled
from gloam.games.kragmortha.actions import PLAY
from gloam.games.kragmortha.board import (
    ANY_SYMBOL,
    FOR_DESK,
    JUMPS,
    MASKS,
    SQUARES,
    STEP_COUNT,
    WAY_COUNT,
)
from gloam.games.kragmortha.cards import (
    CLOUDED_EYES,
    DIZZY,
    FUMBLING_FINGERS,
    LEADEN_BOOTS,
    ONE_TRACK_MIND,
    STIFF_NECK,
)
from gloam.games.kragmortha.zones import Zones

__all__ = ["DOORS", "GLASS", "USUAL_WAYS", "Paths", "add_ways"]

GLASS: Final = 1  # flags of a turn: tomes in force (K12)
DOORS: Final = 2
USUAL_OPTIONS: Final = 24  # room for so many is made at once
USUAL_CARDS: Final = 8
USUAL_WAYS: Final = 8
# Looks that say which of the playable cards may be played, a bit for each.
CHOOSY: Final = 1 << STIFF_NECK | 1 << FUMBLING_FINGERS | 1 << ONE_TRACK_MIND
SYMBOL_COUNT: Final = 5
EVERY_STEP: Final[i64] = STEP_COUNT  # ranges of native numbers
EVERY_SQUARE: Final[i64] = SQUARES
NO_SQUARES: Final = filled(SQUARES, 0)


def _breadth(mask: i64) -> i64:
    """For how many symbols of the floor a mask pays."""
    return SYMBOL_COUNT if mask == ANY_SYMBOL else 1 if mask == FOR_DESK else 2


def _cards_of(options: vec[i64]) -> vec[i64]:
    """The cards of these plays, each once, the oldest first."""
    cards = vec[i64](capacity=USUAL_CARDS)
    last: i64 = NONE
    for option in options:
        card = (option - PLAY) // WAY_COUNT
        if card != last:
            cards = append(cards, card)
            last = card
    return cards


def _without(cards: vec[i64], card: i64) -> vec[i64]:
    """A copy in which this card, if it is there, is missing."""
    return remove(cards[:], card) if card in cards else cards


def add_ways(options: vec[i64], base: i64, ways: i64) -> vec[i64]:
    """The options and one for each way of a set."""
    while ways:
        if ways & 1:
            options = append(options, base)
        ways >>= 1
        base += 1
    return options


class Paths(Zones):
    """What the board, the looks and the tomes allow; changes nothing."""

    # Steps. Sets of ways have a bit for each.

    def goblin_ways(self, seat: i64, flags: i64) -> i64:
        """K2.2–K2.4: the ways a goblin can go, whatever pays for them."""
        square = self.at[seat]
        board = self.board
        leading = board.leading[square]
        if not flags & DOORS:
            leading &= ~JUMPS
        found = leading
        at = square * WAY_COUNT
        bit: i64 = 1
        while bit <= leading:
            if leading & bit:
                target = board.ways[at]
                other = self.on[target]
                if other != NONE and not self._can_push(seat, square, target, other):
                    found &= ~bit
            bit <<= 1
            at += 1
        return found

    def _can_push(self, seat: i64, square: i64, target: i64, other: i64) -> bool:
        """K3.4, and leaden boots (K11): may a goblin walk onto another?"""
        if self.suffers(seat, LEADEN_BOOTS):
            return False
        return self.can_end(target, square, 1 << seat | 1 << other, square)

    def rigor_ways(self) -> i64:
        """K2.4: the ways Rigor can go, likewise."""
        return self.board.rigor_ways[self.rigor]

    def masks(self, seat: i64, card: i64, flags: i64) -> tuple[i64, i64]:
        """What the two symbols of a card pay for. Glass makes balls of them; clouded eyes see no ball."""
        first, second = self.law.set.first[card], self.law.set.second[card]
        if flags & GLASS:
            first = second = ANY_SYMBOL
        if self.suffers(seat, CLOUDED_EYES):
            first = FOR_DESK if first == ANY_SYMBOL else first
            second = FOR_DESK if second == ANY_SYMBOL else second
        return first, second

    def pays(self, mask: i64, square: i64, way: i64) -> bool:
        """K2.2: does a symbol pay for this step? A jump through Secret Doors asks for none."""
        return way >= STEP_COUNT or mask >> self.board.symbol[square] & 1 == 1

    def mask_left(self, first: i64, second: i64, square: i64, way: i64) -> i64:
        """What is left for the second step: the plain symbol pays if it fits, else the ball.

        A jump uses up either symbol: the other, whichever is wanted then, may still pay.
        """
        if way >= STEP_COUNT:
            return first | second
        bit = 1 << self.board.symbol[square]
        if first & bit and (not second & bit or _breadth(first) <= _breadth(second)):
            return second
        return first

    def second_ways(self, seat: i64, mask: i64, last: i64, flags: i64, *, rigor: bool) -> i64:
        """K2.2: the ways of a second step. Dizzy (K11): not on in the direction of the first."""
        if mask == ANY_SYMBOL and self.suffers(seat, CLOUDED_EYES):  # a look drawn since the first step
            mask = FOR_DESK
        if rigor:
            ways = self.rigor_ways() & self.board.paid[self.rigor * MASKS + mask]
        else:
            ways = self.goblin_ways(seat, flags) & self.board.paid[self.at[seat] * MASKS + mask]
        if self.suffers(seat, DIZZY):
            ways &= ~(1 << last | 1 << last + STEP_COUNT)
        return ways

    # Cards

    def plays(self, seat: i64, flags: i64) -> vec[i64]:
        """K2.5: every playable card with every first step, as far as looks let it be played."""
        goblin_ways = self.goblin_ways(seat, flags)
        rigor_ways = self.rigor_ways()
        paid = self.board.paid
        paid_to_goblin = self.at[seat] * MASKS
        paid_to_rigor = self.rigor * MASKS
        pieces = self.law.set
        plain = not flags & GLASS and not self.suffers(seat, CLOUDED_EYES)
        options = vec[i64](capacity=USUAL_OPTIONS)
        for card in self.hands[seat]:
            mask = pieces.either[card]
            if not plain:
                first, second = self.masks(seat, card, flags)
                mask = first | second
            if pieces.moves_rigor[card]:
                ways = rigor_ways & paid[paid_to_rigor + mask]
            else:
                ways = goblin_ways & paid[paid_to_goblin + mask]
            if ways:
                options = add_ways(options, PLAY + card * WAY_COUNT, ways)
        return self._as_looks_allow(seat, options) if self.curses[seat] & CHOOSY else options

    def _as_looks_allow(self, seat: i64, options: vec[i64]) -> vec[i64]:
        """K11: stiff neck, fumbling fingers, one-track mind, in this order."""
        cards = _cards_of(options)
        allowed = cards
        if self.suffers(seat, STIFF_NECK):
            for_goblins = self._for_goblins(cards)
            if len(for_goblins):
                allowed = for_goblins
        if self.suffers(seat, FUMBLING_FINGERS) and len(allowed) > 1:
            allowed = _without(allowed, self.newest[seat])
        if self.suffers(seat, ONE_TRACK_MIND):
            allowed = allowed[:1]
        if len(allowed) == len(cards):
            return options
        kept = vec[i64](capacity=USUAL_OPTIONS)
        for option in options:
            if (option - PLAY) // WAY_COUNT in allowed:
                kept = append(kept, option)
        return kept

    def _for_goblins(self, cards: vec[i64]) -> vec[i64]:
        found = vec[i64]()
        for card in cards:
            if not self.law.set.moves_rigor[card]:
                found = append(found, card)
        return found

    # Shoves

    def can_end(self, square: i64, origin: i64, moved: i64, left: i64) -> bool:
        """K3.4: can the goblin shoved out of `square` by one that came from `origin` come to rest?

        `left` is the square the walking goblin will have left, though it still stands there.
        """
        for way in range(EVERY_STEP):
            if self.can_shove(square, way, origin, moved, left):
                return True
        return False

    def can_shove(self, square: i64, way: i64, origin: i64, moved: i64, left: i64) -> bool:
        """K3.1–K3.4: may it be shoved this way: not back, not onto one that already moved?"""
        target = self.board.ways[square * WAY_COUNT + way]
        if target == NONE or target == origin:
            return False
        other = self.on[target]
        if other == NONE or target == left:
            return True
        return not moved >> other & 1 and self.can_end(target, square, moved | 1 << other, left)

    def shove_ways(self, square: i64, origin: i64, moved: i64) -> i64:
        """Where a goblin may be shoved."""
        ways: i64 = 0
        for way in range(EVERY_STEP):
            if self.can_shove(square, way, origin, moved, NONE):
                ways |= 1 << way
        return ways

    # Free squares

    def free_among(self, squares: vec[i64]) -> vec[i64]:
        free = vec[i64](capacity=len(squares))
        for square in squares:
            if self.is_free(square):
                free = append(free, square)
        return free

    def free_teleports(self) -> vec[i64]:
        return self.free_among(self.board.teleports)

    def free_starts(self) -> vec[i64]:
        """K1.5: the extra square serves when no other start square is free. K4.4: else any free square."""
        free = self.free_among(self.board.starts)
        if len(free):
            return free
        extra = self.board.extra_start
        if self.seats > len(self.board.starts) and extra != NONE and self.is_free(extra):
            return append(free, extra)
        for square in range(EVERY_SQUARE):
            if self.board.open_to_rigor[square] and self.is_free(square):
                free = append(free, square)
        return free

    def carry_squares(self) -> vec[i64]:
        """K4.1: a free teleport; if there is none, a free start square; K4.4: if none, any."""
        free = self.free_teleports()
        return free if len(free) else self.free_starts()

    def rigor_hops(self) -> vec[i64]:
        """K5.5: empty squares with no goblin on a neighbouring square, if another teleport is free."""
        found = vec[i64](capacity=USUAL_OPTIONS)
        if len(self.free_teleports()) == 0:
            return found
        near = self._beside_goblins()
        for square in range(EVERY_SQUARE):
            if self.board.open_to_rigor[square] and self.is_free(square) and not near[square]:
                found = append(found, square)
        return found

    def _beside_goblins(self) -> vec[i64]:
        """1 for each square next to a goblin."""
        near = NO_SQUARES[:]
        for square in self.at:
            if square != NONE:
                for way in range(EVERY_STEP):
                    target = self.board.ways[square * WAY_COUNT + way]
                    if target != NONE:
                        near[target] = 1
        return near
