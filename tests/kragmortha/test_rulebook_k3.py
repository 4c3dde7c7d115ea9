"""K3 Shoving."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kragmortha.scenes import (
    announced,
    changed_set,
    going,
    kinds,
    place,
    plays,
    reason,
    scene,
    script,
    shoves,
    steps,
    told,
)


def test_k3_1_entering_shoves_the_goblin_out() -> None:
    """K3.1: the player of the shoving goblin chooses; not back to where it came from."""
    table = scene("1: c7 hand 39\n2: d7 hand 1").do("play 39 e")
    assert (table.state.asked, table.state.to_act, shoves(table)) == ("shove", 0, "n e s")
    assert reason(table, "shove w") == "K3.1 shove-back"
    table.do("shove s")
    assert told(table) == ["shoved p2 @d8 of p1"]
    assert (place(table, 1), place(table, 2)) == ("d7", "d8")


def test_k3_1_one_figure_to_a_square() -> None:
    """K3.1: a free square needs no shove, and a shove to a free square ends there."""
    assert scene("1: c7 hand 39\n2: d6 hand 1").do("play 39 e").state.asked == "second"
    assert scene("1: c7 hand 39\n2: d7 hand 1").do("play 39 e", "shove n").state.asked == "second"


def test_k3_1_no_symbol_is_needed() -> None:
    """K3.1: a shove goes onto any symbol, onto the desk, onto a teleport and onto Rigor."""
    table = scene("1: c7 hand 21\n2: c8 hand\nrigor c9").do("play 21 s")
    assert shoves(table) == "e s w"
    table = scene("1: c6 hand 26\n2: d6 hand\nrigor d7").do("play 26 e")
    assert shoves(table) == "n e s"


@pytest.mark.parametrize(
    ("seats", "walker", "way", "shoved", "free"),
    [
        (2, "e4", "e", "f4", "s"),  # shelves in the north and east
        (5, "d3", "n", "d2", "w"),  # the same
        (7, "d3", "n", "d2", "n"),  # shelves in the east and west
    ],
)
def test_k3_1_not_onto_a_closed_square(seats: int, walker: str, way: str, shoved: str, free: str) -> None:
    """K3.1, K2.4: whatever else is closed, too."""
    table = scene(f"seats {seats}\n1: {walker} hand 39\n2: {shoved} hand").do(f"play 39 {way}")
    assert shoves(table) == free


CHAIN_OF_THREE = """
    seats 3
    1: c7 hand 39
    2: d7 hand 1
    3: e7 hand 2
"""


def test_k3_2_a_shoved_goblin_shoves_and_its_own_player_chooses() -> None:
    """K3.2: link by link."""
    table = scene(CHAIN_OF_THREE).do("play 39 e", "shove e")
    assert told(table) == ["shoved p2 @e7 of p1"]
    assert (table.state.asked, table.state.to_act, shoves(table)) == ("shove", 1, "n e s")
    table.do("shove e")
    assert told(table) == ["shoved p3 @f7 of p2"]
    assert [place(table, seat) for seat in (1, 2, 3)] == ["d7", "e7", "f7"]


def test_k3_2_squares_act_from_the_last_goblin_back_to_the_first() -> None:
    """K3.2 (ours): the sixth goblin does its token before the first, who set out."""
    table = script("""
        seats 6
        1: b3 hand 39
        2: b4 hand 1
        3: b5 hand 2
        4: b6 hand 3
        5: c6 hand 4
        6: d6 hand 5
        token-deck k3 k1
        tome-deck t7
        ---
        1: play 39 s
        1: shove s
        2: shove s
        3: shove e
        4: shove e
        5: shove e
            shoved p6 @e6 of p5
            token p6 k3
        6: go b4 !K5.2
        6: go g9
            hopped p6 @g9
            took-tome p6 t7
            stopped p1
            token p1 k1
        1: go e6
            hopped p1 @e6
            …
    """)
    assert place(table, 1) == "e6"


def test_k3_2_the_desk_before_the_teleport_of_the_shover() -> None:
    """K3.2 (ours): the last goblin takes its tome and goes home, then the first turns up its token."""
    table = scene(
        "seats 5\n1: a4 hand 39\n2: b4 hand\n3: b5 hand\n4: b6 hand\n5: b7 hand\ntoken-deck k1\ntome-deck t7"
    )
    table.do("play 39 e", "shove s", "shove s", "shove s", "shove s")
    assert told(table) == ["shoved p5 @b8 of p4", "took-tome p5 t7"]
    table.do("go a2")
    assert told(table) == ["sent-home p5 @a2", "stopped p1", "token p1 k1"]


def test_k3_2_rigor_does_not_wait() -> None:
    """K3.2, K4.1 (ours): the caught goblin is carried off before the shover's teleport does anything."""
    table = scene("seats 3\n1: a4 hand 39\n2: b4 hand\n3: b5 hand\nrigor b6\nlook-deck l1\ntoken-deck k1")
    table.do("play 39 e", "shove s", "shove s")
    assert told(table) == ["shoved p3 @b6 of p2", "caught p3 @b6", "looked p3 l1"]
    table.do("go f4")
    assert told(table) == ["carried p3 @f4", "stopped p1", "token p1 k1"]
    assert going(table) == "e6 g9"


