"""Every value of every option changes what its rule says; a wrong value is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloam.core.errors import BadInput
from gloam.games.nightmarium import cards
from gloam.games.nightmarium.cards import PRINTED_DECK
from tests.nightmarium.scenes import GAME, finished_creatures, kinds, new_game, plays, scene, small_deck, view

HEADER = "number,legion,legs,torso,head,ability"


def test_n6_4_every_option_and_its_default() -> None:
    """N6.4: the second edition, and what the rules name first."""
    assert GAME.settings.read({}) == {
        "win": "end_of_turn",
        "seals": "off",
        "target": "5",
        "legion_discard": "must",
        "herald_leftover": "discard",
        "herald_seal": "play",
        "seal_rerun": "may",
        "hand": "5",
        "first": "random",
        "deck": "printed",
    }


@pytest.mark.parametrize(("win", "last"), [("end_of_turn", "finished"), ("immediate", "won")])
def test_option_win(win: str, last: str) -> None:
    """N6.2, N6.3: the last creature with the first action ends the game, or does not yet."""
    table = scene(f"options target=3 win={win}\n1: hand 85{finished_creatures(2)} | 99 26").do("play 85@3")
    assert kinds(table)[-1] == last


@pytest.mark.parametrize(("seals", "cards"), [("off", 108), ("on", 120)])
def test_option_seals(seals: str, cards: int) -> None:
    """N1.1: with `seals = on` twelve seals are in the game, without it they are not."""
    state = new_game(2, seals=seals)
    assert len(state.deck) + 10 == cards
    assert any(card >= 108 for card in state.deck) == (seals == "on")


@pytest.mark.parametrize("target", [3, 4, 5, 6, 7])
def test_option_target(target: int) -> None:
    """N6.1, N3.2: so many creatures fit, and so many win."""
    short = scene(f"options target={target}\n1: hand 99{finished_creatures(target - 1)}")
    assert plays(short) == f"99@{target}"
    assert kinds(short.do("draw", "draw"))[-1] == "began"
    full = scene(f"options target={target}\n1: hand 99{finished_creatures(target - 1)} | 87 107 85")
    assert plays(full) == ""
    assert full.do("draw", "draw").told[-1] == f"won p1 #{target}"


@pytest.mark.parametrize(
    ("value", "options"), [("must", ["give 22"]), ("either", ["give 22", "discard 22", "discard 30"])]
)
def test_option_legion_discard(value: str, options: list[str]) -> None:
    """N4.2: a holder of the legion must give it, or may give any two."""
    table = scene(f"options legion_discard={value}\n1: hand 4 | 3 2\n2: hand 22 30 31").do("play 4@1")
    assert table.options == options


@pytest.mark.parametrize(("value", "asked"), [("discard", "turn"), ("place", "herald")])
def test_option_herald_leftover(value: str, asked: str) -> None:
    """N5.7: the leftover of a head that finishes is discarded, or played first."""
    table = scene(f"options herald_leftover={value}\n1: hand 55 | 66 35 | 3 71\ndeck 13 30")
    table.do("play 55@1", "play 13@2")
    assert table.state.asked == asked


@pytest.mark.parametrize(
    ("value", "options"), [("play", ["play s1@1", "play 30@2"]), ("discard", ["play 30@2"])]
)
def test_option_herald_seal(value: str, options: list[str]) -> None:
    """N7.7: a seal turned up is played, or is not."""
    table = scene(f"options seals=on herald_seal={value}\n1: hand 55 | 66 35\ndeck s1 30").do("play 55@1")
    assert table.options == options


@pytest.mark.parametrize(("value", "asked"), [("may", "rerun"), ("mandatory", "turn")])
def test_option_seal_rerun(value: str, asked: str) -> None:
    """N7.2: the run of a sealed creature is asked about, or takes place."""
    table = scene(f"options seals=on seal_rerun={value}\n1: hand s1 | 12 35 67").do("play s1@1")
    assert table.state.asked == asked
    assert ("reran" in kinds(table)) == (value == "mandatory")


@pytest.mark.parametrize("hand", range(1, 11))
def test_option_hand(hand: int) -> None:
    """N1.2: so many cards are dealt to each."""
    assert [len(cards) for cards in new_game(5, hand=str(hand)).hands] == [hand] * 5


@pytest.mark.parametrize("first", range(1, 6))
def test_option_first(first: int) -> None:
    """N1.3: the named seat begins, and the next one follows."""
    state = new_game(5, first=str(first))
    assert state.to_act == first - 1
    state.apply(0)
    state.apply(0)
    assert state.to_act == first % 5


def test_option_first_must_be_at_the_table() -> None:
    """N1.3: seat 3 cannot begin a game of two."""
    with pytest.raises(BadInput) as error:
        new_game(2, first="3")
    assert error.value.phrase.args["option"] == "first"
    assert error.value.phrase.args["value"] == "3"


@pytest.mark.parametrize(
    ("option", "value"),
    [
        *(("target", value) for value in ("2", "8", "05", "five", "")),
        *(("hand", value) for value in ("0", "11")),
        *(("first", value) for value in ("0", "6", "last")),
        ("win", "later"),
        ("seals", "yes"),
        ("legion_discard", "two"),
        ("herald_leftover", "keep"),
        ("herald_seal", "keep"),
        ("seal_rerun", "never"),
        ("preset", "third-edition"),
    ],
)
def test_a_wrong_value_is_named(option: str, value: str) -> None:
    """N6.4: and the values there are."""
    with pytest.raises(BadInput) as error:
        GAME.settings.read({option: value})
    args = error.value.phrase.args
    assert args["value"] == value
    assert args.get("option", "preset") == option
    assert args["known"]


def test_an_unknown_option_is_named() -> None:
    """N6.4: and the options there are."""
    with pytest.raises(BadInput) as error:
        GAME.settings.read({"goal": "5"})
    assert error.value.phrase.args["option"] == "goal"
    assert "target" in str(error.value.phrase.args["known"])


def test_n6_4_an_option_departs_from_its_preset() -> None:
    """N6.4: what is given besides a preset counts more than the preset."""
    options = GAME.settings.read({"preset": "first-edition", "win": "end_of_turn", "target": "7"})
    assert (options["win"], options["target"]) == ("end_of_turn", "7")
    assert GAME.settings.preset_of(options) == ""


def test_option_deck_plays_with_the_cards_of_a_file(tmp_path: Path) -> None:
    """N1.1: only the cards listed in it are in the game, with their printed numbers."""
    path = small_deck(tmp_path, 3, 2, 4, 30, 35, 61)
    state = new_game(2, hand="2", deck=str(path))
    in_play = [*state.deck, *state.hands[0], *state.hands[1]]
    assert sorted(in_play) == [1, 2, 3, 29, 34, 60]
    table = scene(f"options deck={path}\n1: hand 61 | 3 35").do("play 61@1")
    assert kinds(table)[2:] == ["activated", "drew", "drew"]


def test_option_deck_may_change_a_card(tmp_path: Path) -> None:
    """N1.1: the file decides about legion, parts and ability."""
    path = tmp_path / "changed.csv"
    path.write_text(f"{HEADER}\n3,homunculi,1,1,0,\n2,homunculi,0,1,0,\n4,homunculi,0,0,1,weeper\n", "utf-8")
    table = scene(f"options deck={path}\n1: hand 4 | 3 2").do("play 4@1")
    assert table.told[2:6] == [
        "demanded p1 @1 #3",
        "gave-nothing p2",
        "activated p1 4 @1 #1",
        "stopped p1 @1 #1",
    ]
    assert view(table, 0).deck == 0


def test_option_deck_of_a_file_equal_to_the_printed_one(tmp_path: Path) -> None:
    """N1.1: the printed deck in a file of one's own is the printed deck."""
    path = small_deck(tmp_path, *range(1, 109))
    assert new_game(3, 5, deck=str(path)).deck == new_game(3, 5).deck
    assert GAME.data(GAME.settings.read({"deck": str(path)})) == GAME.data(GAME.settings.read({}))


