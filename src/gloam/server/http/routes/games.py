"""Routes for the server itself, its games and their rules."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get
from litestar.params import FromPath, QueryParameter

from gloam.server.http.auth import AnyRequest, TheHandlers
from gloam.server.protocol.rest import ActionInfo, GameInfo, RuleSection, ServerInfo
from gloam.server.security.access import is_local, names_loopback

__all__ = ["ROUTES"]


@get("/api/about", sync_to_thread=False, summary="What this server is")
def about(handlers: TheHandlers) -> ServerInfo:
    return handlers.server_info()


@get("/api/addresses", sync_to_thread=False, summary="This server's addresses in the local network")
def addresses(request: AnyRequest, handlers: TheHandlers) -> list[str]:
    """Only pages opened on the server's own machine are told: their own address is of no use to others."""
    return handlers.near if is_local(request.scope) and names_loopback(request.scope) else []


@get("/api/games", sync_to_thread=False, summary="The games and their options")
def games(handlers: TheHandlers) -> list[GameInfo]:
    return handlers.games()


@get("/api/games/{game:str}/actions", sync_to_thread=False, summary="What each action number means")
def actions(game: FromPath[str], handlers: TheHandlers) -> list[ActionInfo]:
    return handlers.actions(game)


@get("/api/games/{game:str}/rules", sync_to_thread=False, summary="The numbered rules")
def rules(
    game: FromPath[str],
    handlers: TheHandlers,
    lang: Annotated[str, QueryParameter(name="lang", description="en or ru")] = "en",
) -> list[RuleSection]:
    return handlers.rules(game, lang)


ROUTES: Final = (about, addresses, games, actions, rules)
