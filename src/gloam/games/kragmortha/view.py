"""What one viewer may know of a game of Kragmortha (K13)."""

from __future__ import annotations

from typing import Final, final

from gloam.core.action import NONE
from gloam.core.event import HIDDEN
from gloam.core.frame import Frame, frames_of
from gloam.core.settings import Options
from gloam.core.value import Value
from gloam.games.kragmortha.rules import State

__all__ = ["KragmorthaView", "Player", "Tome", "view", "views"]


class Tome(Value):
    card: int
    face_down: bool


class Player(Value):
    square: int  # NONE while the goblin is in the air
    hand: tuple[int, ...]  # the oldest first, HIDDEN where the viewer does not know the card
    open_hand: tuple[int, ...]  # those all the world knows
    newest: int  # the card drawn last, if it is the viewer's and still in hand, else NONE
    looks: tuple[int, ...]
    tomes: tuple[Tome, ...]


class KragmorthaView(Value):
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
    return _Table(state).seen_by(viewer)


def views(state: State) -> list[KragmorthaView]:
    """The position as each viewer knows it, the spectator last."""
    table = _Table(state)
    return [table.seen_by(viewer) for viewer in range(state.seats + 1)]


@final
class _Table:
    """What all see alike, made once and shared by their views."""

    def __init__(self, state: State) -> None:
        self.state: Final = state
        self.asked: Final = state.asked
        self.discards: Final = tuple(state.discards)
        self.looks_below: Final = tuple([look for look in state.look_deck if state.seen[look]])
        self.tokens_used: Final = tuple(state.tokens_used)
        self.frames: Final = frames_of(state)
        self.scores: Final = tuple(state.scores())
        self.players: Final = [_player_in_public(state, seat) for seat in range(state.seats)]
        self.knowing: Final = [_knowing(state, seat) for seat in range(state.seats)]

    def seen_by(self, viewer: int) -> KragmorthaView:
        state = self.state
        return KragmorthaView(
            viewer=viewer,
            seats=state.seats,
            rules=state.law.options,
            turn=state.turn,
            to_act=state.to_act,
            asked=self.asked,
            options=tuple(state.options) if viewer == state.to_act else (),
            asides=tuple(state.asides(viewer)) if viewer < state.seats else (),
            players=tuple([self._player(seat, viewer) for seat in range(state.seats)]),
            rigor=state.rigor,
            deck=len(state.deck),
            discards=self.discards,
            look_deck=len(state.look_deck),
            looks_below=self.looks_below,
            tome_deck=len(state.tome_deck),
            token_deck=len(state.token_deck),
            tokens_used=self.tokens_used,
            frames=self.frames,
            moved=state.moved,
            called=state.called,
            votes=tuple([vote for seat, vote in state.cast_votes() if seat == viewer]),
            scores=self.scores,
        )

    def _player(self, seat: int, viewer: int) -> Player:
        """A player as all know them, unless this viewer knows more of the hand."""
        shown = self.players[seat]
        if not self.knowing[seat] >> viewer & 1:
            return shown
        hand, newest = _hand(self.state, seat, 1 << viewer), _newest(self.state, seat, viewer)
        return Player(shown.square, hand, shown.open_hand, newest, shown.looks, shown.tomes)


def _player_in_public(state: State, seat: int) -> Player:
    hand = _hand(state, seat, state.everyone)
    tomes = [Tome(tome, state.is_down(tome)) for tome in state.tomes[seat]]
    return Player(
        square=state.at[seat],
        hand=hand,
        open_hand=tuple([card for card in hand if card != HIDDEN]),
        newest=NONE,
        looks=tuple(state.looks[seat]),
        tomes=tuple(tomes),
    )


def _knowing(state: State, seat: int) -> int:
    """Who knows more of a hand than all the world does, a bit for each viewer; its owner always does."""
    knowing = 1 << seat
    for card in state.hands[seat]:
        if state.seen[card] != state.everyone:
            knowing |= state.seen[card]
    return knowing


def _hand(state: State, seat: int, viewers: int) -> tuple[int, ...]:
    """The cards that all these viewers know, a bit for each."""
    return tuple([card if state.seen[card] & viewers == viewers else HIDDEN for card in state.hands[seat]])


def _newest(state: State, seat: int, viewer: int) -> int:
    """Only the owner knows whether it was the newest card that was played."""
    newest = state.newest[seat]
    return newest if seat == viewer and newest in state.hands[seat] else NONE
