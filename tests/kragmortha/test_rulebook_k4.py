"""K4 Meeting the Dark Overlord."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kragmortha.scenes import (
    changed_set,
    going,
    kinds,
    line,
    place,
    reason,
    rigor,
    scene,
    script,
    steps,
    told,
    view,
)


def test_k4_1_a_goblin_that_walks_into_rigor_is_caught() -> None:
    """K4.1: a look, then the goblin is carried to a free teleport of its player's choice."""
    script("""
        seats 2
        1: d8 hand 39 1 2
        2: a5 hand 3
        rigor d9
        look-deck l7
        deck 30
        ---
        1: play 39 s
            played p1 39
            walked p1 @d9
            stopped p1
            caught p1 @d9
            looked p1 l7
        1: go e6
            carried p1 @e6
            drew p1 30
            began p2
    """)


def test_k4_1_a_shoved_goblin_is_caught_and_its_player_carries_it() -> None:
    """K4.1: not the player who shoved it."""
    table = scene("1: d7 hand 39\n2: d8 hand 1\nrigor d9\nlook-deck l7").do("play 39 s", "shove s")
    assert told(table) == ["shoved p2 @d9 of p1", "caught p2 @d9", "looked p2 l7"]
    assert (table.state.asked, table.state.to_act, going(table)) == ("carry", 1, "b4 f4 e6 g9")


def test_k4_1_a_goblin_rigor_walks_onto_is_caught() -> None:
    """K4.1: its player draws and chooses, whoever moved Rigor."""
    table = scene("1: a4 hand 57\n2: d8 hand 1\nrigor d9\nlook-deck l7").do("play 57 n")
    assert told(table) == ["played p1 57", "stalked p1 @d8", "caught p2 @d8", "looked p2 l7"]
    assert (table.state.to_act, place(table, 2), rigor(table)) == (1, "-", "d8")


def test_k4_1_the_teleport_does_not_activate() -> None:
    """K4.1: being carried is not entering: no token, and the goblin stays there."""
    table = scene("1: a4 hand 57\n2: d8 hand 1\nrigor d9").do("play 57 n", "go e6")
    assert told(table) == ["carried p2 @e6"]
    assert (place(table, 2), view(table, 0).token_deck) == ("e6", 6)


def test_k4_1_only_to_a_free_teleport() -> None:
    """K4.1, K4.4: no goblin on it; and no other square while a teleport is free."""
    table = scene("seats 3\n1: b4 hand 57\n2: d8 hand 1\n3: g9 hand 2\nrigor d9").do("play 57 n")
    assert going(table) == "f4 e6"
    assert {table.refused(f"go {square}") for square in ("b4", "g9", "a4", "d9", "d7")} == {"K4.1"}


def test_k4_1_without_a_free_teleport_to_a_start_square() -> None:
    """K4.1, K4.4 (ours): Rigor, too, keeps a teleport from being free."""
    table = scene("seats 4\n1: b4 hand 57\n2: f4 hand 1\n3: e6 hand 2\n4: g9 hand 3\nrigor f9").do(
        "play 57 e"
    )
    assert going(table) == "a4 c4 d4 e4"
    assert told(table.do("go c4"))[0] == "carried p4 @c4"


def test_k4_1_before_anything_else_goes_on() -> None:
    """K4.1: Rigor's second step waits for the caught goblin."""
    table = scene("1: a4 hand 57\n2: d8 hand 1\nrigor d9").do("play 57 n")
    assert reason(table, "step n", 1) == "K2.1 not-your-decision"
    assert table.state.asked == "carry"


def test_k4_2_rigor_is_never_shoved() -> None:
    """K4.2: nobody is asked where to, and he stays."""
    table = scene("1: d8 hand 39\n2: a5 hand\nrigor d9").do("play 39 s")
    assert (table.state.asked, rigor(table)) == ("carry", "d9")
    assert rigor(table.do("go b4")) == "d9"


def test_k4_2_the_movement_of_a_walker_who_is_caught_is_over() -> None:
    """K4.2: no second step, though a ball is left; the event says why."""
    table = scene("1: d8 hand 39\n2: a5 hand\nrigor d9").do("play 39 s")
    assert [event.rule for event in table.events if event.kind == "stopped"] == ["K4.2"]
    assert table.do("go b4").state.to_act == 1


