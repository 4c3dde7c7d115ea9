"""What a client should point out about an option besides its words. Derived from the asking seat's view."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from gloam.core.value import Value

__all__ = ["NO_HINTS", "Cost", "Hints"]

Cost: TypeAlias = Literal["", "creature", "game"]


class Hints(Value):
    """What an option costs its own seat, whether it is seldom meant, and what follows from it."""

    costly: Cost = ""  # a finished creature, or probably the game: ask before it is done
    rare: bool = False  # list it after everything else
    brings: tuple[str, ...] = ()  # what happens at once, in words of the game


NO_HINTS: Final = Hints()
