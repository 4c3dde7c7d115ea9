"""One game by bots, and what the lab keeps of it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from gloam.arena.match import MOST_DECISIONS
from gloam.core.protocol import AnyGame, State

__all__ = ["Facts", "Player", "watch"]

Player = Callable[[State], int]  # one of the options


class Facts(NamedTuple):
    """What happened in one game.

    `first` is the seat that was asked first. `comeback` is the share of the win that went to seats that did
    not lead when half of the turns were over. `dead` counts the turns in which the seat whose turn it was
    never had two options or more. `uses` counts, for each seat, what the game says is worth counting.
    """

    first: int
    scores: Sequence[float]
    turns: int
    decisions: int
    comeback: float
    dead: int
    over: bool
    uses: Mapping[str, Sequence[int]]


def watch(game: AnyGame, state: State, players: Sequence[Player]) -> Facts:
    """Play a game to its end and say what happened."""
    notes = _Notes(game, state)
    while not state.over and notes.decisions < MOST_DECISIONS:
        notes.before(state)
        state.apply(players[state.to_act](state))
        notes.after(state)
    return notes.facts(state)


class _Notes:
    """Taken while a game runs."""

    def __init__(self, game: AnyGame, state: State) -> None:
        self.game = game
        self.first = state.to_act
        self.decisions = 0
        self.turn = 0  # the latest that somebody was asked in; before the first there may be a setting up
        self.owner = state.to_act  # whose turn it is: the seat that was asked first in it
        self.free = False  # has the owner had a choice this turn?
        self.live = 0  # turns with a choice
        self.begun: deque[State] = deque()  # the first decision of each turn, as far as it may be half-time
        self.uses: dict[str, list[int]] = {}
        self.after(state, decisions=0)

    def before(self, state: State) -> None:
        if state.turn != self.turn:
            self.turn, self.owner, self.free = state.turn, state.to_act, False
            self.begun.append(state.copy())
            while self.begun[0].turn <= state.turn // 2:
                self.begun.popleft()
        if self.turn and not self.free and state.to_act == self.owner and len(state.options) > 1:
            self.free = True
            self.live += 1

    def after(self, state: State, decisions: int = 1) -> None:
        self.decisions += decisions
        for event in state.take_events():
            name = self.game.subject(state, event)
            if name:
                self.uses.setdefault(name, [0] * state.seats)[event.seat] += 1

    def facts(self, state: State) -> Facts:
        scores = state.scores()
        dead = state.turn - self.live
        comeback = sum(scores) - sum(scores[seat] for seat in self._led_at_half(state))
        return Facts(self.first, scores, state.turn, self.decisions, comeback, dead, state.over, self.uses)

    def _led_at_half(self, end: State) -> Sequence[int]:
        """Who led when half of the turns were over: at the next decision that began a turn, or the last."""
        if not self.begun:
            return range(end.seats)
        late = (state for state in self.begun if state.turn > end.turn // 2)
        return leaders(self.game, next(late, self.begun[-1]))


def leaders(game: AnyGame, state: State) -> list[int]:
    """The seats whose outlook is best; several if they are level."""
    outlook = game.outlook(state)
    best = max(outlook)
    return [seat for seat, share in enumerate(outlook) if share == best]
