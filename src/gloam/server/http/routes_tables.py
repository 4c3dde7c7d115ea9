"""Everything that needs no live connection: games and rules, the lobby, seats, health."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, delete, get, post
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from gloam import __version__
from gloam.bots import LEVELS
from gloam.core.action import NONE
from gloam.core.errors import BadInput
from gloam.core.phrase import Phrase
from gloam.core.protocol import AnyGame
from gloam.games import find_game, game_ids
from gloam.locale import LANGUAGES, Speech
from gloam.pages import rule_page
from gloam.server.http.auth import Ask, TheGuard, TheHub, TheNear, TooMany, bearer, host_of
from gloam.server.http.routes_replay import HANDLERS_OF_THE_PAST
from gloam.server.protocol.messages import PHRASES, PROTOCOL, Command, TableTold
from gloam.server.protocol.rest import (
    About,
    ActionTold,
    Carried,
    CodeGiven,
    CodeUsed,
    GameTold,
    Listing,
    SeatGiven,
    SeatWanted,
    SectionTold,
    SettingTold,
    TableMade,
    TableWanted,
)
from gloam.server.security.access import address_of, is_local, names_loopback
from gloam.server.store import StoreDown
from gloam.server.tables.commands import Denied
from gloam.server.tables.updates import table_told

__all__ = ["HANDLERS"]

Language = Annotated[str, QueryParameter(name="lang", description="en or ru")]


def _language(lang: str) -> str:
    Speech(lang)
    return lang


# Games and rules


@get("/api/about", sync_to_thread=False, summary="What this server is")
def about(hub: TheHub) -> About:
    levels, bots = list(LEVELS), hub.desk.visitors.names
    return About(__version__, PROTOCOL, game_ids(), levels, list(PHRASES), list(LANGUAGES), bots)


@get("/api/addresses", sync_to_thread=False, summary="Where others near by reach this server")
def addresses(request: Ask, near: TheNear) -> list[str]:
    """For pages on the machine itself, whose own address leads nobody else here; others are told none."""
    return near if is_local(request.scope) and names_loopback(request.scope) else []


@get("/api/games", sync_to_thread=False, summary="The games and their options")
def games() -> list[GameTold]:
    return [_game_told(find_game(name)) for name in game_ids()]


def _game_told(game: AnyGame) -> GameTold:
    return GameTold(
        game.id,
        game.version,
        list(game.seats),
        [SettingTold(s.key, s.default, list(s.values), s.rule) for s in game.settings.table],
        {name: dict(changes) for name, changes in game.settings.presets.items()},
        len(game.actions),
    )


@get("/api/games/{game:str}/actions", sync_to_thread=False, summary="What each action number means")
def actions(game: FromPath[str]) -> list[ActionTold]:
    return [
        ActionTold(action.index, action.verb, action.text, action.card, action.seat, action.spot)
        for action in find_game(game).actions
    ]


@get("/api/games/{game:str}/rules", sync_to_thread=False, summary="The numbered rules")
def rules(game: FromPath[str], lang: Language = "en") -> list[SectionTold]:
    page = rule_page(find_game(game).id, _language(lang))
    return [SectionTold(section.id, section.title, section.text) for section in page.sections]


# Tables


@get("/api/tables", summary="The lobby: public tables")
async def lobby(hub: TheHub) -> list[Listing]:
    found = await hub.desk.store.listed(public=True, most=100)
    return [Listing(msgspec.Raw(table.body), table.created, table.updated) for table in found]


@post("/api/tables", status_code=HTTP_201_CREATED, summary="Make a table")
async def make_table(request: Ask, data: JSONBody[TableWanted], hub: TheHub, guard: TheGuard) -> TableMade:
    if not guard.creations.take(address_of(request.scope)):
        raise TooMany
    made = await hub.create(data.game, data.options, data.seats, data.ways)
    seats = [SeatGiven(*seat) for seat in made.seats]
    return TableMade(table_told(made.live.table), made.host, seats)


@get("/api/tables/{table:str}", summary="What everybody may know of a table")
async def table_info(table: FromPath[str], hub: TheHub) -> TableTold:
    return table_told((await hub.find(table)).table)


@post("/api/tables/{table:str}/seats", status_code=HTTP_201_CREATED, summary="Sit down")
async def sit(table: FromPath[str], data: JSONBody[SeatWanted], hub: TheHub) -> SeatGiven:
    return SeatGiven(*await hub.sit(await hub.find(table), data.name, data.seat))


@post("/api/tables/{table:str}/do", status_code=HTTP_200_OK, summary="Carry out a command, as on the socket")
async def do(
    request: Ask, table: FromPath[str], data: JSONBody[Command], hub: TheHub, guard: TheGuard
) -> Carried:
    live, role = await bearer(request, hub, guard, table)
    return Carried(await live.do(data, role))


@post(
    "/api/tables/{table:str}/seats/{seat:int}/link",
    status_code=HTTP_201_CREATED,
    summary="A new link to a seat; the old one ends",
)
async def link(
    request: Ask, table: FromPath[str], seat: FromPath[int], hub: TheHub, guard: TheGuard
) -> SeatGiven:
    live, role = await bearer(request, hub, guard, table)
    if not role.host and role.seat != seat:
        raise Denied(Phrase("denied-host"))
    if seat < 0:
        raise BadInput("seat", value=seat + 1, seats=len(live.table.seats))
    return SeatGiven(*await hub.invite(live, seat))


@post("/api/tables/{table:str}/code", status_code=HTTP_201_CREATED, summary="A code for another device")
async def code(request: Ask, table: FromPath[str], hub: TheHub, guard: TheGuard) -> CodeGiven:
    live, role = await bearer(request, hub, guard, table)
    if role.seat == NONE:
        raise Denied(Phrase("denied-spectator"))
    return CodeGiven(*await hub.make_code(live, role.seat))


@post("/api/codes", status_code=HTTP_200_OK, summary="Use a code: the seat moves here")
async def use_code(request: Ask, data: JSONBody[CodeUsed], hub: TheHub, guard: TheGuard) -> SeatGiven:
    address = address_of(request.scope)
    if not guard.guesses.may(address):
        raise TooMany
    try:
        return SeatGiven(*await hub.use_code(data.code))
    except Denied:
        guard.guesses.take(address)
        raise


@delete(
    "/api/tables/{table:str}", status_code=HTTP_204_NO_CONTENT, summary="Delete a table and all its games"
)
async def remove(request: Ask, table: FromPath[str], hub: TheHub, guard: TheGuard) -> None:
    await hub.delete(await host_of(request, hub, guard, table))


# Health


@get("/healthz", sync_to_thread=False, media_type=MediaType.TEXT, summary="Is the process alive?")
def healthz() -> str:
    return "ok\n"


@get("/readyz", media_type=MediaType.TEXT, summary="Can moves be kept?")
async def readyz(hub: TheHub) -> Response[str]:
    if hub.desk.closing:
        return Response("closing\n", status_code=503)
    try:
        await hub.desk.store.ping()
    except StoreDown:
        return Response("store\n", status_code=503)
    return Response("ok\n", status_code=200)


@get("/metrics", sync_to_thread=False, media_type=MediaType.TEXT, include_in_schema=False)
def metrics(request: Ask, hub: TheHub) -> Response[bytes]:
    """For the machine itself: who came through a proxy, or from elsewhere, is not told."""
    if not is_local(request.scope):
        raise HTTPException(status_code=404, detail="Not Found")
    return Response(hub.desk.metrics.text(), media_type="text/plain; version=0.0.4")


HANDLERS = [
    about,
    addresses,
    games,
    actions,
    rules,
    lobby,
    make_table,
    table_info,
    sit,
    do,
    link,
    code,
    use_code,
    remove,
    *HANDLERS_OF_THE_PAST,
    healthz,
    readyz,
    metrics,
]
