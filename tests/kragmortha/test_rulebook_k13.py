"""K13 What every table must show, and what it must not; walks check the same at length (test_secrecy)."""

from __future__ import annotations

from msgspec import structs

from gloam.core.event import HIDDEN
from tests.kragmortha.scenes import cards_of, new_game, reason, scene, view

TABLE = """
    seats 3
    1: c6 hand 39 1 | looks l3 | tomes t13 t5-
    2: d6 hand 2 3! | looks l19
    3: a4 hand 4
    rigor f6
    discards 50 51
    tokens-used k1 k5
"""


def test_k13_public_to_all() -> None:
    """K13: board, figures, looks, tomes, sizes, used tokens, discards, whose decision it is and which."""
    table = scene(TABLE).do("play 39 e")
    for viewer in (0, 1, 2, 3):
        seen = view(table, viewer)
        assert [player.looks for player in seen.players] == [(60,), (76,), ()]
        assert [(tome.card, tome.face_down) for tome in seen.players[0].tomes] == [(94, False), (86, True)]
        assert [len(player.hand) for player in seen.players] == [1, 2, 1]
        assert (seen.deck, seen.look_deck, seen.tome_deck, seen.token_deck) == (51, 22, 16, 4)
        assert (cards_of(list(seen.discards)), cards_of(list(seen.tokens_used))) == ("50 51 39", "k1 k5")
        assert (seen.to_act, seen.asked, seen.rigor) == (0, "shove", 47)
        assert [player.square for player in seen.players] == [45, 45, 28]


def test_k13_legal_actions_are_shown_to_who_decides() -> None:
    """K13: and to nobody else."""
    table = scene(TABLE)
    assert [bool(view(table, viewer).options) for viewer in (0, 1, 2, 3)] == [False, True, False, False]


def test_k13_hands_are_secret() -> None:
    """K13: but for cards that lie open."""
    table = scene(TABLE)
    known = {viewer: [player.hand for player in view(table, viewer).players] for viewer in (0, 1, 2)}
    assert known[1] == [(38, 0), (HIDDEN, 2), (HIDDEN,)]
    assert known[2] == [(HIDDEN, HIDDEN), (1, 2), (HIDDEN,)]
    assert known[0] == [(HIDDEN, HIDDEN), (HIDDEN, 2), (HIDDEN,)]


def test_k13_why_a_move_stopped() -> None:
    """K13: the event cites the rule: caught, teleport, desk, lame foot."""
    stops = {
        "K4.2": scene("1: d8 hand 39\n2: a4 hand\nrigor d9").do("play 39 s"),
        "K5.1": scene("1: d6 hand 39\n2: a4 hand").do("play 39 e"),
        "K6.1": scene("1: c8 hand 39\n2: a4 hand").do("play 39 w"),
        "K11": scene("1: c6 hand 39 | looks l21\n2: a4 hand").do("play 39 s"),
        "K5.5": scene("1: a4 hand 57\n2: f4 hand\nrigor d6").do("play 57 e", "go c9"),
    }
    for rule, table in stops.items():
        assert [event.rule for event in table.events if event.kind == "stopped"] == [rule]


def test_k13_the_seed_is_no_part_of_a_view() -> None:
    """K13: nor is anything else of the generator."""
    state = new_game(2, 987654321)
    table = scene("seats 2")
    table.state = state
    fields = structs.asdict(view(table, 0))
    assert not {"seed", "rng"} & set(fields)
    assert not any(str(word) in str(fields) for word in [987654321, *state.rng.words()[:3]])


def test_k13_a_refusal_says_nothing_secret() -> None:
    """K13: a card somebody else holds is refused like one in the deck."""
    assert reason(scene(TABLE), "play 4 n") == reason(scene(TABLE), "play 30 n") == "K2.1 not-held"
