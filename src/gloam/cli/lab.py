"""`gloam lab`: a rule is changed, bots play both ways, and the difference is judged."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import closing
from math import isfinite
from typing import Final, NamedTuple

from rich import box
from rich.table import Table

from gloam.arena.workers import cores
from gloam.cli.arguments import Arguments, Command, Given
from gloam.cli.files import check_page, write_text
from gloam.cli.progress import watched
from gloam.cli.seating import bot_names, read_game
from gloam.cli.terminal import Terminal
from gloam.cli.version import build
from gloam.core.errors import BadInput
from gloam.core.phrase import Phrase
from gloam.core.protocol import AnyGame
from gloam.core.settings import Options, parse_pairs
from gloam.lab.experiment import ERROR, Look, experiment
from gloam.lab.measures import Finding
from gloam.lab.page import lab_page
from gloam.lab.pairs import Plans, make_plans, play_pairs
from gloam.lab.subjects import judge_subjects
from gloam.lab.words import Words

__all__ = ["COMMAND"]

MOST_GAMES: Final = 1_000_000
USUAL_GAMES: Final = 10_000
USUAL_SECONDS: Final = 60


class Result(NamedTuple):
    """One experiment from end to end. The last look is the one that counts."""

    game: AnyGame
    options: Options  # given for both rules
    asked: Options  # to be changed
    plans: Plans
    looks: Sequence[Look]
    subjects: Sequence[Finding]
    seconds: float

    @property
    def last(self) -> Look:
        return self.looks[-1]

    def changes(self) -> dict[str, tuple[str, str]]:
        """Before and after, of each option that was changed, or was asked to be."""
        before, after = self.plans.base.options, self.plans.changed.options
        keys = [key for key in before if key in self.asked or before[key] != after[key]]
        return {key: (before[key], after[key]) for key in keys}

    def unfinished(self) -> int:
        return sum(not game.over for pair in self.last.pairs for game in pair)

    def identical(self) -> bool:
        return all(pair.base == pair.changed for pair in self.last.pairs)


def _declare(arguments: Arguments) -> None:
    arguments.add_game()
    arguments.add("--change", "change", metavar="key=value", nargs="+", action="extend", default=[])
    arguments.add_options()
    arguments.add_number("--seats", "lab-seats", metavar="K", low=1, default=2)
    arguments.add("--bots", "lab-bots", metavar="B", default="greedy")
    arguments.add_number("--seed", "sim-seed", metavar="S", default=0)
    arguments.add_number("--games", "lab-games", metavar="N", low=1, default=USUAL_GAMES)
    arguments.add_number("--seconds", "lab-seconds", metavar="T", low=1, default=USUAL_SECONDS)
    arguments.add_number("--jobs", "lab-jobs", metavar="J", low=1, default=0)
    arguments.add("--html", "lab-html", metavar=arguments.terminal.word("meta-file"))
    arguments.add("--json", "json", action="store_true")


def _run(given: Given, terminal: Terminal) -> int:
    words = Words(terminal.speech.say, terminal.language)
    if given.html:
        check_page(given.html)
    result = _experiment(given, terminal)
    if given.html:
        about = [*_about(result, words), *_notes(result, words)]
        page = lab_page(_title(result, words), about, result.looks, result.subjects, words)
        write_text(given.html, page)
    if given.json:
        terminal.json(_facts(result, words))
    else:
        _show(result, words, terminal)
    return 0


# Playing


def _experiment(given: Given, terminal: Terminal) -> Result:
    game, _, options = read_game(given)
    asked = parse_pairs(given.change)
    if given.games > MOST_GAMES:
        raise BadInput("lab-games", value=str(given.games), most=MOST_GAMES)
    plans = make_plans(game, options, asked, bot_names(given.bots, given.seats), seed=given.seed)
    began = time.perf_counter()
    looks = _looks(plans, given, began, terminal)
    subjects = judge_subjects(looks[-1].pairs, looks[-1].error)
    return Result(game, options, asked, plans, looks, subjects, time.perf_counter() - began)


def _looks(plans: Plans, given: Given, began: float, terminal: Terminal) -> list[Look]:
    with closing(play_pairs(plans, given.games, given.jobs or cores())) as pairs:
        seen = watched(pairs, given.games, terminal)
        return list(experiment(seen, given.games, lambda: time.perf_counter() - began > given.seconds))


# Showing


def _title(result: Result, words: Words) -> str:
    pairs = [f"{key}: {old} → {new}" for key, (old, new) in result.changes().items()]
    game = words.say(Phrase(f"{result.game.id}-name"))
    return words.word("title", game=game, changes=", ".join(pairs))


def _about(result: Result, words: Words) -> list[str]:
    """What was played, and why no more."""
    base = result.plans.base
    options = ", ".join(f"{key}={value}" for key, value in result.options.items())
    played = words.word("facts-games", games=len(result.last.pairs), seats=base.seats)
    others = [words.word("facts-base", options=options)] if options else []
    bots = words.word("facts-bots", bots=", ".join(base.bots), seed=str(base.seed))
    return [" ".join([played, *others, bots, words.word(f"ended-{result.last.ended}")])]


def _notes(result: Result, words: Words) -> list[str]:
    """What one has to know to read the findings aright."""
    notes = []
    if not result.plans.paired:
        notes.append(words.word("same-rules"))
    elif result.identical():
        notes.append(words.word("identical"))
    if result.unfinished():
        notes.append(words.word("unfinished", count=result.unfinished()))
    return [*notes, words.word("sure")]


def _show(result: Result, words: Words, terminal: Terminal) -> None:
    terminal.write(_title(result, words), style="strong")
    for line in _about(result, words):
        terminal.write(line)
    terminal.table(_table("measure", result.last.findings, words))
    for finding in result.last.findings:
        terminal.write(words.sentence(finding), style="" if finding.verdict == "none" else "strong", indent=2)
    _show_subjects(result.subjects, words, terminal)
    terminal.write()
    for note in _notes(result, words):
        terminal.write(note, style="faint")


def _show_subjects(subjects: Sequence[Finding], words: Words, terminal: Terminal) -> None:
    if not subjects:
        return
    terminal.write()
    terminal.write(words.word("subjects"), style="strong")
    terminal.table(_table("subject", subjects, words))
    for finding in subjects:
        if finding.verdict != "none":
            terminal.write(words.sentence(finding), style="strong", indent=2)


def _table(kind: str, findings: Sequence[Finding], words: Words) -> Table:
    table = Table(box=box.SIMPLE)
    table.add_column(words.word(kind))
    for key in ("base", "changed", "difference", "bounds"):
        table.add_column(words.word(key), justify="right")
    for finding in findings:
        table.add_row(words.title(finding), *words.row(finding))
    return table


# For programs


def _facts(result: Result, words: Words) -> dict[str, object]:
    base, changed = result.plans
    return {
        "game": base.game,
        "version": result.game.version,
        "build": build(),
        "seats": base.seats,
        "seed": base.seed,
        "bots": base.bots,
        "base": base.options,
        "changed": changed.options,
        "paired": result.plans.paired,
        "games": len(result.last.pairs),
        "looks": [len(look.pairs) for look in result.looks],
        "ended": result.last.ended,
        "seconds": round(result.seconds, 3),
        "confidence": 1 - ERROR,
        "unfinished": result.unfinished(),
        "measures": [_finding_facts(finding, words) for finding in result.last.findings],
        "subjects": [_finding_facts(finding, words) for finding in result.subjects],
    }


def _finding_facts(finding: Finding, words: Words) -> dict[str, object]:
    """A finding. Shares are fractions of one; what has no bound is null."""
    numbers = {
        "base": finding.base,
        "changed": finding.changed,
        "difference": finding.difference,
        "low": finding.low,
        "high": finding.high,
        "detectable": finding.detectable,
    }
    return {
        "key": finding.key,
        "unit": finding.unit,
        **{key: value if isfinite(value) else None for key, value in numbers.items()},
        "verdict": finding.verdict,
        "sentence": words.sentence(finding),
    }


COMMAND = Command("lab", "gloam lab nightmarium --change target=6 --html target.html", _declare, _run)
