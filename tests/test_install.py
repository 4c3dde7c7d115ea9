"""Installing gloam: the wheel by uv, pip and pipx without a compiler and Node, and the steps of the image.

`make test` installs a pure wheel without the client by uv; `make packaging` does all with the real one.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from tests.cli.serving import serve

ROOT = Path(__file__).parent.parent
LIGHT = {"GLOAM_COMPILE": "0", "GLOAM_WEB": "0"}
LOCK = ROOT / "requirements.lock"
UV = Path(sys.executable).with_name("uv")


def run(command: Sequence[str | Path], folder: Path, environment: Mapping[str, str]) -> str:
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def is_full(pytestconfig: pytest.Config) -> bool:
    return bool(pytestconfig.getoption("--packaging"))


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory, *, is_full: bool) -> Path:
    """The wheel `make` has built; in the short form a quick one."""
    folder = ROOT / "dist"
    if not is_full:
        folder = tmp_path_factory.mktemp("dist")
        command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
        run(command, ROOT, {**os.environ, **LIGHT})
    (wheel,) = folder.glob("*.whl")
    return wheel


def check(gloam: Path, folder: Path, environment: Mapping[str, str], *, is_full: bool) -> None:
    """The installed program is whole, and serves a page."""
    facts: dict[str, Any] = json.loads(run([gloam, "doctor", "--json"], folder, environment))
    assert facts["ok"], facts["problems"]
    assert facts["client"] is is_full
    with (
        serve(folder, program=[str(gloam)]) as server,
        urlopen(f"{server.address}{'' if is_full else 'readyz'}") as answer,
    ):
        assert answer.status == 200


# By an installer


def install_by_uv(wheel: Path, folder: Path, environment: Mapping[str, str]) -> Path:
    places = {"UV_TOOL_DIR": str(folder / "tools"), "UV_TOOL_BIN_DIR": str(folder / "bin")}
    options = ["--no-build", "--python", sys.executable, "--constraints", str(LOCK)]
    run([UV, "tool", "install", *options, wheel], folder, {**environment, **places})
    return folder / "bin" / "gloam"


def install_by_pip(wheel: Path, folder: Path, environment: Mapping[str, str]) -> Path:
    run([sys.executable, "-m", "venv", folder / "venv"], folder, environment)
    run([folder / "venv/bin/pip", "install", "--only-binary", ":all:", wheel], folder, environment)
    return folder / "venv" / "bin" / "gloam"


def install_by_pipx(wheel: Path, folder: Path, environment: Mapping[str, str]) -> Path:
    places = {"PIPX_HOME": str(folder / "home"), "PIPX_BIN_DIR": str(folder / "bin")}
    options = ["--pip-args=--only-binary=:all:"]
    run([sys.executable, "-m", "pipx", "install", *options, wheel], folder, {**environment, **places})
    return folder / "bin" / "gloam"


@pytest.mark.parametrize("install", [install_by_uv, install_by_pip, install_by_pipx])
def test_the_wheel_needs_neither_compiler_nor_node(
    install: Any, wheel: Path, tmp_path: Path, *, is_full: bool
) -> None:
    if not is_full and install is not install_by_uv:
        pytest.skip("part of `make packaging`")
    environment = {**os.environ, "PATH": str(tmp_path)}  # an empty one
    check(install(wheel, tmp_path, environment), tmp_path, environment, is_full=is_full)


# As an image

DOCKERFILE = (ROOT / "deploy" / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
IGNORED = (ROOT / "deploy" / "Dockerfile.dockerignore").read_text("utf-8").split()


def is_ignored(path: str) -> bool:
    """The last pattern that matches the path or a folder above it decides."""
    ignored = False
    for line in IGNORED:
        pattern = re.escape(line.removeprefix("!")).replace(r"\*\*/", "(.*/)?").replace(r"\*", "[^/]*")
        if re.match(f"{pattern}(/|$)", path):
            ignored = not line.startswith("!")
    return ignored


@pytest.mark.parametrize(
    "path", ["web/node_modules/vite/index.js", ".git/HEAD", "src/gloam/server/static/a.js"]
)
def test_the_image_gets_nothing_built_here(path: str) -> None:
    assert is_ignored(path)


def copied(source: str) -> Iterator[str]:
    """The files of the build context that `COPY source` brings."""
    place = ROOT / source
    files = place.rglob("*") if place.is_dir() else [place]
    paths = (file.relative_to(ROOT).as_posix() for file in files if file.is_file())
    found = [path for path in paths if not is_ignored(path)]
    assert found, f"COPY {source}: nothing of it is in the build context"
    yield from found


def test_the_steps_of_the_image_install_gloam(tmp_path: Path, *, is_full: bool) -> None:
    build_stage = DOCKERFILE.partition("FROM ")[2].partition("FROM ")[0]
    sources, image = tmp_path / "src", tmp_path / "opt"
    for names in re.findall(r"^COPY (.*) \S+$", build_stage, re.MULTILINE):
        for path in (path for name in names.split() for path in copied(name)):
            (sources / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / path, sources / path)
    run([UV, "venv", "--seed", "--python", sys.executable, tmp_path / "base"], tmp_path, os.environ)
    environment = {**os.environ, "PATH": f"{tmp_path / 'base/bin'}:{os.environ['PATH']}"}
    steps = [step for step in re.findall(r"^RUN (.*)$", build_stage, re.MULTILINE) if "apt-get" not in step]
    assert steps
    for step in steps:
        command = step.replace("/opt/gloam", str(image))
        if not is_full:
            command = command.replace("GLOAM_COMPILE=1", "GLOAM_COMPILE=0 GLOAM_WEB=0")
        run(["/bin/sh", "-ec", command], sources, environment)
    check(image / "bin" / "gloam", tmp_path, os.environ, is_full=is_full)
