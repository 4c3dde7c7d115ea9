"""The command line: `gloam play nightmarium` and its neighbours."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

from gloam.cli import (
    analyse,
    arena,
    bench,
    bots,
    db,
    doctor,
    export,
    games,
    lab,
    play,
    replay,
    rules,
    serve,
    sim,
    tables,
    verify,
    version,
)
from gloam.cli.arguments import asked_language, make_parser
from gloam.cli.terminal import Terminal
from gloam.core.errors import BadInput
from gloam.locale import LANGUAGES, Speech, guess_language

__all__ = ["main"]

COMMANDS: Final = (
    games.COMMAND,
    bots.COMMAND,
    play.COMMAND,
    rules.COMMAND,
    replay.COMMAND,
    verify.COMMAND,
    analyse.COMMAND,
    sim.COMMAND,
    arena.COMMAND,
    lab.COMMAND,
    export.COMMAND,
    bench.COMMAND,
    serve.COMMAND,
    tables.COMMAND,
    db.COMMAND,
    doctor.COMMAND,
)

BAD_INPUT: Final = 2
BROKEN_PIPE: Final = 1
INTERRUPTED: Final = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 0 done, 1 not verified, 2 bad input, 130 interrupted."""
    words = sys.argv[1:] if argv is None else argv
    usual = guess_language(os.environ)
    asked = asked_language(words) or usual
    terminal = Terminal(asked if asked in LANGUAGES else usual)
    try:
        Speech(asked)  # complains if there is no such language
        code = _run(words, terminal)
        sys.stdout.flush()
    except BadInput as bad:
        terminal.complain(bad.phrase)
        return BAD_INPUT
    except KeyboardInterrupt:
        terminal.warn("\n" + terminal.word("interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing is left to flush at exit
        return BROKEN_PIPE
    return code


def _run(words: Sequence[str], terminal: Terminal) -> int:
    parser = make_parser(COMMANDS, terminal)
    try:
        given = parser.parse_args(words)
    except SystemExit:  # --help has been printed
        return 0
    if given.version:
        terminal.write(version.version_line(terminal))
    elif given.command is None:
        terminal.write(parser.format_help())
    else:
        code: int = given.run(given, terminal)
        return code
    return 0
