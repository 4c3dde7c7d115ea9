"""Run jobs on several processes; the results come in the order of the jobs."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from math import ceil
from multiprocessing import active_children, get_context
from multiprocessing.pool import Pool
from multiprocessing.process import BaseProcess
from threading import Event, Thread
from typing import Final, TypeVar

__all__ = ["cores", "spread"]

J = TypeVar("J")
R = TypeVar("R")

LARGEST_CHUNK: Final = 50  # jobs a process is given at a time
INSIST_EVERY: Final = 0.5  # seconds


def cores() -> int:
    """How many processes can really run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(work: Callable[[J], R], jobs: Sequence[J], workers: int, chunk: int = 0) -> Iterator[R]:
    """The result of each job, in order. `work` must be a function of a module; its job tells it everything.

    One worker is this very process. A chunk is how many jobs travel together; 0 leaves it to us.
    """
    if workers == 1 or len(jobs) < 2:
        yield from map(work, jobs)
        return
    chunk = chunk or _chunk(len(jobs), workers)
    with _pool(workers) as pool:
        yield from pool.imap(work, jobs, chunk)


@contextmanager
def _pool(workers: int) -> Iterator[Pool]:
    """Processes that end when all is done, and at once if nobody wants the rest."""
    others = set(active_children())
    pool = get_context("spawn").Pool(workers, _leave_interrupts_to_the_parent)
    try:
        yield pool
    except BaseException:
        _end(pool, set(active_children()) - others)
        raise
    pool.close()
    pool.join()


def _end(pool: Pool, workers: Iterable[BaseProcess]) -> None:
    """Tell them until they heed it: Python sees no signal that comes just before it waits for a lock."""
    ended = Event()

    def insist() -> None:
        while not ended.wait(INSIST_EVERY):
            for worker in workers:
                worker.terminate()

    insisting = Thread(target=insist, daemon=True)
    insisting.start()
    pool.terminate()
    pool.join()
    ended.set()
    insisting.join()


def _chunk(jobs: int, workers: int) -> int:
    return min(LARGEST_CHUNK, ceil(jobs / (4 * workers)))


def _leave_interrupts_to_the_parent() -> None:
    """Who is told to end ends what they have started: a bot may be a program of its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
