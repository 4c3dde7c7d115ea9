"""Where a record is cut, and what each piece is good for."""

from __future__ import annotations

import pytest

from gloam.analysis.budget import BUDGET, FEWEST, MOST, Effort, effort
from gloam.analysis.cut import Decision, Kind, Run, Stretch, cut, decisions_of, runs_of
from gloam.core.action import NONE
from gloam.core.record import replay
from tests.analysis.pearl_games import GAME, pearl_record
from tests.kit.pearls import KEEP, SWAP


def decisions(text: str) -> list[Decision]:
    """`0a 1b! 0c-`: seat and action; `!` spends chance, `-` was forced."""
    return [
        Decision(int(word[0]), ord(word[1]) - ord("a"), 1, "-" in word, "!" in word) for word in text.split()
    ]


def kinds(text: str, viewer: int, every: int) -> str:
    letters = {Kind.FREE: "f", Kind.CHANCE: "c", Kind.WHOLE: "w"}
    return "".join(letters[stretch.kind] for stretch in cut(decisions(text), viewer, every))


@pytest.mark.parametrize(
    ("text", "viewer", "every", "found"),
    [
        ("0a 1b! 0c-", NONE, 1, "fcf"),
        ("0a 1b! 0c-", 0, 1, "fwf"),
        ("0a 1b! 0c-", 1, 1, "wcw"),
        ("0a 0b! 0c 0d", NONE, 2, "cf"),
        ("0a! 0b", NONE, 2, "w"),  # chance came between: what was chosen in one world cannot be in another
        ("0a 1b", NONE, 2, "w"),  # two chose
        ("0a 1b-", NONE, 2, "f"),  # but one of them had no choice
        ("0a 1b-", 0, 2, "w"),  # which seat 0 cannot know
        ("1a 1b 1c", 0, 5, "w"),
    ],
)
def test_luck_and_choice_are_split_where_they_can_be(text: str, viewer: int, every: int, found: str) -> None:
    assert kinds(text, viewer, every) == found


def test_a_stretch_says_whose_it_is_and_from_where_to_where() -> None:
    stretches = cut(decisions("1a 1b 0c- 1d 0e"), NONE, 2)
    assert stretches == [
        Stretch(0, 2, 1, 1, Kind.FREE, forced=False),
        Stretch(2, 4, 1, 1, Kind.FREE, forced=False),
        Stretch(4, 5, 0, 1, Kind.FREE, forced=False),
    ]
    assert [stretch.seat for stretch in cut(decisions("1a 0b"), NONE, 2)] == [NONE]
    assert [stretch.forced for stretch in cut(decisions("1a- 0b-"), NONE, 1)] == [True, True]


def test_a_run_goes_on_until_chance_comes_in() -> None:
    made = decisions("0a 1b! 0c- 0d 1e! 1f")
    assert runs_of(cut(made, NONE, 1), made) == [
        Run(0, ((0,), (1,))),
        Run(2, ((2, 3), (4,))),  # a forced action leads to no point of its own
        Run(5, ((5,),)),
        Run(6, ()),
    ]
    assert runs_of(cut(made, 0, 1), made) == [
        Run(0, ((0,),)),
        Run(2, ((2, 3),)),
        Run(5, ()),
        Run(6, ()),
    ]


def test_decisions_are_read_off_the_record() -> None:
    record = pearl_record("keep swap keep")
    assert decisions_of(GAME, record, replay(GAME, record)) == [
        Decision(0, KEEP, 1, forced=False, chance=False),
        Decision(1, SWAP, 2, forced=False, chance=True),
        Decision(2, KEEP, 3, forced=False, chance=False),
    ]


def game_of(length: int) -> list[Decision]:
    return decisions(" ".join(f"{at % 4}a!" for at in range(length)))


def test_long_games_are_looked_at_less_finely() -> None:
    found = [effort(game_of(length), NONE, 0, 0) for length in (10, 200, 500, 2000)]
    assert found[0] == Effort(1, MOST)
    assert [made.every for made in found[:3]] == [1, 1, 1]
    assert found[3].every > 1
    assert MOST >= found[1].playouts > found[2].playouts > FEWEST
    for length, made in zip((200, 500, 2000), found[1:], strict=True):
        points = 2 if made.every == 1 else 1
        spent = points * length / made.every * length / 2 * made.playouts
        assert 0.5 * BUDGET < spent < 1.1 * BUDGET


@pytest.mark.parametrize("budget", [1_000, 20_000, 100_000, 5_000_000])
def test_no_more_is_spent_than_there_is(budget: int) -> None:
    for length in (10, 200, 2000):
        made = effort(game_of(length), NONE, 0, 0, budget)
        assert 1 <= made.every <= length
        spent = (2 if made.every == 1 else 1) * length / made.every * length / 2 * made.playouts
        assert spent < 1.5 * budget or made == Effort(length, 1), "each game ends with a position of its own"


def test_what_was_asked_for_is_done() -> None:
    made = game_of(2000)
    assert effort(made, NONE, 0, 7) == Effort(1, 7)
    assert effort(made, NONE, 3, 9) == Effort(3, 9)
    assert effort(made, NONE, 50, 0).every == 50
    assert effort([], NONE, 0, 0) == Effort(1, MOST)
