"""Work spread over processes or machines, with the results in the order of the jobs whoever did them."""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from math import ceil
from multiprocessing import active_children, get_context
from multiprocessing.pool import Pool
from multiprocessing.process import BaseProcess
from threading import Event, Thread
from typing import Any, Final, TypeVar

from gloam.core.errors import BadInput

__all__ = ["cores", "spread", "spread_by_ray"]

J = TypeVar("J")
R = TypeVar("R")

LARGEST_CHUNK: Final = 50  # jobs a process is given at a time
INSIST_EVERY: Final = 0.5  # seconds
RAY_MEMORY: Final = 100_000_000  # bytes Ray sets aside for results; ours are small


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


def spread_by_ray(work: Callable[[J], R], jobs: Sequence[J], workers: int = 0) -> Iterator[R]:
    """Like `spread`, on the cluster that RAY_ADDRESS names, or else on a Ray of so many workers started here.

    A Ray that runs already in this process is used as it is. 0 workers are as many as there are cores.
    """
    try:
        import ray
    except ImportError:
        raise BadInput("arena-no-ray") from None
    ours = not ray.is_initialized()
    if ours:
        _start_ray(workers or cores())
    try:
        far: Any = ray.remote(_work_through)
        cpus = ray.cluster_resources().get("CPU", 0)  # type: ignore[no-untyped-call]
        chunk = _chunk(len(jobs), max(1, int(cpus)))  # a cluster may begin with none
        pieces = [far.remote(work, jobs[at : at + chunk]) for at in range(0, len(jobs), chunk)]
        for piece in pieces:
            yield from ray.get(piece)
    finally:
        if ours:
            ray.shutdown()


def _start_ray(workers: int) -> None:
    import ray

    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # what is played here is nobody else's business
    start = partial(ray.init, log_to_driver=False, logging_level=logging.ERROR)
    address = os.environ.get("RAY_ADDRESS", "local")
    if address == "local":
        start(address, num_cpus=workers, include_dashboard=False, object_store_memory=RAY_MEMORY)
        return
    try:
        start("auto")  # reads the address itself
    except (ConnectionError, ValueError) as error:
        raise BadInput("arena-ray-address", value=address, why=str(error)) from error


def _work_through(work: Callable[[J], R], jobs: Sequence[J]) -> list[R]:
    return [work(job) for job in jobs]


def _chunk(jobs: int, workers: int) -> int:
    return min(LARGEST_CHUNK, ceil(jobs / (4 * workers)))


def _leave_interrupts_to_the_parent() -> None:
    """Who is told to end ends what they have started: a bot may be a program of its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
