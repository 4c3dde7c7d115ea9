"""The test kit notices what it is for: a sound small game passes, and each way to spoil it fails."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

import pytest

from gloam.core.event import Event
from gloam.core.hints import Hints
from gloam.core.protocol import AnyGame
from gloam.core.rng import Rng
from gloam.testing import Census, Witness, check_game, check_secrecy, check_walk, perft, play_script, walk
from tests.kit.pearls import KEEP, PEARLS, Pearls, PearlState, PearlView, shuffle


class Listener:
    """What one viewer of Pearls knows from what was told."""

    def __init__(self) -> None:
        self.known: set[int] = set()

    def hear(self, event: Event) -> None:
        if event.card >= 0:
            self.known.add(event.card)

    def unknown(self) -> Sequence[int]:
        return [pearl for pearl in range(PEARLS) if pearl not in self.known]


def listener(state: object, viewer: int) -> Witness:
    return Listener()


def nothing_shows(events: Sequence[Event]) -> bool:
    return False


def put_to_the_test(pearls: Pearls) -> None:
    game = cast(AnyGame, pearls)
    check_game(game)
    census = Census(game)
    for seed in range(12):
        census.count(check_walk(game, 2 + seed % 3, seed, every=1))
        assert check_secrecy(game, walk(game, 3, seed), listener, nothing_shows, Rng.seeded(seed)) > 5
    assert census.missing() == []


def test_a_sound_game_passes() -> None:
    put_to_the_test(Pearls())


class SharesItsCopies(Pearls):
    def setup(self, options: object, seats: int, seed: int) -> PearlState:
        state = super().setup({}, seats, seed)
        state.copy = lambda: state  # type: ignore[method-assign]
        return state


class ShowsAHand(Pearls):
    def view(self, state: PearlState, viewer: int) -> PearlView:
        return replace(super().view(state, viewer), held=tuple(state.held))


class HintsWithoutNaming(Pearls):
    def view(self, state: PearlState, viewer: int) -> PearlView:
        view = super().view(state, viewer)
        return replace(view, thrown=(*view.thrown, -3 - state.deck[-1] % 2))


class SharesTooMuch(Pearls):
    def views(self, state: PearlState) -> list[PearlView]:
        return [replace(view, held=tuple(state.held)) for view in super().views(state)]


class LosesAPearl(Pearls):
    def setup(self, options: object, seats: int, seed: int) -> PearlState:
        state = super().setup({}, seats, seed)
        state.deck.pop(0)
        return state


class ForgetsInText(Pearls):
    def read(self, text: str) -> PearlState:
        state = super().read(text)
        state.thrown.reverse()
        return state


class ImaginesCarelessly(Pearls):
    def redeal(self, world: PearlState, viewer: int, rng: Rng) -> PearlState:
        twin = world.copy()
        shuffle(rng, twin.held)
        return twin


class SharesADeck(Pearls):
    def redeal(self, world: PearlState, viewer: int, rng: Rng) -> PearlState:
        twin = super().redeal(world, viewer, rng)
        world.deck.reverse()
        return twin


class ReshufflesHands(Pearls):
    def reshuffled(self, state: PearlState, rng: Rng) -> PearlState:
        return self.redeal(state, 0, rng)


class ReshufflesInPlace(Pearls):
    def reshuffled(self, state: PearlState, rng: Rng) -> PearlState:
        shuffle(rng, state.deck)
        return state


class PlansByTheDeck(Pearls):
    def turn_of(self, state: PearlState, seat: int) -> PearlState | None:
        twin = super().turn_of(state, seat)
        if twin is not None and twin.deck[-1] % 2:
            twin.options = [KEEP]
        return twin


class HopesForTooMuch(Pearls):
    def outlook(self, state: PearlState) -> list[float]:
        return state.scores() if state.over else [0.5] * state.seats


class GuessesToTheEnd(Pearls):
    def outlook(self, state: PearlState) -> list[float]:
        return [1 / state.seats] * state.seats


class PeeksAtTheDeck(Pearls):
    def outlook(self, state: PearlState) -> list[float]:
        lucky = state.deck[-1] % state.seats
        return state.scores() if state.over else [float(seat == lucky) for seat in range(state.seats)]


class HasWildHunches(Pearls):
    def setup(self, options: object, seats: int, seed: int) -> PearlState:
        state = super().setup({}, seats, seed)
        state.hunch = lambda rng: 2  # type: ignore[method-assign]
        return state


class HintsAtTheDeck(Pearls):
    top = 0

    def view(self, state: PearlState, viewer: int) -> PearlView:
        self.top = state.deck[-1]
        return super().view(state, viewer)

    def hints(self, action: int, view: PearlView) -> Hints:
        return Hints(brings=(str(self.top),))


class NamesAnUnknownEvent(Pearls):
    events = ("drew",)


class NeverAsksForPeace(Pearls):
    decisions = ("pearl", "peace")


SPOILED = [SharesItsCopies, ShowsAHand, HintsWithoutNaming, LosesAPearl, ForgetsInText]
SPOILED += [ImaginesCarelessly, SharesADeck, ReshufflesHands, ReshufflesInPlace]
SPOILED += [HopesForTooMuch, GuessesToTheEnd, PeeksAtTheDeck, HasWildHunches]
SPOILED += [HintsAtTheDeck, NamesAnUnknownEvent, NeverAsksForPeace, SharesTooMuch, PlansByTheDeck]


@pytest.mark.parametrize("spoiled", SPOILED)
def test_each_way_to_spoil_it_is_noticed(spoiled: type[Pearls]) -> None:
    with pytest.raises((AssertionError, IndexError)):
        put_to_the_test(spoiled())


def test_a_script_says_what_happened_instead() -> None:
    game = cast(AnyGame, Pearls())
    position = "2 3 4 6 7 8 9 10 11 5\n0 1\n\n1 0\n1 2 3 4"
    scene = play_script(game, position + "---\n1: swap\n  threw p1 0\n  drew p1 5\n2: keep")
    assert scene.state.scores() == [1.0, 0.0]
    with pytest.raises(AssertionError, match="there happened"):
        play_script(game, position + "---\n1: swap\n  threw p1 1\n  …")
    with pytest.raises(AssertionError, match="is legal"):
        play_script(game, position + "---\n1: keep !P1")
    play_script(game, position + "---\n2: keep !P1")


def test_perft_counts_endings_too() -> None:
    state = Pearls().setup({}, 2, 1)
    assert [perft(state, depth) for depth in (0, 1, 2, 3)] == [1, 2, 4, 4]
