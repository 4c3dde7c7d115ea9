"""N4 Finishing a creature; N4.2, the legion discard, has a file of its own."""

from __future__ import annotations

import pytest

from tests.nightmarium.scenes import kinds, line, plays, scene, script, view


def test_n4_finished_the_moment_its_head_is_placed() -> None:
    """N4: neither legs nor torso finish a creature, the head does, and it counts at once."""
    table = scene("1: hand 66 71 67\nframe turn 1 2 insektoids")
    for action, finished in (("play 66@1", 0), ("play 71@1", 0)):
        table.do(action)
        assert "finished" not in kinds(table)
        assert view(table, 0).players[0].finished == finished
    table = scene("1: hand 67 | 3 2").do("play 67@1")
    assert table.told == ["placed p1 67 @1 #2", "finished p1 @1"]
    assert view(table, 0).players[0].finished == 1


def test_n4_the_order_is_win_check_then_discard_then_abilities() -> None:
    """N4: a pure creature's Weeper waits for the opponents' gifts."""
    script("""
        1: hand 5 | 3 2
        2: hand 4
        deck 30 33
        ---
        1: play 5@1
            placed p1 5 @1 #2
            finished p1 @1
            demanded p1 @1 #0
        2: give 4
            chose p2
            gave p2 4
            activated p1 5 @1 #1
            drew p1 30
            drew p1 33
    """)


def test_n4_1_an_immediate_win_is_checked_first() -> None:
    """N4.1: a third pure creature with Weeper ends the game before discard and ability."""
    table = scene("""
        options win=immediate target=3
        1: hand 5 | 3 2 | 30 35 67 | 33 71 37
        2: hand 4
    """).do("play 5@1")
    assert table.told == ["placed p1 5 @1 #2", "finished p1 @1", "won p1 #3"]


def test_n4_1_only_if_the_win_is_immediate() -> None:
    """N4.1: with end_of_turn the same creature goes through its discard."""
    table = scene("options target=3\n1: hand 5 | 3 2 | 30 35 67 | 33 71 37\n2: hand 4").do("play 5@1")
    assert table.told[-1] == "demanded p1 @1 #0"


def test_n4_3_abilities_run_from_the_top_down() -> None:
    """N4.3: head, torso, legs, one at a time."""
    script("""
        1: hand 61 | 12 47
        deck 30 33 36 39 48 51
        ---
        1: play 61@1
            placed p1 61 @1 #2
            finished p1 @1
            activated p1 61 @1 #1
            drew p1 30
            drew p1 33
            activated p1 47 @1 #1
            drew p1 36
            drew p1 39
            activated p1 12 @1 #1
            drew p1 48
            drew p1 51
    """)


@pytest.mark.parametrize(
    ("creature", "head", "active"),
    [
        ("12 47", 67, [47, 12]),  # the head is skipped
        ("12 71", 46, [46, 12]),  # the torso
        ("66 47", 5, [5, 47]),  # the legs
        ("12 71", 37, [12]),
        ("66 35", 4, []),
    ],
)
def test_n4_3_a_card_without_ability_is_skipped(creature: str, head: int, active: list[int]) -> None:
    """N4.3: and does not stop the chain."""
    table = scene(f"1: hand {head} | {creature}").do(f"play {head}@1")
    assert [event.card + 1 for event in table.events if event.kind == "activated"] == active


def test_n4_3_one_ability_after_the_other() -> None:
    """N4.3: the torso's Weeper waits until the head's Devourer has been decided."""
    table = scene("1: hand 28 | 66 47 | 3 | 6").do("play 28@1")
    assert (table.state.asked, kinds(table).count("activated")) == ("devour", 1)
    table.do("devour 3")
    assert kinds(table) == ["devoured", "vanished", "activated", "drew", "drew"]


def test_n4_4_what_can_be_done_must_be_done() -> None:
    """N4.4: Devourer leaves no choice but own creatures, though it hurts."""
    table = scene("1: hand 28 | 66 71 | 3 2 4\n2: hand | 6").do("play 28@1")
    assert table.options == ["devour 2"]
    assert {table.refused(text) for text in ("no", "done", "draw")} == {"N5.4"}


CANNOT = {
    "weeper": "1: hand 61 81 | 66 47\n2: hand …",
    "herald": "1: hand 55 81 | 66 47\n2: hand …",
    "scavenger": "1: hand 1 | 66 47 | 3 | 6 2\n2: hand | 15 26 4",
    "executioner": "1: hand 82 | 66 47 | 3 | 6 2 4\n2: hand 30",
    "devourer": "1: hand 91 | 66 47\n2: hand | 3 | 15 26 4",
    "mocker": "1: hand 58 67 | 66 47 | 3\n2: hand 30",
}


