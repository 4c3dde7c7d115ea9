"""Pictures of games, along walks: nothing is missing, nothing is too wide, every word is there."""

import pytest

from gloam.cli.terminal import COLOURS
from gloam.core.picture import Item, Line, Picture, Span, beside, cells, flow, pad
from gloam.games import find_game
from gloam.locale import LANGUAGES, Speech
from gloam.testing import walk

GAME = find_game("nightmarium")


def lines_of(picture: Picture) -> list[Line]:
    pages = [line for page in picture.pages.values() for line in page]
    return [*picture.table, *(held.line for held in picture.hand), *pages]


def text_of(line: Line) -> str:
    return "".join(span.text for span in line)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "seed", "preset"), [(2, 1, "advanced"), (5, 2, "advanced"), (3, 3, "first-edition")]
)
def test_pictures_along_a_walk(language: str, seats: int, seed: int, preset: str) -> None:
    for step in walk(GAME, seats, seed, {"preset": preset}):
        if step.ply % 9:
            continue
        for viewer in {step.state.to_act, seats} - {-1}:
            view = GAME.view(step.state, viewer)
            picture = GAME.picture(view, Speech(language, viewer=viewer).say, 80)
            offered = [choice.action for group in picture.menu for choice in group.choices]
            assert tuple(offered) == view.options
            for line in lines_of(picture):
                assert {span.style for span in line} <= set(COLOURS)
                assert len(text_of(line).rstrip()) <= 80


def test_a_spectator_sees_no_hand() -> None:
    for step in walk(GAME, 3, 4):
        picture = GAME.picture(GAME.view(step.state, 3), Speech("en").say, 80)
        assert picture.hand == []
        assert picture.menu == []
        if step.ply > 20:
            break


POSITION = """
options preset=advanced
seats 2
1: hand 4 s4 | 3 2 1 +s1 | 36
2: hand 40!
"""


def test_every_mark_is_letters_too() -> None:
    view = GAME.view(GAME.read(POSITION), 0)
    wide = [text_of(line).rstrip() for line in GAME.picture(view, Speech("en", ["Anna"], 0).say, 80).table]
    assert wide == [
        "         legs              torso             head",
        "▶ 1 Anna (you) · hand 2 · finished 1 of 5",
        "    1   3◆N —             2◆N —             1◆N Scavenger   embodied s1◆N",
        "    2  36■H —                                               needs torso",
        "  2 Player 2 · hand 1 · finished 0 of 5 · known: 40■H Devourer",
        "  Deck 112 · discard pile 0",
    ]
    narrow = [text_of(line).rstrip() for line in GAME.picture(view, Speech("en").say, 50).table]
    assert narrow[1:5] == [
        "    1 embodied s1◆N",
        "      legs 3◆N —",
        "      torso 2◆N —",
        "      head 1◆N Scavenger",
    ]


def test_hands_say_why_not() -> None:
    view = GAME.view(GAME.read(POSITION), 0)
    notes = [text_of(held.line) for held in GAME.picture(view, Speech("en").say, 80).hand]
    assert notes[0].endswith("N3.1: no creature needs this part")
    assert notes[1].endswith("N7.1: no finished creature without a seal")


def test_items_flow_and_are_never_broken() -> None:
    items = [Item(" · ", [Span(word, "strong")]) for word in ("one", "two", "three", "four")]
    assert [text_of(line) for line in flow(items, 11, 2)] == ["one · two ·", "  three ·", "  four"]
    assert [text_of(line) for line in flow(items, 80, 2)] == ["one · two · three · four"]
    assert [text_of(line) for line in flow(items[:1], 1, 2)] == ["one"]
    assert flow([], 10, 2) == [[]]


def test_blocks_stand_side_by_side() -> None:
    left, right = [[Span("ab")], [Span("c")]], [[Span("1")], [Span("2")], [Span("3")]]
    assert [text_of(line) for line in beside(left, right, 4)] == ["ab  1", "c   2", "    3"]
    assert [text_of(line) for line in beside(right, left, 4)] == ["1   ab", "2   c", "3   "]
    assert cells(pad([Span("ab")], 5)) == 5
    assert cells(pad([Span("abc")], 2)) == 3
