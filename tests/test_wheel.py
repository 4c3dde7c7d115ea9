"""What a wheel has in it: without a C compiler the same package, interpreted; the web client if it can be."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parent.parent


def build(target: Path, sources: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(target)]
    return subprocess.run(
        command,
        cwd=sources,
        env={**os.environ, "GLOAM_WEB": "0", **environment},
        capture_output=True,
        text=True,
        check=False,
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


@pytest.fixture
def without_client(tmp_path: Path) -> Path:
    """The sources as a distribution has them that leaves the web client's out."""
    for name in ("pyproject.toml", "hatch_build.py", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    for name in ("src", "tools", "docs/rules"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("static", "__pycache__"))
    return tmp_path


@pytest.mark.slow
def test_without_its_sources_the_wheel_has_no_client_and_says_so(without_client: Path) -> None:
    done = build(without_client, without_client, GLOAM_COMPILE="0", GLOAM_WEB="")
    assert done.returncode == 0, done.stderr
    assert "this wheel is without the web client" in done.stdout + done.stderr
    (wheel,) = without_client.glob("*.whl")
    assert "gloam/server/http/static_files.py" in ZipFile(wheel).namelist()


@pytest.mark.slow
def test_whoever_insists_on_the_client_gets_no_wheel_without_it(without_client: Path) -> None:
    done = build(without_client, without_client, GLOAM_COMPILE="0", GLOAM_WEB="1")
    assert done.returncode != 0
    assert "the web client could not be built" in done.stdout + done.stderr
    assert not list(without_client.glob("*.whl"))
