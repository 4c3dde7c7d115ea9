"""Sentences before they have a language: a key and its nouns. Locale files turn them into words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import field

from gloam.core.value import Value

__all__ = ["Arg", "Phrase", "Who"]


class Who(Value):
    """A seat as a noun: shown by its player's name, or as "you"."""

    seat: int


class Phrase(Value):
    """A message of the locale files and the values of its variables."""

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)

    def __str__(self) -> str:
        nouns = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.key} ({nouns})" if nouns else self.key


Arg: TypeAlias = int | str | Who | Phrase
