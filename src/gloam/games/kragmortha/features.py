"""What a seat may know of a game of Kragmortha (K13), as numbers for programs that learn.

Places are numbers that follow from one another, as in `actions`: writing a row computes indices and no more.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from gloam.core.action import NONE
from gloam.core.features import Features, Field
from gloam.core.machine import FRAME, Machine
from gloam.games.kragmortha.actions import GUILTY
from gloam.games.kragmortha.board import DIRECTIONS, SQUARES, STEP_COUNT, SYMBOLS
from gloam.games.kragmortha.cards import LOOK_COUNT, LOOKS, MOVEMENTS, TOKEN_COUNT, TOKENS, TOME_COUNT, TOMES
from gloam.games.kragmortha.frames import ANSWER, DECISIONS, INKING, RIGOR, SECOND, SHOVING, TURN, VOTE
from gloam.games.kragmortha.paths import DOORS, GLASS
from gloam.games.kragmortha.rules import State

__all__ = ["FEATURES", "FEATURES_VERSION"]

FEATURES_VERSION: Final = 1

DECISION_COUNT: Final = 15
PHASES: Final = 4
PAID: Final = 5  # what symbols pay for: the four of the floor and the desk

# Before the blocks.
OPEN: Final[i64] = 0
NEWEST: Final[i64] = OPEN + MOVEMENTS
DISCARDS: Final[i64] = NEWEST + MOVEMENTS
BELOW: Final[i64] = DISCARDS + MOVEMENTS
USED: Final[i64] = BELOW + LOOK_COUNT
ACCUSED: Final[i64] = USED + TOKEN_COUNT
RIGOR_AT: Final[i64] = ACCUSED + LOOK_COUNT
CAME_FROM: Final[i64] = RIGOR_AT + SQUARES
ASKED: Final[i64] = CAME_FROM + SQUARES
PHASE: Final[i64] = ASKED + DECISION_COUNT
GLASS_ON: Final[i64] = PHASE + PHASES
DOORS_ON: Final[i64] = GLASS_ON + 1
PAYS: Final[i64] = DOORS_ON + 1
STEPPED: Final[i64] = PAYS + PAID
LEADS_RIGOR: Final[i64] = STEPPED + STEP_COUNT
VOTED: Final[i64] = LEADS_RIGOR + 1
INKED: Final[i64] = VOTED + 2
DECK: Final[i64] = INKED + 1
LOOK_DECK: Final[i64] = DECK + 1
TOME_DECK: Final[i64] = LOOK_DECK + 1
TOKEN_DECK: Final[i64] = TOME_DECK + 1

# In the block of a seat.
TO_ACT: Final[i64] = 0
ON_TURN: Final[i64] = TO_ACT + 1
MOVED: Final[i64] = ON_TURN + 1
CALLED: Final[i64] = MOVED + 1
SHOVED: Final[i64] = CALLED + 1
JUDGES: Final[i64] = SHOVED + 1
SIZE: Final[i64] = JUDGES + 1
SQUARE: Final[i64] = SIZE + 1
HELD: Final[i64] = SQUARE + SQUARES
LOOKED: Final[i64] = HELD + MOVEMENTS
TOOK: Final[i64] = LOOKED + LOOK_COUNT
FACE_DOWN: Final[i64] = TOOK + TOME_COUNT

TABLE_FIELDS: Final = [
    Field("open", OPEN, MOVEMENTS, 1, "own cards that everybody knows (K11, loose tongue), by card"),
    Field("newest", NEWEST, MOVEMENTS, 1, "the own card drawn last, if still in hand, by card"),
    Field("discards", DISCARDS, MOVEMENTS, 1, "cards in the discards, by card"),
    Field("looks_below", BELOW, LOOK_COUNT, 1, "looks known to lie under their deck (K7.1), by look"),
    Field("tokens_used", USED, TOKEN_COUNT, 1, "tokens turned up since the last shuffle (K5.4), by token"),
    Field("accused_of", ACCUSED, LOOK_COUNT, 1, "the look somebody was called out for (K7.3), by look"),
    Field("rigor", RIGOR_AT, SQUARES, 1, "where Rigor is, by square"),
    Field("came_from", CAME_FROM, SQUARES, 1, "where the goblin that shoves came from (K3.1), by square"),
    Field("asked", ASKED, DECISION_COUNT, 1, f"the kind of decision that is open: {', '.join(DECISIONS)}"),
    Field("phase", PHASE, PHASES, 1, "the turn: not begun, before the movement, after it, one more by Haste"),
    Field("glass", GLASS_ON, 1, 1, "the tome Glass is in force (K12)"),
    Field("doors", DOORS_ON, 1, 1, "the tome Secret Doors is in force (K12)"),
    Field("pays", PAYS, PAID, 1, f"what pays for the second step (K2.2): {', '.join(SYMBOLS)}, desk"),
    Field("stepped", STEPPED, STEP_COUNT, 1, f"the direction of the first step: {', '.join(DIRECTIONS)}"),
    Field("leads_rigor", LEADS_RIGOR, 1, 1, "the card that was played moves Rigor"),
    Field("voted", VOTED, 2, 1, "the own vote, not yet counted (K7.3): guilty, innocent"),
    Field("inked", INKED, 1, MOVEMENTS, "cards discarded for Fresh Ink until now (K12)"),
    Field("deck", DECK, 1, MOVEMENTS, "movement cards in the deck"),
    Field("look_deck", LOOK_DECK, 1, LOOK_COUNT, "looks in their deck"),
    Field("tome_deck", TOME_DECK, 1, TOME_COUNT, "tomes in their deck"),
    Field("token_deck", TOKEN_DECK, 1, TOKEN_COUNT, "tokens face down"),
]
SEAT_FIELDS: Final = [
    Field("to_act", TO_ACT, 1, 1, "this seat decides"),
    Field("on_turn", ON_TURN, 1, 1, "it is this seat's turn"),
    Field("moved", MOVED, 1, 1, "its goblin moved in the chain of shoves (K3.3)"),
    Field("called", CALLED, 1, 1, "it has called somebody out in this turn (K7.3)"),
    Field("shoved", SHOVED, 1, 1, "its goblin is being shoved"),
    Field("judges", JUDGES, 1, 1, "it has still to vote (K7.3)"),
    Field("size", SIZE, 1, MOVEMENTS, "cards in hand"),
    Field("square", SQUARE, SQUARES, 1, "where its goblin is, by square; nowhere while it is in the air"),
    Field("held", HELD, MOVEMENTS, 1, "cards the viewer knows to be in this hand, by card"),
    Field("looks", LOOKED, LOOK_COUNT, 1, "its looks, by look"),
    Field("tomes", TOOK, TOME_COUNT, 1, "its tomes, by tome"),
    Field("face_down", FACE_DOWN, TOME_COUNT, 1, "those of them that lie face down, by tome"),
]


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


FEATURES: Final = KragmorthaFeatures(FEATURES_VERSION, TABLE_FIELDS, SEAT_FIELDS)


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
