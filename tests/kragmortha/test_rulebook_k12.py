"""K12 Tomes: when they are used, and those that act on looks, cards and figures."""

from __future__ import annotations

import pytest

from tests.kragmortha.scenes import (
    cards_of,
    going,
    kinds,
    line,
    place,
    reason,
    rigor,
    scene,
    steps,
    told,
    uses,
    view,
)


def test_k12_before_the_card_or_after_the_movement() -> None:
    """K12: any number in a turn; not between the steps; then the draw."""
    table = scene("1: c6 hand 39 | tomes t13 t15 t14\n2: a4 hand 1")
    assert uses(table) == "t13 t14 t15"
    table.do("use t13", "swap p2", "use t14", "swap p2", "play 39 s")
    assert reason(table, "use t15") == "K2.2 not-asked"
    assert table.do("done").options == ["done", "use t15"]
    table.do("use t15", "step n")
    assert kinds(table) == ["stalked", "drew", "drew", "drew", "began"]


def test_k12_they_may_be_left_alone() -> None:
    """K12: after the movement `done` ends the turn."""
    table = scene("1: c6 hand 39 | tomes t13\n2: a4 hand 1").do("play 39 s", "done", "done")
    assert kinds(table) == ["drew", "drew", "drew", "began"]


def test_k12_a_used_tome_is_turned_face_down() -> None:
    """K12: it is used once, and still counts; everybody sees it."""
    table = scene("1: c6 hand 39 | tomes t13\n2: a4 hand 1").do("use t13", "swap p2")
    assert line(table, "1:").endswith("| tomes t13-")
    assert [tome.face_down for tome in view(table, 2).players[0].tomes] == [True]
    assert reason(table, "use t13") == "K12 tome-face-down"


def test_k12_only_the_owner_on_the_own_turn() -> None:
    """K12: not somebody else's tome, not in somebody else's turn."""
    table = scene("1: c6 hand 39\n2: a4 hand 1 | tomes t13")
    assert reason(table, "use t13", 1) == "K12 tome-not-owned"
    assert reason(table, "use t13", 2) == "K2.1 not-your-decision"


def test_k12_a_tome_taken_this_turn_may_be_used_before_the_draw() -> None:
    """K12 (ours): from the desk here."""
    table = scene("1: c8 hand 39\n2: a4 hand 1\ntome-deck t13").do("play 39 w", "go c4")
    assert table.options == ["done", "use t13"]


def test_k12_not_after_showing_the_hand() -> None:
    """K12, K2.5: the turn is over, for Haste too (ours)."""
    table = scene("1: a4 hand 26 | tomes t7 t13\n2: f4 hand 1")
    assert table.options == ["show", "use t13"]
    assert kinds(table.do("show"))[-1] == "began"


@pytest.mark.parametrize("tome", ["t1", "t2"])
def test_k12_pardons_puts_a_look_under_the_deck(tome: str) -> None:
    """K12: one of the own looks, by choice; its effect is gone, everybody knows where it lies."""
    table = scene(f"1: c6 hand 39 | looks l3 l21 | tomes {tome}\n2: a4 hand 1 | looks l1").do(f"use {tome}")
    assert table.options == ["pardon l3", "pardon l21"]
    assert reason(table, "pardon l1") == "K12 not-asked"
    assert told(table.do("pardon l21")) == ["pardoned p1 l21"]
    assert line(table, "look-deck").endswith(" l21!")
    assert cards_of(list(view(table, 2).looks_below)) == "l21"
    assert steps(table.do("play 39 s")) == "n e w"  # dizzy, but not lame


def test_k12_pardons_needs_a_look() -> None:
    """K12 (ours): it is not wasted."""
    table = scene("1: c6 hand 39 | tomes t1\n2: a4 hand 1")
    assert (uses(table), reason(table, "use t1")) == ("", "K12 tome-useless-now")


def test_k12_pardons_makes_room_for_a_fourth_look() -> None:
    """K12, K8.1: the fourth look in hand ends the game, not the fourth ever drawn."""
    table = scene("1: d8 hand 39 | looks l3 l5 l11 | tomes t1\n2: a4 hand 1\nrigor d9\nlook-deck l13")
    assert not table.do("use t1", "pardon l3", "play 39 s").state.over


@pytest.mark.parametrize(
    ("tomes", "limit"), [("t3", 4), ("t4", 4), ("t3 t4", 5), ("t3- t4", 4), ("t3- t4-", 3)]
)
def test_k12_deep_pockets_raise_the_hand_limit(tomes: str, limit: int) -> None:
    """K12: permanent, face up; by one each; it is never used."""
    table = scene(f"1: c6 hand 39 | tomes {tomes}\n2: a4 hand 1")
    assert uses(table) == ""
    assert kinds(table.do("play 39 s", "done")).count("drew") == limit
    assert line(table, "1:").endswith(f"| tomes {tomes}")


@pytest.mark.parametrize("tome", ["t5", "t6"])
def test_k12_shadows_turns_a_look_away(tome: str) -> None:
    """K12: in anyone's turn, before the look is turned up; the goblin is still carried off."""
    table = scene(f"1: a4 hand 57\n2: d8 hand 1 | tomes {tome}\nrigor d9\nlook-deck l7").do("play 57 n")
    assert kinds(table) == ["played", "stalked", "caught"]
    assert (table.state.asked, table.state.to_act, table.options) == ("hide", 1, ["yes", "no"])
    assert told(table.do("yes")) == [f"hid p2 {tome}"]
    assert (table.state.asked, going(table)) == ("carry", "b4 f4 e6 g9")
    assert line(table, "2:").endswith(f"| tomes {tome}-")
    assert line(table, "look-deck").startswith("l7 ")


