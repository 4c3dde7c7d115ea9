"""What a viewer of Nightmarium can know, rebuilt from the events told to that viewer and nothing else."""

from __future__ import annotations

from gloam.core.event import HIDDEN, Event
from gloam.games.nightmarium.rules import State

__all__ = ["NightmariumWitness"]

Place = tuple[str, int, int]  # hand of a seat, creature of a seat at a place, pile, revealed

PILE: Place = ("pile", 0, 0)
REVEALED: Place = ("revealed", 0, 0)


class NightmariumWitness:
    """Keeps each card the viewer can place; everything else is unknown. Knows no rule but where cards go."""

    def __init__(self, state: State, viewer: int) -> None:
        self.viewer = viewer
        self.cards = list(state.law.cards)
        self.place: dict[int, Place] = {}
        self.sizes = [0] * state.seats
        self.deck = len(self.cards)

    def unknown(self) -> list[int]:
        return [card for card in self.cards if card not in self.place]

    def hear(self, event: Event) -> None:
        hearing = getattr(self, "hear_" + event.kind.replace("-", "_"), None)
        if hearing is not None:
            hearing(event)

    def hear_dealt(self, event: Event) -> None:
        self.deck -= 1
        self.sizes[event.seat] += 1
        if event.card != HIDDEN:
            assert event.seat == self.viewer, "a drawn card is its drawer's secret"
            self.place[event.card] = ("hand", event.seat, 0)

    hear_drew = hear_dealt

    def hear_reshuffled(self, event: Event) -> None:
        self.deck += event.number
        self.place = {card: place for card, place in self.place.items() if place != PILE}

    def hear_revealed(self, event: Event) -> None:
        self.deck -= 1
        self.place[event.card] = REVEALED

    def hear_placed(self, event: Event) -> None:
        self._leave(event)
        self.place[event.card] = ("creature", event.seat, event.spot)

    hear_sealed = hear_placed

    def hear_discarded(self, event: Event) -> None:
        self._leave(event)
        self.place[event.card] = PILE

    hear_gave = hear_discarded

    def hear_devoured(self, event: Event) -> None:
        self.place[event.card] = PILE

    def hear_executed(self, event: Event) -> None:
        self.sizes[event.seat] += 1
        self.place[event.card] = ("hand", event.seat, 0)

    def hear_scavenged(self, event: Event) -> None:
        for card, place in self.place.items():
            if place == ("creature", event.other, event.spot):
                self.place[card] = PILE

    def _leave(self, event: Event) -> None:
        """A card left a hand, unless a Herald had turned it up."""
        if self.place.get(event.card) != REVEALED:
            self.sizes[event.seat] -= 1

    def held(self, seat: int) -> list[int]:
        """The cards this viewer can place in a hand."""
        return sorted(card for card, place in self.place.items() if place == ("hand", seat, 0))
