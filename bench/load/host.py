"""`python -m bench.load.host PORT DATABASE`: our server with limits that let one address play five hundred seats."""

from __future__ import annotations

import logging
import sys

from gloam.server.app import App, Serving
from gloam.server.limits import Limits
from gloam.server.run import run, set_up_logs
from gloam.server.store.opening import make_store

MANY = 1_000_000
LIMITS = Limits(
    messages=MANY,
    message_burst=MANY,
    requests=MANY,
    request_burst=MANY,
    creations=MANY,
    creation_burst=MANY,
    sockets_an_address=MANY,
    spectators=MANY,
)


def main() -> None:
    port, database = sys.argv[1:]
    set_up_logs(json=True, level=logging.WARNING)
    run(App(make_store(database), Serving(limits=LIMITS)), "127.0.0.1", int(port), "", lambda _: None)


if __name__ == "__main__":  # processes that think for bots import this file too
    main()
