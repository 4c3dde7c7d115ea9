"""N2 The turn."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.nightmarium.scenes import kinds, line, plays, scene, script, small_deck


@pytest.mark.parametrize(
    "actions",
    [
        ["draw", "draw"],
        ["discard 3", "done", "discard 4", "done"],
        ["play 3@1", "play 6@2"],
        ["draw", "play 3@1"],
        ["play 3@1", "discard 4", "done"],
        ["discard 3", "done", "draw"],
    ],
)
def test_n2_1_two_actions_of_any_mix(actions: list[str]) -> None:
    """N2.1: draw, exchange, play in any mix or twice the same; then it is the next player's turn."""
    table = scene("1: hand 3 4 6 7\n2: hand 40")
    table.do(*actions[:-1])
    assert table.state.to_act == 0
    table.do(actions[-1])
    assert (table.state.to_act, line(table, "frame turn")) == (1, "2 2 -")


def test_n2_1_nobody_else_acts() -> None:
    """N2.1: the turn is one player's; what no action is is refused."""
    table = scene("1: hand 3\n2: hand 4")
    assert table.refused("draw", seat=1) == "N2.1"
    assert {table.refused(text) for text in ("done", "yes", "devour 1", "give 3")} == {"N2.1"}


def test_n2_2_draw_takes_the_top_card() -> None:
    """N2.2: the top of the deck to hand, seen by its drawer alone."""
    table = script("""
        1: hand 30
        deck 40 41
        ---
        1: draw
            drew p1 40
    """)
    assert (line(table, "1:"), line(table, "deck").split()[0]) == ("hand 30 40", "41")
    assert [table.events[0].told_to(viewer).card for viewer in (0, 1, 2)] == [39, -2, -2]


