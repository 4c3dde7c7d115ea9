"""K11, K12: tomes with looks, and with each other."""

from __future__ import annotations

import pytest

from tests.kragmortha.scenes import (
    going,
    kinds,
    line,
    place,
    plays,
    reason,
    scene,
    shoves,
    steps,
    told,
    uses,
    view,
)


def test_k12_glass_with_clouded_eyes() -> None:
    """K12, K11: both symbols are balls now, and balls pay for nothing but the desk."""
    table = scene("1: c8 hand 11 45 | looks l1 | tomes t9\n2: a4 hand 1")
    assert plays(table) == "11e 11w 45n 45e"
    assert plays(table.do("use t9")) == "11w"
    assert scene("1: c6 hand 26 45 | looks l1 | tomes t9\n2: a4 hand 1").do("use t9").options == ["show"]


def test_k12_haste_with_lame_foot() -> None:
    """K12, K11: each of the two goblin cards gives its first step only; a Rigor card gives two."""
    table = scene("1: c6 hand 39 40 | looks l21 | tomes t7\n2: a4 hand 1").do("play 39 s")
    assert (kinds(table), table.options) == (["played", "walked", "stopped"], ["done", "use t7"])
    assert kinds(table.do("use t7", "play 40 s"))[:3] == ["played", "walked", "stopped"]
    assert (place(table, 1), table.state.to_act) == ("c8", 1)
    table = scene("1: c6 hand 39 57 | looks l21 | tomes t7\n2: a4 hand 1").do(
        "play 39 s", "use t7", "play 57 n"
    )
    assert steps(table) == "n e s w"


@pytest.mark.parametrize(
    ("looks", "tomes", "limit"),
    [("l13", "t3", 3), ("l13", "t3 t4", 4), ("l13", "t3- t4-", 2), ("l11", "t3", 4)],
)
def test_k12_deep_pockets_with_crab_claws(looks: str, tomes: str, limit: int) -> None:
    """K12, K11: one more and one less."""
    table = scene(f"1: c6 hand 39 | looks {looks} | tomes {tomes}\n2: a4 hand 1").do("play 39 s", "done")
    assert kinds(table).count("drew") == limit


def test_k12_deep_pockets_with_crab_claws_and_a_hand_of_one() -> None:
    """K12, K11: one less, one more, and not counted from the least of one."""
    for tomes, limit in (("", 1), ("| tomes t3", 1), ("| tomes t3 t4", 2)):
        table = scene(f"options hand=1\n1: c6 hand 39 | looks l13 {tomes}\n2: a4 hand 1").do(
            "play 39 s", "done"
        )
        assert kinds(table).count("drew") == limit


TRAP = "1: d6 hand 39 | looks l3 l5 l11 | tomes t5\n2: a4 hand 1\ntoken-deck k5\nlook-deck l13"


def test_k12_shadows_on_a_trap_as_the_fourth_look() -> None:
    """K12, K8.1: the game goes on; without it, it ends."""
    table = scene(TRAP).do("play 39 e", "go b4")
    assert (told(table), table.state.asked) == (["hopped p1 @b4"], "hide")
    table.do("yes")
    assert (kinds(table)[0], kinds(table)[-1], place(table, 1)) == ("hid", "began", "b4")
    table = scene(TRAP).do("play 39 e", "go b4", "no")
    assert told(table) == ["looked p1 l13", "ended p1", "won p2 #0"]


def test_k12_shadows_used_up_before_the_tome_is_taken() -> None:
    """K12: Shadows taken from the desk hides from Whispers in the same turn."""
    table = scene("1: c8 hand 39 | tomes t15\n2: f4 hand 1\nrigor d5\ntome-deck t5").do("play 39 w", "go d4")
    assert uses(table) == "t15"
    table.do("use t15", "step n")
    assert (table.state.asked, table.state.to_act) == ("hide", 0)


def test_k12_exchange_next_to_rigor() -> None:
    """K12, K4.1: a swap enters nothing, though Rigor stands beside; his next step may catch."""
    table = scene("1: a4 hand 57 | tomes t13\n2: d8 hand 1\nrigor d9").do("use t13", "swap p2")
    assert (told(table), place(table, 1), place(table, 2)) == (["swapped p1 of p2"], "d8", "a4")
    table.do("play 57 n")
    assert "caught p1 @d8" in told(table)


def test_k12_exchange_after_the_movement() -> None:
    """K12: the walked way counts for nothing any more, and the turn ends."""
    table = scene("1: c6 hand 39 | tomes t13\n2: a4 hand 1").do("play 39 s", "step s", "use t13", "swap p2")
    assert (place(table, 1), place(table, 2), kinds(table)[-1]) == ("a4", "c8", "began")


def test_k12_exchange_onto_a_teleport_and_away_from_it() -> None:
    """K12, K5.1: leaving it by a step and coming back is entering again."""
    table = scene("1: c6 hand 39 | tomes t13\n2: e6 hand 1\ntoken-deck k1").do("use t13", "swap p2")
    assert "token" not in kinds(table)
    assert kinds(table.do("play 39 n", "step s"))[1:] == ["token"]


