"""From a view to some world it allows: for bots, and for tests of secrecy."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gloam.core.action import NONE
from gloam.core.rng import Rng
from gloam.games.nightmarium.cards import SEAL, SLOTS
from gloam.games.nightmarium.frames import FRAMES
from gloam.games.nightmarium.law import law_of
from gloam.games.nightmarium.redeal import redeal
from gloam.games.nightmarium.rules import State
from gloam.games.nightmarium.shapes import PLACES, WEIGHT
from gloam.games.nightmarium.view import NightmariumView

__all__ = ["imagine"]


def imagine(view: NightmariumView, rng: Rng) -> State:
    """Some world in which `view` is exactly what its viewer sees."""
    world = State(law_of(view.rules), view.seats, rng)
    world.clear()
    world.telling = False  # nobody listens in a world that is only imagined
    world.turn = view.turn
    world.to_act = view.to_act
    world.idle = view.passed
    world.steps = view.steps
    world.options = vec[i64](view.options)
    world.pile = vec[i64](view.pile)
    world.revealed = vec[i64](view.revealed)
    for frame in view.frames:
        world.push(FRAMES.index(frame.kind), frame.seat, frame.one, frame.two)
    for seat, player in enumerate(view.players):
        for spot, creature in enumerate(player.creatures):
            _lay_out(world, seat, spot, creature.cards, creature.seal)
    world.winners = sum(1 << seat for seat, share in enumerate(view.scores) if share)
    _fill_in(world, view)
    return redeal(world, view.viewer, rng)


def _lay_out(world: State, seat: int, spot: int, cards: tuple[int, ...], seal: int) -> None:
    place = seat * PLACES + spot
    for part, card in enumerate(cards):
        world.body[place * SLOTS + part] = card
    world.body[place * SLOTS + SEAL] = seal
    world.shape[seat] += (len(cards) + (seal != NONE)) * WEIGHT[spot]


def _fill_in(world: State, view: NightmariumView) -> None:
    """Known cards where they are; the unknown ones anywhere, to be dealt anew."""
    for seat, player in enumerate(view.players):
        world.hands[seat] = vec[i64](player.hand.cards)
        for card in player.hand.cards:
            world.seen[card] = 1 << seat
        for card in player.hand.public:
            world.seen[card] = world.everyone
    for card in view.laid:
        world.lay_down(view.viewer, card)
        world.seen[card] = 1 << view.viewer
    placed = {*world.body, *world.pile, *world.revealed} - {NONE}
    for card in placed:
        world.seen[card] = world.everyone
    placed.update(view.laid, *world.hands)
    unknown = [card for card in world.law.cards if card not in placed]
    for seat, player in enumerate(view.players):
        if seat != view.viewer:
            missing = player.hand.size - len(world.hands[seat])
            held = sorted([*world.hands[seat], *unknown[:missing]])
            del unknown[:missing]
            if _has_answered(view, seat):
                world.lay_down(seat, held.pop())
            world.hands[seat] = vec[i64](held)
    world.deck = vec[i64](unknown)


def _has_answered(view: NightmariumView, seat: int) -> bool:
    """Did this seat choose a gift that is not yet turned up?"""
    tributes = [frame for frame in view.frames if frame.kind == "tribute"]
    if not tributes or not view.players[seat].hand.size:
        return False
    return seat != tributes[0].two and all(frame.seat != seat for frame in tributes)
