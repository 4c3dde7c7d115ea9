"""K2 The turn."""

from __future__ import annotations

import pytest

from tests.kragmortha.scenes import (
    cards_of,
    chance,
    kinds,
    line,
    pays_for,
    place,
    plays,
    reason,
    rigor,
    scene,
    script,
    steps,
    told,
    view,
)


def test_k2_1_play_a_card_move_draw_pass() -> None:
    """K2.1: one card, the movement, then up to three cards; the turn passes to the next seat."""
    table = script("""
        seats 3
        1: c6 hand 26 1 2
        2: a5 hand 3
        3: f5 hand 4
        deck 30 31
        ---
        1: play 26 s
            played p1 26
            walked p1 @c7
        1: step s
            walked p1 @c8
            drew p1 30
            began p2
    """)
    assert (line(table, "1:"), table.state.to_act) == ("c8 hand 1 2 30*", 1)


def test_k2_1_after_the_last_seat_the_first() -> None:
    """K2.1: to the left, round the table."""
    table = scene("seats 3\n1: a5 hand 1\n2: b6 hand 2\n3: c6 hand 26\nframe turn 3 before 0").do(
        "play 26 s", "done"
    )
    assert told(table)[-1] == "began p1"


def test_k2_1_only_one_card() -> None:
    """K2.1: with the movement over there is no second card to play."""
    table = scene("1: c6 hand 26 39\n2: a5 hand 1").do("play 26 s")
    assert reason(table, "play 39 n") == "K2.2 not-asked"
    assert table.do("done").state.to_act == 1


@pytest.mark.parametrize(("hand", "drawn"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3)])
def test_k2_1_draw_up_to_the_hand_limit(hand: int, drawn: int) -> None:
    """K2.1: as many as are missing; a hand above the limit is kept (ours)."""
    table = scene(f"options hand={hand}\n1: c6 hand 26 1 2\n2: a5 hand").do("play 26 s", "done")
    assert kinds(table).count("drew") == drawn
    assert line(table, "1:").split()[2:4] == ["1", "2"]


def test_k2_2_a_goblin_card_moves_the_own_goblin() -> None:
    """K2.2: and nobody else."""
    table = scene("1: c6 hand 26\n2: a5 hand").do("play 26 s")
    assert (place(table, 1), place(table, 2), rigor(table)) == ("c7", "a5", "d9")


def test_k2_2_a_rigor_card_moves_rigor() -> None:
    """K2.2: by the symbols around him, and nobody else."""
    assert pays_for("1: c6 hand 45\n2: a5 hand") == ["45 n: w", "45 e:"]
    table = scene("1: c6 hand 45\n2: a5 hand").do("play 45 n")
    assert told(table) == ["played p1 45", "stalked p1 @d8"]
    table.do("step w")
    assert (rigor(table), place(table, 1), place(table, 2)) == ("c8", "c6", "a5")


def test_k2_2_each_symbol_pays_for_one_step_in_either_order() -> None:
    """K2.2: a gems and scroll card from (2,6): every first step, and what the other symbol pays for then."""
    assert pays_for("1: c6 hand 26\n2: a4 hand") == ["26 n: n w", "26 e: e", "26 s: s", "26 w: n"]


def test_k2_2_a_symbol_pays_only_once() -> None:
    """K2.2: after the scroll, no second scroll."""
    table = scene("1: c6 hand 26\n2: a4 hand").do("play 26 n")  # onto c5, a scroll; b5 and c4 are gems
    assert reason(table, "step e") == "K2.2 symbol-left"
    assert reason(scene("1: c6 hand 26\n2: a4 hand").do("play 26 s"), "step w") == "K2.2 symbol-left"


