"""All seats in turn: PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from gloam.core.errors import BadInput, IllegalAction
from gloam.core.rng import Rng
from gloam.envs import aec
from gloam.envs.circle import Circle
from gloam.games import find_game, game_ids

with (
    warnings.catch_warnings()
):  # where PettingZoo's own games are installed, its tests import them in an old way
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

TABLES = [(game, seats, form) for game in game_ids() for seats in (2, 4) for form in ("vector", "fields")]


def maker(game: str, seats: int, form: str) -> Callable[..., Circle]:
    def make(**given: Any) -> Circle:
        return aec(game, seats, observation=form, **given)

    return make


def play_on(env: Circle, rng: Rng, most: int = 100_000) -> int:
    """Random legal steps until every agent is gone."""
    steps = 0
    for agent in env.agent_iter(most):
        observation, _, ended, cut, info = env.last()
        assert observation is not None
        np.testing.assert_array_equal(observation["action_mask"], info["action_mask"])
        legal = np.flatnonzero(observation["action_mask"])
        assert agent in env.agents
        env.step(None if ended or cut else int(legal[rng.below(len(legal))]))
        steps += not (ended or cut)
    return steps


@pytest.mark.filterwarnings(  # so are those of PettingZoo's own card games, which the test knows by name
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)
@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("seats", [2, 4])
def test_pettingzoo_accepts_it(game: str, seats: int) -> None:
    api_test(aec(game, seats), num_cycles=60)


@pytest.mark.parametrize("game", game_ids())
def test_fields_are_the_vector_cut_into_pieces(game: str) -> None:
    """PettingZoo's test takes observations for arrays; so this is asked here."""
    env, flat = aec(game, 3, observation="fields"), aec(game, 3)
    env.reset(seed=8)
    flat.reset(seed=8)
    rng = Rng.seeded(8)
    for _ in range(40):
        agent = env.agent_selection
        observation = env.observe(agent)
        assert env.observation_space(agent).contains(observation)
        fields = observation["observation"]
        shared = [fields[field.name] for field in env.sight.features.table]
        seats = [fields[f"seat_{field.name}"] for field in env.sight.features.seat]
        blocks = [numbers[seat] for seat in range(3) for numbers in seats]
        np.testing.assert_array_equal(np.concatenate(shared + blocks), flat.observe(agent)["observation"])
        legal = np.flatnonzero(observation["action_mask"])
        action = int(legal[rng.below(len(legal))])
        env.step(action)
        flat.step(action)


@pytest.mark.parametrize(("game", "seats", "form"), TABLES)
def test_pettingzoo_finds_it_repeatable(game: str, seats: int, form: str) -> None:
    seed_test(maker(game, seats, form), num_cycles=20)


@pytest.mark.parametrize("game", game_ids())
def test_pettingzoo_can_render_it(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(maker(game, 3, "vector"), {"ansi": lambda text: text.count("\n") > 5})
    assert capsys.readouterr().out


@pytest.mark.parametrize("game", game_ids())
def test_a_game_is_cut_after_so_many_decisions(game: str) -> None:
    """PettingZoo's own test of this asks all agents at once and without a mask: not for games in turn."""
    env = aec(game, 3, max_cycles=7)
    env.reset(seed=1)
    agents, cut = env.agents[:], []
    for agent in env.agent_iter():
        observation, _, ended, truncated, _ = env.last()
        assert observation is not None
        assert not ended
        if truncated:
            cut.append(agent)
        env.step(None if truncated else int(np.flatnonzero(observation["action_mask"])[0]))
    assert sorted(cut) == agents
    assert not env.agents


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("rewards", ["end", "shaped"])
def test_rewards_add_up_to_shares_of_the_win(game: str, rewards: str) -> None:
    env = aec(game, 3, rewards=rewards)
    rules = find_game(game)
    for seed in range(3):
        env.reset(seed=seed)
        state = rules.setup(rules.settings.read({}), 3, seed)
        begin = rules.outlook(state) if rewards == "shaped" else [0.0] * 3
        total, late = dict.fromkeys(env.agents, 0.0), 0
        rng = Rng.seeded(seed)
        while not any(env.terminations.values()):
            state.apply(option := state.options[rng.below(len(state.options))])
            env.step(option)
            late += any(env.rewards.values()) and not state.over
            for agent, reward in env.rewards.items():
                total[agent] += reward
        expected = [share - guess for share, guess in zip(state.scores(), begin, strict=True)]
        assert list(total.values()) == pytest.approx(expected)
        assert (late > 0) == (rewards == "shaped")


@pytest.mark.parametrize("game", game_ids())
def test_a_seed_deals_the_game_it_deals_everywhere(game: str) -> None:
    rules = find_game(game)
    env = aec(game, 2, hand=2)
    env.reset(seed=11)
    state = rules.setup(rules.settings.read({"hand": "2"}), 2, 11)
    for _ in range(30):
        assert env.agent_selection == f"seat_{state.to_act + 1}"
        mask = env.infos[env.agent_selection]["action_mask"]
        assert np.flatnonzero(mask).tolist() == sorted(state.options)
        for other in set(env.agents) - {env.agent_selection}:
            assert not env.observe(other)["action_mask"].any()
        action = state.options[0]
        state.apply(action)
        env.step(action)


@pytest.mark.parametrize("game", game_ids())
def test_resets_without_a_seed_go_on_from_the_last_one(game: str) -> None:
    env, other = aec(game), aec(game)
    env.reset(seed=5)
    env.reset()
    other.reset(seed=6)
    assert env.render_mode is None
    for agent in env.agents:
        np.testing.assert_array_equal(env.observe(agent)["observation"], other.observe(agent)["observation"])


@pytest.mark.parametrize("game", game_ids())
def test_whole_games_are_played_to_their_end(game: str) -> None:
    env = aec(game, 2)
    for seed in range(3):
        env.reset(seed=seed)
        assert play_on(env, Rng.seeded(seed)) > 10
        assert not env.agents


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing() -> None:
    env = aec("nightmarium")
    env.reset(seed=3)
    before = env.render()
    with pytest.raises(IllegalAction, match=r"rule N\d"):
        env.step(1)
    with pytest.raises(BadInput):
        env.step(5000)
    with pytest.raises(BadInput):
        env.step(None)
    assert env.render() == before


@pytest.mark.parametrize(
    "given", [{"observation": "pixels"}, {"rewards": "many"}, {"target": 99}, {"no_such": 1}, {"seats": 9}]
)
def test_what_cannot_be_is_said_at_once(given: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        aec("nightmarium", **given)
    with pytest.raises(BadInput):
        aec("chess")
