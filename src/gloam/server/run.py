"""Runs the server: one process, until it is told to stop."""

from __future__ import annotations

import errno
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any, Final

import structlog
import uvicorn

from gloam.core.errors import BadInput
from gloam.server.app import App
from gloam.server.sockets.protocol import DirectWebSocket

__all__ = ["PORT", "listen", "run", "set_up_logs"]

PORT: Final = 8000  # unless another is asked for
PORTS_TRIED: Final = 20
LAST_PORT: Final = 65_535
GRACE: Final = 10  # seconds for requests under way when the server stops
PING_EVERY: Final = 20.0  # seconds; a client that does not answer is gone
BACKLOG: Final = 4096
SWITCH: Final = 0.0005  # seconds after which the store's thread gets its turn while the loop is busy


class PortInUse(BadInput):
    """Another program listens there."""


def set_up_logs(*, json: bool, level: int = logging.INFO) -> None:
    """One line for each thing worth knowing, on the error stream. No names, tokens, or words of people."""
    show: Any = structlog.processors.JSONRenderer() if json else structlog.dev.ConsoleRenderer(colors=False)
    always: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*always, show],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)  # what libraries complain about, in the same shape
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(processor=show, foreign_pre_chain=always))
    logging.basicConfig(handlers=[handler], level=logging.WARNING)


def listen(host: str, port: int | None) -> socket.socket:
    """A socket that listens; without a port on the usual one, or on the next that is free. Else BadInput."""
    if port is not None:
        return _listen(host, port)
    for usual in range(PORT, PORT + PORTS_TRIED):
        try:
            return _listen(host, usual)
        except PortInUse:
            continue
    raise BadInput("serve-ports", low=PORT, high=PORT + PORTS_TRIED - 1)


def _listen(host: str, port: int) -> socket.socket:
    if port > LAST_PORT:
        raise BadInput("serve-no-port", port=str(port), most=str(LAST_PORT))
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except (OSError, UnicodeError) as error:  # the latter for hosts that cannot be names
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise PortInUse("serve-port", port=str(port)) from error
        raise BadInput("serve-listen", host=host, port=str(port), why=type(error).__name__) from error


def _tune_interpreter() -> None:
    """What is there when the server starts stays, and games live long: only connections leave circles behind.

    They are some dozen objects each, so that looking for them now and then is enough.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 5)
    sys.setswitchinterval(SWITCH)


class _Server(uvicorn.Server):
    """Starts and stops the application itself, so that what is wrong reaches whoever called `run`."""

    def __init__(self, config: uvicorn.Config, app: App, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._app.start()
        await super().startup(sockets)
        _tune_interpreter()
        self._ready(self.servers[0].sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        await self._app.stop()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal that was heeded is done with; uvicorn would raise it again, and the process die of it."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def run(app: App, host: str, port: int | None, proxies: str, ready: Callable[[int], None]) -> None:
    """Serve until told to stop. BadInput if the address or the store cannot be had.

    `proxies` are addresses whose word on where clients are counts. `ready` is told the port.
    """
    with listen(host, port) as listening:
        _Server(_config(app, proxies), app, ready).run([listening])


def _config(app: App, proxies: str) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http="httptools",
        ws=DirectWebSocket,
        ws_max_size=app.serving.limits.message_bytes,
        ws_max_queue=8,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_EVERY,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        timeout_graceful_shutdown=GRACE,
        limit_concurrency=None,
        backlog=BACKLOG,
    )