def test_k2_2_a_crystal_ball_pays_for_any_square() -> None:
    """K2.2: and the plain symbol pays where it fits, so that the ball is left (ours)."""
    assert pays_for("1: c6 hand 35\n2: a4 hand") == ["35 n: n w", "35 e: e", "35 s: n e s w", "35 w: n"]
    both = pays_for("1: c6 hand 39\n2: a4 hand")
    assert both == ["39 n: n e s w", "39 e: n e s w", "39 s: n e s w", "39 w: n e s w"]


@pytest.mark.parametrize("card", [1, 6, 11, 16, 21, 26, 31, 33, 35, 37, 39])
def test_k2_2_any_symbol_pays_for_the_desk(card: int) -> None:
    """K2.2: whatever is on the card."""
    assert f"{card}w" in plays(scene(f"1: c8 hand {card}\n2: a4 hand")).split()


def test_k2_2_the_second_symbol_pays_for_the_desk() -> None:
    """K2.2: whichever symbol is left."""
    for card in (1, 6, 11):  # onto b7, a book
        assert "s" in steps(scene(f"1: a7 hand {card}\n2: a4 hand").do(f"play {card} e")).split()


def test_k2_2_the_first_step_must_be_taken_the_second_may_be() -> None:
    """K2.2: `done` is no answer to the first, but to the second."""
    table = scene("1: c6 hand 26\n2: a4 hand")
    assert "done" not in table.options
    assert table.do("play 26 s").options == ["done", "step s"]
    table.do("done")
    assert (place(table, 1), table.state.to_act) == ("c7", 1)


def test_k2_2_without_a_second_step_nothing_is_asked() -> None:
    """K2.2: on e9 Rigor has only potions around him, and the gems are left."""
    table = scene("1: c6 hand 43\n2: a5 hand 1").do("play 43 e")
    assert kinds(table) == ["played", "stalked", "drew", "drew", "drew", "began"]


def test_k2_3_stepping_back() -> None:
    """K2.3 (ours): a book to (1,7), and the gems pay for going back to (2,7)."""
    table = scene("1: c7 hand 6\n2: a4 hand").do("play 6 w")
    assert steps(table) == "e s w"
    assert place(table.do("step e"), 1) == "c7"


def test_k2_3_only_if_the_other_symbol_pays() -> None:
    """K2.3 (ours): with a book and a scroll there is no way back onto gems; for Rigor it is the same."""
    assert steps(scene("1: c7 hand 11\n2: a4 hand").do("play 11 w")) == "n s"
    table = scene("1: c7 hand 47\n2: a4 hand").do("play 47 w", "step e")
    assert told(table)[0] == "stalked p1 @d9"


@pytest.mark.parametrize(
    ("seats", "square", "ways"),
    [
        (2, "f5", "n s w"),  # a shelf at the side
        (2, "a4", "e s"),  # above
        (6, "d2", "s w"),
        (6, "b4", "n s w"),
        (8, "b1", "n s w"),
        (8, "d6", "n e w"),
    ],
)
def test_k2_4_shelves_are_closed(seats: int, square: str, ways: str) -> None:
    """K2.4: to goblins and to Rigor, whatever they pay."""
    expected = ways.split()
    table = scene(f"seats {seats}\n1: {square} hand 39\nrigor d9")
    assert plays(table).split() == [f"39{way}" for way in expected]
    table = scene(f"seats {seats}\n1: e7 hand 57\nrigor {square}")
    assert plays(table).split() == [f"57{way}" for way in expected]


def test_k2_4_nobody_is_shoved_onto_a_shelf() -> None:
    """K2.4: f5 has a shelf in the east; nor out of the grid."""
    table = scene("1: e5 hand 39\n2: f5 hand").do("play 39 e")
    assert table.options == ["shove n", "shove s"]
    assert reason(table, "shove e") == "K2.4 closed"


def test_k2_4_the_desk_is_closed_to_rigor() -> None:
    """K2.4 (ours): not even a crystal ball takes him there."""
    table = scene("1: a4 hand 57\n2: f4 hand\nrigor c8")
    assert plays(table) == "57n 57e 57s"
    assert reason(table, "play 57 w") == "K2.4 desk-closed-to-rigor"
    table.do("play 57 s")
    assert steps(table) == "n e"


