"""Nightmarium as the world sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gloam.core.action import NONE, ActionTable
from gloam.core.errors import Refusal
from gloam.core.event import Event
from gloam.core.hints import Hints
from gloam.core.phrase import Phrase
from gloam.core.picture import Picture, Say
from gloam.core.protocol import Game
from gloam.core.rng import Rng
from gloam.core.settings import Options, Settings
from gloam.games.nightmarium import events, notation, refusal, table, text
from gloam.games.nightmarium.actions import ACTIONS, SEATS
from gloam.games.nightmarium.cards import card_name
from gloam.games.nightmarium.frames import DECISIONS
from gloam.games.nightmarium.imagine import imagine
from gloam.games.nightmarium.judgement import outlook
from gloam.games.nightmarium.law import SETTINGS, law_of
from gloam.games.nightmarium.redeal import redeal, reshuffled
from gloam.games.nightmarium.rules import State, deal
from gloam.games.nightmarium.subjects import subject
from gloam.games.nightmarium.view import NightmariumView, view, views

__all__ = ["GAME", "Nightmarium"]


class Nightmarium:
    """Rules N1–N10; see docs/rules/nightmarium.md."""

    id: str = "nightmarium"
    version: int = 1
    seats: range = range(2, SEATS + 1)
    actions: ActionTable = ACTIONS
    settings: Settings = SETTINGS
    decisions: Sequence[str] = DECISIONS
    together: Sequence[str] = ("tribute",)  # N4.2
    continued_by: Mapping[str, Sequence[str]] = {"discard": ("exchange", "tribute")}  # N2.3, N4.2
    events: Sequence[str] = events.KINDS
    playout: int = 6

    def card_name(self, card: int) -> str:
        return card_name(card)

    def setup(self, options: Options, seats: int, seed: int) -> State:
        return deal(law_of(options), seats, seed)

    def data(self, options: Options) -> Mapping[str, str]:
        return {"deck": law_of(options).deck.digest}

    def view(self, state: State, viewer: int) -> NightmariumView:
        return view(state, viewer)

    def views(self, state: State) -> list[NightmariumView]:
        return views(state)

    def imagine(self, view: NightmariumView, rng: Rng) -> State:
        return imagine(view, rng)

    def redeal(self, world: State, viewer: int, rng: Rng) -> State:
        return redeal(world, viewer, rng)

    def reshuffled(self, state: State, rng: Rng) -> State:
        return reshuffled(state, rng)

    def outlook(self, state: State) -> list[float]:
        return outlook(state)

    def subject(self, state: State, event: Event) -> str:
        return subject(state, event)

    def refuse(self, view: NightmariumView, action: int) -> Refusal:
        return refusal.refuse(view, action)

    def tell(self, event: Event, view: NightmariumView) -> Phrase:
        return text.tell(event, view)

    def prompt(self, view: NightmariumView) -> Phrase:
        return text.prompt(view)

    def label(self, action: int, view: NightmariumView) -> Phrase:
        return text.label(action, view)

    def hints(self, action: int, view: NightmariumView) -> Hints:
        return text.hints(action, view)

    def picture(self, view: NightmariumView, say: Say, width: int) -> Picture:
        return table.picture(view, say, width)

    def write(self, state: State) -> str:
        return notation.write(state)

    def read(self, text: str) -> State:
        return notation.read(text)

    def swapped(self, state: State, one: int, other: int) -> State:
        twin = state.copy()
        places = {one: other, other: one}
        for zone in (twin.deck, twin.pile, twin.revealed, twin.body, *twin.hands):
            for at in range(len(zone)):
                zone[at] = places.get(zone[at], zone[at])
        for at in range(1, len(twin.laid), 2):
            twin.laid[at] = places.get(twin.laid[at], twin.laid[at])
        for seat, hand in enumerate(twin.hands):
            twin.hands[seat] = vec[i64](sorted(hand))
        twin.seen[one], twin.seen[other] = state.seen[other], state.seen[one]
        twin.refresh()
        return twin

    def check(self, state: State) -> None:
        zones = [state.deck, state.pile, state.revealed, list(state.laid)[1::2], *state.hands]
        placed = [card for card in state.body if card != NONE]
        cards = sorted(placed + [card for zone in zones for card in zone])
        assert cards == sorted(state.law.cards), "a card is lost or twice in the game"
        assert not any(state.seen[card] for card in state.deck), "somebody knows a card of the deck"
        assert state.over == (not len(state.options)) == (state.to_act == NONE)


GAME: Final[Game[State, NightmariumView]] = Nightmarium()
