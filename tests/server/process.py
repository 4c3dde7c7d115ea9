"""A server as a process of its own, which can be ended in any way at any time."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from http import HTTPStatus
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from types import ModuleType
from urllib.request import urlopen

import gloam.cli
from bench.load.gloam import LIMITS
from bench.load.peer import HOST, free_port

PATIENCE = 60.0  # seconds: nothing takes as long unless it is broken
CONTEXT = get_context("forkserver")
CONTEXT.set_forkserver_preload(
    ["gloam.cli", "gloam.server.run", "gloam.server.store.postgres", "sqlalchemy.ext.asyncio"]
)


class Process:
    """A server that can be ended and started again at the same address."""

    def __init__(self, database: str, log: Path) -> None:
        self.port = free_port()
        self._command = ["serve", "--host", HOST, "--port", str(self.port), "--db", database]
        self._log = log
        self._running: ForkServerProcess | None = None

    def start(self) -> None:
        command = [*self._command, "--workers", "1", "--log", "json"]
        self._running = CONTEXT.Process(target=_serve, args=(command, self._log))
        self._running.start()

    async def serves(self) -> None:
        """Wait until it does."""
        async with asyncio.timeout(PATIENCE):
            while not await asyncio.to_thread(_is_well, self.port):
                assert self.is_running, self.complaints()
                await asyncio.sleep(0.05)

    async def end(self, how: signal.Signals) -> None:
        """Its bots have to go too."""
        running, self._running = self._running, None
        assert running is not None
        assert running.pid is not None
        thinking = _children(running.pid)
        os.kill(running.pid, how)
        async with asyncio.timeout(PATIENCE):
            while running.is_alive() or any(map(_is_alive, thinking)):
                await asyncio.sleep(0.01)
        code = running.exitcode
        running.close()
        assert code == (0 if how == signal.SIGTERM else -how), f"ended with {code}: {self.complaints()}"

    async def remove(self) -> None:
        if self._running is not None:
            await self.end(signal.SIGKILL)

    @property
    def is_running(self) -> bool:
        return self._running is not None and self._running.is_alive()

    def metrics(self) -> list[str]:
        with urlopen(f"http://{HOST}:{self.port}/metrics", timeout=PATIENCE) as answer:
            return str(answer.read(), "utf-8").splitlines()

    def complaints(self) -> str:
        """What the server itself says went wrong; a bot's process that is left unborn may cry as well."""
        said = [line for line in self._log.read_text("utf-8").splitlines() if line.startswith("{")]
        return "\n".join(line for line in said if '"level": "info"' not in line)


def _serve(command: list[str], log: Path) -> None:
    """What a process does: `gloam serve`, in a fork of one that has imported everything already."""
    with log.open("ab") as file:
        os.dup2(file.fileno(), sys.stderr.fileno())
    os.environ["GLOAM_LIMITS"] = LIMITS
    sys.modules["__main__"] = ModuleType("__main__")  # a campaign is not what bots' processes need to import
    sys.stdout = open(os.devnull, "w")  # noqa: SIM115 - as long as the process lives
    sys.exit(gloam.cli.main(command))


def _children(pid: int) -> list[int]:
    return list(map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()))


def _is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def _is_well(port: int) -> bool:
    try:
        with urlopen(f"http://{HOST}:{port}/healthz", timeout=PATIENCE) as answer:
            return bool(answer.status == HTTPStatus.OK)
    except OSError:
        return False
