"""Routes for those who watch over the server."""

from __future__ import annotations

from typing import Final

from litestar import Response, get
from litestar.enums import MediaType
from litestar.exceptions import HTTPException

from gloam.server.http.auth import AnyRequest, TheHandlers
from gloam.server.security.access import is_local

__all__ = ["ROUTES"]


@get("/healthz", sync_to_thread=False, media_type=MediaType.TEXT, summary="Is the process alive?")
def healthz() -> str:
    return "ok\n"


@get("/readyz", media_type=MediaType.TEXT, summary="Can moves be stored?")
async def readyz(handlers: TheHandlers) -> Response[str]:
    missing = await handlers.readiness()
    return Response(f"{missing or 'ok'}\n", status_code=503 if missing else 200)


@get("/metrics", sync_to_thread=False, media_type=MediaType.TEXT, include_in_schema=False)
def metrics(request: AnyRequest, handlers: TheHandlers) -> Response[bytes]:
    """Only for the machine itself: not through a proxy, not from elsewhere."""
    if not is_local(request.scope):
        raise HTTPException(status_code=404, detail="Not Found")
    return Response(handlers.metrics(), media_type="text/plain; version=0.0.4")


ROUTES: Final = (healthz, readyz, metrics)
