"""Another program, talked with in lines. Nothing it does or leaves undone can stop whoever talks with it."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread
from typing import IO, Final

__all__ = ["LONGEST", "Peer"]

LONGEST: Final = 65_536  # bytes of one line
GRACE: Final = 0.5  # seconds for a program to end by itself, once it has been told everything


class Peer:
    """A running program. Its error stream is ours: what it writes there is for whoever started us.

    One thread writes, so that a program that does not read delays nobody. Another reads one line whenever
    one is asked for, so that a program that floods us fills nothing but its own pipe.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self._process = Popen(command, stdin=PIPE, stdout=PIPE, start_new_session=True)
        self._said: SimpleQueue[bytes | None] = SimpleQueue()
        self._wanted: SimpleQueue[bool] = SimpleQueue()
        self._heard: SimpleQueue[bytes] = SimpleQueue()
        assert self._process.stdin is not None, "a pipe was asked for"
        assert self._process.stdout is not None, "a pipe was asked for"
        self._threads = (
            Thread(target=self._write, args=(self._process.stdin,), daemon=True),
            Thread(target=self._read, args=(self._process.stdout,), daemon=True),
        )
        for thread in self._threads:
            thread.start()

    def say(self, line: bytes) -> None:
        self._said.put(line + b"\n")

    def hear(self, seconds: float) -> bytes | None:
        """The next line, cut after `LONGEST`; empty if there will be none, None if there is none in time."""
        self._wanted.put(True)
        try:
            return self._heard.get(timeout=seconds)
        except Empty:
            return None

    def exit_code(self) -> int | None:
        """What it ended with; None if it goes on."""
        with suppress(TimeoutExpired):
            return self._process.wait(GRACE)
        return None

    def part(self) -> None:
        """There is no more to say: its input ends. If it has not ended then, it is ended."""
        self._said.put(None)
        self._wanted.put(False)
        if self.exit_code() is None:
            self._kill()
            self._process.wait()
        for thread in self._threads:
            thread.join(GRACE)  # longer only if a program of its own still holds the pipe

    def _kill(self) -> None:
        """The program, and whatever it has started."""
        if os.name == "posix":
            with suppress(ProcessLookupError):  # it has just ended
                os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()

    def _write(self, pipe: IO[bytes]) -> None:
        with suppress(OSError):  # it no longer listens: the silence will tell
            for line in iter(self._said.get, None):
                pipe.write(line)
                pipe.flush()
        with suppress(OSError):  # what was left unsaid
            pipe.close()

    def _read(self, pipe: IO[bytes]) -> None:
        with pipe:
            while self._wanted.get():
                self._heard.put(pipe.readline(LONGEST))
