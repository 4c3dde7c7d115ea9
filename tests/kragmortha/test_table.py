"""The table in text: the board of known positions, the lists beside it, the hand, the menu and the pages."""

import re
from fnmatch import fnmatchcase
from pathlib import Path
from typing import cast

import pytest

from gloam.cli.terminal import COLOURS
from gloam.core.picture import Line, Picture
from gloam.games import find_game
from gloam.games.kragmortha import table
from gloam.games.kragmortha.view import KragmorthaView
from gloam.locale import LANGUAGES, Speech
from gloam.testing import walk

GAME = find_game("kragmortha")
NAMES = ["Anna", "Boris", "Clara"]
LOCALES = Path(table.__file__).parents[3] / "locales"


def text_of(line: Line) -> str:
    return "".join(span.text for span in line).rstrip()


def texts_of(lines: list[Line]) -> list[str]:
    return [text_of(line) for line in lines]


def drawn(position: str, language: str = "en", *, viewer: int = 0, width: int = 80) -> Picture:
    view = GAME.view(GAME.read(position), viewer)
    return GAME.picture(view, Speech(language, NAMES, viewer).say, width)


def board_of(picture: Picture, width: int = 37) -> list[str]:
    rows = [text_of(line)[:width].rstrip() for line in picture.table]
    return [row for row in rows if re.match(r"\d[ \[]|     a", row)]


def menu_of(picture: Picture) -> dict[str, list[str]]:
    return {
        group.title: [choice.name or GAME.actions[choice.action].text for choice in group.choices]
        for group in picture.menu
    }


TURN = """
seats 3
1: b7 hand 1 41 12* | looks l15 | tomes t7 t9-
2: b6 hand 30! 31! | looks l19 l1 l5
3: e6 hand 2 3 4 | tomes t3
rigor c8
discards 20 50
tokens-used k1 k3
"""


def test_the_board_of_a_turn() -> None:
    """Options in brackets and by number, the own goblin, others, Rigor, a teleport under a goblin."""
    assert board_of(drawn(TURN)) == [
        "     a    b    c    d    e    f    g",
        "3 #### #### #### #### #### #### ####",
        "4   .S  .TB   .G   .S   .B  .TS ####",
        "5    P    G    S    B    P    G ####",
        "6    B g2 S    P    S g3TG    B ####",
        "7    G @1 B    G    P    S    P ####",
        "8 desk[desk]RM S[2  B]   P    G ####",
        "9 desk desk    G    P    B    P   TS",
    ]
    assert board_of(drawn(TURN, "ru"))[6:] == [
        "8 стол[стол]РМ С[2  К]   З    Ц ####",
        "9 стол стол    Ц    З    К    З   ТС",
    ]


def test_the_players_beside_it() -> None:
    beside = [text_of(line)[39:] for line in drawn(TURN).table[:7]]
    assert beside == [
        "▶ @1 Anna (you) · hand 3 ·",
        "     looks 1: fingers · tomes 2: Haste ·",
        "     face down: Glass",
        "  g2 Boris · hand 2 · looks 3!: loose,",
        "     eyes, neck · open: 30 goblin G+S,",
        "     31 goblin B+●",
        "  g3 Clara · hand 3 · tomes 1: Pocket",
    ]
    wide = [text_of(line)[39:] for line in drawn(TURN, width=120).table[:5]]
    assert wide[0] == "▶ @1 Anna (you) · b7 · hand 3 · looks 1: fumbling fingers · tomes 2: Haste ·"
    assert wide[2].startswith("  g2 Boris · b6 · hand 2 · looks 3!: loose tongue, clouded eyes, stiff neck ·")


def test_what_lies_below_the_board() -> None:
    assert texts_of(list(drawn(TURN).table))[8:] == [
        "15 tomes left · look deck 20 · movement deck 48 · discards 2 · tokens 4 ·",
        "  used: teleport, tome",
        "B book  P potion  G gems  S scroll  T teleport  . start  RM Rigor  [] option",
        "! fumbling fingers (hand: the card you drew last comes last)",
    ]


