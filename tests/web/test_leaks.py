"""Whatever a browser received while a game ran, held against the true deal once it is known."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from gloam.core.action import NONE
from gloam.core.play import play, setup
from gloam.core.record import Record, read_record
from gloam.core.rng import Rng
from gloam.games import find_game, game_ids
from gloam.server.protocol.messages import encode

from .kit import AUTOPILOT, BOT, WHOLE_GAME, Ear, Message, make, person, sit
from .serving import FIRST

pytestmark = pytest.mark.slow

WORLDS = 3  # in which what the viewer does not know lies elsewhere


def told_in(found: Any) -> Iterator[int]:
    """Every piece that something names: by its number, or in words, where numbers begin with 1."""
    if isinstance(found, list):
        for one in found:
            yield from told_in(one)
    elif isinstance(found, dict):
        for key, value in found.items():
            if key == "card" and isinstance(value, int):
                yield value
            elif key == "card" and isinstance(value, str) and value.isdigit():
                yield int(value) - 1
            else:
                yield from told_in(value)


def hidden_from(state: Any, viewer: int) -> set[int]:
    """Pieces whose place the viewer does not know."""
    return {piece for piece, who in enumerate(state.seen) if not who >> viewer & 1}


def leaks(record: Record, heard: Sequence[Message], viewer: int) -> list[str]:
    """What could not have been said to this viewer, had it not depended on something hidden."""
    game, rng = find_game(record.game), Rng.seeded(5)
    state = setup(game, record.options, record.seats, record.seed)
    by_ply = {ply: update for update in heard if (ply := newest(update)) != NONE}
    found: list[str] = []
    shown: set[int] = set()  # since the last update, to this viewer: it may have been shuffled away again
    for ply, move in enumerate(record.moves):
        if update := by_ply.get(ply):
            named = {*told_in(update["events"])} & hidden_from(state, viewer) - shown
            found += [f"ply {ply}: {piece} was told" for piece in named]
            shown = set()
            worlds = [game.redeal(state, viewer, rng) for _ in range(WORLDS)]
            views = [json.loads(encode(game.view(world, viewer))) for world in worlds]
            found += [f"ply {ply}: the view differs" for view in views if view != update["view"]]
        events = play(game, state, state.to_act, game.actions.parse(move.text).index)
        shown |= {event.card for event in events if event.seen >> viewer & 1}
    assert len(by_ply) > 10
    return found


def newest(update: Message) -> int:
    """The last ply an update tells of; NONE if it shows no position."""
    plies = [event.get("ply", NONE) for event in update.get("events", [])]
    return max(plies, default=NONE) if update.get("view") else NONE


@pytest.mark.parametrize("game", game_ids())
def test_nothing_a_browser_received_tells_what_is_hidden(page: Page, address: str, game: str) -> None:
    ear = Ear(page)
    bodies: list[str] = []

    def pass_on(route: Route) -> None:
        answer = route.fetch()
        bodies.append(answer.text())
        route.fulfill(response=answer)

    page.route("**/api/**", pass_on)
    made = make(page, address, game, [person("Ann"), BOT, BOT])
    sit(page, address, made)
    page.click("[data-start]")
    page.evaluate(AUTOPILOT, 4)
    page.locator("[data-over]").wait_for(timeout=WHOLE_GAME)
    heard = [message.get("now", message) for message in ear.heard]
    running = [update for update in heard if update.get("table", {}).get("status") != "over"]
    assert FIRST not in json.dumps(running) + "".join(bodies), "the secret of the deal was told too soon"
    assert FIRST in json.dumps(heard)
    record = read_record(page.request.get(f"{address}api/tables/{made['table']['id']}/record").text())
    assert leaks(record, heard, viewer=0) == []
    assert leaks(record, heard, viewer=1), "another's hand would not have been noticed"
