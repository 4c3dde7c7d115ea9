"""A lock on a file that is held as long as the process lives, and goes with it however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final, Self

from gloam.server.store import StoreInUse

__all__ = ["OneProcess"]

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class OneProcess:
    """The right to write a SQLite file, by a file next to it. BadInput if somebody else has it.

    The file is left there: removing it would let two processes hold locks of different files of that name.
    """

    def __init__(self, path: Path) -> None:
        self._file: Final = os.open(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._file)
        except OSError as error:
            self.release()
            raise StoreInUse("store-in-use", file=str(path)) from error

    def release(self) -> None:
        os.close(self._file)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.release()
