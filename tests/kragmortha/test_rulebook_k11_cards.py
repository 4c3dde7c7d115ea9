"""K11 The enchanted handicaps on cards: hand, mouth, neck."""

from __future__ import annotations

import pytest

from tests.kragmortha.scenes import cards_of, kinds, line, plays, reason, scene, told, uses, view


def playable(hand: str, looks: str) -> str:
    """The cards of a hand that may be played from c6, Rigor on d9."""
    found = plays(scene(f"1: c6 hand {hand} | looks {looks}\n2: a4 hand")).split()
    return " ".join(dict.fromkeys(text.rstrip("nesw") for text in found))


@pytest.mark.parametrize("look", ["l13", "l14"])
@pytest.mark.parametrize(("hand", "limit"), [(3, 2), (5, 4), (2, 1), (1, 1)])
def test_k11_crab_claws_lower_the_hand_limit(look: str, hand: int, limit: int) -> None:
    """K11: by one, but never below one (ours)."""
    table = scene(f"options hand={hand}\n1: c6 hand 39 | looks {look}\n2: a4 hand 1").do("play 39 s", "done")
    assert kinds(table).count("drew") == limit


def test_k11_crab_claws_take_no_card_away() -> None:
    """K11 (ours): a hand above the lowered limit is kept, nothing is drawn."""
    table = scene("1: c6 hand 39 1 2 3 | looks l13\n2: a4 hand 4").do("play 39 s", "done")
    assert kinds(table) == ["began"]
    assert line(table, "1:").startswith("c7 hand 1 2 3 |")


@pytest.mark.parametrize("look", ["l15", "l16"])
def test_k11_fumbling_fingers_drop_the_card_drawn_last(look: str) -> None:
    """K11: it may not be played while another one is playable."""
    assert playable("57 26 39*", look) == "57 26"
    assert playable("39*", look) == "39"
    assert playable("1 39*", look) == "39"  # neither book nor potion next to c6
    table = scene(f"1: c6 hand 57 26 39* | looks {look}\n2: a4 hand")
    assert reason(table, "play 39 s") == "K11 fumbling-fingers"


def test_k11_fumbling_fingers_know_the_very_card() -> None:
    """K11 (ours): if it was played already, before Haste, no other takes its place."""
    assert playable("57 26 39", "l15") == "57 26 39"
    table = scene("1: c6 hand 1 2 39* | looks l15 | tomes t7\n2: a4 hand").do("play 39 w", "done", "use t7")
    assert plays(table) == "1e 1s 1w 2e 2s 2w"


def test_k11_fumbling_fingers_after_a_draw() -> None:
    """K11: the last of several cards drawn."""
    table = scene("1: c6 hand 26 | looks l15\n2: f4 hand 1\ndeck 39 38 37").do("play 26 s", "done")
    assert line(table, "1:").startswith("c7 hand 39 38 37* |")


@pytest.mark.parametrize("look", ["l17", "l18"])
def test_k11_tied_tongue_forbids_tomes(look: str) -> None:
    """K11: before the movement and after it."""
    table = scene(f"1: c6 hand 39 | looks {look} | tomes t13 t7\n2: a4 hand 1")
    assert uses(table) == ""
    assert reason(table, "use t13") == "K11 tied-tongue"
    assert table.do("play 39 s", "done").state.to_act == 1


def test_k11_tied_tongue_forbids_shadows_but_not_deep_pockets() -> None:
    """K11, K12 (ours): to react is to use; a permanent tome is not used."""
    table = scene("1: d8 hand 39 | looks l17 | tomes t5 t3\n2: a4 hand 1\nrigor d9").do("play 39 s")
    assert (table.state.asked, kinds(table)[-1]) == ("carry", "looked")
    assert kinds(table.do("go b4")).count("drew") == 4


def test_k11_tied_tongue_at_once() -> None:
    """K11: caught in the own turn, one cannot use the tomes one could use before."""
    table = scene("1: d8 hand 39 | tomes t13\n2: a4 hand 1\nrigor d9\nlook-deck l17")
    assert uses(table) == "t13"
    assert table.do("play 39 s", "go b4").state.to_act == 1


