"""Who asks, and whether they may: what requests of all kinds have in common."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.di import NamedDependency

from gloam.core.phrase import Phrase
from gloam.server.live.analysis_jobs import Hindsight
from gloam.server.live.registry import Hub
from gloam.server.live.session import LiveTable
from gloam.server.security.access import Guard, address_of
from gloam.server.tables.commands import Denied, Role

__all__ = ["Ask", "TheGuard", "TheHindsight", "TheHub", "TheNear", "TooMany", "bearer", "host_of"]

Ask = Request[Any, Any, Any]
TheHub = NamedDependency[Hub]
TheGuard = NamedDependency[Guard]
TheHindsight = NamedDependency[Hindsight]
TheNear = NamedDependency[list[str]]


class TooMany(Exception):
    """An address asks for more than its share."""


async def bearer(request: Ask, hub: Hub, guard: Guard, table: str) -> tuple[LiveTable, Role]:
    """The table and the role of a request's token. Wrong ones are counted."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise Denied(Phrase("denied-token"))
    address = address_of(request.scope)
    if not guard.guesses.may(address):
        raise TooMany
    try:
        return await hub.claim(token, table)
    except Denied as denied:
        if denied.why.key == "denied-token":
            guard.guesses.take(address)
        raise


async def host_of(request: Ask, hub: Hub, guard: Guard, table: str) -> LiveTable:
    live, role = await bearer(request, hub, guard, table)
    if not role.host:
        raise Denied(Phrase("denied-host"))
    return live
