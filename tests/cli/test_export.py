"""`gloam export`: every decision is there, the same in both formats, in memory that does not grow."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from gloam.arena.match import Plan, play_game
from gloam.cli import export
from gloam.core.play import setup
from gloam.data import files
from gloam.data.decisions import COLUMNS, GamePlayed, features, play_decisions
from gloam.games import find_features, find_game, game_ids
from gloam.locale import LANGUAGES
from gloam.testing.walks import walk
from tests.bots.test_external import spec
from tests.cli.conftest import Ran, Run

GAME = find_game("nightmarium")
WORDS = ("nightmarium", "--seats", "2", "--options", "target=3", "--seed", "7")
Row = dict[str, Any]


def exported(run: Run, file: Path, *words: str) -> Ran:
    return run("export", *WORDS, "--out", str(file), "--format", file.suffix[1:], *words)


def lines(file: Path) -> tuple[Row, list[Row]]:
    first, *rows = [json.loads(line) for line in file.read_bytes().splitlines()]
    return first["run"], rows


def table(file: Path) -> tuple[Row, list[Row]]:
    found = pq.read_table(file)
    rows = found.to_pylist()
    for row in rows:
        row["view"] = json.loads(row["view"])
    return json.loads(found.schema.metadata[b"gloam"]), rows


@pytest.mark.parametrize("game_id", game_ids())
def test_rows_are_the_game_again(run: Run, game_id: str, tmp_path: Path) -> None:
    """What was chosen, by whom, seeing what: played again from the deal, everything fits."""
    file = tmp_path / "games.jsonl"
    bots = "random,greedy:worlds=1"
    ran = run("export", game_id, "--seats", "2", "--games", "2", "--bots", bots, "--out", str(file))
    assert (ran.code, ran.out) == (0, "")
    about, rows = lines(file)
    assert ran.err == f"{len(rows):,} decisions of 2 games.\n"
    game = find_game(game_id)
    plan = Plan(game_id, about["options"], 2, about["seed"], about["bots"])
    for number in range(2):
        state = setup(game, about["options"], 2, plan.bout(number).deal)
        mine = [row for row in rows if row["game"] == number]
        for ply, row in enumerate(mine):
            assert (row["ply"], row["seat"], row["asked"]) == (ply, state.to_act, state.asked)
            assert row["bot"] == about["bots"][row["seat"]]
            assert row["options"] == list(state.options)
            assert row["view"] == json.loads(msgspec.json.encode(game.view(state, state.to_act)))
            assert row["features"] == list(features(game, game.view(state, state.to_act)))
            state.apply(row["choice"])
        assert state.over
        assert all(row["outcome"] == list(state.scores()) for row in mine)


def test_both_formats_say_the_same(run: Run, tmp_path: Path) -> None:
    for file in (tmp_path / "games.jsonl", tmp_path / "games.parquet"):
        assert exported(run, file, "--games", "3", "--bots", "random").code == 0
    about, rows = lines(tmp_path / "games.jsonl")
    assert table(tmp_path / "games.parquet") == (about, rows)
    assert set(rows[0]) == set(COLUMNS)
    assert (about["game"], about["seats"], about["games"], about["bots"]) == (
        "nightmarium",
        2,
        3,
        ["random", "random"],
    )
    assert (about["version"], about["features"]) == (GAME.version, find_features("nightmarium").version)


def test_files_follow_from_the_seed_and_not_from_the_processes(run: Run, tmp_path: Path) -> None:
    found = []
    for number, words in enumerate(([], ["--jobs", "2"], ["--seed", "8"])):
        file = tmp_path / f"{number}.jsonl"
        exported(run, file, "--games", "4", "--bots", "random", *words)
        found.append(lines(file)[1])
    one, spread, other = found
    assert one == spread != other


def test_games_are_those_of_sim(run: Run) -> None:
    plan = Plan("nightmarium", dict(GAME.settings.read({"target": "3"})), 2, 7, ["greedy:worlds=1", "random"])
    played, outcome = play_decisions(plan, 3), play_game(plan, 3)
    assert (len(played.rows), list(played.outcome)) == (outcome.decisions, list(outcome.scores))


@pytest.mark.parametrize("game_id", game_ids())
def test_features_follow_from_the_view(game_id: str) -> None:
    """Read off an imagined world, they are those of the true one."""
    game = find_game(game_id)
    seen = 0
    for step in walk(game, 3, 5):
        state: Any = step.state
        for seat in range(3) if not state.over else ():
            assert features(game, game.view(state, seat)) == bytes(find_features(game_id).row(state, seat))
            seen += 1
        if seen > 150:
            return
    assert seen


# Memory


def peak(run: Run, file: Path, games: int) -> int:
    """The most bytes that were held at once, by Python or by Arrow."""
    pool = pa.default_memory_pool()
    tracemalloc.start()
    before = pool.bytes_allocated()
    assert exported(run, file, "--games", str(games), "--bots", "random").code == 0
    held = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert pool.bytes_allocated() <= before
    return held


@pytest.mark.parametrize("format", ["jsonl", "parquet"])
def test_memory_does_not_grow_with_the_games(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, format: str
) -> None:
    """One game again and again, so that a longer run has no longer game in it. Kept games would be 4 : 1."""
    one = play_decisions(Plan("nightmarium", GAME.settings.read({"target": "3"}), 2, 7, ["random"] * 2), 0)
    copies = [row._replace(view=bytes(bytearray(row.view))) for row in one.rows]

    def fresh(plan: Plan, number: int) -> GamePlayed:
        rows = [row._replace(game=number, view=bytes(bytearray(row.view))) for row in copies]
        return one._replace(rows=rows)

    monkeypatch.setattr(export, "play_decisions", fresh)
    monkeypatch.setattr(files, "ROWS", 5 * len(one.rows))  # a row group: five games
    peak(run, tmp_path / f"first.{format}", 1)  # what is imported late counts here
    few, many = (peak(run, tmp_path / f"{games}.{format}", games) for games in (10, 40))
    assert many < 1.2 * few


# Ends


def test_an_interrupt_leaves_a_file_that_can_be_read(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def until_bored(plan: Plan, number: int) -> GamePlayed:
        if number == 3:
            raise KeyboardInterrupt
        return play_decisions(plan, number)

    monkeypatch.setattr(export, "play_decisions", until_bored)
    for file in (tmp_path / "games.jsonl", tmp_path / "games.parquet"):
        ran = exported(run, file, "--games", "9", "--bots", "random")
        assert ran.code == 130
        assert "of 3 games." in ran.err
        _, rows = (table if file.suffix == ".parquet" else lines)(file)
        assert {row["game"] for row in rows} == {0, 1, 2}


def test_a_real_interrupt(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "gloam", "export", *WORDS, "--games", "100000", "--bots", "random"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        begun = [process.stdout.readline() for _ in range(50)]
        process.send_signal(signal.SIGINT)
        rest = process.stdout.read()
        assert process.stderr is not None
        complaint = process.stderr.read()
    assert process.returncode == 130
    rows = [json.loads(line) for line in [*begun, *rest.splitlines()]][1:]
    assert rows[-1]["ply"] + 1 == sum(row["game"] == rows[-1]["game"] for row in rows)
    assert b"decisions of" in complaint


@pytest.fixture
def _heeds_interrupts() -> Iterator[None]:
    """Tests run in the background may have been told to ignore them."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("_heeds_interrupts")
