"""What tests and studies ask of a position of Nightmarium."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gloam.core.action import NONE
from gloam.games.nightmarium.rules import State

__all__ = ["check", "swapped"]


def swapped(state: State, one: int, other: int) -> State:
    """A copy with two cards in each other's places and nothing else changed."""
    twin = state.copy()
    places = {one: other, other: one}
    for zone in (twin.deck, twin.pile, twin.revealed, twin.body, *twin.hands):
        for at in range(len(zone)):
            zone[at] = places.get(zone[at], zone[at])
    for at in range(1, len(twin.laid), 2):
        twin.laid[at] = places.get(twin.laid[at], twin.laid[at])
    for seat, hand in enumerate(twin.hands):
        twin.hands[seat] = vec[i64](sorted(hand))
    twin.seen[one], twin.seen[other] = state.seen[other], state.seen[one]
    twin.refresh()
    return twin


def check(state: State) -> None:
    """AssertionError unless every card is where exactly one card can be."""
    zones = [state.deck, state.pile, state.revealed, list(state.laid)[1::2], *state.hands]
    placed = [card for card in state.body if card != NONE]
    cards = sorted(placed + [card for zone in zones for card in zone])
    assert cards == sorted(state.law.cards), "a card is lost or twice in the game"
    assert not any(state.seen[card] for card in state.deck), "somebody knows a card of the deck"
    assert state.over == (not len(state.options)) == (state.to_act == NONE)
