"""K11 The enchanted handicaps on steps and shoves: legs, head, arms."""

from __future__ import annotations

import pytest

from tests.kragmortha.scenes import (
    going,
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


@pytest.mark.parametrize("look", ["l21", "l22"])
def test_k11_lame_foot_gives_the_first_step_only(look: str) -> None:
    """K11: with goblin cards; the event says why."""
    table = scene(f"1: c6 hand 39 | looks {look}\n2: a4 hand 1").do("play 39 s")
    assert told(table)[1:3] == ["walked p1 @c7", "stopped p1"]
    assert (table.events[2].rule, kinds(table)[-1]) == ("K11", "began")


def test_k11_lame_foot_does_not_slow_rigor() -> None:
    """K11: a Rigor card still gives two steps; and a lame goblin still shoves."""
    assert steps(scene("1: c6 hand 57 | looks l21\n2: a4 hand 1").do("play 57 n")) == "n e s w"
    table = scene("1: c6 hand 39 | looks l21\n2: c7 hand 1").do("play 39 s", "shove s")
    assert (place(table, 2), table.state.to_act) == ("c8", 1)


def test_k11_lame_foot_of_another_does_not_matter() -> None:
    """K11: your goblin cards."""
    assert steps(scene("1: c6 hand 39\n2: a4 hand 1 | looks l21").do("play 39 s")) == "n e s w"


@pytest.mark.parametrize("look", ["l23", "l24"])
def test_k11_leaden_boots_do_not_step_onto_a_goblin(look: str) -> None:
    """K11: neither with the first step nor with the second."""
    table = scene(f"1: c6 hand 39 | looks {look}\n2: c7 hand 1")
    assert plays(table) == "39n 39e 39w"
    assert reason(table, "play 39 s") == "K11 leaden-boots"
    table = scene(f"1: c6 hand 39 | looks {look}\n2: d7 hand 1").do("play 39 s")
    assert steps(table) == "n s w"
    assert reason(table, "step e") == "K11 leaden-boots"


def test_k11_leaden_boots_may_be_shoved_and_meet_rigor() -> None:
    """K11 (ours): only stepping onto a goblin is forbidden."""
    table = scene("seats 3\n1: c6 hand 39\n2: c7 hand 1 | looks l23\n3: c8 hand 2").do("play 39 s")
    assert shoves(table) == "e s w"
    assert (table.do("shove s").state.to_act, shoves(table)) == (1, "e s w")
    assert "39s" in plays(scene("1: d8 hand 39 | looks l23\n2: a4 hand 1\nrigor d9"))


@pytest.mark.parametrize("look", ["l1", "l2"])
def test_k11_clouded_eyes_see_no_ball_but_for_the_desk(look: str) -> None:
    """K11: the plain symbol still pays, the ball pays for the desk alone, first or second."""
    assert pays_for(f"1: c7 hand 31 | looks {look}\n2: a4 hand") == ["31 w: s"]
    assert pays_for(f"1: c8 hand 39 | looks {look}\n2: a4 hand") == ["39 w:"]
    assert scene(f"1: c7 hand 39 | looks {look}\n2: a4 hand").options == ["show"]
    assert reason(scene(f"1: c7 hand 31 | looks {look}\n2: a4 hand"), "play 31 n") == "K2.2 symbol"


def test_k11_clouded_eyes_apply_to_rigor_cards() -> None:
    """K11 (ours): two balls move him nowhere, a book and a ball only onto books."""
    assert scene("1: a4 hand 57 | looks l1\n2: f4 hand").options == ["show"]
    assert pays_for("1: a4 hand 53 | looks l1\n2: f4 hand") == ["53 n:", "53 e:"]


def test_k11_clouded_eyes_cloud_at_once() -> None:
    """K11, K4.3: his first step catches the mover's own goblin; the ball that is left pays for nothing."""
    table = scene("1: d8 hand 53\n2: a5 hand 1\nrigor d9\nlook-deck l1").do("play 53 n", "go b4")
    assert (table.state.asked, table.state.to_act) == ("turn", 1)


@pytest.mark.parametrize("look", ["l3", "l4"])
@pytest.mark.parametrize(("way", "left"), [("n", "e s w"), ("e", "n s w"), ("s", "n e w"), ("w", "n e s")])
def test_k11_dizzy_does_not_go_straight_on(look: str, way: str, left: str) -> None:
    """K11: the second step goes anywhere but in the direction of the first, for Rigor too (ours)."""
    table = scene(f"1: c6 hand 39 | looks {look}\n2: a4 hand 1").do(f"play 39 {way}")
    assert steps(table) == left
    assert reason(table, f"step {way}") == "K11 dizzy"
    table = scene(f"1: a4 hand 57 | looks {look}\n2: f4 hand 1\nrigor c6").do(f"play 57 {way}")
    assert steps(table) == left


def test_k11_dizzy_at_once() -> None:
    """K11: drawn when Rigor's first step catches the mover's own goblin, it counts for his second."""
    table = scene("1: d8 hand 57\n2: a5 hand 1\nrigor d9\nlook-deck l3").do("play 57 n", "go b4")
    assert steps(table) == "e s w"


def test_k11_dizzy_alone_may_leave_no_second_step() -> None:
    """K11: the gems that are left pay for the way straight on alone."""
    assert steps(scene("1: b7 hand 26\n2: a4 hand 1").do("play 26 n")) == "n"
    assert scene("1: b7 hand 26 | looks l3\n2: a4 hand 1").do("play 26 n").state.to_act == 1


@pytest.mark.parametrize("look", ["l9", "l10"])
def test_k11_limp_arm_lets_the_shoved_goblin_s_player_choose(look: str) -> None:
    """K11: among the same squares, with either step."""
    table = scene(f"1: c7 hand 39 | looks {look}\n2: d7 hand 1").do("play 39 e")
    assert (table.state.to_act, shoves(table)) == (1, "n e s")
    table.do("shove e", "step e")
    assert (table.state.to_act, shoves(table)) == (1, "n e s")


def test_k11_limp_arm_only_for_the_first_link() -> None:
    """K11, K3.2 (ours): the next link is chosen by whoever shoves, as ever."""
    table = scene("seats 3\n1: c7 hand 39 | looks l9\n2: d7 hand 1\n3: e7 hand 2").do("play 39 e", "shove e")
    assert table.state.to_act == 1


def test_k11_limp_arm_only_on_the_own_turn() -> None:
    """K11: shoved into another goblin in somebody's turn, its player chooses."""
    table = scene("seats 3\n1: c7 hand 39\n2: d7 hand 1 | looks l9\n3: e7 hand 2").do("play 39 e", "shove e")
    assert (table.state.asked, table.state.to_act) == ("shove", 1)


@pytest.mark.parametrize("look", ["l11", "l12"])
def test_k11_weak_grip_lays_tomes_face_down(look: str) -> None:
    """K11: those taken from now on, from the desk or by a token; they cannot be used."""
    table = scene(f"1: c8 hand 39 | looks {look} | tomes t13\n2: a4 hand 1\ntome-deck t15").do(
        "play 39 w", "go c4"
    )
    assert "| tomes t13 t15-" in line(table, "1:")
    assert uses(table) == "t13"
    assert reason(table, "use t15") == "K12 tome-face-down"
    table = scene(f"1: d6 hand 39 | looks {look}\n2: a4 hand 1\ntome-deck t15\ntoken-deck k3").do(
        "play 39 e", "go b4"
    )
    assert line(table, "1:").endswith("| tomes t15-")


def test_k11_weak_grip_pardoned_leaves_them_face_down() -> None:
    """K11, K12 (ours): they were laid down unused, and stay so."""
    table = scene("1: c8 hand 39 | looks l11 | tomes t1\n2: a4 hand 1\ntome-deck t15 t13").do(
        "play 39 w", "go c4"
    )
    table.do("use t1", "pardon l11")
    assert "| tomes t1- t15-" in line(table, "1:")
    assert kinds(table)[-1] == "began"  # nothing more to use


def test_k11_weak_grip_does_not_spoil_the_count() -> None:
    """K11, K8.2 (ours): a tome that was never face up counts."""
    table = scene("""
        seats 3
        1: c8 hand 39 | looks l11
        2: a4 hand | looks l9
        3: f4 hand | looks l1 l5 | tomes …
        tome-deck t15
    """).do("play 39 w")
    assert told(table)[-1].startswith("won p1")


def test_k11_weak_grip_of_deep_pockets() -> None:
    """K11, K12 (ours): laid face down, it does not raise the hand limit."""
    table = scene("1: c8 hand 39 | looks l11\n2: a4 hand 1\ntome-deck t3").do("play 39 w")
    assert going(table).split()[0] == "b4"
    assert kinds(table.do("go b4")).count("drew") == 3
