from pathlib import Path

import pytest

from gloam.core.deal import commitment_of
from tests.cli.conftest import SECRET, Edit, Run


def test_what_is_proven_and_what_is_not(run: Run, finished: str) -> None:
    ran = run("verify", finished)
    assert (ran.code, ran.err) == (0, "")
    proven, _, doubts = ran.out.partition("This is not proven:")
    assert commitment_of(SECRET) in proven
    assert "decisions are legal, and the result is right." in proven
    assert doubts.count("  - ") == 3
    assert "--commitment" in doubts


def test_the_commitment_one_noted(run: Run, finished: str) -> None:
    ran = run("verify", finished, "--commitment", commitment_of(SECRET).upper())
    assert ran.code == 0
    assert "the commitment you noted" in ran.out
    assert "--commitment" not in ran.out


def test_another_commitment(run: Run, finished: str) -> None:
    ran = run("verify", finished, "--commitment", "00" * 32)
    assert (ran.code, ran.out) == (1, "")
    assert f"not under {'00' * 32}" in ran.err
    assert "is NOT verified" in ran.err


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("secret 5c", "secret 5d"),
        ("nonce 2 02", "nonce 2 03"),
        ("nonce 2 02", "nonce 2 é"),
        ("commitment ", "commitment é"),
        ("seed ", "seed 1"),
        ("\nend 0 1", "\nend 1 0"),
        (": draw\n", ": done\n"),
    ],
)
def test_a_tampered_record(run: Run, edited: Edit, old: str, new: str) -> None:
    file = edited(old, new)
    ran = run("verify", file)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(f"gloam: {file}")
    assert ran.err.endswith(f"{file} is NOT verified.\n")


def test_an_unpromised_deal(run: Run, edited: Edit) -> None:
    file = edited("commitment ", "#")
    ran = run("verify", file)
    assert ran.code == 0
    assert "Anything about the deal" in ran.out
    wanted = run("verify", file, "--commitment", "00" * 32)
    assert wanted.code == 1
    assert "has no commitment" in wanted.err


def test_a_game_that_goes_on(run: Run, paused: str) -> None:
    ran = run("verify", paused, "--lang", "ru")
    assert ran.code == 0
    assert "Все решения (12) допустимы; игра ещё не закончена." in ran.out


def test_what_cannot_be_read(run: Run, tmp_path: Path) -> None:
    assert run("verify", str(tmp_path / "none")).code == 2
    assert run("verify", str(tmp_path)).code == 2
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    assert run("verify", str(binary)) == (2, "", f"gloam: {binary}: this is not text in UTF-8.\n")