@pytest.mark.parametrize(("count", "drawn"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_n2_3_exchange_draws_half_rounded_down(count: int, drawn: int) -> None:
    """N2.3: one brings nothing, two or three one, four or five two; to the last card if one likes."""
    hand = ["30", "33", "36", "39", "48", "51"]
    table = scene(f"1: hand {' '.join(hand)}\ndeck 1 2 3")
    table.do(*(f"discard {card}" for card in hand[:count]))
    if count < len(hand):
        assert "drew" not in kinds(table), "cards are drawn only when all are discarded"
        table.do("done")
    assert line(table, "pile").split() == hand[:count]
    assert sorted(line(table, "1:").split()[1:]) == sorted(["1", "2", "3"][:drawn] + hand[count:])
    assert line(table, "frame turn") == "1 1 -"


def test_n2_3_one_or_more_cards_named_in_ascending_order() -> None:
    """N2.3: an exchange begins with a card; (ours) each next card is a higher one."""
    table = scene("1: hand 30 33 36\n2: hand 40")
    assert table.refused("done") == "N2.1"
    table.do("discard 33")
    assert table.options == ["done", "discard 36"]
    assert {table.refused("discard 30"), table.refused("draw")} == {"N2.3"}
    table.do("discard 36")
    assert table.options == ["done"], "asked even if no higher card is left"


def test_n2_3_own_discards_are_in_the_pile_already() -> None:
    """N2.3 (ours): with nothing else in the piles an exchange brings back one of its own cards."""
    table = scene("1: hand 30 33\n2: hand …").do("discard 30", "discard 33")
    assert table.told[:2] == ["discarded p1 33", "reshuffled #2"]
    assert line(table, "1:") in ("hand 30", "hand 33")


def test_n2_4_play_a_part_or_a_seal_from_hand() -> None:
    """N2.4: one card as one body part, or one seal; a card not in hand is no card to play."""
    table = scene("options seals=on\n1: hand 30 s1 | 3 2 4\n2: hand 33")
    assert plays(table) == "30@2 s1@1"
    assert table.refused("play 33@2") == "N2.4"
    table.do("play 30@2")
    assert table.told == ["placed p1 30 @2 #0"]
    assert [table.events[0].told_to(viewer).card for viewer in (0, 1, 2)] == [29, 29, 29]
    assert line(table, "1:") == "hand s1 | 3 2 4 | 30"


def test_n2_5_both_cards_played_are_of_one_legion() -> None:
    """N2.5: after homunculi only homunculi; drawing and exchanging are free."""
    table = scene("1: hand 30 33 66").do("play 30@1")
    assert table.options == ["draw", "discard 33", "discard 66", "play 33@2"]
    assert table.refused("play 66@2") == "N2.5"


@pytest.mark.parametrize("first", [["draw"], ["discard 33", "done"]])
def test_n2_5_only_two_plays_are_bound(first: list[str]) -> None:
    """N2.5: a first action that plays nothing binds to nothing, and the bond ends with the turn."""
    table = scene("1: hand 3 30 33 66").do(*first)
    assert {"play 3@1", "play 30@1", "play 66@1"} <= set(table.options)
    again = scene("1: hand 30\n2: hand 3 66\nframe turn 1 1 -").do("play 30@1")
    assert plays(again) == "3@1 66@1"


def test_n2_5_mocker_neither_obeys_nor_creates_the_bond() -> None:
    """N2.5: bound to homunculi, Mocker plays a necronaut, and the bond stays with homunculi."""
    table = scene("1: hand 3 6 31 33 | 66 71").do("play 31@1")
    assert plays(table) == "3@2 6@2 33@2"
    table.do("play 3@2")
    assert plays(table) == "33@3"
    assert table.refused("play 6@3") == "N2.5"


def test_n2_5_herald_neither_obeys_nor_creates_the_bond() -> None:
    """N2.5: bound to insektoids, Herald plays a necronaut, and the bond stays with insektoids."""
    table = scene("1: hand 6 55 69 | 30 35\ndeck 3 4").do("play 55@1", "play 3@2")
    assert plays(table) == "69@3"
    assert table.refused("play 6@3") == "N2.5"


def test_n2_6_no_drawing_from_two_empty_piles() -> None:
    """N2.6: drawing needs a card in the deck or the pile; exchanging does not."""
    empty = scene("1: hand 3\n2: hand …")
    assert empty.options == ["discard 3", "play 3@1"]
    assert empty.refused("draw") == "N2.6"
    assert "draw" in scene("1: hand 3\n2: hand …\ndeck 5").options
    assert "draw" in scene("1: hand 3\n2: hand …\npile 5").options


def test_n2_6_no_legal_action_is_a_pass() -> None:
    """N2.6 (ours): with an empty hand and empty piles both actions pass, and the game goes on."""
    script("""
        1: hand
        2: hand …
        frame turn 2 1 -
        ---
        2: play 3@1
            placed p2 3 @1 #0
            began p1
            passed p1
            passed p1
            began p2
    """)


def test_n2_6_a_single_action_may_pass() -> None:
    """N2.6 (ours): the second action passes when the first left nothing to do."""
    script("""
        1: hand 3
        2: hand …
        ---
        1: play 3@1
            placed p1 3 @1 #0
            passed p1
            began p2
    """)


def test_n2_6_all_pass_a_whole_turn_and_ties_share(tmp_path: Path) -> None:
    """N2.6 (ours): every player passed both actions, so the game ends; one creature each is a tie."""
    table = script(f"""
        options deck={small_deck(tmp_path, 3, 2, 4, 30, 35, 67)}
        1: hand 4 | 3 2
        2: hand | 30 35 67
        frame turn 1 1 -
        ---
        1: play 4@1
            …
            began p2
            passed p2
            passed p2
            began p1
            passed p1
            passed p1
            shared p1 #1
            shared p2 #1
    """)
    assert (table.state.scores(), table.refused("draw", seat=0)) == ([0.5, 0.5], "N6.1")
    assert {event.rule for event in table.events if event.kind in ("passed", "shared")} == {"N2.6"}


@pytest.mark.parametrize("winner", [1, 2])
def test_n2_6_most_finished_creatures_win(tmp_path: Path, winner: int) -> None:
    """N2.6 (ours): with all passed the most finished creatures win; unfinished ones do not count."""
    creatures = ["| 30 35 67 | 33 | 36 | 39", "| 3 2 4 | 6 26 13"]
    one, two = creatures if winner == 2 else creatures[::-1]
    table = scene(f"""
        options deck={small_deck(tmp_path, 30, 35, 67, 33, 36, 39, 3, 2, 4, 6, 26, 13, 27)}
        seats 3
        1: hand {one}
        2: hand {two}
        3: hand 27
        frame turn 3 1 -
    """).do("play 27@1")
    assert kinds(table).count("passed") == 6
    assert table.told[-1] == f"won p{winner} #2"
    assert table.state.scores()[winner - 1] == 1


def test_n2_6_half_a_turn_passed_does_not_count(tmp_path: Path) -> None:
    """N2.6 (ours): seat 1 acted with its first action, so its whole turn must still be passed."""
    table = scene(f"""
        options deck={small_deck(tmp_path, 3, 30)}
        1: hand 3
        2: hand | 30
    """).do("play 3@1")
    assert table.told[1:-2] == ["passed p1", "began p2", *["passed p2"] * 2, "began p1", *["passed p1"] * 2]


def test_n2_6_an_action_taken_begins_the_round_anew(tmp_path: Path) -> None:
    """N2.6 (ours): seat 1 passes, seat 2 still acts, so seat 1 and seat 2 must pass once more."""
    table = scene(f"""
        options deck={small_deck(tmp_path, 3, 6)}
        1: hand
        2: hand 3 6
        frame turn 2 1 -
    """).do("play 3@1")
    assert table.told[1:] == ["began p1", "passed p1", "passed p1", "began p2"]
    table.do("play 6@2")
    assert [text for text in table.told if text.startswith(("began", "passed"))] == [
        *("passed p2", "began p1", "passed p1", "passed p1"),
        *("began p2", "passed p2", "passed p2"),
    ]
