"""A game whose winners are known beforehand: those who keep their pearl share the win."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from gloam.arena import match
from gloam.core.protocol import AnyGame
from gloam.core.rng import Rng
from gloam.core.settings import Options
from tests.kit.pearls import KEEP, SWAP, Pearls, PearlState, PearlView


class KeeperState(PearlState):
    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.chosen: list[int] = []

    def apply(self, action: int) -> None:
        self.chosen.append(action)
        super().apply(action)

    def scores(self) -> list[float]:
        if not self.over:
            return [0.0] * self.seats
        keepers = self.chosen.count(KEEP) or self.seats
        return [float(choice == KEEP or KEEP not in self.chosen) / keepers for choice in self.chosen]


class Keepers(Pearls):
    def setup(self, options: Options, seats: int, seed: int) -> KeeperState:
        dealt = super().setup(options, seats, seed)
        state = KeeperState(seats, dealt.rng)
        state.deck, state.held = dealt.deck, dealt.held
        return state


class Fixed:
    """A bot that always does the same."""

    def __init__(self, action: int) -> None:
        self.action = action

    def choose(self, view: PearlView, options: Sequence[int]) -> int:
        assert self.action in options
        return self.action


def make_fixed(spec: str, game: AnyGame, seed: int) -> Fixed:
    return Fixed(KEEP if spec.startswith("keep") else SWAP)


@pytest.fixture
def keepers(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on every game is this one. Bots whose name begins with `keep` keep, others swap."""
    game = Keepers()
    monkeypatch.setattr(match, "find_game", lambda name: game)
    monkeypatch.setattr(match, "make_bot", make_fixed)
