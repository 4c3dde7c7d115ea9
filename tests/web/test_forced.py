"""What the client answers by itself tells nobody anything: these answers are plain to all."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from gloam.core.rng import Rng
from gloam.games import find_game, game_ids
from gloam.testing.walks import walk

KINDS: dict[str, list[str]] = json.loads(
    (Path(__file__).parents[2] / "web" / "src" / "features" / "play" / "forced.json").read_text("utf-8")
)
WORLDS = 3  # other worlds that somebody who only looks on could take for this one
LEAST = 3  # of each kind, or the walks prove nothing


@pytest.mark.parametrize("game_id", game_ids())
def test_whoever_looks_on_knows_every_answer(game_id: str) -> None:
    game = find_game(game_id)
    presets = list(game.settings.presets)
    seen: Counter[str] = Counter()
    for seed in range(20):
        seats = game.seats[seed % len(game.seats)]
        rng = Rng.seeded(seed)
        for step in walk(game, seats, seed, {"preset": presets[seed % len(presets)]}):
            if step.asked not in KINDS[game_id]:
                continue
            seen[step.asked] += 1
            for _ in range(WORLDS):
                world = game.redeal(step.state, seats, rng)
                assert list(world.options) == list(step.state.options), f"{step.asked}, seed {seed}"
    assert all(seen[kind] >= LEAST for kind in KINDS[game_id]), seen
