"""What one viewer may know of a game of Nightmarium (N8)."""

from __future__ import annotations

from dataclasses import dataclass

from gloam.core.action import NONE
from gloam.core.frame import Frame, frame_numbers, frames_of
from gloam.core.settings import Options
from gloam.games.nightmarium.cards import PARTS, SLOTS
from gloam.games.nightmarium.frames import CHAIN, SEAL_CHAIN
from gloam.games.nightmarium.rules import State
from gloam.games.nightmarium.shapes import PLACES

__all__ = ["Chain", "Creature", "Hand", "Link", "NightmariumView", "Player", "view"]


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand as the viewer knows it: its size, the cards known to be in it, those all the world knows."""

    size: int
    cards: tuple[int, ...]
    public: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Creature:
    """Its cards from the legs up, and its seal or NONE. No cards: the place is free."""

    cards: tuple[int, ...]
    seal: int


@dataclass(frozen=True, slots=True)
class Player:
    hand: Hand
    creatures: tuple[Creature, ...]  # one for each place
    finished: int


@dataclass(frozen=True, slots=True)
class Link:
    """One ability of a chain: `state` is done, running or next."""

    card: int
    ability: int
    state: str


@dataclass(frozen=True, slots=True)
class Chain:
    """The creature now activating and its abilities from the head down."""

    seat: int
    spot: int
    links: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class NightmariumView:
    viewer: int
    seats: int
    rules: Options
    turn: int
    to_act: int
    asked: str
    options: tuple[int, ...]
    players: tuple[Player, ...]
    laid: tuple[int, ...]  # the viewer's own gifts, not yet turned up
    deck: int
    pile: tuple[int, ...]
    revealed: tuple[int, ...]
    chain: Chain | None
    frames: tuple[Frame, ...]  # the turn first
    passed: int  # actions passed in a row
    steps: int
    scores: tuple[float, ...]


def view(state: State, viewer: int) -> NightmariumView:
    """The position as `viewer` knows it; `viewer == seats` is a spectator."""
    return NightmariumView(
        viewer=viewer,
        seats=state.seats,
        rules=state.law.options,
        turn=state.turn,
        to_act=state.to_act,
        asked=state.asked,
        options=tuple(state.options) if viewer == state.to_act else (),
        players=tuple(_player(state, seat, viewer) for seat in range(state.seats)),
        laid=tuple(state.laid_by(viewer)),
        deck=len(state.deck),
        pile=tuple(state.pile),
        revealed=tuple(state.revealed),
        chain=_chain(state),
        frames=frames_of(state),
        passed=state.idle,
        steps=state.steps,
        scores=tuple(state.scores()),
    )


def _player(state: State, seat: int, viewer: int) -> Player:
    creatures = tuple(_creature(state, seat * PLACES + spot) for spot in range(state.law.target))
    return Player(_hand(state, seat, viewer), creatures, state.finished(seat))


def _hand(state: State, seat: int, viewer: int) -> Hand:
    """Gifts not yet turned up still count as held, so that nobody sees what or how many were laid."""
    held = list(state.hands[seat])
    if seat == viewer:
        public = [card for card in held if state.seen[card] == state.everyone]
        return Hand(len(held) + len(state.laid_by(seat)), tuple(held), tuple(public))
    held = sorted([*held, *state.laid_by(seat)]) if len(state.laid) else held
    known = tuple(card for card in held if state.seen[card] >> viewer & 1)
    return Hand(len(held), known, known)


def _creature(state: State, place: int) -> Creature:
    *parts, seal = state.body[place * SLOTS : (place + 1) * SLOTS]
    return Creature(tuple(card for card in parts if card != NONE), seal)


def _chain(state: State) -> Chain | None:
    for frame in frame_numbers(state):
        if frame[0] in (CHAIN, SEAL_CHAIN):
            return _links(state, *frame)
    return None


def _links(state: State, kind: int, seat: int, spot: int, running: int) -> Chain:
    links = []
    for part in reversed(range(len(PARTS))):
        ability = state.ability_in(kind, seat, spot, part)
        if ability != NONE:
            card = state.body[(seat * PLACES + spot) * SLOTS + part]
            when = "running" if part == running else "done" if part > running else "next"
            links.append(Link(card, ability, when))
    return Chain(seat, spot, tuple(links))
