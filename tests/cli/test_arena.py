import io
import json
import re
from typing import Any

import pytest
from rich.console import Console

from gloam.cli.progress import watched
from gloam.cli.terminal import Terminal
from gloam.locale import LANGUAGES
from tests.cli.conftest import Run

KEYS = {
    "game",
    "version",
    "build",
    "seats",
    "games",
    "asked",
    "rounds",
    "seed",
    "options",
    "bots",
    "cross",
    "decisions",
    "unfinished",
    "seconds",
    "digest",
}
NUMBERS = {"games", "wins", "share", "low", "high", "rating", "rating_low", "rating_high", "failures"}
QUICK = "greedy:worlds=1"


def compete(run: Run, *words: str) -> dict[str, Any]:
    usual = ["--bots", f"random,{QUICK}", "--seats", "2", "--options", "target=3"]
    ran = run("arena", "nightmarium", *usual, *words, "--json")
    assert (ran.code, ran.err) == (0, "")
    facts: dict[str, Any] = json.loads(ran.out)
    return facts


def test_json_has_exactly_these_keys(run: Run) -> None:
    facts = compete(run, "--games", "4", "--seed", "7")
    assert set(facts) == KEYS
    assert (facts["game"], facts["seats"], facts["seed"]) == ("nightmarium", 2, 7)
    assert (facts["games"], facts["asked"], facts["rounds"], facts["unfinished"]) == (4, 4, 2, 0)
    assert facts["options"]["target"] == "3"
    assert [one["bot"] for one in facts["bots"]] == ["random", QUICK]
    for one in facts["bots"]:
        assert set(one) == NUMBERS | {"bot"}
        assert one["low"] <= one["share"] <= one["high"]
        assert one["games"] == 4
    assert sum(one["share"] for one in facts["bots"]) == pytest.approx(1)
    (there, back) = facts["cross"]
    assert set(there) == {"bot", "against", "games", "wins", "losses", "share"}
    assert (there["bot"], there["against"]) == (back["against"], back["bot"]) == ("random", QUICK)


def test_thinking_helps(run: Run) -> None:
    lazy, clever = compete(run, "--games", "10")["bots"]
    assert clever["share"] > 0.6 > 0.4 > lazy["share"]
    assert clever["rating"] > 0 > lazy["rating"]


def test_the_same_bot_twice_has_half_of_the_wins(run: Run) -> None:
    (only,) = compete(run, "--bots", "random,random", "--games", "4")["bots"]
    assert (only["share"], only["games"], only["rating"]) == (0.5, 8, 0.0)


def test_games_follow_from_the_seed_and_not_from_the_processes(run: Run) -> None:
    one, spread, other = (
        compete(run, "--games", "4", *words) for words in ([], ["--jobs", "2"], ["--seed", "1"])
    )
    assert {**spread, "seconds": 0} == {**one, "seconds": 0}
    assert one["digest"] != other["digest"]


def test_a_game_that_asks_is_told_that_all_are_bots(run: Run) -> None:
    words = ["arena", "kragmortha", "--bots", "random", "--seats", "2", "--games", "1", "--json"]
    assert json.loads(run(*words).out)["options"]["bots"] == "1,2"
    assert json.loads(run(*words, "--options", "bots=2").out)["options"]["bots"] == "2"


SAID = {
    "en": ["4 games in 2 rounds of 2.", "3 games were asked for", "Rating", "Row against column"],
    "ru": ["4 партии; 2 круга по 2.", "Запрошено 3 партии", "Рейтинг", "Строка против столбца"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_json_there_are_tables(run: Run, language: str) -> None:
    words = ["arena", "nightmarium", "--seats", "2", "--options", "target=3", "--games", "3"]
    ran = run(*words, "--bots", f"random,{QUICK}", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert all(said in ran.out for said in SAID[language])
    rows = [line.split() for line in ran.out.splitlines() if re.match(r" +[12] ", line)]
    facts = compete(run, "--games", "3")
    strongest, other = sorted(facts["bots"], key=lambda one: -one["rating"])
    assert [row[:2] for row in rows] == [["1", strongest["bot"]], ["2", other["bot"]]] * 2
    assert rows[0][2:5] == ["4", f"{strongest['wins']:.1f}", f"{strongest['share']:.1%}"]
    shares = {one["bot"]: f"{one['share']:.0%}" for one in facts["cross"]}
    assert [row[2:] for row in rows[2:]] == [["·", shares[strongest["bot"]]], [shares[other["bot"]], "·"]]


def test_whole_rounds_need_no_word(run: Run) -> None:
    ran = run(
        "arena", "nightmarium", "--seats", "2", "--options", "target=3", "--games", "2", "--bots", "random"
    )
    assert "asked for" not in ran.out
    assert "Row against column" not in ran.out  # there is nobody to meet


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["nightmarium"], "`gloam arena` lacks --bots."),
        (["chess", "--bots", "random"], "There is no game “chess”."),
        (["nightmarium", "--bots", "random,genius"], "There is no bot “genius”."),
        (["nightmarium", "--bots", "random,"], "There is no bot “”."),
        (["nightmarium", "--bots", "random", "--seats", "9"], "This game takes 2 to 5 players, not 9."),
        (
            ["nightmarium", "--bots", "random", "--games", "0"],
            "--games: “0” is not a whole number of 1 or more.",
        ),
        (
            ["nightmarium", "--bots", "random", "--jobs", "0"],
            "--jobs: “0” is not a whole number of 1 or more.",
        ),
        (["nightmarium", "--bots", "random", "--options", "target=9"], "The option target cannot be “9”."),
        (["nightmarium", "--bots", "random", "--ray"], "`gloam arena` does not know “--ray”."),
    ],
)
def test_bad_arguments_are_one_sentence(run: Run, words: list[str], complaint: str) -> None:
    ran = run("arena", *words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"gloam: {complaint}")
    assert ran.err.count("\n") == 1


def test_a_bar_of_progress_shows_and_changes_nothing() -> None:
    terminal, shown = Terminal("en"), io.StringIO()
    terminal.err = Console(file=shown, force_terminal=True)
    assert list(watched(iter([3, 1, 2]), 3, terminal)) == [3, 1, 2]
    assert "3/3" in shown.getvalue()
