"""One object for each set of options, made once in the life of a process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from gloam.core.settings import Options

__all__ = ["ByOptions"]

T = TypeVar("T")


class ByOptions(Generic[T]):
    """Makes what the rules read of complete options, such as a game's law, and never forgets it."""

    def __init__(self, make: Callable[[Options], T]) -> None:
        self._make: Final = make
        self._made: Final[dict[tuple[str, ...], T]] = {}
        self._known: Final[dict[int, tuple[Options, T]]] = {}  # by the identity of the options it was made of

    def find(self, options: Options) -> T:
        known = self._known.get(id(options))
        if known is not None:
            return known[1]
        key = tuple(options.values())
        if key not in self._made:
            own = dict(options)
            made = self._made[key] = self._make(own)
            self._known[id(own)] = own, made
        return self._made[key]
