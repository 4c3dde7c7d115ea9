"""Games that were played elsewhere, for the browser to look at."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from playwright.sync_api import APIRequestContext, Page

from gloam.core.play import play, setup
from gloam.core.protocol import State
from gloam.core.record import Record, format_share, write_record
from gloam.games import find_game

NAMES = ("Anna", "Boris", "Vera", "Gleb")
MOST_GAMES = 100  # that are looked through for a position
MOST_PLIES = 2000


def played(game_id: str, seed: int = 7, seats: int = 3) -> Record:
    """A whole game, by chance."""
    game = find_game(game_id)
    options = dict(game.settings.read({}))
    state, rng = setup(game, options, seats, seed), Random(seed)
    names = dict(enumerate(NAMES[:seats]))
    record = Record(game_id, game.version, seats, options, seed, game.data(options), names)
    while not state.over:
        action = rng.choice(list(state.options))
        record = record.with_move(state.to_act, game.actions[action].text)
        play(game, state, state.to_act, action)
    return record.ended([format_share(share) for share in state.scores()])


@cache
def position(game_id: str, wanted: Callable[[State], bool]) -> tuple[Record, int]:
    """A game that comes to such a decision, and when."""
    game = find_game(game_id)
    for seed in range(MOST_GAMES):
        record = played(game_id, seed)
        state = setup(game, record.options, record.seats, record.seed)
        for ply, move in enumerate(record.moves):
            if wanted(state):
                return record, ply
            play(game, state, state.to_act, game.actions.parse(move.text).index)
    raise AssertionError("it never comes to that")


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


def come(page: Page, address: str, made: dict[str, Any]) -> None:
    """To the seat of somebody who goes on with a game."""
    page.goto(f"{address}t/{made['table']['id']}#{made['seats'][0]['token']}")
    page.locator("[data-seq]").wait_for()


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


def do(request: APIRequestContext, address: str, table: str, token: str, **deed: object) -> int:
    """Carry out a command without a browser. The number of the update that told of it."""
    done = request.post(
        f"{address}api/tables/{table}/do",
        data={"id": secrets.token_hex(8), **deed},
        headers={"authorization": f"Bearer {token}"},
    )
    assert done.ok, done.text()
    return int(done.json()["seq"])


def play_out(request: APIRequestContext, address: str, made: dict[str, Any]) -> None:
    """Play a game of persons from the deal to its end, without any browser."""
    table = made["table"]["id"]
    chance = Random(17)
    tokens = [seat["token"] for seat in made["seats"]]
    seq = do(request, address, table, made["host"], type="start")
    for ply in range(MOST_PLIES):
        at = f"{address}api/tables/{table}/positions/{ply}"
        seat = request.get(at).json()["view"]["to_act"]
        if seat < 0:
            return
        view = request.get(at, headers={"authorization": f"Bearer {tokens[seat]}"}).json()["view"]
        seq = do(
            request, address, table, tokens[seat], type="act", seq=seq, index=chance.choice(view["options"])
        )
    raise AssertionError("the game does not end")
