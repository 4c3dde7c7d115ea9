"""`python -m tests.web.serving FOLDER CLIENT BASE`: a server with the client of that folder, on a free port.

It prints its port, and ends when its input does. Tables that were made alike are dealt alike, and bots answer
alike: with a browser that gives fixed nonces (`conftest.FIXED`) a test sees the same game every time.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from concurrent.futures import Future
from pathlib import Path
from unittest.mock import patch
from zlib import crc32

from gloam.bots.worker import Question
from gloam.server.app import App, Serving
from gloam.server.http.static_files import Site
from gloam.server.protocol.messages import encode
from gloam.server.run import run, set_up_logs
from gloam.server.store.opening import make_store
from tests.server.kit import GENEROUS, AtOnce

FIRST, AGAIN = "5e" * 32, "a9" * 32  # the secrets of first games, and of those played once more


class Fixed(AtOnce):
    """A bot whose choice follows from what it sees."""

    def ask(self, question: Question) -> Future[int]:
        return super().ask(question._replace(seed=crc32(encode(question.view))))


def end_with_input() -> None:
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


def main(folder: Path, client: Path, base: str) -> None:
    set_up_logs(json=True)
    app = App(make_store(f"sqlite:///{folder / 'tables.db'}"), Serving(base_path=base, limits=GENEROUS))
    app.http.site = Site(base, client)
    app.context.thinking.close()
    app.context.thinking = Fixed(1, 1)
    threading.Thread(target=end_with_input, daemon=True).start()
    with (
        patch("gloam.server.live.registry.new_secret", lambda: FIRST),
        patch("gloam.server.tables.commands.new_secret", lambda: AGAIN),
    ):
        run(app, "127.0.0.1", 0, "", lambda port: print(port, flush=True))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3])
