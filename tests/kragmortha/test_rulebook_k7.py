"""K7 Looks; the tabletop side (K7.3) has a file of its own, the handicaps stand with K11."""

from __future__ import annotations

from collections import Counter

from gloam.games.kragmortha.cards import KINDS, read_set
from tests.kragmortha.scenes import GAME, cards_of, kinds, line, new_game, scene, script, told, view


def caught(looks: str, deck: str) -> str:
    """Seat 1 is about to walk into Rigor (`play 39 s`). If the deck is named in full seat 2 has the rest."""
    named = {*looks.split(), *deck.replace("…", "").split()}
    others = " ".join(f"l{number}" for number in range(1, 25) if f"l{number}" not in named)
    mine = f"| looks {looks}" if looks else ""
    rest = "" if "…" in deck else f"| looks {others}"
    return f"1: d8 hand 39 1 2 {mine} {{}}\n2: a4 hand 3 {rest}\nlook-deck {deck}\n"


def test_k7_1_four_looks_of_each_of_six_kinds() -> None:
    """K7.1: 24 in all."""
    pieces = read_set()
    found = Counter(KINDS[pieces.kind[look]] for look in pieces.looks)
    assert found == dict.fromkeys(("head", "neck", "arm", "hand", "mouth", "leg"), 4)


def test_k7_1_a_kind_one_has_goes_under_the_deck() -> None:
    """K7.1: and another is drawn, until the kind is new; they lie there as drawn (ours)."""
    table = script(f"""
        {caught("l3 l5", "l1 l6 l2 l9 …").format("")}
        ---
        1: play 39 s
            …
            caught p1 @d9
            look-returned p1 l1
            look-returned p1 l6
            look-returned p1 l2
            looked p1 l9
    """)
    assert line(table, "look-deck").endswith("l24 l1! l6! l2!")


def test_k7_1_the_kinds_of_others_do_not_matter() -> None:
    """K7.1: only one's own."""
    table = scene("1: d8 hand 39\n2: a4 hand 1 | looks l1\nlook-deck l2").do("play 39 s")
    assert told(table)[-1] == "looked p1 l2"


def test_k7_1_a_look_put_back_is_known_to_lie_under_the_deck() -> None:
    """K7.1, K13 (ours): to everybody; the others stay hidden."""
    table = scene(caught("l3", "l1 l4 l9 …").format("")).do("play 39 s")
    for viewer in (0, 1, 2):
        assert cards_of(list(view(table, viewer).looks_below)) == "l4 l1"
        assert view(table, viewer).look_deck == 22


def test_k7_1_without_a_new_kind_none_is_taken() -> None:
    """K7.1 (ours): nothing is turned over, and the goblin is carried off all the same."""
    table = scene(caught("l3 l5 l11", "l1 l6 l2 l9").format("")).do("play 39 s")
    assert told(table)[-2:] == ["caught p1 @d9", "look-spared p1"]
    assert (view(table, 0).looks_below, table.state.asked) == ((), "carry")
    assert line(table, "look-deck") == "l1 l6 l2 l9"


def test_k7_1_without_a_new_kind_shadows_is_not_asked() -> None:
    """K7.1 (ours): nobody spends a tome for nothing."""
    table = scene(caught("l3 l5 l11", "l1 l6 l2 l9").format("| tomes t5")).do("play 39 s")
    assert table.state.asked == "carry"


def test_k7_1_an_empty_deck_spares() -> None:
    """K7.1 (ours): all looks are out."""
    assert told(scene(caught("l3", "").format("")).do("play 39 s"))[-1] == "look-spared p1"


def test_k7_1_the_last_new_kind_is_found_at_the_bottom() -> None:
    """K7.1: however many must be put back."""
    table = scene(caught("l3", "l1 l2 l4 l5").format("")).do("play 39 s")
    assert kinds(table)[-4:] == ["look-returned", "look-returned", "look-returned", "looked"]
    assert line(table, "look-deck") == "l1! l2! l4!"


def test_k7_2_looks_stay_and_the_fourth_ends_the_game() -> None:
    """K7.2, K8.1: for the rest of the game."""
    table = scene(caught("l3 l5", "l11 l13 …").format("")).do("play 39 s", "go b4")
    assert line(table, "1:").endswith("| looks l3 l5 l11")
    assert told(table)[-1] == "began p2"
    table = scene(caught("l3 l5 l11", "l13 …").format("")).do("play 39 s")
    assert (told(table)[-2], table.events[-2].rule) == ("ended p1", "K7.2")


def test_k7_3_one_side_for_all() -> None:
    """K7.3: enchanted unless the table picks the other."""
    assert GAME.settings.read({})["looks"] == "enchanted"
    assert GAME.settings.read({"preset": "tabletop"})["looks"] == "tabletop"
    assert new_game().law.enchanted
    assert not new_game(looks="tabletop").law.enchanted