@pytest.mark.parametrize(("way", "on"), [("ee", "e"), ("e", "ee")])
def test_k12_secret_doors_with_dizzy(way: str, on: str) -> None:
    """K12, K11 (ours): a jump has a direction, first or second."""
    square = "b5" if way == "ee" else "a5"
    table = scene(f"seats 5\n1: {square} hand 39 | looks l3\n2: a7 hand\nframe turn 1 before 2").do(
        f"play 39 {way}"
    )
    assert on not in steps(table).split()
    assert steps(table) == ("n s" if way == "ee" else "n s w")


def test_k12_secret_doors_with_leaden_boots() -> None:
    """K12, K11 (ours): no jumping onto a goblin either."""
    position = "seats 5\n1: b5 hand 39 | looks l23\n2: {} hand\nframe turn 1 before 2"
    assert "39ee" in plays(scene(position.format("a7")))
    table = scene(position.format("d5"))
    assert plays(table) == "39n 39s 39w"
    assert reason(table, "play 39 ee") == "K11 leaden-boots"


def test_k12_secret_doors_with_lame_foot() -> None:
    """K12, K11: the jump is the first step and the last."""
    table = scene("seats 5\n1: b5 hand 39 | looks l21\n2: a7 hand 1\nframe turn 1 before 2").do("play 39 ee")
    assert kinds(table)[1:3] == ["walked", "stopped"]


def test_k12_secret_doors_with_limp_arm() -> None:
    """K12, K11: the goblin behind the shelf chooses where it goes; nobody came from a neighbouring square."""
    table = scene("seats 5\n1: b5 hand 39 | looks l9\n2: d5 hand\nframe turn 1 before 2").do("play 39 ee")
    assert (table.state.to_act, shoves(table)) == (1, "n s")


def test_k12_secret_doors_with_clouded_eyes() -> None:
    """K12, K11: a jump asks for no symbol; the ball that is left pays for nothing."""
    table = scene("seats 5\n1: b5 hand 39 | looks l1\n2: a7 hand 1\nframe turn 1 before 2")
    assert plays(table) == "39ee"
    assert table.do("play 39 ee").state.to_act == 1


def test_k12_haste_with_one_track_mind_and_stiff_neck() -> None:
    """K12, K11 (ours): the second card obeys the looks as the first does."""
    table = scene("1: c6 hand 26 57 39 | looks l7 | tomes t7\n2: a4 hand").do("play 26 s", "done", "use t7")
    assert {text[:2] for text in plays(table).split()} == {"57"}
    table = scene("1: c6 hand 26 57 39 | looks l5 | tomes t7\n2: a4 hand").do("play 26 s", "done", "use t7")
    assert {text[:2] for text in plays(table).split()} == {"39"}


def test_k12_fresh_ink_with_fumbling_fingers_and_one_track_mind() -> None:
    """K12, K11: what is drawn last is the newest, and the kept cards are the oldest."""
    table = scene("1: c6 hand 1 26 40* | looks l15 | tomes t17\n2: a4 hand\ndeck 39").do(
        "use t17", "discard 1", "done"
    )
    assert {text[:2] for text in plays(table).split()} == {"26", "40"}
    table = scene("1: c6 hand 1 26 40* | looks l7 | tomes t17\n2: a4 hand\ndeck 39").do(
        "use t17", "discard 26", "done"
    )
    assert {text[:2] for text in plays(table).split()} == {"40"}


def test_k12_fresh_ink_with_loose_tongue() -> None:
    """K12, K11: the new cards lie open too."""
    table = scene("1: c6 hand 1! | looks l19 | tomes t17\n2: a4 hand\ndeck 39").do("use t17", "discard 1")
    assert [event.told_to(1).card + 1 for event in table.events] == [1, 39]
    assert len(view(table, 2).players[0].open_hand) == 1


def test_k12_fresh_ink_may_save_a_hand_from_being_shown() -> None:
    """K12, K2.5 (ours): then a card must be played."""
    table = scene("1: a4 hand 26 27 | tomes t17\n2: f4 hand\ndeck 39")
    assert table.options == ["show", "use t17"]
    assert plays(table.do("use t17", "discard 26", "done")) == "39e 39s"


def test_k12_pardons_of_tied_tongue_is_out_of_reach() -> None:
    """K12, K11: who may not use tomes may not use Pardons."""
    assert uses(scene("1: c6 hand 39 | looks l17 | tomes t1\n2: a4 hand")) == ""


def test_k12_whispers_with_dizzy_and_clouded_eyes() -> None:
    """K12, K11: one step by a tome, no card: any square open to him."""
    table = scene("1: a4 hand 39 | looks l1 l5 | tomes t15\n2: f4 hand\nrigor d7").do("use t15")
    assert steps(table) == "n e s w"


def test_k12_whispers_and_a_rigor_card_in_one_turn() -> None:
    """K12: three steps of Rigor, and each may catch."""
    table = scene("seats 3\n1: a4 hand 57 | tomes t15\n2: d8 hand 1\n3: d6 hand 2\nrigor d9").do(
        "use t15", "step n"
    )
    assert going(table) == "b4 f4 e6 g9"
    table.do("go g9", "play 57 n", "step n")
    assert "caught p3 @d6" in told(table)
    assert line(table, "rigor") == "d6"
