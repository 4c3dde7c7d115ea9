"""`gloam db`: copies, checks, and what is wrong, in words and exit codes."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from gloam.server.store.one_process import OneProcess
from tests.cli.conftest import Run
from tests.cli.logs import FINISHED, RUNNING, fill


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = str(tmp_path / "tables.db")
    fill(path)
    return path


def test_a_backup_can_be_restored(run: Run, file: str, tmp_path: Path) -> None:
    copy, other = str(tmp_path / "copy.db"), str(tmp_path / "other.db")
    with OneProcess(Path(file)):  # a server may be running
        ran = run("db", "backup", copy, "--db", file)
    assert (ran.code, ran.out) == (0, f"{file} is backed up to {copy}.\n")
    ran = run("db", "restore", copy, "--db", other)
    assert (ran.code, ran.out) == (0, f"{copy} is restored to {other}.\n")
    assert run("tables", "--db", other).out == run("tables", "--db", file).out != ""
    ran = run("db", "restore", copy, "--db", other)
    assert (ran.code, ran.err.count("not empty")) == (2, 1)


def test_a_sound_database_is_sound(run: Run, file: str) -> None:
    assert run("db", "check", "--db", file) == (0, f"{file} is sound.\n", "")
    assert run("db", "check", "--db", file, "--lang", "ru") == (0, f"Всё цело: {file}.\n", "")


def test_what_is_wrong_is_told(run: Run, file: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("DELETE FROM entry WHERE table_id = ? AND seq = 3", (RUNNING,))
        connection.execute("DELETE FROM listing WHERE table_id = ?", (FINISHED,))
    ran = run("db", "check", "--db", file)
    assert (ran.code, ran.err) == (1, "")
    hole, unlisted, count = ran.out.splitlines()
    assert RUNNING in hole
    assert FINISHED in unlisted
    assert count == f"{file}: 2 problems."
    assert run("db", "check", "--db", file, "--lang", "ru").out.endswith(f"{file}: 2 неисправности.\n")


def test_a_new_database_is_set_up(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    path = tmp_path / "gloam" / "tables.db"
    assert run("db", "check").code == 2
    assert not path.exists()
    assert run("db", "migrate") == (0, f"{path} has the newest schema.\n", "")
    assert run("db", "check").code == 0


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["backup"], "`gloam db backup` lacks file."),
        (["check", "x"], "`gloam db check` does not know “x”."),
        (["shrink"], "`gloam db` does not know “shrink”. It knows: backup, check, migrate, restore."),
        ([], "`gloam db` lacks backup|check|migrate|restore."),
        (["check", "--db", "mysql://u:hush@h/d"], "“mysql://” is no kind of database we know."),
    ],
)
def test_wrong_words_are_named(run: Run, words: list[str], complaint: str) -> None:
    ran = run("db", *words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"gloam: {complaint}")
    assert "hush" not in ran.err


def test_a_backup_overwrites_nothing(run: Run, file: str) -> None:
    ran = run("db", "backup", file, "--db", file)
    assert (ran.code, ran.out) == (2, "")
    assert run("db", "check", "--db", file).code == 0