def test_k12_shadows_may_be_kept() -> None:
    """K12: a reaction is no duty."""
    table = scene("1: a4 hand 57\n2: d8 hand 1 | tomes t5\nrigor d9\nlook-deck l7").do("play 57 n", "no")
    assert (told(table), table.state.asked) == (["looked p2 l7"], "carry")
    assert line(table, "2:").endswith("| tomes t5")


def test_k12_shadows_is_no_tome_for_the_own_turn_and_works_once() -> None:
    """K12: only as a reaction; with both copies one can hide twice."""
    table = scene("1: d8 hand 39 | tomes t5 t6-\n2: a4 hand 1\nrigor d9")
    assert (uses(table), reason(table, "use t5")) == ("", "K12 tome-useless-now")
    table.do("play 39 s", "yes")
    assert kinds(table) == ["hid"]
    table = scene("1: d8 hand 39 | tomes t5-\n2: a4 hand 1\nrigor d9").do("play 39 s")
    assert table.state.asked == "carry"


def test_k12_exchange_swaps_with_any_other_goblin() -> None:
    """K12: nothing is entered: no shove, no token, and no look beside Rigor."""
    table = scene("seats 3\n1: c6 hand 39 | tomes t13\n2: e6 hand 1\n3: d8 hand 2\nrigor d9").do("use t13")
    assert table.options == ["swap p2", "swap p3"]
    assert reason(table, "swap p1") == "K12 not-asked"
    assert told(table.do("swap p2")) == ["swapped p1 of p2"]
    assert [place(table, seat) for seat in (1, 2, 3)] == ["e6", "c6", "d8"]
    assert (table.state.asked, table.state.to_act, view(table, 0).token_deck) == ("turn", 0, 6)
    assert place(table.do("play 39 s"), 1) == "e7"


@pytest.mark.parametrize("tome", ["t15", "t16"])
def test_k12_whispers_moves_rigor_one_step(tome: str) -> None:
    """K12: to any neighbouring square open to him, whatever its symbol, and no further."""
    table = scene(f"1: a4 hand 39 | tomes {tome}\n2: f4 hand 1\nrigor c8").do(f"use {tome}")
    assert (table.state.asked, steps(table)) == ("whisper", "n e s")
    assert reason(table, "step w") == "K2.4 desk-closed-to-rigor"
    assert told(table.do("step n")) == ["stalked p1 @c7"]
    assert (rigor(table), table.state.asked) == ("c7", "turn")


def test_k12_whispers_catches() -> None:
    """K12, K4.1: another goblin or one's own; then the turn goes on."""
    table = scene("1: a4 hand 39 | tomes t15\n2: c7 hand 1\nrigor c8").do("use t15", "step n")
    assert told(table)[:2] == ["stalked p1 @c7", "caught p2 @c7"]
    table.do("go b4")
    assert (table.state.asked, table.state.to_act) == ("turn", 0)
    table = scene("1: c7 hand 39 | tomes t15\n2: a4 hand 1\nrigor c8\nlook-deck l7").do(
        "use t15", "step n", "go b4"
    )
    assert (table.state.asked, table.state.to_act, place(table, 1)) == ("turn", 0, "b4")


def test_k12_fresh_ink_discards_and_draws_as_many() -> None:
    """K12: one card at least (ours), any number, named in ascending order (ours)."""
    table = scene("1: c6 hand 30 12 25 | tomes t17\n2: a4 hand 1\ndeck 40 39 38").do("use t17")
    assert table.options == ["discard 12", "discard 25", "discard 30"]
    assert reason(table, "done") == "K12 not-asked"
    assert told(table.do("discard 25")) == ["discarded p1 25"]
    assert table.options == ["done", "discard 30"]
    assert reason(table, "discard 12") == "K12 not-ascending"
    assert reason(table, "discard 1") == "K2.1 not-held"
    assert told(table.do("discard 30")) == ["discarded p1 30"]
    assert told(table.do("done")) == ["drew p1 40", "drew p1 39"]
    assert line(table, "1:").startswith("c6 hand 12 40 39* ")
    assert line(table, "discards") == "25 30"


def test_k12_fresh_ink_of_the_whole_hand() -> None:
    """K12: when nothing is left to discard the cards are drawn."""
    table = scene("1: c6 hand 12 30 | tomes t17\n2: a4 hand 1\ndeck 40 39").do(
        "use t17", "discard 12", "discard 30"
    )
    assert told(table) == ["discarded p1 30", "drew p1 40", "drew p1 39"]
    assert (table.state.asked, table.state.to_act) == ("turn", 0)


def test_k12_fresh_ink_after_the_movement_comes_before_the_draw() -> None:
    """K12: and needs a card in hand."""
    table = scene("1: c6 hand 39 12 | tomes t18\n2: a4 hand 1\ndeck 40 38 37").do(
        "play 39 s", "done", "use t18"
    )
    assert told(table.do("discard 12"))[:4] == ["discarded p1 12", "drew p1 40", "drew p1 38", "drew p1 37"]
    assert scene("1: c6 hand 39 | tomes t17\n2: a4 hand 1").do("play 39 s", "done").state.to_act == 1


def test_k12_fresh_ink_may_draw_its_own_discards() -> None:
    """K12, K2.6 (ours): they are in the pile if a reshuffle comes."""
    table = scene("1: c6 hand 12 | tomes t17\n2: a4 hand …").do("use t17", "discard 12")
    assert told(table) == ["discarded p1 12", "reshuffled #1", "drew p1 12"]
