import json
from typing import Any

import pytest

from gloam.locale import LANGUAGES
from tests.cli.conftest import Run

KEYS = {
    "game",
    "version",
    "build",
    "seats",
    "games",
    "seed",
    "options",
    "bots",
    "decisions",
    "seconds",
    "decisions_per_s",
    "games_per_s",
    "decisions_per_game",
    "turns_per_game",
    "wins",
    "unfinished",
    "digest",
}


def simulate(run: Run, *words: str) -> dict[str, Any]:
    ran = run("sim", "nightmarium", "--seats", "2", "--options", "target=3", *words, "--json")
    assert (ran.code, ran.err) == (0, "")
    facts: dict[str, Any] = json.loads(ran.out)
    return facts


def test_json_has_exactly_these_keys(run: Run) -> None:
    facts = simulate(run, "--games", "4")
    assert set(facts) == KEYS
    assert set(facts["decisions_per_game"]) == set(facts["turns_per_game"]) == {"mean", "max"}
    assert facts["options"]["target"] == "3"
    assert (facts["games"], facts["unfinished"], facts["bots"]) == (4, 0, ["random", "random"])
    assert len(facts["wins"]) == 2
    assert sum(facts["wins"]) == pytest.approx(1)
    assert facts["decisions"] == 4 * facts["decisions_per_game"]["mean"]


def test_games_follow_from_the_seed_and_not_from_the_processes(run: Run) -> None:
    timed = {"seconds", "decisions_per_s", "games_per_s"}
    one, same, spread, other = (
        simulate(run, "--games", "9", *words)
        for words in (["--seed", "1"], ["--seed", "1"], ["--seed", "1", "--jobs", "2"], ["--seed", "2"])
    )
    assert one["digest"] != other["digest"]
    for facts in (same, spread):
        assert {key: facts[key] for key in KEYS - timed} == {key: one[key] for key in KEYS - timed}


def test_more_games_begin_with_the_same_games(run: Run) -> None:
    few, more = simulate(run, "--games", "1"), simulate(run, "--games", "3")
    assert few["decisions_per_game"]["max"] <= more["decisions_per_game"]["max"]
    assert few["decisions"] < more["decisions"]


def test_bots_sit_in_turn(run: Run) -> None:
    facts = simulate(run, "--games", "1", "--bots", "greedy,random", "--check")
    assert facts["bots"] == ["greedy", "random"]
    assert facts["wins"] == [1.0, 0.0]  # thinking helps


def test_checking_changes_no_random_game_into_an_unfinished_one(run: Run) -> None:
    assert simulate(run, "--games", "2", "--check")["unfinished"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_json_it_is_a_table(run: Run, language: str) -> None:
    ran = run("sim", "nightmarium", "--seats", "2", "--games", "2", "--lang", language)
    assert ran.code == 0
    assert ("Wins by seat" if language == "en" else "Победы по местам") in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80
