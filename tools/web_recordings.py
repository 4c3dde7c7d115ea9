"""Games as a client hears of them, as JSON.

`python -m tools.web_recordings kragmortha SEATS SEED VIEWER [OPTION=VALUE …]` prints the first view, then
what each decision brought: the events as the viewer is told them, and the view after them. Tests of the
client play its stories against these.
"""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

import msgspec

from gloam.core.play import play, setup
from gloam.games import find_game

MOST_PLIES = 400
FIELDS = ("kind", "seat", "card", "spot", "other", "number", "rule")
UNNEEDED = ("options", "asides")


def recording(game_id: str, seats: int, seed: int, viewer: int, options: dict[str, str]) -> dict[str, Any]:
    """A game by chance, as one viewer is told it."""
    game = find_game(game_id)
    state, chance = setup(game, game.settings.read(options), seats, seed), Random(seed)

    def seen() -> dict[str, Any]:
        view: dict[str, Any] = msgspec.to_builtins(game.view(state, viewer))
        return {key: value for key, value in view.items() if key not in UNNEEDED}

    state.take_events()
    begin, updates = seen(), []
    for ply in range(MOST_PLIES):
        if state.over:
            break
        action = chance.choice(list(state.options))
        events = play(game, state, state.to_act, action)
        told = [event.told_to(viewer) for event in events]
        updates.append(
            {
                "news": [{key: getattr(one, key) for key in FIELDS} | {"ply": ply} for one in told],
                "view": seen(),
            }
        )
    return {"begin": begin, "updates": updates}


if __name__ == "__main__":
    game_id, seats, seed, viewer, *pairs = sys.argv[1:]
    options = dict(pair.split("=", 1) for pair in pairs)
    json.dump(recording(game_id, int(seats), int(seed), int(viewer), options), sys.stdout)
