"""Runs the server: one process, until it is told to stop."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from typing import Any, Final

import structlog
import uvicorn

from gloam.server.app import App

__all__ = ["run", "set_up_logs"]

GRACE: Final = 10  # seconds for requests under way when the server stops
PING_EVERY: Final = 20.0  # seconds; a client that does not answer is gone


def set_up_logs(*, json: bool, level: int = logging.INFO) -> None:
    """One line for each thing worth knowing, on the error stream. No names, tokens, or words of people."""
    show: Any = structlog.processors.JSONRenderer() if json else structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            show,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=False,
    )


class _Server(uvicorn.Server):
    """Says when it is ready, and which port it got."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[Any] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready(self.servers[0].sockets[0].getsockname()[1])


def run(app: App, host: str, port: int, proxies: str, ready: Callable[[int], None]) -> None:
    """Serve until told to stop. `proxies`: addresses whose word on where clients are counts."""
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=app.serving.limits.message_bytes,
        ws_max_queue=8,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_EVERY,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        timeout_graceful_shutdown=GRACE,
        limit_concurrency=None,
        backlog=4096,
    )
    _Server(config, ready).run()
