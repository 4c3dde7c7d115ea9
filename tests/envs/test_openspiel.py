"""Our games in OpenSpiel: its own tests and algorithms, on released versions."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough, ismcts, mcts
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

from gloam.envs.openspiel import GloamState, short_name
from gloam.games import find_game, game_ids

SHORT = {"nightmarium": "players={players},target=3,hand=3", "kragmortha": "players={players},hand=2"}
TINY = "python_gloam_nightmarium(players=2,deals=2,hand=1,target=3,length=4)"


def load(game: str, players: int = 2, more: str = "") -> Any:
    return pyspiel.load_game(f"{short_name(game)}({SHORT[game].format(players=players)}{more})")


def played(game: Any, seed: int, steps: int) -> GloamState:
    """A state after so many random actions, the deal not counted."""
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    state.apply_action(seed)
    for _ in range(steps):
        if not state.is_terminal():
            state.apply_action(int(rng.choice(state.legal_actions())))
    assert isinstance(state, GloamState)
    return state


def test_every_game_is_registered() -> None:
    assert {short_name(game) for game in game_ids()} <= set(pyspiel.registered_names())


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("players", [2, 3])
def test_openspiel_accepts_it(game: str, players: int, capfd: pytest.CaptureFixture[str]) -> None:
    """Simulation, cloning, masks, tensors, strings, history, serialisation, utilities."""
    pyspiel.random_sim_test(load(game, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", game_ids())
def test_a_playthrough_can_be_generated_again(game: str) -> None:
    name = str(load(game, more=",deals=3,length=12"))
    text = generate_playthrough.playthrough(name, None, seed=1)
    assert f"game: {name}" in text
    assert "InformationStateString(1) = " in text
    assert generate_playthrough.playthrough(name, None, seed=1) == text


@pytest.mark.parametrize("game", game_ids())
def test_returns_are_shares_of_the_win(game: str) -> None:
    state = played(load(game, 3), 5, 100_000)
    assert state.is_terminal()
    assert state.position is not None
    assert state.returns() == pytest.approx([share - 1 / 3 for share in state.position.state.scores()])
    assert state.rewards() == state.returns()


@pytest.mark.parametrize("game", game_ids())
def test_resampled_worlds_look_the_same_to_the_player(game: str) -> None:
    chance = np.random.RandomState(2)
    differing = 0
    for steps in (0, 7, 30, 45):
        state = played(load(game, 3), steps, steps)
        for player in range(3):
            twin = state.resample_from_infostate(player, chance.uniform)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.information_state_tensor(player) == state.information_state_tensor(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.history() == state.history()
            differing += str(twin) != str(state)
            again = state.get_game().deserialize_state(twin.serialize())
            assert str(again) == str(twin)
            assert again.information_state_string(player) == twin.information_state_string(player)
    assert differing >= 6


def test_a_player_remembers_what_was_told_before() -> None:
    """Two games that came to one position by different ways: it looks the same, what is known differs."""
    game = load("kragmortha")
    one, other = played(game, 3, 0), played(game, 3, 0)
    one.apply_action(one.legal_actions()[0])
    other.apply_action(other.legal_actions()[1])
    assert one.position is not None
    assert other.position is not None
    other.position.state = one.position.state.copy()
    for player in range(2):
        assert one.observation_string(player) == other.observation_string(player)
        assert one.information_state_string(player) != other.information_state_string(player)
        assert one.information_state_string(player).endswith(one.observation_string(player))


def test_others_choices_in_secret_are_not_remembered() -> None:
    """N4.2: what another gave is unknown until all gifts are turned up."""
    rules = find_game("nightmarium")
    position = """
        seats 3
        1: hand 1 | 3 2
        2: hand 4 7 30
        3: hand 33 36 60
    """
    game = load("nightmarium", 3)
    strings = set()
    for gift in ("give 4", "give 7"):
        state = played(game, 1, 0)
        assert state.position is not None
        state.position.state = rules.read(position)
        for text in ("play 1@1", gift):
            state.apply_action(rules.actions.parse(text).index)
        strings.add(state.information_state_string(2))
    assert len(strings) == 1


@pytest.mark.parametrize("game", game_ids())
def test_its_searches_play(game: str) -> None:
    """Both tree searches of OpenSpiel that are written in Python: those in C++ crash with any Python game."""
    spiel = load(game, more=",length=40")
    chance = np.random.RandomState(1)
    judge = mcts.RandomRolloutEvaluator(1, chance)
    bots = [
        ismcts.ISMCTSBot(spiel, judge, 2.0, 4, random_state=chance),
        mcts.MCTSBot(spiel, 2.0, 4, judge, random_state=chance),
    ]
    state = played(spiel, 1, 0)
    for _ in range(6):
        action = bots[state.current_player()].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_regret_is_minimised_on_a_tiny_variant() -> None:
    game = pyspiel.load_game(TINY)
    solver = cfr.CFRPlusSolver(game)
    solver.evaluate_and_update_policy()
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(8):
        solver.evaluate_and_update_policy()
    assert 0 <= exploitability.nash_conv(game, solver.average_policy()) < before


def test_outcomes_are_sampled_on_a_small_variant() -> None:
    game = pyspiel.load_game("python_gloam_nightmarium(players=2,deals=10,hand=1,target=3,length=20)")
    np.random.seed(1)
    solver = OutcomeSamplingSolver(game)
    for _ in range(30):
        solver.iteration()
    state = played(game, 4, 0)
    policy = solver.average_policy().action_probabilities(state)
    assert sum(policy.values()) == pytest.approx(1)
