"""What tests and studies ask of a position of Kragmortha."""

from __future__ import annotations

from gloam.core.action import NONE
from gloam.core.frame import frame_numbers
from gloam.games.kragmortha.frames import SHOVING
from gloam.games.kragmortha.rules import State

__all__ = ["check", "swapped"]


def swapped(state: State, one: int, other: int) -> State:
    """A copy with two pieces in each other's places and nothing else changed."""
    twin = state.copy()
    places = {one: other, other: one}
    zones = [twin.deck, twin.discards, twin.look_deck, twin.tome_deck, twin.token_deck, twin.tokens_used]
    for zone in (*zones, twin.newest, *twin.hands, *twin.looks, *twin.tomes):
        for at in range(len(zone)):
            zone[at] = places.get(zone[at], zone[at])
    twin.down = 0
    for tome in state.law.set.tomes:
        if state.is_down(tome):
            twin.turn_down(places.get(tome, tome))
    twin.seen[one], twin.seen[other] = state.seen[other], state.seen[one]
    twin.refresh()
    return twin


def check(state: State) -> None:
    """AssertionError unless every piece is where exactly one piece can be."""
    zones = [state.deck, state.discards, state.look_deck, state.tome_deck, state.token_deck]
    zones += [state.tokens_used, *state.hands, *state.looks, *state.tomes]
    found = sorted(piece for zone in zones for piece in zone)
    pieces = state.law.set
    everything = sorted(pieces.movements + pieces.looks + pieces.tomes + pieces.tokens)
    assert found == everything, "a piece is lost or twice in the game"
    secret = (*state.deck, *state.tome_deck, *state.token_deck)
    assert not any(state.seen[piece] for piece in secret), "somebody knows a piece of a deck"
    assert state.over == (not len(state.options)) == (state.to_act == NONE)
    squares = [square for square in state.at if square != NONE]
    if not state.over and SHOVING not in [frame[0] for frame in frame_numbers(state)]:
        assert len(set(squares)) == len(squares), "two goblins on one square"
        assert state.rigor not in squares, "a goblin stands on Rigor's square"
    assert all(state.board.open[square] for square in squares)
