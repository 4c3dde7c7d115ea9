"""What one viewer may know of a game of Nightmarium (N8)."""

from __future__ import annotations

from typing import Final, final

from gloam.core.action import NONE
from gloam.core.frame import Frame, frame_numbers, frames_of
from gloam.core.settings import Options
from gloam.core.value import Value
from gloam.games.nightmarium.cards import PARTS, SEAL, SLOTS
from gloam.games.nightmarium.frames import CHAIN, SEAL_CHAIN
from gloam.games.nightmarium.rules import State
from gloam.games.nightmarium.shapes import PLACES

__all__ = ["Chain", "Creature", "Hand", "Link", "NightmariumView", "Player", "view", "views"]


class Hand(Value):
    """A hand as the viewer knows it: its size, the cards known to be in it, those all the world knows."""

    size: int
    cards: tuple[int, ...]
    public: tuple[int, ...]


class Creature(Value):
    """Its cards from the legs up, and its seal or NONE. No cards: the place is free."""

    cards: tuple[int, ...]
    seal: int


FREE: Final = Creature((), NONE)


class Player(Value):
    hand: Hand
    creatures: tuple[Creature, ...]  # one for each place
    finished: int


class Link(Value):
    """One ability of a chain: `state` is done, running or next."""

    card: int
    ability: int
    state: str


class Chain(Value):
    """The creature now activating and its abilities from the head down."""

    seat: int
    spot: int
    links: tuple[Link, ...]


class NightmariumView(Value):
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
    return _Table(state).seen_by(viewer)


def views(state: State) -> list[NightmariumView]:
    """The position as each viewer knows it, the spectator last."""
    table = _Table(state)
    return [table.seen_by(viewer) for viewer in range(state.seats + 1)]


@final
class _Table:
    """What all see alike, made once and shared by their views."""

    def __init__(self, state: State) -> None:
        self.state: Final = state
        self.asked: Final = state.asked
        self.pile: Final = tuple(state.pile)
        self.revealed: Final = tuple(state.revealed)
        self.chain: Final = _chain(state)
        self.frames: Final = frames_of(state)
        self.scores: Final = tuple(state.scores())
        self.players: Final = [_player_in_public(state, seat) for seat in range(state.seats)]
        self.knowing: Final = [_knowing(state, seat) for seat in range(state.seats)]

    def seen_by(self, viewer: int) -> NightmariumView:
        state = self.state
        return NightmariumView(
            viewer=viewer,
            seats=state.seats,
            rules=state.law.options,
            turn=state.turn,
            to_act=state.to_act,
            asked=self.asked,
            options=tuple(state.options) if viewer == state.to_act else (),
            players=tuple([self._player(seat, viewer) for seat in range(state.seats)]),
            laid=tuple(state.laid_by(viewer)),
            deck=len(state.deck),
            pile=self.pile,
            revealed=self.revealed,
            chain=self.chain,
            frames=self.frames,
            passed=state.idle,
            steps=state.steps,
            scores=self.scores,
        )

    def _player(self, seat: int, viewer: int) -> Player:
        """A player as all know them, unless this viewer knows more of the hand."""
        state, shown = self.state, self.players[seat]
        if not self.knowing[seat] >> viewer & 1:
            return shown
        if seat == viewer:
            cards = tuple(state.hands[seat])
            public = tuple([card for card in cards if state.seen[card] == state.everyone])
        else:
            cards = tuple([card for card in _held(state, seat) if state.seen[card] >> viewer & 1])
            public = cards
        return Player(Hand(shown.hand.size, cards, public), shown.creatures, shown.finished)


def _player_in_public(state: State, seat: int) -> Player:
    held = _held(state, seat)
    known = tuple([card for card in held if state.seen[card] == state.everyone])
    creatures = [_creature(state, seat * PLACES + spot) for spot in range(state.law.target)]
    return Player(Hand(len(held), known, known), tuple(creatures), state.finished(seat))


def _knowing(state: State, seat: int) -> int:
    """Who knows more of a hand than all the world does, a bit for each viewer; its owner always does."""
    knowing = 1 << seat
    for card in _held(state, seat):
        if state.seen[card] != state.everyone:
            knowing |= state.seen[card]
    return knowing


def _held(state: State, seat: int) -> list[int]:
    """Gifts not yet turned up still count as held, so that nobody sees what or how many were laid."""
    held = list(state.hands[seat])
    return sorted([*held, *state.laid_by(seat)]) if len(state.laid) else held


def _creature(state: State, place: int) -> Creature:
    at = place * SLOTS
    if state.body[at] == NONE:  # it has no legs to stand on
        return FREE
    parts = [state.body[at + part] for part in range(SEAL)]
    return Creature(tuple([card for card in parts if card != NONE]), state.body[at + SEAL])


def _chain(state: State) -> Chain | None:
    for frame in frame_numbers(state):
        if frame[0] == CHAIN or frame[0] == SEAL_CHAIN:
            return _links(state, frame[0], frame[1], frame[2], frame[3])
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
