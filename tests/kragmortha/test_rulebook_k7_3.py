"""K7.3 Looks on their tabletop side: nothing is enforced, people call out, admit, judge."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gloam.testing import Scene
from tests.kragmortha.scenes import (
    GAME,
    kinds,
    line,
    new_game,
    plays,
    reason,
    scene,
    script,
    shoves,
    steps,
    told,
    uses,
    view,
)


def tabletop(seats: int, more: str = "", looks: str = "l1") -> Scene:
    """Seat 1's turn; seat 2 has a look, and the next one is l5."""
    squares = ["e7", "f7", "f8", "e8"]
    others = "\n".join(f"{seat}: {squares[seat - 3]} hand {seat}" for seat in range(3, seats + 1))
    return scene(f"""
        options looks=tabletop
        seats {seats}
        1: a5 hand 39
        2: c7 hand 40 | looks {looks} {more}
        {others}
        look-deck l5
    """)


NOTHING_ENFORCED: dict[str, Callable[[Scene], bool]] = {
    "l21": lambda table: steps(table.do("play 39 s")) == "n e s",  # lame foot
    "l23": lambda table: "39e" in plays(table),  # leaden boots
    "l13": lambda table: kinds(table.do("play 39 s", "done", "done")).count("drew") == 1,  # crab claws
    "l15": lambda table: "38n" in plays(table),  # fumbling fingers
    "l1": lambda table: "39n" in plays(table),  # clouded eyes
    "l3": lambda table: "s" in steps(table.do("play 39 s")),  # dizzy
    "l9": lambda table: table.do("play 39 e").state.to_act == 0,  # limp arm
    "l17": lambda table: uses(table) == "t13",  # tied tongue
    "l19": lambda table: view(table, 0).players[0].open_hand == (),  # loose tongue
    "l5": lambda table: "57n" in plays(table),  # stiff neck
    "l7": lambda table: "38n" in plays(table),  # one-track mind
}


@pytest.mark.parametrize("look", NOTHING_ENFORCED)
def test_k7_3_nothing_is_enforced(look: str) -> None:
    """K7.3: no handicap of K11 weighs on anybody."""
    position = f"options looks=tabletop\n1: a5 hand 57 39 38* | looks {look} | tomes t13\n2: b5 hand 1"
    assert NOTHING_ENFORCED[look](scene(position))


def test_k7_3_weak_grip_is_not_enforced() -> None:
    """K7.3: a tome is laid face up."""
    table = scene("options looks=tabletop\n1: c8 hand 39 | looks l11\n2: a4 hand 1\ntome-deck t9").do(
        "play 39 w"
    )
    assert line(table, "1:").endswith("| tomes t9")


def test_k7_3_a_call_and_its_answer() -> None:
    """K7.3: who admits it draws another look; then the game goes on where it waited."""
    script("""
        options looks=tabletop
        seats 3
        1: a5 hand 39
        2: c5 hand 40 | looks l1
        3: e5 hand 1
        look-deck l5
        ---
        3: call p3 l1
            called p3 l1 of p2
        1: play 39 n !K2.1      // the game waits
        2: admit
            admitted p2
            looked p2 l5
        1: play 39 s
    """)


def test_k7_3_anybody_may_call_anybody_else() -> None:
    """K7.3: the player whose turn it is, the others, but nobody themselves or for another."""
    for accuser in (1, 3):
        table = tabletop(3)
        table.act(accuser - 1, f"call p{accuser} l1")
        assert (table.state.asked, table.state.to_act) == ("answer", 1)
    assert reason(tabletop(3), "call p2 l1", 2) == "K7.3 call-no-look"
    assert reason(tabletop(3), "call p1 l1", 3) == "K7.3 call-for-another"
    assert reason(tabletop(3), "call p1 l2", 1) == "K7.3 call-no-look"


def trial(seats: int, *votes: str) -> Scene:
    table = tabletop(seats)
    table.act(0, "call p1 l1")
    return table.do("deny", *votes)


