"""Group commit: whatever waits is written at once, and while that is written the next group gathers."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from gloam.server.store import StoreBusy, StoreDown

__all__ = ["WAITING", "GroupCommit"]


class OfATable(Protocol):
    @property
    def table(self) -> str: ...


Item = TypeVar("Item", bound=OfATable)
Answer = TypeVar("Answer")

WAITING: Final = 20_000  # one more is refused
TOGETHER: Final = 1_000  # the largest group
MANY: Final = 12  # in a group: that is load, under which each group has to be worth its commit
APART: Final = 0.004  # seconds between the beginnings of groups under load


class _Waiting(NamedTuple, Generic[Item, Answer]):
    item: Item
    answer: asyncio.Future[Answer]


class GroupCommit(Generic[Item, Answer]):
    """One group is on its way at any time, with at most one item of a kind for each table, in order.

    `write` stores a group, all of it or nothing, and answers for each item. If it fails with anything but
    StoreDown, something in the group is to blame, so that each item is tried alone: nobody pays for another.
    """

    def __init__(
        self,
        write: Callable[[Sequence[Item]], Awaitable[Sequence[Answer]]],
        *,
        most: int = WAITING,
    ) -> None:
        self._write = write
        self._most = most
        self._waiting: deque[_Waiting[Item, Answer]] = deque()
        self._work: asyncio.Task[None] | None = None
        self._closed = False
        self._began = 0.0
        self._apart = 0.0

    def add(self, item: Item) -> asyncio.Future[Answer]:
        """The answer can be waited for, or be told to somebody. StoreBusy, or StoreDown after the end."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        if self._closed:
            answer.set_exception(StoreDown("closed"))
            return answer
        if len(self._waiting) >= self._most:
            answer.set_exception(StoreBusy())
            return answer
        self._waiting.append(_Waiting(item, answer))
        if self._work is None:
            self._work = asyncio.create_task(self._write_all())
        return answer

    async def close(self) -> None:
        """Write what waits and take no more."""
        self._closed = True
        if self._work:
            await self._work

    async def _write_all(self) -> None:
        """Whoever comes is written as soon as the last is; when many come, a few milliseconds together."""
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                early = self._began + self._apart - loop.time()
                if early > 0 and not self._closed:
                    await asyncio.sleep(early)
                self._began = loop.time()
                if group := self._gather():
                    self._apart = APART if len(group) >= MANY else 0.0
                    await self._settle(group)
        finally:  # if it was interrupted, nobody waits for ever
            self._work = None
            while self._waiting:
                _fail(self._waiting.popleft().answer, StoreDown("interrupted"))

    def _gather(self) -> list[_Waiting[Item, Answer]]:
        """Those whose table is in the group already wait for the next. Who gave up waiting is forgotten."""
        group: dict[tuple[type, str], _Waiting[Item, Answer]] = {}
        later: deque[_Waiting[Item, Answer]] = deque()
        while self._waiting and len(group) < TOGETHER:
            waiting = self._waiting.popleft()
            if waiting.answer.cancelled():
                continue
            if group.setdefault((type(waiting.item), waiting.item.table), waiting) is not waiting:
                later.append(waiting)
        self._waiting.extendleft(reversed(later))
        return list(group.values())

    async def _settle(self, group: Sequence[_Waiting[Item, Answer]]) -> None:
        try:
            answers = await self._write([waiting.item for waiting in group])
        except StoreDown as error:
            for waiting in group:
                _fail(waiting.answer, StoreDown(str(error)))
        except Exception as error:  # noqa: BLE001 - handed to whoever caused it
            if len(group) == 1:
                _fail(group[0].answer, error)
            else:
                for waiting in group:
                    await self._settle([waiting])
        except BaseException:
            for waiting in group:
                _fail(waiting.answer, StoreDown("interrupted"))
            raise
        else:
            for waiting, answer in zip(group, answers, strict=True):
                if not waiting.answer.done():
                    waiting.answer.set_result(answer)


def _fail(answer: asyncio.Future[Answer], error: Exception) -> None:
    if not answer.done():
        answer.set_exception(error)
