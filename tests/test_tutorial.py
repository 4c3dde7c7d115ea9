"""The tutorial does what it says, here with small numbers. Its blocks are one program (tools/tutorial.py)."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from tools import tutorial

ROOT = Path(__file__).parent.parent
SMALL = {
    "--games 160": "--games 4",
    "SIZES = [5, 10, 20, 40, 80, 160]": "SIZES = [2, 4]",
    "PASSES = 6": "PASSES = 1",
    "TRIALS = 60": "TRIALS = 2",
    "FINAL = 200": "FINAL = 4",
}
SVG = "{http://www.w3.org/2000/svg}svg"


@pytest.fixture(scope="module")
def names(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    folder = tmp_path_factory.mktemp("tutorial")
    return {**tutorial.run(folder, SMALL), "folder": folder}


def test_it_learns_from_what_was_exported(names: dict[str, Any]) -> None:
    assert len(names["seen"]) == len(names["chosen"]) > 50
    assert names["model"].n_features_in_ == names["seen"].shape[1]
    assert len(names["curve"]) == 2
    for share, low, high in [*names["curve"], (names["share"], names["low"], names["high"])]:
        assert 0 <= low <= share <= high <= 1


def test_it_draws_its_curve(names: dict[str, Any]) -> None:
    assert ET.parse(names["folder"] / "learning-curve.svg").getroot().tag == SVG
    assert ET.parse(ROOT / "docs" / "img" / "learning-curve.svg").getroot().tag == SVG


def test_what_the_page_claims_is_more_than_chance() -> None:
    """Measured by tools/tutorial.py with the numbers of the page, and written down there."""
    text = tutorial.PAGE.read_text("utf-8")
    (claim,) = re.findall(r"200 games against random: ([\d.]+)%, 95 % from ([\d.]+)% to ([\d.]+)%\n", text)
    share, low, high = map(float, claim)
    assert 50 < low < share < high
