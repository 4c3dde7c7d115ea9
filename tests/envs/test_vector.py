"""Many games at once are the same games as one at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gloam.core.errors import BadInput, IllegalAction
from gloam.core.protocol import State
from gloam.envs import vector
from gloam.envs.hall import Hall, Round
from gloam.games import find_game, game_ids

COUNT = 5


def check_round(hall: Hall, found: Round, states: list[State]) -> None:
    """Every game is shown as it would be by itself."""
    for place, state in enumerate(states):
        assert found.seat[place] == state.to_act
        assert np.flatnonzero(found.action_mask[place]).tolist() == sorted(state.options)
        np.testing.assert_array_equal(found.observation[place], hall.sight.vector(state, state.to_act))


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize(("seats", "rewards"), [(2, "end"), (3, "shaped"), (4, "end")])
def test_every_game_is_the_one_of_its_seed(game: str, seats: int, rewards: str) -> None:
    hall = vector(game, COUNT, seats, rewards=rewards)
    rules = find_game(game)
    options = rules.settings.read({})
    found = hall.reset(seed=20)
    dealt = [20 + place for place in range(COUNT)]
    states = [rules.setup(options, seats, seed) for seed in dealt]
    ended = 0
    for _ in range(400):
        check_round(hall, found, states)
        before = [rules.outlook(state) if rewards == "shaped" else [0.0] * seats for state in states]
        actions = hall.sample()
        found = hall.step(actions)
        for place, state in enumerate(states):
            state.apply(int(actions[place]))
            after = rules.outlook(state) if rewards == "shaped" else state.scores()
            expected = [now - then for now, then in zip(after, before[place], strict=True)]
            assert found.reward[place].tolist() == pytest.approx(expected)
            assert found.done[place] == state.over
            if state.over:
                dealt[place] += COUNT
                states[place] = rules.setup(options, seats, dealt[place])
                ended += 1
    assert ended >= 3
    assert not found.truncated.any()


@pytest.mark.parametrize("game", game_ids())
def test_a_game_is_cut_after_so_many_decisions(game: str) -> None:
    hall = vector(game, COUNT, max_cycles=9)
    hall.reset(seed=1)
    cuts = [hall.step(hall.sample()).truncated.all() for _ in range(27)]
    assert [number for number, cut in enumerate(cuts, 1) if cut] == [9, 18, 27]


@pytest.mark.parametrize("game", game_ids())
def test_what_was_answered_stays_as_it_was(game: str) -> None:
    hall = vector(game, COUNT)
    first = hall.reset(seed=2)
    kept = [array.copy() for array in first]
    for _ in range(50):
        hall.step(hall.sample())
    arrays: list[Any] = list(first)
    for array, copy in zip(arrays, kept, strict=True):
        np.testing.assert_array_equal(array, copy)
        assert not array.flags.writeable


def test_equal_seeds_give_equal_random_play() -> None:
    one, other = vector("kragmortha", COUNT), vector("kragmortha", COUNT)
    one.reset(seed=3)
    other.reset(seed=3)
    for _ in range(60):
        actions = one.sample()
        np.testing.assert_array_equal(actions, other.sample())
        for here, there in zip(one.step(actions), other.step(actions), strict=True):
            np.testing.assert_array_equal(here, there)


def test_one_illegal_action_moves_no_game() -> None:
    hall = vector("nightmarium", COUNT)
    found = hall.reset(seed=4)
    actions = hall.sample().copy()
    actions[3] = 1
    with pytest.raises(IllegalAction, match="rule N"):
        hall.step(actions)
    for place, given in ((2, -1), (2, 1161)):
        actions[:] = hall.sample()
        actions[place] = given
        with pytest.raises(BadInput):
            hall.step(actions)
    with pytest.raises(BadInput):
        hall.step(actions[:2])
    check_round(hall, found, [hall.state(place) for place in range(COUNT)])


def test_spaces_are_those_of_one_game() -> None:
    hall = vector("nightmarium", COUNT, 3, target=4)
    found = hall.reset()
    shown = {"observation": found.observation[0], "action_mask": found.action_mask[0]}
    assert hall.observation_space.contains(shown)
    assert hall.action_space.contains(hall.sample()[0])
    with pytest.raises(BadInput):
        vector("nightmarium", 0)
