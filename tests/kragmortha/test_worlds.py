"""Copies share nothing; worlds dealt anew keep what is known and reach all that is not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from itertools import permutations
from typing import cast

import pytest

from gloam.core.rng import Rng
from gloam.games.kragmortha.actions import GUILTY, INNOCENT
from gloam.games.kragmortha.cards import LOOKS, TOKENS, TOMES
from gloam.games.kragmortha.rules import State
from gloam.testing import check_closely, walk
from gloam.testing.laws import check_copy, check_worlds
from tests.kragmortha.scenes import GAME, new_game, scene
from tests.kragmortha.test_laws import VARIANTS

CHI_SQUARE = {5: 20.52, 23: 49.73}  # by degrees of freedom; one run in a thousand exceeds it

# Every zone and counter differs from that of an empty library, more than any one moment could show.
FULL = f"""
    options looks=enchanted
    seats 4
    turn 9
    1: b5 hand 3 17! 20* | looks l1 l5 | tomes t4 t5-
    2: c4 hand 30 31* | looks l3
    3: d6 hand 40!
    4: - hand 41 | tomes t7
    rigor e7
    deck 43 44 …
    discards 50 51
    look-deck l7 l8 … l9!
    tome-deck t9 t8 …
    token-deck k3 k2 k1 k6
    tokens-used k5 k4
    vote 2 {GUILTY}
    moved 5
    called 2
    frame turn 1 after 2
    frame answer 3 1 l3
    rng 1 2 3 4
"""
# Seat 1 cannot place the four cards 30, 40, 43 and 44: one is in each other hand, two are the deck. Three
# looks lie unknown over the one that all saw, three tomes and three tokens in their decks.
SMALL = """
    seats 3
    1: b5 hand 3* 17
    2: c4 hand 30 31!* | looks l4 l5 l6 | tomes t4 t5 t6 t7 t8
    3: d6 hand 40 | looks l7 l8 l9 | tomes t9 t10 t11 t12 t13 t14 t15 t16 t17 t18
    deck 43 44
    discards …
    look-deck l1 l2 l3 l10! l11! l12! l13! l14! l15! l16! l17! l18! l19! l20! l21! l22! l23! l24!
    tome-deck t1 t2 t3
    token-deck k1 k2 k3
    tokens-used k4 k5 k6
