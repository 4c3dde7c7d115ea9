"""K12 Tomes that change the movement: Haste, Glass, Secret Doors."""

from __future__ import annotations

import pytest

from gloam.games.kragmortha.board import square_name
from gloam.games.kragmortha.cards import read_set
from tests.kragmortha.scenes import (
    kinds,
    line,
    pays_for,
    place,
    plays,
    reason,
    scene,
    shoves,
    steps,
    told,
    uses,
)


@pytest.mark.parametrize("tome", ["t7", "t8"])
def test_k12_haste_one_more_card_after_the_movement(tome: str) -> None:
    """K12: not before the first card; then the draw up to the limit."""
    table = scene(f"1: c6 hand 39 40 57 | tomes {tome}\n2: a4 hand 1")
    assert (uses(table), reason(table, f"use {tome}")) == ("", "K12 tome-useless-now")
    table.do("play 39 s", "done")
    assert table.options == ["done", f"use {tome}"]
    table.do(f"use {tome}", "play 40 e", "done")
    assert (kinds(table), place(table, 1)) == (["drew", "drew", "began"], "d7")


def test_k12_haste_then_a_card_must_be_played_if_one_is_playable() -> None:
    """K12, K2.5 (ours): `done` is offered only if none is, and the hand is not shown."""
    table = scene("1: c6 hand 39 57 | tomes t7\n2: a4 hand 1").do("play 39 s", "done", "use t7")
    assert (reason(table, "done"), reason(table, "show")) == ("K2.5 must-play", "K2.5 show-late")
    table = scene("1: a4 hand 39 26 | tomes t7\n2: f4 hand 1").do("play 39 s", "step n", "use t7")
    assert table.options == ["done"]
    assert kinds(table.do("done")) == ["drew", "drew", "began"]


def test_k12_haste_is_a_movement_of_its_own() -> None:
    """K12 (ours): what ended the movement of the first card does not stop the second."""
    table = scene("1: c8 hand 39 40 | tomes t7\n2: a4 hand 1").do("play 39 w", "go c4", "use t7", "play 40 s")
    assert (place(table, 1), steps(table)) == ("c5", "n e s w")


def test_k12_haste_needs_a_card_in_hand() -> None:
    """K12 (ours): with the last card played it is not offered."""
    assert scene("1: c6 hand 39 | tomes t7\n2: a4 hand 1").do("play 39 s", "done").state.to_act == 1


def test_k12_haste_twice() -> None:
    """K12 (ours): a second Haste gives a third card."""
    table = scene("1: c6 hand 39 40 57 | tomes t7 t8\n2: a4 hand 1").do("play 39 s", "done", "use t7")
    assert uses(table) == ""
    table.do("play 40 s", "done", "use t8", "play 57 n", "done")
    assert (kinds(table).count("drew"), kinds(table)[-1]) == (3, "began")


@pytest.mark.parametrize("tome", ["t9", "t10"])
def test_k12_glass_makes_both_symbols_balls(tome: str) -> None:
    """K12: every neighbour with both steps, for a goblin card as for a Rigor card (ours)."""
    table = scene(f"1: c6 hand 1 45 | tomes {tome}\n2: a4 hand 2")
    assert plays(table) == "45n 45e"
    assert plays(table.do(f"use {tome}")) == "1n 1e 1s 1w 45n 45e 45w"
    assert steps(table.do("play 1 n")) == "n e s w"


def test_k12_glass_lasts_for_the_turn() -> None:
    """K12 (ours): Haste's card too, and no other turn."""
    table = scene("1: c6 hand 1 2 | tomes t9 t7\n2: a4 hand 3\ndeck 4 5 6").do(
        "use t9", "play 1 n", "done", "use t7"
    )
    assert plays(table) == "2n 2e 2s 2w"
    table = scene("1: c6 hand 1 | tomes t9\n2: c7 hand 45\ndeck 4 5 6").do("use t9", "play 1 n", "done")
    assert plays(table) == "45n 45e"


def test_k12_glass_only_before_a_card() -> None:
    """K12 (ours): not after the movement, not twice at once, but before Haste's card."""
    table = scene("1: c6 hand 39 2 | tomes t9 t7\n2: a4 hand 3").do("play 39 n", "done")
    assert (uses(table), reason(table, "use t9")) == ("t7", "K12 tome-useless-now")
    assert uses(table.do("use t7")) == "t9"
    assert uses(scene("1: c6 hand 39 | tomes t9 t10\n2: a4 hand 3").do("use t9")) == ""


