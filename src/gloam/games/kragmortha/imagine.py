"""From a view to some world it allows: for bots, and for tests of secrecy."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gloam.core.action import NONE
from gloam.core.event import HIDDEN
from gloam.core.rng import Rng
from gloam.games.kragmortha.actions import GUILTY
from gloam.games.kragmortha.frames import FRAMES
from gloam.games.kragmortha.law import law_of
from gloam.games.kragmortha.redeal import redeal
from gloam.games.kragmortha.rules import State
from gloam.games.kragmortha.view import KragmorthaView

__all__ = ["imagine"]


def imagine(view: KragmorthaView, rng: Rng) -> State:
    """Some world in which `view` is exactly what its viewer sees."""
    law = law_of(view.rules)
    world = State(law, law.set.boards[view.seats], view.seats, rng)
    world.clear()
    world.telling = False  # nobody listens in a world that is only imagined
    world.turn = view.turn
    world.to_act = view.to_act
    world.options = vec[i64](view.options)
    world.rigor = view.rigor
    world.moved = view.moved
    world.called = view.called
    for frame in view.frames:
        world.push(FRAMES.index(frame.kind), frame.seat, frame.one, frame.two)
    for seat, player in enumerate(view.players):
        _seat(world, view, seat, player.square)
        for look in player.looks:
            world.add_look(seat, look)
        world.tomes[seat] = vec[i64]([tome.card for tome in player.tomes])
        for tome in player.tomes:
            if tome.face_down:
                world.turn_down(tome.card)
    world.winners = sum(1 << seat for seat, share in enumerate(view.scores) if share)
    world.discards = vec[i64](view.discards)
    world.tokens_used = vec[i64](view.tokens_used)
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
    """Those who have judged and wait for the others; how they judged only they know. Bots judge nobody."""
    trial = next((frame for frame in view.frames if frame.kind == "verdict"), None)
    if trial is None:
        return
    waiting = [frame.seat for frame in view.frames if frame.kind == "vote"]
    for step in range(1, view.seats):
        judge = (trial.seat + step) % view.seats
        if judge != trial.one and judge not in waiting and not world.law.bots >> judge & 1:
            vote = view.votes[0] if judge == view.viewer else GUILTY
            world.cast_vote(judge, vote)


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
        world.hands[seat] = vec[i64]([unknown.pop() if card == HIDDEN else card for card in player.hand])
    world.deck = vec[i64](unknown)
    world.look_deck = vec[i64]([*view.looks_below, *(look for look in pieces.looks if look not in known)])
    world.tome_deck = vec[i64]([tome for tome in pieces.tomes if tome not in known])
    world.token_deck = vec[i64]([token for token in pieces.tokens if token not in known])
