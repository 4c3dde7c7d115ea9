"""Copies share nothing; worlds dealt anew keep what is known and reach all that is not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from typing import cast

import pytest

from gloam.core.rng import Rng
from gloam.games.nightmarium.cards import HEAD, card_name
from gloam.games.nightmarium.rules import State
from gloam.testing import check_closely, walk
from gloam.testing.laws import check_copy, check_worlds
from tests.nightmarium.scenes import GAME, new_game
from tests.nightmarium.test_laws import VARIANTS

CHI_SQUARE = 49.8  # 23 degrees of freedom; one run in a thousand exceeds it

# Every zone and counter differs from that of an empty table, more than any one moment of a game could show.
FULL = """
    options preset=advanced
    seats 3
    turn 7
    1: hand 30! 31 | 3 35 67 +s1 | 6
    2: hand 40 | 15 80
    3: hand 50 51!
    deck 60 61 …
    pile 90 91 92
    revealed 100 101
    laid 3 52
    passed 2
    steps 4
    frame turn 1 1 necronauts
    frame chain 1 1 2
    frame unveil 1 - -
    frame tribute 2 necronauts 1
    rng 1 2 3 4
"""
# Seat 1 cannot place the four cards 40, 50, 60 and 61: one is in each other hand, two are the deck.
SMALL = """
    seats 3
    1: hand 30 31
    2: hand 40 41!
    3: hand 50
    deck 60 61
    pile …
"""
# Seats 2 and 3 have chosen their gifts, seat 4 is asked for its own.
GIFTS = """
    seats 4
    1: hand 60 61 | 3 2 1
    2: hand 5 31
    3: hand 33 34 36
    4: hand 40
    deck 41 42 43 …
    laid 2 4
    laid 3 7
    frame turn 1 1 necronauts
    frame chain 1 1 3
    frame unveil 1 - -
    frame tribute 4 necronauts 1
