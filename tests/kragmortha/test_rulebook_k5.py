"""K5 Teleports."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from gloam.games.kragmortha.cards import TOKEN_KINDS, read_set
from tests.kragmortha.scenes import (
    cards_of,
    chance,
    changed_set,
    going,
    kinds,
    line,
    place,
    reason,
    rigor,
    scene,
    steps,
    told,
    view,
)


def test_k5_1_a_goblin_that_walks_onto_a_teleport_stops_and_turns_up_a_token() -> None:
    """K5.1: no second step, though a ball is left."""
    table = scene("1: d6 hand 39\n2: a5 hand 1\ntoken-deck k1").do("play 39 e")
    assert told(table) == ["played p1 39", "walked p1 @e6", "stopped p1", "token p1 k1"]
    assert table.events[2].rule == "K5.1"
    table.do("go b4")
    assert kinds(table) == ["hopped", "drew", "drew", "drew", "began"]


def test_k5_1_a_shoved_goblin_s_own_player_turns_up_the_token() -> None:
    """K5.1: and decides where it hops, in anyone's turn."""
    table = scene("1: c6 hand 39\n2: d6 hand 1\ntoken-deck k3\ntome-deck t7").do("play 39 e", "shove e")
    assert told(table) == ["shoved p2 @e6 of p1", "token p2 k3"]
    assert (table.state.asked, table.state.to_act) == ("hop", 1)
    assert told(table.do("go b4")) == ["hopped p2 @b4", "took-tome p2 t7"]


def test_k5_1_an_occupied_teleport_shoves_first() -> None:
    """K5.1: the token comes when the other goblin is out."""
    table = scene("1: d6 hand 39\n2: e6 hand 1\ntoken-deck k1").do("play 39 e")
    assert (kinds(table), table.state.asked) == (["played", "walked"], "shove")
    assert kinds(table.do("shove n")) == ["shoved", "stopped", "token"]


def test_k5_1_with_rigor_on_it_the_goblin_is_caught_and_no_token_is_turned_up() -> None:
    """K5.1, K4.1 (ours): Rigor comes before the teleport."""
    table = scene("1: d6 hand 39\n2: a5 hand 1\nrigor e6").do("play 39 e")
    assert kinds(table) == ["played", "walked", "stopped", "caught", "looked"]
    assert going(table) == "b4 f4 g9"
    assert view(table.do("go b4"), 0).token_deck == 6


def test_k5_2_teleport_nothing_more() -> None:
    """K5.2: to another free teleport of the player's choice, and there no second token."""
    table = scene("seats 3\n1: d6 hand 39\n2: b4 hand\n3: a5 hand\ntoken-deck k1").do("play 39 e")
    assert going(table) == "f4 g9"  # not e6 where it stands, not b4 which is taken
    assert {table.refused(f"go {square}") for square in ("e6", "b4", "a4", "d9")} == {"K5.2"}
    table.do("go g9")
    assert kinds(table) == ["hopped", "drew", "drew", "drew", "began"]
    assert (place(table, 1), view(table, 0).token_deck) == ("g9", 5)


def test_k5_2_tome() -> None:
    """K5.2: first the hop, then the top tome, face up (ours)."""
    table = scene("1: d6 hand 39\n2: a5 hand\ntoken-deck k4\ntome-deck t9").do("play 39 e", "go b4")
    assert told(table)[:2] == ["hopped p1 @b4", "took-tome p1 t9"]
    assert line(table, "1:").endswith("| tomes t9")


def test_k5_2_trap() -> None:
    """K5.2: first the hop, then a look; the goblin is not carried anywhere."""
    table = scene("1: d6 hand 39\n2: a5 hand\ntoken-deck k5\nlook-deck l7").do("play 39 e", "go b4")
    assert told(table)[:2] == ["hopped p1 @b4", "looked p1 l7"]
    assert (kinds(table)[2], place(table, 1)) == ("drew", "b4")


