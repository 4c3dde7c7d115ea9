"""What is said to whoever gave us something we cannot use."""

from __future__ import annotations

from dataclasses import dataclass

from gloam.core.phrase import Arg, Phrase

__all__ = ["BadInput", "IllegalAction", "NotFound", "Refusal"]


class BadInput(Exception):
    """Something from outside is wrong. The phrase names what and why; nothing was changed."""

    def __init__(self, key: str, **args: Arg) -> None:
        self.phrase = Phrase(f"error-{key}", args)
        super().__init__(str(self.phrase))


class NotFound(BadInput):
    """What was named does not exist."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal: the rule that forbids it, why, and what would make it legal.

    `reason` is what programs may decide by, in words of the game.
    """

    rule: str
    why: Phrase
    legal_if: Phrase
    reason: str = ""


class IllegalAction(Exception):
    """A seat tried what it may not do now. The state is untouched."""

    def __init__(self, seat: int, action: str, refusal: Refusal) -> None:
        self.seat = seat
        self.action = action
        self.refusal = refusal
        super().__init__(
            f"seat {seat + 1}: {action} is not legal, rule {refusal.rule}: {refusal.why}; {refusal.legal_if}"
        )
