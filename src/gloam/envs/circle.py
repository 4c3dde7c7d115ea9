"""All seats of one game in turn: an environment of PettingZoo."""

from __future__ import annotations

from secrets import randbits
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from gloam.core.play import check
from gloam.core.protocol import State
from gloam.envs.sight import RENDER_MODES, Mask, Observation, Sight

__all__ = ["Circle"]


class Circle(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """Each seat is an agent, `seat_1` first; a step is one decision of the one that is asked.

    What the game asks several seats at the same time it asks one after the other, and nobody sees another's
    answer before all have given theirs. `reset(seed=…)` deals the game that this seed has everywhere else; a
    reset without a seed deals that of the next number.
    """

    def __init__(self, sight: Sight, max_cycles: int, render_mode: str | None) -> None:
        super().__init__()
        self.sight = sight
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {
            "name": f"gloam_{sight.game.id}_v{sight.features.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(sight.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: sight.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: sight.action_space() for agent in self.possible_agents}
        self._seed = randbits(32)
        self._state: State = sight.deal(self._seed)

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._seed = self._seed + 1 if seed is None else seed
        self._state = self.sight.deal(self._seed)
        self._shares = self.sight.shares(self._state)
        self._decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def observe(self, agent: str) -> Observation:
        return self.sight.observe(self._state, self._seat(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._take(self._seat(agent), action)
        self._cumulative_rewards[agent] = 0.0
        self._reward()
        self._select()
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as the seat that is asked sees it; as a spectator does when the game is over."""
        state = self._state
        return self.sight.render(state, state.seats if state.over else state.to_act, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def _take(self, seat: int, action: int | None) -> None:
        """IllegalAction says which rule forbids it, and nothing has happened."""
        index = -1 if action is None else int(action)
        check(self.sight.game, self._state, seat, index)
        self._state.apply(index)
        self._decisions += 1

    def _reward(self) -> None:
        before, self._shares = self._shares, self.sight.shares(self._state)
        growth = [after - share for after, share in zip(self._shares, before, strict=True)]
        self.rewards = dict(zip(self.agents, growth, strict=True))
        ended = self._state.over
        cut = not ended and self._decisions >= self.max_cycles
        self.terminations = dict.fromkeys(self.agents, ended)
        self.truncations = dict.fromkeys(self.agents, cut)

    def _select(self) -> None:
        if not self._state.over:
            self.agent_selection = self.possible_agents[self._state.to_act]
        self.infos = {agent: {"action_mask": self._mask(agent)} for agent in self.agents}

    def _mask(self, agent: str) -> Mask:
        return self.sight.mask(self._state, self._seat(agent))

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)
