"""The server put together: one ASGI application."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import structlog

from gloam.bots.worker import Thinking
from gloam.server.http.handlers import Handlers
from gloam.server.http.middleware import HttpMiddleware, strip_base_path
from gloam.server.http.routes import rest_app
from gloam.server.http.static_files import Site
from gloam.server.live.analysis_jobs import Hindsight
from gloam.server.live.context import ServerContext
from gloam.server.live.external_bots import Visitors
from gloam.server.live.registry import TableRegistry
from gloam.server.metrics import Metrics
from gloam.server.protocol.errors import CloseCode
from gloam.server.security.access import AccessControl
from gloam.server.security.rate_limit import Limits
from gloam.server.security.tokens import Tokens
from gloam.server.sockets.endpoint import Receive, Scope, Send, SocketEndpoint
from gloam.server.store import Store

__all__ = ["App", "Serving"]

log = structlog.get_logger()

SWEEP_EVERY: Final = 5.0


class Serving(NamedTuple):
    """How to serve."""

    base_path: str = ""
    origins: Sequence[str] = ()
    limits: Limits = Limits()
    workers: int = 1  # processes for bots
    most_ms: int = 1000  # a bot's thinking about one decision
    keys: Sequence[bytes] = ()  # the first signs; the store's own is always the last
    bots: Mapping[str, str] = {}  # programs of the host's, by name


class App:
    """The whole server: sockets, requests, and the life of what they need."""

    def __init__(self, store: Store, serving: Serving) -> None:
        self.store = store
        self.serving = serving
        thinking = Thinking(serving.workers, serving.most_ms)
        self.context = ServerContext(store, thinking, Metrics(), serving.limits, Visitors(serving.bots))
        self.registry = TableRegistry(self.context, Tokens([b"not opened yet"]))
        self.access = AccessControl(serving.limits, serving.origins)
        self.hindsight = Hindsight(self.context)
        self.sockets = SocketEndpoint(self.registry, self.access, serving.limits)
        self.handlers = Handlers(self.registry, self.access, self.hindsight)
        rest, site = rest_app(self.handlers, serving.limits.body_bytes), Site(serving.base_path)
        self.http = HttpMiddleware(rest, site, self.access, self.context.metrics, serving.base_path)
        self._chores: list[asyncio.Task[None]] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif strip_base_path(scope, self.serving.base_path) and scope["path"] == "/ws":
            await self.sockets(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": CloseCode.NO_TABLE})

    async def start(self) -> None:
        await self.store.open(self.registry.on_entries, self.registry.on_note)
        kept = await self.store.secret("token key", secrets.token_bytes(32))
        self.registry.tokens = Tokens([*self.serving.keys, kept])
        loop = asyncio.get_running_loop()
        self._chores = [loop.create_task(self.registry.run_chores()), loop.create_task(self._sweep())]
        for chore in self._chores:
            chore.add_done_callback(self.context.complain)
        log.info("server.ready", node=self.registry.node)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            self.sockets.drop_stuck()

    async def stop(self) -> None:
        """Let everything under way come to its end, then let go. Nothing acknowledged is lost either way."""
        self.context.closing = True
        for chore in self._chores:
            chore.cancel()
        for live in list(self.registry.tables.values()):
            live.close()
            await live.drain()
        await self.hindsight.close()
        await self.context.settle()
        self.context.thinking.close()
        await self.context.visitors.close()
        await self.store.close()
        log.info("server.stopped", node=self.registry.node)
