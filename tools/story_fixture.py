"""Plays games and writes what one seat is told of them: `python tools/story_fixture.py`.

The client's law of the story (`web/src/games/nightmarium/story.test.ts`) holds that redrawing the events of
an update one by one leads to the view the server draws afterwards. Here are updates to hold it against, of
whole games with and without seals, decided by chance with a liking for building.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from gloam.core.play import play, setup
from gloam.core.protocol import AnyGame, State
from gloam.games import find_game

ROOT: Final = Path(__file__).parent.parent
TARGET: Final = ROOT / "web" / "src" / "games" / "nightmarium" / "story.fixture.json"
VIEWER: Final = 0
GAMES: Final[tuple[tuple[int, int, dict[str, str]], ...]] = (
    (7, 3, {"seals": "on"}),
    (5, 4, {}),
    (3, 2, {"herald_leftover": "place", "win": "immediate"}),
)
LIKING: Final = {"play": 4, "execute": 5, "scavenge": 5, "yes": 5, "draw": 2, "discard": 1}


def _liking(game: AnyGame, action: int, rng: Random) -> float:
    return LIKING.get(game.actions[action].verb, 3) + 2 * rng.random()


def _drawn(view: Any) -> Mapping[str, Any]:
    """What a table shows of a view."""
    return {
        "players": [
            [one.hand.size, one.hand.cards, one.finished, [[c.cards, c.seal] for c in one.creatures]]
            for one in view.players
        ],
        "laid": view.laid,
        "deck": view.deck,
        "pile": view.pile[-8:],
        "piled": len(view.pile),
        "revealed": view.revealed,
    }


def story(seed: int, seats: int, wished: Mapping[str, str]) -> dict[str, Any]:
    """A game as the viewer is told it: the first view, then each update's events and outcome."""
    game = find_game("nightmarium")
    state: State = setup(game, dict(game.settings.read(wished)), seats, seed)
    rng = Random(seed)
    first = game.view(state, VIEWER)
    updates = []
    while not state.over:
        action = max(state.options, key=lambda one: _liking(game, one, rng))
        news = [event.told_to(VIEWER) for event in play(game, state, state.to_act, action)]
        updates.append(
            {
                "events": [
                    [one.kind, one.rule, one.seat, one.card, one.spot, one.other, one.number] for one in news
                ],
                "drawn": _drawn(game.view(state, VIEWER)),
            }
        )
    return {"first": first, "updates": updates}


def fixture() -> bytes:
    told = [story(seed, seats, options) for seed, seats, options in GAMES]
    return b"[\n" + b",\n".join(msgspec.json.encode(one) for one in told) + b"\n]\n"


if __name__ == "__main__":
    TARGET.write_bytes(fixture())
