"""Worlds a viewer cannot tell apart: for bots that search, and for tests of secrecy."""

from __future__ import annotations

from gloam.core.action import NONE
from gloam.core.rng import Rng
from gloam.games.nightmarium.cards import PARTS
from gloam.games.nightmarium.frames import FRAMES
from gloam.games.nightmarium.law import law_of
from gloam.games.nightmarium.rules import State
from gloam.games.nightmarium.shapes import PLACES, WEIGHT
from gloam.games.nightmarium.view import NightmariumView

__all__ = ["imagine", "redeal"]

TRIES = 64  # redeals by pure chance before one is helped along


def redeal(world: State, viewer: int, rng: Rng) -> State:
    """A copy in which all that `viewer` does not know is dealt anew.

    The open decision stays open: whoever is asked to play a card has one to play. Such deals are found by
    trying; only if that fails again and again is one fitting card given first.
    """
    twin = world.copy()
    twin.rng = Rng(rng.word(), rng.word(), rng.word(), rng.word())
    answered = _take_back_gifts(twin, viewer)
    for attempt in range(TRIES + 1):
        _deal_unknown(twin, viewer, rng, helped=attempt == TRIES)
        if twin.refresh():
            break
    for seat in answered:
        _answer_again(twin, seat, rng)
    twin.refresh()
    return twin


def _take_back_gifts(twin: State, viewer: int) -> list[int]:
    """Return the others' unseen gifts to their hands; who of them had chosen completely?"""
    seats = [seat for seat in range(twin.seats) if seat != viewer and twin.laid_by(seat)]
    for seat in seats:
        twin.hands[seat] = sorted(twin.hands[seat] + twin.laid_by(seat))
    own = twin.laid_by(viewer)
    twin.laid = []
    for card in own:
        twin.laid += [viewer, card]
    return [seat for seat in seats if seat != twin.to_act]


def _deal_unknown(twin: State, viewer: int, rng: Rng, *, helped: bool) -> None:
    bit = 1 << viewer
    pool = twin.deck
    others = [seat for seat in range(twin.seats) if seat != viewer]
    others.sort(key=lambda seat: seat != twin.to_act)  # whoever is asked is dealt first
    counts = []
    for seat in others:
        hidden = [card for card in twin.hands[seat] if not twin.seen[card] & bit]
        twin.hands[seat] = [card for card in twin.hands[seat] if twin.seen[card] & bit]
        pool = pool + hidden
        counts.append(len(hidden))
    rng.shuffle(pool)
    if helped and others[0] == twin.to_act and counts[0]:
        _help(twin, pool)
    for seat, count in zip(others, counts, strict=True):
        dealt, pool = pool[:count], pool[count:]
        for card in dealt:
            twin.seen[card] = 1 << seat
        twin.hands[seat] = sorted(twin.hands[seat] + dealt)
    for card in pool:
        twin.seen[card] = 0
    twin.deck = pool


def _help(twin: State, pool: list[int]) -> None:
    """Bring to the front of the pool a card with which the open decision has an option."""
    known = twin.hands[twin.to_act]
    for at, card in enumerate(pool):
        twin.hands[twin.to_act] = sorted([*known, card])
        if twin.refresh():
            pool[0], pool[at] = pool[at], pool[0]
            break
    twin.hands[twin.to_act] = known


def _answer_again(twin: State, seat: int, rng: Rng) -> None:
    """A seat that had chosen its gift chooses one the new hand allows."""
    done = False
    while not done:
        options = twin.tribute_options(seat)
        done = twin.lay(seat, options[rng.below(len(options))])


def imagine(view: NightmariumView, rng: Rng) -> State:
    """Some world in which `view` is exactly what its viewer sees."""
    world = State(law_of(view.rules), view.seats, rng)
    world.turn = view.turn
    world.to_act = view.to_act
    world.idle = view.passed
    world.steps = view.steps
    world.pile = list(view.pile)
    world.revealed = list(view.revealed)
    for frame in view.frames:
        world.stack += [FRAMES.index(frame.kind), frame.seat, frame.one, frame.two]
    for seat, player in enumerate(view.players):
        for spot, creature in enumerate(player.creatures):
            _lay_out(world, seat, spot, creature.cards, creature.seal)
    world.winners = sum(1 << seat for seat, share in enumerate(view.scores) if share)
    _fill_in(world, view)
    return redeal(world, view.viewer, rng)


def _lay_out(world: State, seat: int, spot: int, cards: tuple[int, ...], seal: int) -> None:
    place = seat * PLACES + spot
    world.body[place * len(PARTS) : place * len(PARTS) + len(cards)] = cards
    world.seal[place] = seal
    world.shape[seat] += (len(cards) + (seal != NONE)) * WEIGHT[spot]


def _fill_in(world: State, view: NightmariumView) -> None:
    """Known cards where they are; the unknown ones anywhere, to be dealt anew."""
    for seat, player in enumerate(view.players):
        world.hands[seat] = list(player.hand.cards)
        for card in player.hand.cards:
            world.seen[card] = 1 << seat
        for card in player.hand.public:
            world.seen[card] = world.everyone
    for card in view.laid:
        world.laid += [view.viewer, card]
        world.seen[card] = 1 << view.viewer
    placed = set(world.body) | set(world.seal) | set(world.pile) | set(world.revealed)
    for card in placed - {NONE}:
        world.seen[card] = world.everyone
    placed.update(view.laid, *world.hands)
    unknown = [card for card in world.law.cards if card not in placed]
    for seat, player in enumerate(view.players):
        if seat != view.viewer:
            missing = player.hand.size - len(world.hands[seat])
            world.hands[seat] = sorted(world.hands[seat] + unknown[:missing])
            del unknown[:missing]
            if _has_answered(view, seat):
                world.laid += [seat, world.hands[seat].pop()]
    world.deck = unknown


def _has_answered(view: NightmariumView, seat: int) -> bool:
    """Did this seat choose a gift that is not yet turned up?"""
    tributes = [frame for frame in view.frames if frame.kind == "tribute"]
    if not tributes or not view.players[seat].hand.size:
        return False
    return seat != tributes[0].two and all(frame.seat != seat for frame in tributes)
