"""Playing through the standard input."""

import re
from pathlib import Path

import pytest

from gloam.core.play import setup
from gloam.core.record import Record, read_record
from gloam.core.rng import Rng
from gloam.games import find_game
from gloam.locale import LANGUAGES
from tests.cli.conftest import Ran, Run

GAME = find_game("nightmarium")
SMALL = {"target": "3", "first": "1"}
SEED = 11


def start(run: Run, *words: str, typed: str = "") -> Ran:
    """A small game in which the person begins."""
    options = [f"{key}={value}" for key, value in SMALL.items()]
    return run(
        "play", "nightmarium", "--seats", "2", "--bots", "random", "--options", *options, *words, typed=typed
    )


def play(run: Run, *lines: str) -> Ran:
    """These lines typed into the game of SEED."""
    ran = start(run, "--seed", str(SEED), typed="\n".join([*lines, ""]))
    assert (ran.code, ran.err) == (0, "")
    return ran


def saved(run: Run, tmp_path: Path, *lines: str) -> Record:
    """The record of what was played by these lines."""
    file = tmp_path / "game.record"
    play(run, *lines, f"save {file}")
    return read_record(file.read_text("utf-8"))


def mine(record: Record) -> list[str]:
    """What the person did before the bot did anything."""
    texts = []
    for move in record.moves:
        if move.seat != 0:
            break
        texts.append(move.text)
    return texts


def first_options(verb: str) -> list[str]:
    state = setup(GAME, GAME.settings.read(SMALL), 2, SEED)
    return [GAME.actions[option].text for option in state.options if GAME.actions[option].verb == verb]


HAND = [text.split()[1] for text in first_options("discard")]
PLAYS = first_options("play")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_the_first_option(run: Run, tmp_path: Path, language: str) -> None:
    file = str(tmp_path / "game.record")
    ran = start(run, "--seed", "4", "--save", file, "--lang", language, typed="1\n" * 200)
    assert (ran.code, ran.err) == (0, "")
    assert ("The game is over." if language == "en" else "Игра окончена.") in ran.out
    assert "1  " + ("Draw a card" if language == "en" else "Взять карту") in ran.out
    assert run("verify", file).code == 0
    assert read_record(Path(file).read_text("utf-8")).scores


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_promised_game_by_seeded_choices_can_be_verified(run: Run, tmp_path: Path, language: str) -> None:
    rng = Rng.seeded(1)
    typed = "\n".join(str(1 + rng.below(9)) for _ in range(300))
    file = tmp_path / "game.record"
    ran = start(run, "--seat", "2", "--save", str(file), "--lang", language, typed=typed)
    assert ran.code == 0
    commitment = re.search("[0-9a-f]{64}", ran.out)
    assert commitment is not None
    assert ran.out.index(commitment[0]) < ran.out.index("──")  # before anything is dealt
    verified = run("verify", str(file), "--commitment", commitment[0], "--lang", language)
    assert (verified.code, verified.err) == (0, "")


def test_the_end_of_input_leaves_the_game(run: Run, tmp_path: Path) -> None:
    ran = start(run)
    assert ran.code == 0
    assert ran.out.endswith("The game was left unfinished.\n")
    file = tmp_path / "game.record"
    ran = start(run, "--save", str(file), typed="draw\n")
    assert ran.code == 0
    assert ran.out.endswith(f"Saved to {file}.\n")
    record = read_record(file.read_text("utf-8"))
    assert [move.text for move in record.moves] == ["draw"]
    assert not record.scores


