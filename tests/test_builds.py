"""Interpreted and compiled engines play the same games: both builds must come to these digests.

`python -m tests.test_builds` prints them anew, after the judgement of a game was changed on purpose.
"""

from __future__ import annotations

from hashlib import sha256

import pytest

from gloam.core.rng import Rng
from gloam.games import find_game

GAMES = 12
DIGESTS = {
    ("nightmarium", 2, "second-edition"): "d953e68fc4680d22",
    ("nightmarium", 5, "advanced"): "ec428d572a6886d1",
    ("kragmortha", 2, "enchanted"): "0e14b17d3d72abe6",
    ("kragmortha", 8, "tabletop"): "41de28aa41f4192a",
}


def digest(game_id: str, seats: int, preset: str) -> str:
    """All positions along games by chance, by hunches, and in worlds dealt anew, as one number."""
    game = find_game(game_id)
    options = game.settings.read({"preset": preset})
    found = sha256()
    for seed in range(GAMES):
        state, rng = game.setup(options, seats, seed), Rng.seeded(seed)
        while not state.over:
            found.update(game.write(state).encode())
            found.update(repr([event.fields() for event in state.take_events()]).encode())
            found.update(repr([round(share, 9) for share in game.outlook(state)]).encode())
            world = game.redeal(state, seed % seats, rng)
            world.follow_hunches(rng, 40)
            found.update(game.write(world).encode())
            state.wander(rng, 25)
        found.update(game.write(state).encode())
    return found.hexdigest()[:16]


@pytest.mark.parametrize(("game_id", "seats", "preset"), DIGESTS)
def test_every_build_plays_the_same_games(game_id: str, seats: int, preset: str) -> None:
    assert digest(game_id, seats, preset) == DIGESTS[game_id, seats, preset]


if __name__ == "__main__":
    for key in DIGESTS:
        print(*key, digest(*key))