"""


def read(position: str) -> State:
    return cast(State, GAME.read(position))


# Copies


def test_a_copy_has_every_zone_and_counter() -> None:
    state = read(FULL)
    text = GAME.write(state)
    for line in ("turn 7", "revealed 100 101", "laid 3 52", "passed 2", "steps 4", "rng 1 2 3 4"):
        assert line in text.splitlines()
    assert GAME.write(state.copy()) == text


def test_a_copy_shares_no_zone() -> None:
    """What is written over in the one stays as it was in the other."""
    state = read(FULL)
    text = GAME.write(state)
    twin = state.copy()
    for zone in (
        twin.deck,
        twin.pile,
        twin.laid,
        twin.revealed,
        twin.body,
        twin.shape,
        twin.seen,
        *twin.hands,
    ):
        for at in range(len(zone)):
            zone[at] = -1
    assert GAME.write(state) == text
    assert -1 not in list(state.shape) + list(state.seen)


def test_copies_grow_apart() -> None:
    """Where a zone has room for more cards, what one appends is not seen by the other."""
    state = new_game(3, 4, preset="advanced")
    state.wander(Rng.seeded(4), 60)
    assert len(state.pile) > 3
    check_copy(GAME, state, Rng.seeded(1))


def test_an_empty_table_is_empty() -> None:
    """What a position does not name is nowhere, and nobody knows the deck."""
    state = read("seats 4")
    assert [list(hand) for hand in state.hands] == [[]] * 4
    assert set(state.body) == {-1}
    assert list(state.shape) == [0] * 4
    assert set(state.seen) == {0}
    assert (list(state.pile), list(state.laid), list(state.revealed)) == ([], [], [])


# Worlds dealt anew


def arrangement(world: State) -> tuple[int, ...]:
    """Where the four hidden cards of SMALL are."""
    hidden = [card for seat in (1, 2) for card in world.hands[seat] if card != 40]
    return (*hidden, *world.deck)


def check_all_equally_likely(counts: Counter[tuple[int, ...]]) -> None:
    assert set(counts) == set(permutations((39, 49, 59, 60)))
    expected = counts.total() / len(counts)
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < CHI_SQUARE


@pytest.mark.parametrize("frame", ["frame turn 1 2 -", "frame turn 2 1 -"])
@pytest.mark.parametrize("make", ["redeal", "imagine"])
def test_all_worlds_are_equally_likely(make: str, frame: str) -> None:
    """N8: four cards the viewer cannot place are in any order in their four places, whoever is asked."""
    state, rng = read(SMALL + frame), Rng.seeded(1)
    view = GAME.view(state, 0)
    worlds: dict[str, Callable[[], object]] = {
        "redeal": lambda: GAME.redeal(state, 0, rng),
        "imagine": lambda: GAME.imagine(view, rng),
    }
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(1200):
        world = cast(State, worlds[make]())
        assert list(world.hands[0]) == [29, 30]
        assert 40 in world.hands[1]
        counts[arrangement(world)] += 1
    check_all_equally_likely(counts)


def test_who_knows_a_card_dealt_anew() -> None:
    """N8: its new owner alone, and nobody if it is in the deck."""
    world = cast(State, GAME.redeal(read(SMALL), 0, Rng.seeded(3)))
    for seat in (1, 2):
        assert [world.seen[card] for card in world.hands[seat] if card != 40] == [1 << seat]
    assert [world.seen[card] for card in world.deck] == [0, 0]
    assert world.seen[40] == world.everyone


def test_reshuffling_touches_the_deck_alone() -> None:
    """N8: the hands stay, the deck is in any order, and chance to come is other chance."""
    state = read("seats 2\n1: hand 30\n2: hand 31\ndeck 40 50 60 61\npile …\nrng 1 2 3 4")
    rng, counts = Rng.seeded(2), Counter[tuple[int, ...]]()
    futures = set()
    for _ in range(1200):
        world = cast(State, GAME.reshuffled(state, rng))
        assert [list(hand) for hand in world.hands] == [[29], [30]]
        assert world.pile == state.pile
        counts[tuple(world.deck)] += 1
        futures.add(tuple(world.rng.words()))
    check_all_equally_likely(counts)
    assert len(futures) == 1200


@pytest.mark.parametrize("viewer", [0, 2, 3])
def test_chance_to_come_is_dealt_anew_too(viewer: int) -> None:
    state, rng = read(SMALL), Rng.seeded(6)
    futures = {tuple(cast(State, GAME.redeal(state, viewer, rng)).rng.words()) for _ in range(20)}
    assert len(futures) == 20


def test_imagined_worlds_keep_every_counter() -> None:
    """Also those that walks hardly ever move: actions passed in a row, and who has won."""
    for rest in ("passed 3\nsteps 5\nturn 9", "turn 9\nwinner 1\nwinner 3"):
        state = read(f"seats 3\n1: hand 30\n2: hand 31! 32\n3: hand 33\n{rest}")
        check_worlds(GAME, state, Rng.seeded(1))


def test_an_imagined_world_is_silent() -> None:
    state = new_game(2, 3)
    world = GAME.imagine(GAME.view(state, 0), Rng.seeded(1))
    world.wander(Rng.seeded(2), 10)
    assert world.take_events() == []


def test_whoever_is_asked_to_play_has_a_card_to_play() -> None:
    """N5.5: a Mocker is asked, so there is a card for it, were it the only one among ninety hidden ones."""
    law = new_game(2, 1, target="3").law
    built = {3, 35, 67, 6, 71, 15, 80}
    heads = [card for card in law.cards if law.parts[card] >> HEAD & 1 and card + 1 not in built]
    state = read(
        f"""
        options target=3
        seats 2
        2: hand {card_name(heads[0])} | 3 35 67 | 6 71 | 15 80
        deck …
        pile {" ".join(card_name(card) for card in heads[1:])}
        frame turn 2 1 -
        frame chain 2 1 2
        frame mock 2 1 -
        """
    )
    assert len(state.deck) > 40
    for seed in range(40):
        world = cast(State, GAME.redeal(state, 0, Rng.seeded(seed)))
        assert list(world.hands[1]) == [heads[0]]
        assert list(world.options) == list(state.options)


@pytest.mark.parametrize("make", ["redeal", "imagine"])
def test_gifts_that_nobody_saw_are_chosen_anew(make: str) -> None:
    """N4.2: another card, or two instead of one, any the hand allows; one's own gift stays."""
    state, rng = read(GIFTS), Rng.seeded(1)
    view = GAME.view(state, 1)
    counts: set[int] = set()
    lowest: set[bool] = set()
    for _ in range(80):
        made = GAME.redeal(state, 1, rng) if make == "redeal" else GAME.imagine(view, rng)
        world = cast(State, made)
        assert (list(world.laid_by(1)), world.to_act) == ([3], 3)
        gifts = list(world.laid_by(2))
        counts.add(len(gifts))
        if len(gifts) == 2:
            lowest.add(gifts == sorted([*gifts, *world.hands[2]])[:2])
    assert counts == {1, 2}
    assert lowest == {True, False}


# Everything at once


def test_the_laws_hold_at_every_kind_of_decision() -> None:
    """Walks come to some kinds too rarely to be looked at closely by the way."""
    looked: Counter[str] = Counter()
    for seed in range(30):
        rng = Rng.seeded(seed)
        for step in walk(GAME, 2 + seed % 4, 700 + seed, VARIANTS[seed % len(VARIANTS)]):
            if step.asked and looked[step.asked] < 5:
                looked[step.asked] += 1
                check_closely(GAME, step.state, rng)
    assert looked == dict.fromkeys(GAME.decisions, 5)