def test_a_narrow_table_has_the_players_below_the_board() -> None:
    lines = texts_of(list(drawn(TURN, width=60).table))
    assert lines[8] == "▶ @1 Anna (you) · b7 · hand 3 · looks 1: fumbling fingers ·"
    assert max(map(len, lines)) <= 60


def test_the_hand_says_where_to_or_why_not() -> None:
    assert [text_of(held.line) for held in drawn(TURN).hand] == [
        "   1 goblin  B book + P potion  → b8",
        "  41 Rigor   B book + P potion  → d8",
        "  12 goblin  B book + S scroll  K11: fumbling fingers, another card first",
    ]
    assert [held.name for held in drawn(TURN).hand] == ["1", "41", "12"]


@pytest.mark.parametrize(
    ("seat", "note"),
    [
        ("b7 hand 22 51 | looks l1", "K2.2: no square beside Rigor has its symbols"),
        ("b7 hand 6 51 41 | looks l5", "K11: stiff neck, goblin cards first"),
        ("b7 hand 1 6 | looks l7", "K11: one-track mind, an older card first"),
        ("b7 hand 31 11* | looks l15", "K11: fumbling fingers, another card first"),
        ("c5 hand 16* | looks l15", "→ c4, c6, b5  drawn last"),
        ("a5 hand 39 1 | looks l23", "K11: leaden boots, a goblin is in the way"),
    ],
)
def test_reasons_in_short(seat: str, note: str) -> None:
    position = f"seats 2\n1: {seat}\n2: a6 hand 3\nrigor f8\n"
    assert text_of(drawn(position).hand[-1].line).endswith("  " + note)


def test_a_goblin_that_cannot_be_shoved_is_in_the_way() -> None:
    """K3.4: with 2–4 players g9 has one neighbour."""
    position = "seats 2\n1: f9 hand 58 23\n2: g9 hand 3\nrigor a5\n"
    assert text_of(drawn(position).hand[1].line).endswith("K3.4: a goblin is in the way and cannot be shoved")


def test_the_menu_of_a_turn_has_a_group_for_each_card() -> None:
    assert menu_of(drawn(TURN)) == {
        "1 goblin B+P": ["s→b8 desk"],
        "41 Rigor B+P": ["e→d8 (then d7 e8 d9)"],
    }


SHOVE = """
seats 3
1: c6 hand 1 2
2: c6 hand 30
3: c7 hand 3
rigor d6
frame turn 1 after 0
frame second 1 2 2
frame arrive 1 - -
frame shove 1 2 c5
"""


def test_a_shove_shows_both_goblins_and_what_comes_of_it() -> None:
    picture = drawn(SHOVE)
    assert board_of(picture)[4:6] == [
        "6    B[3  S]@1g2[RM S]  TG    B ####",
        "7    G    B[g3 G]   P    S    P ####",
    ]
    assert "Now: you shove Boris → your second step" in texts_of(list(picture.table))
    assert menu_of(picture) == {"Shove Boris": ["e→d6 into Rigor!", "s→c7 shoves Clara", "w→b6"]}


def test_a_decision_in_another_turn_says_what_follows() -> None:
    hop = "seats 2\n1: b4 hand 1\n2: a5 hand 30\nframe turn 2 after 0\nframe token 1 k5 0\nframe hop 1 - -\n"
    picture = drawn(hop, "ru")
    assert "Сейчас: вы прыгаете по Телепортам → вам Взор → ходит Boris" in texts_of(list(picture.table))
    assert [text_of(line)[39:] for line in picture.table[:2]] == [
        "▶ @1 Anna (вы) · b4 · рука 1",
        "▷ г2 Boris · a5 · рука 1",
    ]
    assert menu_of(picture) == {"Выскочить на": ["f4 ТС", "e6 ТЦ", "g9 ТС"]}


