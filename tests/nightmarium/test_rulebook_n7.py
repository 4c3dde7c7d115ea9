"""N7 Seals."""

from __future__ import annotations

import pytest

from tests.nightmarium.scenes import kinds, line, plays, scene, script, view

SEALS = "options preset=advanced\n"


def test_n7_1_a_seal_goes_on_an_own_finished_creature() -> None:
    """N7.1: not on an unfinished or a sealed one, not on a free place, not on another player's."""
    table = scene(SEALS + "1: hand s1 | 3 2 4 | 6 26 13 +s2 | 15 35 | 30\n2: hand | 33 71 67")
    assert plays(table) == "s1@1"
    assert {table.refused(f"play s1@{place}") for place in (2, 3, 4, 5)} == {"N7.1"}
    table.do("play s1@1")
    assert line(table, "1:") == "hand | 3 2 4 +s1 | 6 26 13 +s2 | 15 35 | 30"


def test_n7_1_a_seal_is_an_action() -> None:
    """N7.1: it takes one of the two actions."""
    table = scene(SEALS + "1: hand s1 | 3 2 4\n2: hand 40").do("play s1@1")
    assert line(table, "frame turn") == "1 1 necronauts"
    table = scene(SEALS + "1: hand s1 | 3 2 4\n2: hand 40\nframe turn 1 1 -").do("play s1@1")
    assert table.told == ["sealed p1 s1 @1", "began p2"]


def test_n7_2_the_abilities_of_the_seals_legion_run_again() -> None:
    """N7.2: top down, the homunculi's Weeper in the middle is skipped."""
    script(f"""
        {SEALS}
        1: hand s1 | 12 47 5
        deck 30 33 36 39
        ---
        1: play s1@1
            sealed p1 s1 @1
        1: yes
            reran p1 @1
            activated p1 5 @1 #1
            drew p1 30
            drew p1 33
            activated p1 12 @1 #1
            drew p1 36
            drew p1 39
    """)


def test_n7_2_the_player_says_yes_or_no_once() -> None:
    """N7.2: no means nothing runs; the question is for the run as a whole."""
    table = scene(SEALS + "1: hand s1 | 12 47 5\n2: hand 40").do("play s1@1")
    assert (table.state.to_act, table.state.asked, table.options) == (0, "rerun", ["yes", "no"])
    assert table.refused("draw") == "N7.2"
    table.do("no")
    assert table.told == ["declined p1 @1"]
    assert (table.state.asked, line(table, "frame turn")) == ("turn", "1 1 necronauts")


@pytest.mark.parametrize("creature", ["54 47 61", "3 47 4", "54 2 67"])
def test_n7_2_no_matching_ability_no_question(creature: str) -> None:
    """N7.2: the abilities are of other legions, or the cards of the seal's legion have none."""
    table = scene(SEALS + f"1: hand s1 | {creature}").do("play s1@1")
    assert table.told == ["sealed p1 s1 @1"]
    assert table.state.asked == "turn"


@pytest.mark.parametrize("creature", ["54 47 5", "54 8 61", "12 47 61"])
def test_n7_2_one_matching_ability_is_enough(creature: str) -> None:
    """N7.2: on the head, the torso or the legs."""
    assert scene(SEALS + f"1: hand s1 | {creature}").do("play s1@1").state.asked == "rerun"


def test_n7_2_within_the_run_n4_4_holds() -> None:
    """N7.2, N4.4: Scavenger finds nothing, so the Weeper below does not run."""
    table = scene(SEALS + "1: hand s1 | 12 2 1").do("play s1@1", "yes")
    assert table.told == ["reran p1 @1", "activated p1 1 @1 #4", "stopped p1 @1 #4"]


def test_n7_2_within_the_run_n4_5_holds() -> None:
    """N7.2, N4.5: Mocker finishes creature 2, so the other Mocker of the run is dropped."""
    table = scene(SEALS + "1: hand 67 s10 | 45 71 31 | 3 35").do("play s10@1", "yes", "play 67@2")
    assert table.told == ["placed p1 67 @2 #2", "finished p1 @2", "dropped p1 @1 #1"]


def test_n7_2_what_the_run_would_not_run_is_not_dropped() -> None:
    """N7.2, N4.5: only the Mocker of the head is of the seal's legion; nothing was to come."""
    table = scene(SEALS + "1: hand 67 s10 | 12 71 31 | 3 35").do("play s10@1", "yes", "play 67@2")
    assert "dropped" not in kinds(table)


