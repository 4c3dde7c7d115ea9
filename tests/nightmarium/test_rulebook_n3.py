"""N3 Building."""

from __future__ import annotations

import pytest

from tests.nightmarium.scenes import kinds, line, plays, scene, script

THREE_STAGES = "| 66 | 69 71 | 72 80 67"


@pytest.mark.parametrize(
    ("card", "places"),
    [
        ("30", "30@4"),  # legs
        ("35", "35@1"),  # torso
        ("37", "37@2"),  # head
        ("38", "38@1 38@4"),  # legs or torso
        ("29", "29@1 29@2"),  # torso or head
        ("59", "59@1 59@2 59@4"),  # legs, torso or head
    ],
)
def test_n3_1_where_each_part_goes(card: str, places: str) -> None:
    """N3.1: legs start a creature, a torso goes on legs only, a head on legs and torso, nothing on a head."""
    assert plays(scene(f"1: hand {card} {THREE_STAGES}")) == places


@pytest.mark.parametrize(
    "play",
    ["30@1", "30@2", "30@3", "30@5", "35@2", "35@3", "35@4", "37@1", "37@3", "37@4", "38@2", "29@4", "59@3"],
)
def test_n3_1_anything_else_is_refused(play: str) -> None:
    """N3.1: the wrong part, a finished creature, and (ours) legs on any but the lowest free place."""
    table = scene(f"1: hand 29 30 35 37 38 59 {THREE_STAGES}")
    assert table.refused(f"play {play}") == "N3.1"


def test_n3_1_a_card_is_the_part_it_was_placed_as() -> None:
    """N3.1: three cards that show every part are legs, torso and head by the order they were placed in."""
    table = script("""
        1: hand 59 62 66 71
        deck 3
        frame turn 1 2 -
        ---
        1: play 59@1
            placed p1 59 @1 #0
        1: play 62@1
            placed p1 62 @1 #1
            began p2
    """)
    assert plays(scene("1: hand 66 71 67 | 59 62")) == "66@2 67@1"
    assert plays(scene("1: hand 66 71 67 | 59")) == "66@2 71@1"
    assert line(table, "1:") == "hand 66 71 | 59 62"


def test_n3_1_a_placed_part_decides_the_order_of_abilities() -> None:
    """N3.1, N4.3: Weeper 62 as the head runs before Mocker 59 as the legs."""
    table = scene("1: hand 62 | 59 71\ndeck 30 33").do("play 62@1")
    assert [text for text in table.told if "activated" in text] == [
        "activated p1 62 @1 #1",
        "activated p1 59 @1 #2",
    ]


def test_n3_1_places_do_not_close_up() -> None:
    """N3.1 (ours): new legs take the lowest free place, the other creatures stay where they are."""
    table = scene("1: hand 30 33 | 3 | - | 6")
    assert plays(table) == "30@2 33@2"
    table.do("play 30@2")
    assert plays(table) == "33@4"


def test_n3_2_several_unfinished_creatures() -> None:
    """N3.2: with four unfinished creatures a fifth may be begun, and every one be built on."""
    assert plays(scene("1: hand 30 35 | 3 | 6 | 15 | 27")) == "30@5 35@1 35@2 35@3 35@4"


@pytest.mark.parametrize(
    "creatures", ["| 66 | 69 | 72", "| 66 | 72 80 67 | 69 71", "| 66 | 72 80 67 | 3 2 4", "| 66 | 69 71 | 3"]
)
def test_n3_2_finished_and_unfinished_never_exceed_the_target(creatures: str) -> None:
    """N3.2: three creatures of any kind are the limit of three; legs are refused, legs as a torso are not."""
    table = scene(f"options target=3\n1: hand 30 38 {creatures}")
    assert not [play for play in plays(table).split() if play.startswith("30")]
    assert "38@1" in plays(table).split()
    assert table.refused("play 30@1") == "N3.2"
    assert table.refused("play 30@4") == "N6.1"


def test_n3_2_embodied_creatures_count_too() -> None:
    """N3.2: a finished creature with a seal still takes its place."""
    table = scene("options target=3 seals=on\n1: hand 30 | 66 | 69 | 3 2 4 +s1")
    assert table.refused("play 30@1") == "N3.2"


def test_n3_2_binds_mocker() -> None:
    """N3.2: at the limit Mocker cannot begin a creature."""
    table = scene("options target=3\n1: hand 30 58 | 66 35 | 3 | 6").do("play 58@1")
    assert table.told[-2:] == ["activated p1 58 @1 #2", "stopped p1 @1 #2"]


def test_n3_2_binds_herald() -> None:
    """N3.2: at the limit Herald may play legs that are also a torso, as a torso only."""
    table = scene("options target=3\n1: hand 55 | 66 35 | 3 | 6 2\ndeck 30 38").do("play 55@1")
    assert table.options == ["play 38@2"]
    assert table.refused("play 30@2") == "N3.2"


def test_n3_3_losing_the_only_card_frees_the_place() -> None:
    """N3.3: Devourer takes the legs; the creature is gone and its place can be used at once."""
    table = script("""
        options target=3
        1: hand 28 30 33 | 66 71 | 3 | 6 2
        ---
        1: play 28@1
            placed p1 28 @1 #2
            finished p1 @1
            activated p1 28 @1 #5
        1: devour 2
            devoured p1 3 @2
            vanished p1 @2
    """)
    assert plays(table) == "30@2 33@2"


def test_n3_3_a_creature_with_cards_left_stays() -> None:
    """N3.3: losing a torso or a head only makes a creature smaller."""
    table = scene("1: hand 28 | 66 71 | 3 2").do("play 28@1", "devour 2")
    assert "vanished" not in kinds(table)
    assert line(table, "1:") == "hand | 66 71 28 | 3"
