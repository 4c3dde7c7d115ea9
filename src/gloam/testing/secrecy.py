"""Secrecy: nothing a viewer sees depends on what the viewer may not know.

The game's own bookkeeping of who knows what is not trusted here. A witness, written apart from the game,
hears only the events told to one viewer and says which cards that viewer cannot place. Any two of them are
then swapped in the whole world: no byte of what the viewer sees may change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from gloam.core.event import Event
from gloam.core.protocol import AnyGame, State
from gloam.core.rng import Rng
from gloam.testing.walks import Step

__all__ = ["Witness", "check_secrecy"]


class Witness(Protocol):
    """What one viewer can know from the events told to them."""

    def hear(self, event: Event) -> None: ...
    def unknown(self) -> Sequence[int]:
        """The cards this viewer cannot place, in a fixed order."""
        ...


def check_secrecy(
    game: AnyGame,
    steps: Iterable[Step],
    witness: Callable[[State, int], Witness],
    public_anyway: Callable[[Sequence[Event]], bool],
    rng: Rng,
    every: int = 1,
) -> int:
    """Follow a walk with one witness for each viewer, and compare at every `every`-th step.

    Returns how many comparisons were made. `public_anyway` says of the events of one action that the rules
    themselves let a hidden card be felt in them (an ability that fails for want of a card in hand): such an
    action is not compared further.
    """
    witnesses: list[Witness] = []
    compared = 0
    for step in steps:
        if not witnesses:
            witnesses = [witness(step.state, viewer) for viewer in range(step.state.seats + 1)]
        for viewer, hearing in enumerate(witnesses):
            for event in step.events:
                hearing.hear(event.told_to(viewer))
            if step.ply % every == 0:
                compared += _check_viewer(game, step, viewer, hearing.unknown(), public_anyway, rng)
    return compared


def _check_viewer(
    game: AnyGame,
    step: Step,
    viewer: int,
    unknown: Sequence[int],
    public_anyway: Callable[[Sequence[Event]], bool],
    rng: Rng,
) -> int:
    if len(unknown) < 2:
        return 0
    one = unknown[rng.below(len(unknown))]
    other = unknown[rng.below(len(unknown))]
    world = game.swapped(step.state, one, other)
    seen, seen_there = game.view(step.state, viewer), game.view(world, viewer)
    assert repr(seen) == repr(seen_there), f"viewer {viewer} can tell {one} from {other}"
    if step.action not in world.options and step.action not in world.asides(step.seat):
        return 1
    return 1 + _check_action(game, step, world, viewer, (one, other), public_anyway)


def _check_action(
    game: AnyGame,
    step: Step,
    world: State,
    viewer: int,
    swapped: tuple[int, int],
    public_anyway: Callable[[Sequence[Event]], bool],
) -> int:
    """Take the same action in both worlds: the viewer is told the same, unless shown one of the two cards."""
    here, there = step.state.copy(), world
    here.apply(step.action)
    there.apply(step.action)
    events, events_there = here.take_events(), there.take_events()
    told = [event.told_to(viewer).fields() for event in events]
    told_there = [event.told_to(viewer).fields() for event in events_there]
    shown = {event[4] for event in told + told_there}
    if shown & set(swapped) or public_anyway(events) or public_anyway(events_there):
        return 0
    assert told == told_there, f"viewer {viewer} is told of {swapped} by {game.actions[step.action].text}"
    assert repr(game.view(here, viewer)) == repr(game.view(there, viewer))
    return 1
