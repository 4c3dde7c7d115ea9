"""Events: what happened, in the past tense, told to each viewer as far as that viewer may know."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from gloam.core.action import NONE

__all__ = ["HIDDEN", "Event"]

HIDDEN: Final = -2  # stands for a card the viewer is not told


@final
@mypyc_attr(acyclic=True)  # logs of many games are kept in memory: the collector need not walk them
class Event:
    """One thing that happened, and the rule it comes from. Narration only: no state is rebuilt from it.

    `seen` has a bit for each viewer who is told `card`; the bit after the last seat is the spectator's.
    `mark` says that hidden information came to light or chance was spent: no undo goes past it.
    """

    __slots__ = ("card", "kind", "mark", "number", "other", "rule", "seat", "seen", "spot")

    def __init__(
        self,
        kind: str,
        rule: str,
        mark: bool,  # noqa: FBT001  (hot: built positionally for every event)
        seat: int,
        card: int,
        spot: int,
        other: int,
        number: int,
        seen: int,
    ) -> None:
        self.kind: Final = kind
        self.rule: Final = rule
        self.mark: Final = mark
        self.seat: Final = seat
        self.card: Final = card
        self.spot: Final = spot
        self.other: Final = other
        self.number: Final = number
        self.seen: Final = seen

    def told_to(self, viewer: int) -> Event:
        """This event as `viewer` may know it, with nothing in it that depends on what they may not."""
        if self.card == NONE:
            return self
        bit = 1 << viewer
        if self.seen & bit:
            return Event(
                self.kind, self.rule, self.mark, self.seat, self.card, self.spot, self.other, self.number, bit
            )
        return Event(
            self.kind, self.rule, self.mark, self.seat, HIDDEN, self.spot, self.other, self.number, 0
        )

    def fields(self) -> tuple[str, str, bool, int, int, int, int, int, int]:
        """Everything, for comparing and hashing."""
        return (
            self.kind,
            self.rule,
            self.mark,
            self.seat,
            self.card,
            self.spot,
            self.other,
            self.number,
            self.seen,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash(self.fields())

    def __repr__(self) -> str:
        nouns = [
            f"{name}={value}"
            for name, value in (
                ("seat", self.seat),
                ("card", self.card),
                ("spot", self.spot),
                ("other", self.other),
                ("number", self.number),
            )
            if value != NONE
        ]
        return f"<{self.kind} {self.rule} {' '.join(nouns)}>"
