"""The client as its sources are now, built once for everybody who asks, and a server that has it."""

from __future__ import annotations

import fcntl
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
BUILDS = ROOT / "build" / "client"
BASE = "/under/a/path"  # whatever works there works at the top
KEPT = 3  # builds of other sources: somebody may be about to serve one


def sources() -> Iterator[Path]:
    for folder in (ROOT / "web", ROOT / "src" / "gloam" / "locales"):
        paths = (path for path in folder.rglob("*") if "node_modules" not in path.parts)
        yield from sorted(path for path in paths if path.is_file())


def digest() -> str:
    summary = sha256()
    for path in sources():
        summary.update(f"{path.relative_to(ROOT)} {sha256(path.read_bytes()).hexdigest()}\n".encode())
    return summary.hexdigest()[:16]


def built_client() -> Path:
    """The folder of the client. Whoever comes second waits for whoever came first, and finds it there."""
    BUILDS.mkdir(parents=True, exist_ok=True)
    with (BUILDS / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        folder = BUILDS / digest()
        if not folder.is_dir():
            build(folder)
            forget_old_builds()
    return folder


def build(folder: Path) -> None:
    unfinished = folder.with_suffix(".unfinished")
    for words in (["install"], ["build", str(unfinished)]):  # the tests need packages that a build does not
        command = [sys.executable, "tools/web_client.py", *words]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
    unfinished.rename(folder)


def forget_old_builds() -> None:
    builds = sorted(
        (path for path in BUILDS.iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime
    )
    for old in builds[: -KEPT - 1]:
        shutil.rmtree(old)


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of the client at a server whose tables are kept in this folder."""
    command = [sys.executable, "-m", "tests.web.serving", str(folder), str(built_client()), BASE]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        yield f"http://127.0.0.1:{int(server.stdout.readline())}{BASE}/"
        server.communicate(timeout=60)
