"""N5.6 and N5.7: Herald."""

from __future__ import annotations

import pytest

from tests.nightmarium.scenes import cards_of, kinds, line, scene, script, view

HERALD_HEAD = "1: hand 55 31 | 66 35"  # 55 finishes creature 1, which is not pure; only 55 has an ability


def test_n5_6_two_cards_are_turned_up_for_all_to_see() -> None:
    """N5.6: both at once, before anything is played."""
    table = scene(f"{HERALD_HEAD}\ndeck 30 71 36").do("play 55@1")
    assert table.told[2:] == ["activated p1 55 @1 #0", "revealed p1 30", "revealed p1 71"]
    for viewer in (1, 2, 0):
        assert cards_of(view(table, viewer).revealed) == "30 71"
        assert [event.told_to(viewer - 1 if viewer else 2).card for event in table.events[3:]] == [29, 70]


def test_n5_6_plays_while_any_can_be_played() -> None:
    """N5.6: the legs make room for the torso, so both are played and nothing is discarded."""
    script(f"""
        {HERALD_HEAD}
        deck 71 30 36
        ---
        1: play 55@1
        1: play 30@2
            placed p1 30 @2 #0
        1: play 71@2
            placed p1 71 @2 #1
    """)


def test_n5_6_the_player_picks_the_card_and_its_place() -> None:
    """N5.6: of any legion, where N3 allows, of the cards turned up and not from the hand; one must be."""
    table = scene(f"{HERALD_HEAD} | 3 | 6 2\ndeck 30 38").do("play 55@1")
    assert table.options == ["play 30@4", "play 38@2", "play 38@4"]
    assert table.refused("play 31@3") == "N2.4"
    assert table.refused("play 38@3") == "N3.1"
    assert {table.refused(text) for text in ("done", "no", "draw")} == {"N5.6"}


def test_n5_6_what_is_left_is_discarded() -> None:
    """N5.6: the card that does not fit goes to the pile, and the chain goes on."""
    table = scene("1: hand 55 | 54 35\ndeck 30 85 3 6").do("play 55@1", "play 30@2")
    assert kinds(table) == ["placed", "discarded", "activated", "drew", "drew"]
    assert (line(table, "pile"), line(table, "revealed")) == ("85", "")


def test_n5_6_a_card_played_first_may_take_the_place_of_the_other() -> None:
    """N5.6: two legs for one free place: one is played, the other discarded."""
    table = scene("options target=3\n1: hand 55 | 66 35 | 3\ndeck 30 33").do("play 55@1", "play 33@3")
    assert table.told == ["placed p1 33 @3 #0", "discarded p1 30"]


def test_n5_6_two_cards_that_do_not_fit_count_as_carried_out() -> None:
    """N5.6 (ours): both are discarded and the next ability runs."""
    table = scene("1: hand 55 | 54 35\ndeck 85 37 3 6").do("play 55@1")
    assert kinds(table)[2:] == [
        *("activated", "revealed", "revealed", "discarded", "discarded"),
        *("activated", "drew", "drew"),
    ]
    assert line(table, "pile") == "85 37"


@pytest.mark.parametrize("pile", ["deck", "pile"])
def test_n5_6_one_card_is_turned_up_alone(pile: str) -> None:
    """N5.6: with one card in deck and pile together that one is turned up and played."""
    table = scene(f"{HERALD_HEAD}\n2: hand …\n{pile} 30").do("play 55@1")
    assert kinds(table).count("revealed") == 1
    assert table.options == ["play 30@2"]


def test_n5_6_with_no_card_it_cannot_be_carried_out() -> None:
    """N5.6: both piles empty."""
    table = scene(f"{HERALD_HEAD}\n2: hand …").do("play 55@1")
    assert table.told[2:] == ["activated p1 55 @1 #0", "stopped p1 @1 #0"]


def test_n5_6_a_reshuffle_between_the_two_cards() -> None:
    """N5.6, N1.4: the second card comes from the new deck."""
    table = scene(f"{HERALD_HEAD}\n2: hand …\ndeck 30\npile 85").do("play 55@1")
    assert table.told[3:] == ["revealed p1 30", "reshuffled #1", "revealed p1 85"]


FINISHING = "1: hand 55 | 12 35 | 3 2 | 6 26\n2: hand 22"