def test_k2_5_some_card_must_be_played_if_any_is_playable() -> None:
    """K2.5: neither showing the hand nor passing is offered."""
    table = scene("1: a4 hand 26 16 49\n2: f4 hand")
    assert table.options == ["play 16 s"]
    assert (reason(table, "show"), reason(table, "done")) == ("K2.5 show-playable", "K2.5 must-play")
    assert reason(table, "play 26 s") == "K2.2 symbol"


def test_k2_5_a_hand_of_which_nothing_is_playable_is_shown() -> None:
    """K2.5: shown to all, discarded, as many drawn, and the turn is over."""
    table = script("""
        seats 2
        1: a4 hand 26 27 49
        2: f4 hand 1
        deck 30 31 32 33
        ---
        1: show
            showed p1 26
            showed p1 27
            showed p1 49
            drew p1 30
            drew p1 31
            drew p1 32
            began p2
    """)
    assert all(event.told_to(1).card >= 0 for event in table.events if event.kind == "showed")
    assert all(event.told_to(1).card < 0 for event in table.events if event.kind == "drew")
    assert cards_of(list(view(table, 0).discards)) == "26 27 49"


@pytest.mark.parametrize("hand", ["26 27", "26 27 28 29"])
def test_k2_5_as_many_are_drawn_as_were_shown(hand: str) -> None:
    """K2.5 (ours): whatever the hand limit is, and no further draw."""
    table = scene(f"1: a4 hand {hand}\n2: f4 hand").do("show")
    assert kinds(table).count("drew") == kinds(table).count("showed") == len(hand.split())


def test_k2_5_a_step_into_a_chain_that_cannot_end_makes_no_card_playable() -> None:
    """K2.5, K3.4: potion and scroll pay for (6,9) alone, and the goblin there has nowhere to go."""
    assert scene("1: f9 hand 21\n2: g9 hand\nrigor a5").options == ["show"]


def test_k2_5_a_tome_may_be_used_first() -> None:
    """K2.5 (ours): and may make a card playable."""
    table = scene("1: a4 hand 26 | tomes t9\n2: f4 hand")
    assert table.options == ["show", "use t9"]
    assert table.do("use t9").options == ["play 26 e", "play 26 s"]


def test_k2_6_an_empty_deck_is_made_of_the_discards() -> None:
    """K2.6 (ours): they are shuffled face down and drawn from."""
    position = "1: c6 hand 26 1\n2: a5 hand 2\ndiscards …\n"
    table = scene(position).do("play 26 s", "done")
    assert told(table)[:2] == ["reshuffled #56", f"drew p1 {line(table, '1:').split()[-2]}"]
    assert (view(table, 0).deck, view(table, 0).discards) == (54, ())
    tables = [scene(position + chance(seed)).do("play 26 s", "done") for seed in range(5)]
    assert len({line(table, "deck") for table in tables}) == 5


def test_k2_6_only_when_a_card_is_needed() -> None:
    """K2.6 (ours): the last card may be drawn without it; the next draw shuffles."""
    table = scene("1: c6 hand 26 1\n2: a5 hand 3 2 4\ndeck 30 31\ndiscards …").do("play 26 s", "done")
    assert kinds(table) == ["drew", "drew", "began"]
    assert view(table, 0).deck == 0
    table.do("play 3 s", "done")
    assert kinds(table)[0] == "reshuffled"


def test_k2_6_the_card_just_played_is_shuffled_in() -> None:
    """K2.6 (ours): it lies in the discards already."""
    table = scene("options hand=1\n1: c6 hand 26\n2: a5 hand …").do("play 26 s", "done")
    assert told(table) == ["reshuffled #1", "drew p1 26", "began p2"]
