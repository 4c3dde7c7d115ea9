"""`gloam play`: one person at the terminal against bots."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace

from gloam.arena.match import derived
from gloam.bots import dismiss, make_bot
from gloam.cli.arguments import Arguments, Command, Given
from gloam.cli.files import check_record
from gloam.cli.games import game_name
from gloam.cli.match import Match
from gloam.cli.records import names_of
from gloam.cli.seating import bot_names, person_name, read_game
from gloam.cli.session import Session
from gloam.cli.terminal import Terminal
from gloam.core.deal import Deal, commitment_of, new_secret, seed_of
from gloam.core.errors import BadInput
from gloam.core.protocol import AnyGame
from gloam.core.record import Record
from gloam.core.settings import Options

__all__ = ["COMMAND"]


def _declare(arguments: Arguments) -> None:
    arguments.add_game()
    arguments.add_number("--seats", "seats", metavar="N", low=1, default=3)
    arguments.add_number("--seat", "play-seat", metavar="K", low=1, default=1)
    arguments.add("--name", "name", metavar=arguments.terminal.word("meta-name"), default="")
    arguments.add("--bots", "bots", metavar="B", default="uneasy")
    arguments.add_options()
    arguments.add_number("--seed", "play-seed", metavar="S")
    arguments.add("--provable", "provable", action=argparse.BooleanOptionalAction)
    arguments.add("--save", "save", metavar=arguments.terminal.word("meta-file"), default="")


def _run(given: Given, terminal: Terminal) -> int:
    match = _match(given, terminal)
    session = Session(match, terminal, asks_to_save=not given.save)
    _enable_line_editing()
    try:
        session.run()
    finally:
        dismiss(match.bots.values(), match.state.scores())
        if given.save:
            session.save_to(given.save)
    return 0


def _match(given: Given, terminal: Terminal) -> Match:
    chosen = read_game(given)
    game, options, _ = chosen
    if given.seat > given.seats:
        raise BadInput("seat", value=given.seat, seats=given.seats)
    if given.save:
        check_record(given.save)
    me = given.seat - 1
    names = bot_names(given.bots, given.seats - 1)
    others = dict(zip((seat for seat in range(given.seats) if seat != me), names, strict=True))
    played = chosen.options_with_bots(others)
    record = Record(game.id, game.version, given.seats, played, 0, data=game.data(played))
    record = replace(record, names=_names(given, others, terminal))
    terminal.seat(names_of(record), me)
    _greet(game, options, others, me, terminal)
    record = _deal(record, given, terminal)
    terminal.tell("play-hint", style="faint")
    bots = {seat: make_bot(name, game, derived(record.seed, "seat", seat)) for seat, name in others.items()}
    return Match(game, record, me, bots)


def _names(given: Given, others: dict[int, str], terminal: Terminal) -> dict[int, str]:
    names = {seat: terminal.word("play-bot", seat=seat + 1) for seat in others}
    person = person_name(given.name)
    return {**names, given.seat - 1: person} if person else names


def _greet(game: AnyGame, options: Options, others: dict[int, str], me: int, terminal: Terminal) -> None:
    bots = ", ".join(f"{seat + 1} {name}" for seat, name in others.items())
    terminal.tell("play-welcome", style="strong", game=game_name(game, terminal), seat=me + 1, bots=bots)
    preset = game.settings.preset_of(options)
    if preset:
        terminal.tell("play-preset", preset=preset)
    else:
        usual = game.settings.read({})
        changed = [f"{key}={value}" for key, value in options.items() if value != usual[key]]
        terminal.tell("play-options", options=" ".join(changed))


def _deal(record: Record, given: Given, terminal: Terminal) -> Record:
    """Promise the deal before it is made, unless the seed is given."""
    if given.seed is not None:
        if given.provable:
            raise BadInput("cli-conflict", command="gloam play", value="--provable", known="--seed")
        return replace(record, seed=given.seed)
    secret = new_secret()
    if given.provable is False:
        return replace(record, seed=seed_of(secret, []))
    terminal.tell("play-commitment", commitment=commitment_of(secret))
    nonces = [new_secret() for _ in range(record.seats)]
    return replace(record, seed=seed_of(secret, nonces), deal=Deal(commitment_of(secret), secret, nonces))


def _enable_line_editing() -> None:
    """Arrow keys and history, where the system has them."""
    if sys.stdin.isatty():
        try:
            import readline  # noqa: F401
        except ImportError:
            return


COMMAND = Command(
    "play", "gloam play nightmarium --seats 4 --options target=3 --save game.record", _declare, _run
)
