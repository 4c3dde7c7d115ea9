"""`gloam bench`: how fast the games are on this machine, as medians of figures taken in turns."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from rich import box
from rich.table import Table

from gloam.bench.figures import FIGURES, Bench
from gloam.bench.pace import LEAST_ROUNDS, SLICE, in_turns, medians
from gloam.cli.arguments import Arguments, Command, Given
from gloam.cli.games import game_name
from gloam.cli.progress import watched
from gloam.cli.terminal import Terminal
from gloam.core.protocol import AnyGame
from gloam.games import find_game, game_ids

__all__ = ["COMMAND", "Figure", "figures_of", "show_number"]

USUAL_SEATS: Final = 4


class Figure(NamedTuple):
    """Which figure of which game."""

    game: str
    seats: int
    name: str


def _declare(arguments: Arguments) -> None:
    arguments.add("--game", "bench-game", metavar=arguments.terminal.word("meta-game"))
    arguments.add_number("--seats", "bench-seats", metavar="K", nargs="+", low=1, default=[])
    arguments.add_number("--rounds", "bench-rounds", metavar="R", low=LEAST_ROUNDS, default=LEAST_ROUNDS)
    arguments.add_number("--ms", "bench-ms", metavar="T", default=round(SLICE * 1000))
    arguments.add("--json", "json", action="store_true")


def _run(given: Given, terminal: Terminal) -> int:
    games = [find_game(name) for name in ([given.game] if given.game else game_ids())]
    seats = sorted(set(given.seats)) or [USUAL_SEATS]
    figures = figures_of(games, seats, given.ms / 1000)
    taken = in_turns(figures, given.rounds)
    found = medians(watched(taken, len(figures) * given.rounds, terminal, auto_refresh=False))
    if given.json:
        terminal.json({game.id: _facts(game, found, listed=bool(given.seats)) for game in games})
    else:
        _show(games, seats, found, terminal)
    return 0


def figures_of(
    games: Sequence[AnyGame], seats: Sequence[int], seconds: float
) -> dict[Figure, Callable[[], float]]:
    """How to take each figure; those of one kind are neighbours, since they are compared."""
    benches = {(game.id, count): Bench(game, count, seconds) for game in games for count in seats}
    return {
        Figure(game, count, name): partial(figure, bench)
        for name, figure in FIGURES.items()
        for (game, count), bench in benches.items()
    }


def _facts(game: AnyGame, found: Mapping[Figure, float], *, listed: bool) -> dict[str, object]:
    """The figures for four seats by name; if seats were listed, also those of each, `by_seats`."""
    by_seats: dict[int, dict[str, float]] = {}
    for figure, value in found.items():
        if figure.game == game.id:
            by_seats.setdefault(figure.seats, {})[figure.name] = value
    usual: dict[str, object] = {**by_seats.get(USUAL_SEATS, {})}
    return usual | {"by_seats": by_seats} if listed else usual


def _show(
    games: Sequence[AnyGame], seats: Sequence[int], found: Mapping[Figure, float], terminal: Terminal
) -> None:
    for game in games:
        table = Table(box=box.SIMPLE, title=game_name(game, terminal), title_justify="left")
        table.add_column("")
        for count in seats:
            table.add_column(terminal.word("bench-seats", count=count), justify="right")
        for name in FIGURES:
            row = [show_number(found[Figure(game.id, count, name)]) for count in seats]
            table.add_row(terminal.word(f"bench-{name.replace('_', '-')}"), *row)
        terminal.table(table)
    terminal.tell("bench-note", style="faint")


def show_number(value: float) -> str:
    """Three digits of a small number, all of a large one in groups of three."""
    return f"{value:,.0f}".replace(",", " ") if value >= 100 else f"{value:.3g}"


COMMAND = Command("bench", "gloam bench --game nightmarium --seats 2 3 4 5 --json", _declare, _run)
