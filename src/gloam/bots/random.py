"""The bot that thinks nothing of it."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.core.protocol import View
from gloam.core.rng import Rng

__all__ = ["Random"]


class Random:
    """Each option is equally likely."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, view: View, options: Sequence[int]) -> int:
        return options[self.rng.below(len(options))]
