"""Actions: the finite vocabulary of a game, one number for each thing a seat can do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, final, overload

__all__ = ["NONE", "Action", "ActionTable"]

NONE: Final = -1  # "no card", "no seat", "no place", wherever such a number is expected


@final
class Action:
    """What one action number means: a verb and at most three nouns.

    `index` is the number itself: the index for learning, the id on the wire and the entry in a record.
    """

    __slots__ = ("card", "index", "seat", "spot", "text", "verb")

    def __init__(self, index: int, verb: str, text: str, card: int, seat: int, spot: int) -> None:
        self.index: Final = index
        self.verb: Final = verb
        self.text: Final = text
        self.card: Final = card
        self.seat: Final = seat
        self.spot: Final = spot

    def __repr__(self) -> str:
        return f"<{self.index}: {self.text}>"


@final
class ActionTable(Sequence[Action]):
    """All actions of a game in index order, to be looked up by index or by notation."""

    def __init__(self) -> None:
        self._actions: list[Action] = []
        self._by_text: dict[str, Action] = {}

    def add(self, verb: str, text: str, *, card: int = NONE, seat: int = NONE, spot: int = NONE) -> None:
        action = Action(len(self._actions), verb, text, card, seat, spot)
        if text in self._by_text:
            raise ValueError(f"two actions are written {text!r}")
        self._actions.append(action)
        self._by_text[text] = action

    def parse(self, text: str) -> Action:
        """The action written `text`; ValueError names the text if there is none."""
        action = self._by_text.get(" ".join(text.split()))
        if action is None:
            raise ValueError(f"no action is written {text!r}")
        return action

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        return self._actions[index]

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)