def test_k5_2_the_token_s_tome_may_be_the_last() -> None:
    """K5.2, K8.1 (ours): then the game ends at once."""
    table = scene("1: d6 hand 39\n2: a5 hand | tomes …\ntoken-deck k3\ntome-deck t9").do("play 39 e", "go b4")
    assert kinds(table)[:3] == ["hopped", "took-tome", "ended"]
    assert table.state.over


NO_OTHER = (
    "seats 4\n1: f9 hand 39\n2: b4 hand\n3: f4 hand\n4: e6 hand\ntome-deck t9\nlook-deck l7\ntoken-deck "
)


@pytest.mark.parametrize(
    ("token", "then"), [("k1", "drew p1 1"), ("k3", "took-tome p1 t9"), ("k5", "looked p1 l7")]
)
def test_k5_3_without_another_free_teleport_the_goblin_stays(token: str, then: str) -> None:
    """K5.3 (ours): and the rest of the token still happens."""
    table = scene(NO_OTHER + token).do("play 39 e")
    assert told(table)[3:6] == [f"token p1 {token}", "stayed p1", then]
    assert (place(table, 1), table.events[4].rule) == ("g9", "K5.3")


def test_k5_4_used_tokens_lie_face_up() -> None:
    """K5.4: everybody sees them, the others stay hidden."""
    table = scene("1: d6 hand 39\n2: a5 hand 1\ntoken-deck k5 k2\ntokens-used k1 k3").do("play 39 e")
    for viewer in (0, 1, 2):
        assert cards_of(list(view(table, viewer).tokens_used)) == "k1 k3 k5"
        assert view(table, viewer).token_deck == 3


def test_k5_4_after_the_sixth_all_are_shuffled() -> None:
    """K5.4: right after its hop (ours), before its tome or look."""
    table = scene("1: d6 hand 39\n2: a5 hand 1\ntoken-deck k4\ntome-deck t9\ntokens-used …").do("play 39 e")
    assert view(table, 0).token_deck == 0
    table.do("go b4")
    assert told(table)[:3] == ["hopped p1 @b4", "tokens-shuffled #6", "took-tome p1 t9"]
    assert (view(table, 0).token_deck, view(table, 0).tokens_used) == (6, ())


def test_k5_4_not_before_the_sixth_and_in_any_order() -> None:
    """K5.4: after the fifth one is left; after the sixth the order is chance."""
    position = "1: d6 hand 39\n2: a5 hand 1\ntokens-used …\ntoken-deck "
    assert "tokens-shuffled" not in kinds(scene(position + "k1 k2").do("play 39 e", "go b4"))
    tables = [scene(f"{position}k1\n{chance(seed)}").do("play 39 e", "go b4") for seed in range(8)]
    assert len({line(table, "token-deck") for table in tables}) > 4


SENDING = "1: a4 hand 57\n2: f4 hand 1\nrigor d6"
FAR_FROM_BOTH = "c4 d4 b5 c5 d5 e5 a6 b6 c6 d6 f6 a7 b7 c7 d7 e7 f7 c8 d8 e8 f8 c9 d9 e9 f9 g9"


def test_k5_5_rigor_turns_up_nothing_and_may_be_sent() -> None:
    """K5.5: by his mover, to any empty square with no goblin beside it, not to the desk (ours)."""
    table = scene(SENDING).do("play 57 e")
    assert kinds(table) == ["played", "stalked"]
    assert (table.state.asked, table.state.to_act, going(table)) == ("send-rigor", 0, FAR_FROM_BOTH)
    assert {table.refused(f"go {square}") for square in ["a4", "b4", "e4", "f5", "e6", "a8", "g5", "a0"]} == {
        "K5.5"
    }


