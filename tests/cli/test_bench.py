"""`gloam bench` and bench/compare.py: what is counted, in which order, how it is told; never how fast."""

import json
import venv
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bench import compare
from gloam.bench import figures, pace
from gloam.bench.figures import FIGURES, Bench, copy_each, drive, drive_telling
from gloam.bots import make_bot
from gloam.cli.bench import Figure, show_number
from gloam.core.play import setup
from gloam.core.protocol import AnyGame, Bot, View
from gloam.games import find_game, game_ids
from gloam.locale import LANGUAGES
from tests.cli.conftest import Run

KEYS = {
    *("driven", "driven_telling", "inside", "copy_us", "redeal_us", "view_us", "views_us", "encode_us"),
    *("ismcts_per_s", "ismcts_to_end_per_s", "state_bytes"),
}


@pytest.fixture(autouse=True)
def little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "GAMES", 2)
    monkeypatch.setattr(figures, "ITERATIONS", 2)
    monkeypatch.setattr(figures, "KEPT", 20)


def measured(run: Run, *words: str) -> dict[str, Any]:
    ran = run("bench", "--ms", "0", "--json", *words)
    assert (ran.code, ran.err) == (0, "")
    found: dict[str, Any] = json.loads(ran.out)
    return found


# The command


def test_json_has_exactly_these_keys(run: Run) -> None:
    found = measured(run)
    assert set(found) == set(game_ids())
    for game in found.values():
        assert set(game) == KEYS
        assert all(value > 0 for value in game.values())


def test_seats_that_are_listed_stand_side_by_side(run: Run) -> None:
    found = measured(run, "--game", "nightmarium", "--seats", "4", "2")["nightmarium"]
    assert set(found) == {*KEYS, "by_seats"}
    assert list(found["by_seats"]) == ["2", "4"]
    assert {key: found[key] for key in KEYS} == found["by_seats"]["4"]
    assert set(found["by_seats"]["2"]) == KEYS


def test_the_figures_for_four_are_not_invented(run: Run) -> None:
    found = measured(run, "--game", "kragmortha", "--seats", "3")
    assert list(found["kragmortha"]) == ["by_seats"]
    assert list(found["kragmortha"]["by_seats"]) == ["3"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_json_it_is_a_table(run: Run, language: str) -> None:
    ran = run("bench", "--game", "nightmarium", "--seats", "2", "5", "--ms", "0", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    pieces = (
        ("2 players", "Copy of a state, µs") if language == "en" else ("2 игрока", "Копия состояния, мкс")
    )
    assert all(piece in ran.out for piece in pieces)
    table = ran.out.splitlines()[:-1]  # the note below is one line, for whoever reads no terminal
    assert max(map(len, table)) <= 80


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--rounds", "4"), "--rounds: “4” is not a whole number of 5 or more"),
        (("--game", "chess"), "chess"),
        (("--seats", "9"), "players, not 9"),
        (("--ms", "soon"), "--ms: “soon”"),
    ],
)
def test_nonsense_is_refused(run: Run, words: tuple[str, ...], complaint: str) -> None:
    ran = run("bench", *words)
    assert (ran.code, ran.out) == (2, "")
    assert complaint in ran.err


@pytest.mark.parametrize(
    ("value", "text"), [(1234567.0, "1 234 567"), (999.6, "1 000"), (250.2, "250"), (3.14159, "3.14")]
)
def test_a_number_is_short(value: float, text: str) -> None:
    assert show_number(value) == text


# What is counted


@pytest.mark.parametrize("game_id", game_ids())
def test_a_driven_game_is_a_whole_game_told_or_not(game_id: str) -> None:
    quiet, telling = (Bench(find_game(game_id), 4).dealt[0].copy() for _ in range(2))
    told: Any = telling
    told.telling = True
    decisions = drive(quiet, Random(1).random)
    assert quiet.over
    assert not quiet.take_events()
    assert drive_telling(telling, Random(1).random) == decisions
    assert quiet.scores() == telling.scores()
    assert not telling.take_events()  # all were taken on the way


def test_a_game_without_end_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "MOST_DECISIONS", 7)
    state = setup(find_game("nightmarium"), find_game("nightmarium").settings.read({}), 4, 0)
    assert drive(state, Random(1).random) == 7
    assert not state.over


@pytest.mark.parametrize("game_id", game_ids())
def test_what_is_looked_at_is_a_choice_in_the_middle(game_id: str) -> None:
    bench = Bench(find_game(game_id), 4)
    for dealt, middle in zip(bench.dealt, bench.midway, strict=True):
        assert len(middle.options) > 1
        assert middle.turn > dealt.turn


def test_every_copy_counts() -> None:
    class Counted:
        copies = 0

        def copy(self) -> None:
            self.copies += 1

    states: list[Any] = [Counted(), Counted()]
    assert copy_each(states) == sum(state.copies for state in states) == 2 * figures.COPIES


