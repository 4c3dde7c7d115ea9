import json
import re
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from gloam.locale import LANGUAGES
from tests.cli.conftest import Edit, Run, played

QUICK = ("--playouts", "2", "--jobs", "1")
PLY_KEYS = {"ply", "until", "turn", "seat", "action", "win", "low", "high"}
PLY_KEYS |= {f"{part}{of}" for part in ("choice", "luck", "whole") for of in ("", "_margin")}


def analyse(run: Run, *words: str) -> dict[str, Any]:
    ran = run("analyse", *words, "--json")
    assert (ran.code, ran.err) == (0, "")
    facts: dict[str, Any] = json.loads(ran.out)
    return facts


def check_sums(facts: dict[str, Any]) -> None:
    """From ply to ply and from start to end the parts sum to the change, for each seat."""
    plies, totals = facts["plies"], facts["totals"]
    for seat in range(facts["seats"]):
        for ply, after in pairwise(plies):
            change = sum((ply[part] or [0] * 9)[seat] for part in ("choice", "luck", "whole"))
            assert ply["win"][seat] + change == pytest.approx(after["win"][seat], abs=1e-9)
        parts = sum(totals[part]["value"][seat] for part in ("own", "others", "luck", "whole"))
        assert totals["start"][seat] + parts == pytest.approx(totals["result"][seat], abs=1e-9)
        assert totals["result"][seat] == plies[-1]["win"][seat]


def test_json_has_exactly_these_keys_and_its_sums_are_right(run: Run, finished: str) -> None:
    facts = analyse(run, finished, *QUICK)
    head = {"game", "version", "seats", "names", "viewer", "seed", "playouts", "every", "confidence"}
    assert set(facts) == head | {"plies", "turning_points", "totals"}
    assert (facts["viewer"], facts["names"], facts["playouts"]) == ("open", ["Anna", ""], 2)
    assert len(facts["plies"]) == len(played().moves) + 1
    for ply, move in zip(facts["plies"], played().moves, strict=False):
        assert set(ply) == PLY_KEYS
        assert (ply["seat"], ply["action"]) == (move.seat + 1, move.text)
        assert sum(ply["win"]) == pytest.approx(1)
        assert all(
            0 <= low <= win <= high <= 1
            for low, win, high in zip(ply["low"], ply["win"], ply["high"], strict=True)
        )
    assert facts["plies"][-1]["win"] == [float(share) for share in played().scores]
    assert set(facts["totals"]) == {"start", "own", "others", "luck", "whole", "result"}
    assert facts["totals"]["whole"] == {"value": [0, 0], "margin": [0, 0]}
    check_sums(facts)


def test_a_turning_point_is_where_its_chances_changed(run: Run, finished: str) -> None:
    facts = analyse(run, finished, "--playouts", "40", "--every", "3", "--jobs", "1")
    winner = facts["plies"][-1]["win"].index(1.0) + 1
    assert 1 <= len(facts["turning_points"]) <= 3
    for point in facts["turning_points"]:
        assert point["seat"] == winner
        assert abs(point["after"] - point["before"]) > point["margin"] > 0
        (ply,) = [ply for ply in facts["plies"] if ply["ply"] == point["ply"]]
        change = ply[point["kind"]][winner - 1]
        assert point["after"] - point["before"] == pytest.approx(change, abs=1e-9)
        assert str(point["turn"]) in point["text"]


def test_a_seat_learns_nothing_it_did_not_know(run: Run, finished: str) -> None:
    facts = analyse(run, finished, "--seat", "2", *QUICK)
    assert facts["viewer"] == 2
    for ply in facts["plies"][:-1]:
        own = ply["seat"] == 2
        assert (ply["action"] is not None) == (ply["choice"] is not None) == (ply["luck"] is not None) == own
        assert (ply["whole"] is None) == own
    check_sums(facts)


def test_every_so_many_decisions(run: Run, finished: str) -> None:
    facts = analyse(run, finished, "--every", "10", *QUICK)
    assert [ply["ply"] for ply in facts["plies"]] == [*range(0, len(played().moves), 10), len(played().moves)]
    assert facts["every"] == 10
    check_sums(facts)


def test_the_seed_decides_and_nothing_else(run: Run, finished: str) -> None:
    one, same, other = (
        run("analyse", finished, "--every", "10", "--json", "--seed", seed, *QUICK).out for seed in "112"
    )
    assert one == same
    assert one != other


