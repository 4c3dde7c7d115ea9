import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from gloam.locale import LANGUAGES
from tests.cli.conftest import Run

KEYS = {
    *("game", "version", "build", "seats", "seed", "bots", "base", "changed", "paired"),
    *("games", "looks", "ended", "seconds", "confidence", "unfinished", "measures", "subjects"),
}
FINDING = {
    *("key", "unit", "base", "changed", "difference", "low", "high", "detectable", "verdict", "sentence"),
}
MEASURES = ["first", "spread", "turns", "decisions", "comebacks", "dead", "shared"]
ABILITIES_AND_LEGIONS = 10
SHORT = ("lab", "nightmarium", "--options", "target=3", "--bots", "random", "--seconds", "500")


def studied(run: Run, *words: str, games: int = 12, jobs: int = 1) -> dict[str, Any]:
    ran = run(*SHORT, *words, "--games", str(games), "--jobs", str(jobs), "--json")
    assert (ran.code, ran.err) == (0, "")
    facts: dict[str, Any] = json.loads(ran.out)
    return facts


def test_json_has_exactly_these_keys(run: Run) -> None:
    facts = studied(run, "--change", "target=4", "--change", "hand=6", "--seed", "5")
    assert set(facts) == KEYS
    assert [finding["key"] for finding in facts["measures"]] == MEASURES
    assert all(set(finding) == FINDING for finding in facts["measures"])
    assert facts["subjects"] == []  # nothing is used often enough in twelve games
    assert (facts["base"]["target"], facts["base"]["hand"]) == ("3", "5")
    assert (facts["changed"]["target"], facts["changed"]["hand"]) == ("4", "6")
    assert (facts["games"], facts["looks"], facts["ended"], facts["seed"]) == (12, [12], "games", 5)
    assert (facts["bots"], facts["paired"], facts["unfinished"]) == (["random"] * 2, True, 0)
    for finding in facts["measures"]:
        assert finding["difference"] == pytest.approx(finding["changed"] - finding["base"])
        assert finding["low"] <= finding["difference"] <= finding["high"]


def test_findings_follow_from_the_seed_and_not_from_the_processes(run: Run) -> None:
    one, same, spread, other = (
        studied(run, "--change", "target=4", "--seed", seed, jobs=jobs)
        for seed, jobs in (("1", 1), ("1", 1), ("1", 2), ("2", 1))
    )
    assert one["measures"] != other["measures"]
    for facts in (same, spread):
        assert {**facts, "seconds": 0} == {**one, "seconds": 0}


def test_abilities_and_legions_are_judged_too(run: Run) -> None:
    facts = studied(run, "--change", "target=4", games=30)
    keys = [finding["key"] for finding in facts["subjects"]]
    assert {"nightmarium-ability-herald", "nightmarium-legion-homunculi"} < set(keys)
    assert len(keys) == ABILITIES_AND_LEGIONS
    assert all(set(finding) == FINDING for finding in facts["subjects"])


def test_a_few_games_promise_nothing(run: Run) -> None:
    facts = studied(run, "--change", "target=4", games=3)
    assert {(finding["low"], finding["verdict"]) for finding in facts["measures"]} == {(None, "none")}


def test_a_change_that_changes_nothing_checks_the_lab_itself(run: Run) -> None:
    ran = run(*SHORT, "--change", "target=3", "--games", "12", "--jobs", "1")
    assert ran.out.startswith("Nightmarium: target: 3 → 3\n")
    assert "The rules are the same twice" in ran.out
    assert studied(run, "--change", "target=3")["paired"] is False


def test_a_rule_that_is_never_met_is_noticed(run: Run) -> None:
    ran = run(*SHORT, "--change", "herald_seal=discard", "--games", "12", "--jobs", "1")
    assert "Every game went exactly as it did without the change." in ran.out


def test_time_runs_out(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(0, 10_000, 100))
    monkeypatch.setattr("time.perf_counter", lambda: float(next(clock)))
    facts = studied(run, "--change", "target=4")
    assert (facts["ended"], facts["games"]) == ("time", 6)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_json_it_is_a_table_and_a_sentence_for_each_measure(run: Run, language: str) -> None:
    ran = run(*SHORT, "--change", "target=5", "--games", "40", "--jobs", "1", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    title, longer, none = {
        "en": ("Nightmarium: target: 3 → 5", "Games get longer by", "no difference found"),
        "ru": ("Кошмариум: target: 3 → 5", "Партии стали длиннее", "разницы не нашлось"),
    }[language]
    assert ran.out.startswith(title)
    assert longer in ran.out
    assert none in ran.out
    rows = [line for line in ran.out.splitlines() if " … " in line]
    assert len(rows) == len(MEASURES) + ABILITIES_AND_LEGIONS
    assert max(map(len, rows)) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_on_its_own(run: Run, tmp_path: Path, language: str) -> None:
    file = tmp_path / "page.html"
    ran = run(
        *SHORT, "--change", "hand=6", "--games", "12", "--jobs", "1", "--html", str(file), "--lang", language
    )
    assert ran.code == 0
    page = file.read_text("utf-8")
    root = ElementTree.fromstring(page)
    assert root.get("lang") == language
    assert "hand: 5 → 6" in (root.findtext("head/title") or "")
    assert not re.search(r"https?:|src=|href=|<script|url\(", page)
    again = run(*SHORT, "--change", "hand=7", "--games", "12", "--jobs", "1", "--html", str(file))
    assert again.code == 0
    assert "hand: 5 → 7" in file.read_text("utf-8")


def test_a_page_never_replaces_anything_else(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna", "utf-8")
    ran = run(*SHORT, "--change", "hand=6", "--html", str(file))
    assert (ran.code, file.read_text("utf-8")) == (2, "Dear Anna")
    assert "letter.txt exists and is not a page." in ran.err


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ([], "Nothing is changed. Say what to change with --change"),
        (["--change", "colour=red"], "no option “colour”"),
        (["--change", "target=99"], "cannot be “99”"),
        (["--change", "target"], "“target” is not an option"),
        (["--change", "target=4", "target=5"], "given twice"),
        (["--change", "target=4", "--seats", "9"], "2 to 5 players, not 9"),
        (["--change", "target=4", "--seats", "9" * 20], "2 to 5 players, not 9"),
        (["--change", "target=4", "--bots", "wizard"], "no bot “wizard”"),
        (["--change", "target=4", "--games", "0"], "not a whole number of 1 or more"),
        (["--change", "target=4", "--games", "9" * 50], "too many"),
        (["--change", "target=4", "--seconds", "soon"], "not a whole number of 1 or more"),
        (["--change", "target=4", "--html", "/nowhere/at/all.html"], "cannot be written"),
    ],
)
def test_bad_input_is_named(run: Run, words: list[str], complaint: str) -> None:
    ran = run("lab", "nightmarium", *words)
    assert (ran.code, ran.out) == (2, "")
    assert complaint in ran.err
