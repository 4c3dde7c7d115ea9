"""Programs that failed as bots: whoever lets them play is told while the games go on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, Protocol, TypeVar

from gloam.bots.external import Failure
from gloam.cli.terminal import Terminal

__all__ = ["reported"]

MOST: Final = 5  # that are told one by one


class Played(Protocol):
    @property
    def failures(self) -> Sequence[Failure]: ...


P = TypeVar("P", bound=Played)


def reported(
    outcomes: Iterable[P], seating: Callable[[int], Sequence[str]], terminal: Terminal
) -> Iterator[P]:
    """The games as they come; the first bots that had to be replaced are named on the error stream."""
    told = 0
    for number, outcome in enumerate(outcomes):
        for failure in outcome.failures:
            told += 1
            if told <= MOST:
                bot, seat = seating(number)[failure.seat], failure.seat + 1
                terminal.warn(
                    terminal.word("external-game", game=number + 1, seat=seat, bot=bot, why=failure.why)
                )
            elif told == MOST + 1:
                terminal.warn(terminal.word("external-more"))
        yield outcome
