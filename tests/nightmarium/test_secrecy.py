"""No seat learns what it may not know: not from a view, an event, or anybody's options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pytest

from gloam.core.event import Event
from gloam.core.rng import Rng
from gloam.games import find_game
from gloam.games.nightmarium.cards import MOCKER
from gloam.games.nightmarium.rules import State
from gloam.games.nightmarium.view import NightmariumView
from gloam.testing import Witness, check_secrecy, walk
from tests.nightmarium.witness import NightmariumWitness

GAME = find_game("nightmarium")
TABLES = [(preset, seats) for preset in GAME.settings.presets for seats in GAME.seats]


def mocker_tried(events: Sequence[Event]) -> bool:
    """N5.5: that a Mocker goes on, or fails, says whether the hand holds a playable card."""
    return any(event.kind == "activated" and event.number == MOCKER for event in events)


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_a_changed_hidden_card_changes_nothing_others_see(preset: str, seats: int) -> None:
    """N1.2, N8, N10: two cards the viewer cannot place are swapped; not one byte differs."""
    for seed in range(2):
        options = {"preset": preset, "legion_discard": ("must", "either")[seed % 2]}
        steps = walk(GAME, seats, seed, options)
        compared = check_secrecy(GAME, steps, _witness, mocker_tried, Rng.seeded(seed), every=3)
        assert compared > 50


def _witness(state: object, viewer: int) -> Witness:
    return NightmariumWitness(cast(State, state), viewer)


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_a_view_shows_just_what_its_viewer_was_told(preset: str, seats: int) -> None:
    """N8: sizes, piles and known cards of a view are those a listener can keep account of."""
    for seed in range(2):
        witnesses: list[NightmariumWitness] = []
        for step in walk(GAME, seats, 100 + seed, {"preset": preset}):
            state = cast(State, step.state)
            witnesses = witnesses or [NightmariumWitness(state, viewer) for viewer in range(seats + 1)]
            for viewer, witness in enumerate(witnesses):
                for event in step.events:
                    witness.hear(event.told_to(viewer))
                _compare(cast(NightmariumView, GAME.view(state, viewer)), witness)


def _compare(view: NightmariumView, witness: NightmariumWitness) -> None:
    assert view.deck == witness.deck
    assert sorted(view.pile) == sorted(card for card, place in witness.place.items() if place[0] == "pile")
    for seat, player in enumerate(view.players):
        assert player.hand.size == witness.sizes[seat]
        own_gifts = view.laid if seat == view.viewer else ()
        assert sorted(player.hand.cards + own_gifts) == witness.held(seat)


def test_gifts_are_secret_until_all_are_given() -> None:
    """N4.2: nobody's gift, nor whether it is one card or two, is known before the last one has chosen."""
    position = """
        seats 3
        1: hand 1 | 3 2
        2: hand 4 30 31
        3: hand 33 36 60
    """
    state = GAME.read(position)
    state.apply(GAME.actions.parse("play 1@1").index)
    state.apply(GAME.actions.parse("give 4").index)
    told = [event.told_to(2) for event in state.take_events() if event.kind == "chose"]
    assert [event.card for event in told] == [-1]
    after = GAME.view(state, 2)
    assert isinstance(after, NightmariumView)
    assert after.players[1].hand.size == 3
    assert after.players[1].hand.cards == ()
