"""Whoever changes a table takes a turn: one after the other, in the order in which they came."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

__all__ = ["Turns"]


class Turns:
    """Like a lock of asyncio, `async with` included, but one that can be taken without a task.

    Most moves come while nobody else is at their table. They need not wait for the loop to come round.
    """

    def __init__(self) -> None:
        self.taken = False
        self._waiting: deque[Callable[[], object]] = deque()

    def take(self, go: Callable[[], object]) -> None:
        """Call `go` when it is its turn, which may be now. Whoever is at it has to `give` the turn away."""
        if self.taken:
            self._waiting.append(go)
        else:
            self.taken = True
            go()

    def give(self) -> None:
        """The next, please."""
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._waiting.popleft())
        else:
            self.taken = False

    async def __aenter__(self) -> None:
        mine = asyncio.get_running_loop().create_future()
        self.take(lambda: self._let_in(mine))
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was let in at the same time
                self.give()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give()

    def _let_in(self, mine: asyncio.Future[None]) -> None:
        """Who has gone in the meantime is passed over."""
        if mine.cancelled():
            self.give()
        else:
            mine.set_result(None)
