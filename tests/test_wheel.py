"""What a wheel has in it: without a C compiler the same package, interpreted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parent.parent


def build(target: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(target)]
    return subprocess.run(
        command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )


@pytest.mark.slow
def test_without_a_compiler_the_wheel_is_interpreted_and_says_so(tmp_path: Path) -> None:
    done = build(tmp_path, CC="/bin/false", GLOAM_COMPILE="")
    assert done.returncode == 0, done.stderr
    assert "the engines of this wheel are interpreted" in done.stdout + done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    names = ZipFile(wheel).namelist()
    for name in ("gloam/games/kragmortha/rules.py", "gloam/docs/rules/nightmarium.md", "gloam/py.typed"):
        assert name in names
    assert not [name for name in names if name.endswith((".so", ".pyd"))]


@pytest.mark.slow
def test_whoever_insists_on_a_compiled_wheel_gets_no_other(tmp_path: Path) -> None:
    done = build(tmp_path, CC="/bin/false", GLOAM_COMPILE="1")
    assert done.returncode != 0
    assert "could not be compiled" in done.stdout + done.stderr
    assert not list(tmp_path.glob("*.whl"))
