"""Which Python the set-up takes: a quick one wherever it is on the path, and never one that cannot do it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent.parent / "tools" / "which_python.sh"
SLOW, QUICK, UNFIT = "-c) exit 0;; *) exit 1", "-c) exit 0;; *) exit 0", "-c) exit 1;; *) exit 0"


def chosen(folder: Path, *pythons: str) -> str:
    """What is taken of Pythons that answer like this: whether they are complete, and whether quick."""
    places = [folder / str(number) for number in range(len(pythons))]
    for place, answers in zip(places, pythons, strict=True):
        place.mkdir()
        python = place / "python3"
        python.write_text(f'#!/bin/sh\ncase "$1" in {answers};; esac\n')
        python.chmod(0o755)
    done = subprocess.run(
        ["/bin/sh", SCRIPT],
        env={"PATH": os.pathsep.join(map(str, places))},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip().removeprefix(f"{folder}/")


@pytest.mark.parametrize(
    ("pythons", "taken"),
    [
        ([QUICK, QUICK], "0/python3"),
        ([SLOW, QUICK], "1/python3"),
        ([UNFIT, SLOW, UNFIT, QUICK], "3/python3"),
        ([SLOW, UNFIT], "python3"),
        ([], "python3"),
    ],
)
def test_the_first_quick_one_is_taken(tmp_path: Path, pythons: list[str], taken: str) -> None:
    assert chosen(tmp_path, *pythons) == taken


def test_a_real_one_answers() -> None:
    """The questions themselves are ones that a Python understands."""
    folder = Path(sys.executable).parent
    done = subprocess.run(
        ["/bin/sh", SCRIPT], env={"PATH": str(folder)}, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() in (f"{folder}/python3", "python3")
    assert not done.stderr
