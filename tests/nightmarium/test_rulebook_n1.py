"""N1 Set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from gloam.core.errors import BadInput
from gloam.games.nightmarium.cards import LEGIONS, read_deck
from tests.nightmarium.scenes import cards_of, line, new_game, scene, script, view

NORMATIVE_DECK = "5fdfb1762e26636ccd2b612990185bacb86bd2b74d045b2b0b16818f9f9a20e7"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_n1_1_two_to_five_players_with_108_cards(seats: int) -> None:
    """N1.1: 108 cards without seals, 120 with them."""
    for seals, cards in (("off", 108), ("on", 120)):
        state = new_game(seats, seals=seals)
        assert len(state.deck) + sum(map(len, state.hands)) == cards


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_n1_1_not_for_fewer_or_more(seats: int) -> None:
    """N1.1: 2–5 players."""
    with pytest.raises(BadInput):
        new_game(seats)


def test_n1_1_the_deck_is_the_normative_one() -> None:
    """N1.1: 27 cards and 3 seals of each legion, and every card as in the normative table."""
    deck = read_deck()
    assert deck.digest == NORMATIVE_DECK
    assert Counter(list(deck.legion)[:108]) == dict.fromkeys(range(len(LEGIONS)), 27)
    assert list(deck.legion)[108:] == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]


@pytest.mark.parametrize("card", ["0", "109", "03", "s0", "s1", "s13", "x"])
def test_n1_1_no_other_cards_exist(card: str) -> None:
    """N1.1: cards are called 1–108, seals s1–s12, and those only with seals on."""
    with pytest.raises(BadInput):
        scene(f"1: hand {card}")
    assert line(scene("options seals=on\n1: hand 1 108 s1 s12"), "1:") == "hand 1 108 s1 s12"


def test_n1_1_cards_and_seals_are_shuffled_together() -> None:
    """N1.1: seals are shuffled in, so some are dealt; each seed has an order of its own."""
    states = [new_game(seed=seed, seals="on") for seed in range(20)]
    assert any(card >= 108 for state in states for hand in state.hands for card in hand)
    assert len({tuple(state.deck) for state in states}) == 20


def test_n1_2_five_cards_each_secret_but_counted() -> None:
    """N1.2: five cards to each; others see how many, not which."""
    table = scene("1: hand 1 2 3 4\n2: hand 30 31")
    assert [len(hand) for hand in new_game(4).hands] == [5, 5, 5, 5]
    assert cards_of(view(table, 1).players[0].hand.cards) == "1 2 3 4"
    for viewer in (2, 0):
        hand = view(table, viewer).players[0].hand
        assert (hand.size, hand.cards, hand.public) == (4, (), ())


def test_n1_2_no_hand_limit() -> None:
    """N1.2: even with a hundred cards one may draw."""
    table = scene("1: hand …\ndeck 5 6").do("draw", "draw")
    assert view(table, 1).players[0].hand.size == 108


def test_n1_3_first_player_is_random() -> None:
    """N1.3: every seat is the first in some game."""
    assert {new_game(3, seed).to_act for seed in range(30)} == {0, 1, 2}


def test_n1_3_the_host_may_name_the_first_player() -> None:
    """N1.3: `first` fixes the seat, whatever the seed."""
    assert {new_game(3, seed, first="2").to_act for seed in range(10)} == {1}


def test_n1_3_play_goes_by_ascending_seat() -> None:
    """N1.3: 1, 2, 3, and from the last seat back to the first."""
    table = scene("seats 3\nturn 7")
    turns = []
    for _ in range(4):
        turns.append((table.state.turn, table.state.to_act + 1))
        table.do("draw", "draw")
    assert turns == [(7, 1), (8, 2), (9, 3), (10, 1)]


def test_n1_4_the_pile_is_public() -> None:
    """N1.4: everybody sees the whole discard pile."""
    table = scene("pile 50 7 51")
    assert [cards_of(view(table, viewer).pile) for viewer in (1, 2, 0)] == ["50 7 51"] * 3


def test_n1_4_what_is_discarded_lies_face_up() -> None:
    """N1.4: everybody is told the card, be it exchanged, given or devoured."""
    exchange = scene("1: hand 30 33").do("discard 30")
    gift = scene("1: hand 4 | 3 2\n2: hand 22").do("play 4@1", "give 22")
    devoured = scene("1: hand 28 | 66 71 | 3").do("play 28@1", "devour 2")
    for table, at, card in ((exchange, 0, 30), (gift, 1, 22), (devoured, 0, 3)):
        assert [table.events[at].told_to(viewer).card + 1 for viewer in (0, 1, 2)] == [card] * 3


def test_n1_4_reshuffled_only_when_a_card_is_needed() -> None:
    """N1.4: the last card leaves an empty deck; the pile is shuffled at the next draw."""
    script("""
        2: hand …
        deck 5
        pile 6
        ---
        1: draw
            drew p1 5
        1: draw
            reshuffled #1
            drew p1 6
            began p2
    """)


def test_n1_4_the_pile_is_shuffled_into_the_deck() -> None:
    """N1.4: all of it, in a new order, and the pile is empty."""
    pile = " ".join(map(str, range(1, 41)))
    table = scene(f"2: hand …\npile {pile}").do("draw")
    drawn = line(table, "1:").split()[1:]
    deck = line(table, "deck").split()
    assert sorted(map(int, deck + drawn)) == list(range(1, 41))
    assert drawn + deck not in (pile.split(), pile.split()[::-1])
    assert line(table, "pile") == ""