@pytest.mark.parametrize(
    ("votes", "end"),
    [
        (["guilty"], "convicted p2 #1"),
        (["innocent"], "acquitted p2 #0"),
        (["guilty", "guilty"], "convicted p2 #2"),
        (["guilty", "innocent"], "acquitted p2 #1"),  # a tie acquits (ours)
        (["innocent", "guilty", "guilty"], "convicted p2 #2"),
        (["innocent", "guilty", "innocent"], "acquitted p2 #1"),
        (["guilty", "guilty", "innocent", "innocent"], "acquitted p2 #2"),
        (["guilty", "guilty", "innocent", "guilty"], "convicted p2 #3"),
    ],
)
def test_k7_3_a_majority_of_those_not_involved_convicts(votes: list[str], end: str) -> None:
    """K7.3: a convict draws another look, an acquitted player does not."""
    table = trial(2 + len(votes), *votes)
    assert told(table)[1] == end
    assert kinds(table)[2:] == (["looked"] if "convicted" in end else [])
    assert (table.state.asked, table.state.to_act) == ("turn", 0)


def test_k7_3_the_judges_are_neither_accuser_nor_accused() -> None:
    """K7.3: each of the others, once."""
    table = tabletop(5)
    table.act(3, "call p4 l1")
    table.do("deny")
    judges = []
    while table.state.asked == "vote":
        judges.append(table.state.to_act + 1)
        table.do("innocent")
    assert sorted(judges) == [1, 3, 5]


def test_k7_3_a_vote_is_secret_until_all_have_judged() -> None:
    """K7.3, K13: what was voted is told only as a number in the end."""
    table = trial(4, "guilty")
    assert told(table) == ["voted p3"]
    assert [view(table, viewer).votes for viewer in (0, 1, 2, 4)] == [()] * 4
    assert len(view(table, 3).votes) == 1


def test_k7_3_with_nobody_uninvolved_the_accused_decides() -> None:
    """K7.3: of two players the accused one admits or denies, and that is that."""
    assert told(trial(2)) == ["denied p2", "acquitted p2 #0"]
    table = tabletop(2)
    table.act(0, "call p1 l1")
    assert told(table.do("admit")) == ["admitted p2", "looked p2 l5"]


def test_k7_3_one_call_at_a_time() -> None:
    """K7.3 (ours): not during an answer, not during the votes."""
    table = tabletop(4)
    table.act(0, "call p1 l1")
    assert reason(table, "call p3 l1", 3) == "K7.3 call-later"
    table.do("deny")
    assert (table.state.asked, reason(table, "call p4 l1", 4)) == ("vote", "K7.3 call-later")
    assert view(table, 4).asides == ()


def test_k7_3_one_call_per_accuser_per_turn() -> None:
    """K7.3 (ours): another may call in this turn, and the same one again in the next."""
    table = trial(3, "innocent")
    assert reason(table, "call p1 l1", 1) == "K7.3 call-twice"
    table.act(2, "call p3 l1")
    table.do("deny", "innocent", "play 39 s", "done")
    assert table.state.to_act == 1
    table.act(0, "call p1 l1")
    assert table.state.asked == "answer"


def test_k7_3_none_during_placement_and_none_if_enchanted() -> None:
    """K7.3 (ours): there is nothing to call out yet; and the program watches an enchanted game."""
    table = scene("options looks=tabletop\nseats 3")
    table.state = new_game(3, looks="tabletop")
    assert reason(table, "call p1 l1", 1) == "K7.3 call-later"
    enchanted = scene("1: a5 hand 39\n2: c5 hand 1 | looks l1")
    assert reason(enchanted, "call p1 l1", 1) == "K7.3 call-enchanted"
    assert enchanted.state.asides(0) == []


