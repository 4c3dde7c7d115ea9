"""`gloam verify`: does a record prove its deal, and is every move of it legal?"""

from __future__ import annotations

from gloam.cli.arguments import Arguments, Command, Given
from gloam.cli.records import in_file, open_record, steps
from gloam.cli.terminal import Terminal
from gloam.core.errors import BadInput
from gloam.core.protocol import AnyGame
from gloam.core.record import Record

__all__ = ["COMMAND"]

NOT_VERIFIED = 1


def _declare(arguments: Arguments) -> None:
    arguments.add_file()
    arguments.add("--commitment", "commitment", metavar=arguments.terminal.word("meta-hex"), default="")


def _run(given: Given, terminal: Terminal) -> int:
    game, record = open_record(given.file)
    try:
        proven = [*_prove_deal(record, given.commitment, terminal), _prove_moves(game, record, terminal)]
    except BadInput as bad:
        terminal.complain(in_file(bad, record).phrase)
        terminal.warn(terminal.word("verify-failed", file=record.source))
        return NOT_VERIFIED
    _list(terminal, "verify-proven", proven)
    _list(terminal, "verify-not-proven", _doubts(record, given.commitment, terminal))
    return 0


def _prove_deal(record: Record, noted: str, terminal: Terminal) -> list[str]:
    deal = record.deal
    if deal is None:
        if noted:
            raise BadInput("cli-no-deal", file=record.source)
        return []
    if noted and noted.lower() != deal.commitment.lower():
        raise BadInput("cli-other-commitment", file=record.source, value=noted, found=deal.commitment)
    deal.check(record.seed)
    said = [terminal.word("verify-secret", commitment=deal.commitment)]
    if noted:
        said.append(terminal.word("verify-noted"))
    return [*said, terminal.word("verify-seed", count=len(deal.nonces))]


def _prove_moves(game: AnyGame, record: Record, terminal: Terminal) -> str:
    for _ in steps(game, record):
        pass
    return terminal.word("verify-moves" if record.scores else "verify-moves-paused", count=len(record.moves))


def _doubts(record: Record, noted: str, terminal: Terminal) -> list[str]:
    if record.deal is None:
        return [terminal.word("verify-doubt-deal"), terminal.word("verify-doubt-players")]
    doubts = ["verify-doubt-nonces", "verify-doubt-players"]
    if not noted:
        doubts.insert(0, "verify-doubt-commitment")
    return [terminal.word(key) for key in doubts]


def _list(terminal: Terminal, title: str, lines: list[str]) -> None:
    terminal.tell(title, style="strong")
    for line in lines:
        terminal.write(f"  - {line}", indent=4)


COMMAND = Command("verify", "gloam verify game.record --commitment 9a3f…", _declare, _run)
