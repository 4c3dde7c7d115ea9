"""K6 The desk; K8 The end."""

from __future__ import annotations

import pytest

from tests.kragmortha.scenes import going, kinds, line, place, scene, script, told, view


def test_k6_1_a_goblin_on_the_desk_takes_a_tome_and_goes_home() -> None:
    """K6.1: the top tome, face up, then a free start square of the player's choice."""
    table = script("""
        seats 2
        1: c8 hand 39 1 2
        2: a4 hand 3
        tome-deck t9 t10
        deck 30
        ---
        1: play 39 w
            played p1 39
            walked p1 @b8
            stopped p1
            took-tome p1 t9
        1: go c4
            sent-home p1 @c4
            …
    """)
    assert line(table, "1:").startswith("c4 hand 1 2")
    assert line(table, "1:").endswith("| tomes t9")


@pytest.mark.parametrize(
    ("start", "way", "desk"), [("a7", "s", "a8"), ("b7", "s", "b8"), ("c8", "w", "b8"), ("c9", "w", "b9")]
)
def test_k6_1_every_way_onto_the_desk(start: str, way: str, desk: str) -> None:
    """K6.1: whichever of its squares is entered."""
    table = scene(f"1: {start} hand 39\n2: a4 hand 1").do(f"play 39 {way}")
    assert told(table)[1] == f"walked p1 @{desk}"
    assert table.state.asked == "home"


def test_k6_1_a_shoved_goblin_gets_a_tome_too() -> None:
    """K6.1: its own player chooses where it goes, in the turn of another."""
    table = scene("1: c7 hand 39\n2: c8 hand 1\ntome-deck t9").do("play 39 s", "shove w")
    assert told(table) == ["shoved p2 @b8 of p1", "took-tome p2 t9"]
    assert (table.state.asked, table.state.to_act) == ("home", 1)
    table.do("go a4")
    assert (told(table), table.state.to_act) == (["sent-home p2 @a4"], 0)


def test_k6_1_its_movement_is_over() -> None:
    """K6.1: a ball is left and may not be used; the event says why."""
    table = scene("1: c8 hand 39\n2: a4 hand 1").do("play 39 w")
    assert [event.rule for event in table.events if event.kind == "stopped"] == ["K6.1"]
    table.do("go c4")
    assert (table.state.asked, table.state.to_act) == ("turn", 1)


def test_k6_1_only_free_start_squares() -> None:
    """K6.1, K4.4: neither a goblin's nor Rigor's; and a teleport does not activate there."""
    table = scene("seats 3\n1: c8 hand 39\n2: a4 hand\n3: e4 hand\nrigor d4").do("play 39 w")
    assert going(table) == "b4 c4 f4"
    assert {table.refused(f"go {square}") for square in ("a4", "d4", "e4", "c8", "e6", "a5")} == {"K6.1"}
    assert "token" not in kinds(table.do("go b4"))
    assert place(table, 1) == "b4"


SEVEN_ROWS = "2: a0 hand\n3: b0 hand\n4: c0 hand\n5: d0 hand\n6: e0 hand\n7: f0 hand"


def test_k6_1_the_extra_square_serves_eight_when_no_other_is_free() -> None:
    """K6.1, K1.5 (ours): not before, and not with seven."""
    position = "seats {}\n1: c8 hand 39\n" + SEVEN_ROWS + "\n"
    assert going(scene(position.format(8) + "8: g0 hand").do("play 39 w")) == "a1"
    assert going(scene(position.format(8) + "8: c9 hand").do("play 39 w")) == "g0"
    assert going(scene(position.format(7)).do("play 39 w")) == "g0"


@pytest.mark.parametrize(("seats", "eighth", "count"), [(7, "", 49), (8, "8: a1 hand\n", 48)])
def test_k6_1_without_a_free_start_square_to_any_free_square(seats: int, eighth: str, count: int) -> None:
    """K6.1, K4.4 (ours): Rigor stands on the last one; but not to the desk."""
    table = scene(f"seats {seats}\n1: c8 hand 39\n{SEVEN_ROWS}\n{eighth}rigor g0").do("play 39 w")
    squares = going(table).split()
    assert len(squares) == count  # 56 open squares off the desk, without the figures
    assert not {"a0", "g0", "a8", "b8", "a9", "b9", "c1"} & set(squares)
    assert ("a1" in squares) == (seats == 7)
    assert place(table.do("go g9"), 1) == "g9"


def test_k8_1_the_fourth_look_ends_the_game_at_once() -> None:
    """K8.1, K7.2: nobody is carried, draws or moves any more."""
    table = scene("1: d8 hand 39 1 | looks l3 l5 l11\n2: a4 hand 2\nrigor d9\nlook-deck l13").do("play 39 s")
    assert told(table)[-3:] == ["looked p1 l13", "ended p1", "won p2 #0"]
    assert (table.events[-2].rule, table.state.over, table.options) == ("K7.2", True, [])
    assert {table.refused(text, seat) for text in ("done", "go b4", "play 1 n") for seat in (0, 1)} == {
        "K8.1"
    }


