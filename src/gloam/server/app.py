"""The server put together: one ASGI application."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import structlog
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from gloam import __version__
from gloam.bots.worker import Thinking
from gloam.core.errors import BadInput
from gloam.core.phrase import Phrase
from gloam.locale import Speech
from gloam.server.context import Desk
from gloam.server.http.auth import TooMany
from gloam.server.http.routes_tables import HANDLERS
from gloam.server.http.static_files import Site
from gloam.server.live.analysis_jobs import Hindsight
from gloam.server.live.external_bots import Visitors
from gloam.server.live.registry import Hub
from gloam.server.metrics import Metrics
from gloam.server.security.access import SECURITY_HEADERS, Guard, address_of, header
from gloam.server.security.rate_limit import Limits
from gloam.server.security.tokens import Tokens
from gloam.server.sockets.endpoint import Receive, Scope, Send, Sockets
from gloam.server.store import Store, StoreBusy, StoreDown
from gloam.server.tables.commands import Denied

__all__ = ["App", "Serving"]

log = structlog.get_logger()

SCHEMA: Final = "/api/schema/openapi.json"
SWEEP_EVERY: Final = 5.0
STATUS: Final = {  # what a refusal is in HTTP; 409 if it is not here
    "denied-token": 401,
    "denied-host": 403,
    "denied-follow": 403,
    "denied-spectator": 403,
    "denied-no-table": 404,
    "denied-gone": 404,
    "denied-code": 404,
    "denied-busy": 503,
    "denied-store": 503,
    "error-game": 404,
    "error-ply": 404,
    "error-round": 404,
}


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
        self.desk = Desk(store, thinking, Metrics(), serving.limits, Visitors(serving.bots))
        self.hub = Hub(self.desk, Tokens([b"not opened yet"]))
        self.guard = Guard(serving.limits, serving.origins)
        self.hindsight = Hindsight(self.desk)
        self.sockets = Sockets(self.hub, self.guard, serving.limits)
        self.site = Site(serving.base_path)
        self.near: list[str] = []  # where others near by reach this server, if that is known
        self.rest = self._rest()
        self._chores: list[asyncio.Task[None]] = []

    def _rest(self) -> ASGIApp:
        def hub() -> Hub:
            return self.hub

        def guard() -> Guard:
            return self.guard

        def hindsight() -> Hindsight:
            return self.hindsight

        def near() -> list[str]:
            return self.near

        return Litestar(
            route_handlers=list(HANDLERS),
            dependencies={
                "hub": Provide(hub, sync_to_thread=False),
                "guard": Provide(guard, sync_to_thread=False),
                "hindsight": Provide(hindsight, sync_to_thread=False),
                "near": Provide(near, sync_to_thread=False),
            },
            exception_handlers={
                BadInput: _bad_input,
                Denied: _denied,
                TooMany: _too_many,
                StoreDown: _store_down,
                StoreBusy: _store_down,
                HTTPException: _http,
                RecursionError: _unreadable,
                UnicodeDecodeError: _unreadable,
                Exception: self._defect,
            },
            openapi_config=OpenAPIConfig(
                title="Gloam", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
            ),
            request_max_body_size=self.serving.limits.body_bytes,
            state=State(),
            logging_config=None,
        )

    # ASGI

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            send = self._with_headers(scope, send)
        if not self._strip(scope):
            await self._astray(scope, send)
        elif scope["type"] == "websocket":
            if scope["path"] == "/ws":
                await self.sockets(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 4404})
        else:
            await self._request(scope, receive, send)

    def _strip(self, scope: Scope) -> bool:
        """Take the base path off, so that routes need not know under which path a proxy shows them."""
        base = self.serving.base_path
        if base and scope["path"].startswith(base + "/"):
            scope["path"] = scope["path"][len(base) :]
            scope["raw_path"] = scope.get("raw_path", b"")[len(base) :]
            return True
        return not base or scope["path"] in ("/healthz", "/readyz", "/metrics")

    async def _astray(self, scope: Scope, send: Send) -> None:
        """A path that is not ours, or ours but for the stroke behind it."""
        base = self.serving.base_path
        if scope["type"] == "http" and scope["path"] == base:
            headers = [(b"location", f"{base}/".encode()), (b"content-length", b"0")]
            await send({"type": "http.response.start", "status": 308, "headers": headers})
            await send({"type": "http.response.body", "body": b""})
        else:
            await _plain(send, scope, 404)

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        """Our headers on every answer, and every answer counted."""

        async def with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                self.desk.metrics.requests.labels(message["status"]).inc()
                ours = [(key.encode(), value.encode()) for key, value in SECURITY_HEADERS.items()]
                if scope["path"].startswith("/api/tables") or scope["path"] == "/api/codes":
                    ours.append((b"cache-control", b"no-store"))
                message["headers"] = [*message["headers"], *ours]
            await send(message)

        return with_headers

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request. A stranger's page may do nothing here."""
        file = self.site.find(scope)
        limit = self.guard.requests if file is None else self.guard.files
        if not limit.take(address_of(scope)):
            await _plain(send, scope, 429)
        elif scope["method"] not in ("GET", "HEAD", "OPTIONS") and not self._is_safe(scope):
            await _plain(send, scope, 403)
        elif scope["path"].startswith("/api/schema") and scope["path"] != SCHEMA:
            await _plain(send, scope, 404)  # the framework's own pages there want files from elsewhere
        elif file is not None:
            await self.site.show(file, scope, send)
        else:
            await self.rest(scope, receive, send)  # type: ignore[arg-type]

    def _is_safe(self, scope: Scope) -> bool:
        """No cookie gives anybody any right here, and still: a form on another page cannot send this."""
        if not self.guard.same_origin(scope):
            return False
        kind = header(scope, b"content-type").partition(";")[0].strip().lower()
        return kind == "application/json" or header(scope, b"content-length") in ("", "0")

    async def start(self) -> None:
        await self.store.open(self.hub.on_entries, self.hub.on_note)
        kept = await self.store.secret("token key", secrets.token_bytes(32))
        self.hub.tokens = Tokens([*self.serving.keys, kept])
        loop = asyncio.get_running_loop()
        self._chores = [loop.create_task(self.hub.keep_house()), loop.create_task(self._sweep())]
        for chore in self._chores:
            chore.add_done_callback(self.desk.complain)
        log.info("server.ready", node=self.hub.node)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            self.sockets.drop_stuck()

    async def stop(self) -> None:
        """Let everything under way come to its end, then let go. Nothing acknowledged is lost either way."""
        self.desk.closing = True
        for chore in self._chores:
            chore.cancel()
        for live in list(self.hub.tables.values()):
            live.close()
            await live.come_to_rest()
        await self.hindsight.close()
        await self.desk.settle()
        self.desk.thinking.close()
        await self.desk.visitors.close()
        await self.store.close()
        log.info("server.stopped", node=self.hub.node)

    def _defect(self, request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
        """A bug of ours: the log gets it, the client gets no details."""
        self.desk.metrics.errors.inc()
        log.error("request.failed", path=request.url.path, error=type(error).__name__, exc_info=error)
        return _answer(request, 500, Phrase("request-internal"))


# Answers that are no results


def _answer(request: Request[Any, Any, Any], status: int, why: Phrase, **more: Any) -> Response[Any]:
    language = "ru" if request.headers.get("accept-language", "").lower().startswith("ru") else "en"
    body = {"status": status, "why": why, "text": Speech(language).say(why), **more}
    return Response(body, status_code=status)


def _bad_input(request: Request[Any, Any, Any], bad: BadInput) -> Response[Any]:
    return _answer(request, STATUS.get(bad.phrase.key, 400), bad.phrase)


def _denied(request: Request[Any, Any, Any], denied: Denied) -> Response[Any]:
    status = STATUS.get(denied.why.key, 409)
    return _answer(request, status, denied.why, rule=denied.rule, legal_if=denied.legal_if)


def _too_many(request: Request[Any, Any, Any], _: TooMany) -> Response[Any]:
    return _answer(request, 429, Phrase("closed-fast"))


def _store_down(request: Request[Any, Any, Any], _: Exception) -> Response[Any]:
    return _answer(request, 503, Phrase("denied-store"))


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework found wrong: a path, a method, the shape of a body."""
    if error.status_code == 400:
        extra = error.extra if isinstance(error.extra, list) else []
        found = "; ".join(str(item.get("message", "")) for item in extra if isinstance(item, dict))
        return _answer(request, 400, Phrase("request-body", {"why": (found or error.detail)[:300]}))
    return _answer(request, error.status_code, Phrase("request-http", {"status": error.status_code}))


def _unreadable(request: Request[Any, Any, Any], _: Exception) -> Response[Any]:
    """JSON within JSON within JSON, or with text that is none: the framework lets these through."""
    return _answer(request, 400, Phrase("request-body", {"why": "JSON"}))


async def _plain(send: Any, scope: Scope, status: int) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4404})
        return
    headers = [(b"content-type", b"text/plain; charset=utf-8")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": f"{status}\n".encode()})


logging.getLogger("litestar").setLevel(logging.CRITICAL)  # our own log says what failed, without bodies
