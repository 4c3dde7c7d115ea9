"""Our games in OpenSpiel: importing this module registers `python_gloam_nightmarium` and the others.

    import pyspiel
    import gloam.envs.openspiel
    game = pyspiel.load_game("python_gloam_nightmarium(players=3,target=4)")

Chance is one node at the root: which of `deals` games is played, each the game of its number as a seed.
Whatever is shuffled later follows from it. After `length` decisions a game is cut, and judged as bots do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from hashlib import blake2b
from typing import Any, Final, cast

import numpy as np
import pyspiel
from msgspec.json import encode

from gloam.core.play import setup
from gloam.core.protocol import AnyGame, State
from gloam.core.rng import Rng
from gloam.games import find_features, find_game, game_ids

__all__ = ["GloamGame", "GloamState", "short_name"]

DEALS: Final = 1000
LENGTH: Final = 20_000
MEMORY_BYTES: Final = 16
NOT_DEALT: Final = "not dealt"
OWN_PARAMETERS: Final = {"players", "deals", "length"}


def short_name(game_id: str) -> str:
    """What OpenSpiel calls a game of ours."""
    return f"python_gloam_{game_id}"


def _setting(default: str) -> int | str:
    """A number where the usual value is one: OpenSpiel reads `target=4` as a number."""
    return int(default) if default.isdecimal() else default


def _parameters(game: AnyGame) -> dict[str, int | str]:
    """All parameters with their usual values: seats, chance, length, and the game's own options."""
    settings = {setting.key: _setting(setting.default) for setting in game.settings.table}
    return {"players": game.seats[0], "deals": DEALS, "length": LENGTH} | settings


def _game_type(game: AnyGame) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(game.id),
        long_name=f"Gloam {game.id.title()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


class GloamGame(pyspiel.Game):  # type: ignore[misc]
    """One game of ours with its options, as OpenSpiel has games."""

    rules: AnyGame

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = _parameters(self.rules) | dict(params or {})
        self.players = int(given["players"])
        self.deals = int(given["deals"])
        self.length = int(given["length"])
        chosen = {key: str(value) for key, value in given.items() if key not in OWN_PARAMETERS}
        self.options = self.rules.settings.read(chosen)
        self.features = find_features(self.rules.id)
        self.deal(0)  # if so many cannot play with these options, say so now
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.actions),
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1 / self.players,
            max_utility=1 - 1 / self.players,
            utility_sum=0.0,
            max_game_length=self.length,
        )
        super().__init__(_game_type(self.rules), info, dict(params or {}))

    def new_initial_state(self) -> GloamState:
        return GloamState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Any = None
    ) -> GloamObserver:
        return GloamObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def deal(self, seed: int) -> State:
        return setup(self.rules, self.options, self.players, seed)


class Position:
    """A position and what each viewer remembers, the spectator last.

    OpenSpiel copies what a state has by `deepcopy` and writes it by `pickle`.
    """

    def __init__(self, rules: AnyGame, state: State, memories: list[bytes]) -> None:
        self.rules = rules
        self.state = state
        self.memories = memories

    def __deepcopy__(self, memo: object) -> Position:
        return Position(self.rules, self.state.copy(), self.memories[:])

    def __reduce__(self) -> tuple[Any, ...]:
        return _read_position, (self.rules.id, self.rules.write(self.state), self.memories)

    def hear(self) -> None:
        """Let every viewer remember what they are told of what happened."""
        events = self.state.take_events()
        for viewer, memory in enumerate(self.memories):
            told = "\n".join(repr(event.told_to(viewer).fields()) for event in events)
            self.memories[viewer] = _remembering(memory, told)

    def act(self, action: int) -> None:
        seat = self.state.to_act
        self.memories[seat] = _remembering(self.memories[seat], f"I: {action}")
        self.state.apply(action)
        self.hear()


def _read_position(game_id: str, text: str, memories: list[bytes]) -> Position:
    rules = find_game(game_id)
    return Position(rules, rules.read(text), memories)