def test_memory_is_that_of_one_state(monkeypatch: pytest.MonkeyPatch) -> None:
    """A state cannot be smaller than what it holds about each card, and keeping more makes none larger."""
    few, many = Bench(find_game("nightmarium"), 4), Bench(find_game("nightmarium"), 4)
    monkeypatch.setattr(figures, "KEPT", 10)
    weight = few.state_bytes()
    monkeypatch.setattr(figures, "KEPT", 40)
    assert many.state_bytes() == pytest.approx(weight, rel=0.1)
    assert weight > 500


def test_a_search_does_the_iterations_that_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    made: dict[str, Any] = {}

    def make(spec: str, game: AnyGame, seed: int) -> Bot[View]:
        made[spec] = make_bot(spec, game, seed)
        return made[spec]  # type: ignore[no-any-return]

    monkeypatch.setattr(figures, "make_bot", make)
    bench = Bench(find_game("nightmarium"), 4, seconds=0)
    assert bench.ismcts_per_s() > 0
    assert bench.ismcts_to_end_per_s() > 0
    assert list(made) == ["ismcts:iterations=2", f"ismcts:iterations=2:depth={figures.MOST_DECISIONS}"]
    for bot in made.values():
        assert sum(thought.visits for thought in bot.thoughts) == 2


# How figures are taken


def test_figures_are_taken_in_turns() -> None:
    order: list[str] = []

    def figure(name: str) -> float:
        order.append(name)
        return float(len(order))

    taken = pace.in_turns({name: partial(figure, name) for name in "abc"}, 3)
    assert pace.medians(taken) == {"a": 4.0, "b": 5.0, "c": 6.0}
    assert "".join(order) == "abcabcabc"


def test_a_median_has_four_digits() -> None:
    assert pace.medians(iter([("a", 1.0), ("a", 123456.0), ("a", 999999.0)])) == {"a": 123500.0}


def test_a_rate_is_what_was_done_in_the_time_it_took(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr(pace, "process_time", lambda: next(ticks) / 2)
    assert pace.rate(lambda: 10, seconds=2) == 20.0  # four times ten in two seconds
    assert pace.microseconds(lambda: 10, seconds=2) == 50_000
    assert pace.rate(lambda: 10, seconds=0) == 20.0  # once


# Against others


def found(**ours: float) -> dict[Figure, float]:
    theirs = {"driven": 100.0, "inside": 1000.0, "copy_us": 2.0, "ismcts_to_end_per_s": 50.0}
    return {Figure("hearts", 4, name): value for name, value in theirs.items()} | {
        Figure(game, 4, name): ours.get(name, 1.0)
        for game in ("nightmarium", "kragmortha")
        for name in FIGURES
    }


def test_ratios_are_held_against_the_goals() -> None:
    values = found(driven=199.0, inside=1000.0, copy_us=2.0, ismcts_per_s=40.0, ismcts_to_end_per_s=60.0)
    ratios = compare._ratios(values)
    assert {(ratio.game, ratio.name): ratio.ratio for ratio in ratios} == {
        (game, name): ratio
        for game in ("nightmarium", "kragmortha")
        for name, ratio in {
            "driven": 1.99,
            "inside": 1.0,
            "copy_us": 1.0,
            "ismcts_per_s": 0.8,
            "ismcts_to_end_per_s": 1.2,
        }.items()
    }
    met = {(ratio.game, ratio.name): ratio.goal.is_met(ratio.ratio) for ratio in ratios if ratio.goal}
    assert met == {
        ("nightmarium", "driven"): False,
        ("nightmarium", "inside"): True,
        ("nightmarium", "copy_us"): True,
        ("nightmarium", "ismcts_per_s"): False,
        ("kragmortha", "driven"): True,
        ("kragmortha", "inside"): True,
    }


def test_without_the_yardstick_nothing_is_compared() -> None:
    values = {figure: value for figure, value in found().items() if figure.game != "hearts"}
    assert compare._ratios(values) == []


def test_a_peer_that_is_not_installed_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ours = {figure: lambda value=value: value for figure, value in found().items() if figure.game != "hearts"}
    monkeypatch.setattr(compare, "figures_of", lambda *_: ours)
    monkeypatch.setattr(compare, "keep_to_one_core", lambda: None)
    file = tmp_path / "found.json"
    venv.create(tmp_path / "bare", with_pip=False)
    python = tmp_path / "bare" / "bin" / "python"
    monkeypatch.setattr("sys.argv", ["compare.py", "--python", str(python), "--json", str(file)])
    compare.main()
    said = capsys.readouterr().out
    assert "Not measured: hearts" in said
    assert said.startswith("| Game, players |")
    written = json.loads(file.read_text("utf-8"))
    assert written["ratios"] == []
    assert {figure["game"] for figure in written["figures"]} == {"nightmarium", "kragmortha"}


@pytest.mark.parametrize(
    ("words", "complaint"), [(["--python", "nowhere"], "make bench-peers"), (["--rounds", "1"], "at least 5")]
)
def test_what_cannot_be_measured_is_refused(
    words: list[str],
    complaint: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("sys.argv", ["compare.py", *words])
    with pytest.raises(SystemExit):
        compare.main()
    assert complaint in capsys.readouterr().err
