"""The same deal, the same bots, two sets of rules: what the lab compares."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from gloam.arena.match import Bout, Plan, derived, with_bots
from gloam.arena.workers import spread
from gloam.bots import make_bot
from gloam.bots.external import read_order
from gloam.core.errors import BadInput
from gloam.core.play import setup
from gloam.core.protocol import AnyGame, Bot, State, View
from gloam.core.rng import Rng
from gloam.games import find_game
from gloam.lab.watch import Facts, Player, watch

__all__ = ["Pair", "Plans", "make_plans", "play_pair", "play_pairs"]

CHUNK: Final = 2  # pairs a process is given at a time: they are slow, and no more are wanted than needed


class Pair(NamedTuple):
    """One game under the base rules and its twin under the changed ones."""

    base: Facts
    changed: Facts


class Plans(NamedTuple):
    """The games under the base rules and under the changed ones."""

    base: Plan
    changed: Plan

    @property
    def paired(self) -> bool:
        """Do twins share the deal and the seeds of their bots?"""
        return self.base.seed == self.changed.seed


def make_plans(
    game: AnyGame,
    given: Mapping[str, str],
    changes: Mapping[str, str],
    bots: Sequence[str],
    *,
    seed: int = 0,
) -> Plans:
    """Plans for the changes of the given options; BadInput says what is wrong with them.

    The same rules twice are never paired: every game would be its own twin, and nothing could be found.
    """
    if not changes:
        raise BadInput("lab-nothing")
    for bot in bots:
        if read_order(bot) is not None:
            raise BadInput("external-lab", value=bot)
    base, changed = (
        Plan(game.id, _read(game, options, len(bots)), len(bots), seed, bots)
        for options in (given, {**given, **changes})
    )
    if base == changed:
        changed = changed._replace(seed=derived(seed, "twin"))
    return Plans(base, changed)


def _read(game: AnyGame, given: Mapping[str, str], seats: int) -> dict[str, str]:
    options = with_bots(game.settings.read(given), given, range(seats))
    setup(game, options, seats, 0)  # complains now, not in a process of its own
    return dict(options)


def play_pairs(plans: Plans, most: int, workers: int) -> Generator[Pair, None, None]:
    """The pairs in the order of their numbers, whoever played them. Close it to stop the processes."""
    yield from spread(partial(play_pair, plans), range(most), workers, CHUNK)


def play_pair(plans: Plans, number: int) -> Pair:
    """One pair, fixed by its number."""
    return Pair(_play(plans.base.bout(number)), _play(plans.changed.bout(number)))


def _play(bout: Bout) -> Facts:
    game = find_game(bout.game)
    state = setup(game, bout.options, len(bout.bots), bout.deal)
    return watch(game, state, [_player(game, *who) for who in zip(bout.bots, bout.seeds, strict=True)])


def _player(game: AnyGame, spec: str, seed: int) -> Player:
    """Somebody for a seat. Chance needs no view, which makes it many times faster."""
    if spec == "random":
        return partial(_any_option, Rng.seeded(seed))
    return partial(_choice, game, make_bot(spec, game, seed))


def _any_option(rng: Rng, state: State) -> int:
    return state.options[rng.below(len(state.options))]


def _choice(game: AnyGame, bot: Bot[View], state: State) -> int:
    view = game.view(state, state.to_act)
    return bot.choose(view, view.options)
