"""Worlds a viewer cannot tell apart, made from one of them: for bots that search."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from gloam.core.action import NONE
from gloam.core.rng import Rng
from gloam.games.kragmortha.actions import GUILTY, INNOCENT
from gloam.games.kragmortha.rules import State

__all__ = ["redeal", "reshuffled"]


def redeal(world: State, viewer: i64, rng: Rng) -> State:
    """A copy in which all that `viewer` does not know is dealt anew."""
    twin = world.copy()
    twin.rng = rng.fork()
    _deal_hands(twin, viewer, rng)
    _shuffle_decks(twin, rng)
    for at in range(0, len(twin.votes), 2):
        if twin.votes[at] != viewer:
            twin.votes[at + 1] = GUILTY + rng.below(INNOCENT - GUILTY + 1)
    if twin.to_act != viewer:
        twin.refresh()
    return twin


def reshuffled(world: State, rng: Rng) -> State:
    """A copy in which only what nobody knows is dealt anew: the decks, and chance to come."""
    twin = world.copy()
    twin.rng = rng.fork()
    rng.mix(twin.deck)
    _shuffle_decks(twin, rng)
    return twin


def _deal_hands(twin: State, viewer: i64, rng: Rng) -> None:
    """Hidden cards of the other hands and the deck are one pool; known cards keep their place."""
    pool = twin.deck
    for hand in twin.hands:
        for card in hand:
            if not twin.seen[card] >> viewer & 1:
                pool = append(pool, card)
    rng.mix(pool)
    for seat in range(twin.seats):
        if seat != viewer:
            pool = _deal(twin, seat, viewer, pool)
    for card in pool:
        twin.seen[card] = 0
    twin.deck = pool


def _deal(twin: State, seat: i64, viewer: i64, pool: vec[i64]) -> vec[i64]:
    hand = twin.hands[seat]
    for at in range(len(hand)):
        if not twin.seen[hand[at]] >> viewer & 1:
            pool, card = pop(pool)
            hand[at] = card
            twin.seen[card] = 1 << seat
    twin.newest[seat] = hand[len(hand) - 1] if len(hand) else NONE
    return pool


def _shuffle_decks(twin: State, rng: Rng) -> None:
    _shuffle_unseen(twin, twin.look_deck, rng)
    rng.mix(twin.tome_deck)
    rng.mix(twin.token_deck)


def _shuffle_unseen(twin: State, pieces: vec[i64], rng: Rng) -> None:
    """A deck keeps the pieces everybody saw going under it."""
    places = vec[i64](capacity=len(pieces))
    unseen = vec[i64](capacity=len(pieces))
    for at in range(len(pieces)):
        if not twin.seen[pieces[at]]:
            places = append(places, at)
            unseen = append(unseen, pieces[at])
    rng.mix(unseen)
    for at in range(len(places)):
        pieces[places[at]] = unseen[at]
