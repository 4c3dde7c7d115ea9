"""`gloam serve` as a process of its own, for tests of the server and of what looks after it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import NamedTuple

LONGEST = 120  # seconds until a server that says nothing is ended: the test fails, it does not hang
LANGUAGE = ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "GLOAM_DB", "GLOAM_KEYS", "GLOAM_LIMITS")


class Server(NamedTuple):
    process: subprocess.Popen[str]
    said: list[str]

    @property
    def address(self) -> str:
        """That for this machine, with a stroke at the end."""
        found = re.search(r"http://127\.0\.0\.1:\d+/\S*", "\n".join(self.said))
        assert found, self.said
        return found[0]

    def stop(self, by: signal.Signals = signal.SIGTERM) -> tuple[int, str, str]:
        """The exit code, and what it said after it had started, on each stream."""
        self.process.send_signal(by)
        out, err = self.process.communicate(timeout=LONGEST)
        return self.process.returncode, out, err


@contextmanager
def serve(
    folder: Path,
    *words: str,
    program: Sequence[str] = (sys.executable, "-m", "gloam"),
    **variables: str,
) -> Iterator[Server]:
    """A server with a database in the folder and a port of its own, once it has said how to stop it."""
    environment = {name: value for name, value in os.environ.items() if name not in LANGUAGE}
    environment.update({"XDG_DATA_HOME": str(folder), "PYTHONUTF8": "1", **variables})
    command = [*program, "serve", "--port", "0", *words]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        limit = Timer(LONGEST, process.kill)
        limit.start()
        try:
            yield Server(process, list(_until_ready(process)))
        finally:
            limit.cancel()
            process.kill()


def _until_ready(process: subprocess.Popen[str]) -> Iterator[str]:
    assert process.stdout
    for line in process.stdout:
        yield line.rstrip("\n")
        if "Ctrl+C" in line:
            return
    assert process.stderr
    raise AssertionError(process.stderr.read())
