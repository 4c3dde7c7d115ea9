"""What a seat may know of a game of Kragmortha (K13), as numbers for programs that learn.

Places are numbers that follow from one another, as in `actions`: writing a row computes indices and no more.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from gloam.core.action import NONE
from gloam.core.features import Features, Layout
from gloam.core.machine import FRAME, Machine
from gloam.games.kragmortha.actions import GUILTY
from gloam.games.kragmortha.board import DIRECTIONS, SQUARES, STEP_COUNT, SYMBOLS
from gloam.games.kragmortha.cards import LOOK_COUNT, LOOKS, MOVEMENTS, TOKEN_COUNT, TOKENS, TOME_COUNT, TOMES
from gloam.games.kragmortha.frames import ANSWER, DECISIONS, INKING, RIGOR, SECOND, SHOVING, TURN, VOTE
from gloam.games.kragmortha.paths import DOORS, GLASS
from gloam.games.kragmortha.rules import State

__all__ = ["FEATURES", "FEATURES_VERSION"]

FEATURES_VERSION: Final = 1

PHASES: Final = 4
PAID: Final = 5  # what symbols pay for: the four of the floor and the desk

TABLE: Final = Layout()  # before the blocks
OPEN: Final[i64] = TABLE.add(
    "open", MOVEMENTS, 1, "own cards that everybody knows (K11, loose tongue), by card"
)
NEWEST: Final[i64] = TABLE.add("newest", MOVEMENTS, 1, "the own card drawn last, if still in hand, by card")
DISCARDS: Final[i64] = TABLE.add("discards", MOVEMENTS, 1, "cards in the discards, by card")
BELOW: Final[i64] = TABLE.add(
    "looks_below", LOOK_COUNT, 1, "looks known to lie under their deck (K7.1), by look"
)
USED: Final[i64] = TABLE.add(
    "tokens_used", TOKEN_COUNT, 1, "tokens turned up since the last shuffle (K5.4), by token"
)
ACCUSED: Final[i64] = TABLE.add(
    "accused_of", LOOK_COUNT, 1, "the look somebody was called out for (K7.3), by look"
)
RIGOR_AT: Final[i64] = TABLE.add("rigor", SQUARES, 1, "where Rigor is, by square")
CAME_FROM: Final[i64] = TABLE.add(
    "came_from", SQUARES, 1, "where the goblin that shoves came from (K3.1), by square"
)
ASKED: Final[i64] = TABLE.add(
    "asked", len(DECISIONS), 1, f"the kind of decision that is open: {', '.join(DECISIONS)}"
)
PHASE: Final[i64] = TABLE.add(
    "phase", PHASES, 1, "the turn: not begun, before the movement, after it, one more by Haste"
)
GLASS_ON: Final[i64] = TABLE.add("glass", 1, 1, "the tome Glass is in force (K12)")
DOORS_ON: Final[i64] = TABLE.add("doors", 1, 1, "the tome Secret Doors is in force (K12)")
PAYS: Final[i64] = TABLE.add(
    "pays", PAID, 1, f"what pays for the second step (K2.2): {', '.join(SYMBOLS)}, desk"
)
STEPPED: Final[i64] = TABLE.add(
    "stepped", STEP_COUNT, 1, f"the direction of the first step: {', '.join(DIRECTIONS)}"
)
LEADS_RIGOR: Final[i64] = TABLE.add("leads_rigor", 1, 1, "the card that was played moves Rigor")
VOTED: Final[i64] = TABLE.add("voted", 2, 1, "the own vote, not yet counted (K7.3): guilty, innocent")
INKED: Final[i64] = TABLE.add("inked", 1, MOVEMENTS, "cards discarded for Fresh Ink until now (K12)")
DECK: Final[i64] = TABLE.add("deck", 1, MOVEMENTS, "movement cards in the deck")
LOOK_DECK: Final[i64] = TABLE.add("look_deck", 1, LOOK_COUNT, "looks in their deck")
TOME_DECK: Final[i64] = TABLE.add("tome_deck", 1, TOME_COUNT, "tomes in their deck")
TOKEN_DECK: Final[i64] = TABLE.add("token_deck", 1, TOKEN_COUNT, "tokens face down")

SEAT: Final = Layout()  # in the block of a seat
TO_ACT: Final[i64] = SEAT.add("to_act", 1, 1, "this seat decides")
ON_TURN: Final[i64] = SEAT.add("on_turn", 1, 1, "it is this seat's turn")
MOVED: Final[i64] = SEAT.add("moved", 1, 1, "its goblin moved in the chain of shoves (K3.3)")
CALLED: Final[i64] = SEAT.add("called", 1, 1, "it has called somebody out in this turn (K7.3)")
SHOVED: Final[i64] = SEAT.add("shoved", 1, 1, "its goblin is being shoved")
JUDGES: Final[i64] = SEAT.add("judges", 1, 1, "it has still to vote (K7.3)")
SIZE: Final[i64] = SEAT.add("size", 1, MOVEMENTS, "cards in hand")
SQUARE: Final[i64] = SEAT.add(
    "square", SQUARES, 1, "where its goblin is, by square; nowhere while it is in the air"
)
HELD: Final[i64] = SEAT.add("held", MOVEMENTS, 1, "cards the viewer knows to be in this hand, by card")
LOOKED: Final[i64] = SEAT.add("looks", LOOK_COUNT, 1, "its looks, by look")
TOOK: Final[i64] = SEAT.add("tomes", TOME_COUNT, 1, "its tomes, by tome")
FACE_DOWN: Final[i64] = SEAT.add("face_down", TOME_COUNT, 1, "those of them that lie face down, by tome")


@final
class KragmorthaFeatures(Features):
    def write(self, state: Machine, viewer: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(state, State)
        block = at + self.begin
        _write_table(state, viewer, row, at)
        _write_frames(state, viewer, row, at, block)
        for step in range(state.seats):
            _write_seat(state, viewer, (viewer + step) % state.seats, row, block)
            block += self.block


FEATURES: Final = KragmorthaFeatures(FEATURES_VERSION, TABLE, SEAT)


def _write_table(state: State, viewer: i64, row: vec[u8], at: i64) -> None:
    seen, everyone, newest = state.seen, state.everyone, state.newest[viewer]
    for card in state.hands[viewer]:
        if seen[card] == everyone:
            row[at + OPEN + card] = 1
        if card == newest:
            row[at + NEWEST + card] = 1
    base = at + DISCARDS
    for card in state.discards:
        row[base + card] = 1
    base = at + BELOW - LOOKS
    for look in state.look_deck:
        if seen[look]:
            row[base + look] = 1
    for token in state.tokens_used:
        row[at + USED + token - TOKENS] = 1
    for number in range(0, len(state.votes), 2):
        if state.votes[number] == viewer:
            row[at + VOTED + state.votes[number + 1] - GUILTY] = 1
    row[at + RIGOR_AT + state.rigor] = 1
    _write_counts(state, row, at)


def _write_counts(state: State, row: vec[u8], at: i64) -> None:
    deck: i64 = len(state.deck)
    looks: i64 = len(state.look_deck)
    tomes: i64 = len(state.tome_deck)
    tokens: i64 = len(state.token_deck)
    row[at + DECK] = u8(deck)
    row[at + LOOK_DECK] = u8(looks)
    row[at + TOME_DECK] = u8(tomes)
    row[at + TOKEN_DECK] = u8(tokens)


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
            row[at + PHASE + one] = 1
            row[at + GLASS_ON] = u8(two & GLASS != 0)
            row[at + DOORS_ON] = u8(two & DOORS != 0)
        elif kind == SECOND:
            _write_second(one, two, row, at)
        elif kind == SHOVING:
            row[block + (one - viewer + seats) % seats * size + SHOVED] = 1
            row[at + CAME_FROM + two] = 1
        elif kind == INKING:
            row[at + INKED] = u8(one)
        elif kind == ANSWER:
            row[at + ACCUSED + two - LOOKS] = 1
        elif kind == VOTE:
            row[own + JUDGES] = 1
        frame += FRAME


def _write_second(left: i64, last: i64, row: vec[u8], at: i64) -> None:
    if left != NONE:
        for symbol in range(PAID):
            row[at + PAYS + symbol] = u8(left >> symbol & 1)
    row[at + STEPPED + last % RIGOR] = 1
    row[at + LEADS_RIGOR] = u8(last >= RIGOR)


def _write_seat(state: State, viewer: i64, seat: i64, row: vec[u8], block: i64) -> None:
    row[block + MOVED] = u8(state.moved >> seat & 1)
    row[block + CALLED] = u8(state.called >> seat & 1)
    seen, hand, square = state.seen, state.hands[seat], state.at[seat]
    size: i64 = len(hand)
    row[block + SIZE] = u8(size)
    if square != NONE:
        row[block + SQUARE + square] = 1
    for card in hand:
        if seen[card] >> viewer & 1:
            row[block + HELD + card] = 1
    for look in state.looks[seat]:
        row[block + LOOKED + look - LOOKS] = 1
    for tome in state.tomes[seat]:
        row[block + TOOK + tome - TOMES] = 1
        if state.is_down(tome):
            row[block + FACE_DOWN + tome - TOMES] = 1
