"""Error responses: a status, the reason as a phrase and in words."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final, TypeAlias

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException

from gloam.core.errors import BadInput, NotFound
from gloam.core.phrase import Phrase
from gloam.locale import Speech
from gloam.server.http.handlers import TooManyRequests
from gloam.server.metrics import Metrics
from gloam.server.protocol.errors import CommandRejected, Reason
from gloam.server.store import StoreBusy, StoreDown

__all__ = ["exception_handlers"]

log = structlog.get_logger()

AnyRequest: TypeAlias = Request[Any, Any, Any]
ExceptionHandler: TypeAlias = Callable[[AnyRequest, Any], Response[Any]]

STATUS: Final = {  # of a refusal; 409 if it is not here
    Reason.TOKEN: 401,
    Reason.HOST_ONLY: 403,
    Reason.FOLLOW: 403,
    Reason.NOT_SEATED: 403,
    Reason.NO_TABLE: 404,
    Reason.GONE: 404,
    Reason.CODE: 404,
    Reason.BUSY: 503,
    Reason.STORE: 503,
}


def exception_handlers(metrics: Metrics) -> dict[int | type[Exception], ExceptionHandler]:
    """The responses to exceptions, by their type."""

    def defect(request: AnyRequest, error: Exception) -> Response[Any]:
        """A bug: the log gets the details, the client none."""
        metrics.errors.inc()
        log.error("request.failed", path=request.url.path, error=type(error).__name__, exc_info=error)
        return _response(request, 500, Phrase("request-internal"))

    return {
        BadInput: _bad_input,
        CommandRejected: _rejected,
        TooManyRequests: _too_many,
        StoreDown: _store_down,
        StoreBusy: _store_down,
        HTTPException: _http,
        RecursionError: _undecodable,
        UnicodeDecodeError: _undecodable,
        Exception: defect,
    }


def _response(request: AnyRequest, status: int, why: Phrase, **more: Any) -> Response[Any]:
    language = "ru" if request.headers.get("accept-language", "").lower().startswith("ru") else "en"
    body = {"status": status, "why": why, "text": Speech(language).say(why), **more}
    return Response(body, status_code=status)


def _bad_input(request: AnyRequest, bad: BadInput) -> Response[Any]:
    status = 404 if isinstance(bad, NotFound) else 400
    return _response(request, status, bad.phrase, reason=Reason.INVALID)


def _rejected(request: AnyRequest, rejected: CommandRejected) -> Response[Any]:
    status = STATUS.get(rejected.reason, 409)
    more = {"reason": rejected.reason, "rule": rejected.rule, "legal_if": rejected.legal_if}
    return _response(request, status, rejected.why, **more)


def _too_many(request: AnyRequest, _: TooManyRequests) -> Response[Any]:
    return _response(request, 429, Phrase("closed-fast"))


def _store_down(request: AnyRequest, _: Exception) -> Response[Any]:
    return _response(request, 503, Reason.STORE.phrase(), reason=Reason.STORE)


def _http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the framework refuses: a path, a method, the shape of a body."""
    if error.status_code == 400:
        extra = error.extra if isinstance(error.extra, list) else []
        found = "; ".join(str(item.get("message", "")) for item in extra if isinstance(item, dict))
        return _response(request, 400, Phrase("request-body", {"why": (found or error.detail)[:300]}))
    return _response(request, error.status_code, Phrase("request-http", {"status": error.status_code}))


def _undecodable(request: AnyRequest, _: Exception) -> Response[Any]:
    """JSON nested too deep, or text that is not UTF-8: the framework lets these through."""
    return _response(request, 400, Phrase("request-body", {"why": "JSON"}))


logging.getLogger("litestar").setLevel(logging.CRITICAL)  # our own log says what failed, without bodies
