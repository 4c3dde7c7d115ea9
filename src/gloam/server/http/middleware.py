"""What every HTTP request passes before a file or a route answers it."""

from __future__ import annotations

from typing import Any, Final

from litestar.types import ASGIApp

from gloam.server.http.static_files import Site
from gloam.server.metrics import Metrics
from gloam.server.security.access import SECURITY_HEADERS, AccessControl, address_of, header
from gloam.server.sockets.endpoint import Receive, Scope, Send

__all__ = ["HttpMiddleware", "strip_base_path"]

SCHEMA: Final = "/api/schema/openapi.json"
UNPREFIXED: Final = ("/healthz", "/readyz", "/metrics")  # answered without the base path too


def strip_base_path(scope: Scope, base: str) -> bool:
    """Remove the base path, under which a proxy shows the server. False if the path is outside of it."""
    if base and scope["path"].startswith(base + "/"):
        scope["path"] = scope["path"][len(base) :]
        scope["raw_path"] = scope.get("raw_path", b"")[len(base) :]
        return True
    return not base or scope["path"] in UNPREFIXED


class HttpMiddleware:
    """Security headers, rate limits, a check of the origin, and static files; the rest goes to the routes."""

    def __init__(
        self, rest: ASGIApp, site: Site, access: AccessControl, metrics: Metrics, base_path: str
    ) -> None:
        self.site = site
        self._rest = rest
        self._access = access
        self._metrics = metrics
        self._base_path = base_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        send = self._with_headers(scope, send)
        if not strip_base_path(scope, self._base_path):
            await self._outside(scope, send)
            return
        file = self.site.find(scope)
        limit = self._access.requests if file is None else self._access.files
        if not limit.take(address_of(scope)):
            await _plain(send, 429)
        elif scope["method"] not in ("GET", "HEAD", "OPTIONS") and not self._is_safe(scope):
            await _plain(send, 403)
        elif scope["path"].startswith("/api/schema") and scope["path"] != SCHEMA:
            await _plain(send, 404)  # the framework's own pages there load files from elsewhere
        elif file is not None:
            await self.site.show(file, scope, send)
        else:
            await self._rest(scope, receive, send)  # type: ignore[arg-type]

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        """Add our headers to the response and count it."""

        async def with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                self._metrics.requests.labels(message["status"]).inc()
                ours = [(key.encode(), value.encode()) for key, value in SECURITY_HEADERS.items()]
                if scope["path"].startswith("/api/tables") or scope["path"] == "/api/codes":
                    ours.append((b"cache-control", b"no-store"))
                message["headers"] = [*message["headers"], *ours]
            await send(message)

        return with_headers

    async def _outside(self, scope: Scope, send: Send) -> None:
        """A path outside the base path; the base path itself lacks only its final slash."""
        if scope["path"] == self._base_path:
            headers = [(b"location", f"{self._base_path}/".encode()), (b"content-length", b"0")]
            await send({"type": "http.response.start", "status": 308, "headers": headers})
            await send({"type": "http.response.body", "body": b""})
        else:
            await _plain(send, 404)

    def _is_safe(self, scope: Scope) -> bool:
        """Could no other site's page have sent this? There are no cookies; this holds even so."""
        if not self._access.same_origin(scope):
            return False
        kind = header(scope, b"content-type").partition(";")[0].strip().lower()
        return kind == "application/json" or header(scope, b"content-length") in ("", "0")


async def _plain(send: Send, status: int) -> None:
    headers = [(b"content-type", b"text/plain; charset=utf-8")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": f"{status}\n".encode()})
