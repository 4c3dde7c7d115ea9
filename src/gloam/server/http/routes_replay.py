"""Requests for what is over: records, positions of the past, and games that go on from there."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import get, post
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from gloam.core.action import NONE
from gloam.core.errors import BadInput
from gloam.core.phrase import Phrase
from gloam.core.record import replay, write_record
from gloam.server.http.auth import Ask, TheGuard, TheHindsight, TheHub, TooMany, bearer, host_of
from gloam.server.live.registry import Hub
from gloam.server.protocol.messages import Chair
from gloam.server.protocol.rest import (
    GameContinued,
    HindsightTold,
    PositionTold,
    RecordSent,
    RecordShown,
    ReplayTold,
    SeatGiven,
    TableMade,
    Verified,
)
from gloam.server.replay.positions import (
    MOST_POSITIONS,
    Eyes,
    Past,
    is_over,
    past_of,
    past_of_record,
    positions,
    read_sent,
    seats_of,
)
from gloam.server.replay.rounds import exported, history_of, round_of, rounds_of
from gloam.server.security.access import Guard, address_of
from gloam.server.tables.commands import Denied
from gloam.server.tables.table import Table
from gloam.server.tables.updates import table_told

__all__ = ["HANDLERS_OF_THE_PAST"]

Round = Annotated[int, QueryParameter(name="round")]  # 0: the running one, or the last


@get(
    "/api/tables/{table:str}/record",
    media_type=MediaType.TEXT,
    summary="A finished game as text; with `round`, an earlier one",
)
async def record(table: FromPath[str], hub: TheHub, number: Round = 0) -> str:
    live = await hub.find(table)
    return write_record(await history_of(hub, live, number))


@get("/api/tables/{table:str}/export", summary="The host's: everything that is over, for keeping")
async def export(request: Ask, table: FromPath[str], hub: TheHub, guard: TheGuard) -> dict[str, Any]:
    live = await host_of(request, hub, guard, table)
    return exported(live.table, await rounds_of(hub, live))


@get("/api/tables/{table:str}/positions/{ply:int}", summary="A position of this game's past")
async def position(
    request: Ask,
    table: FromPath[str],
    ply: FromPath[int],
    hub: TheHub,
    guard: TheGuard,
    seat: Annotated[int, QueryParameter(name="as")] = NONE,
    number: Round = 0,
) -> PositionTold:
    """As one's own seat, as a spectator, as a seat that may be followed, or after the end as any.

    With `round`, of an earlier game at this table.
    """
    then, viewer = await _eyes(request, hub, guard, table, seat, number)
    past = _past_of(then, ply)
    return (await asyncio.to_thread(positions, past, Eyes(viewer), ply, 1))[0]


@get("/api/tables/{table:str}/replay", summary="This game from a ply on, as somebody knew it")
async def replay_table(
    request: Ask,
    table: FromPath[str],
    hub: TheHub,
    guard: TheGuard,
    first: Annotated[int, QueryParameter(name="first")] = 0,
    seat: Annotated[int, QueryParameter(name="as")] = NONE,
    opened: Annotated[bool, QueryParameter(name="opened")] = False,  # noqa: FBT002 - how queries are said
    number: Round = 0,
) -> ReplayTold:
    """By the same eyes as a position; after the end with `opened` also with everybody's hand open.

    With `round`, an earlier game at this table: it is over, whatever is played there now.
    """
    then, viewer = await _eyes(request, hub, guard, table, seat, number)
    past, free = _past_of(then, first), then.facts.status == "over"
    if opened and not free:
        raise Denied(Phrase("denied-not-over"))
    eyes = Eyes(past.seats if opened else viewer, opened)
    told = await asyncio.to_thread(positions, past, eyes, first, MOST_POSITIONS)
    seats = table_told(then).seats
    return ReplayTold(past.game.id, seats, eyes.viewer, len(past.moves), free, told)


@get("/api/tables/{table:str}/turning-points", summary="What decided this game, once it is over")
async def turning_points(
    request: Ask,
    table: FromPath[str],
    hub: TheHub,
    guard: TheGuard,
    hindsight: TheHindsight,
    number: Round = 0,
) -> HindsightTold:
    """For whoever may see it with everybody's hand open. Ask again until something is `found`.

    It is found out once for all who ask, which takes some seconds: each answer comes when it is there, or
    after a second with how far it is. With `round`, of an earlier game at this table.
    """
    then, _ = await _eyes(request, hub, guard, table, NONE, number)
    if then.facts.status != "over":
        raise Denied(Phrase("denied-not-over"))
    if not hindsight.looks_at(then) and not guard.creations.take(address_of(request.scope)):
        raise TooMany
    return await hindsight.look(then)


async def _eyes(
    request: Ask, hub: Hub, guard: Guard, table: str, seat: int, number: int
) -> tuple[Table, int]:
    """The table in a round, and whose eyes somebody may look through: their own unless a seat is named."""
    live = await hub.find(table)
    viewer = len(live.table.seats)
    if "authorization" in request.headers:
        live, role = await bearer(request, hub, guard, table)
        viewer = viewer if role.seat == NONE else role.seat
    then = await round_of(hub, live, number)
    if seat != NONE:
        earlier = then is not live.table and 0 <= seat < len(then.seats)  # and so over
        if not earlier and not live.may_follow(seat) and seat != viewer:
            raise Denied(Phrase("denied-follow"))
        viewer = seat
    if viewer == len(then.seats) and then.state is not None and not then.facts.ways.spectators:
        raise Denied(Phrase("closed-spectators"))
    return then, viewer


def _past_of(table: Table, ply: int) -> Past:
    """The game so far, if it has come to this ply."""
    if table.state is None:
        raise Denied(Phrase("denied-not-started"))
    return _has_ply(past_of(table), ply)


def _has_ply(past: Past, ply: int) -> Past:
    if not 0 <= ply <= len(past.moves):
        raise BadInput("ply", value=ply, most=len(past.moves))
    return past


@post("/api/replay", status_code=HTTP_200_OK, sync_to_thread=True, summary="Go through a record")
def replay_record(data: JSONBody[RecordShown]) -> ReplayTold:
    """Whoever has the record knows everything: any eyes may be chosen."""
    game, sent = read_sent(data.record)
    past = _has_ply(past_of_record(game, sent), data.first)
    if data.seat >= past.seats:
        raise BadInput("seat", value=data.seat + 1, seats=past.seats)
    eyes = Eyes(past.seats if data.opened or data.seat == NONE else data.seat, data.opened)
    told = positions(past, eyes, data.first, MOST_POSITIONS)
    return ReplayTold(game.id, seats_of(sent), eyes.viewer, len(past.moves), True, told)


@post("/api/continue", status_code=HTTP_201_CREATED, summary="Go on from a position of a record against bots")
async def go_on(request: Ask, data: JSONBody[GameContinued], hub: TheHub, guard: TheGuard) -> TableMade:
    """Only who has the record can ask, and records of games that run are given to nobody: nothing is told."""
    if not guard.creations.take(address_of(request.scope)):
        raise TooMany
    past = await asyncio.to_thread(_prefix, data)
    chairs = [Chair("bot", bot=data.bot) for _ in range(past.seats)]
    chairs[data.seat] = Chair("person", data.name)
    made = await hub.go_on(past, chairs)
    return TableMade(table_told(made.live.table), made.host, [SeatGiven(*seat) for seat in made.seats])


def _prefix(data: GameContinued) -> Past:
    """The game of a record as far as it is to be taken over. BadInput if it is over there."""
    past = _has_ply(past_of_record(*read_sent(data.record)), data.ply)
    if data.seat >= past.seats:
        raise BadInput("seat", value=data.seat + 1, seats=past.seats)
    prefix = past._replace(moves=past.moves[: data.ply])
    if is_over(prefix):
        raise BadInput("nothing-left", value=data.ply)
    return prefix


@post("/api/verify", status_code=HTTP_200_OK, sync_to_thread=True, summary="Check a record and its deal")
def verify(data: JSONBody[RecordSent]) -> Verified:
    try:
        game, sent = read_sent(data.record)
        for _ in replay(game, sent):
            pass
        if sent.deal is None:
            raise BadInput("no-deal")
        sent.deal.check(sent.seed)
    except BadInput as bad:
        return Verified(sound=False, why=bad.phrase)
    return Verified(sound=True)


HANDLERS_OF_THE_PAST = [
    record,
    export,
    position,
    replay_table,
    turning_points,
    replay_record,
    go_on,
    verify,
]
