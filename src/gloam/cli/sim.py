"""`gloam sim`: many games by bots, counted. Equal arguments give equal games, on however many processes."""

from __future__ import annotations

import time
from functools import partial
from hashlib import sha256

from rich import box
from rich.table import Table

from gloam.arena.match import Outcome, Plan, play_game
from gloam.arena.workers import spread
from gloam.cli.arguments import Arguments, Command, Given
from gloam.cli.failures import reported
from gloam.cli.games import game_name
from gloam.cli.progress import watched
from gloam.cli.seating import bot_names, read_game
from gloam.cli.terminal import Terminal
from gloam.cli.version import build
from gloam.core.protocol import AnyGame
from gloam.games import find_game

__all__ = ["COMMAND"]


def _declare(arguments: Arguments) -> None:
    arguments.add_game()
    arguments.add_number("--seats", "seats", metavar="N", low=1, default=3)
    arguments.add_number("--games", "games", metavar="M", low=1, default=100)
    arguments.add_number("--seed", "sim-seed", metavar="S", default=0)
    arguments.add_options()
    arguments.add("--bots", "bots", metavar="B", default="random")
    arguments.add_number("--jobs", "jobs", metavar="J", low=1, default=1)
    arguments.add("--check", "check", action="store_true")
    arguments.add("--json", "json", action="store_true")


def _run(given: Given, terminal: Terminal) -> int:
    game, options, _ = read_game(given)
    bots = bot_names(given.bots, given.seats)
    plan = Plan(game.id, dict(options), given.seats, given.seed, bots, given.check)
    tally = _Tally(given.seats)
    began = time.perf_counter()
    outcomes = spread(partial(play_game, plan), range(given.games), given.jobs)
    for outcome in watched(reported(outcomes, lambda _: bots, terminal), given.games, terminal):
        tally.add(outcome)
    facts = tally.facts(plan, time.perf_counter() - began)
    if given.json:
        terminal.json(facts)
    else:
        _show(game, tally, facts, terminal)
    return 0


# Counting


class _Tally:
    """What many games come to. Added in game order, so that no sum depends on who played which."""

    def __init__(self, seats: int) -> None:
        self.decisions: list[int] = []
        self.turns: list[int] = []
        self.wins = [0.0] * seats
        self.unfinished = 0
        self.hash = sha256()

    def add(self, outcome: Outcome) -> None:
        self.decisions.append(outcome.decisions)
        self.turns.append(outcome.turns)
        self.wins = [won + share for won, share in zip(self.wins, outcome.scores, strict=True)]
        self.unfinished += not outcome.over
        self.hash.update(outcome.final.encode())

    def facts(self, plan: Plan, seconds: float) -> dict[str, object]:
        games = len(self.decisions)
        return {
            "game": plan.game,
            "version": find_game(plan.game).version,
            "build": build(),
            "seats": plan.seats,
            "games": games,
            "seed": plan.seed,
            "options": plan.options,
            "bots": plan.bots,
            "decisions": sum(self.decisions),
            "seconds": round(seconds, 3),
            "decisions_per_s": round(sum(self.decisions) / seconds, 1),
            "games_per_s": round(games / seconds, 1),
            "decisions_per_game": {"mean": sum(self.decisions) / games, "max": max(self.decisions)},
            "turns_per_game": {"mean": sum(self.turns) / games, "max": max(self.turns)},
            "wins": [won / games for won in self.wins],
            "unfinished": self.unfinished,
            "digest": self.hash.hexdigest(),
        }


# Showing


def _show(game: AnyGame, tally: _Tally, facts: dict[str, object], terminal: Terminal) -> None:
    games = len(tally.decisions)
    table = Table(box=box.SIMPLE, title=game_name(game, terminal), show_header=False, title_justify="left")
    rows: dict[str, str] = {
        "seats": str(facts["seats"]),
        "games": f"{games}",
        "unfinished": str(tally.unfinished),
        "decisions": f"{sum(tally.decisions)}",
        "seconds": f"{facts['seconds']}",
        "rate": f"{facts['decisions_per_s']}",
        "decisions-per-game": f"{sum(tally.decisions) / games:.1f} / {max(tally.decisions)}",
        "turns-per-game": f"{sum(tally.turns) / games:.1f} / {max(tally.turns)}",
        "wins": "  ".join(f"{seat}: {won / games:.1%}" for seat, won in enumerate(tally.wins, 1)),
        "digest": str(facts["digest"])[:16] + "…",
    }
    for key, value in rows.items():
        table.add_row(terminal.word(f"sim-{key}"), value)
    terminal.table(table)


COMMAND = Command("sim", "gloam sim nightmarium --seats 4 --games 1000 --seed 1", _declare, _run)
