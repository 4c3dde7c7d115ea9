"""Kragmortha as the world sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gloam.core.action import NONE, ActionTable
from gloam.core.errors import Refusal
from gloam.core.event import Event
from gloam.core.frame import frame_numbers
from gloam.core.hints import Hints
from gloam.core.phrase import Phrase
from gloam.core.picture import Picture, Say
from gloam.core.protocol import Game
from gloam.core.rng import Rng
from gloam.core.settings import Options, Settings
from gloam.games.kragmortha import events, notation, refusal, table, text
from gloam.games.kragmortha.actions import ACTIONS, SEATS
from gloam.games.kragmortha.cards import card_name
from gloam.games.kragmortha.frames import DECISIONS, SHOVING
from gloam.games.kragmortha.imagine import imagine
from gloam.games.kragmortha.judgement import outlook
from gloam.games.kragmortha.law import SETTINGS, law_of
from gloam.games.kragmortha.redeal import redeal, reshuffled
from gloam.games.kragmortha.rules import State, deal
from gloam.games.kragmortha.subjects import subject
from gloam.games.kragmortha.view import KragmorthaView, view, views

__all__ = ["GAME", "Kragmortha"]


class Kragmortha:
    """Rules K1–K14; see docs/rules/kragmortha.md."""

    id: str = "kragmortha"
    version: int = 1
    seats: range = range(2, SEATS + 1)
    actions: ActionTable = ACTIONS
    settings: Settings = SETTINGS
    decisions: Sequence[str] = DECISIONS
    together: Sequence[str] = ("vote",)  # K7.3
    continued_by: Mapping[str, Sequence[str]] = {"play": ("second",)}  # K2.2
    events: Sequence[str] = events.KINDS
    playout: int = 10

    def card_name(self, card: int) -> str:
        return card_name(card)

    def setup(self, options: Options, seats: int, seed: int) -> State:
        return deal(law_of(options), seats, seed)

    def data(self, options: Options) -> Mapping[str, str]:
        return {"set": law_of(options).set.digest}

    def view(self, state: State, viewer: int) -> KragmorthaView:
        return view(state, viewer)

    def views(self, state: State) -> list[KragmorthaView]:
        return views(state)

    def imagine(self, view: KragmorthaView, rng: Rng) -> State:
        return imagine(view, rng)

    def redeal(self, world: State, viewer: int, rng: Rng) -> State:
        return redeal(world, viewer, rng)

    def reshuffled(self, state: State, rng: Rng) -> State:
        return reshuffled(state, rng)

    def outlook(self, state: State) -> list[float]:
        return outlook(state)

    def subject(self, state: State, event: Event) -> str:
        return subject(state, event)

    def refuse(self, view: KragmorthaView, action: int) -> Refusal:
        return refusal.refuse(view, action)

    def tell(self, event: Event, view: KragmorthaView) -> Phrase:
        return text.tell(event, view)

    def prompt(self, view: KragmorthaView) -> Phrase:
        return text.prompt(view)

    def label(self, action: int, view: KragmorthaView) -> Phrase:
        return text.label(action, view)

    def hints(self, action: int, view: KragmorthaView) -> Hints:
        return text.hints(action, view)

    def picture(self, view: KragmorthaView, say: Say, width: int) -> Picture:
        return table.picture(view, say, width)

    def write(self, state: State) -> str:
        return notation.write(state)

    def read(self, text: str) -> State:
        return notation.read(text)

    def swapped(self, state: State, one: int, other: int) -> State:
        twin = state.copy()
        places = {one: other, other: one}
        zones = [twin.deck, twin.discards, twin.look_deck, twin.tome_deck, twin.token_deck, twin.tokens_used]
        for zone in (*zones, twin.newest, *twin.hands, *twin.looks, *twin.tomes):
            for at in range(len(zone)):
                zone[at] = places.get(zone[at], zone[at])
        twin.down = 0
        for tome in state.law.set.tomes:
            if state.is_down(tome):
                twin.turn_down(places.get(tome, tome))
        twin.seen[one], twin.seen[other] = state.seen[other], state.seen[one]
        twin.refresh()
        return twin

    def check(self, state: State) -> None:
        zones = [state.deck, state.discards, state.look_deck, state.tome_deck, state.token_deck]
        zones += [state.tokens_used, *state.hands, *state.looks, *state.tomes]
        found = sorted(piece for zone in zones for piece in zone)
        pieces = state.law.set
        everything = sorted(pieces.movements + pieces.looks + pieces.tomes + pieces.tokens)
        assert found == everything, "a piece is lost or twice in the game"
        secret = (*state.deck, *state.tome_deck, *state.token_deck)
        assert not any(state.seen[piece] for piece in secret), "somebody knows a piece of a deck"
        assert state.over == (not len(state.options)) == (state.to_act == NONE)
        squares = [square for square in state.at if square != NONE]
        if not state.over and SHOVING not in [frame[0] for frame in frame_numbers(state)]:
            assert len(set(squares)) == len(squares), "two goblins on one square"
            assert state.rigor not in squares, "a goblin stands on Rigor's square"
        assert all(state.board.open[square] for square in squares)


GAME: Final[Game[State, KragmorthaView]] = Kragmortha()
