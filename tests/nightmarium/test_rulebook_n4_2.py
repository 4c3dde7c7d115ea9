"""N4.2: a pure creature, and what the opponents give for it."""

from __future__ import annotations

import pytest

from tests.nightmarium.scenes import kinds, line, scene, script, view

PURE = "1: hand 4 13 | 3 2"  # necronauts; 4 finishes it, and none of its cards has an ability


def test_n4_2_each_opponent_gives_one_card_of_the_legion() -> None:
    """N4.2: every opponent, in turn order, and not the owner, who holds one too."""
    table = script(f"""
        seats 4
        {PURE}
        2: hand 22 30
        3: hand 23 31
        4: hand 24 33
        ---
        1: play 4@1
            placed p1 4 @1 #2
            finished p1 @1
            demanded p1 @1 #0
        2: give 22
            chose p2
        3: give 23
            chose p3
        4: give 24
            chose p4
            gave p2 22
            gave p3 23
            gave p4 24
    """)
    assert [line(table, f"{seat}:") for seat in (1, 2, 3, 4)] == [
        *("hand 13 | 3 2 4", "hand 30", "hand 31", "hand 33"),
    ]
    assert line(table, "pile") == "22 23 24"
    assert table.state.to_act == 0


def test_n4_2_opponents_are_asked_from_the_owners_left() -> None:
    """N4.2, N1.3: clockwise from the owner, past the last seat."""
    table = scene("seats 3\n1: hand 22\n2: hand 4 | 3 2\n3: hand 23\nframe turn 2 2 -").do("play 4@1")
    assert table.state.to_act == 2
    table.do("give 23")
    assert table.state.to_act == 0


@pytest.mark.parametrize("creature", ["30 2 4", "3 35 4", "3 2 67"])
def test_n4_2_one_card_of_another_legion_and_nobody_gives(creature: str) -> None:
    """N4.2: legs, torso and head must all be of one legion."""
    legs, torso, head = creature.split()
    table = scene(f"1: hand {head} | {legs} {torso}\n2: hand 22 31").do(f"play {head}@1")
    assert kinds(table) == ["placed", "finished"]


@pytest.mark.parametrize(
    ("creature", "head", "legion"),
    [("3 2", 4, 0), ("66 71", 67, 1), ("87 86", 85, 2), ("30 35", 37, 3)],
)
def test_n4_2_each_legion_demands_its_own(creature: str, head: int, legion: int) -> None:
    """N4.2: the card given is of the creature's legion."""
    table = scene(f"1: hand {head} | {creature}\n2: hand 6 72 99 39").do(f"play {head}@1")
    assert table.told[-1] == f"demanded p1 @1 #{legion}"
    assert table.options == [f"give {(6, 72, 99, 39)[legion]}"]


def test_n4_2_who_holds_the_legion_must_give_it() -> None:
    """N4.2: any one card of the legion, no other card, and no two."""
    table = scene(f"{PURE}\n2: hand 22 25 30 31").do("play 4@1")
    assert table.options == ["give 22", "give 25"]
    assert {table.refused(text) for text in ("discard 22", "discard 30", "give 30", "draw")} == {"N4.2"}
    table.do("give 25")
    assert line(table, "2:") == "hand 22 30 31"


def test_n4_2_without_the_legion_any_two_cards() -> None:
    """N4.2: any two, (ours) the lower one first; a card of another legion is not enough."""
    table = scene(f"{PURE}\n2: hand 30 31 33 60").do("play 4@1")
    assert table.options == ["discard 30", "discard 31", "discard 33"]
    assert {table.refused("give 30"), table.refused("discard 60")} == {"N4.2"}
    table.do("discard 31")
    assert table.options == ["discard 33", "discard 60"]
    assert {table.refused("discard 30"), table.refused("give 33")} == {"N4.2"}
    table.do("discard 60")
    assert table.told == ["chose p2", "gave p2 31", "gave p2 60"]
    assert line(table, "2:") == "hand 30 33"


def test_n4_2_the_one_card_left() -> None:
    """N4.2: with a single card of another legion that card is the gift."""
    table = scene(f"{PURE}\n2: hand 30").do("play 4@1")
    assert table.options == ["discard 30"]
    table.do("discard 30")
    assert table.told == ["chose p2", "gave p2 30"]


def test_n4_2_an_empty_hand_gives_nothing() -> None:
    """N4.2: and is not asked."""
    table = scene(f"seats 3\n{PURE}\n2: hand\n3: hand 30 31 33").do("play 4@1")
    assert table.state.to_act == 2
    table.do("discard 30", "discard 31")
    assert table.told == ["chose p3", "gave-nothing p2", "gave p3 30", "gave p3 31"]


def test_n4_2_option_either_lets_a_holder_give_any_two() -> None:
    """N4.2: `legion_discard = either`: one card of the legion, or any two, that card among them."""
    table = scene(f"options legion_discard=either\n{PURE}\n2: hand 22 30 31").do("play 4@1")
    assert table.options == ["give 22", "discard 22", "discard 30"]
    table.do("discard 22", "discard 31")
    assert table.told == ["chose p2", "gave p2 22", "gave p2 31"]


def test_n4_2_option_either_still_asks_for_the_whole_gift() -> None:
    """N4.2: with `either` one card is enough only if it is of the legion, or the last one."""
    table = scene(f"options legion_discard=either\n{PURE}\n2: hand 22").do("play 4@1")
    assert table.options == ["give 22"]
    table = scene(f"options legion_discard=either\n{PURE}\n2: hand 30 31").do("play 4@1")
    assert table.options == ["discard 30"]
    table.do("discard 30")
    assert table.options == ["discard 31"]


def test_n4_2_no_gift_is_known_before_all_have_chosen() -> None:
    """N4.2 (ours): all choose at the same time, so a neighbour's gift shows neither card nor count."""
    table = scene(f"seats 3\n{PURE}\n2: hand 30 31 33\n3: hand 22").do("play 4@1")
    before = view(table, 3).players[1]
    table.do("discard 30")
    assert table.told == []
    assert (view(table, 3).players[1], view(table, 2).players[1].hand.size) == (before, 3)
    table.do("discard 31")
    assert [event.told_to(2).card for event in table.events] == [-1]
    assert (view(table, 3).players[1], view(table, 3).pile) == (before, ())
    table.do("give 22")
    assert (view(table, 3).players[1].hand.size, line(table, "pile")) == (1, "30 31 22")


def test_n4_2_choices_do_not_depend_on_each_other() -> None:
    """N4.2 (ours): whatever the neighbour gave, one's own choice is the same."""
    options = []
    for gift in ("give 22", "give 23"):
        table = scene(f"seats 3\n{PURE}\n2: hand 22 23\n3: hand 30 31 33").do("play 4@1", gift)
        options.append(table.options)
    assert options[0] == options[1] == ["discard 30", "discard 31"]