CIRCLE = """
    seats 5
    1: c7 hand 39
    2: d7 hand
    3: e7 hand
    4: e8 hand
    5: d8 hand
"""


def test_k3_3_a_goblin_moves_at_most_once_in_a_chain() -> None:
    """K3.3 (ours): a square whose goblin already moved is closed for the links that follow."""
    table = scene(CIRCLE).do("play 39 e", "shove e", "shove s", "shove w")
    assert (table.state.to_act, shoves(table)) == (3, "s w")
    assert reason(table, "shove n") == "K3.3 moved-already"
    assert reason(table, "shove e") == "K3.1 shove-back"


def test_k3_3_the_square_the_first_goblin_left_is_open() -> None:
    """K3.3 (ours): nobody stands there any more; only its own shove may not go back there."""
    table = scene("seats 4\n1: c7 hand 39\n2: d7 hand\n3: d8 hand\n4: c8 hand").do(
        "play 39 e", "shove s", "shove w"
    )
    assert shoves(table) == "n s w"
    table.do("shove n")
    assert [place(table, seat) for seat in (1, 2, 3, 4)] == ["d7", "d8", "c8", "c7"]


def test_k3_3_the_next_step_is_another_chain() -> None:
    """K3.3 (ours): who was shoved by the first step may be shoved again by the second."""
    table = scene("1: c7 hand 39\n2: d7 hand").do("play 39 e", "shove e", "step e")
    assert shoves(table) == "n e s"
    assert place(table.do("shove e"), 2) == "f7"
    table = scene(CHAIN_OF_THREE).do("play 39 e", "shove e", "shove e", "step e", "shove e")
    assert (table.state.to_act, shoves(table)) == (1, "n s")  # f7 again, and the shelf beyond it


def test_k3_4_a_step_whose_chain_cannot_end_is_illegal() -> None:
    """K3.4 (ours): from (5,9) nobody may step onto the goblin on (6,9), with 2–4 players."""
    table = scene("seats 4\n1: f9 hand 39\n2: g9 hand\n3: a4 hand\n4: c4 hand")
    assert plays(table) == "39n 39w"
    assert reason(table, "play 39 e") == "K3.4 chain-cannot-end"
    table = scene("seats 4\n1: e9 hand 39\n2: g9 hand\n3: a4 hand\n4: c4 hand").do("play 39 e")
    assert steps(table) == "n w"
    assert reason(table, "step e") == "K3.4 chain-cannot-end"


def test_k3_4_a_second_step_whose_chain_cannot_end_is_not_announced() -> None:
    """K3.4 (ours): with the first step to (5,9) no client is told that (6,9) could follow."""
    table = scene("seats 4\n1: e9 hand 39\n2: g9 hand\n3: a4 hand\n4: c4 hand")
    assert announced(table, "play 39 e") == ["done", "step n", "step w"]


def test_k3_2_nothing_is_announced_that_depends_on_a_shove() -> None:
    """K3.2: after a step onto somebody the second step is known when the chain has come to rest."""
    table = scene(CHAIN_OF_THREE)
    assert announced(table, "play 39 e") == []


