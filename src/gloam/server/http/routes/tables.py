"""Routes for tables and seats."""

from __future__ import annotations

from typing import Final

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from gloam.server.http.auth import TheCaller, TheHandlers, TheHolder, TheHost
from gloam.server.protocol.messages import TableTold
from gloam.server.protocol.rest import (
    CodeResponse,
    CommandResponse,
    CreateTableRequest,
    CreateTableResponse,
    RedeemCodeRequest,
    SeatResponse,
    TableListing,
    TakeSeatRequest,
)
from gloam.server.tables.commands import Command

__all__ = ["ROUTES"]


@get("/api/tables", summary="The lobby: public tables")
async def public_tables(handlers: TheHandlers) -> list[TableListing]:
    return await handlers.public_tables()


@post("/api/tables", status_code=HTTP_201_CREATED, summary="Make a table")
async def create_table(
    caller: TheCaller, data: JSONBody[CreateTableRequest], handlers: TheHandlers
) -> CreateTableResponse:
    return await handlers.create_table(caller, data)


@get("/api/tables/{table:str}", summary="What everybody may know of a table")
async def table_info(table: FromPath[str], handlers: TheHandlers) -> TableTold:
    return await handlers.table_info(table)


@post("/api/tables/{table:str}/seats", status_code=HTTP_201_CREATED, summary="Sit down")
async def take_seat(
    table: FromPath[str], data: JSONBody[TakeSeatRequest], handlers: TheHandlers
) -> SeatResponse:
    return await handlers.take_seat(table, data)


@post("/api/tables/{table:str}/do", status_code=HTTP_200_OK, summary="Carry out a command, as on the socket")
async def command(holder: TheHolder, data: JSONBody[Command], handlers: TheHandlers) -> CommandResponse:
    return await handlers.command(holder, data)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/link",
    status_code=HTTP_201_CREATED,
    summary="A new link to a seat; the old one ends",
)
async def seat_link(holder: TheHolder, seat: FromPath[int], handlers: TheHandlers) -> SeatResponse:
    return await handlers.seat_link(holder, seat)


@post("/api/tables/{table:str}/code", status_code=HTTP_201_CREATED, summary="A code for another device")
async def device_code(holder: TheHolder, handlers: TheHandlers) -> CodeResponse:
    return await handlers.device_code(holder)


@post("/api/codes", status_code=HTTP_200_OK, summary="Use a code: the seat moves here")
async def redeem_code(
    caller: TheCaller, data: JSONBody[RedeemCodeRequest], handlers: TheHandlers
) -> SeatResponse:
    return await handlers.redeem_code(caller, data)


@delete(
    "/api/tables/{table:str}", status_code=HTTP_204_NO_CONTENT, summary="Delete a table and all its games"
)
async def delete_table(host: TheHost, handlers: TheHandlers) -> None:
    await handlers.delete_table(host)


ROUTES: Final = (
    *(public_tables, create_table, table_info, take_seat, command),
    *(seat_link, device_code, redeem_code, delete_table),
)