def test_an_interrupt_waits_for_what_must_not_be_torn() -> None:
    done = []
    with pytest.raises(KeyboardInterrupt), files.uninterrupted():  # noqa: PT012
        signal.raise_signal(signal.SIGINT)
        done.append("the rest")
    assert done
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_program_that_failed_signs_nothing(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    ran = exported(run, file, "--games", "1", "--bots", f"{spec('dies')},random")
    assert ran.err.startswith("Game 1, seat 1: exec:")
    _, rows = lines(file)
    signed = [row["bot"] for row in rows if row["seat"] == 0]
    assert [bot.partition(":")[0] for bot in signed[:3]] == ["exec", "exec", "greedy"]
    assert set(signed[2:]) == {"greedy"}


# Complaints


def test_data_is_never_overwritten(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("precious", "utf-8")
    ran = exported(run, file, "--games", "1")
    assert (ran.code, ran.out) == (2, "")
    assert "exists already" in ran.err
    assert file.read_text("utf-8") == "precious"


@pytest.mark.parametrize("language", LANGUAGES)
def test_arrow_that_is_not_there_is_asked_for(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    file = tmp_path / "games.parquet"
    ran = exported(run, file, "--lang", language)
    assert ran.code == 2
    assert "gloam[data]" in ran.err
    assert not file.exists()


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--format", "parquet"], "`--format parquet` needs a file: --out says which."),
        (["--out", "/no/such/folder/games.jsonl"], "/no/such/folder/games.jsonl: this file cannot"),
        (["--bots", "genius"], "There is no bot “genius”."),
        (["--seats", "9"], "This game takes 2 to 5 players, not 9."),
    ],
)
def test_bad_arguments_are_one_sentence(run: Run, words: list[str], complaint: str) -> None:
    ran = run("export", "nightmarium", *words)
    assert (ran.code, ran.out) == (2, "")
    assert complaint in ran.err
    assert ran.err.count("\n") == 1
