"""Where figures may go: steps and what pays for them, shoves and whether their chain can end."""

from __future__ import annotations

from typing import Final

from gloam.core.action import NONE
from gloam.games.kragmortha.actions import PLAY
from gloam.games.kragmortha.board import (
    ANY_SYMBOL,
    FOR_DESK,
    SQUARES,
    STEP_COUNT,
    WAY_COUNT,
)
from gloam.games.kragmortha.cards import EFFECTS
from gloam.games.kragmortha.zones import Zones

__all__ = ["DOORS", "GLASS", "Paths"]

GLASS: Final = 1  # flags of a turn: tomes in force (K12)
DOORS: Final = 2
LEADEN_BOOTS: Final = EFFECTS.index("leaden_boots")
FUMBLING_FINGERS: Final = EFFECTS.index("fumbling_fingers")
CLOUDED_EYES: Final = EFFECTS.index("clouded_eyes")
DIZZY: Final = EFFECTS.index("dizzy")
STIFF_NECK: Final = EFFECTS.index("stiff_neck")
ONE_TRACK_MIND: Final = EFFECTS.index("one_track_mind")


class Paths(Zones):
    """What the board, the looks and the tomes allow; changes nothing."""

    __slots__ = ()

    # Steps

    def goblin_steps(self, seat: int, flags: int) -> list[tuple[int, int, int]]:
        """K2.2–K2.4: the ways a goblin can go: way, target, and what pays for it."""
        square = self.at[seat]
        steps = self.board.steps[square]
        if flags & DOORS:
            steps = steps + self.board.jumps[square]
        boots = self.suffers(seat, LEADEN_BOOTS)
        on = self.on
        found = []
        for step in steps:
            other = on[step[1]]
            if other == NONE or (
                not boots and self.can_end(step[1], square, 1 << seat | 1 << other, square)  # K11, K3.4
            ):
                found.append(step)
        return found

    def rigor_steps(self) -> list[tuple[int, int, int]]:
        """K2.4: the ways Rigor can go, likewise; the desk is closed to him."""
        return self.board.rigor_steps[self.rigor]

    def masks(self, seat: int, card: int, flags: int) -> tuple[int, int]:
        """What the two symbols of a card pay for. Glass makes balls of them; clouded eyes see no ball."""
        first, second = self.law.set.first[card], self.law.set.second[card]
        if flags & GLASS:
            first = second = ANY_SYMBOL
        if self.suffers(seat, CLOUDED_EYES):
            first = FOR_DESK if first == ANY_SYMBOL else first
            second = FOR_DESK if second == ANY_SYMBOL else second
        return first, second

    def pays(self, mask: int, square: int, way: int) -> bool:
        """K2.2: does a symbol pay for this step? A jump through Secret Doors asks for none."""
        return way >= STEP_COUNT or mask >> self.board.symbol[square] & 1 == 1

    def mask_left(self, first: int, second: int, square: int, way: int) -> int:
        """What is left for the second step: the plain symbol pays if it fits, else the ball.

        A jump uses up either symbol: the other, whichever is wanted then, may still pay.
        """
        if way >= STEP_COUNT:
            return first | second
        bit = 1 << self.board.symbol[square]
        if first & bit and (not second & bit or first.bit_count() <= second.bit_count()):
            return second
        return first

    def second_ways(self, seat: int, mask: int, last: int, flags: int, *, rigor: bool) -> list[int]:
        """K2.2: the ways of a second step. Dizzy (K11): not on in the direction of the first."""
        if mask == ANY_SYMBOL and self.suffers(seat, CLOUDED_EYES):  # a look drawn since the first step
            mask = FOR_DESK
        dizzy = self.suffers(seat, DIZZY)
        found = []
        for way, _, toll in self.rigor_steps() if rigor else self.goblin_steps(seat, flags):
            if mask & toll and not (dizzy and way % STEP_COUNT == last):
                found.append(way)
        return found

    # Cards

    def plays(self, seat: int, flags: int) -> list[int]:
        """K2.5: every playable card with every first step, as far as looks let it be played."""
        goblin_steps = self.goblin_steps(seat, flags)
        rigor_steps = self.rigor_steps()
        pieces = self.law.set
        plain = not flags & GLASS and not self.suffers(seat, CLOUDED_EYES)
        options: list[int] = []
        cards: list[int] = []
        for card in self.hands[seat]:
            mask = pieces.either[card]
            if not plain:
                first, second = self.masks(seat, card, flags)
                mask = first | second
            base = PLAY + card * WAY_COUNT
            count = len(options)
            for way, _, toll in rigor_steps if pieces.moves_rigor[card] else goblin_steps:
                if mask & toll:
                    options.append(base + way)
            if len(options) > count:
                cards.append(card)
        return self._as_looks_allow(seat, options, cards)

    def _as_looks_allow(self, seat: int, options: list[int], cards: list[int]) -> list[int]:
        """K11: stiff neck, fumbling fingers, one-track mind, in this order. `cards` is oldest first."""
        if len(cards) < 2 or self.curses[seat] == 0:
            return options
        allowed = cards
        if self.suffers(seat, STIFF_NECK):
            goblin_cards = [card for card in cards if not self.law.set.moves_rigor[card]]
            allowed = goblin_cards or cards
        if self.suffers(seat, FUMBLING_FINGERS) and len(allowed) > 1:
            allowed = [card for card in allowed if card != self.newest[seat]]
        if self.suffers(seat, ONE_TRACK_MIND):
            allowed = allowed[:1]
        if len(allowed) == len(cards):
            return options
        return [option for option in options if (option - PLAY) // WAY_COUNT in allowed]

    # Shoves

    def can_end(self, square: int, origin: int, moved: int, left: int) -> bool:
        """K3.4: can the goblin shoved out of `square` by one that came from `origin` come to rest?

        `left` is the square the walking goblin will have left, though it still stands there.
        """
        return bool(self.shove_ways(square, origin, moved, left))

    def shove_ways(self, square: int, origin: int, moved: int, left: int) -> list[int]:
        """K3.1–K3.4: where a goblin may be shoved: not back, not onto one that already moved."""
        found = []
        for way, target, _ in self.board.steps[square]:
            if target != origin:
                other = self.on[target]
                if (
                    other == NONE
                    or target == left
                    or (not moved >> other & 1 and self.can_end(target, square, moved | 1 << other, left))
                ):
                    found.append(way)
        return found

    # Free squares

    def free_teleports(self) -> list[int]:
        return [square for square in self.board.teleports if self.is_free(square)]

    def free_starts(self) -> list[int]:
        """K1.5: the extra square serves when no other start square is free. K4.4: else any free square."""
        free = [square for square in self.board.starts if self.is_free(square)]
        if free:
            return free
        extra = self.board.extra_start
        if self.seats > len(self.board.starts) and extra != NONE and self.is_free(extra):
            return [extra]
        return [
            square for square in range(SQUARES) if self.board.open_to_rigor[square] and self.is_free(square)
        ]

    def carry_squares(self) -> list[int]:
        """K4.1: a free teleport; if there is none, a free start square; K4.4: if none, any."""
        return self.free_teleports() or self.free_starts()

    def rigor_hops(self) -> list[int]:
        """K5.5: empty squares with no goblin on a neighbouring square, if another teleport is free."""
        if not self.free_teleports():
            return []
        found = []
        for square in range(SQUARES):
            if self.board.open_to_rigor[square] and self.is_free(square) and not self._goblin_beside(square):
                found.append(square)
        return found

    def _goblin_beside(self, square: int) -> bool:
        return any(self.on[target] != NONE for _, target, _ in self.board.steps[square])