def test_k8_1_the_third_does_not() -> None:
    """K8.1: three looks are not yet the end."""
    table = scene("1: d8 hand 39 1 | looks l3 l5\n2: a4 hand 2\nrigor d9\nlook-deck l13").do("play 39 s")
    assert table.state.asked == "carry"


def test_k8_1_the_last_tome_ends_the_game_at_once() -> None:
    """K8.1: here from the desk, in the middle of somebody else's turn; nobody goes home."""
    table = scene("seats 3\n1: c7 hand 39\n2: c8 hand 1\n3: a4 hand | tomes …\ntome-deck t9")
    table.do("play 39 s", "shove w")
    assert told(table)[:3] == ["shoved p2 @b8 of p1", "took-tome p2 t9", "ended p2"]
    assert (table.events[2].rule, table.state.over, place(table, 2)) == ("K8.1", True, "b8")


def test_k8_1_the_last_but_one_does_not() -> None:
    """K8.1: one tome is left in the deck."""
    table = scene("1: c8 hand 39\n2: a4 hand | tomes …\ntome-deck t9 t10").do("play 39 w")
    assert (table.state.asked, view(table, 0).tome_deck) == ("home", 1)


def test_k8_1_whichever_comes_first_has_ended_it() -> None:
    """K8.1 (ours): the last goblin of the chain takes the last tome; the walker's trap never happens."""
    table = scene("""
        seats 5
        1: a4 hand 39 | looks l3 l5 l11 | tomes …
        2: b4 hand
        3: b5 hand
        4: b6 hand
        5: b7 hand
        token-deck k5
        tome-deck t9
    """).do("play 39 e", "shove s", "shove s", "shove s", "shove s")
    assert [kind for kind in kinds(table) if kind in ("ended", "token", "looked")] == ["ended"]
    assert table.events[2].seat == 4


END = """
    seats 3
    1: a4 hand {}
    2: f4 hand {}
    3: d8 hand 39 | looks l3 l5 l11
    rigor d9
    frame turn 3 before 0
"""


@pytest.mark.parametrize(
    ("anna", "boris", "winners"),
    [
        ("| looks l1", "| looks l2 l6 | tomes t1 t3 t5 t7 t9", "won p1 #0"),  # fewest looks
        ("", "| looks l1 | tomes t13 t15", "won p1 #0"),
        ("| looks l1 | tomes t13 t15", "| looks l2 | tomes t1 t2- t3-", "won p2 #1"),  # then most tomes
        ("| looks l1 | tomes t1 t13", "| looks l2 | tomes t7 t15", "won p2 #2"),  # then most magic symbols
        ("| looks l1 | tomes t1- t13", "| looks l2 | tomes t2 t9", "won p1 #2"),
        ("| looks l1 | tomes t1 t13", "| looks l2 | tomes t2- t14-", "shared p1, shared p2"),  # then shared
        ("", "", "shared p1, shared p2"),
    ],
)
def test_k8_2_who_has_won(anna: str, boris: str, winners: str) -> None:
    """K8.2: fewest looks, then most tomes, face up or down, then most magic symbols, then shared."""
    table = scene(END.format(anna, boris)).do("play 39 s")
    assert ", ".join(told(table)[-1 - winners.count(",") :]) == winners
    assert all(event.rule == "K8.2" for event in table.events if event.kind in ("won", "shared"))
    won = {int(text.split()[1][1]) - 1 for text in winners.split(", ")}
    assert table.state.scores() == [1 / len(won) if seat in won else 0 for seat in range(3)]


def test_k8_2_the_last_tome_counts() -> None:
    """K8.2: nine tomes against nine, eighteen magic symbols against eighteen."""
    odd, even = (" ".join(f"t{number}" for number in range(first, 17, 2)) for first in (1, 2))
    table = scene(f"1: c8 hand 39 | tomes {odd}\n2: a4 hand | tomes {even} t18\ntome-deck t17").do(
        "play 39 w"
    )
    assert told(table)[-3:] == ["ended p1", "shared p1", "shared p2"]


def test_k8_2_a_win_may_be_shared_by_more() -> None:
    """K8.2: all who are equal in everything."""
    table = scene("""
        seats 4
        1: a4 hand
        2: c4 hand
        3: d8 hand 39 | looks l3 l5 l11
        4: f4 hand
        rigor d9
        frame turn 3 before 0
    """).do("play 39 s")
    assert told(table)[-3:] == ["shared p1", "shared p2", "shared p4"]
    assert table.state.scores() == [1 / 3, 1 / 3, 0, 1 / 3]
