"""Bots in processes of their own."""

from __future__ import annotations

import os
import pickle
import signal
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool

import pytest

from gloam.bots.worker import Question, Thinking, answer
from gloam.core.errors import BadInput
from gloam.core.rng import Rng
from gloam.games import find_game

GAMES = ["nightmarium", "kragmortha"]
MOST_MS = 10_000


def question(game_id: str, bot: str, seed: int = 1) -> Question:
    game = find_game(game_id)
    state = game.setup(game.settings.read({}), 3, seed)
    state.wander(Rng.seeded(seed), 30)
    while len(state.options) < 3:
        state.wander(Rng.seeded(seed), 1)
    view = game.view(state, state.to_act)
    return Question(bot, game_id, view, view.options, seed)


@pytest.fixture(scope="module")
def thinking() -> Iterator[Thinking]:
    found = Thinking(1, MOST_MS)
    yield found
    found.close()


@pytest.mark.parametrize("game_id", GAMES)
def test_views_travel(game_id: str) -> None:
    asked = question(game_id, "greedy")
    assert pickle.loads(pickle.dumps(asked)) == asked


@pytest.mark.parametrize("bot", ["random", "greedy", "ismcts:iterations=30", "drowsy"])
@pytest.mark.parametrize("game_id", GAMES)
def test_another_process_chooses_the_same(thinking: Thinking, game_id: str, bot: str) -> None:
    asked = [question(game_id, bot, seed) for seed in (1, 2)]
    futures = [thinking.ask(one) for one in asked]
    assert [future.result(60) for future in futures] == [answer(one, MOST_MS) for one in asked]


def process_of(thinking: Thinking) -> int:
    return thinking._pool.submit(os.getpid).result(60)


def test_the_thinking_is_done_elsewhere(thinking: Thinking) -> None:
    assert process_of(thinking) != os.getpid()


def test_a_search_without_end_is_cut_short() -> None:
    """Ten million iterations would take hours."""
    asked = question("nightmarium", "ismcts:iterations=10000000")
    assert answer(asked, most_ms=5) in asked.options


@pytest.mark.parametrize(("game_id", "bot"), [("nightmarium", "genius"), ("chess", "greedy")])
def test_what_is_not_known_is_refused_at_once(thinking: Thinking, game_id: str, bot: str) -> None:
    asked = question("nightmarium", "greedy")._replace(game=game_id, bot=bot)
    with pytest.raises(BadInput):
        thinking.ask(asked)


def test_a_process_that_dies_is_replaced() -> None:
    thinking = Thinking(1, MOST_MS)
    asked = question("kragmortha", "greedy")
    try:
        os.kill(process_of(thinking), signal.SIGKILL)
        with pytest.raises(BrokenProcessPool):
            process_of(thinking)
        assert thinking.ask(asked).result(60) == answer(asked, MOST_MS)
    finally:
        thinking.close()
