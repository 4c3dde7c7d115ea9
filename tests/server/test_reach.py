"""What a seat could do if its turn came now: told to it alone, and by what it knows alone."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from gloam.core.rng import Rng
from gloam.games import find_game
from gloam.server.tables.commands import Pause
from gloam.server.tables.table import Table
from gloam.server.tables.updates import UpdateBuilder

from .kit import House, Message
from .logbook import Logbook

GAMES = ["nightmarium", "kragmortha"]


@pytest.mark.parametrize("game", GAMES)
def test_equal_views_get_equal_bytes(game: str) -> None:
    """In every world that looks the same to a seat, whatever the others hold."""
    book, rules, chance, choices = Logbook(game, 3).start(), find_game(game), Rng.seeded(4), random.Random(4)
    answers: Counter[bool] = Counter()
    for _ in range(150):
        table = book.table
        if table.state is None or table.state.over:
            break
        for seat in range(3):
            told = bytes(UpdateBuilder(table).reach(seat))
            answers[told != b"null"] += 1
            for _ in range(3):
                twin = Table.restored(table.snapshot())
                twin.state = rules.redeal(table.state, seat, chance)
                assert bytes(UpdateBuilder(twin).reach(seat)) == told
        book.act(choices)
    assert answers[True] > 50


@pytest.mark.parametrize("game", GAMES)
def test_what_was_planned_is_offered_if_nothing_comes_between(game: str) -> None:
    """The reach of the next seat in the position in which its turn begins is exactly its options."""
    book, rules, choices, compared = Logbook(game, 2).start(), find_game(game), random.Random(5), 0
    for _ in range(300):
        table = book.table
        if table.state is None or table.state.over:
            break
        before = table.state.turn
        book.act(choices)
        if table.running and table.state.turn > before:
            begun = rules.turn_of(table.state, table.to_act)
            assert begun is not None
            assert list(begun.options) == list(table.state.options)
            compared += 1
    assert compared > 20


def test_nothing_is_told_to_whoever_is_asked_while_the_game_waits_or_to_spectators() -> None:
    book = Logbook("nightmarium", 2).start()
    asked = book.table.to_act
    assert bytes(UpdateBuilder(book.table).reach(asked)) == b"null"
    assert bytes(UpdateBuilder(book.table).reach(2)) == b"null"
    assert bytes(UpdateBuilder(book.table).reach(1 - asked)) != b"null"
    book.do(Pause("p", paused=True), host=True)
    assert bytes(UpdateBuilder(book.table).reach(1 - asked)) == b"null"


@pytest.mark.anyio
@pytest.mark.parametrize("game", GAMES)
async def test_reach_is_answered_to_one_client_for_its_own_cards(house: House, game: str) -> None:
    made, clients = await house.begin(game, people=2)
    watcher, table = await house.join(made.id), house.table(made.id)
    choices = random.Random(6)
    while len(table.plies) < 4:  # until all goblins are placed
        await clients[table.to_act].catch_up(table.seq)
        await clients[table.to_act].act(choices)
    idle = clients[1 - table.to_act]
    await idle.catch_up(table.seq)
    answer = await idle.do("reach")
    assert answer["type"] == "reached"
    assert answer["seq"] == table.seq
    mine = set(cards_in_hand(idle.now["view"], 1 - table.to_act))
    played = [find_game(game).actions[option["index"]] for option in answer["options"]]
    assert {action.card for action in played if action.verb == "play"} <= mine
    assert await watcher.refused("reach") == "denied-spectator"
    others = [client for client in (*clients, watcher) if client is not idle]
    assert not any("reached" in text for client in others for text in client.seen)
    assert (await clients[table.to_act].do("reach"))["options"] is None


def cards_in_hand(view: Message, seat: int) -> list[int]:
    hand = view["players"][seat]["hand"]
    return list(hand["cards"]) if isinstance(hand, dict) else list(hand)