def test_n7_2_option_mandatory_asks_nobody() -> None:
    """N7.2: `seal_rerun = mandatory`: the run takes place at once."""
    table = scene("options preset=advanced seal_rerun=mandatory\n1: hand s1 | 12 47 4").do("play s1@1")
    assert kinds(table) == ["sealed", "reran", "activated", "drew", "drew"]


def test_n7_3_executioner_cannot_touch_an_embodied_creature() -> None:
    """N7.3: it is no target beside one that is."""
    table = scene(SEALS + "1: hand 82 | 66 71\n2: hand | 3 2 4 +s1 | 6").do("play 82@1")
    assert table.options == ["execute p2@2"]
    assert table.refused("execute p2@1") == "N7.3"


def test_n7_3_not_even_its_owners_devourer() -> None:
    """N7.3: it is no target beside one that is."""
    table = scene(SEALS + "1: hand 28 | 66 71 | 3 2 4 +s1 | 6").do("play 28@1")
    assert table.options == ["devour 3"]
    assert table.refused("devour 2") == "N7.3"


def test_n7_3_scavenger_passes_it_by() -> None:
    """N7.3: an embodied creature is refused by this rule, too."""
    table = scene(SEALS + "1: hand 1 | 66 71\n2: hand | 3 2 4 +s1 | 6").do("play 1@1")
    assert table.options == ["scavenge p2@2"]
    assert table.refused("scavenge p2@1") == "N7.3"


@pytest.mark.parametrize(("head", "ability"), [(82, 3), (28, 5), (1, 4)])
def test_n7_3_with_only_embodied_targets_the_chain_ends(head: int, ability: int) -> None:
    """N7.3, N4.4: Executioner, Devourer and Scavenger find no target."""
    table = scene(SEALS + f"1: hand {head} | 66 47 | 30 35 37 +s1\n2: hand | 3 2 4 +s2").do(f"play {head}@1")
    assert table.told[2:] == [f"activated p1 {head} @1 #{ability}", f"stopped p1 @1 #{ability}"]


def test_n7_4_a_seal_and_another_card_share_a_legion() -> None:
    """N7.4: whichever comes first; also two seals."""
    table = scene(SEALS + "1: hand 6 30 s1 s4 | 3 2 4 | 15 26 13").do("play s1@1")
    assert plays(table) == "6@3"
    assert table.refused("play 30@3") in ("N2.5", "N7.4")
    assert table.refused("play s4@2") == "N7.4"
    table = scene(SEALS + "1: hand 30 s1 s10 | 3 2 4").do("play 30@2")
    assert plays(table) == "s10@1"
    assert table.refused("play s1@1") == "N7.4"


def test_n7_5_a_seal_is_a_card_of_its_legion() -> None:
    """N7.5: it may be given for a pure creature, and must be if nothing else of the legion is held."""
    table = scene(SEALS + "1: hand 4 | 3 2\n2: hand 22 30 s1").do("play 4@1")
    assert table.options == ["give 22", "give s1"]
    table = scene(SEALS + "1: hand 4 | 3 2\n2: hand 30 31 s1 s4").do("play 4@1")
    assert table.options == ["give s1"]
    assert table.refused("discard 30") == "N4.2"
    table.do("give s1")
    assert table.told == ["chose p2", "gave p2 s1"]


def test_n7_5_a_seal_is_one_of_any_two() -> None:
    """N7.5: seals of another legion are cards like all others."""
    table = scene(SEALS + "1: hand 4 | 3 2\n2: hand 30 s4 s7").do("play 4@1")
    assert table.options == ["discard 30", "discard s4"]
    table.do("discard s4", "discard s7")
    assert table.told == ["chose p2", "gave p2 s4", "gave p2 s7"]


def test_n7_6_mocker_seals_and_the_first_chain_is_dropped() -> None:
    """N7.6: the sealed creature has its run, the Weepers of creature 1 are dropped."""
    script(f"""
        {SEALS}
        1: hand 58 s1 | 63 47 | 12 35 4
        deck 30 33
        ---
        1: play 58@1
        1: play s1@2
            sealed p1 s1 @2
            dropped p1 @1 #1
        1: yes
            reran p1 @2
            activated p1 12 @2 #1
            drew p1 30
            drew p1 33
    """)


def test_n7_6_even_if_nothing_in_it_matches() -> None:
    """N7.6: no question, no run, and the first chain is dropped all the same."""
    table = scene(SEALS + "1: hand 58 s1 | 63 47 | 54 35 4").do("play 58@1", "play s1@2")
    assert table.told == ["sealed p1 s1 @2", "dropped p1 @1 #1"]
    assert (table.state.asked, view(table, 0).chain) == ("turn", None)
    table = scene(SEALS + "1: hand 58 s1 | 63 47").do("play 58@1", "play s1@1")
    assert table.told == ["sealed p1 s1 @1", "dropped p1 @1 #0"]