def test_a_running_game_is_analysed_for_a_seat_only(run: Run, paused: str) -> None:
    ran = run("analyse", paused, *QUICK)
    assert ran.code == 2
    assert ran.err.startswith(f"gloam: {paused}: the game is not over")
    facts = analyse(run, paused, "--seat", "1", *QUICK)
    assert len(facts["plies"]) == 13
    assert sum(facts["plies"][-1]["win"]) == pytest.approx(1)
    check_sums(facts)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            ["start", "own choices", "others’ choices", "luck", "end", "Anna", "Player 2", "Turning points"],
        ),
        ("ru", ["начало", "свой выбор", "чужой выбор", "удача", "конец", "Игрок 2", "Переломные моменты"]),
    ],
)
def test_without_json_it_is_a_table_and_sentences(
    run: Run, finished: str, language: str, words: list[str]
) -> None:
    ran = run("analyse", finished, "--every", "5", *QUICK, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert all(word in ran.out for word in words)
    seat = run("analyse", finished, "--every", "5", *QUICK, "--lang", language, "--seat", "1").out
    assert ("You " if language == "en" else "Вы ") in seat
    assert "2 " not in seat.partition("\n\n")[0].splitlines()[-1]  # the other’s totals are not known


class Tags(HTMLParser):
    """Which tags a page has, and whatever could make it load something."""

    def __init__(self) -> None:
        super().__init__()
        self.count: dict[str, int] = {}
        self.open: list[str] = []
        self.loads: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1
        if tag != "meta":
            self.open.append(tag)
        self.loads += [name for name, _ in attrs if name in ("src", "href", "action", "data", "onload")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_holds_everything_itself(run: Run, finished: str, tmp_path: Path, language: str) -> None:
    file = tmp_path / "game.html"
    ran = run("analyse", finished, "--every", "5", *QUICK, "--html", str(file), "--lang", language)
    assert ran.code == 0
    text = file.read_text("utf-8")
    tags = Tags()
    tags.feed(text)
    assert not tags.open
    assert not tags.loads
    assert not {"script", "link", "img", "iframe"} & set(tags.count)
    assert not re.search(r"https?:|url\(|@import", text)
    assert tags.count["svg"] == 3  # the course, and the parts of each seat
    assert "Anna" in text
    assert f'lang="{language}"' in text
    again = run("analyse", finished, "--every", "5", *QUICK, "--html", str(file), "--lang", language)
    assert again.code == 0  # a page may be replaced
    assert file.read_text("utf-8") == text


def test_a_name_cannot_write_into_the_page(run: Run, edited: Edit, tmp_path: Path) -> None:
    file = tmp_path / "game.html"
    run(
        "analyse",
        edited("name 1 Anna", "name 1 <script>x</script>"),
        "--every",
        "50",
        *QUICK,
        "--html",
        str(file),
    )
    assert "<script" not in file.read_text("utf-8")
    assert "&lt;script&gt;" in file.read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--seat", "3"], "There is no seat 3. The seats are numbered from 1 to 2."),
        (["--seat", "0"], "--seat: “0” is not a whole number of 1 or more."),
        (["--playouts", "0"], "--playouts: “0” is not a whole number of 1 or more."),
        (["--playouts", "100001"], "--playouts: 100,001 is too many. At most 100,000 are possible."),
        (["--every", "0"], "--every: “0” is not a whole number of 1 or more."),
        (["--jobs", "none"], "--jobs: “none” is not a whole number of 1 or more."),
        (["--html", "no/such/folder/game.html"], "no/such/folder/game.html: this file cannot be written."),
    ],
)
def test_what_cannot_be_done_is_named(run: Run, finished: str, words: list[str], complaint: str) -> None:
    ran = run("analyse", finished, *words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"gloam: {complaint}\n"


def test_only_a_page_is_replaced_by_a_page(run: Run, finished: str) -> None:
    before = Path(finished).read_text("utf-8")
    ran = run("analyse", finished, *QUICK, "--html", finished)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"gloam: {finished} ")
    assert Path(finished).read_text("utf-8") == before


def test_a_broken_record_is_named_with_file_and_line(run: Run, edited: Edit) -> None:
    """As `gloam replay` does: see there for everything that can be wrong with a record."""
    file = edited("\nend ", "\nend 1 ")
    ran = run("analyse", file)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"gloam: {file}")
    assert "the result is given as “1 " in ran.err


def test_a_missing_file_is_named(run: Run) -> None:
    assert run("analyse", "none.record") == (2, "", "gloam: none.record: there is no such file.\n")
