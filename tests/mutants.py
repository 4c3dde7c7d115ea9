"""`make mutants`: plant known bugs one at a time and see that the tests notice each.

Golden games and perft would notice any change at all, so they are left out: every bug must be caught by a
test that knows the rule, a law or the secrecy of the game.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
GAMES = ("kragmortha", "nightmarium")
WORKERS = 2
SLOW = ("test_laws", "test_secrecy")  # run last


class Mutant(NamedTuple):
    """One planted bug: in `file` of the game, `old` (which stands there exactly once) becomes `new`."""

    clause: str
    file: str
    old: str
    new: str


def mutants_of(game: str) -> Iterator[Mutant]:
    """The bugs of tests/<game>/bugs.txt: blocks of a clause and a file, `-` lines and `+` lines."""
    text = (ROOT / "tests" / game / "bugs.txt").read_text(encoding="utf-8")
    for block in text.split("\n\n"):
        lines = [line for line in block.strip("\n").split("\n") if not line.startswith("#")]
        clause, colon, file = lines[0].partition(": ") if lines else ("", "", "")
        if colon:
            old = "\n".join(line[1:] for line in lines[1:] if line.startswith("-"))
            new = "\n".join(line[1:] for line in lines[1:] if line.startswith("+"))
            yield Mutant(clause, file, old, new)


def is_noticed(game: str, mutant: Mutant) -> bool:
    """Do the tests of the game fail on a copy of the source with this bug?"""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
        path = source / "gloam" / "games" / game / mutant.file
        text = path.read_text(encoding="utf-8")
        if text.count(mutant.old) != 1:
            raise SystemExit(f"{mutant.file}: {mutant.old!r} stands there {text.count(mutant.old)} times")
        path.write_text(text.replace(mutant.old, mutant.new), encoding="utf-8")
        return _tests_fail(game, source)


def _tests_fail(game: str, source: Path) -> bool:
    files = sorted((ROOT / "tests" / game).glob("test_*.py"), key=lambda path: path.stem in SLOW)
    command = [sys.executable, "-B", "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
    command += [str(path) for path in files if path.stem != "test_perft"]
    environment = {**os.environ, "PYTHONPATH": str(source)}
    finished = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if finished.returncode not in (0, 1, 2):
        raise SystemExit(finished.stdout + finished.stderr)
    return finished.returncode != 0


def main() -> int:
    survivors = []
    planted = [(game, mutant) for game in GAMES for mutant in mutants_of(game)]
    with ThreadPoolExecutor(WORKERS) as pool:
        noticed = pool.map(lambda pair: is_noticed(*pair), planted)
        for (game, mutant), caught in zip(planted, noticed, strict=True):
            print("noticed " if caught else "SURVIVED", game, mutant.clause, repr(mutant.new), flush=True)
            if not caught:
                survivors.append(mutant)
    print(f"{len(planted) - len(survivors)} of {len(planted)} planted bugs noticed")
    return 1 if survivors else 0


if __name__ == "__main__":
    raise SystemExit(main())
