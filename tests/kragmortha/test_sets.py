"""Sets of one's own (`set = a folder`): what is in them is played, what is wrong in them is named."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from gloam.core.errors import BadInput
from gloam.core.record import Record, read_record, replay, write_record
from gloam.games.kragmortha.cards import HOUSE_SET, read_set
from tests.kragmortha.scenes import GAME, changed_set, kinds, line, new_game, pays_for, plays, scene, steps

MOVEMENT = "number,mover,first,second\n"


def test_a_copy_of_the_house_set_is_the_house_set(tmp_path: Path) -> None:
    """K9: the same deal, the same hash."""
    shutil.copytree(HOUSE_SET, tmp_path / "copy")
    state = new_game(3, 5, set=str(tmp_path / "copy"))
    assert (state.deck, state.hands) == (new_game(3, 5).deck, new_game(3, 5).hands)
    options = GAME.settings.read({"set": str(tmp_path / "copy")})
    assert GAME.data(options) == GAME.data(GAME.settings.read({})) == {"set": read_set().digest}


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("movement.csv", "26,goblin,gems,scroll", "26,goblin,scroll,gems"),
        ("looks.csv", "21,leg,lame_foot", "21,leg,leaden_boots"),
        ("tomes.csv", "1,pardons,1", "1,pardons,2"),
        ("tokens.csv", "1,teleport", "1,trap"),
        ("board.txt", "P G S P B G P", "P G S P B G S"),
    ],
)
def test_every_file_changes_the_hash(tmp_path: Path, file: str, old: str, new: str) -> None:
    """K9: a record knows which set it was played with."""
    made = changed_set(tmp_path, file, old, new)
    assert GAME.data(GAME.settings.read({"set": str(made)})) != GAME.data(GAME.settings.read({}))


def test_the_hash_is_in_the_record(tmp_path: Path) -> None:
    """K9: and a record of another set is not replayed."""
    options = GAME.settings.read(
        {"set": str(changed_set(tmp_path, "tomes.csv", "1,pardons,1", "1,pardons,2"))}
    )
    record = Record(GAME.id, GAME.version, 2, options, 7, data=GAME.data(options))
    text = write_record(record)
    assert f"data set {GAME.data(options)['set']}\n" in text
    assert len(list(replay(GAME, read_record(text)))) == 1
    foreign = text.replace(GAME.data(options)["set"], read_set().digest)
    with pytest.raises(BadInput) as error:
        list(replay(GAME, read_record(foreign)))
    assert error.value.phrase.key == "error-record-data"


def test_the_cards_of_the_folder_are_played(tmp_path: Path) -> None:
    """K2.2: two symbols of any kind in either order; the plain one still pays first where it fits (ours)."""
    made = changed_set(tmp_path, "movement.csv", "35,goblin,gems,ball", "35,goblin,ball,gems")
    changed_set(tmp_path, "movement.csv", "26,goblin,gems,scroll", "26,goblin,scroll,scroll")
    options = f"options set={made}\n"
    assert pays_for(options + "1: c6 hand 35\n2: a4 hand") == [
        "35 n: n w",
        "35 e: e",
        "35 s: n e s w",
        "35 w: n",
    ]
    assert pays_for(options + "1: c6 hand 26\n2: a4 hand") == ["26 n:", "26 e:", "26 w:"]


def test_a_smaller_set_is_dealt_whole(tmp_path: Path) -> None:
    """K1.4: only the pieces of its files are in the game, with their own numbers."""
    made = changed_set(tmp_path, "tokens.csv", "number,token", "number,token")
    (made / "movement.csv").write_text(
        MOVEMENT + "".join(f"{n},goblin,book,ball\n" for n in range(11, 23)), "utf-8"
    )
    (made / "tomes.csv").write_text("number,tome,symbols\n7,haste,9\n3,glass,0\n", "utf-8")
    (made / "tokens.csv").write_text("number,token\n6,trap\n", "utf-8")
    state = new_game(2, set=str(made))
    assert sorted([*state.deck, *state.hands[0], *state.hands[1]]) == list(range(10, 22))
    assert (len(state.tome_deck), len(state.token_deck)) == (2, 1)
    table = scene(f"options set={made}\n1: d6 hand 11\n2: a4 hand").do("play 11 e", "go b4")
    assert kinds(table)[:3] == ["hopped", "tokens-shuffled", "looked"]


def test_a_set_too_small_to_deal(tmp_path: Path) -> None:
    """K1.4: three cards each, and two more for whoever has both Deep Pockets."""
    made = changed_set(tmp_path, "tokens.csv", "number,token", "number,token")
    (made / "movement.csv").write_text(
        MOVEMENT + "".join(f"{n},goblin,book,ball\n" for n in range(1, 11)), "utf-8"
    )
    with pytest.raises(BadInput) as error:
        new_game(3, set=str(made))
    assert (error.value.phrase.args["cards"], error.value.phrase.args["seats"]) == (10, 3)
    assert len(new_game(2, set=str(made)).deck) == 4


def test_a_square_out_of_play_is_closed(tmp_path: Path) -> None:
    """K2.4, K1.3: and jumped over it is not (K12)."""
    made = changed_set(tmp_path, "board.txt", ". . . . . . #\n. . . . T . #", ". . . _ . # #\n. . . . T . #")
    position = f"options set={made}\n1: e5 hand 39\n2: a4 hand\nframe turn 1 before 2"
    assert plays(scene(position)) == "39n 39s"
    assert steps(scene(f"options set={made}\n1: a4 hand 57\n2: b4 hand\nrigor d7").do("play 57 n")) == "e s w"


def test_two_looks_of_one_effect(tmp_path: Path) -> None:
    """K12, K11: with one of them pardoned the other still weighs."""
    made = changed_set(tmp_path, "looks.csv", "1,head,clouded_eyes", "1,head,lame_foot")
    position = f"options set={made}\n1: c6 hand 39 | looks l1 l21 | tomes t1\n2: a4 hand 1"
    assert "stopped" in kinds(scene(position).do("play 39 s"))
    assert "stopped" in kinds(scene(position).do("use t1", "pardon l1", "play 39 s"))


def test_more_deep_pockets_than_cards(tmp_path: Path) -> None:
    """K12, K1.4: a set whose hands outgrow its cards is refused, or what cannot be drawn is not."""
    made = changed_set(tmp_path, "tomes.csv", "5,shadows,1", "5,deep_pockets,1")
    changed_set(tmp_path, "tomes.csv", "6,shadows,1", "6,deep_pockets,1")
    (made / "movement.csv").write_text(
        MOVEMENT + "".join(f"{n},goblin,book,ball\n" for n in range(1, 11)), "utf-8"
    )
    try:
        new_game(2, set=str(made))
    except BadInput:
        return
    table = scene(f"options set={made}\n1: c6 hand 1 2 | tomes t3 t4 t5 t6\n2: a4 hand …")
    table.do("play 1 s", "done")
    assert line(table, "frame turn").startswith("2")


@pytest.mark.parametrize(
    ("file", "row", "value"),
    [
        ("movement.csv", "0,goblin,book,gems", "0"),
        ("movement.csv", "59,goblin,book,gems", "59"),
        ("movement.csv", "x,goblin,book,gems", "x"),
        ("movement.csv", "1,goblin,book,gems", "1"),  # a second time
        ("movement.csv", "2,troll,book,gems", "troll"),
        ("movement.csv", "2,goblin,bok,gems", "bok"),
        ("movement.csv", "2,goblin,book,", ""),
        ("movement.csv", "2,goblin,book", "2,goblin,book"),
        ("movement.csv", "2,goblin,book,gems,ball", "2,goblin,book,gems,ball"),
        ("movement.csv", "", ""),
        ("looks.csv", "25,leg,dizzy,a,b,c,d", "25"),
        ("looks.csv", "2,nose,dizzy,a,b,c,d", "nose"),
        ("looks.csv", "2,leg,sleepy,a,b,c,d", "sleepy"),
        ("looks.csv", "2,leg,dizzy,a,,c,d", ""),
        ("looks.csv", "2,leg,dizzy,a,b,c,  ", "  "),
        ("tomes.csv", "19,haste,2", "19"),
        ("tomes.csv", "2,speed,2", "speed"),
        ("tomes.csv", "2,haste,10", "10"),
        ("tomes.csv", "2,haste,two", "two"),
        ("tokens.csv", "7,trap", "7"),
        ("tokens.csv", "2,door", "door"),
    ],
)
def test_a_bad_row_names_file_line_and_value(tmp_path: Path, file: str, row: str, value: str) -> None:
    """K9: nothing is played with a set that cannot be read."""
    made = changed_set(tmp_path, file, "", "")
    rows = (HOUSE_SET / file).read_text(encoding="utf-8").splitlines()
    (made / file).write_text("\n".join([rows[0], rows[1], row, *rows[3:]]) + "\n", encoding="utf-8")
    with pytest.raises(BadInput) as error:
        new_game(2, set=str(made))
    args = error.value.phrase.args
    assert (args["file"], args["line"], args["value"]) == (str(made / file), 3, value)


@pytest.mark.parametrize("file", ["movement.csv", "looks.csv", "tomes.csv", "tokens.csv"])
@pytest.mark.parametrize("text", ["", "number,thing\n1,x\n"])
def test_a_table_without_its_header_is_refused_at_line_one(tmp_path: Path, file: str, text: str) -> None:
    """K9: the first line names the columns."""
    made = changed_set(tmp_path, file, "", "")
    (made / file).write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as error:
        new_game(2, set=str(made))
    args = error.value.phrase.args
    assert (args["file"], args["line"], args["value"]) == (str(made / file), 1, text.partition("\n")[0])


def board_error(folder: Path, old: str, new: str) -> tuple[int, str, list[str]]:
    """The line and value a changed board is refused for, and its lines."""
    made = changed_set(folder, "board.txt", old, new)
    with pytest.raises(BadInput) as error:
        new_game(2, set=str(made))
    args = error.value.phrase.args
    assert args["file"] == str(made / "board.txt")
    assert args["known"]
    return int(str(args["line"])), str(args["value"]), (made / "board.txt").read_text("utf-8").splitlines()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("s t s s s t #", "s t s s s t"),
        ("s t s s s t #", "s t s s s t x"),
        ("s t s s s t #", "sts sst #"),
        ("P G S P B G P", "P G S P B G X"),
        ("layout 5-6", "layout 5-7"),
        ("layout 5-6", "layout 2-4"),
    ],
)
def test_a_bad_line_of_a_board_is_named(tmp_path: Path, old: str, new: str) -> None:
    """K1.3, K10: seven marks to a row, three layouts and the floor."""
    line_number, value, lines = board_error(tmp_path, old, new)
    assert (lines[line_number - 1], value) == (new, new)


@pytest.mark.parametrize(
    ("old", "new", "value"),
    [
        ("D D . R . . T\n", "", "layout 2-4"),  # nine rows
        ("D D . R . . T", "D D . . . . T", "layout 2-4"),  # no Rigor
        ("s t s s s t #", "s t s . . . #", "layout 2-4"),  # three start squares for four
        ("D D . R . . T", "D . . R . . T", "layout 2-4 b9 D"),  # the desk where the floor has it
        ("D D S B P G B", "D S S B P G B", "layout 2-4 b8 S"),
    ],
)
def test_a_board_that_does_not_fit_is_named(tmp_path: Path, old: str, new: str, value: str) -> None:
    """K1.3, K10: by its layout, and by the square if it is one."""
    assert board_error(tmp_path, old, new)[1] == value


@pytest.mark.parametrize("file", ["board.txt", "movement.csv", "looks.csv", "tomes.csv", "tokens.csv"])
def test_a_missing_or_unreadable_file_is_named(tmp_path: Path, file: str) -> None:
    """K9: all five belong to a set."""
    made = changed_set(tmp_path, file, "", "")
    (made / file).write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadInput) as error:
        read_set(made)
    assert error.value.phrase.args["file"] == str(made / file)
    (made / file).unlink()
    with pytest.raises(BadInput) as error:
        read_set(made)
    assert error.value.phrase.args["file"] == str(made / file)
    with pytest.raises(BadInput):
        new_game(2, set=str(tmp_path / "nowhere"))