def test_k3_4_a_shove_whose_chain_cannot_end_is_illegal() -> None:
    """K3.4 (ours): a goblin shoved from (5,9) onto (6,9) would have nowhere to shove to."""
    table = scene("seats 4\n1: e9 hand 39\n2: f9 hand\n3: g9 hand\n4: a4 hand").do("play 39 e")
    assert shoves(table) == "n"
    assert reason(table, "shove e") == "K3.4 chain-cannot-end"


def test_k3_4_some_choice_that_ends_it_is_enough() -> None:
    """K3.4 (ours): the link after next has one way out, and it is the only one offered."""
    table = scene("seats 4\n1: e8 hand 39\n2: f8 hand\n3: f9 hand\n4: g9 hand").do("play 39 e", "shove s")
    assert (table.state.to_act, shoves(table)) == (1, "w")


@pytest.mark.parametrize("seats", [5, 8])
def test_k3_4_in_other_layouts_the_corner_is_open(seats: int) -> None:
    """K3.4 (ours): with more players (6,9) has a second neighbour."""
    table = scene(f"seats {seats}\n1: f9 hand 39\n2: g9 hand").do("play 39 e")
    assert shoves(table) == "n"


def pocket(folder: Path) -> Path:
    """With 2–4 players e8, f8, e9, f9 are a square of four with no way out but from e8."""
    return changed_set(
        folder,
        "board.txt",
        ". . . . . . #\nD D . . . . #\nD D . R . . T",
        ". . . . . # #\nD D . R . . #\nD D . # . . #",
    )


def test_k3_4_the_square_left_behind_can_end_a_chain(tmp_path: Path) -> None:
    """K3.4, K3.3 (ours): round the pocket all four go, the last one to where the first came from."""
    table = scene(
        f"options set={pocket(tmp_path)}\nseats 4\n1: e8 hand 39\n2: f8 hand\n3: f9 hand\n4: e9 hand"
    )
    assert "39e" in plays(table)
    table.do("play 39 e", "shove s", "shove w", "shove n")
    assert [place(table, seat) for seat in (1, 2, 3, 4)] == ["f8", "f9", "e9", "e8"]


def test_k3_5_the_second_step_comes_after_the_chain() -> None:
    """K3.5: the player whose turn it is goes on, whoever chose last."""
    table = scene(CHAIN_OF_THREE).do("play 39 e", "shove e", "shove e")
    assert (table.state.asked, table.state.to_act, steps(table)) == ("second", 0, "n e s w")


def test_k3_5_what_happens_to_the_shoved_does_not_end_it() -> None:
    """K3.5: caught, on a teleport or on the desk: the walker still has a second step."""
    caught = scene("1: c7 hand 39\n2: d7 hand\nrigor d8").do("play 39 e", "shove s", "go b4")
    hopped = scene("1: c6 hand 39\n2: d6 hand\ntoken-deck k1").do("play 39 e", "shove e", "go b4")
    home = scene("1: c7 hand 39\n2: c8 hand").do("play 39 s", "shove w", "go a4")
    for table in (caught, hopped, home):
        assert (table.state.asked, table.state.to_act) == ("second", 0)


def test_k3_5_unless_the_own_movement_ended() -> None:
    """K3.5: a walker who shoves someone off a teleport stops there (K5.1)."""
    table = scene("1: d6 hand 39\n2: e6 hand 1\ntoken-deck k1").do("play 39 e", "shove e")
    assert told(table) == ["shoved p2 @f6 of p1", "stopped p1", "token p1 k1"]
    table.do("go b4")
    assert kinds(table)[-1] == "began"


def test_k3_3_a_goblin_moves_once_in_a_chain() -> None:
    """K3.3 (ours): round a block of four, the fifth one shoved may not go to where the first one stands."""
    table = scene("""
        seats 6
        1: b7 hand 8
        2: c7 hand 1
        3: d7 hand 2
        4: e7 hand 3
        5: e8 hand 4
        6: d8 hand 5
        rigor g4
    """).do("play 8 e", "shove e", "shove e", "shove s", "shove w")
    assert table.state.to_act == 4
    assert table.refused("shove n") == "K3.3"
    assert table.options == ["shove s", "shove w"]
