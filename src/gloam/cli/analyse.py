"""`gloam analyse`: the chances along a recorded game, and what was luck and what was choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich import box
from rich.table import Table

from gloam.analysis.course import Course, Swing
from gloam.analysis.facts import facts_of
from gloam.analysis.page import analysis_page
from gloam.analysis.study import Study, begin
from gloam.analysis.words import Words, tell_swings
from gloam.arena.workers import cores
from gloam.cli.arguments import Arguments, Command, Given
from gloam.cli.files import check_page, write_text
from gloam.cli.games import game_name
from gloam.cli.progress import watched
from gloam.cli.records import names_of, open_record, seat_of, steps
from gloam.cli.terminal import Terminal
from gloam.core.action import NONE
from gloam.core.errors import BadInput
from gloam.core.record import Record

__all__ = ["COMMAND"]

MOST_PLAYOUTS: Final = 100_000


class Result(NamedTuple):
    """What was found, and the sentence of each turning point."""

    study: Study
    course: Course
    swings: Sequence[Swing]
    told: Sequence[str]

    @property
    def shown(self) -> list[int]:
        """The seats whose totals are shown: of what a seat knew one learns little about the others."""
        return list(self.course.seats) if self.study.viewer == NONE else [self.study.viewer]


def _declare(arguments: Arguments) -> None:
    arguments.add_file()
    arguments.add_number("--seat", "analyse-seat", metavar="P", low=1)
    arguments.add_number("--playouts", "analyse-playouts", metavar="N", low=1, default=0)
    arguments.add_number("--every", "analyse-every", metavar="K", low=1, default=0)
    arguments.add_number("--seed", "analyse-seed", metavar="S", default=0)
    arguments.add_number("--jobs", "analyse-jobs", metavar="J", low=1, default=0)
    arguments.add("--html", "analyse-html", metavar=arguments.terminal.word("meta-file"))
    arguments.add("--json", "json", action="store_true")


def _run(given: Given, terminal: Terminal) -> int:
    if given.html:
        check_page(given.html)
    study = _study(given)
    terminal.seat(names_of(study.record), study.viewer)
    words = Words(terminal.speech.say, terminal.language)
    result = _analyse(study, given.jobs or cores(), words, terminal)
    if given.html:
        write_text(given.html, analysis_page(_title(study, terminal), *result, result.shown, words))
    if given.json:
        terminal.json(facts_of(*result))
    else:
        _show(result, words, terminal)
    return 0


def _study(given: Given) -> Study:
    game, record = open_record(given.file)
    if given.playouts > MOST_PLAYOUTS:
        raise BadInput("analyse-playouts", value=given.playouts, most=MOST_PLAYOUTS)
    return begin(
        game,
        record,
        steps(game, record),
        viewer=_viewer(record, given),
        seed=given.seed,
        every=given.every,
        playouts=given.playouts,
    )


def _viewer(record: Record, given: Given) -> int:
    """The seat whose knowledge counts, or NONE: all hands are open, once the game is over."""
    if given.seat is None:
        if not record.scores:
            raise BadInput("cli-open", file=record.source)
        return NONE
    return seat_of(record, given.seat)


def _analyse(study: Study, jobs: int, words: Words, terminal: Terminal) -> Result:
    course = study.course(list(watched(study.samples(jobs), len(study.runs), terminal)))
    swings = course.swings(study.seats_of_interest(course))
    phrases = tell_swings(study, swings)
    told = [words.swing(study, swing, what) for swing, what in zip(swings, phrases, strict=True)]
    return Result(study, course, swings, told)


# Showing


def _title(study: Study, terminal: Terminal) -> str:
    game = game_name(study.game, terminal)
    return Words(terminal.speech.say, terminal.language).word("title", game=game, seats=study.record.seats)


def _show(result: Result, words: Words, terminal: Terminal) -> None:
    study, course, _, told = result
    terminal.write(_title(study, terminal), style="strong")
    table = Table(box=box.SIMPLE)
    for at, key in enumerate(words.head(study)):
        table.add_column(key, justify="right" if at else "left")
    for seat in result.shown:
        table.add_row(words.name(seat), *words.row(study, course, seat))
    terminal.table(table)
    terminal.write(words.word("turning-points"), style="strong")
    for order, text in enumerate(told, 1):
        terminal.write(f"  {order}. {text}", indent=5)
    for text in words.few(len(told)):
        terminal.write(f"  {text}", indent=2)
    terminal.write()
    for text in words.about(study):
        terminal.write(text, style="faint")


COMMAND = Command("analyse", "gloam analyse game.record --html game.html", _declare, _run)
