"""A figure to reach. Goals are information: nothing fails if one is missed."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Goal"]


class Goal(NamedTuple):
    """At least, or at most for what should be small."""

    unit: str
    least: float = 0.0
    most: float = 0.0

    def __str__(self) -> str:
        return f"≥ {self.least:g}{self.unit}" if self.least else f"≤ {self.most:g}{self.unit}"

    def is_met(self, value: float) -> bool:
        return value >= self.least if self.least else value <= self.most
