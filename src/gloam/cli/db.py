"""`gloam db`: look after where tables are kept."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gloam.cli.arguments import Arguments, Command, Given
from gloam.cli.hosting import add_database, database, shown
from gloam.cli.terminal import Terminal
from gloam.core.errors import BadInput

__all__ = ["COMMAND"]

BROKEN: Final = 1
WITH_FILE: Final = ("backup", "restore")
JOBS: Final = ("backup", "check", "migrate", "restore")


def _declare(arguments: Arguments) -> None:
    arguments.add("job", "db-job", metavar="|".join(JOBS), choices=JOBS)
    arguments.add("file", "db-file", metavar=arguments.terminal.word("meta-file"), nargs="?")
    add_database(arguments)


def _run(given: Given, terminal: Terminal) -> int:
    url, job = database(given), given.job
    if (job in WITH_FILE) != (given.file is not None):
        value = given.file or terminal.word("meta-file")
        raise BadInput(
            "cli-unknown" if given.file else "cli-required", command=f"gloam db {job}", value=value
        )
    if job == "check":
        return _check(url, terminal)
    _do(job, url, Path(given.file or ""))
    terminal.tell(f"db-{job}", where=shown(url), file=given.file or "")
    return 0


def _do(job: str, url: str, file: Path) -> None:
    from gloam.server.store import upkeep

    if job == "backup":
        upkeep.backup(url, file)
    elif job == "restore":
        upkeep.restore(file, url)
    else:
        upkeep.migrate(url)


def _check(url: str, terminal: Terminal) -> int:
    from gloam.server.store.upkeep import check

    found = check(url)
    for finding in found:
        terminal.write(terminal.speech.say(finding), style="bad")
    terminal.tell("db-broken" if found else "db-sound", where=shown(url), count=len(found))
    return BROKEN if found else 0


COMMAND = Command("db", "gloam db backup tables-monday.db", _declare, _run)
