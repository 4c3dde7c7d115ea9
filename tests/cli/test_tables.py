"""`gloam tables`: what there is, next to a running server, and never a secret."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from gloam.core.deal import seed_of
from gloam.server.store.one_process import OneProcess
from tests.cli.conftest import Run
from tests.cli.logs import FINISHED, RUNNING, SECRET, TOKEN, fill, played
from tests.server.store.postgres_server import PostgresServer

RUNNING_SEED = str(seed_of(SECRET[RUNNING], played(RUNNING, most=0)[0].nonces()))


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = str(tmp_path / "tables.db")
    fill(path)
    return path


def test_tables_are_listed_the_last_changed_first(run: Run, file: str) -> None:
    ran = run("tables", "--db", file)
    assert (ran.code, ran.err) == (0, "")
    finished, running, count = ran.out.splitlines()
    assert running.startswith(f"{RUNNING}: Nightmarium, being played; Anna, Борис; last changed 2023-11-14 ")
    assert finished.startswith(f"{FINISHED}: Nightmarium, over; ")
    assert count == "2 tables."


def test_in_russian_and_where_the_environment_says(
    run: Run, file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GLOAM_DB", f"sqlite:///{file}")
    out = run("--lang", "ru", "tables", "list").out
    assert f"{RUNNING}: Кошмариум, идёт игра; Anna, Борис; изменён " in out
    assert out.endswith("2 стола.\n")


def test_for_programs(run: Run, file: str) -> None:
    tables = json.loads(run("tables", "--db", file, "--json").out)["tables"]
    assert [table["table"] for table in tables] == [FINISHED, RUNNING]
    assert [table["status"] for table in tables] == ["over", "playing"]
    assert [seat["name"] for seat in tables[1]["seats"]] == ["Anna", "Борис"]


def test_one_table_is_shown(run: Run, file: str) -> None:
    out = run("tables", "show", RUNNING, "--db", file).out
    assert out.startswith(f"{RUNNING}: Nightmarium, being played\nSeat 1: Anna\nSeat 2: Борис\nOptions: ")
    assert "Round 1; decisions: 12; entries of the log: 16; finished games: 0" in out
    facts = json.loads(run("tables", "show", FINISHED, "--db", file, "--json").out)
    assert (facts["id"], facts["finished"], facts["deal"]["secret"]) == (FINISHED, 1, SECRET[FINISHED])


@pytest.mark.parametrize(
    "words", [["list"], ["show", RUNNING], ["list", "--json"], ["show", RUNNING, "--json"]]
)
def test_no_secret_of_a_running_game_is_shown(run: Run, file: str, words: list[str]) -> None:
    out = run("tables", *words, "--db", file).out
    assert RUNNING in out
    for secret in (SECRET[RUNNING], TOKEN, RUNNING_SEED):
        assert secret not in out


def test_an_export_has_what_is_over_and_can_be_verified(run: Run, file: str, tmp_path: Path) -> None:
    target = tmp_path / "table.json"
    ran = run("tables", "export", FINISHED, str(target), "--db", file)
    assert (ran.code, ran.out) == (0, f"Written to {target}, with 1 finished game.\n")
    exported = json.loads(target.read_text("utf-8"))
    assert exported["format"] == "gloam table 1"
    record = tmp_path / "game.record"
    record.write_text(exported["games"][0], "utf-8")
    assert run("verify", str(record)).code == 0


def test_an_export_of_a_running_game_gives_nothing_away(run: Run, file: str, tmp_path: Path) -> None:
    target = tmp_path / "table.json"
    assert run("tables", "export", RUNNING, str(target), "--db", file).code == 0
    assert json.loads(target.read_text("utf-8"))["games"] == []
    assert SECRET[RUNNING] not in target.read_text("utf-8")


def test_an_export_overwrites_nothing(run: Run, file: str, tmp_path: Path) -> None:
    target = tmp_path / "precious"
    target.write_text("mine", "utf-8")
    ran = run("tables", "export", FINISHED, str(target), "--db", file)
    assert (ran.code, target.read_text("utf-8")) == (2, "mine")
    assert run("tables", "export", FINISHED, str(tmp_path / "no" / "where"), "--db", file).code == 2


def test_a_table_is_deleted(run: Run, file: str) -> None:
    ran = run("tables", "delete", RUNNING, "--db", file)
    assert (ran.code, ran.out) == (0, f"Table {RUNNING} is deleted.\n")
    assert RUNNING not in run("tables", "--db", file).out
    ran = run("tables", "delete", RUNNING, "--db", file)
    assert (ran.code, ran.err) == (2, f"gloam: There is no table “{RUNNING}”.\n")


def test_next_to_a_server_it_reads_and_does_not_delete(run: Run, file: str) -> None:
    with OneProcess(Path(file)), closing(sqlite3.connect(file, isolation_level=None)) as server:
        server.execute("BEGIN IMMEDIATE")  # in the middle of a commit
        server.execute("DELETE FROM listing")
        assert "2 tables." in run("tables", "--db", file).out
        assert run("tables", "show", RUNNING, "--db", file).code == 0
        ran = run("tables", "delete", RUNNING, "--db", file)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith(f"gloam: {file}: a server is using this database. Stop it first")
        server.execute("ROLLBACK")
    assert RUNNING in run("tables", "--db", file).out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["show"], "`gloam tables show` lacks table."),
        (["export", RUNNING], "`gloam tables export` lacks file."),
        (["list", RUNNING], f"`gloam tables list` does not know “{RUNNING}”."),
        (["show", "nosuchtable"], "There is no table “nosuchtable”."),
        (["paint"], "`gloam tables` does not know “paint”. It knows: list, show, delete, export."),
    ],
)
def test_wrong_words_are_named(run: Run, file: str, words: list[str], complaint: str) -> None:
    ran = run("tables", *words, "--db", file)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"gloam: {complaint}")


def test_a_file_that_is_not_there_is_not_made(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "none.db"
    ran = run("tables", "--db", str(path))
    assert (ran.code, ran.err) == (2, f"gloam: {path}: there is no such file.\n")
    assert not list(tmp_path.iterdir())


def test_a_file_that_is_no_database_of_ours(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "empty.db"
    path.touch()
    ran = run("tables", "--db", str(path))
    assert ran.code == 2
    assert ran.err.startswith(f"gloam: {path}: the database does not answer, or cannot be used.")


def test_on_postgresql(run: Run, postgres: PostgresServer) -> None:
    url = postgres.new_database()
    fill(url)
    assert "2 tables." in run("tables", "--db", url).out
    assert run("tables", "delete", RUNNING, "--db", url).code == 0
    out = run("tables", "--db", url).out
    assert RUNNING not in out
    assert "1 table." in out
