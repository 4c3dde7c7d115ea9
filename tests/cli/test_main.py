"""What all commands share: help, version, languages, streams, complaints."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from gloam import __version__
from gloam.cli import COMMANDS, main
from gloam.locale import LANGUAGES
from tests.cli.conftest import Run

NAMES = [command.name for command in COMMANDS]


def test_version_says_how_it_was_built(run: Run) -> None:
    ran = run("--version")
    assert ran.code == 0
    assert re.fullmatch(rf"gloam {re.escape(__version__)} \((interpreted|compiled), Python .+\)\n", ran.out)


def test_without_a_command_the_commands_are_listed(run: Run) -> None:
    ran = run()
    assert ran.code == 0
    assert all(name in ran.out for name in NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_command_has_help_with_an_example(run: Run, name: str, language: str) -> None:
    ran = run(name, "--lang", language, "--help")
    assert ran.code == 0
    assert f"  gloam {name} " in ran.out
    english = {"usage:", "options:", "Example:"}
    assert english & set(ran.out.split()) == (english if language == "en" else set())


def test_the_language_comes_from_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert "команды" in run("--help").out
    assert "commands" in run("--help", "--lang=en").out
    assert "commands" in run("--lang", "en").out


SIM = ["sim", "nightmarium"]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["dance"], "`gloam` does not know “dance”. It knows: games, bots, play, rules, replay, verify, "),
        (["play"], "`gloam play` lacks game. See `gloam play --help`."),
        (["games", "--loud"], "`gloam games` does not know “--loud”. See `gloam games --help`."),
        (["--loud", "games"], "`gloam` does not know “--loud”. See `gloam --help`."),
        (["games", "--json=3"], "`gloam games`: --json takes no value. See `gloam games --help`."),
        (["play", "x", "--provable=3"], "`gloam play`: --provable/--no-provable takes no value. See "),
        (["serve", "--origin"], "`gloam serve`: --origin needs a value. See `gloam serve --help`."),
        (["arena"], "`gloam arena` lacks game, --bots. See `gloam arena --help`."),
        (["db"], "`gloam db` lacks backup|"),
        (["serve", "--log", "loud"], "`gloam serve` does not know “loud”. It knows: "),
        ([*SIM, "--seats"], "`gloam sim`: --seats needs a value. See `gloam sim --help`."),
        ([*SIM, "--seats", "two"], "--seats: “two” is not a whole number of 1 or more."),
        ([*SIM, "--games", "0"], "--games: “0” is not a whole number of 1 or more."),
        ([*SIM, "--seed", "9" * 5000], f"--seed: “{'9' * 400}…” is not a whole number of 0 or more."),
        ([*SIM, "--seats", "9"], "This game takes 2 to 5 players, not 9."),
        (["sim", "chess"], "There is no game “chess”. There are: "),
        ([*SIM, "--bots", "greedy,genius"], "There is no bot “genius”. There are: random, greedy, "),
        ([*SIM, "--options", "size=5"], "There is no option “size”. There are: preset, win, "),
        ([*SIM, "--options", "target=9"], "The option target cannot be “9”. It can be: 3, 4, 5, 6, 7."),
        ([*SIM, "--options", "target"], "“target” is not an option."),
        ([*SIM, "--options", "win=immediate", "win=immediate"], "The option win is given twice."),
        ([*SIM, "--options", "preset=third"], "There is no preset “third”."),
        ([*SIM, "--seats", "2", "--options", "first=4"], "The option first cannot be “4”."),
        (["games", "--lang", "tlh"], "There is no language “tlh”. There are: en, ru."),
    ],
)
def test_bad_arguments_are_one_sentence(run: Run, words: list[str], complaint: str) -> None:
    ran = run(*words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"gloam: {complaint}")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    "words", [["dance"], ["play"], ["games", "--loud"], [*SIM, "--seats"], ["sim", "x"], ["replay", "none"]]
)
def test_complaints_speak_russian(run: Run, words: list[str]) -> None:
    ran = run("--lang", "ru", *words)
    assert ran.code == 2
    assert re.search("[а-я]{3}", ran.err)
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("row", "line", "value"),
    [
        ("1,necronauts,0,0,1,singer", 2, "singer"),
        ("1,goblins,0,0,1,", 2, "goblins"),
        ("109,necronauts,0,0,1,", 2, "109"),
        ("1,necronauts,0,0,0,", 2, "1,necronauts,0,0,0,"),
        ("1,necronauts,0,0,2,", 2, "2"),
        ("1,necronauts\n", 2, "1,necronauts"),
        ("1,necronauts,0,0,1,\n1,necronauts,0,0,1,", 3, "1"),
    ],
)
def test_a_wrong_row_of_a_deck_is_named(run: Run, tmp_path: Path, row: str, line: int, value: str) -> None:
    deck = tmp_path / "deck.csv"
    deck.write_text(f"number,legion,legs,torso,head,ability\n{row}\n", "utf-8")
    ran = run("sim", "nightmarium", "--options", f"deck={deck}")
    assert ran.code == 2
    assert ran.err.startswith(f"gloam: {deck}, line {line}: “{value}” does not belong here.")


def test_a_deck_that_is_not_there_is_named(run: Run, tmp_path: Path) -> None:
    ran = run("sim", "nightmarium", "--options", f"deck={tmp_path / 'none.csv'}")
    assert (ran.code, ran.err) == (2, f"gloam: {tmp_path / 'none.csv'}: there is no such file.\n")


def test_colours_only_where_they_are_wanted(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b[" not in run("games").out
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[1m" in run("games").out
    monkeypatch.setenv("NO_COLOR", "1")
    drawn = run("play", "nightmarium", "--seed", "3", "--bots", "random").out
    assert not re.search(r"\x1b\[[0-9;]*3[0-9]", drawn)


def test_an_interrupt_is_a_word_and_a_code(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    ran = run("play", "nightmarium", "--bots", "random")
    assert (ran.code, ran.err.strip()) == (130, "Interrupted.")


def test_a_closed_pipe_is_no_traceback() -> None:
    command = [sys.executable, "-m", "gloam", "rules", "nightmarium"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait() == 1


def test_arguments_are_those_of_the_process_unless_given(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["gloam", "--version"])
    assert main() == 0
    assert capsys.readouterr().out.startswith("gloam ")
