"""The REST interface as a Litestar application: thin routes that call the handlers."""

from __future__ import annotations

from typing import Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from gloam import __version__
from gloam.server.http.auth import ACCESS
from gloam.server.http.errors import exception_handlers
from gloam.server.http.handlers import Handlers
from gloam.server.http.routes import games, health, replay, tables

__all__ = ["ROUTES", "rest_app"]

ROUTES: Final = (*games.ROUTES, *tables.ROUTES, *replay.ROUTES, *health.ROUTES)


def rest_app(handlers: Handlers, most_body_bytes: int) -> Litestar:
    def provide_handlers() -> Handlers:
        return handlers

    return Litestar(
        route_handlers=list(ROUTES),
        dependencies={
            "handlers": Provide(provide_handlers, sync_to_thread=False),
            **{name: Provide(provider) for name, provider in ACCESS.items()},
        },
        exception_handlers=exception_handlers(handlers.registry.context.metrics),
        openapi_config=OpenAPIConfig(
            title="Gloam", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=most_body_bytes,
        state=State(),
        logging_config=None,
    )