def test_an_interrupted_game_is_saved_too(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    file = tmp_path / "game.record"
    assert start(run, "--save", str(file)).code == 130
    assert read_record(file.read_text("utf-8")).moves == []


def test_numbers_and_notation_choose(run: Run, tmp_path: Path) -> None:
    assert mine(saved(run, tmp_path, "1"))[0] == "draw"
    assert mine(saved(run, tmp_path, "DRAW"))[0] == "draw"
    number = 1 + len(HAND) + 1  # draw, the discards, then the plays
    assert mine(saved(run, tmp_path, str(number)))[0] == PLAYS[0]
    assert mine(saved(run, tmp_path, PLAYS[0]))[0] == PLAYS[0]


def test_what_is_no_option_changes_nothing(run: Run, tmp_path: Path) -> None:
    lines = ["0", "99", "9" * 5000, "dance", "done", "play 999@1", "exchange", "exchange 999", "why", "save"]
    ran = play(run, *lines)
    for complaint in (
        "There is no option 99.",
        "“dance” is neither an option nor a command.",
        "done is not allowed by N2.1.",
        "“play 999@1” is neither",
        "Name the cards too",
        "“999” is neither",
        "Name a file",
    ):
        assert complaint in ran.out
    assert mine(saved(run, tmp_path, *lines, "draw")) == ["draw"]


def test_an_exchange_of_several_in_any_order(run: Run, tmp_path: Path) -> None:
    record = saved(run, tmp_path, f"exchange {HAND[2]} {HAND[0]} {HAND[2]}")
    assert mine(record) == [f"discard {HAND[0]}", f"discard {HAND[2]}", "done"]


def test_an_exchange_of_what_one_does_not_hold_is_all_or_nothing(run: Run, tmp_path: Path) -> None:
    strange = next(str(card) for card in range(1, 109) if str(card) not in HAND)
    ran = play(run, f"exchange {HAND[0]} {strange}")
    assert f"discard {strange} is not allowed by N2.4." in ran.out
    assert mine(saved(run, tmp_path, f"exchange {HAND[0]} {strange}", "draw")) == ["draw"]


def test_a_forced_choice_resolves_by_itself_and_is_logged(run: Run, tmp_path: Path) -> None:
    ran = play(run, f"discard {HAND[-1]}")
    assert "\n   2  Only one choice: " in ran.out
    assert mine(saved(run, tmp_path, f"discard {HAND[-1]}")) == [f"discard {HAND[-1]}", "done"]


def test_undo_takes_back_what_revealed_nothing(run: Run, tmp_path: Path) -> None:
    assert "Taken back." in play(run, PLAYS[0], "undo").out
    assert mine(saved(run, tmp_path, PLAYS[0], "undo")) == []
    assert mine(saved(run, tmp_path, f"discard {HAND[0]}", f"discard {HAND[1]}", "undo")) == [
        f"discard {HAND[0]}"
    ]


def test_undo_takes_a_forced_choice_back_with_the_one_that_forced_it(run: Run, tmp_path: Path) -> None:
    assert mine(saved(run, tmp_path, f"discard {HAND[-1]}", "undo", "draw")) == ["draw"]


def test_undo_stops_at_what_came_to_light(run: Run, tmp_path: Path) -> None:
    ran = play(run, "undo", "draw", "undo")
    assert ran.out.count("Nothing can be taken back") == 2
    assert mine(saved(run, tmp_path, "draw", "undo")) == ["draw"]


def test_undo_never_reaches_behind_another_player(run: Run) -> None:
    assert "Nothing can be taken back" in play(run, "draw", PLAYS[0], "undo").out


def test_what_others_did_is_told_with_rules(run: Run) -> None:
    ran = play(run, "draw", "draw")
    news = ran.out.split("── Since your last decision")[-1].split("── Turn 3")[0]
    assert "Bot 2’s turn. (N2.1)" in news
    assert "Your turn. (N2.1)" in news


def test_the_table_shows_what_n8_asks_for(run: Run) -> None:
    ran = play(run, PLAYS[0])
    last = ran.out.split("── Turn 1")[-1]
    assert "▶ 1 Player 1 (you) · hand 4 · finished 0 of 3" in last
    assert "  2 Bot 2 · hand 5 · finished 0 of 3" in last
    assert "Deck 98 · discard pile 0" in last
    assert re.search(r"    1 +\d+[◆●▲■][NICH] .* needs (torso|head)", last)
    assert "1 action left" in last
    assert "N2.5: only " in last


def test_why_says_it_once_for_places_with_the_same_reason(run: Run) -> None:
    refused = next(name for name in HAND if not any(text.startswith(f"play {name}@") for text in PLAYS))
    ran = play(run, f"why {refused}")
    places = ", ".join(f"play {refused}@{spot}" for spot in (1, 2, 3))
    assert f"{places} is not allowed by N3.1." in ran.out
    assert "Allowed, number" in play(run, f"why {PLAYS[0].split()[1].split('@')[0]}").out
    assert "yes is not allowed by N2.1." in play(run, "why yes").out


@pytest.mark.parametrize(
    ("language", "line", "answer"),
    [
        ("en", "?", "take back your last choice"),
        ("en", "rules N4.2", "**N4.2** If all three cards"),
        ("en", "rules", "N10  Cases worth knowing"),
        ("en", "rules N99", "There is no rule “N99”."),
        ("en", "log", "   0  Bot 2 is dealt a face-down card. (N1.2)"),
        ("en", "log 1", "   0  Your turn. (N2.1)"),
        ("en", "pile", "The discard pile is empty."),
        ("en", "table", "Your hand:"),
        ("en", "", "Your hand:"),
        ("ru", "помощь", "взять назад последний выбор"),
        ("ru", "правила N4.2", "**N4.2** Если все три"),
        ("ru", "журнал", "(N1.2)"),
        ("ru", "сброс", "Сброс пуст."),
        ("ru", "стол", "Ваша рука:"),
        ("ru", "назад", "Взять назад нечего"),
        ("ru", "почему", "Назовите после"),
        ("ru", "сохранить", "Назовите файл"),
        ("ru", f"обмен {HAND[1]} {HAND[0]}", "Вы сбрасываете карту"),
    ],
)
def test_words(run: Run, language: str, line: str, answer: str) -> None:
    ran = start(run, "--seed", str(SEED), "--lang", language, typed=f"{line}\n")
    assert answer in ran.out.split(f"> {line}", 1)[1]


def test_quitting_asks_where_to_save(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    play(run, "quit", "-")
    assert list(tmp_path.iterdir()) == []
    assert "Saved to mine.record." in play(run, "quit", "mine.record").out
    play(run, "quit", "")
    play(run, "quit")
    names = [path.name for path in tmp_path.iterdir() if path.name != "mine.record"]
    assert len(names) == 1
    assert re.fullmatch(r"nightmarium-\d{8}-\d{6}\.record", names[0])


def test_nothing_else_is_overwritten(run: Run, tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Anna", "utf-8")
    ran = start(run, "--save", str(other))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"gloam: {other} exists and is not a record")
    assert "exists and is not a record" in play(run, f"save {other}").out
    assert other.read_text("utf-8") == "Dear Anna"
    nowhere = tmp_path / "none" / "game.record"
    assert start(run, "--save", str(nowhere)).err == f"gloam: {nowhere}: this file cannot be written.\n"


def test_names_are_kept(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    ran = start(run, "--name", "  Анна   #1 ", "--save", str(file))
    assert "1 Анна #1 (you)" in ran.out
    assert read_record(file.read_text("utf-8")).names == {0: "Анна #1", 1: "Bot 2"}
    for name in ("a\x07b", "x" * 25):
        ran = start(run, "--name", name)
        assert (ran.code, ran.out) == (2, "")
        assert "cannot be used" in ran.err


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--seat", "3"], "There is no seat 3."),
        (["--provable", "--seed", "1"], "`gloam play`: --provable cannot be combined with --seed."),
        (["--bots", "genius"], "There is no bot “genius”."),
    ],
)
def test_a_game_that_cannot_begin(run: Run, words: list[str], complaint: str) -> None:
    ran = start(run, *words)
    assert ran.code == 2
    assert ran.err.startswith(f"gloam: {complaint}")


def test_a_deal_need_not_be_promised(run: Run) -> None:
    assert "Commitment" in start(run).out
    assert "Commitment" not in start(run, "--no-provable").out
    assert "Commitment" not in start(run, "--seed", "1").out


@pytest.mark.parametrize("width", [40, 80, 120])
def test_on_a_terminal_nothing_is_wider_than_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    monkeypatch.setenv("FORCE_COLOR", "1")
    ran = start(run, "--seed", "4", "--lang", "ru", typed="1\n" * 20 + "?\n")
    plain = re.sub(r"\x1b\[[0-9;]*m", "", ran.out)
    assert max(map(len, plain.splitlines())) <= width
