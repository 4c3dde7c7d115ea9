"""One game by bots, from its seeds to its end. Whoever lets bots play many games lets this play each."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from typing import Final, NamedTuple

from gloam.bots import dismiss, failures, make_bot
from gloam.bots.external import Failure
from gloam.core.play import setup
from gloam.core.protocol import AnyGame, Bot, State, View
from gloam.core.rng import Rng
from gloam.core.settings import Options
from gloam.games import find_game

__all__ = [
    "MOST_DECISIONS",
    "Bout",
    "Decided",
    "Outcome",
    "Plan",
    "Seated",
    "decisions",
    "derived",
    "play_bout",
    "play_game",
    "seated",
    "with_bots",
]

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


class Decided(NamedTuple):
    """A decision: its kind, what its seat was shown, and the action it took."""

    asked: str
    view: View
    choice: int


class Seated(NamedTuple):
    """A game that bots are about to play."""

    game: AnyGame
    state: State
    bots: Sequence[Bot[View]]


class Outcome(NamedTuple):
    """What is kept of one game."""

    decisions: int
    turns: int
    scores: Sequence[float]  # zeros if the game was not over after very many decisions
    over: bool
    final: str  # the last position
    failures: Sequence[Failure] = ()  # bots that a stand-in had to play on for


def play_game(plan: Plan, number: int) -> Outcome:
    """One game of a plan, fixed by its number. If all choose by chance, nobody needs to be shown anything."""
    bout = plan.bout(number)
    if set(plan.bots) != {"random"} or plan.check:
        return play_bout(bout)
    state = setup(find_game(bout.game), bout.options, len(bout.bots), bout.deal)
    decisions = state.wander(Rng.seeded(derived(plan.seed, "game", number, "choices")), MOST_DECISIONS)
    return _outcome(find_game(bout.game), state, decisions)


def play_bout(bout: Bout) -> Outcome:
    """One game in which each bot is shown what its seat sees, and nothing else."""
    with seated(bout) as (game, state, bots):
        count = 0
        for _ in decisions(game, state, bots):
            count += 1
            if bout.check:
                game.check(state)
    return _outcome(game, state, count)._replace(failures=failures(bots))


@contextmanager
def seated(bout: Bout) -> Iterator[Seated]:
    """The deal and the bots of a game; in the end the bots are told the result and dismissed."""
    game = find_game(bout.game)
    state = setup(game, bout.options, len(bout.bots), bout.deal)
    bots = [make_bot(spec, game, seed) for spec, seed in zip(bout.bots, bout.seeds, strict=True)]
    try:
        yield Seated(game, state, bots)
    finally:
        dismiss(bots, state.scores())


def _outcome(game: AnyGame, state: State, decisions: int) -> Outcome:
    game.check(state)
    return Outcome(decisions, state.turn, state.scores(), state.over, game.write(state))


def decisions(game: AnyGame, state: State, bots: Sequence[Bot[View]]) -> Iterator[Decided]:
    """Let bots play to the end, or very long; each decision when it has been carried out."""
    for _ in range(MOST_DECISIONS):
        if state.over:
            return
        asked, view = state.asked, game.view(state, state.to_act)
        choice = bots[view.viewer].choose(view, view.options)
        state.apply(choice)
        state.take_events()
        yield Decided(asked, view, choice)


def derived(seed: int, *purpose: str | int) -> int:
    """A seed for one purpose: from it nothing can be learned about those of others."""
    words = " ".join(map(str, ("gloam", seed, *purpose)))
    return int.from_bytes(sha256(words.encode()).digest())


def with_bots(options: Options, given: Container[str], seats: Iterable[int]) -> Options:
    """A game that wants to know which seats have no body is told, unless whoever plays has said it."""
    if "bots" not in options or "bots" in given:
        return options
    return {**options, "bots": ",".join(str(seat + 1) for seat in sorted(seats))}
