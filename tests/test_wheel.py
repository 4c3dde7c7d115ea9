"""What a wheel holds: compiled engines where there is a C compiler, and always the web client."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A source tree without the web client's sources."""
    for name in ("pyproject.toml", "hatch_build.py", "LICENSE", "README.md"):
        shutil.copy(ROOT / name, tmp_path)
    for name in ("src", "tools", "docs/rules"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("static", "__pycache__"))
    return tmp_path


def build(sources: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(sources)],
        cwd=sources,
        env={**os.environ, "CC": "/bin/false", "GLOAM_COMPILE": "", "GLOAM_WEB": "0", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_without_a_compiler_the_wheel_is_interpreted_and_says_so(sources: Path) -> None:
    done = build(sources)
    assert done.returncode == 0, done.stderr
    assert "no C compiler found; the engines of this wheel are interpreted" in done.stdout + done.stderr
    assert "interpreted engines, without the web client" in done.stdout + done.stderr
    (wheel,) = sources.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    names = ZipFile(wheel).namelist()
    for name in ("gloam/games/kragmortha/rules.py", "gloam/docs/rules/nightmarium.md", "gloam/py.typed"):
        assert name in names
    assert not [name for name in names if name.endswith((".so", ".pyd"))]


def test_a_compiled_wheel_can_be_required(sources: Path) -> None:
    done = build(sources, GLOAM_COMPILE="1")
    assert done.returncode != 0
    assert "could not be compiled" in done.stdout + done.stderr
    assert not list(sources.glob("*.whl"))


def test_engines_that_do_not_compile_fail_the_build(sources: Path) -> None:
    """A compiler that works is never answered with an interpreted wheel."""
    compiler = sources / "cc"
    compiler.write_text("#!/bin/sh\n")
    compiler.chmod(0o755)
    (sources / "src/gloam/core/rng.py").unlink()
    done = build(sources, CC=str(compiler))
    assert done.returncode != 0
    assert "could not be compiled" in done.stdout + done.stderr
    assert not list(sources.glob("*.whl"))


def test_a_client_that_cannot_be_built_fails_the_build_with_its_reason(sources: Path) -> None:
    done = build(sources, GLOAM_COMPILE="0", GLOAM_WEB="")
    assert done.returncode != 0
    assert "the sources of the web client are not here" in done.stdout + done.stderr
    assert "GLOAM_WEB=0" in done.stdout + done.stderr
    assert not list(sources.glob("*.whl"))


def test_the_reason_is_npms_own(sources: Path) -> None:
    (sources / "web").mkdir()
    (sources / "web" / "package-lock.json").write_text("{}")
    done = build(sources, GLOAM_COMPILE="0", GLOAM_WEB="")
    assert done.returncode != 0
    assert "npm error" in done.stdout + done.stderr
    assert not (sources / "web" / "node_modules").exists()
