"""K14 The worked examples, event by event."""

from __future__ import annotations

import pytest

from tests.kragmortha.scenes import place, plays, scene, script, told, view

RAID = """
    seats 3
    1: c6 hand 26 1 2
    2: a4 hand 3
    3: f4 hand 4
    deck 30
    ---
    1: play 26 {first}
        played p1 26
        walked p1 @{between}
    1: step {second}
        walked p1 @{there}
        drew p1 30
        began p2
"""


@pytest.mark.parametrize(
    ("first", "between", "second", "there"),
    [
        ("n", "c5", "w", "b5"),  # scroll, then gems
        ("n", "c5", "n", "c4"),
        ("s", "c7", "s", "c8"),  # gems, then scroll
        ("w", "b6", "n", "b5"),
    ],
)
def test_k14_the_raid(first: str, between: str, second: str, there: str) -> None:
    """K14, K2.2: a scroll and gems card goes either way round, where the squares allow both."""
    script(RAID.format(first=first, between=between, second=second, there=there))


LILAC = """
    seats 3
    1: b7 hand 16 1 2
    2: d7 hand 3
    3: d8 hand 4
    rigor d9
    look-deck l7
    deck 30
    ---
    1: play 16 e
        played p1 16
        walked p1 @c7
    1: step e
        walked p1 @d7
    1: shove w !K3.1
    2: shove s !K2.1            // it is lilac's player who chooses
    1: shove s
        shoved p2 @d8 of p1
    1: shove s !K2.1            // now orange's
    2: shove n !K3.1
    2: shove s
        shoved p3 @d9 of p2
        caught p3 @d9
        looked p3 l7
    2: go b4 !K2.1
    3: go d9 !K4.1
    3: go {there}
        carried p3 @{there}
        drew p1 30
        began p2
"""


@pytest.mark.parametrize("there", ["b4", "f4", "e6", "g9"])
def test_k14_the_shove(there: str) -> None:
    """K14, K3, K4.1: lilac shoves orange onto green's square, orange shoves green onto Rigor."""
    table = script(LILAC.format(there=there))
    assert [place(table, seat) for seat in (1, 2, 3)] == ["d7", "d8", there]
    assert view(table, 0).token_deck == 6


LONG_CHAIN = """
    seats 8
    1: a2 hand 39 1 2
    2: a3 hand
    3: b3 hand
    4: c3 hand
    5: d3 hand
    6: e3 hand
    7: f3 hand
    8: g3 hand
    ---
    1: play 39 s
        played p1 39
        walked p1 @a3
    1: shove e
        shoved p2 @b3 of p1
    2: shove w !K3.1
    2: shove e
        shoved p3 @c3 of p2
    3: shove e
        shoved p4 @d3 of p3
    4: shove e
        shoved p5 @e3 of p4
    5: shove n !K2.4
    5: shove e
        shoved p6 @f3 of p5
    6: shove e
        shoved p7 @g3 of p6
    7: shove w !K3.1
    7: shove {way}
        shoved p8 @{end} of p7
"""


@pytest.mark.parametrize(("way", "end"), [("n", "g2"), ("s", "g4")])
def test_k14_a_chain_of_eight(way: str, end: str) -> None:
    """K14, K3.2, K3.5: all eight move, each once; then the first may take its second step."""
    table = script(LONG_CHAIN.format(way=way, end=end))
    assert [place(table, seat) for seat in range(1, 9)] == ["a3", "b3", "c3", "d3", "e3", "f3", "g3", end]
    assert (table.state.asked, table.state.to_act) == ("second", 0)


def test_k14_a_push_that_ends_on_a_teleport() -> None:
    """K14, K5.2: orange's player turns up a token; the walker may still take the second step."""
    table = script("""
        seats 4
        1: c6 hand 26
        2: d6 hand 1
        3: a4 hand 2
        4: c4 hand 3
        token-deck k3
        tome-deck t15
        ---
        1: play 26 e
            played p1 26
            walked p1 @d6
        1: shove e
            shoved p2 @e6 of p1
            token p2 k3
        2: go f4
            hopped p2 @f4
            took-tome p2 t15
        1: step e               // the gems that are left
            walked p1 @e6
            token p1 k1
    """)
    assert table.state.asked == "hop"


def test_k14_a_push_that_ends_on_the_desk() -> None:
    """K14, K6.1: a favour."""
    script("""
        seats 4
        1: c7 hand 21
        2: c8 hand 1
        3: a4 hand 2
        4: c4 hand 3
        tome-deck t15 t13
        ---
        1: play 21 s
            played p1 21
            walked p1 @c8
        1: shove w
            shoved p2 @b8 of p1
            took-tome p2 t15
        2: go a4 !K6.1
        2: go d4
            sent-home p2 @d4
        1: step w               // any symbol pays for the desk
            walked p1 @b8
            took-tome p1 t13
    """)


def test_k14_a_push_that_ends_on_rigor() -> None:
    """K14, K4.1: orange is caught, the walker is not."""
    table = script("""
        seats 4
        1: c8 hand 6
        2: c9 hand 1
        3: a4 hand 2
        4: c4 hand 3
        rigor d9
        look-deck l7
        ---
        1: play 6 s
            played p1 6
            walked p1 @c9
        1: shove e
            shoved p2 @d9 of p1
            caught p2 @d9
            looked p2 l7
        2: go b4
            carried p2 @b4
            …
    """)
    assert (place(table, 1), view(table, 0).players[0].looks) == ("c9", ())


def test_k14_a_shove_with_nowhere_to_go() -> None:
    """K14, K3.4: (6,9) with 2–4 players; Rigor may enter it, and a goblin may enter it if he stands there."""
    corner = "seats 4\n1: {} hand {}\n2: g9 hand 1\n3: a4 hand 2\n4: c4 hand 3\nrigor {}"
    assert plays(scene(corner.format("f9", "39", "d9"))) == "39n 39w"
    table = scene(corner.format("e9", "57", "f9")).do("play 57 e")
    assert told(table)[1:3] == ["stalked p1 @g9", "caught p2 @g9"]
    table = scene("seats 4\n1: f9 hand 39\n2: d5 hand 1\n3: a4 hand 2\n4: c4 hand 3\nrigor g9").do(
        "play 39 e"
    )
    assert told(table)[3] == "caught p1 @g9"


def test_k14_the_end_by_a_fourth_look_from_a_trap() -> None:
    """K14, K8.1: first the hop, then the look; nobody moves or draws any more."""
    script("""
        seats 2
        1: d6 hand 39 1 | looks l3 l5 l11
        2: a4 hand 2
        token-deck k6
        look-deck l4 l13
        ---
        1: play 39 e
            played p1 39
            walked p1 @e6
            stopped p1
            token p1 k6
        1: go b4
            hopped p1 @b4
            look-returned p1 l4
            looked p1 l13
            ended p1
            won p2 #0
        1: done !K8.1
        2: show !K8.1
    """)


def test_k14_the_end_by_the_last_tome() -> None:
    """K14, K8.1: in the middle of somebody else's turn."""
    table = script("""
        seats 3
        1: c7 hand 39
        2: c8 hand 1
        3: a4 hand 2 | looks l1 | tomes …
        tome-deck t15
        ---
        1: play 39 s
            played p1 39
            walked p1 @c8
        1: shove w
            shoved p2 @b8 of p1
            took-tome p2 t15
            ended p2
            won p2 #1
    """)
    assert table.state.scores() == [0, 1, 0]