@pytest.mark.parametrize("look", ["l19", "l20"])
def test_k11_loose_tongue_opens_the_hand(look: str) -> None:
    """K11: from the moment it is drawn, card by card, to everybody."""
    table = scene(f"1: a4 hand 57\n2: d8 hand 3 17 30\nrigor d9\nlook-deck {look}").do("play 57 n")
    assert told(table)[-4:] == [f"looked p2 {look}", "opened p2 3", "opened p2 17", "opened p2 30"]
    for viewer in (0, 1, 2):
        assert cards_of(list(view(table, viewer).players[1].hand)) == "3 17 30"
        assert cards_of(list(view(table, viewer).players[1].open_hand)) == "3 17 30"
    assert view(table, 0).players[0].open_hand == ()


def test_k11_loose_tongue_opens_later_draws_too() -> None:
    """K11 (ours): everybody is told which card it is."""
    table = scene("1: c6 hand 39 | looks l19\n2: a4 hand 1\ndeck 30 31 32").do("play 39 s", "done")
    drawn = [event.told_to(1).card + 1 for event in table.events if event.kind == "drew"]
    assert drawn == [30, 31, 32]
    assert cards_of(list(view(table, 2).players[0].hand)) == "30 31 32"


def test_k11_loose_tongue_pardoned() -> None:
    """K11, K12 (ours): what was seen stays known, what is drawn then is secret."""
    table = scene("1: c6 hand 39! 1! 2! | looks l19 | tomes t1\n2: a4 hand 3\ndeck 30")
    table.do("use t1", "pardon l19", "play 39 s", "done")
    assert line(table, "1:").startswith("c7 hand 1! 2! 30* ")
    assert cards_of([card for card in view(table, 2).players[0].hand if card >= 0]) == "1 2"


@pytest.mark.parametrize("look", ["l5", "l6"])
def test_k11_stiff_neck_prefers_goblin_cards(look: str) -> None:
    """K11: no Rigor card while a goblin card is playable."""
    assert playable("57 26 39", look) == "26 39"
    assert playable("57 1 45", look) == "57 45"  # card 1 is not playable
    table = scene(f"1: c6 hand 57 26 | looks {look}\n2: a4 hand")
    assert reason(table, "play 57 n") == "K11 stiff-neck"


@pytest.mark.parametrize("look", ["l7", "l8"])
def test_k11_one_track_mind_plays_the_oldest(look: str) -> None:
    """K11: of the playable cards, goblin's or Rigor's."""
    assert playable("57 26 39", look) == "57"
    assert playable("1 26 57", look) == "26"
    table = scene(f"1: c6 hand 57 26 | looks {look}\n2: a4 hand")
    assert reason(table, "play 26 s") == "K11 one-track-mind"


def test_k11_the_oldest_card_is_the_one_held_longest() -> None:
    """K11: new cards come last, whatever their number."""
    table = scene("1: c6 hand 26 39 | looks l7\n2: f4 hand 40\ndeck 2 35").do("play 26 s", "done")
    assert line(table, "1:").startswith("c7 hand 39 2 35*")


@pytest.mark.parametrize(
    ("hand", "looks", "expected"),
    [
        ("57 38 39*", "l5 l15", "38"),  # the neck leaves two goblin cards, the fingers drop one of them
        ("57 39*", "l5 l15", "39"),  # the neck leaves one: a look never forbids the last
        ("57 1 45*", "l5 l15", "57"),  # no goblin card is playable: the fingers drop a Rigor card
        ("57 38 39*", "l7 l15", "57"),
        ("1 39*", "l7 l15", "39"),
        ("1 26 39*", "l7 l15", "26"),
    ],
)
def test_k11_neck_before_fingers_before_mind(hand: str, looks: str, expected: str) -> None:
    """K11 (ours): stiff neck, fumbling fingers, one-track mind, in this order; something stays playable."""
    assert playable(hand, looks) == expected


def test_k11_the_look_that_forbids_is_named() -> None:
    """K11: a goblin card is never refused for a stiff neck."""
    table = scene("1: c6 hand 57 38 39* | looks l5 l15\n2: a4 hand")
    assert reason(table, "play 57 n") == "K11 stiff-neck"
    assert reason(table, "play 39 s") == "K11 fumbling-fingers"
