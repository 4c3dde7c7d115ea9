"""Sentences before they have a language: a key and its nouns. Locale files turn them into words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import TypeAlias

from gloam.core.value import value

__all__ = ["Arg", "Phrase", "Who"]


@value
class Who:
    """A seat as a noun: shown by its player's name, or as "you"."""

    seat: int


@value
class Phrase:
    """A message of the locale files and the values of its variables."""

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)

    def __str__(self) -> str:
        nouns = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.key} ({nouns})" if nouns else self.key


Arg: TypeAlias = int | str | Who | Phrase
