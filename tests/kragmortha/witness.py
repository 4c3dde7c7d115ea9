"""What a viewer of Kragmortha can know, rebuilt from the events told to that viewer and nothing else."""

from __future__ import annotations

from gloam.core.event import HIDDEN, Event
from gloam.games.kragmortha.rules import State

__all__ = ["KragmorthaWitness"]

Place = tuple[str, int]  # the hand, looks or tomes of a seat, or one of the open zones

DISCARDS: Place = ("discards", 0)
BELOW: Place = ("under the look deck", 0)
TOKENS: Place = ("used tokens", 0)


class KragmorthaWitness:
    """Keeps each piece the viewer can place; the rest is unknown. Knows no rule but where pieces go."""

    def __init__(self, state: State, viewer: int) -> None:
        pieces = state.law.set
        self.viewer = viewer
        self.kinds = [pieces.movements, pieces.looks, pieces.tomes, pieces.tokens]
        self.place: dict[int, Place] = {}
        self.sizes = [0] * state.seats
        self.deck = len(pieces.movements)

    def unknown(self) -> list[int]:
        """Movement cards first; the caller swaps only pieces of one kind."""
        return [piece for kind in self.kinds for piece in kind if piece not in self.place]

    def unknown_of_a_kind(self, kind: int) -> list[int]:
        return [piece for piece in self.kinds[kind] if piece not in self.place]

    def hear(self, event: Event) -> None:
        hearing = getattr(self, "hear_" + event.kind.replace("-", "_"), None)
        if hearing is not None:
            hearing(event)

    def hear_dealt(self, event: Event) -> None:
        self.deck -= 1
        self.sizes[event.seat] += 1
        if event.card != HIDDEN:
            self.place[event.card] = ("hand", event.seat)

    hear_drew = hear_dealt

    def hear_opened(self, event: Event) -> None:
        self.place[event.card] = ("hand", event.seat)

    def hear_reshuffled(self, event: Event) -> None:
        self.deck += event.number
        self._forget(DISCARDS)

    def hear_played(self, event: Event) -> None:
        self.sizes[event.seat] -= 1
        self.place[event.card] = DISCARDS

    hear_showed = hear_played
    hear_discarded = hear_played

    def hear_looked(self, event: Event) -> None:
        self.place[event.card] = ("looks", event.seat)

    def hear_look_returned(self, event: Event) -> None:
        self.place[event.card] = BELOW

    hear_pardoned = hear_look_returned

    def hear_took_tome(self, event: Event) -> None:
        self.place[event.card] = ("tomes", event.seat)

    def hear_token(self, event: Event) -> None:
        self.place[event.card] = TOKENS

    def hear_tokens_shuffled(self, event: Event) -> None:
        self._forget(TOKENS)

    def _forget(self, place: Place) -> None:
        self.place = {piece: where for piece, where in self.place.items() if where != place}

    def at(self, place: Place) -> list[int]:
        """The pieces this viewer can place there, in ascending order."""
        return sorted(piece for piece, where in self.place.items() if where == place)
