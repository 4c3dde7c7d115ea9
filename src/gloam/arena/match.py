"""One game by bots, from its seeds to its end. Whoever lets bots play many games lets this play each."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from functools import cache
from hashlib import sha256
from typing import Final, NamedTuple

from gloam.bots import make_bot
from gloam.core.play import setup
from gloam.core.protocol import AnyGame, Bot, State, View
from gloam.core.rng import Rng
from gloam.core.settings import Options
from gloam.games import find_game

__all__ = ["Bout", "Outcome", "Plan", "derived", "play_bout", "play_game", "with_bots"]

MOST_DECISIONS: Final = 100_000  # a game still not over then is counted as unfinished


class Bout(NamedTuple):
    """One game to be played: who sits where, and the seeds that everything follows from."""

    game: str
    options: Options
    bots: Sequence[str]  # the bot of each seat
    deal: int
    seeds: Sequence[int]  # the seed of each bot
    check: bool = False  # the game after every single decision


class Plan(NamedTuple):
    """Many games of the same bots in the same seats. Equal plans give equal games, number by number."""

    game: str
    options: Options
    seats: int
    seed: int
    bots: Sequence[str]
    check: bool = False

    def bout(self, number: int) -> Bout:
        deal = derived(self.seed, "game", number, "deal")
        seeds = [derived(self.seed, "game", number, "seat", seat + 1) for seat in range(self.seats)]
        return Bout(self.game, self.options, self.bots, deal, seeds, self.check)


class Outcome(NamedTuple):
    """What is kept of one game."""

    decisions: int
    turns: int
    scores: Sequence[float]  # zeros if the game was not over after very many decisions
    over: bool
    final: str  # the last position


def play_game(plan: Plan, number: int) -> Outcome:
    """One game of a plan, fixed by its number. If all choose by chance, nobody needs to be shown anything."""
    bout = plan.bout(number)
    if set(plan.bots) != {"random"} or plan.check:
        return play_bout(bout)
    state = setup(_game(bout.game), bout.options, len(bout.bots), bout.deal)
    decisions = state.wander(Rng.seeded(derived(plan.seed, "game", number, "choices")), MOST_DECISIONS)
    return _outcome(_game(bout.game), state, decisions)


def play_bout(bout: Bout) -> Outcome:
    """One game in which each bot is shown what its seat sees, and nothing else."""
    game = _game(bout.game)
    state = setup(game, bout.options, len(bout.bots), bout.deal)
    bots = [make_bot(spec, game, seed) for spec, seed in zip(bout.bots, bout.seeds, strict=True)]
    return _outcome(game, state, _play_bots(game, state, bots, check=bout.check))


def _outcome(game: AnyGame, state: State, decisions: int) -> Outcome:
    game.check(state)
    return Outcome(decisions, state.turn, state.scores(), state.over, game.write(state))


def _play_bots(game: AnyGame, state: State, bots: Sequence[Bot[View]], *, check: bool) -> int:
    decisions = 0
    while not state.over and decisions < MOST_DECISIONS:
        view = game.view(state, state.to_act)
        state.apply(bots[state.to_act].choose(view, view.options))
        state.take_events()
        decisions += 1
        if check:
            game.check(state)
    return decisions


_game = cache(find_game)


def derived(seed: int, *purpose: str | int) -> int:
    """A seed for one purpose: from it nothing can be learned about those of others."""
    words = " ".join(map(str, ("gloam", seed, *purpose)))
    return int.from_bytes(sha256(words.encode()).digest())


def with_bots(options: Options, given: Container[str], seats: Iterable[int]) -> Options:
    """A game that wants to know which seats have no body is told, unless whoever plays has said it."""
    if "bots" not in options or "bots" in given:
        return options
    return {**options, "bots": ",".join(str(seat + 1) for seat in sorted(seats))}
