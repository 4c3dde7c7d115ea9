"""One seat against bots: Gymnasium's own check, and what it does not ask."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from gloam.core.errors import BadInput
from gloam.core.rng import Rng
from gloam.envs import solo
from gloam.envs.lone import ILLEGAL, Lone, gym_id
from gloam.games import game_ids


def play_on(env: Lone, seed: int) -> list[float]:
    """The rewards of one game by random legal actions."""
    rng = Rng.seeded(seed)
    env.reset(seed=seed)
    rewards, over = [], False
    while not over:
        legal = np.flatnonzero(env.action_masks())
        _, reward, ended, cut, _ = env.step(int(legal[rng.below(len(legal))]))
        rewards.append(reward)
        over = ended or cut
    return rewards


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("form", ["vector", "fields"])
def test_gymnasium_accepts_it(game: str, form: str, capsys: pytest.CaptureFixture[str]) -> None:
    name = f"gloam.envs.lone:{gym_id(game)}"
    env = gymnasium.make(name, seat=1, bots=["random", "random"], observation=form, render_mode="ansi")
    check_env(env.unwrapped)
    assert capsys.readouterr().out


@pytest.mark.parametrize("game", game_ids())
def test_it_is_always_the_learner_who_is_asked(game: str) -> None:
    for seat in range(3):
        env = solo(game, seat, ["random", "greedy:worlds=1"], max_cycles=60)
        observation, info = env.reset(seed=seat)
        over = False
        while not over:
            assert observation["action_mask"].any()
            np.testing.assert_array_equal(observation["action_mask"], info["action_mask"])
            action = int(np.argmax(env.action_masks()))
            observation, _, ended, cut, info = env.step(action)
            over = ended or cut
        assert ended or cut


@pytest.mark.parametrize("game", game_ids())
def test_equal_seeds_give_equal_games(game: str) -> None:
    first, second = (solo(game, 0, ["greedy:worlds=1"], rewards="shaped", max_cycles=80) for _ in range(2))
    assert play_on(first, 4) == play_on(second, 4)
    assert play_on(first, 4) != play_on(second, 5)


def test_the_reward_is_the_share_of_the_win() -> None:
    env = solo("nightmarium", 0, ["random"], target=3)
    results = [play_on(env, seed) for seed in range(12)]
    assert {sum(rewards) for rewards in results} == {0.0, 1.0}
    assert all(not any(rewards[:-1]) for rewards in results)


def test_an_illegal_action_loses_and_says_why() -> None:
    env = solo("nightmarium")
    env.reset(seed=1)
    _, reward, ended, cut, info = env.step(1)
    assert (reward, ended, cut) == (ILLEGAL, True, False)
    assert "rule N" in info["illegal"]


def test_a_seat_that_is_not_there_is_named() -> None:
    with pytest.raises(BadInput):
        solo("nightmarium", 2, ["random"])
    with pytest.raises(BadInput):
        solo("nightmarium", 0, ["clever"])
