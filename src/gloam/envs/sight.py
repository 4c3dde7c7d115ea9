"""How the positions of one game are shown to a program that learns: as a vector, or field by field."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from gloam.core.errors import BadInput
from gloam.core.features import Field
from gloam.core.play import setup
from gloam.core.protocol import State
from gloam.games import find_features, find_game
from gloam.locale import Speech

__all__ = ["FORMS", "RENDER_MODES", "REWARDS", "Observation", "Sight", "chance_seed"]

FORMS: Final = ("vector", "fields")
REWARDS: Final = ("end", "shaped")
RENDER_MODES: Final = ("human", "ansi")
MOST_SEATS: Final = 64
WIDTH: Final = 100  # letters in a line of what is rendered

Numbers = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]
Observation = dict[str, Any]  # "observation": numbers, or numbers by field; "action_mask"


class Sight:
    """One game with its options and seats, and what its seats are shown of it."""

    def __init__(
        self, game_id: str, seats: int, given: Mapping[str, str | int], form: str, rewards: str
    ) -> None:
        _check_choice("observation", form, FORMS)
        _check_choice("rewards", rewards, REWARDS)
        self.game: Final = find_game(game_id)
        self.features: Final = find_features(game_id)
        self.options: Final = self.game.settings.read({key: str(value) for key, value in given.items()})
        self.seats: Final = seats
        self.form: Final = form
        self.shaped: Final = rewards == "shaped"
        self.size: Final = int(self.features.size(seats))
        self.deal(0)  # if so many cannot play with these options, say so now

    def deal(self, seed: int) -> State:
        """The game of a seed, as everywhere else; it keeps quiet about what happens."""
        state = setup(self.game, self.options, self.seats, seed)
        state.telling = False
        state.take_events()
        return state

    def shares(self, state: State) -> list[float]:
        """What rewards are the growth of: each seat's share of the win, if shaped a guess at it."""
        return self.game.outlook(state) if self.shaped else state.scores()

    # What is shown

    def observe(self, state: State, seat: int) -> Observation:
        return {"observation": self._shown(state, seat), "action_mask": self.mask(state, seat)}

    def vector(self, state: State, seat: int) -> Numbers:
        """All that the seat may know, as docs/features-….md lays it out."""
        return np.frombuffer(bytearray(self.features.row(state, seat)), np.uint8)

    def mask(self, state: State, seat: int) -> Mask:
        """1 for each action the seat may take now."""
        mask = np.zeros(len(self.game.actions), np.int8)
        if seat == state.to_act:
            mask[list(state.options)] = 1
        return mask

    def _shown(self, state: State, seat: int) -> Numbers | dict[str, Numbers]:
        row = self.vector(state, seat)
        return row if self.form == "vector" else self.by_field(row)

    def by_field(self, row: Numbers) -> dict[str, Numbers]:
        """A vector cut into its fields; those that every seat has are tables, the viewer's own row first."""
        begin = int(self.features.begin)
        blocks = row[begin:].reshape(self.seats, -1)
        shown = {field.name: row[_cut(field)] for field in self.features.table}
        return shown | {f"seat_{field.name}": blocks[:, _cut(field)] for field in self.features.seat}

    # Spaces

    def observation_space(self) -> spaces.Dict:
        limits = self._limits()
        shown = _box(limits)
        if self.form == "fields":
            cut = self.by_field(limits).items()
            shown = spaces.Dict({name: _box(high) for name, high in cut})
        mask = spaces.Box(0, 1, (len(self.game.actions),), np.int8)
        return spaces.Dict({"observation": shown, "action_mask": mask})

    def action_space(self) -> spaces.Space[Any]:
        return spaces.Discrete(len(self.game.actions))

    def _limits(self) -> Numbers:
        """The largest value of each number."""
        seat = list(_highs(self.features.seat)) * self.seats
        return np.array([*_highs(self.features.table), *seat], np.uint8)

    # For people

    def render(self, state: State, viewer: int, mode: str | None) -> str | None:
        """The table as the terminal shows it to a viewer: returned as "ansi", else printed."""
        speech = Speech("en", viewer=viewer)
        picture = self.game.picture(self.game.view(state, viewer), speech.say, WIDTH)
        lines = [*picture.table]
        if picture.hand:
            lines += [[], *(held.line for held in picture.hand)]
        text = ["".join(span.text for span in line) for line in lines]
        prompt = [] if state.over else ["", speech.say(self.game.prompt(self.game.view(state, viewer)))]
        shown = "\n".join([*text, *prompt])
        if mode == "ansi":
            return shown
        sys.stdout.write(shown + "\n")
        return None


def chance_seed(seed: int, seat: int = 0) -> int:
    """A seed for chance beside the game of `seed`: no game is dealt by it, so it foretells nothing."""
    return ~(seed * MOST_SEATS + seat)


def _box(limits: Numbers) -> spaces.Space[Any]:
    return spaces.Box(np.zeros_like(limits), limits, dtype=np.uint8)


def _cut(field: Field) -> slice:
    return slice(field.offset, field.offset + field.length)


def _highs(fields: Sequence[Field]) -> Iterator[int]:
    for field in fields:
        yield from [field.high] * field.length


def _check_choice(option: str, value: str, known: Sequence[str]) -> None:
    if value not in known:
        raise BadInput("option-value", option=option, value=value, known=", ".join(known))
