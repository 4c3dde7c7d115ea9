"""N5 Abilities but Herald, who has a file of his own."""

from __future__ import annotations

from tests.nightmarium.scenes import cards_of, kinds, line, plays, scene, script, view


def test_n5_1_weeper_draws_two() -> None:
    """N5.1: the two top cards, seen by the drawer alone."""
    table = scene("1: hand 61 | 3 35\ndeck 30 33 36").do("play 61@1")
    assert table.told[2:] == ["activated p1 61 @1 #1", "drew p1 30", "drew p1 33"]
    assert [event.told_to(1).card for event in table.events[3:]] == [-2, -2]


def test_n5_1_fewer_if_fewer_exist() -> None:
    """N5.1: one card in deck and pile together is drawn, and that carries it out: the next Weeper cannot."""
    table = scene("1: hand 61 | 66 47\n2: hand …\npile 30").do("play 61@1")
    assert table.told[2:] == [
        "activated p1 61 @1 #1",
        "reshuffled #1",
        "drew p1 30",
        "activated p1 47 @1 #1",
        "stopped p1 @1 #1",
    ]


def test_n5_1_none_at_all_cannot_be_carried_out() -> None:
    """N5.1: both piles empty."""
    table = scene("1: hand 61 69 | 66 35\n2: hand …").do("play 61@1")
    assert table.told[2:] == ["activated p1 61 @1 #1", "stopped p1 @1 #1"]


def test_n5_2_scavenger_takes_unfinished_creatures_of_others() -> None:
    """N5.2: not a finished one, not an own one, not an empty place."""
    table = scene("""
        seats 3
        1: hand 1 | 66 35 | 69
        2: hand | 3 | 6 2 | 15 26 4
        3: hand | - | 30 71
    """).do("play 1@1")
    assert table.options == ["scavenge p2@1", "scavenge p2@2", "scavenge p3@2"]
    for target in ("p2@3", "p1@2", "p3@1", "p4@1"):
        assert table.refused(f"scavenge {target}") == "N5.2"
    assert table.refused("no") == "N5.2"


def test_n5_2_scavenger_discards_the_whole_creature() -> None:
    """N5.2: both its cards go to the pile, and its place is free."""
    table = scene("1: hand 1 | 66 35\n2: hand | 3 2 | 6").do("play 1@1", "scavenge p2@1")
    assert table.told == ["scavenged p1 @1 of p2 #2"]
    assert line(table, "2:") == "hand | - | 6"
    assert sorted(line(table, "pile").split()) == ["2", "3"]


def test_n5_2_no_such_creature() -> None:
    """N5.2: others have only finished creatures: it cannot be carried out."""
    table = scene("1: hand 1 | 66 35 | 69\n2: hand | 15 26 4").do("play 1@1")
    assert table.told[-1] == "stopped p1 @1 #4"


def test_n5_3_executioner_takes_the_top_card_of_any_creature_of_others() -> None:
    """N5.3: finished or not, but no own one."""
    table = scene("""
        seats 3
        1: hand 82 | 66 35 | 69
        2: hand | 3 | 6 2 | 15 26 4
        3: hand | - | 30 71
    """).do("play 82@1")
    assert table.options == ["execute p2@1", "execute p2@2", "execute p2@3", "execute p3@2"]
    assert {table.refused(f"execute {at}") for at in ("p1@2", "p3@1", "p2@6", "p5@1")} == {"N5.3"}


def test_n5_3_head_torso_or_legs_go_to_hand() -> None:
    """N5.3: the top card, whatever it is; a finished creature is unfinished again."""
    for place, card, rest in (
        (1, 3, "- | 6 2 | 15 26 4"),
        (2, 2, "3 | 6 | 15 26 4"),
        (3, 4, "3 | 6 2 | 15 26"),
    ):
        table = scene("1: hand 82 | 66 35\n2: hand | 3 | 6 2 | 15 26 4").do(
            "play 82@1", f"execute p2@{place}"
        )
        assert table.told[0] == f"executed p1 {card} @{place} of p2"
        assert (kinds(table)[1:] == ["vanished"]) == (place == 1)
        assert line(table, "1:") == f"hand {card}! | 66 35 82"
        assert line(table, "2:") == f"hand | {rest}"
        assert view(table, 0).players[1].finished == (place != 3)


