"""What a seat may know of a game of Nightmarium (N8), as numbers for programs that learn.

Places are numbers that follow from one another, as in `actions`: writing a row computes indices and no more.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from gloam.core.action import NONE
from gloam.core.features import Features, Layout
from gloam.core.machine import FRAME, Machine
from gloam.games.nightmarium.actions import SEATS
from gloam.games.nightmarium.cards import ABILITIES, CARDS, LEGIONS, PARTS, SEAL, SLOTS
from gloam.games.nightmarium.frames import (
    CHAIN,
    DECISIONS,
    EXCHANGE,
    HERALDING,
    RERUN,
    SEAL_CHAIN,
    TRIBUTE,
    TURN,
)
from gloam.games.nightmarium.rules import ACTIONS_A_TURN, State
from gloam.games.nightmarium.shapes import COMPLETE, PLACES

__all__ = ["FEATURES", "FEATURES_VERSION"]

FEATURES_VERSION: Final = 1
MOST: Final = 255  # the largest number there is room for

LEGION_COUNT: Final = 4
ABILITY_COUNT: Final = 6
PART_COUNT: Final = 3
PART: Final = LEGION_COUNT + ABILITY_COUNT  # numbers to a part of a creature

LEGION_ORDER: Final = ", ".join(LEGIONS)

TABLE: Final = Layout()  # before the blocks
OPEN: Final[i64] = TABLE.add("open", CARDS, 1, "own cards that everybody knows, by card")
LAID: Final[i64] = TABLE.add("laid", CARDS, 1, "own gifts, laid and not yet turned up (N4.2), by card")
PILE: Final[i64] = TABLE.add("pile", CARDS, 1, "cards in the discard pile, by card")
REVEALED: Final[i64] = TABLE.add("revealed", CARDS, 1, "cards a Herald turned up (N5.6), by card")
ASKED: Final[i64] = TABLE.add(
    "asked", len(DECISIONS), 1, f"the kind of decision that is open: {', '.join(DECISIONS)}"
)
LEFT: Final[i64] = TABLE.add("left", 1, ACTIONS_A_TURN, "actions left in this turn (N2.1)")
BOND: Final[i64] = TABLE.add(
    "bond", LEGION_COUNT, 1, f"the legion this turn is bound to (N2.5): {LEGION_ORDER}"
)
DEMANDED: Final[i64] = TABLE.add("demanded", LEGION_COUNT, 1, f"the legion demanded (N4.2): {LEGION_ORDER}")
EXCHANGED: Final[i64] = TABLE.add(
    "exchanged", 1, CARDS, "cards discarded in the exchange that is open (N2.3)"
)
RUNNING: Final[i64] = TABLE.add(
    "running", PLACES, 1, "the creature whose chain runs, or whose seal asks, by place"
)
RUNNING_PART: Final[i64] = TABLE.add("running_part", PART_COUNT, 1, f"its part that runs: {', '.join(PARTS)}")
RERUNNING: Final[i64] = TABLE.add("rerunning", 1, 1, "it runs again by its seal (N7.2)")
WAITING: Final[i64] = TABLE.add(
    "waiting", PLACES, 1, "the creature that waits for a Herald's other card (N5.7), by place"
)
DECK: Final[i64] = TABLE.add("deck", 1, CARDS, "cards in the deck")
PASSED: Final[i64] = TABLE.add("passed", 1, ACTIONS_A_TURN * SEATS, "actions passed in a row (N2.6)")
STEPS: Final[i64] = TABLE.add(
    "steps", 1, MOST, f"steps of the chain an action set off (N4.8), {MOST} for more"
)

SEAT: Final = Layout()  # in the block of a seat
TO_ACT: Final[i64] = SEAT.add("to_act", 1, 1, "this seat decides")
ON_TURN: Final[i64] = SEAT.add("on_turn", 1, 1, "it is this seat's turn")
OWES: Final[i64] = SEAT.add("owes", 1, 1, "it has still to choose its gift (N4.2)")
SIZE: Final[i64] = SEAT.add("size", 1, CARDS, "cards in hand, gifts not yet turned up among them")
FINISHED: Final[i64] = SEAT.add("finished", 1, PLACES, "finished creatures")
HELD: Final[i64] = SEAT.add("held", CARDS, 1, "cards the viewer knows to be in this hand, by card")
BODY: Final[i64] = SEAT.add(
    "body",
    PLACES * PART_COUNT * PART,
    1,
    f"by place, by part ({', '.join(PARTS)}): legion ({LEGION_ORDER}), ability ({', '.join(ABILITIES)})",
)
SEALS: Final[i64] = SEAT.add("seals", PLACES * LEGION_COUNT, 1, "by place: the legion of its seal (N7)")


@final
class NightmariumFeatures(Features):
    def write(self, state: Machine, viewer: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(state, State)
        block = at + self.begin
        _write_table(state, viewer, row, at)
        _write_frames(state, viewer, row, at, block)
        _write_own(state, viewer, row, at, block)
        _write_body(state, viewer, row, block)
        for step in range(1, state.seats):
            seat = (viewer + step) % state.seats
            block += self.block
            _write_hand(state, viewer, seat, row, block)
            _write_body(state, seat, row, block)


FEATURES: Final = NightmariumFeatures(FEATURES_VERSION, TABLE, SEAT)


def _write_table(state: State, viewer: i64, row: vec[u8], at: i64) -> None:
    if len(state.laid):
        for card in state.laid_by(viewer):
            row[at + LAID + card] = 1
    base = at + PILE
    for card in state.pile:
        row[base + card] = 1
    for card in state.revealed:
        row[at + REVEALED + card] = 1
    deck: i64 = len(state.deck)
    row[at + DECK] = u8(deck)
    row[at + PASSED] = u8(state.idle)
    row[at + STEPS] = u8(min(state.steps, MOST))


def _write_frames(state: State, viewer: i64, row: vec[u8], at: i64, block: i64) -> None:
    """What is open, from the turn up."""
    stack, size, seats = state.stack, FEATURES.block, state.seats
    if not state.over:
        row[at + ASKED + stack[state.top]] = 1
        row[block + (state.to_act - viewer + seats) % seats * size + TO_ACT] = 1
    frame: i64 = 0
    while frame <= state.top:
        kind, seat, one, two = stack[frame], stack[frame + 1], stack[frame + 2], stack[frame + 3]
        own = block + (seat - viewer + seats) % seats * size
        if kind == TURN:
            row[own + ON_TURN] = 1
            row[at + LEFT] = u8(one)
            if two != NONE:
                row[at + BOND + two] = 1
        elif kind == TRIBUTE:
            row[own + OWES] = 1
            row[at + DEMANDED + one] = 1
        elif kind == EXCHANGE:
            row[at + EXCHANGED] = u8(one)
        elif kind == HERALDING:
            if two != NONE:
                row[at + WAITING + two] = 1
        elif kind == CHAIN or kind == SEAL_CHAIN or kind == RERUN:
            row[at + RUNNING + one] = 1
            if kind != RERUN and two < COMPLETE:
                row[at + RUNNING_PART + two] = 1
            row[at + RERUNNING] = u8(kind == SEAL_CHAIN)
        frame += FRAME


def _write_own(state: State, viewer: i64, row: vec[u8], at: i64, block: i64) -> None:
    """The viewer's own hand, and what of it everybody knows."""
    seen, everyone, hand = state.seen, state.everyone, state.hands[viewer]
    size: i64 = len(hand)
    for card in hand:
        row[block + HELD + card] = 1
        if seen[card] == everyone:
            row[at + OPEN + card] = 1
    if len(state.laid):
        size += len(state.laid_by(viewer))
    row[block + SIZE] = u8(size)