def test_k4_2_with_the_second_step_nothing_is_left_to_stop() -> None:
    """K4.2: caught by the second step; the turn ends as ever."""
    table = scene("1: d7 hand 39\n2: a5 hand\nrigor d9").do("play 39 s", "step s")
    assert kinds(table) == ["walked", "caught", "looked"]
    assert kinds(table.do("go b4")) == ["carried", "drew", "drew", "drew", "began"]


def test_k4_2_a_goblin_caught_in_another_turn_stops_nobody() -> None:
    """K4.2: the walker whose shove it was goes on."""
    table = scene("1: d7 hand 39\n2: d8 hand 1\nrigor d9").do("play 39 s", "shove s", "go b4")
    assert (table.state.asked, table.state.to_act) == ("second", 0)


def test_k4_3_rigor_may_take_his_second_step_after_a_catch() -> None:
    """K4.3: and catch another goblin with it."""
    table = scene("seats 3\n1: a4 hand 57\n2: d8 hand 1\n3: d7 hand 2\nrigor d9").do("play 57 n", "go e6")
    assert (table.state.asked, table.state.to_act, steps(table)) == ("second", 0, "n e s w")
    table.do("step n")
    assert told(table)[:2] == ["stalked p1 @d7", "caught p3 @d7"]
    table.do("go b4")
    assert (kinds(table)[0], kinds(table)[-1]) == ("carried", "began")


def test_k4_3_also_after_catching_the_mover_s_own_goblin() -> None:
    """K4.3 (ours): the card moves Rigor, and his movement is not over."""
    table = scene("1: d8 hand 57\n2: a4 hand 1\nrigor d9\nlook-deck l7").do("play 57 n", "go e6")
    assert (table.state.asked, table.state.to_act) == ("second", 0)


def test_k4_3_the_same_goblin_may_be_caught_again() -> None:
    """K4.3: its player carried it right before Rigor's feet."""
    table = scene("1: a4 hand 57\n2: e7 hand 1\nrigor d7\nlook-deck l7 l9").do("play 57 e", "go e6", "step n")
    assert told(table) == ["stalked p1 @e6", "caught p2 @e6", "looked p2 l9"]


def test_k4_3_the_second_step_may_be_left_out() -> None:
    """K4.3: may, not must."""
    table = scene("1: a4 hand 57\n2: d8 hand 1\nrigor d9").do("play 57 n", "go e6", "done")
    assert (rigor(table), table.state.to_act) == ("d8", 1)


ANY_SQUARE = (
    "e4 f4 a5 b5 c5 d5 e5 f5 a6 b6 c6 d6 e6 f6 a7 b7 c7 d7 e7 f7 c8 d8 e8 f8 c9 d9 e9 f9 g9"  # not the desk
)


def test_k4_4_without_a_free_start_square_to_any_free_square(tmp_path: Path) -> None:
    """K4.4 (ours): all four start squares are taken, one by Rigor, one of them the only teleport."""
    made = changed_set(
        tmp_path,
        "board.txt",
        "s t s s s t #\n. . . . . . #\n. . . . T . #",
        "t s s s . . #\n. . . . . . #\n. . . . . . #",
    )
    changed_set(tmp_path, "board.txt", "D D . R . . T", "D D . R . . .")
    table = scene(f"options set={made}\nseats 4\n1: a4 hand 57\n2: b4 hand\n3: c4 hand\n4: d4 hand\nrigor d5")
    assert going(table.do("play 57 n")) == ANY_SQUARE
    assert place(table.do("go g9"), 4) == "g9"


@pytest.mark.parametrize("figures", ["2: b4 hand\nrigor d9", "2: a4 hand\nrigor b4"])
def test_k4_4_free_means_no_goblin_and_no_rigor(figures: str) -> None:
    """K4.4: for a goblin that hops it is the same."""
    table = scene(f"seats 3\n1: d6 hand 39\n{figures}\n3: f9 hand\ntoken-deck k1").do("play 39 e")
    assert going(table) == "f4 g9"


def test_k4_4_a_goblin_in_the_air_is_nowhere() -> None:
    """K4.4: the square it was caught on is Rigor's now, and no goblin is on the board there."""
    table = scene("1: a4 hand 57\n2: e6 hand 1\nrigor e7").do("play 57 n")
    assert (place(table, 2), going(table)) == ("-", "b4 f4 g9")
    assert line(table, "2:").startswith("- hand 1")
