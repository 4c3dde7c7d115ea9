"""Who is measured, and what is to be reached. Goals are information: nothing fails if one is missed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

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
BESIDE: Final = {
    STEADY: "p99-ratio",
    2000: "p99-ratio-more",
}  # where delays are compared: 1,000 may be no load


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
    unit: str
    least: float = 0.0
    most: float = 0.0

    @property
    def goal(self) -> str:
        return f"≥ {self.least:g}{self.unit}" if self.least else f"≤ {self.most:g}{self.unit}"

    @property
    def is_met(self) -> bool:
        return self.value >= self.least if self.least else self.value <= self.most


def goals(found: Found, idle: Idle | None) -> list[Reached]:
    """As far as what they need was measured."""
    reached = [each for peer in ON_SQLITE for each in _of_sqlite(found, peer.name)]
    for fewer, more in ONE_AND_TWO:
        one, two = found.get(Figure(fewer.name, ALL)), found.get(Figure(more.name, ALL))
        if one and two:
            ratio = two.per_second / one.per_second
            reached.append(Reached(more.name, "processes", ratio, "×", least=1.3))
    if idle:
        reached.append(Reached(ON_SQLITE[0].name, "idle", idle.a_socket, " KB", most=40))
    return reached


def _of_sqlite(found: Found, name: str) -> Iterator[Reached]:
    ours, theirs = found.get(Figure(name, ALL)), found.get(Figure(YARDSTICK.name, ALL))
    if ours and theirs:
        yield Reached(name, "moves", ours.per_second / theirs.per_second, "×", least=2)
    if ours := found.get(Figure(name, STEADY)):
        yield Reached(name, "p99", ours.p99, " ms", most=25)
    for rate, figure in BESIDE.items():
        ours, theirs = found.get(Figure(name, rate)), found.get(Figure(YARDSTICK.name, rate))
        if ours and theirs:
            yield Reached(name, figure, ours.p99 / theirs.p99, "×", most=0.25)
