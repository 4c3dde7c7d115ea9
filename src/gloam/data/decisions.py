"""The decisions of one game by bots, each as a row of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from gloam.arena.match import Plan, decisions, seated
from gloam.bots import failures
from gloam.bots.external import STAND_IN, Failure
from gloam.core.protocol import AnyGame, View
from gloam.core.rng import Rng
from gloam.games import find_features

__all__ = ["COLUMNS", "Decision", "GamePlayed", "features", "play_decisions"]


class Decision(NamedTuple):
    """One decision. `view` is JSON, `features` a byte for each number of the game's feature vector."""

    game: int  # its number in the run
    ply: int  # decisions before this one
    seat: int
    bot: str
    asked: str
    view: bytes
    features: bytes
    options: Sequence[int]
    choice: int  # one of the options


class GamePlayed(NamedTuple):
    """A whole game: every row of it has the same outcome."""

    rows: Sequence[Decision]
    outcome: Sequence[float]  # each seat's share of the win
    failures: Sequence[Failure]


COLUMNS: Final = (*Decision._fields, "outcome")


def play_decisions(plan: Plan, number: int) -> GamePlayed:
    """One game of a plan, fixed by its number."""
    bout = plan.bout(number)
    rows: list[Decision] = []
    with seated(bout) as (game, state, bots):
        for made in decisions(game, state, bots):
            seat = made.view.viewer
            by = STAND_IN if failures([bots[seat]]) else bout.bots[seat]
            seen, options = msgspec.json.encode(made.view), made.view.options
            row = features(game, made.view)
            rows.append(Decision(number, len(rows), seat, by, made.asked, seen, row, options, made.choice))
    return GamePlayed(rows, state.scores(), failures(bots))


def features(game: AnyGame, view: View) -> bytes:
    """A view as numbers from 0 to 255, read off some world that it allows: all have the same."""
    world = game.imagine(view, Rng.seeded(0))
    return bytes(find_features(game.id).row(world, view.viewer))