JUMPS = {
    4: "",
    5: "b4ee d4ww d4ee f4ww b5ee d5ww d5ee f5ww",
    8: "b1ee d1ww d1ee f1ww b2ee d2ww d2ee f2ww b4ee d4ww d4ee f4ww b5ee d5ww d5ee f5ww c7ee e7ww c8ee e8ww",
}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7, 8])
def test_k12_secret_doors_in_every_layout(seats: int) -> None:
    """K12: one shelf between two open squares; two shelves in a row, or nothing behind them, are too much."""
    board = read_set().boards[seats]
    found = []
    for square in map(square_name, (at for at in range(70) if board.open_to_rigor[at])):
        options = plays(scene(f"seats {seats}\n1: {square} hand 39\nrigor g9\nframe turn 1 before 2")).split()
        found += [square + text[2:] for text in options if len(text) == 4]
    expected = JUMPS[4 if seats < 5 else 5 if seats < 7 else 8].split()
    assert sorted(found) == sorted(expected)


@pytest.mark.parametrize("seats", [2, 4, 5, 8])
def test_k12_secret_doors_are_offered_where_there_is_a_jump(seats: int) -> None:
    """K12 (ours): with 2–4 players there is none in the whole library."""
    table = scene(f"seats {seats}\n1: a5 hand 39 | tomes t11 t12\n2: a6 hand")
    assert uses(table) == ("" if seats < 5 else "t11 t12")
    if seats < 5:
        assert reason(table, "use t11") == "K12 no-doors"


def doors(square: str, hand: str, more: str = "", seats: int = 5) -> str:
    """Secret Doors are open for seat 1."""
    return f"seats {seats}\n1: {square} hand {hand} {more}\n2: a7 hand 2\nframe turn 1 before 2\n"


def test_k12_secret_doors_first_step() -> None:
    """K12: whatever the symbol behind; then either symbol pays for the second step, and no jump (ours)."""
    table = scene(doors("b5", "26"))  # gems and scroll; d5 is a book
    assert plays(table) == "26s 26ee"
    assert told(table.do("play 26 ee"))[1] == "walked p1 @d5"
    assert steps(table) == "n s"  # scrolls; the jumps back and on are spent
    assert steps(scene(doors("b4", "1")).do("play 1 ee")) == "n s"  # a potion and a book
    assert steps(scene(doors("b5", "16")).do("play 16 ee")) == ""  # neither potion nor gems beside d5


def test_k12_secret_doors_keep_the_ball() -> None:
    """K12 (ours): the jump uses up the plain symbol."""
    assert steps(scene(doors("b5", "35")).do("play 35 ee")) == "n s"


def test_k12_secret_doors_second_step() -> None:
    """K12: after an ordinary first step; the symbol that is left pays, whichever it is."""
    assert pays_for(doors("a5", "6")) == ["6 e: n ee", "6 s: s"]
    table = scene(doors("a5", "6")).do("play 6 e", "step ee")
    assert (place(table, 1), table.state.to_act) == ("d5", 1)


def test_k12_secret_doors_only_for_the_goblin_and_only_by_the_tome() -> None:
    """K12: Rigor does not jump, and nobody does without it."""
    table = scene(doors("a4", "57") + "rigor b5")
    assert plays(table) == "57n 57s 57w"
    assert reason(table, "play 57 ee") == "K12 jump"
    assert reason(scene("seats 5\n1: b5 hand 39\n2: a7 hand"), "play 39 ee") == "K12 jump"


def test_k12_secret_doors_enter_as_ever() -> None:
    """K12 (ours): a teleport, a goblin and Rigor behind the shelf."""
    assert kinds(scene(doors("d4", "39")).do("play 39 ee"))[2:] == ["stopped", "token"]
    assert kinds(scene(doors("b5", "39") + "rigor d5").do("play 39 ee"))[2:] == [
        "stopped",
        "caught",
        "looked",
    ]
    table = scene(doors("b5", "39") + "3: d5 hand").do("play 39 ee")
    assert shoves(table) == "n s"
    assert (table.do("shove n").state.asked, place(table, 3)) == ("second", "d4")


def test_k12_secret_doors_one_jump_a_turn() -> None:
    """K12 (ours): Haste's card may use it if the first did not, but not again."""
    haste = "39 40 | tomes t7"
    assert plays(scene(doors("b5", haste)).do("play 39 ee", "done", "use t7")) == "40n 40s"
    assert "40ee" in plays(scene(doors("a5", haste)).do("play 39 e", "done", "use t7"))


def test_k12_secret_doors_are_open_for_one_turn() -> None:
    """K12: not for the next player, nor for oneself later."""
    table = scene("seats 5\n1: a5 hand 39\n2: b5 hand 40\nframe turn 1 before 2").do("play 39 s", "done")
    assert (line(table, "frame turn"), plays(table)) == ("2 before 0", "40n 40s 40w")


def test_k12_secret_doors_only_before_a_card() -> None:
    """K12 (ours): not after the movement."""
    table = scene("seats 5\n1: a5 hand 39 | tomes t11\n2: a7 hand 2").do("play 39 s", "done")
    assert table.state.to_act == 1
