"""Work spread over processes, with the results in the order of the jobs whoever did them."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from math import ceil
from multiprocessing import get_context
from typing import Final, TypeVar

__all__ = ["cores", "spread"]

J = TypeVar("J")
R = TypeVar("R")

LARGEST_CHUNK: Final = 50  # jobs a process is given at a time


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
    chunk = chunk or min(LARGEST_CHUNK, ceil(len(jobs) / (4 * workers)))
    with get_context("spawn").Pool(workers, _leave_interrupts_to_the_parent) as pool:
        yield from pool.imap(work, jobs, chunk)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
