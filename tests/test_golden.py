"""Golden games replay to the same positions, seen the same by every viewer, for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloam.core.record import read_record
from gloam.games import find_game
from tests.golden_games import FOLDER, GAMES, fingerprints

RECORDS = sorted(FOLDER.glob("*.record"))


def test_every_game_has_golden_games() -> None:
    assert len(RECORDS) == sum(len(games) for games in GAMES.values())


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_is_seen_as_ever(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"), path.name)
    seen = path.with_suffix(".seen").read_text(encoding="utf-8").splitlines()
    assert list(fingerprints(find_game(record.game), record)) == seen
