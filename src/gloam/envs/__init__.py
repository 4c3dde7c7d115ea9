"""The games as environments for programs that learn: see docs/environments.md.

    aec     all seats, in turn: PettingZoo
    solo    one seat against bots: Gymnasium
    vector  many games at once, stepped by compiled code: numpy

`pip install gloam[rl]` brings what they need; nothing of it is imported before it is asked for.
`gloam.envs.openspiel`, with `gloam[openspiel]`, registers the games with OpenSpiel.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gloam.envs.circle import Circle
    from gloam.envs.hall import Hall
    from gloam.envs.lone import Lone

__all__ = ["MAX_CYCLES", "aec", "solo", "vector"]

MAX_CYCLES = 20_000  # decisions after which a game is cut, unless something else is asked for


def aec(
    game: str,
    seats: int = 2,
    *,
    observation: str = "vector",
    rewards: str = "end",
    max_cycles: int = MAX_CYCLES,
    render_mode: str | None = None,
    **options: str | int,
) -> Circle:
    """A PettingZoo environment: every seat is an agent, one decision is one step.

    `observation` is "vector" or "fields", `rewards` "end" or "shaped"; `options` are those of the game.
    """
    from gloam.envs.circle import Circle
    from gloam.envs.sight import Sight

    return Circle(Sight(game, seats, options, observation, rewards), max_cycles, render_mode)


def solo(
    game: str,
    seat: int = 0,
    bots: Sequence[str] = ("greedy",),
    *,
    observation: str = "vector",
    rewards: str = "end",
    max_cycles: int = MAX_CYCLES,
    render_mode: str | None = None,
    **options: str | int,
) -> Lone:
    """A Gymnasium environment: one seat against `bots`, who sit on the other seats in order."""
    from gloam.envs.lone import Lone
    from gloam.envs.sight import Sight

    sight = Sight(game, len(bots) + 1, options, observation, rewards)
    return Lone(sight, seat, bots, max_cycles, render_mode)


def vector(
    game: str,
    count: int,
    seats: int = 2,
    *,
    rewards: str = "end",
    max_cycles: int = MAX_CYCLES,
    **options: str | int,
) -> Hall:
    """`count` games side by side, stepped together in compiled code; what is over is dealt anew."""
    from gloam.envs.hall import Hall
    from gloam.envs.sight import Sight

    return Hall(Sight(game, seats, options, "vector", rewards), count, max_cycles)
