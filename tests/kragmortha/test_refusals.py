"""Whatever is not legal is refused with the rule that forbids it and a reason of its own."""

from __future__ import annotations

import pytest

from gloam.core.errors import IllegalAction
from gloam.core.play import play
from tests.kragmortha.scenes import GAME, new_game, reason, scene, view

BASE = """
    seats 3
    1: d6 hand 39 57 26 | looks l19 | tomes t1 t13 t15 t17
    2: c6 hand 1
    3: c8 hand 2
    rigor f6
    token-deck k1
"""
OPENINGS = {
    "second": ["play 39 n"],
    "shove": ["play 39 w"],
    "hop": ["play 39 e"],
    "carry": ["use t13", "swap p2", "play 57 w", "done", "step w"],
    "home": ["use t13", "swap p3", "play 39 w"],
    "send-rigor": ["play 57 w"],
    "pardon": ["use t1"],
    "swap": ["use t13"],
    "whisper": ["use t15"],
    "ink": ["use t17"],
}
RULES = {
    "second": "K2.2",
    "shove": "K3.1",
    "hop": "K5.2",
    "carry": "K4.1",
    "home": "K6.1",
    "send-rigor": "K5.5",
    "pardon": "K12",
    "swap": "K12",
    "whisper": "K12",
    "ink": "K12",
}


@pytest.mark.parametrize("asked", OPENINGS)
def test_something_else_was_asked(asked: str) -> None:
    """K2.1: each decision cites its own rule for what is no answer to it; the others have to wait."""
    table = scene(BASE).do(*OPENINGS[asked])
    assert table.state.asked == asked
    assert reason(table, "show") == reason(table, "admit") == f"{RULES[asked]} not-asked"
    other = 2 if table.state.to_act == 0 else 1
    assert reason(table, "show", other) == "K2.1 not-your-decision"


@pytest.mark.parametrize("asked", ["hop", "carry", "home", "send-rigor"])
def test_a_square_that_is_not_offered(asked: str) -> None:
    """K4.1, K5.2, K5.5, K6.1: shelves, the desk, taken squares."""
    table = scene(BASE).do(*OPENINGS[asked])
    for square in ("a3", "a0", "b9", "c6"):
        assert reason(table, f"go {square}") == f"{RULES[asked]} square-{asked}"


def test_during_placement() -> None:
    """K1.5: only start squares, only the seat whose goblin is to be placed."""
    table = scene("seats 3")
    table.state = new_game(3, first="2")
    assert reason(table, "go d9") == "K1.5 square-place"
    assert reason(table, "done") == "K1.5 not-asked"
    assert reason(table, "go a4", 1) == "K2.1 not-your-decision"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("show", "K2.5 show-playable"),
        ("done", "K2.5 must-play"),
        ("yes", "K2.1 not-asked"),
        ("go b4", "K2.1 not-asked"),
        ("step n", "K2.1 not-asked"),
        ("play 1 n", "K2.1 not-held"),
        ("play 26 n", "K2.2 symbol"),  # d5 is a book
        ("play 39 ee", "K12 jump"),
        ("play 57 nn", "K12 jump"),
        ("play 57 e", "K2.4 closed"),
        ("use t2", "K12 tome-not-owned"),
        ("call p1 l19", "K7.3 call-enchanted"),
    ],
)
def test_before_the_card(text: str, expected: str) -> None:
    """K2, K12: in the own turn, before the movement."""
    assert reason(scene(BASE), text) == expected


def test_after_the_movement() -> None:
    """K2.1, K2.5: no second card, and no hand to be shown."""
    table = scene(BASE).do("play 39 n", "done")
    assert reason(table, "play 57 n") == "K2.1 played-already"
    assert reason(table, "show") == "K2.5 show-late"
    assert reason(table, "go b4") == "K2.1 not-asked"


def test_a_chain() -> None:
    """K3: back, closed, and onto one who moved already."""
    table = scene("seats 4\n1: c6 hand 39\n2: d6 hand\n3: d5 hand\n4: c5 hand").do(
        "play 39 e", "shove n", "shove w"
    )
    assert reason(table, "shove e") == "K3.1 shove-back"
    table = scene("seats 4\n1: d5 hand 39\n2: d4 hand\n3: a5 hand\n4: a6 hand").do("play 39 n")
    assert reason(table, "shove n") == "K2.4 closed"


def test_answers_and_votes() -> None:
    """K7.3: only admit or deny, then guilty or innocent."""
    table = scene("options looks=tabletop\nseats 3\n1: a4 hand 39\n2: c4 hand 1 | looks l1\n3: e4 hand 2")
    table.act(2, "call p3 l1")
    assert reason(table, "guilty") == "K7.3 not-asked"
    table.do("deny")
    assert reason(table, "admit") == "K7.3 not-asked"
    assert reason(table, "guilty", 3) == "K2.1 not-your-decision"


def test_shadows_is_a_yes_or_no() -> None:
    """K12: nothing else is an answer."""
    table = scene("1: d8 hand 39 | tomes t5\n2: a4 hand 1\nrigor d9").do("play 39 s")
    assert (table.state.asked, reason(table, "done")) == ("hide", "K12 not-asked")


def test_a_spectator_and_the_end() -> None:
    """K13, K8.1: a spectator does nothing; after the end nobody does."""
    table = scene(BASE)
    done = GAME.actions.parse("done").index
    assert GAME.refuse(view(table, 0), done).rule == "K13"
    table = scene("1: d8 hand 39 | looks l3 l5 l11\n2: a4 hand 1\nrigor d9").do("play 39 s")
    assert reason(table, "done", 1) == reason(table, "show", 2) == "K8.1 over"


@pytest.mark.parametrize("opening", [[], *OPENINGS.values()], ids=["turn", *OPENINGS])
def test_every_action_that_is_not_offered_is_refused_by_a_rule(opening: list[str]) -> None:
    """K13: of all actions there are, by the seat that is asked."""
    table = scene(BASE).do(*opening)
    for action in GAME.actions:
        if action.index not in table.state.options:
            with pytest.raises(IllegalAction) as error:
                play(GAME, table.state, table.state.to_act, action.index)
            rule = error.value.refusal.rule
            assert rule[0] == "K"
            assert rule[1:].replace(".", "").isdecimal()