def test_n5_3_the_card_taken_stays_publicly_known() -> None:
    """N5.3: everybody can place it while it is in that hand, among cards they do not know."""
    table = scene("1: hand 82 | 66 35\n2: hand | 3\nframe turn 1 2 -").do("play 82@1", "execute p2@1", "draw")
    for viewer in (1, 2, 0):
        assert cards_of(view(table, viewer).players[0].hand.public) == "3"
    assert cards_of(view(table, 2).players[0].hand.cards) == "3"


def test_n5_3_no_longer_known_once_it_went_through_the_deck() -> None:
    """N5.3: only while it is in that hand; drawn again it is as secret as any card."""
    table = scene("1: hand 3! 6!\n2: hand …").do("discard 3", "discard 6")
    hand = view(table, 2).players[0].hand
    assert (hand.size, hand.cards) == (1, ())


def test_n5_4_devourer_takes_own_creatures_but_the_activating_one() -> None:
    """N5.4: finished or not; not the one now activating, not another player's."""
    table = scene("1: hand 28 | 3 | 66 71 | 6 2 | 15 26 4\n2: hand | 30").do("play 28@2")
    assert table.options == ["devour 1", "devour 3", "devour 4"]
    assert {table.refused(f"devour {place}") for place in (2, 5, 6)} == {"N5.4"}


def test_n5_4_devourer_discards_the_top_card() -> None:
    """N5.4: the head of a finished creature, the torso of an unfinished one."""
    for place, card, rest in ((2, 2, "6 | 15 26 4"), (3, 4, "6 2 | 15 26")):
        table = scene("1: hand 28 | 66 71 | 6 2 | 15 26 4").do("play 28@1", f"devour {place}")
        assert table.told == [f"devoured p1 {card} @{place}"]
        assert line(table, "1:") == f"hand | 66 71 28 | {rest}"
        assert line(table, "pile") == str(card)


def test_n5_5_mocker_plays_from_hand_by_n3() -> None:
    """N5.5: whatever its legion, where N3 allows; it must be played, and nothing else is offered."""
    table = scene("1: hand 30 35 37 58 85 | 66 71 | 3").do("play 58@1")
    assert table.options == ["play 30@3", "play 35@2"]
    assert table.refused("play 37@2") == "N3.1"
    assert {table.refused(text) for text in ("draw", "done", "no")} == {"N5.5"}
    table.do("play 35@2")
    assert table.told == ["placed p1 35 @2 #1"]


def test_n5_5_mocker_may_play_a_seal() -> None:
    """N5.5: a seal by N7 is a playable card."""
    table = scene("options seals=on\n1: hand 58 s1 | 66 35 | 3 2 4").do("play 58@1")
    assert plays(table) == "s1@1 s1@2"


def test_n5_5_no_playable_card_and_the_hand_is_not_shown() -> None:
    """N5.5: the chain stops and no event names a card of the hand."""
    table = scene("1: hand 58 67 71 | 66 35").do("play 58@1")
    assert table.told[2:] == ["activated p1 58 @1 #2", "stopped p1 @1 #2"]
    assert view(table, 2).players[0].hand.cards == ()


def test_n5_events_cite_the_rule_that_moved_the_card() -> None:
    """N5: a card played says by which rule: action N2.4, Mocker N5.5, Herald N5.6."""
    table = scene("1: hand 3 58 | 66 56\ndeck 30 71").do("play 58@1")
    rules = [table.events[0].rule]
    for action in ("play 3@2", "play 30@3", "play 71@2"):
        table.do(action)
        rules.append(table.events[0].rule)
    assert rules == ["N2.4", "N5.5", "N5.6", "N5.6"]


def test_n5_a_whole_chain_of_three_abilities() -> None:
    """N5: Executioner, Scavenger and Devourer one after the other, each with its own choice."""
    script("""
        1: hand 82 | 42 8 | 3 2
        2: hand | 6 26 4 | 15
        ---
        1: play 82@1
            placed p1 82 @1 #2
            finished p1 @1
            activated p1 82 @1 #3
        1: execute p2@1
            executed p1 4 @1 of p2
            activated p1 8 @1 #4
        1: scavenge p2@1
            scavenged p1 @1 of p2 #2
            activated p1 42 @1 #5
        1: devour 2
            devoured p1 2 @2
    """)
