"""`gloam export`: games by bots as data, decision by decision. Equal arguments give equal files."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import IO, Final

from gloam import __version__
from gloam.arena.match import Plan
from gloam.arena.workers import spread
from gloam.cli.arguments import Arguments, Command, Given
from gloam.cli.failures import reported
from gloam.cli.files import create_file
from gloam.cli.progress import watched
from gloam.cli.seating import bot_names, read_game
from gloam.cli.terminal import Terminal
from gloam.core.errors import BadInput
from gloam.data.decisions import play_decisions
from gloam.data.files import FORMATS, JsonLines, Parquet, Sink, load_arrow, uninterrupted
from gloam.games import find_features, find_game

__all__ = ["COMMAND"]

SCHEMA: Final = 1  # raised whenever a column changes its meaning
TO_OUTPUT: Final = "-"


def _declare(arguments: Arguments) -> None:
    arguments.add_game()
    arguments.add_number("--games", "games", metavar="N", low=1, default=100)
    arguments.add("--bots", "bots", metavar="B", default="greedy")
    arguments.add_number("--seats", "seats", metavar="K", low=1, default=3)
    arguments.add_number("--seed", "sim-seed", metavar="S", default=0)
    arguments.add_options()
    arguments.add("--format", "export-format", choices=FORMATS, default=FORMATS[0])
    arguments.add("--out", "export-out", metavar=arguments.terminal.word("meta-file"), default=TO_OUTPUT)
    arguments.add_number("--jobs", "jobs", metavar="J", low=1, default=1)


def _run(given: Given, terminal: Terminal) -> int:
    plan = _plan(given)
    if given.format == "parquet":
        load_arrow()  # complains before there is a file
    with _opened(given) as out:
        sink: Sink = (Parquet if given.format == "parquet" else JsonLines)(out, _facts(plan, given.games))
        games, rows = 0, 0
        try:
            played = spread(partial(play_decisions, plan), range(given.games), given.jobs)
            for one in watched(reported(played, lambda _: plan.bots, terminal), given.games, terminal):
                with uninterrupted():
                    sink.add(one)
                    games, rows = games + 1, rows + len(one.rows)
        finally:
            with uninterrupted():
                sink.close()
            terminal.warn(terminal.word("export-done", games=games, rows=rows))
    return 0


def _plan(given: Given) -> Plan:
    chosen, bots = read_game(given), bot_names(given.bots, given.seats)
    options = chosen.options_with_bots(range(given.seats))
    return Plan(chosen.game.id, dict(options), given.seats, given.seed, bots)


def _facts(plan: Plan, games: int) -> dict[str, object]:
    """What all rows have in common, and what would make the same file again."""
    game = find_game(plan.game)
    return {
        "schema": SCHEMA,
        "gloam": __version__,
        "game": game.id,
        "version": game.version,
        "features": find_features(game.id).version,
        "seats": plan.seats,
        "options": plan.options,
        "bots": plan.bots,
        "seed": plan.seed,
        "games": games,
    }


@contextmanager
def _opened(given: Given) -> Iterator[IO[bytes]]:
    """The file to write, which must not be there yet; JSON lines also go to the output."""
    if given.out == TO_OUTPUT:
        if given.format == "parquet":
            raise BadInput("export-no-file")
        yield sys.stdout.buffer
        return
    with create_file(given.out) as file:
        yield file


COMMAND = Command(
    "export",
    "gloam export nightmarium --seats 2 --bots greedy --games 200 --format parquet --out games.parquet",
    _declare,
    _run,
)
