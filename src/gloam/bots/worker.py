"""Bots that think in processes of their own: whoever serves people asks and goes on."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import NamedTuple, ParamSpec, TypeVar

from gloam.bots import check_bot, dismiss, make_bot
from gloam.core.protocol import View
from gloam.games import find_game

__all__ = ["Question", "Thinking", "answer"]

P = ParamSpec("P")
R = TypeVar("R")


class Question(NamedTuple):
    """All a bot needs for one choice. Equal questions get equal answers, if no clock is in the bot.

    Give each decision of a game another seed, from which nothing can be learned about the deal.
    """

    bot: str
    game: str
    view: View
    options: Sequence[int]
    seed: int


def answer(question: Question, most_ms: int) -> int:
    """The choice, made here and now by a bot that remembers nothing: no search goes on with an older tree."""
    bot = make_bot(question.bot, find_game(question.game), question.seed, most_ms)
    try:
        return bot.choose(question.view, question.options)
    finally:
        dismiss([bot])


class Thinking:
    """Some processes that think. `most_ms` bounds the thinking about one question, whatever its bot says.

    An answer is a future of `concurrent.futures`; `asyncio.wrap_future` waits for it without blocking.
    """

    def __init__(self, workers: int, most_ms: int) -> None:
        self.workers = workers
        self.most_ms = most_ms
        self._pool = self._new_pool()

    def ask(self, question: Question) -> Future[int]:
        """The answer to come. BadInput at once if there is no such bot or game."""
        check_bot(question.bot)
        find_game(question.game)
        return self.work(answer, question, self.most_ms)

    def work(self, do: Callable[P, R], *args: P.args, **more: P.kwargs) -> Future[R]:
        """Other work for the same processes: a function of a module. Keep it short, bots wait behind it.

        If a process dies, the futures it owed raise BrokenProcessPool, and the next question finds new ones.
        """
        try:
            return self._pool.submit(do, *args, **more)
        except BrokenProcessPool:
            self._pool.shutdown(wait=False)
            self._pool = self._new_pool()
            return self._pool.submit(do, *args, **more)

    def close(self) -> None:
        """Forget what nobody has begun to think about, and wait for the rest."""
        self._pool.shutdown(cancel_futures=True)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, get_context("spawn"), _live_with_the_parent)


def _live_with_the_parent() -> None:
    """Leave interrupts to it, and end when it has ended: one that was killed cannot tell us to."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None, "a process of a pool has a parent"
    Thread(target=_end_after, args=(parent,), daemon=True).start()


def _end_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)
