"""What routes depend on: the handlers, and the caller with the rights their token gives.

A route asks for what its caller must be by naming one of these as a parameter; the first line of each
provider says so in the documentation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Final

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from gloam.core.action import NONE
from gloam.server.http.handlers import Caller, Handlers, Holder, Viewer
from gloam.server.live.session import TableSession
from gloam.server.security.access import address_of

__all__ = ["ACCESS", "AnyRequest", "TheCaller", "TheHandlers", "TheHolder", "TheHost", "TheViewer"]

AnyRequest = Request[Any, Any, Any]
TheHandlers = NamedDependency[Handlers]
TheCaller = NamedDependency[Caller]
TheHolder = NamedDependency[Holder]
TheHost = NamedDependency[TableSession]
TheViewer = NamedDependency[Viewer]


async def caller(request: AnyRequest) -> Caller:
    """Anyone, within limits for each address"""
    return Caller(address_of(request.scope), request.headers.get("authorization"))


async def holder(caller: TheCaller, table: FromPath[str], handlers: TheHandlers) -> Holder:
    """The holder of a seat, or the host"""
    return await handlers.authorise(caller, table)


async def host(caller: TheCaller, table: FromPath[str], handlers: TheHandlers) -> TableSession:
    """The host"""
    return await handlers.authorise_host(caller, table)


async def viewer(
    caller: TheCaller,
    table: FromPath[str],
    handlers: TheHandlers,
    seat: Annotated[int, QueryParameter(name="as")] = NONE,
    number: Annotated[int, QueryParameter(name="round")] = 0,
) -> Viewer:
    """Anyone as a spectator; with a token as its seat; as a seat that may be followed"""
    return await handlers.authorise_viewer(caller, table, seat, number)


ACCESS: Final[Mapping[str, Callable[..., Any]]] = {  # the strictest first
    "host": host,
    "holder": holder,
    "viewer": viewer,
    "caller": caller,
}