"""


def read(position: str) -> State:
    return cast(State, GAME.read(position))


def check_equally_likely(found: Sequence[Hashable], possible: Sequence[Hashable]) -> None:
    counts = Counter(found)
    assert set(counts) == set(possible)
    expected = len(found) / len(possible)
    off = sum((count - expected) ** 2 / expected for count in counts.values())
    assert off < CHI_SQUARE[len(possible) - 1]


# Copies


def test_a_copy_has_every_zone_and_counter() -> None:
    state = read(FULL)
    text = GAME.write(state)
    for line in ("turn 9", "rigor e7", "discards 50 51", "moved 5", "called 2", "rng 1 2 3 4"):
        assert line in text.splitlines()
    twin = state.copy()
    assert GAME.write(twin) == text
    for mine, its in ((state.on, twin.on), (state.curses, twin.curses), (state.newest, twin.newest)):
        assert list(mine) == list(its)
        assert len(set(mine)) > 1


def test_a_copy_shares_no_zone() -> None:
    """What is written over in the one stays as it was in the other."""
    state = read(FULL)
    text = GAME.write(state)
    twin = state.copy()
    cards = [twin.deck, twin.discards, twin.look_deck, twin.tome_deck, twin.token_deck, twin.tokens_used]
    others = [twin.at, twin.on, twin.newest, twin.curses, twin.votes, twin.seen]
    for zone in (*cards, *others, *twin.hands, *twin.looks, *twin.tomes):
        for at in range(len(zone)):
            zone[at] = -9
    assert GAME.write(state) == text
    assert -9 not in list(state.on) + list(state.curses) + list(state.seen)


def test_copies_grow_apart() -> None:
    """Where a zone has room for more pieces, what one appends is not seen by the other."""
    state = new_game(3, 4)
    state.wander(Rng.seeded(4), 80)
    assert len(state.discards) > 3
    check_copy(GAME, state, Rng.seeded(1))


def test_an_empty_library_is_empty() -> None:
    """What a position does not name is nowhere: no goblin, no card drawn last, no look that weighs."""
    state = read("seats 3\nframe place 1 - -")
    assert [list(state.at), list(state.newest), list(state.curses)] == [[-1] * 3, [-1] * 3, [0] * 3]
    assert set(state.on) == {-1}
    assert set(state.seen) == {0}
    assert state.rigor == state.board.rigor_start
    zones = (*state.hands, *state.looks, *state.tomes, state.discards, state.tokens_used, state.votes)
    assert not any(len(zone) for zone in zones)


# Worlds dealt anew


def worlds(state: State, make: str, count: int) -> list[State]:
    """So many worlds seat 1 cannot tell from this one."""
    rng, view = Rng.seeded(1), GAME.view(state, 0)
    makers: dict[str, Callable[[], object]] = {
        "redeal": lambda: GAME.redeal(state, 0, rng),
        "imagine": lambda: GAME.imagine(view, rng),
        "reshuffled": lambda: GAME.reshuffled(state, rng),
    }
    return [cast(State, makers[make]()) for _ in range(count)]


@pytest.mark.parametrize("frame", ["frame turn 1 before 0", "frame turn 2 before 0"])
@pytest.mark.parametrize("make", ["redeal", "imagine"])
def test_all_worlds_are_equally_likely(make: str, frame: str) -> None:
    """K13: four cards seat 1 cannot place are in any order in their four places, whoever is asked."""
    found = []
    for world in worlds(read(SMALL + frame), make, 1200):
        assert list(world.hands[0]) == [2, 16]
        assert world.hands[1][1] == 30
        found.append((world.hands[1][0], world.hands[2][0], *world.deck))
    check_equally_likely(found, list(permutations((29, 39, 42, 43))))


@pytest.mark.parametrize("make", ["redeal", "imagine", "reshuffled"])
def test_the_other_decks_are_in_any_order(make: str) -> None:
    """K13: looks, tomes and tokens; the looks that all saw going under their deck stay where they are."""
    state = read(SMALL)
    made = worlds(state, make, 600)
    for world in made:
        assert list(world.look_deck)[:-3] == list(state.look_deck)[:-3]
    for first, decks in (
        (LOOKS, [list(world.look_deck)[-3:] for world in made]),
        (TOMES, [list(world.tome_deck) for world in made]),
        (TOKENS, [list(world.token_deck) for world in made]),
    ):
        check_equally_likely([tuple(deck) for deck in decks], list(permutations(range(first, first + 3))))


def test_reshuffling_leaves_the_hands_alone() -> None:
    """K13: only what nobody knows: the decks, and chance to come."""
    state = read("seats 2\n1: b5 hand 3*\n2: c4 hand 30\ndeck 40 41 43 44\ndiscards …\nrng 1 2 3 4")
    made = worlds(state, "reshuffled", 1200)
    for world in made:
        assert world.hands == state.hands
        assert world.discards == state.discards
        assert world.newest == state.newest
    check_equally_likely([tuple(world.deck) for world in made], list(permutations((39, 40, 42, 43))))


@pytest.mark.parametrize("make", ["redeal", "imagine", "reshuffled"])
def test_chance_to_come_is_dealt_anew_too(make: str) -> None:
    assert len({tuple(world.rng.words()) for world in worlds(read(SMALL), make, 20)}) == 20


def test_who_knows_a_card_dealt_anew() -> None:
    """K13: its new owner alone, and nobody if it is in the deck."""
    world = worlds(read(SMALL), "redeal", 1)[0]
    assert [world.seen[card] for card in world.hands[1]] == [0b010, world.everyone]
    assert [world.seen[card] for card in world.hands[2]] == [0b100]
    assert [world.seen[card] for card in world.deck] == [0, 0]


def test_the_card_drawn_last_is_one_of_the_new_hand() -> None:
    """K11, fumbling fingers: of the others it is the last in hand; of oneself the one it was."""
    for world in worlds(read(SMALL), "redeal", 20):
        assert list(world.newest) == [2, world.hands[1][1], world.hands[2][0]]
    played = read("seats 2\n1: b5 hand 3 17\n2: c4 hand 30*")
    assert [world.newest[0] for world in worlds(played, "redeal", 3)] == [-1] * 3


@pytest.mark.parametrize("make", ["redeal", "imagine"])
def test_how_others_judge_is_unknown(make: str) -> None:
    """K7.3: one's own vote stays, another's may be either."""
    state = read(
        f"""
        options looks=tabletop
        seats 5
        1: a2 hand 1
        2: b2 hand 2 | looks l1
        3: c2 hand 3
        4: d2 hand 4
        5: e3 hand 5
        vote 3 {GUILTY}
        vote 1 {INNOCENT}
        frame turn 1 before 0
        frame verdict 2 5 -
        frame vote 4 2 5
        """
    )
    votes = [dict(world.cast_votes()) for world in worlds(state, make, 40)]
    assert {vote[0] for vote in votes} == {INNOCENT}
    assert {vote[2] for vote in votes} == {GUILTY, INNOCENT}


def test_imagined_worlds_keep_every_counter() -> None:
    """Who was in a chain of shoves, who called, what lies face down, who has won."""
    table = "seats 3\n1: b5 hand 3* | tomes t1 t2-\n2: c4 hand 30\n3: d6 hand 40! 41 | looks l1 l2\nturn 5\n"
    for rest in ("moved 5\ncalled 3\ntokens-used k1 k5", "winner 1\nwinner 2"):
        check_worlds(GAME, read(table + rest), Rng.seeded(1))


def test_bots_have_no_vote_in_an_imagined_trial() -> None:
    """K7.3: they judge nobody."""
    table = "1: a4 hand 1\n2: b4 hand 2 | looks l1\n3: c4 hand 3\n4: d4 hand 4\n"
    trial = "frame turn 1 before 0\nframe verdict 2 1 -\nframe vote 4 2 1"
    state = GAME.read(f"options looks=tabletop bots=3\nseats 4\n{table}{trial}")
    for viewer in range(5):
        world = cast(State, GAME.imagine(GAME.view(state, viewer), Rng.seeded(viewer)))
        assert world.cast_votes() == []


@pytest.mark.parametrize("shover", [1, 2, 3])
def test_one_who_is_shoved_stands_under_the_one_who_shoves(shover: int) -> None:
    """K3.1: in an imagined world too, whichever seat is the larger."""
    shoved = shover % 3 + 1
    table = f"{shover}: b6 hand 39\n{shoved}: c6 hand 30\n{shoved % 3 + 1}: f4 hand 31\n"
    state = scene(f"seats 3\n{table}frame turn {shover} before 0").do("play 39 e").state
    assert state.asked == "shove"
    for viewer in range(4):
        world = cast(State, GAME.imagine(GAME.view(state, viewer), Rng.seeded(viewer)))
        assert world.on == cast(State, state).on


def test_an_imagined_world_is_silent() -> None:
    world = GAME.imagine(GAME.view(new_game(2, 3), 0), Rng.seeded(1))
    world.wander(Rng.seeded(2), 10)
    assert world.take_events() == []


# Everything at once


def test_the_laws_hold_at_every_kind_of_decision() -> None:
    """Walks come to some kinds too rarely to be looked at closely by the way."""
    looked: Counter[str] = Counter()
    for seed in range(60):
        rng = Rng.seeded(seed)
        for step in walk(GAME, 2 + seed % 5, 700 + seed, VARIANTS[seed % len(VARIANTS)]):
            if step.asked and looked[step.asked] < 4:
                looked[step.asked] += 1
                check_closely(GAME, step.state, rng)
    assert looked == dict.fromkeys(GAME.decisions, 4)