def test_squares_for_rigor_are_numbered_on_the_board() -> None:
    """K5.5: names only, for there are many."""
    position = "seats 2\n1: b5 hand 1\n2: c8 hand 2\nrigor e6\nframe turn 1 after 0\nframe send-rigor 1 - -\n"
    picture = drawn(position)
    assert menu_of(picture)[""] == ["done"]
    assert menu_of(picture)["Send Rigor to"][:3] == ["a4", "c4", "d4"]
    assert board_of(picture)[2] == "4[2 .S] .TB[3 .G|4 .S|5 .B|6.TS]####"


def test_tomes_in_force_are_named() -> None:
    """K12: and a jump is a way of its own."""
    doors = "seats 5\n1: d4 hand 11 | tomes t11-\n2: c3 hand 30\nframe turn 1 before 3\n"
    doors += "".join(f"{seat}: {square} hand {seat}\n" for seat, square in ((3, "b6"), (4, "f4"), (5, "g4")))
    picture = drawn(doors, width=140)
    assert text_of(picture.table[0]).endswith("face down: Secret Doors · in force: Glass, Secret Doors")
    assert menu_of(picture)["11 goblin B+S"][2:] == ["ee→f4 shoves Player 4", "ww→b4 teleport"]


def test_the_end_shows_the_magic() -> None:
    over = "seats 2\n1: b4 hand 1 | tomes t13 t7-\n2: a5 hand 2 | looks l1\nwinner 1\n"
    lines = texts_of(list(drawn(over).table))
    assert "▶" not in "".join(lines)
    assert any("magic 5" in line for line in lines)


def test_the_last_tome_is_announced() -> None:
    """K8.1."""
    tomes = " ".join(f"t{number}" for number in range(1, 18))
    position = f"seats 2\n1: b5 hand 1 | tomes {tomes}\n2: a5 hand 2\n"
    assert "1 tome left: the next one ends the game" in " ".join(texts_of(list(drawn(position).table)))
    russian = " ".join(texts_of(list(drawn(position, "ru").table)))
    assert "Осталась 1 Книга: с ней игра кончится" in russian


def test_only_rows_in_play_are_drawn() -> None:
    rows = {seats: GAME.view(GAME.setup(GAME.settings.read({}), seats, 1), 0) for seats in (4, 5, 8)}
    counts = [len(board_of(GAME.picture(view, Speech("en", viewer=0).say, 80))) - 1 for view in rows.values()]
    assert counts == [7, 9, 10]


# Pages


def test_pages_have_the_full_text() -> None:
    pages = drawn(TURN).pages
    looks = "\n".join(texts_of(list(pages["looks"])))
    assert " l15  hand, fumbling fingers: the card drawn last may not be played while" in looks
    assert "  l1  head, clouded eyes: crystal balls pay for nothing but the desk." in looks
    tomes = "\n".join(texts_of(list(pages["tomes"])))
    assert "@1 Anna (you), magic 4\n  t7  Haste, magic 2: after your movement" in tomes
    assert "  t9  Glass, magic 2, face down: this turn both symbols" in tomes
    assert texts_of(list(pages["discards"])) == ["50 Rigor P+S,  20 goblin P+G"]
    russian = drawn(TURN, "ru").pages
    assert russian["взоры"] == russian["looks"]
    assert texts_of(list(russian["сброс"])) == ["50 Ригор З+С,  20 гоблин З+Ц"]


def test_looks_known_to_lie_under_the_deck_are_listed() -> None:
    position = "seats 2\n1: b5 hand 1\n2: a5 hand 2\nlook-deck … l3! l4!\n"
    assert texts_of(list(drawn(position).pages["looks"])) == ["Under the look deck: dizzy, dizzy"]


TABLETOP = """
options looks=tabletop
seats 3
1: b5 hand 1 | looks l3
2: b6 hand 30 | looks l19 l1
3: e6 hand 2 3 4
"""


