"""What all tables of this process share: the store, the bots, metrics and limits."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

from gloam.bots import LEVELS
from gloam.bots.worker import Thinking
from gloam.server.live.external_bots import Visitors
from gloam.server.metrics import Metrics
from gloam.server.security.rate_limit import Limits
from gloam.server.store import Store

__all__ = ["ServerContext"]

log = structlog.get_logger()


class ServerContext:
    def __init__(
        self, store: Store, thinking: Thinking, metrics: Metrics, limits: Limits, visitors: Visitors
    ) -> None:
        self.store = store
        self.thinking = thinking
        self.metrics = metrics
        self.limits = limits
        self.visitors = visitors
        self.bots = (*LEVELS, *visitors.names)  # what can be seated
        self.closing = False
        self._tasks: set[asyncio.Task[None]] = set()

    def background(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a task that nobody waits for; a failure is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(self.complain)

    def complain(self, task: asyncio.Task[Any]) -> None:
        """Log the exception a task ended with."""
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:
            self.metrics.errors.inc()
            log.error("task.failed", error=type(error).__name__, exc_info=error)

    async def settle(self) -> None:
        """Wait for all background tasks."""
        while self._tasks:
            await asyncio.wait(self._tasks)