@pytest.mark.parametrize(
    ("third", "rigor", "moves", "asked"),
    [
        ("c8", "f6", ["play 39 n"], "second"),
        ("c8", "f6", ["play 39 w"], "shove"),
        ("c8", "f6", ["play 39 e"], "hop"),
        ("g9", "f9", ["play 57 e"], "carry"),
        ("c8", "f6", ["use t13", "swap p3", "play 39 w"], "home"),
        ("c8", "f6", ["play 57 w"], "send-rigor"),
        ("c8", "f6", ["use t1"], "pardon"),
        ("c8", "f6", ["use t13"], "swap"),
        ("c8", "f6", ["use t15"], "whisper"),
        ("c8", "f6", ["use t17", "discard 39"], "ink"),
    ],
)
def test_k7_3_a_call_may_interrupt_any_decision(third: str, rigor: str, moves: list[str], asked: str) -> None:
    """K7.3: which is then asked again, unchanged."""
    table = scene(f"""
        options looks=tabletop
        seats 3
        1: d6 hand 39 57 | looks l3 | tomes t1 t13 t15 t17
        2: c6 hand 1 | looks l1
        3: {third} hand 2
        rigor {rigor}
    """).do(*moves)
    options, seat = table.options, table.state.to_act
    assert table.state.asked == asked
    table.act(2, "call p3 l1")
    table.do("deny", "innocent")
    assert (table.state.asked, table.options, table.state.to_act) == (asked, options, seat)


def test_k7_3_a_shove_waits_for_shadows() -> None:
    """K7.3: a convict hides while one goblin is between two squares."""
    table = scene("""
        options looks=tabletop
        1: c7 hand 39
        2: d7 hand 1 | looks l1 | tomes t5
    """).do("play 39 e")
    table.act(0, "call p1 l1")
    table.do("admit", "yes")
    assert (table.state.asked, shoves(table)) == ("shove", "n e s")


def test_k7_3_a_conviction_may_bring_the_fourth_look() -> None:
    """K7.3, K8.1: and end the game."""
    table = tabletop(2, looks="l1 l9 l13")
    table.act(0, "call p1 l9")
    assert told(table.do("admit"))[-2:] == ["ended p2", "won p1 #0"]


def test_k7_3_shadows_answers_a_conviction() -> None:
    """K7.3, K12 (ours): nobody is carried off by it."""
    table = tabletop(2, "| tomes t5")
    table.act(0, "call p1 l1")
    table.do("admit")
    assert (table.state.asked, table.state.to_act) == ("hide", 1)
    assert told(table.do("yes")) == ["hid p2 t5"]
    assert (table.state.asked, table.state.to_act, line(table, "2:")[-11:]) == ("turn", 0, "| tomes t5-")


def test_k7_3_nobody_calls_while_a_look_is_being_answered() -> None:
    """K7.3, K12: first it is settled whether Shadows helps; then somebody may call."""
    table = scene("""
        options looks=tabletop
        seats 3
        1: a4 hand 57
        2: d8 hand 1 | looks l1 | tomes t5
        3: f4 hand 2
        rigor d9
    """).do("play 57 n")
    assert (table.state.asked, table.state.to_act) == ("hide", 1)
    assert table.refused("call p3 l1", seat=2) == "K7.3"
    table.do("yes")
    table.act(2, "call p3 l1")
    assert table.state.asked == "answer"


def test_k7_3_the_preset() -> None:
    """K7.3: tabletop is a preset of its own."""
    assert GAME.settings.preset_of(GAME.settings.read({"looks": "tabletop"})) == "tabletop"


WITH_BOTS = """
    options looks=tabletop bots=3,4
    seats 5
    1: c6 hand 39 | looks l1
    2: a4 hand 1 | looks l5
    3: b4 hand 2 | looks l9
    4: d4 hand 3 | looks l13
    5: f5 hand 4
"""


def test_k7_3_bots_have_no_body() -> None:
    """K7.3 (ours): nobody calls out a bot, and no bot calls or judges."""
    table = scene(WITH_BOTS)
    texts = [[GAME.actions[aside].text for aside in table.state.asides(seat)] for seat in range(5)]
    assert texts == [["call p1 l5"], ["call p2 l1"], [], [], ["call p5 l1", "call p5 l5"]]
    assert table.refused("call p2 l9", seat=1) == "K7.3"
    table.act(1, "call p2 l1")
    table.do("deny")
    assert (table.state.asked, table.state.to_act) == ("vote", 4)
    assert kinds(table.do("guilty"))[:2] == ["voted", "convicted"]
