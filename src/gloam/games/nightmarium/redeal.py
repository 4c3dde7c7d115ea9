"""Worlds a viewer cannot tell apart, made from one of them: for bots that search."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from gloam.core.action import NONE
from gloam.core.machine import NOTHING
from gloam.core.pack import insort
from gloam.core.rng import Rng
from gloam.games.nightmarium.rules import State

__all__ = ["redeal", "reshuffled"]

TRIES: Final = 64  # redeals by pure chance before one is helped along


def redeal(world: State, viewer: i64, rng: Rng) -> State:
    """A copy in which all that `viewer` does not know is dealt anew.

    The open decision stays open: whoever is asked to play a card has one to play. Such deals are found by
    trying; only if that fails again and again is one fitting card given first.
    """
    twin = world.copy()
    twin.rng = rng.fork()
    answered = _take_back_gifts(twin, viewer)
    if twin.to_act == viewer or twin.to_act == NONE:
        _deal_unknown(twin, viewer, rng, helped=False)
    else:
        _deal_until_asked(twin, viewer, rng)
    for seat in answered:
        _answer_again(twin, seat, rng)
    if len(answered):
        twin.refresh()
    return twin


def reshuffled(world: State, rng: Rng) -> State:
    """A copy in which only what nobody knows is dealt anew: the deck, and chance to come."""
    twin = world.copy()
    twin.rng = rng.fork()
    rng.mix(twin.deck)
    return twin


def _deal_until_asked(twin: State, viewer: i64, rng: Rng) -> None:
    for attempt in range(TRIES + 1):
        _deal_unknown(twin, viewer, rng, helped=attempt == TRIES)
        if twin.refresh():
            return


def _take_back_gifts(twin: State, viewer: i64) -> vec[i64]:
    """Return the others' unseen gifts to their hands; who of them had chosen completely?"""
    answered = vec[i64]()
    if len(twin.laid) == 0:
        return answered
    laid = twin.laid
    twin.laid = NOTHING
    for at in range(0, len(laid), 2):
        seat, card = laid[at], laid[at + 1]
        if seat == viewer:
            twin.lay_down(seat, card)
        else:
            twin.hold(seat, card)
            if seat != twin.to_act and seat not in answered:
                answered = append(answered, seat)
    return answered


def _deal_unknown(twin: State, viewer: i64, rng: Rng, *, helped: bool) -> None:
    """All hidden cards are one pool, dealt out again by the old counts; whoever is asked comes first."""
    pool = twin.deck
    missing = vec[i64](capacity=8)
    for seat in range(twin.seats):
        before: i64 = len(pool)
        if seat != viewer:
            pool = _collect_hidden(twin, seat, viewer, pool)
        missing = append(missing, len(pool) - before)
    rng.mix(pool)
    if twin.to_act != NONE and missing[twin.to_act]:
        if helped:
            _help(twin, pool)
        pool = _deal(twin, twin.to_act, missing[twin.to_act], pool)
    for seat in range(twin.seats):
        if seat != twin.to_act:
            pool = _deal(twin, seat, missing[seat], pool)
    for card in pool:
        twin.seen[card] = 0
    twin.deck = pool


def _collect_hidden(twin: State, seat: i64, viewer: i64, pool: vec[i64]) -> vec[i64]:
    known = vec[i64](capacity=16)
    for card in twin.hands[seat]:
        if twin.seen[card] >> viewer & 1:
            known = append(known, card)
        else:
            pool = append(pool, card)
    twin.hands[seat] = known
    return pool


def _deal(twin: State, seat: i64, count: i64, pool: vec[i64]) -> vec[i64]:
    hand = twin.hands[seat]
    for _ in range(count):
        pool, card = pop(pool)
        twin.seen[card] = 1 << seat
        hand = insort(hand, card)
    twin.hands[seat] = hand
    return pool


def _help(twin: State, pool: vec[i64]) -> None:
    """Bring to the end of the pool, which is dealt first, a card with which there is an option."""
    known = twin.hands[twin.to_act]
    last = len(pool) - 1
    for at in range(len(pool)):
        twin.hands[twin.to_act] = insort(known[:], pool[at])
        if twin.refresh():
            pool[last], pool[at] = pool[at], pool[last]
            break
    twin.hands[twin.to_act] = known


def _answer_again(twin: State, seat: i64, rng: Rng) -> None:
    """A seat that had chosen its gift chooses one the new hand allows."""
    done = False
    while not done:
        options = twin.tribute_options(seat)
        done = twin.lay(seat, options[rng.below(len(options))])
