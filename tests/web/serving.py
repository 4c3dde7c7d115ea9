"""`python -m tests.web.serving FOLDER BASE`: a server with the client that was built there, on a free port.

It prints its port, and ends when its input does.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from pathlib import Path

from gloam.server.app import App, Serving
from gloam.server.run import run, set_up_logs
from gloam.server.site import Site
from gloam.server.store.opening import make_store
from tests.server.kit import GENEROUS


def end_with_input() -> None:
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


def main(folder: Path, base: str) -> None:
    set_up_logs(json=True)
    app = App(make_store(f"sqlite:///{folder / 'tables.db'}"), Serving(base_path=base, limits=GENEROUS))
    app.site = Site(base, folder / "static")
    threading.Thread(target=end_with_input, daemon=True).start()
    run(app, "127.0.0.1", 0, "", lambda port: print(port, flush=True))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
