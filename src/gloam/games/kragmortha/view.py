"""What one viewer may know of a game of Kragmortha (K13)."""

from __future__ import annotations

from dataclasses import dataclass

from gloam.core.action import NONE
from gloam.core.event import HIDDEN
from gloam.core.frame import Frame, frames_of
from gloam.core.settings import Options
from gloam.games.kragmortha.rules import State

__all__ = ["KragmorthaView", "Player", "Tome", "view"]


@dataclass(frozen=True, slots=True)
class Tome:
    card: int
    face_down: bool


@dataclass(frozen=True, slots=True)
class Player:
    square: int  # NONE while the goblin is in the air
    hand: tuple[int, ...]  # the oldest first, HIDDEN where the viewer does not know the card
    open_hand: tuple[int, ...]  # those all the world knows
    newest: int  # the card drawn last, if it is the viewer's and still in hand, else NONE
    looks: tuple[int, ...]
    tomes: tuple[Tome, ...]


@dataclass(frozen=True, slots=True)
class KragmorthaView:
    viewer: int
    seats: int
    rules: Options
    turn: int
    to_act: int
    asked: str
    options: tuple[int, ...]
    asides: tuple[int, ...]  # what the viewer may do though another is asked (K7.3)
    players: tuple[Player, ...]
    rigor: int
    deck: int
    discards: tuple[int, ...]
    look_deck: int
    looks_below: tuple[int, ...]  # looks known to lie under the look deck, the lowest first
    tome_deck: int
    token_deck: int
    tokens_used: tuple[int, ...]
    frames: tuple[Frame, ...]  # the turn first
    moved: int  # goblins that moved in the chain of shoves, a bit for each seat
    called: int  # accusers of this turn, a bit for each seat
    votes: tuple[int, ...]  # the viewer's own, not yet counted
    scores: tuple[float, ...]


def view(state: State, viewer: int) -> KragmorthaView:
    """The position as `viewer` knows it; `viewer == seats` is a spectator."""
    return KragmorthaView(
        viewer=viewer,
        seats=state.seats,
        rules=state.law.options,
        turn=state.turn,
        to_act=state.to_act,
        asked=state.asked,
        options=tuple(state.options) if viewer == state.to_act else (),
        asides=tuple(state.asides(viewer)) if viewer < state.seats else (),
        players=tuple(_player(state, seat, viewer) for seat in range(state.seats)),
        rigor=state.rigor,
        deck=len(state.deck),
        discards=tuple(state.discards),
        look_deck=len(state.look_deck),
        looks_below=tuple(look for look in state.look_deck if state.seen[look]),
        tome_deck=len(state.tome_deck),
        token_deck=len(state.token_deck),
        tokens_used=tuple(state.tokens_used),
        frames=frames_of(state),
        moved=state.moved,
        called=state.called,
        votes=tuple(vote for seat, vote in state.cast_votes() if seat == viewer),
        scores=tuple(state.scores()),
    )


def _player(state: State, seat: int, viewer: int) -> Player:
    hand = state.hands[seat]
    return Player(
        square=state.at[seat],
        hand=tuple(card if state.seen[card] >> viewer & 1 else HIDDEN for card in hand),
        open_hand=tuple(card for card in hand if state.seen[card] == state.everyone),
        newest=_newest(state, seat, viewer),
        looks=tuple(state.looks[seat]),
        tomes=tuple(Tome(tome, state.is_down(tome)) for tome in state.tomes[seat]),
    )


def _newest(state: State, seat: int, viewer: int) -> int:
    """Only the owner knows whether it was the newest card that was played."""
    newest = state.newest[seat]
    return newest if seat == viewer and newest in state.hands[seat] else NONE
