"""One seat against bots: an environment of Gymnasium."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import randbits
from typing import Any, Final

import gymnasium

from gloam.bots import dismiss, make_bot
from gloam.core.errors import BadInput, IllegalAction
from gloam.core.play import check
from gloam.core.protocol import Bot, State, View
from gloam.envs.sight import RENDER_MODES, Mask, Observation, Sight, chance_seed
from gloam.games import find_features, game_ids

__all__ = ["ILLEGAL", "Lone", "gym_id"]

ILLEGAL: Final = -1.0  # the reward of an action that is not legal: it ends the game


class Lone(gymnasium.Env[Observation, int]):
    """One seat learns, bots have the others; a step is one decision of that seat.

    An illegal action ends the game with the reward `ILLEGAL`; `info["illegal"]` says which rule forbids it.
    `reset(seed=…)` deals the game of that seed, and the bots' chance follows from it too.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self, sight: Sight, seat: int, bots: Sequence[str], max_cycles: int, render_mode: str | None
    ) -> None:
        if not 0 <= seat < sight.seats:
            raise BadInput("seat", value=seat + 1, seats=sight.seats)
        self.sight = sight
        self.seat = seat
        self.specs = [*bots[:seat], "", *bots[seat:]]  # by seat
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.observation_space = sight.observation_space()
        self.action_space = sight.action_space()
        self._bots: list[Bot[View] | None] = []
        self._deal(randbits(32))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._deal(self._seed + 1 if seed is None else seed)
        self._let_bots_play()
        self._shares = self.sight.shares(self._state)
        return self._observe(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            check(self.sight.game, self._state, self.seat, int(action))
        except IllegalAction as illegal:
            return self._observe(), ILLEGAL, True, False, self._info() | {"illegal": str(illegal)}
        self._state.apply(int(action))
        self._decisions += 1
        self._let_bots_play()
        if self.render_mode == "human":
            self.render()
        return self._observe(), self._reward(), self._state.over, self._is_cut(), self._info()

    def action_masks(self) -> Mask:
        """What may be done now: by this name some libraries ask for it."""
        return self.sight.mask(self._state, self.seat)

    def render(self) -> Any:
        """The table as the learning seat sees it."""
        return self.sight.render(self._state, self.seat, self.render_mode)

    def close(self) -> None:
        """Dismiss the bots: some may be programs that run until they are told to stop."""
        dismiss([bot for bot in self._bots if bot is not None])
        self._bots = []

    def _deal(self, seed: int) -> None:
        game = self.sight.game
        self._seed = seed
        self._state: State = self.sight.deal(seed)
        self._decisions = 0
        self.close()
        self._bots = [
            make_bot(spec, game, chance_seed(seed, seat)) if spec else None
            for seat, spec in enumerate(self.specs)
        ]
        self._shares = self.sight.shares(self._state)

    def _let_bots_play(self) -> None:
        game, state = self.sight.game, self._state
        while not state.over and not self._is_cut() and (bot := self._bots[state.to_act]) is not None:
            view = game.view(state, state.to_act)
            state.apply(bot.choose(view, view.options))
            self._decisions += 1

    def _is_cut(self) -> bool:
        return not self._state.over and self._decisions >= self.max_cycles

    def _reward(self) -> float:
        before, self._shares = self._shares, self.sight.shares(self._state)
        return self._shares[self.seat] - before[self.seat]

    def _observe(self) -> Observation:
        return self.sight.observe(self._state, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}


def gym_id(game_id: str) -> str:
    """What `gymnasium.make` calls a game of ours, behind `gloam.envs.lone:`."""
    return f"gloam/{game_id.title()}-v{find_features(game_id).version}"


for _game_id in game_ids():
    gymnasium.register(gym_id(_game_id), "gloam.envs:solo", kwargs={"game": _game_id})
