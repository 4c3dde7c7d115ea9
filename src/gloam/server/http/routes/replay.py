"""Routes for records, replays and analysis."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get, post
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from gloam.server.http.auth import TheCaller, TheHandlers, TheHost, TheViewer
from gloam.server.protocol.rest import (
    AnalysisStatus,
    ContinueRequest,
    CreateTableResponse,
    ExportResponse,
    PositionInfo,
    ReplayRequest,
    ReplayResponse,
    VerifyRequest,
    VerifyResponse,
)

__all__ = ["ROUTES"]


@get(
    "/api/tables/{table:str}/record",
    media_type=MediaType.TEXT,
    summary="A finished game as text; with `round`, an earlier one",
)
async def record(
    table: FromPath[str],
    handlers: TheHandlers,
    number: Annotated[int, QueryParameter(name="round")] = 0,  # 0: the current one, or the last
) -> str:
    return await handlers.record(table, number)


@get("/api/tables/{table:str}/export", summary="All finished games of a table, for keeping")
async def export(host: TheHost, handlers: TheHandlers) -> ExportResponse:
    return await handlers.export(host)


@get("/api/tables/{table:str}/positions/{ply:int}", summary="A position of this game's past")
async def position(viewer: TheViewer, ply: FromPath[int], handlers: TheHandlers) -> PositionInfo:
    """With `as`, as another seat knew it; with `round`, of an earlier game at this table."""
    return await handlers.position(viewer, ply)


@get("/api/tables/{table:str}/replay", summary="This game from a ply on, as somebody knew it")
async def replay_table(
    viewer: TheViewer,
    handlers: TheHandlers,
    first: Annotated[int, QueryParameter(name="first")] = 0,
    opened: Annotated[bool, QueryParameter(name="opened")] = False,  # noqa: FBT002 - a query parameter
) -> ReplayResponse:
    """Like a position; after the end with `opened` also with all hands open."""
    return await handlers.replay_table(viewer, first, opened=opened)


@get("/api/tables/{table:str}/turning-points", summary="What decided this game, once it is over")
async def turning_points(caller: TheCaller, viewer: TheViewer, handlers: TheHandlers) -> AnalysisStatus:
    """Ask again until something is `found`: it is computed once for all callers, which takes some seconds.

    Each answer comes when the result is there, or after a second with the progress so far.
    """
    return await handlers.turning_points(caller, viewer)


@post("/api/replay", status_code=HTTP_200_OK, sync_to_thread=True, summary="Go through a record")
def replay_record(data: JSONBody[ReplayRequest], handlers: TheHandlers) -> ReplayResponse:
    """A record holds everything: any seat's view may be asked for."""
    return handlers.replay_record(data)


@post("/api/continue", status_code=HTTP_201_CREATED, summary="Go on from a position of a record against bots")
async def continue_game(
    caller: TheCaller, data: JSONBody[ContinueRequest], handlers: TheHandlers
) -> CreateTableResponse:
    """Records of running games are given to nobody, so this reveals nothing."""
    return await handlers.continue_game(caller, data)


@post("/api/verify", status_code=HTTP_200_OK, sync_to_thread=True, summary="Check a record and its deal")
def verify(data: JSONBody[VerifyRequest], handlers: TheHandlers) -> VerifyResponse:
    return handlers.verify(data)


ROUTES: Final = (
    *(record, export, position, replay_table, turning_points),
    *(replay_record, continue_game, verify),
)