def test_option_deck_too_small_to_deal(tmp_path: Path) -> None:
    """N1.2: two hands of five need ten cards."""
    with pytest.raises(BadInput) as error:
        new_game(2, deck=str(small_deck(tmp_path, *range(1, 10))))
    assert error.value.phrase.args == {"cards": 9, "seats": 2, "hand": 5}
    assert len(new_game(2, deck=str(small_deck(tmp_path, *range(1, 11)))).deck) == 0


@pytest.mark.parametrize(
    ("row", "value"),
    [
        ("0,necronauts,1,0,0,", "0"),
        ("109,necronauts,1,0,0,", "109"),
        ("x,necronauts,1,0,0,", "x"),
        ("-4,necronauts,1,0,0,", "-4"),
        ("3,necronauts,1,0,0,", "3"),  # a second time
        ("4,vampires,1,0,0,", "vampires"),
        ("4,necronauts,2,0,0,", "2"),
        ("4,necronauts,1,,0,", ""),
        ("4,necronauts,1,0,yes,", "yes"),
        ("4,necronauts,0,0,0,", "4,necronauts,0,0,0,"),
        ("4,necronauts,1,0,0,singer", "singer"),
        ("4,necronauts,1,0,0", "4,necronauts,1,0,0"),
        ("4,necronauts,1,0,0,,", "4,necronauts,1,0,0,,"),
        ("", ""),
    ],
)
def test_a_bad_row_of_a_deck_names_file_line_and_value(tmp_path: Path, row: str, value: str) -> None:
    """N1.1: nothing is played with a deck that cannot be read."""
    path = tmp_path / "bad.csv"
    path.write_text(f"{HEADER}\n3,necronauts,1,0,0,\n{row}\n5,necronauts,1,0,0,\n", encoding="utf-8")
    with pytest.raises(BadInput) as error:
        new_game(2, deck=str(path))
    args = error.value.phrase.args
    assert (args["file"], args["line"], args["value"]) == (str(path), 3, value)


