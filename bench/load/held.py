"""Processes that run for a part of the time only, as if their cores were slower.

Where the database, the driver and the servers share two cores, a second server finds both of them taken. Held
to a part of one each, and in turns, servers leave room for the rest, and it is seen what a second one brings.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import cycle
from time import sleep
from typing import Final

__all__ = ["held"]

PERIOD: Final = 0.01  # seconds in which each runs once


@contextmanager
def held(pids: Sequence[int], share: float) -> Iterator[None]:
    """Meanwhile each of these runs for this share of the time, one after the other."""
    assert 0 < share * len(pids) <= 1, "they cannot take turns"
    command = [sys.executable, "-m", "bench.load.held", str(share), *map(str, pids)]
    holder = subprocess.Popen(command)
    try:
        yield
        assert holder.poll() is None, "nobody held them any more"
    finally:
        holder.terminate()
        holder.wait()
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


def _hold(pids: Sequence[int], share: float) -> None:
    """Until this process is told to end."""
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    for pid in cycle(pids):
        os.kill(pid, signal.SIGCONT)
        sleep(share * PERIOD)
        os.kill(pid, signal.SIGSTOP)
        sleep((1 / len(pids) - share) * PERIOD)


if __name__ == "__main__":
    _hold([int(pid) for pid in sys.argv[2:]], float(sys.argv[1]))