def test_n7_6_the_activating_creature_may_be_sealed() -> None:
    """N7.6 (ours): and is run again from the top, the Mocker that sealed it included."""
    table = scene(SEALS + "1: hand 3 58 s4 | 63 47").do("play 58@1", "play s4@1")
    assert table.told == ["sealed p1 s4 @1", "dropped p1 @1 #0"]
    table.do("yes")
    assert table.told == ["reran p1 @1", "activated p1 58 @1 #2"]
    table.do("play 3@2")
    assert kinds(table) == ["placed", "activated", "drew", "drew"]
    assert table.told[1] == "activated p1 63 @1 #1"


def test_n7_6_mocker_is_not_bound_by_the_legion_of_the_turn() -> None:
    """N7.6, N2.5: after an insektoid any seal may be played by Mocker."""
    table = scene(SEALS + "1: hand 58 s1 s7 | 66 35").do("play 58@1")
    assert plays(table) == "s1@1 s7@1"


def test_n7_7_herald_must_play_a_seal() -> None:
    """N7.7: on an own finished creature without one, then as N7.6; the other card is left over."""
    table = scene(SEALS + "1: hand 55 | 63 35 | 12 2 4\ndeck s1 85 30 33").do("play 55@1")
    assert table.options == ["play s1@1", "play s1@2"]
    table.do("play s1@2")
    assert table.told == ["sealed p1 s1 @2", "discarded p1 85", "dropped p1 @1 #1"]
    assert table.state.asked == "rerun"


def test_n7_7_the_other_card_may_come_first() -> None:
    """N7.7 (ours): the player chooses which comes first; a seal first leaves the legs over."""
    position = SEALS + "1: hand 55 | 63 35\ndeck s1 30"
    table = scene(position).do("play 55@1")
    assert table.options == ["play s1@1", "play 30@2"]
    table.do("play 30@2")
    assert table.options == ["play s1@1"]
    table = scene(position).do("play 55@1", "play s1@1")
    assert table.told[:2] == ["sealed p1 s1 @1", "discarded p1 30"]


def test_n7_7_a_seal_without_a_creature_is_discarded() -> None:
    """N7.7: all own finished creatures are embodied; Herald counts as carried out and the run goes on."""
    table = scene(SEALS + "1: hand s4 | 63 35 55\n2: hand | 6 26 13\ndeck s1 85 30 33").do("play s4@1", "yes")
    assert kinds(table) == [
        *("reran", "activated", "revealed", "revealed"),
        *("discarded", "discarded", "activated", "drew", "drew"),
    ]


def test_n7_7_option_discard() -> None:
    """N7.7: `herald_seal = discard`: the seal is discarded though it could be played, other cards are not."""
    table = scene("options preset=advanced herald_seal=discard\n1: hand 55 | 63 35\ndeck s1 30").do(
        "play 55@1"
    )
    assert table.options == ["play 30@2"]
    assert table.refused("play s1@1") == "N7.7"
    table.do("play 30@2")
    assert kinds(table) == ["placed", "discarded", "activated", "drew", "drew"]
    assert line(table, "pile") == "s1"


def test_n7_7_option_discard_binds_herald_only() -> None:
    """N7.7: an action and Mocker still play seals."""
    table = scene("options preset=advanced herald_seal=discard\n1: hand 58 s1 | 66 35").do("play 58@1")
    assert table.options == ["play s1@1"]


def test_n7_8_sealing_finishes_nothing() -> None:
    """N7.8: a pure creature sealed is not finished again, and nobody gives anything."""
    table = scene(SEALS + "1: hand s1 | 3 2 4\n2: hand 22").do("play s1@1")
    assert kinds(table) == ["sealed"]
    assert view(table, 0).players[0].finished == 1


def test_n7_8_the_seal_is_not_a_part() -> None:
    """N7.8: it makes no creature pure and fits no part of an unfinished one."""
    table = scene(SEALS + "1: hand s1 | 3 2 67\n2: hand 22").do("play s1@1")
    assert kinds(table) == ["sealed"]
    assert [len(creature.cards) for creature in view(table, 0).players[0].creatures] == [3, 0, 0, 0, 0]
    table = scene(SEALS + "1: hand s1 | 3 2 | 6")
    assert {table.refused(f"play s1@{place}") for place in (1, 2, 3)} == {"N7.1"}
