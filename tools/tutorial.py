"""Run docs/tutorial-learning.md as it is, and draw its learning curve: `python tools/tutorial.py`."""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import shutil
import time
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from gloam.cli import main

PAGE = Path(__file__).parent.parent / "docs" / "tutorial-learning.md"
DRAWN = "learning-curve.svg"


def run(folder: Path, changes: Mapping[str, str]) -> dict[str, object]:
    """Everything the page does, in this folder, with some of its words replaced; the names it ends with."""
    text = PAGE.read_text("utf-8")
    for old, new in changes.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    (command,) = re.findall(r"```sh\n(.*?)```", text, re.DOTALL)
    program = "".join(re.findall(r"```py\n(.*?)```", text, re.DOTALL))
    names: dict[str, object] = {"__name__": "tutorial"}
    with contextlib.chdir(folder):
        code = main(shlex.split(command)[1:])
        assert code == 0, command
        exec(compile(program, PAGE.name, "exec"), names)
    return names


if __name__ == "__main__":
    os.environ.setdefault("OMP_NUM_THREADS", "1")  # so small a network is slower on several cores
    began = time.perf_counter()
    with TemporaryDirectory() as scratch:
        run(Path(scratch), {})
        target = PAGE.parent / "img" / DRAWN
        target.parent.mkdir(exist_ok=True)
        shutil.copy(Path(scratch) / DRAWN, target)
    print(f"{time.perf_counter() - began:.0f} s in all, the games of greedy among them")
