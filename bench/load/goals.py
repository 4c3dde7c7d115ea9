"""Who is measured, and what is to be reached. Goals are information: nothing fails if one is missed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from bench.goal import Goal
from bench.load.boardgameio import BoardgameIo
from bench.load.drive import Outcome
from bench.load.gloam import OnPostgres, OnSqlite
from bench.load.memory import Idle

__all__ = [
    "GAMES",
    "ON_POSTGRES",
    "ON_SQLITE",
    "YARDSTICK",
    "Figure",
    "Found",
    "Reached",
    "goals",
]

GAMES: Final = ("nightmarium", "kragmortha")
YARDSTICK: Final = BoardgameIo()
ON_SQLITE: Final = [OnSqlite(game) for game in GAMES]
APART: Final = OnPostgres(GAMES[0], 2, apart=True)
ONE_AND_TWO: Final = [
    (OnPostgres(GAMES[0], 1, share=share), OnPostgres(GAMES[0], 2, share=share)) for share in (1.0, 0.4)
]
ON_POSTGRES: Final = [*ONE_AND_TWO[0], APART, *ONE_AND_TWO[1]]
ALL: Final = 0  # the rate at which a server makes as many moves as it bears
STEADY: Final = 1000
COMPARED: Final = (STEADY, 2000)  # rates at which delays are compared: 1,000 may be no load


class Figure(NamedTuple):
    """Which server under which load: moves a second, or 0 for as many as it bears."""

    peer: str
    rate: int


Found = Mapping[Figure, Outcome]


class Reached(NamedTuple):
    """A figure beside its goal."""

    peer: str
    figure: str
    value: float
    goal: Goal


def goals(found: Found, idle: Idle | None) -> list[Reached]:
    """As far as what they need was measured."""
    reached = [each for peer in ON_SQLITE for each in _of_sqlite(found, peer.name)]
    for fewer, more in ONE_AND_TWO:
        one, two = found.get(Figure(fewer.name, ALL)), found.get(Figure(more.name, ALL))
        if one and two:
            ratio = two.per_second / one.per_second
            reached.append(Reached(more.name, "moves/s, all, to one process", ratio, Goal("×", least=1.3)))
    if idle:
        reached.append(Reached(ON_SQLITE[0].name, "an idle socket", idle.a_socket, Goal(" KB", most=40)))
    return reached


def _of_sqlite(found: Found, name: str) -> Iterator[Reached]:
    ours, theirs = found.get(Figure(name, ALL)), found.get(Figure(YARDSTICK.name, ALL))
    if ours and theirs:
        ratio = ours.per_second / theirs.per_second
        yield Reached(name, f"moves/s, all, to {YARDSTICK.name}", ratio, Goal("×", least=2))
    if ours := found.get(Figure(name, STEADY)):
        yield Reached(name, f"p99 at {STEADY:,}/s", ours.p99, Goal(" ms", most=25))
    for rate in COMPARED:
        ours, theirs = found.get(Figure(name, rate)), found.get(Figure(YARDSTICK.name, rate))
        if ours and theirs:
            figure = f"p99 at {rate:,}/s, to {YARDSTICK.name}"
            yield Reached(name, figure, ours.p99 / theirs.p99, Goal("×", most=0.25))
