"""`gloam arena`: bots against bots on the same deals. Equal arguments give equal games, on any processes."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial

from rich import box
from rich.table import Table

from gloam.arena.league import League, play_league_game
from gloam.arena.standings import Meeting, Results, Standing
from gloam.arena.workers import spread
from gloam.cli.arguments import Arguments, Command, Given
from gloam.cli.failures import reported
from gloam.cli.games import game_name
from gloam.cli.progress import watched
from gloam.cli.seating import read_bots, read_game
from gloam.cli.terminal import Terminal
from gloam.cli.version import build
from gloam.games import find_game

__all__ = ["COMMAND"]


def _declare(arguments: Arguments) -> None:
    arguments.add_game()
    arguments.add("--bots", "arena-bots", metavar="A,B", required=True)
    arguments.add_number("--games", "arena-games", metavar="N", low=1, default=100)
    arguments.add_number("--seats", "seats", metavar="K", low=1, default=3)
    arguments.add_number("--seed", "sim-seed", metavar="S", default=0)
    arguments.add_options()
    arguments.add_number("--jobs", "jobs", metavar="J", low=1, default=1)
    arguments.add("--json", "json", action="store_true")


def _run(given: Given, terminal: Terminal) -> int:
    league = _league(given)
    games = league.rounds(given.games) * league.round_size
    results = Results(league)
    began = time.perf_counter()
    outcomes = spread(partial(play_league_game, league), range(games), given.jobs)
    for outcome in watched(reported(outcomes, league.seating, terminal), games, terminal):
        results.add(outcome)
    if given.json:
        terminal.json(_facts(results, given, time.perf_counter() - began))
    else:
        _show(results, given.games, terminal)
    return 0


def _league(given: Given) -> League:
    chosen, bots = read_game(given), tuple(read_bots(given.bots))
    options = chosen.options_with_bots(range(given.seats))
    return League(chosen.game.id, dict(options), given.seats, bots, given.seed)


def _facts(results: Results, given: Given, seconds: float) -> dict[str, object]:
    league = results.league
    return {
        "game": league.game,
        "version": find_game(league.game).version,
        "build": build(),
        "seats": league.seats,
        "games": results.games,
        "asked": given.games,
        "rounds": len(results.rounds),
        "seed": league.seed,
        "options": league.options,
        "bots": [standing._asdict() for standing in results.standings()],
        "cross": [meeting._asdict() for meeting in results.meetings()],
        "decisions": results.decisions,
        "unfinished": results.unfinished,
        "seconds": round(seconds, 3),
        "digest": results.hash.hexdigest(),
    }


# Showing


def _show(results: Results, asked: int, terminal: Terminal) -> None:
    """The strongest first; the numbers of the rows are the columns of the second table."""
    terminal.write(game_name(find_game(results.league.game), terminal), style="strong")
    rounds, size = len(results.rounds), results.league.round_size
    terminal.tell("arena-played", games=results.games, rounds=rounds, size=size)
    if results.games != asked:
        terminal.tell("arena-rounded", asked=asked)
    if results.unfinished:
        terminal.tell("arena-unfinished", count=results.unfinished)
    standings = sorted(results.standings(), key=lambda standing: -standing.rating)
    terminal.table(_standings(standings, terminal))
    if len(standings) > 1:
        terminal.tell("arena-cross")
        terminal.table(_meetings([standing.bot for standing in standings], results.meetings(), terminal))


def _standings(standings: Sequence[Standing], terminal: Terminal) -> Table:
    table = _table_of_bots(terminal)
    failed = any(one.failures for one in standings)
    columns = ("games", "wins", "share", "interval", "rating", "interval", *(["failures"] if failed else []))
    for key in columns:
        table.add_column(terminal.word(f"arena-{key}"), justify="right")
    for rank, one in enumerate(standings, 1):
        shares = f"{100 * one.low:.1f}–{one.high:.1%}"
        ratings = f"{one.rating_low:+.0f} … {one.rating_high:+.0f}"
        cells = (f"{one.games}", f"{one.wins:.1f}", f"{one.share:.1%}", shares, f"{one.rating:+.0f}", ratings)
        table.add_row(f"{rank}", one.bot, *cells, *([f"{one.failures}"] if failed else []))
    return table


def _meetings(bots: Sequence[str], meetings: Sequence[Meeting], terminal: Terminal) -> Table:
    shares = {(meeting.bot, meeting.against): meeting.share for meeting in meetings}
    table = _table_of_bots(terminal)
    for rank, _ in enumerate(bots, 1):
        table.add_column(f"{rank}", justify="right")
    for rank, bot in enumerate(bots, 1):
        table.add_row(f"{rank}", bot, *(_percent(shares.get((bot, other))) for other in bots))
    return table


def _table_of_bots(terminal: Terminal) -> Table:
    """Without columns but the first two. A long name is folded, so that two bots can be told apart."""
    table = Table(box=box.SIMPLE, padding=(0, 1, 0, 0))
    table.add_column("", justify="right")
    table.add_column(terminal.word("arena-bot"), overflow="fold")
    return table


def _percent(share: float | None) -> str:
    return "·" if share is None else f"{share:.0%}"


COMMAND = Command(
    "arena", "gloam arena nightmarium --bots greedy,random --seats 2 --games 200", _declare, _run
)
