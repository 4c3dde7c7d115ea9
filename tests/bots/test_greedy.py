"""The greedy bot beats chance, and slips as often as it is told to."""

from __future__ import annotations

import pytest

from gloam.bots import make_bot
from gloam.core.protocol import AnyGame
from gloam.games import find_game
from tests.nightmarium import scenes

MOST_DECISIONS = 3000


def share_of_the_first(game: AnyGame, specs: list[str], seed: int) -> float:
    """What the first of the bots wins in one game; they change seats from game to game."""
    state = game.setup(game.settings.read({}), len(specs), seed)
    turned = [specs[(seat + seed) % len(specs)] for seat in range(len(specs))]
    bots = [make_bot(spec, game, seed * 10 + seat) for seat, spec in enumerate(turned)]
    for _ in range(MOST_DECISIONS):
        if state.over:
            return state.scores()[turned.index(specs[0])]
        view = game.view(state, state.to_act)
        state.apply(bots[state.to_act].choose(view, view.options))
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("game_id", ["nightmarium", "kragmortha"])
def test_greed_beats_chance(game_id: str) -> None:
    game = find_game(game_id)
    assert sum(share_of_the_first(game, ["greedy:worlds=1", "random"], seed) for seed in range(10)) >= 9


HEAD_WINS = f"""
options win=immediate target=3
seats 2
1: hand 13 42 60{scenes.finished_creatures(2)} | 15 80
2: hand 30 31 90
"""


@pytest.mark.parametrize(("slip", "low", "high"), [(0, 100, 100), (50, 50, 75), (100, 8, 35)])
def test_it_slips_as_often_as_it_is_told(slip: int, low: int, high: int) -> None:
    """A slip takes any option, the good one too."""
    view = scenes.GAME.view(scenes.GAME.read(HEAD_WINS), 0)
    bot = make_bot(f"greedy:worlds=1:slip={slip}", scenes.GAME, 3)
    taken = [scenes.GAME.actions[bot.choose(view, view.options)].text for _ in range(100)]
    assert low <= taken.count("play 13@3") <= high