def _remembering(memory: bytes, told: str) -> bytes:
    return blake2b(memory + told.encode(), digest_size=MEMORY_BYTES).digest()


class GloamState(pyspiel.State):  # type: ignore[misc]
    """A game in progress, or one that is not yet dealt."""

    def __init__(self, game: GloamGame) -> None:
        super().__init__(game)
        self.game = _Shared(game)
        self.position: Position | None = None
        self.decisions = 0

    # What OpenSpiel asks

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.position.state.to_act

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.game.it.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return sorted(self.position.state.options)

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            players = self.game.it.players
            self.position = Position(self.game.it.rules, self.game.it.deal(action), [b""] * (players + 1))
            self.position.hear()
        else:
            self.position.act(action)
            self.decisions += 1

    def _action_to_string(self, player: int, action: int) -> str:
        chance = player == pyspiel.PlayerId.CHANCE
        return f"deal {action}" if chance else self.game.it.rules.actions[action].text

    def is_terminal(self) -> bool:
        if self.position is None:
            return False
        return self.position.state.over or self.decisions >= self.game.it.length

    def returns(self) -> list[float]:
        """Each seat's share of the win, less what all would have if nobody had played."""
        players = self.game.it.players
        if self.position is None or not self.is_terminal():
            return [0.0] * players
        return [share - 1 / players for share in self.game.it.rules.outlook(self.position.state)]

    def __str__(self) -> str:
        return NOT_DEALT if self.position is None else self.game.it.rules.write(self.position.state)

    # What searches ask

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> GloamState:
        """A state that `player` cannot tell from this one. What others know of it is as good as dealt anew.

        Its history is still that of this state.
        """
        twin = cast(GloamState, self.clone())
        if self.position is None:
            return twin
        rng = Rng.seeded(int(sampler() * (1 << 53)))
        world = self.game.it.rules.redeal(self.position.state, player, rng)
        memories = self.position.memories
        public = memories[-1]
        kept = [memory if viewer == player else public for viewer, memory in enumerate(memories)]
        twin.position = Position(self.game.it.rules, world, kept)
        return twin


class _Shared:
    """What copies of a state have in common."""

    def __init__(self, it: GloamGame) -> None:
        self.it = it

    def __deepcopy__(self, memo: object) -> _Shared:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _load, (str(self.it),)


@cache
def _load(name: str) -> _Shared:
    return _Shared(pyspiel.load_game(name))


class GloamObserver:
    """What a seat, or with public information alone a spectator, is shown of a state.

    The string is the whole view; with perfect recall a digest of all that was told so far stands before it.
    The tensor has the numbers of docs/features-….md: what is known now.
    """

    def __init__(self, game: GloamGame, kind: pyspiel.IIGObservationType) -> None:
        self.game = game
        self.recalls = kind.perfect_recall
        self.public = kind.public_info
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        shown = self.public and self.private
        self.tensor = np.zeros(game.features.size(game.players), np.float32) if shown else None
        self.dict = {} if self.tensor is None else {"features": self.tensor}

    def set_from(self, state: GloamState, player: int) -> None:
        if self.tensor is not None:
            self.tensor.fill(0)
            if state.position is not None:
                row = self.game.features.row(state.position.state, player)
                self.tensor[:] = np.frombuffer(cast(Any, row), np.uint8)

    def string_from(self, state: GloamState, player: int) -> str | None:
        if not self.public:
            return None
        if state.position is None:
            return NOT_DEALT
        viewer = player if self.private else self.game.players
        seen = encode(self.game.rules.view(state.position.state, viewer)).decode()
        return f"{state.position.memories[viewer].hex()} {seen}" if self.recalls else seen


def _register(game_id: str) -> None:
    rules = find_game(game_id)
    kind = type(f"Gloam{game_id.title()}", (GloamGame,), {"rules": rules})
    pyspiel.register_game(_game_type(rules), kind)


for _game_id in game_ids():
    _register(_game_id)
