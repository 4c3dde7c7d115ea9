"""Worlds a viewer cannot tell apart: for bots that search, and for tests of secrecy."""

from __future__ import annotations

from gloam.core.action import NONE
from gloam.core.event import HIDDEN
from gloam.core.rng import Rng
from gloam.games.kragmortha.actions import GUILTY, INNOCENT
from gloam.games.kragmortha.frames import FRAMES
from gloam.games.kragmortha.law import law_of
from gloam.games.kragmortha.rules import State
from gloam.games.kragmortha.view import KragmorthaView

__all__ = ["imagine", "redeal"]


def redeal(world: State, viewer: int, rng: Rng) -> State:
    """A copy in which all that `viewer` does not know is dealt anew."""
    twin = world.copy()
    twin.rng = Rng(rng.word(), rng.word(), rng.word(), rng.word())
    _deal_hands(twin, viewer, rng)
    for pieces in (twin.look_deck, twin.tome_deck, twin.token_deck):
        _shuffle_unseen(twin, pieces, rng)
    twin.votes = [
        number
        for seat, vote in world.cast_votes()
        for number in (seat, vote if seat == viewer else GUILTY + rng.below(INNOCENT - GUILTY + 1))
    ]
    twin.refresh()
    return twin


def _deal_hands(twin: State, viewer: int, rng: Rng) -> None:
    """Hidden cards of the other hands and the deck are one pool; known cards keep their place."""
    bit = 1 << viewer
    pool = twin.deck + [card for hand in twin.hands for card in hand if not twin.seen[card] & bit]
    rng.shuffle(pool)
    for hand in twin.hands:
        for at, card in enumerate(hand):
            if not twin.seen[card] & bit:
                hand[at] = pool.pop()
    for seat, hand in enumerate(twin.hands):
        if seat != viewer:
            twin.newest[seat] = hand[-1] if hand else NONE
        for card in hand:
            if seat != viewer and twin.seen[card] != twin.everyone:
                twin.seen[card] = 1 << seat
    for card in pool:
        twin.seen[card] = 0
    twin.deck = pool


def _shuffle_unseen(twin: State, pieces: list[int], rng: Rng) -> None:
    """A deck keeps the pieces everybody saw going under it."""
    places = [at for at, piece in enumerate(pieces) if not twin.seen[piece]]
    unseen = [pieces[at] for at in places]
    rng.shuffle(unseen)
    for at, piece in zip(places, unseen, strict=True):
        pieces[at] = piece


def imagine(view: KragmorthaView, rng: Rng) -> State:
    """Some world in which `view` is exactly what its viewer sees."""
    world = State(law_of(view.rules), view.seats, rng)
    world.turn = view.turn
    world.to_act = view.to_act
    world.rigor = view.rigor
    world.moved = view.moved
    world.called = view.called
    for frame in view.frames:
        world.stack += [FRAMES.index(frame.kind), frame.seat, frame.one, frame.two]
    for seat, player in enumerate(view.players):
        _seat(world, view, seat, player.square)
        for look in player.looks:
            world.add_look(seat, look)
        world.tomes[seat] = [tome.card for tome in player.tomes]
        world.down += [tome.card for tome in player.tomes if tome.face_down]
    world.winners = sum(1 << seat for seat, share in enumerate(view.scores) if share)
    world.discards = list(view.discards)
    world.tokens_used = list(view.tokens_used)
    _cast(world, view)
    _fill_in(world, view)
    return redeal(world, view.viewer, rng)


def _seat(world: State, view: KragmorthaView, seat: int, square: int) -> None:
    """Goblins where they are; one who is being shoved stands, unseen, under the one who shoves."""
    world.at[seat] = square
    shoved = [frame.one for frame in view.frames if frame.kind == "shove"]
    if square != NONE and seat not in shoved:
        world.on[square] = seat


def _cast(world: State, view: KragmorthaView) -> None:
    """Those who have judged and wait for the others; how they judged only they know."""
    trial = next((frame for frame in view.frames if frame.kind == "verdict"), None)
    if trial is None:
        return
    waiting = [frame.seat for frame in view.frames if frame.kind == "vote"]
    for step in range(1, view.seats):
        judge = (trial.seat + step) % view.seats
        if judge != trial.one and judge not in waiting:
            vote = view.votes[0] if judge == view.viewer else GUILTY
            world.votes += [judge, vote]


def _fill_in(world: State, view: KragmorthaView) -> None:
    """Known pieces where they are; the unknown ones anywhere, to be dealt anew."""
    pieces = world.law.set
    known = set(view.discards) | set(view.looks_below) | set(view.tokens_used)
    for seat, player in enumerate(view.players):
        known.update(player.looks, (tome.card for tome in player.tomes), player.open_hand)
        for card in set(player.hand) - {HIDDEN}:
            world.seen[card] = 1 << seat
    for piece in known:
        world.seen[piece] = world.everyone
    held = {card for player in view.players for card in player.hand}
    unknown = [card for card in pieces.movements if card not in known and card not in held]
    for seat, player in enumerate(view.players):
        world.newest[seat] = player.newest
        world.hands[seat] = [unknown.pop() if card == HIDDEN else card for card in player.hand]
    world.deck = unknown
    world.look_deck = [*view.looks_below, *(look for look in pieces.looks if look not in known)]
    world.tome_deck = [tome for tome in pieces.tomes if tome not in known]
    world.token_deck = [token for token in pieces.tokens if token not in known]
