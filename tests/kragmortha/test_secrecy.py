"""No seat learns what it may not know: not from a view, an event, or anybody's options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pytest

from gloam.core.event import HIDDEN, Event
from gloam.core.rng import Rng
from gloam.games import find_game
from gloam.games.kragmortha.cards import EFFECTS
from gloam.games.kragmortha.rules import State
from gloam.games.kragmortha.view import KragmorthaView
from gloam.testing import Step, check_secrecy, walk
from tests.kragmortha.witness import BELOW, DISCARDS, TOKENS, KragmorthaWitness

GAME = find_game("kragmortha")
MOVEMENTS, LOOKS, TOMES, TOKEN_PIECES = range(4)
TABLES = [("enchanted", 2), ("enchanted", 5), ("tabletop", 4), ("enchanted", 8)]


class OfAKind(KragmorthaWitness):
    """Only pieces of one kind can change places."""

    kind = MOVEMENTS

    def unknown(self) -> list[int]:
        return self.unknown_of_a_kind(self.kind)


def nothing_is_public_anyway(events: Sequence[Event]) -> bool:
    return False


@pytest.mark.parametrize("kind", [MOVEMENTS, LOOKS, TOMES, TOKEN_PIECES])
@pytest.mark.parametrize(("looks", "seats"), TABLES)
def test_a_changed_hidden_piece_changes_nothing_others_see(looks: str, seats: int, kind: int) -> None:
    """K13: two pieces the viewer cannot place are swapped; not one byte differs."""

    def witness(state: object, viewer: int) -> OfAKind:
        made = OfAKind(cast(State, state), viewer)
        made.kind = kind
        return made

    steps = walk(GAME, seats, seats + kind, {"looks": looks})
    assert check_secrecy(GAME, steps, witness, nothing_is_public_anyway, Rng.seeded(kind), every=2) > 100


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_view_shows_just_what_its_viewer_was_told(seats: int) -> None:
    """K13: sizes, piles and known cards of a view are those a listener can keep account of."""
    for seed in range(2):
        witnesses: list[KragmorthaWitness] = []
        for step in walk(GAME, seats, 200 + seed):
            state = cast(State, step.state)
            witnesses = witnesses or [KragmorthaWitness(state, viewer) for viewer in range(seats + 1)]
            for viewer, witness in enumerate(witnesses):
                for event in step.events:
                    witness.hear(event.told_to(viewer))
                _compare(cast(KragmorthaView, GAME.view(state, viewer)), witness)


def _compare(view: KragmorthaView, witness: KragmorthaWitness) -> None:
    assert view.deck == witness.deck
    assert sorted(view.discards) == witness.at(DISCARDS)
    assert sorted(view.looks_below) == witness.at(BELOW)
    assert sorted(view.tokens_used) == witness.at(TOKENS)
    for seat, player in enumerate(view.players):
        assert len(player.hand) == witness.sizes[seat]
        assert sorted(set(player.hand) - {HIDDEN}) == witness.at(("hand", seat))
        assert sorted(player.looks) == witness.at(("looks", seat))
        assert sorted(tome.card for tome in player.tomes) == witness.at(("tomes", seat))


def test_loose_tongue_opens_just_that_hand() -> None:
    """K11, K13: with loose tongue exactly that hand is public."""
    opened = 0
    for seed in range(30):
        for step in walk(GAME, 4, 300 + seed):
            opened += _check_open_hands(step)
    assert opened > 100


def _check_open_hands(step: Step) -> int:
    state = cast(State, step.state)
    view = cast(KragmorthaView, GAME.view(state, state.seats))
    opened = 0
    for seat, player in enumerate(view.players):
        effects = [state.law.set.effect[look] for look in state.looks[seat]]
        if EFFECTS.index("loose_tongue") in effects and not state.over:
            assert HIDDEN not in player.hand
            opened += 1
    return opened
