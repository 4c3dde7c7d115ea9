"""Games that were played elsewhere, for the browser to look at."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import APIRequestContext

from gloam.core.play import play, setup
from gloam.core.record import Record, format_share, write_record
from gloam.games import find_game

NAMES = ("Anna", "Boris", "Vera")


def played(game_id: str, seed: int = 7) -> Record:
    """A whole game of three, by chance."""
    game = find_game(game_id)
    options = dict(game.settings.read({}))
    state, rng = setup(game, options, len(NAMES), seed), Random(seed)
    names = dict(enumerate(NAMES))
    record = Record(game_id, game.version, len(NAMES), options, seed, game.data(options), names)
    while not state.over:
        action = rng.choice(list(state.options))
        record = record.with_move(state.to_act, game.actions[action].text)
        play(game, state, state.to_act, action)
    return record.ended([format_share(share) for share in state.scores()])


def continued(request: APIRequestContext, address: str, record: Record, ply: int) -> dict[str, Any]:
    """A table where a game goes on at a ply, the person in the seat that is asked there."""
    wanted = {
        "record": write_record(record),
        "ply": ply,
        "seat": record.moves[ply].seat,
        "name": "Anna",
        "bot": "asleep",
    }
    made: dict[str, Any] = request.post(f"{address}api/continue", data=wanted).json()
    return made


def finished(request: APIRequestContext, address: str, record: Record) -> dict[str, Any]:
    """A table where this game has been played to its end."""
    made, last = continued(request, address, record, len(record.moves) - 1), record.moves[-1]
    index = find_game(record.game).actions.parse(last.text).index
    done = request.post(
        f"{address}api/tables/{made['table']['id']}/do",
        data={"type": "act", "id": "last", "seq": 1, "index": index},
        headers={"authorization": f"Bearer {made['seats'][0]['token']}"},
    )
    assert done.ok
    return made