def _write_hand(state: State, viewer: i64, seat: i64, row: vec[u8], block: i64) -> None:
    """Another hand. Gifts not yet turned up still count as held, so that nobody sees what was laid."""
    seen, hand = state.seen, state.hands[seat]
    size: i64 = len(hand)
    for card in hand:
        if seen[card] >> viewer & 1:
            row[block + HELD + card] = 1
    if len(state.laid):
        gifts = state.laid_by(seat)
        size += len(gifts)
        for card in gifts:
            if seen[card] >> viewer & 1:
                row[block + HELD + card] = 1
    row[block + SIZE] = u8(size)


def _write_body(state: State, seat: i64, row: vec[u8], block: i64) -> None:
    body, legions, abilities = state.body, state.law.legion, state.law.ability
    finished: i64 = 0
    slot = seat * PLACES * SLOTS
    place = block + BODY
    for spot in range(state.law.target):
        number: i64 = 0
        while number < COMPLETE:
            card = body[slot + number]
            if card == NONE:
                break
            part = place + number * PART
            row[part + legions[card]] = 1
            ability = abilities[card]
            if ability != NONE:
                row[part + LEGION_COUNT + ability] = 1
            number += 1
        if number == COMPLETE:
            finished += 1
            if body[slot + SEAL] != NONE:
                row[block + SEALS + spot * LEGION_COUNT + legions[body[slot + SEAL]]] = 1
        slot += SLOTS
        place += PART_COUNT * PART
    row[block + FINISHED] = u8(finished)