@pytest.mark.parametrize("text", ["", "number,legion\n", "3,necronauts,1,0,0,\n"])
def test_a_deck_without_its_header_is_refused_at_line_one(tmp_path: Path, text: str) -> None:
    """N1.1: the first line names the columns."""
    path = tmp_path / "bad.csv"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as error:
        new_game(2, deck=str(path))
    args = error.value.phrase.args
    assert (args["file"], args["line"], args["value"]) == (str(path), 1, text.strip())


def test_a_deck_that_is_no_readable_file_is_named(tmp_path: Path) -> None:
    """N1.1: missing, or not text."""
    binary = tmp_path / "binary.csv"
    binary.write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path / "missing.csv", tmp_path, binary):
        with pytest.raises(BadInput) as error:
            new_game(2, deck=str(path))
        assert error.value.phrase.args["file"] == str(path)


def test_the_printed_deck_is_named_printed() -> None:
    """N1.1: the default deck is the file beside the rules."""
    assert PRINTED_DECK.read_text(encoding="utf-8").startswith(HEADER)
    assert len(new_game(2, deck="printed").deck) == 98


@pytest.mark.parametrize(
    ("old", "new", "what", "found"),
    [
        ("1,necronauts", "1,homunculi", "necronauts", 26),
        ("2,necronauts,0,1,0,\n", "2,necronauts,0,1,0,herald\n", "herald", 13),
        ("1,necronauts,0,0,1,scavenger", "1,necronauts,0,0,1,", "scavenger", 12),
    ],
)
def test_n1_1_the_printed_deck_has_the_printed_counts(
    old: str, new: str, what: str, found: int, tmp_path: Path
) -> None:
    """N1.1: 27 of each legion and the abilities as printed; a misprint of ours is not played with."""
    path = tmp_path / "deck.csv"
    path.write_text(cards.PRINTED_DECK.read_text("utf-8").replace(old, new, 1), "utf-8")
    with pytest.raises(BadInput) as caught:
        cards.read_deck(path, printed=path)
    assert caught.value.phrase.key == "error-deck-count"
    assert (caught.value.phrase.args["what"], caught.value.phrase.args["found"]) == (what, found)