@pytest.mark.parametrize("ability", CANNOT)
def test_n4_4_what_cannot_be_done_ends_the_chain(ability: str) -> None:
    """N4.4: the Weeper below never runs, and the turn goes on."""
    table = scene(CANNOT[ability])
    card = plays(table).split("@")[0]
    table.do(f"play {card}@1")
    assert kinds(table) == ["placed", "finished", "activated", "stopped"]
    assert table.events[2].number == table.events[3].number
    assert (table.state.asked, line(table, "frame turn")[:3]) == ("turn", "1 1")


def test_n4_4_what_was_done_stays_done() -> None:
    """N4.4: Weeper has drawn when Scavenger finds nothing; the legs' Weeper does not run."""
    table = scene("1: hand 61 | 54 8\ndeck 30 33").do("play 61@1")
    assert kinds(table) == ["placed", "finished", "activated", "drew", "drew", "activated", "stopped"]
    assert line(table, "1:") == "hand 30 33 | 54 8 61"


def test_n4_5_finishing_another_creature_drops_the_chain() -> None:
    """N4.5: creature 2 goes through all of N4; the Weepers of creature 1 never run."""
    table = script("""
        1: hand 4 58 | 63 47 | 12 2
        2: hand 22
        deck 30 33
        ---
        1: play 58@1
            placed p1 58 @1 #2
            finished p1 @1
            activated p1 58 @1 #2
        1: play 4@2
            placed p1 4 @2 #2
            finished p1 @2
            dropped p1 @1 #1
            demanded p1 @2 #0
        2: give 22
            chose p2
            gave p2 22
            activated p1 12 @2 #1
            drew p1 30
            drew p1 33
    """)
    assert line(table, "frame turn") == "1 1 insektoids"


def test_n4_5_a_card_that_finishes_nothing_drops_nothing() -> None:
    """N4.5: Mocker begins a creature, and the chain goes on."""
    table = scene("1: hand 3 58 | 66 47").do("play 58@1", "play 3@2")
    assert kinds(table) == ["placed", "activated", "drew", "drew"]


def test_n4_6_a_new_head_finishes_a_creature_again() -> None:
    """N4.6: Devourer takes a head, Mocker gives another: discard and abilities happen once more."""
    table = scene("""
        1: hand 13 28 | 66 89 | 12 2 4
        2: hand 22
        deck 30 33
    """).do("play 28@1", "devour 2", "play 13@2")
    assert table.told == ["placed p1 13 @2 #2", "finished p1 @2", "demanded p1 @2 #0"]
    table.do("give 22")
    assert kinds(table) == ["chose", "gave", "activated", "drew", "drew"]


def test_n4_7_finishing_leaves_the_second_action() -> None:
    """N4.7: after a chain with the first action there is one more; after the second there is none."""
    table = scene("1: hand 61 | 3 35\n2: hand 40").do("play 61@1")
    assert (table.state.to_act, table.state.asked, line(table, "frame turn")) == (0, "turn", "1 1 insektoids")
    table = scene("1: hand 61 | 3 35\n2: hand 40\nframe turn 1 1 -").do("play 61@1")
    assert table.state.to_act == 1


def test_n4_8_a_dropped_chain_leaves_the_stack() -> None:
    """N4.8: however many creatures a chain has finished, below the decision lie one chain and the turn."""
    table = scene("1: hand 31 43 58 88 | 66 35 | 3 71 | 6 80 | 15 86").do("play 31@1")
    for place, card in enumerate((43, 58, 88), 2):
        assert [frame.kind for frame in view(table, 0).frames] == ["turn", "chain", "mock"]
        table.do(f"play {card}@{place}")
    assert [frame.kind for frame in view(table, 0).frames] == ["turn"]


LONG_CHAIN = """
    1: hand 3 | 63 47 58
    frame turn 1 1 insektoids
    frame chain 1 1 2
    frame mock 1 1 -
    steps {steps}
"""


def test_n4_8_a_chain_may_have_500_steps() -> None:
    """N4.8 (ours): the 500th ability still runs."""
    table = scene(LONG_CHAIN.format(steps=499)).do("play 3@2")
    assert kinds(table) == ["placed", "activated", "drew", "drew", "cut"]


def test_n4_8_a_chain_that_passes_500_steps_is_cut() -> None:
    """N4.8 (ours): the 501st does not, an event says so, and the turn goes on."""
    table = scene(LONG_CHAIN.format(steps=500)).do("play 3@2")
    assert table.told == ["placed p1 3 @2 #0", "cut p1 @1 #500"]
    assert table.events[-1].rule == "N4.8"
    assert (table.state.to_act, table.state.asked, line(table, "frame turn")) == (0, "turn", "1 1 insektoids")


def test_n4_8_each_action_counts_its_own_steps() -> None:
    """N4.8 (ours): the next action of the turn begins at nothing, and one ability is one step."""
    table = scene("1: hand 61 | 12 47\nframe turn 1 2 -\nsteps 500").do("play 61@1")
    assert kinds(table).count("activated") == 3
    assert line(table, "steps") == "3"