def test_n5_7_the_leftover_is_discarded_if_the_first_card_finishes() -> None:
    """N5.7: 13 finishes creature 2; 4 would fit creature 3 but is discarded; the first chain is dropped."""
    table = script(f"""
        {FINISHING}
        deck 13 4
        ---
        1: play 55@1
        1: play 13@2
            placed p1 13 @2 #2
            finished p1 @2
            discarded p1 4
            dropped p1 @1 #1
            demanded p1 @2 #0
        2: give 22
            chose p2
            gave p2 22
    """)
    assert line(table, "pile") == "4 22"


def test_n5_7_only_if_the_first_card_finishes() -> None:
    """N5.7: the legs finish nothing, so the head is played too, and then the chain is dropped."""
    table = scene(f"{FINISHING}\ndeck 30 13").do("play 55@1", "play 30@4", "play 13@2")
    assert table.told[:4] == ["placed p1 13 @2 #2", "finished p1 @2", "dropped p1 @1 #1", "demanded p1 @2 #0"]


PLACING = f"options herald_leftover=place\n{FINISHING}"


def test_n5_7_option_place_plays_the_leftover_first() -> None:
    """N5.7: `herald_leftover = place`: the legs must be played before creature 2 goes on."""
    table = scene(f"{PLACING}\ndeck 13 30").do("play 55@1", "play 13@2")
    assert table.told == ["placed p1 13 @2 #2", "finished p1 @2"]
    assert table.options == ["play 30@4"]
    table.do("play 30@4")
    assert table.told == ["placed p1 30 @4 #0", "dropped p1 @1 #1", "demanded p1 @2 #0"]


def test_n5_7_option_place_discards_what_does_not_fit() -> None:
    """N5.7: `herald_leftover = place`: a torso without legs is still discarded."""
    table = scene(f"{PLACING}\ndeck 13 71").do("play 55@1", "play 13@2")
    assert table.told[2:] == ["discarded p1 71", "dropped p1 @1 #1", "demanded p1 @2 #0"]


def test_n5_7_option_place_only_the_creature_finished_last_runs() -> None:
    """N5.7 (ours): 4 finishes creature 3 after creature 2; only creature 3 demands and activates."""
    table = scene(f"{PLACING}\ndeck 5 1").do("play 55@1", "play 5@2", "play 1@3")
    assert table.told == ["placed p1 1 @3 #2", "finished p1 @3", "dropped p1 @1 #2", "demanded p1 @3 #0"]
    table.do("give 22")
    assert table.told == ["chose p2", "gave p2 22", "activated p1 1 @3 #4", "stopped p1 @3 #4"]


def test_n5_7_option_place_wins_at_once_all_the_same() -> None:
    """N5.7, N6.2: an immediate win does not wait for a leftover seal that could be played."""
    table = scene("""
        options herald_leftover=place win=immediate target=3 seals=on
        1: hand 55 | 66 35 | 3 2 | 6 71 37
        deck 13 s1
    """).do("play 55@1", "play 13@2")
    assert table.told == ["placed p1 13 @2 #2", "finished p1 @2", "won p1 #3"]


def test_n5_7_option_place_the_leftover_may_be_a_seal() -> None:
    """N5.7 (ours): on the creature just finished; sealed last, it has its run and no discard."""
    table = scene("""
        options herald_leftover=place seals=on
        1: hand 55 | 12 35 | 15 11
        2: hand 22
        deck 13 s1
    """).do("play 55@1", "play 13@2")
    assert table.options == ["play s1@1", "play s1@2"]
    table.do("play s1@2")
    assert table.told == ["sealed p1 s1 @2", "dropped p1 @1 #1"]
    assert (table.state.asked, table.options) == ("rerun", ["yes", "no"])


def test_n5_7_option_place_sealing_the_activating_creature_hides_no_drop() -> None:
    """N5.7, N4.5, N8: the Weeper still to come on creature 1 is dropped, and an event must say so."""
    table = scene("""
        options herald_leftover=place seals=on
        1: hand 55 | 12 35 | 3 2
        deck s4 67
    """).do("play 55@1", "play s4@1", "play 67@2")
    assert "dropped p1 @1 #1" in table.told


def test_n8_a_seal_on_the_activating_creature_leaves_its_chain_in_view() -> None:
    """N8, N5.7: while the leftover is being played the chain that runs is still Herald and Weeper."""
    table = scene("""
        options herald_leftover=place seals=on
        1: hand 55 | 12 35 | 3 2
        deck s4 67
    """).do("play 55@1")
    before = view(table, 0).chain
    table.do("play s4@1")
    assert view(table, 0).chain == before
