"""Many tables in one hall: games stepped together, answered with arrays of numpy."""

from __future__ import annotations

from secrets import randbits
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from gloam.core.errors import BadInput
from gloam.core.fleet import Fleet
from gloam.core.play import check
from gloam.core.protocol import State
from gloam.core.rng import Rng
from gloam.envs.sight import Mask, Numbers, Sight, chance_seed

__all__ = ["Hall", "Round"]

KEPT: Final = 1 << 24  # bytes
LEAST_FIRST: Final = np.dtype("<i8")  # how actions are handed to compiled code


class Round(NamedTuple):
    """What a step leads to. Arrays that cannot be written to, and that no later step changes.

    Where `done` or `truncated` is set, `reward` is that of the game that ended; all else is of the next one.
    """

    observation: Numbers  # game × number: what the seat to act may know
    action_mask: Mask  # game × action
    reward: npt.NDArray[np.float64]  # game × seat
    done: npt.NDArray[np.bool_]
    truncated: npt.NDArray[np.bool_]
    seat: npt.NDArray[np.int64]  # who is to act


class Hall:
    """`count` games of one kind. The k-th game at table i has the seed `seed + i + k * count`."""

    def __init__(self, sight: Sight, count: int, max_cycles: int) -> None:
        if count < 1:
            raise BadInput("option-value", option="count", value=str(count), known="1, 2, 3, …")
        self.sight: Final = sight
        self.count: Final = count
        self.observation_space: Final = sight.observation_space()  # of one game
        self.action_space: Final = sight.action_space()
        self._chance = Rng.seeded(chance_seed(0))
        _keep_pages()
        self._fleet = Fleet(
            sight.deal,
            sight.game.outlook if sight.shaped else None,
            sight.features,
            len(sight.game.actions),
            sight.seats,
            count,
            max_cycles,
        )

    def reset(self, seed: int | None = None) -> Round:
        """Deal every game anew."""
        first = randbits(32) if seed is None else seed
        self._chance = Rng.seeded(chance_seed(first))
        self._fleet.reset(first)
        return self._round()

    def step(self, actions: npt.ArrayLike) -> Round:
        """One action for each game. If one is not legal, IllegalAction says why and no game has moved."""
        given: npt.NDArray[np.int64] = np.asarray(actions, LEAST_FIRST)
        if given.shape != (self.count,):
            raise BadInput("option-value", option="actions", value=str(given.shape), known=f"({self.count},)")
        chosen = given.tobytes()
        place = self._fleet.illegal(chosen)
        if place >= 0:
            state = self.state(place)
            check(self.sight.game, state, state.to_act, int(given[place]))
        self._fleet.step(chosen)
        return self._round()

    def sample(self) -> npt.NDArray[np.int64]:
        """One action for each game, any legal one equally likely: what random play is made of."""
        chosen: npt.NDArray[np.int64] = _numbers(self._fleet.sample(self._chance), np.int64)
        return chosen

    def state(self, table: int) -> State:
        """The whole truth about one game, for studies: a learner that is shown it cheats."""
        return self._fleet.states[table]

    def _round(self) -> Round:
        fleet, count = self._fleet, self.count
        return Round(
            _numbers(fleet.rows, np.uint8).reshape(count, -1),
            _numbers(fleet.masks, np.int8).reshape(count, -1),
            _numbers(fleet.rewards, np.float64).reshape(count, -1),
            _numbers(fleet.ended, np.bool_),
            _numbers(fleet.cut, np.bool_),
            _numbers(fleet.to_act, np.int64),
        )


def _keep_pages() -> None:
    """Once something large was freed, glibc keeps as much; else each step would wait for fresh pages."""
    bytes(KEPT)


def _numbers(packed: Any, kind: Any) -> Any:
    """Packed numbers where they lie, as an array."""
    return np.frombuffer(packed, kind)
