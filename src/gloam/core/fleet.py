"""Many games of one kind, stepped together: the inner loop of `gloam.envs.vector`.

What it answers with is packed numbers, which numpy reads where they lie. Every step makes new ones, so that
what was answered before stays as it was.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gloam.core.action import NONE
from gloam.core.features import Features, blank
from gloam.core.machine import EMPTY, Machine
from gloam.core.pack import filled
from gloam.core.protocol import State
from gloam.core.rng import Rng

__all__ = ["Fleet"]

WORD: Final = 8  # bytes of an action


@final
class Fleet:
    """So many games side by side. A game that is over, or was cut, is dealt anew at once.

    `deal` makes the game of a seed; the k-th game in place i has the seed `seed + i + k * count`. `judge`
    guesses each seat's share of the win, if rewards are to be shaped by it.
    """

    def __init__(
        self,
        deal: Callable[[int], State],
        judge: Callable[[State], list[float]] | None,
        features: Features,
        actions: i64,
        seats: i64,
        count: i64,
        most: i64,
    ) -> None:
        self.deal: Final = deal
        self.judge: Final = judge
        self.features: Final = features
        self.actions: Final[i64] = actions
        self.seats: Final[i64] = seats
        self.count: Final[i64] = count
        self.most: Final[i64] = most  # decisions after which a game is cut
        self.size: Final[i64] = features.size(seats)
        self.no_rows: Final = blank(self.size * count)
        self.no_masks: Final = blank(actions * count)
        self.no_flags: Final = blank(count)
        self.no_rewards: Final = vec[float]([0.0] * int(seats * count))
        self.states: list[State] = []  # by place
        self.games: list[Machine] = []  # the same ones, as the rules are compiled for
        self.next_seed: list[int] = []  # by place: a seed may be of any size
        self.decisions: vec[i64] = filled(count, 0)
        self.judged: list[list[float]] = []  # by place: what was guessed of the position
        # What is answered.
        self.rows: vec[u8] = self.no_rows
        self.masks: vec[u8] = self.no_masks
        self.rewards: vec[float] = self.no_rewards  # by place and seat
        self.ended: vec[u8] = self.no_flags
        self.cut: vec[u8] = self.no_flags
        self.to_act: vec[i64] = filled(count, NONE)

    def reset(self, seed: int) -> None:
        """Deal every game anew."""
        self._clear()
        self.states = []
        self.games = []
        self.judged = []
        self.next_seed = [seed + place for place in range(self.count)]
        for place in range(self.count):
            state = self._deal(place)
            assert isinstance(state, Machine)
            self.states.append(state)
            self.games.append(state)
            self.judged.append([] if self.judge is None else self.judge(state))
            self._show(place, state)

    def illegal(self, chosen: bytes) -> i64:
        """The first place whose action is not legal there, or NONE."""
        for place in range(self.count):
            if read_i64_le(chosen, place * WORD) not in self.games[place].options:
                return place
        return NONE

    def step(self, chosen: bytes) -> None:
        """Take one action in each game: legal ones, as numbers of eight bytes, the lowest byte first."""
        self._clear()
        most = self.most
        for place in range(self.count):
            game = self.games[place]
            game.apply(read_i64_le(chosen, place * WORD))
            decisions = self.decisions[place] + 1
            self.decisions[place] = decisions
            if self.judge is not None:
                self._shape(place)
            if game.top == EMPTY or decisions == most:
                game = self._finish(place, game)
            self._show(place, game)

    def sample(self, rng: Rng) -> vec[i64]:
        """One action for each game, any option equally likely."""
        chosen = vec[i64](capacity=self.count)
        for place in range(self.count):
            options = self.games[place].options
            chosen = append(chosen, options[rng.below(len(options))])
        return chosen

    def _clear(self) -> None:
        self.rows = self.no_rows[:]
        self.masks = self.no_masks[:]
        self.rewards = self.no_rewards[:]
        self.ended = self.no_flags[:]
        self.cut = self.no_flags[:]
        self.to_act = filled(self.count, NONE)

    def _deal(self, place: i64) -> State:
        seed = self.next_seed[place]
        self.next_seed[place] = seed + self.count
        self.decisions[place] = 0
        return self.deal(seed)

    def _finish(self, place: i64, game: Machine) -> Machine:
        """A game is over, or has lasted too long; the next one takes its place."""
        if game.top == EMPTY:
            self.ended[place] = 1
            if self.judge is None:
                self._reward(place, game.scores())
        else:
            self.cut[place] = 1
        dealt = self._deal(place)
        assert isinstance(dealt, Machine)
        self.states[place] = dealt
        self.games[place] = dealt
        if self.judge is not None:
            self.judged[place] = self.judge(dealt)
        return dealt

    def _reward(self, place: i64, rewards: list[float]) -> None:
        for seat in range(self.seats):
            self.rewards[place * self.seats + seat] = rewards[seat]

    def _shape(self, place: i64) -> None:
        """What each seat's guessed share gained by the last action; the true share at the end."""
        assert self.judge is not None
        before = self.judged[place]
        after = self.judge(self.states[place])
        self._reward(place, [after[seat] - before[seat] for seat in range(self.seats)])
        self.judged[place] = after

    def _show(self, place: i64, game: Machine) -> None:
        """The position as the seat that is asked may know it, and what it may do."""
        self.to_act[place] = game.to_act
        self.features.write(game, game.to_act, self.rows, place * self.size)
        base = place * self.actions
        masks = self.masks
        for option in game.options:
            masks[base + option] = 1
