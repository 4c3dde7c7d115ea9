"""`make mutants`: plant known bugs one at a time and see that the tests notice each.

    python -m tests.mutants                       all of them
    python -m tests.mutants kragmortha            those of tests/kragmortha/bugs.txt
    python -m tests.mutants kragmortha K3 copy    of these only the clauses that begin so

Golden games and perft would notice any change at all, so they are left out: every bug must be caught by a
test that knows the rule, a law or the secrecy of the game.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
HOMES = {"core": "core", "kragmortha": "games/kragmortha", "nightmarium": "games/nightmarium"}
WORKERS = 2
LIMIT = 300  # seconds for one bug; many times what the tests take
SLOW = ("test_laws", "test_secrecy")  # run last


class Mutant(NamedTuple):
    """One planted bug: in `file` of its home, `old` (which stands there exactly once) becomes `new`."""

    home: str
    clause: str
    file: str
    old: str
    new: str

    def path_in(self, source: Path) -> Path:
        return source / "gloam" / HOMES[self.home] / self.file


def mutants_of(home: str) -> Iterator[Mutant]:
    """The bugs of tests/<home>/bugs.txt: blocks of a clause and a file, `-` lines and `+` lines."""
    text = (ROOT / "tests" / home / "bugs.txt").read_text(encoding="utf-8")
    for block in text.split("\n\n"):
        lines = [line for line in block.strip("\n").split("\n") if not line.startswith("#")]
        clause, colon, file = lines[0].partition(": ") if lines else ("", "", "")
        if colon:
            old = "\n".join(line[1:] for line in lines[1:] if line.startswith("-"))
            new = "\n".join(line[1:] for line in lines[1:] if line.startswith("+"))
            yield Mutant(home, clause, file, old, new)


def misfits(mutants: Sequence[Mutant]) -> list[str]:
    """Bugs that cannot be planted, because the text they spoil does not stand there exactly once."""
    found = []
    for mutant in mutants:
        count = mutant.path_in(ROOT / "src").read_text(encoding="utf-8").count(mutant.old)
        if count != 1:
            found.append(f"{mutant.home} {mutant.clause}, {mutant.file}: {count} times {mutant.old!r}")
    return found


def noticed_by(mutant: Mutant) -> str:
    """The test that fails on a copy of the source with this bug; empty if none does."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
        path = mutant.path_in(source)
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace(mutant.old, mutant.new), encoding="utf-8")
        return _first_failure(mutant, source)


def _test_files(mutant: Mutant) -> list[Path]:
    """Those named after the clause first, so that most bugs are noticed at once."""
    word = re.split(r"\W", mutant.clause)[0].lower()
    files = (ROOT / "tests" / mutant.home).glob("test_*.py")
    return sorted(files, key=lambda path: (word not in path.stem.split("_"), path.stem in SLOW, path))


def _first_failure(mutant: Mutant, source: Path) -> str:
    command = [sys.executable, "-B", "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
    command += [str(path) for path in _test_files(mutant) if path.stem != "test_perft"]
    environment = {**os.environ, "PYTHONPATH": str(source), "COLUMNS": "200"}
    try:
        finished = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=LIMIT, check=False
        )
    except subprocess.TimeoutExpired:
        return "a test run without end"
    if finished.returncode not in (0, 1, 2):
        raise SystemExit(finished.stdout + finished.stderr)
    failure = re.search(r"^(?:FAILED|ERROR) tests/(.*)$", finished.stdout, re.MULTILINE)
    return "" if finished.returncode == 0 else failure[1] if failure else "a test run that breaks off"


def chosen(words: Sequence[str]) -> list[Mutant]:
    """The bugs of the homes that are named, of all if none is; of these the clauses named, or all."""
    homes = [word for word in words if word in HOMES] or list(HOMES)
    clauses = tuple(word for word in words if word not in HOMES) or ("",)
    return [mutant for home in homes for mutant in mutants_of(home) if mutant.clause.startswith(clauses)]


def main() -> int:
    planted = chosen(sys.argv[1:])
    unplantable = misfits(planted)
    if unplantable:
        raise SystemExit("\n".join(unplantable))
    survivors = 0
    with ThreadPoolExecutor(WORKERS) as pool:
        for mutant, test in zip(planted, pool.map(noticed_by, planted), strict=True):
            survivors += not test
            found = f"noticed by {test}" if test else "SURVIVED"
            print(mutant.home, mutant.clause, repr(mutant.new.strip()), found, flush=True)
    print(f"{len(planted) - survivors} of {len(planted)} planted bugs noticed")
    return 1 if survivors or not planted else 0


if __name__ == "__main__":
    raise SystemExit(main())
