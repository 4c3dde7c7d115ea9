"""N9: the worked example of the rulebooks, event by event."""

from __future__ import annotations

from gloam.testing import Scene
from tests.nightmarium.scenes import line, script

EXAMPLE = """
    options {options}
    seats 4
    1: hand 8 28 31 47 | 45 {torso} | 63 56 85 | 12 | 57
    2: hand 13 66
    3: hand 34 69 99 | 87 98
    4: hand | 72 35 67
    deck 81 93 88 {misfit} 1 {other_misfit}
    ---
    1: play 31@1                // creature 1 is not pure
        placed p1 31 @1 #2
        finished p1 @1
        activated p1 31 @1 #2
    1: play 47@4                // the first Mocker: a torso on creature 4
        placed p1 47 @4 #1
        activated p1 {second_mocker} @1 #2
    1: play 28@4                // the second: its head; creature 1 is done with
        placed p1 28 @4 #2
        finished p1 @4
        {dropped}
        activated p1 28 @4 #5
    1: devour 2                 // Devourer: the head of creature 2; Weeper: two cards; Herald
        devoured p1 85 @2
        activated p1 47 @4 #1
        drew p1 81
        drew p1 93
        activated p1 57 @4 #0
        revealed p1 88
        revealed p1 {misfit}
    1: play {misfit}@{unfit}           // it fits nowhere
    1: play 88@2                // the head finishes creature 2 again
        placed p1 88 @2 #2
        finished p1 @2
        discarded p1 {misfit}
        activated p1 88 @2 #2
    1: play 8@3                 // Mocker: a torso on creature 3; Herald
        placed p1 8 @3 #1
        activated p1 56 @2 #0
        revealed p1 1
        revealed p1 {other_misfit}
    1: play 1@3                 // a head finishes creature 3; creature 2's Weeper never happens
        placed p1 1 @3 #2
        finished p1 @3
        discarded p1 {other_misfit}
        dropped p1 @2 #2
        demanded p1 @3 #0
    2: discard 66 !N4.2         // creature 3 is pure Necronauts
    2: give 13
        chose p2
    3: give 69 !N4.2
    3: discard 34
    3: discard 99
        chose p3
        gave p2 13
        gave p3 34
        gave p3 99
        gave-nothing p4
        activated p1 1 @3 #4
    1: scavenge p3@1            // the second Scavenger finds no target, and the Weeper below never runs
        scavenged p1 @1 of p3 #2
        activated p1 8 @3 #4
        stopped p1 @3 #4
"""


def russian() -> Scene:
    """Creature 1 is Mocker, Mocker, Mocker; the target is four, so legs fit nowhere."""
    return script(
        EXAMPLE.format(
            options="preset=second-edition target=4",
            torso=89,
            second_mocker=89,
            dropped="dropped p1 @1 #3",  # the third Mocker, by creature 4
            misfit=33,
            other_misfit=39,
            unfit="2 !N3.2",
        )
    )


def english() -> Scene:
    """Creature 1's torso has no ability; what does not fit is a head where no other creature lacks one."""
    return script(
        EXAMPLE.format(
            options="preset=first-edition",
            torso=86,
            second_mocker=45,
            dropped="// nothing was to come",
            misfit=43,
            other_misfit=37,
            unfit="3 !N3.1",
        )
    )


def test_n9_the_russian_example() -> None:
    """N9: all that was one action, and everything lies where it should."""
    table = russian()
    assert (table.state.to_act, table.state.asked) == (0, "turn")
    assert line(table, "frame turn") == "1 1 homunculi"
    assert line(table, "1:") == "hand 81 93 | 45 89 31 | 63 56 88 | 12 8 1 | 57 47 28"
    assert [line(table, f"{seat}:") for seat in (2, 3, 4)] == ["hand 66", "hand 69", "hand | 72 35 67"]
    assert line(table, "pile").split()[:6] == ["85", "33", "39", "13", "34", "99"]


def test_n9_the_russian_example_wins_with_its_turn() -> None:
    """N9, N6.3: four finished creatures, but the game ends only with the second action."""
    assert russian().do("draw").told[-1] == "won p1 #4"


def test_n9_the_english_example() -> None:
    """N9: the torso of creature 1 is skipped, and the Mocker on its legs plays the head of creature 4."""
    table = english()
    assert (table.state.to_act, line(table, "frame turn")) == (0, "1 1 homunculi")
    assert line(table, "1:") == "hand 81 93 | 45 86 31 | 63 56 88 | 12 8 1 | 57 47 28"
    assert line(table, "pile").split()[:6] == ["85", "43", "37", "13", "34", "99"]