def test_tabletop_orders_are_in_the_readers_language() -> None:
    english = "\n".join(texts_of(list(drawn(TABLETOP).pages["looks"])))
    assert "  l3  head: On your turn, wear a card on your head like a crown." in english
    assert "      Or, without giving a reason: Wear the crown, but steady it with one hand." in english
    russian = drawn(TABLETOP, "ru")
    assert "Или, не объясняя почему: Носите корону" in "\n".join(texts_of(list(russian.pages["взоры"])))
    reminder = "! голова: В свой ход носите на голове карту, как корону. Короны не падают."
    assert reminder in texts_of(list(russian.table))


# Asides


def test_whom_one_may_call_out() -> None:
    """K7.3."""
    (group,) = drawn(TABLETOP, "ru").asides
    assert group.words == ("call", "обвинить")
    assert [GAME.actions[choice.action].text for choice in group.choices] == ["call p1 l19", "call p1 l1"]
    assert group.choices[0].name.startswith("Boris, рот: Пока выбираете карту")


def test_why_nobody_can_be_called_out() -> None:
    (group,) = drawn("options looks=tabletop\nseats 2\n1: b5 hand 1 | looks l3\n2: b6 hand 2\n").asides
    assert (group.title, group.choices) == (
        "Nobody else has a look yet, so there is nobody to call out.",
        (),
    )
    (group,) = drawn(TABLETOP + "called 1\n").asides
    assert group.title.startswith("Not now (K7.3): You have already accused somebody this turn")
    assert drawn(TURN).asides == []


# Along walks


def numbers_on(picture: Picture) -> list[int]:
    """The option numbers that stand on the board, in brackets."""
    return [int(number) for row in board_of(picture) for number in re.findall(r"[\[|](\d+)", row)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "seed", "looks"),
    [(2, 1, "tabletop"), (4, 2, "enchanted"), (6, 3, "enchanted"), (8, 4, "tabletop")],
)
def test_pictures_along_a_walk(language: str, seats: int, seed: int, looks: str) -> None:
    """Every option once and in order; nothing wider than 80; a number on the board leads where it stands."""
    for step in walk(GAME, seats, seed, {"looks": looks}):
        if step.ply % 7:
            continue
        for viewer in {step.state.to_act, seats} - {-1}:
            view = cast(KragmorthaView, GAME.view(step.state, viewer))
            picture = GAME.picture(view, Speech(language, viewer=viewer).say, 80)
            offered = [choice.action for group in picture.menu for choice in group.choices]
            assert tuple(offered) == view.options
            assert len(numbers_on(picture)) == len(set(numbers_on(picture)))
            assert all(1 <= number <= len(offered) for number in numbers_on(picture))
            pages = [line for page in picture.pages.values() for line in page]
            for line in [*picture.table, *(held.line for held in picture.hand), *pages]:
                assert {span.style for span in line} <= set(COLOURS)
                assert len(text_of(line)) <= 80, text_of(line)


def test_a_spectator_sees_no_hand() -> None:
    picture = drawn(TABLETOP, viewer=3)
    assert (picture.hand, picture.menu, picture.asides) == ([], [], [])
    assert "@" not in "".join(texts_of(list(picture.table)))


# Words


def asked_for() -> set[str]:
    """The keys the drawing code asks for; `*` stands for what is only known when it runs."""
    sources = [path.read_text("utf-8") for path in Path(table.__file__).parent.glob("*.py")]
    keys = {key for source in sources for key in re.findall(r"word\(\s*f?[\"']([^\"']+)[\"']", source)}
    keys |= {
        key for source in sources for key in re.findall(r"(?:if|else) f?\"([a-z-]+(?:\{[^\"]+)?)\"", source)
    }
    keys |= {"tome-deck", "look-deck", "deck", "discards"}  # from a table of counts
    return {re.sub(r"\{[^}]*\}", "*", key) for key in keys}


def test_no_word_is_idle() -> None:
    text = (LOCALES / "en" / "kragmortha-table.ftl").read_text("utf-8")
    there = set(re.findall(r"^kragmortha-table-([a-z-]+) =", text, re.MULTILINE))
    idle = {key for key in there if not any(fnmatchcase(key, asked) for asked in asked_for())}
    assert idle == set()