def test_k5_5_being_sent_ends_the_move() -> None:
    """K5.5: no second step; the event says why."""
    table = scene(SENDING).do("play 57 e", "go c9")
    assert told(table)[:2] == ["rigor-hopped p1 @c9", "stopped p1"]
    assert (table.events[1].rule, rigor(table), table.state.to_act) == ("K5.5", "c9", 1)


def test_k5_5_or_he_walks_on() -> None:
    """K5.5: may, not must."""
    table = scene(SENDING).do("play 57 e", "done")
    assert (table.state.asked, steps(table), rigor(table)) == ("second", "n e s w", "e6")


def test_k5_5_with_the_second_step() -> None:
    """K5.5 (ours): a teleport entered last works the same."""
    table = scene("1: a4 hand 57\n2: f4 hand 1\nrigor d7").do("play 57 e", "step n")
    assert table.state.asked == "send-rigor"
    assert kinds(table.do("go c9"))[0] == "rigor-hopped"


def test_k5_5_by_whispers() -> None:
    """K5.5 (ours): and the movement card is still to be played then."""
    table = scene("1: a4 hand 57 | tomes t15\n2: f4 hand 1\nrigor d6").do("use t15", "step e")
    assert table.state.asked == "send-rigor"
    table.do("go c9")
    assert (kinds(table), table.state.asked, table.state.to_act) == (["rigor-hopped"], "turn", 0)


def test_k5_5_being_sent_catches_nobody_and_enters_nothing() -> None:
    """K5.5: on another teleport he is not asked again."""
    table = scene(SENDING).do("play 57 e", "go g9")
    assert (rigor(table), table.state.asked, table.state.to_act) == ("g9", "turn", 1)


def test_k5_5_only_if_some_other_teleport_is_free() -> None:
    """K5.5: else he walks on and nobody is asked."""
    table = scene("seats 4\n1: b4 hand 57\n2: f4 hand\n3: g9 hand\n4: a5 hand\nrigor d6").do("play 57 e")
    assert table.state.asked == "second"


def test_k5_5_with_a_goblin_on_it_catch_and_carry_come_first() -> None:
    """K5.5, K4.1 (ours): then the question, by how the goblins stand now."""
    table = scene("1: a4 hand 57\n2: e6 hand 1\nrigor d6").do("play 57 e")
    assert (table.state.asked, table.state.to_act) == ("carry", 1)
    table.do("go g9")
    assert (table.state.asked, table.state.to_act) == ("send-rigor", 0)
    assert "f9" not in going(table).split()
    assert "e9" in going(table).split()


def test_k5_5_the_goblin_may_take_the_last_free_teleport() -> None:
    """K5.5 (ours): then he is not asked."""
    table = scene("seats 3\n1: b4 hand 57\n2: e6 hand 1\n3: f4 hand\nrigor d6").do("play 57 e", "go g9")
    assert table.state.asked == "second"


def test_k5_5_if_no_square_qualifies_nothing_is_asked(tmp_path: Path) -> None:
    """K5.5 (ours): here every square is a goblin's neighbour, though a teleport is free."""
    board = ["s t s t # # #", "R # # # # # #"] + 4 * ["# # # # # # #"]
    old = "s t s s s t #\n. . . . . . #\n. . . . T . #\n. . . . . . #\nD D . . . . #\nD D . R . . T"
    made = changed_set(tmp_path, "board.txt", old, "\n".join(board))
    table = scene(f"options set={made}\n1: a5 hand 57\n2: c4 hand 1\nrigor a4").do("play 57 e")
    assert (table.state.asked, steps(table)) == ("second", "e w")
    assert reason(table, "go d4") == "K2.2 not-asked"


def test_k5_6_two_tokens_of_each_kind() -> None:
    """K5.6: two teleport, two tome, two trap."""
    pieces = read_set()
    found = Counter(TOKEN_KINDS[pieces.kind[token]] for token in pieces.tokens)
    assert found == {"teleport": 2, "tome": 2, "trap": 2}
