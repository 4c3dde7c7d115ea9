"""Seeded walks: random games to their end, the same every time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from gloam.core.action import NONE
from gloam.core.event import Event
from gloam.core.play import setup
from gloam.core.protocol import AnyGame, State
from gloam.core.rng import Rng

__all__ = ["Step", "walk"]

ASIDE_RARITY = 8


class Step(NamedTuple):
    """A position on a walk, the events that led to it, and who does what next (NONE at the end).

    `state` lives on: it is this position only until the next step is asked for.
    """

    ply: int
    state: State
    events: Sequence[Event]
    asked: str
    seat: int
    action: int


def walk(
    game: AnyGame, seats: int, seed: int, options: Mapping[str, str] | None = None, most: int = 100_000
) -> Iterator[Step]:
    """One game by random choices. The same state is yielded again and again: copy it to keep it.

    Verbs are equally likely, not actions, so that rare verbs are not drowned by common ones.
    """
    rng = Rng.seeded(seed)
    state = setup(game, game.settings.read(options or {}), seats, seed)
    for ply in range(most):
        if state.over:
            yield Step(ply, state, state.take_events(), "", NONE, NONE)
            return
        seat, action = _pick_aside(state, rng) or (state.to_act, _pick(game, state, rng))
        yield Step(ply, state, state.take_events(), state.asked, seat, action)
        state.apply(action)
    raise AssertionError(f"{game.id} with seed {seed} did not end within {most} decisions")


def _pick_aside(state: State, rng: Rng) -> tuple[int, int] | None:
    """Now and then somebody who may interrupt does."""
    seat = rng.below(state.seats)
    asides = state.asides(seat)
    if not asides or rng.below(ASIDE_RARITY):
        return None
    return seat, asides[rng.below(len(asides))]


def _pick(game: AnyGame, state: State, rng: Rng) -> int:
    verbs = sorted({game.actions[option].verb for option in state.options})
    verb = verbs[rng.below(len(verbs))]
    options = [option for option in state.options if game.actions[option].verb == verb]
    return options[rng.below(len(options))]
