"""What REST requests do, without any web framework: the routes call these methods."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Raw

from gloam import __version__
from gloam.bots import LEVELS
from gloam.core.action import NONE
from gloam.core.errors import BadInput, NotFound
from gloam.core.phrase import Phrase
from gloam.core.protocol import AnyGame
from gloam.core.record import replay, write_record
from gloam.games import find_game, game_ids
from gloam.locale import LANGUAGES, Speech
from gloam.pages import rule_page
from gloam.server.live.analysis_jobs import Hindsight
from gloam.server.live.registry import NewTable, TableRegistry
from gloam.server.live.session import TableSession
from gloam.server.protocol.errors import CommandRejected, Reason
from gloam.server.protocol.messages import PHRASES, PROTOCOL, Chair, TableTold
from gloam.server.protocol.rest import (
    ActionInfo,
    AnalysisStatus,
    CodeResponse,
    CommandResponse,
    ContinueRequest,
    CreateTableRequest,
    CreateTableResponse,
    ExportResponse,
    GameInfo,
    PositionInfo,
    RedeemCodeRequest,
    ReplayRequest,
    ReplayResponse,
    RuleSection,
    SeatResponse,
    ServerInfo,
    SettingInfo,
    TableListing,
    TakeSeatRequest,
    VerifyRequest,
    VerifyResponse,
)
from gloam.server.replay.positions import (
    MOST_POSITIONS,
    GameHistory,
    Perspective,
    history_of,
    history_of_record,
    is_over,
    positions,
    read_uploaded_record,
    seats_of,
)
from gloam.server.replay.rounds import export_table, table_after_round
from gloam.server.security.access import AccessControl
from gloam.server.store import StoreDown
from gloam.server.tables.commands import Command, Role
from gloam.server.tables.events import LogEntry
from gloam.server.tables.table import Table
from gloam.server.tables.updates import table_told

__all__ = ["Caller", "Handlers", "Holder", "TooManyRequests", "Viewer"]

MOST_LISTED = 100  # public tables


class TooManyRequests(Exception):
    """An address has used up a rate limit."""


class Caller(NamedTuple):
    """Who sends a request: their address, for rate limits, and their `Authorization` header, if any."""

    address: str
    authorization: str | None = None


class Holder(NamedTuple):
    """The bearer of a token: which table, and which seat there, or the host."""

    session: TableSession
    role: Role


class Viewer(NamedTuple):
    """Whose knowledge of a round is shown: a seat's, or with the number of seats a spectator's."""

    table: Table  # as it is, or was at the end of an earlier round
    seat: int


class Handlers:
    """The REST interface. Methods raise BadInput, CommandRejected, TooManyRequests or a store error."""

    def __init__(self, registry: TableRegistry, access: AccessControl, analysis: Hindsight) -> None:
        self.registry = registry
        self.access = access
        self.analysis = analysis
        self.near: list[str] = []  # this server's addresses in the local network, if known

    # Authorisation

    async def authorise(self, caller: Caller, table: str) -> Holder:
        """Check the caller's token. Wrong tokens count against the caller's address."""
        kind, _, token = (caller.authorization or "").partition(" ")
        if kind.lower() != "bearer" or not token:
            raise CommandRejected(Reason.TOKEN)
        if not self.access.guesses.may(caller.address):
            raise TooManyRequests
        try:
            return Holder(*await self.registry.claim(token, table))
        except CommandRejected as denied:
            if denied.reason is Reason.TOKEN:
                self.access.guesses.take(caller.address)
            raise

    async def authorise_host(self, caller: Caller, table: str) -> TableSession:
        holder = await self.authorise(caller, table)
        if not holder.role.host:
            raise CommandRejected(Reason.HOST_ONLY)
        return holder.session

    async def authorise_viewer(self, caller: Caller, table: str, seat: int, number: int) -> Viewer:
        """The table in a round, and who is shown it: the caller's seat, or `seat` if it may be followed."""
        session = await self.registry.find(table)
        viewer = len(session.table.seats)
        if caller.authorization is not None:
            role = (await self.authorise(caller, table)).role
            viewer = viewer if role.seat == NONE else role.seat
        then = await self._in_round(session, number)
        if seat != NONE:
            earlier = then is not session.table and 0 <= seat < len(then.seats)  # and so over
            if not earlier and not session.may_follow(seat) and seat != viewer:
                raise CommandRejected(Reason.FOLLOW)
            viewer = seat
        if viewer == len(then.seats) and then.state is not None and not then.facts.ways.spectators:
            raise CommandRejected(Reason.NO_SPECTATORS, Phrase("closed-spectators"))
        return Viewer(then, viewer)

    def _count_creation(self, caller: Caller) -> None:
        if not self.access.creations.take(caller.address):
            raise TooManyRequests

    # Games and rules

    def server_info(self) -> ServerInfo:
        bots = self.registry.context.visitors.names
        return ServerInfo(
            __version__, PROTOCOL, game_ids(), list(LEVELS), list(PHRASES), list(LANGUAGES), bots
        )

    def games(self) -> list[GameInfo]:
        return [_game_info(find_game(name)) for name in game_ids()]

    def actions(self, game: str) -> list[ActionInfo]:
        return [
            ActionInfo(action.index, action.verb, action.text, action.card, action.seat, action.spot)
            for action in find_game(game).actions
        ]

    def rules(self, game: str, language: str) -> list[RuleSection]:
        Speech(language)  # BadInput names the languages
        page = rule_page(find_game(game).id, language)
        return [RuleSection(section.id, section.title, section.text) for section in page.sections]

    # Tables and seats

    async def public_tables(self) -> list[TableListing]:
        found = await self.registry.context.store.listed(public=True, most=MOST_LISTED)
        return [TableListing(Raw(table.body), table.created, table.updated) for table in found]

    async def create_table(self, caller: Caller, request: CreateTableRequest) -> CreateTableResponse:
        self._count_creation(caller)
        created = await self.registry.create(request.game, request.options, request.seats, request.ways)
        return _created(created)

    async def table_info(self, table: str) -> TableTold:
        return table_told((await self.registry.find(table)).table)

    async def take_seat(self, table: str, request: TakeSeatRequest) -> SeatResponse:
        session = await self.registry.find(table)
        return SeatResponse(*await self.registry.sit(session, request.name, request.seat))

    async def command(self, holder: Holder, command: Command) -> CommandResponse:
        return CommandResponse(await holder.session.submit(command, holder.role))

    async def seat_link(self, holder: Holder, seat: int) -> SeatResponse:
        session, role = holder
        if not role.host and role.seat != seat:
            raise CommandRejected(Reason.HOST_ONLY)
        if seat < 0:
            raise BadInput("seat", value=seat + 1, seats=len(session.table.seats))
        return SeatResponse(*await self.registry.invite(session, seat))

    async def device_code(self, holder: Holder) -> CodeResponse:
        session, role = holder
        if role.seat == NONE:
            raise CommandRejected(Reason.NOT_SEATED)
        return CodeResponse(*await self.registry.make_code(session, role.seat))

    async def redeem_code(self, caller: Caller, request: RedeemCodeRequest) -> SeatResponse:
        if not self.access.guesses.may(caller.address):
            raise TooManyRequests
        try:
            return SeatResponse(*await self.registry.use_code(request.code))
        except CommandRejected:
            self.access.guesses.take(caller.address)
            raise

    async def delete_table(self, session: TableSession) -> None:
        await self.registry.delete(session)

    # Records, replays and analysis

    async def record(self, table: str, number: int) -> str:
        then = await self._in_round(await self.registry.find(table), number)
        _check_over(then)
        return write_record(then.record())

    async def export(self, session: TableSession) -> ExportResponse:
        return export_table(await self._log_of(session))

    async def position(self, viewer: Viewer, ply: int) -> PositionInfo:
        history = _history(viewer.table, ply)
        return (await asyncio.to_thread(positions, history, Perspective(viewer.seat), ply, 1))[0]

    async def replay_table(self, viewer: Viewer, first: int, *, opened: bool) -> ReplayResponse:
        table = viewer.table
        history, free = _history(table, first), table.facts.status == "over"
        if opened:
            _check_over(table)
        eyes = Perspective(history.seats if opened else viewer.seat, opened)
        shown = await asyncio.to_thread(positions, history, eyes, first, MOST_POSITIONS)
        seats = table_told(table).seats
        return ReplayResponse(history.game.id, seats, eyes.viewer, len(history.moves), free, shown)

    async def turning_points(self, caller: Caller, viewer: Viewer) -> AnalysisStatus:
        _check_over(viewer.table)
        if not self.analysis.looks_at(viewer.table):
            self._count_creation(caller)
        return await self.analysis.look(viewer.table)

    def replay_record(self, request: ReplayRequest) -> ReplayResponse:
        """Takes a while: call it in a thread."""
        game, record = read_uploaded_record(request.record)
        history = _with_ply(history_of_record(game, record), request.first)
        _check_seat(request.seat, history.seats)
        watching = request.opened or request.seat == NONE
        eyes = Perspective(history.seats if watching else request.seat, request.opened)
        shown = positions(history, eyes, request.first, MOST_POSITIONS)
        return ReplayResponse(game.id, seats_of(record), eyes.viewer, len(history.moves), True, shown)

    async def continue_game(self, caller: Caller, request: ContinueRequest) -> CreateTableResponse:
        self._count_creation(caller)
        history = await asyncio.to_thread(_prefix, request)
        chairs = [Chair("bot", bot=request.bot) for _ in range(history.seats)]
        chairs[request.seat] = Chair("person", request.name)
        return _created(await self.registry.go_on(history, chairs))

    def verify(self, request: VerifyRequest) -> VerifyResponse:
        """Takes a while: call it in a thread."""
        try:
            game, record = read_uploaded_record(request.record)
            for _ in replay(game, record):
                pass
            if record.deal is None:
                raise BadInput("no-deal")
            record.deal.check(record.seed)
        except BadInput as bad:
            return VerifyResponse(sound=False, why=bad.phrase)
        return VerifyResponse(sound=True)

    # Health

    async def readiness(self) -> str:
        """Empty if moves can be stored, else why not."""
        if self.registry.context.closing:
            return "closing"
        try:
            await self.registry.context.store.ping()
        except StoreDown:
            return "store"
        return ""

    def metrics(self) -> bytes:
        return self.registry.context.metrics.text()

    # The log

    async def _in_round(self, session: TableSession, number: int) -> Table:
        """The table at the end of an earlier round; as it is now for the current round or 0."""
        facts = session.table.facts
        if number in (0, facts.round):
            return session.table
        if not 1 <= number < facts.round:
            raise NotFound("round", value=number, most=facts.round - (facts.status != "over"))
        return await asyncio.to_thread(table_after_round, await self._log_of(session), number)

    async def _log_of(self, session: TableSession) -> Sequence[LogEntry]:
        stored = await self.registry.context.store.tail(session.id, 0)
        if not stored:
            raise CommandRejected(Reason.GONE)
        return [entry.decode() for entry in stored]


def _game_info(game: AnyGame) -> GameInfo:
    return GameInfo(
        game.id,
        game.version,
        list(game.seats),
        [SettingInfo(s.key, s.default, list(s.values), s.rule) for s in game.settings.table],
        {name: dict(changes) for name, changes in game.settings.presets.items()},
        len(game.actions),
    )


def _created(created: NewTable) -> CreateTableResponse:
    seats = [SeatResponse(*seat) for seat in created.seats]
    return CreateTableResponse(table_told(created.live.table), created.host, seats)


def _check_over(table: Table) -> None:
    if table.facts.status != "over":
        raise CommandRejected(Reason.NOT_OVER)


def _check_seat(seat: int, seats: int) -> None:
    if seat >= seats:
        raise BadInput("seat", value=seat + 1, seats=seats)


def _history(table: Table, ply: int) -> GameHistory:
    """The game so far, which must have come to this ply."""
    if table.state is None:
        raise CommandRejected(Reason.NOT_STARTED)
    return _with_ply(history_of(table), ply)


def _with_ply(history: GameHistory, ply: int) -> GameHistory:
    if not 0 <= ply <= len(history.moves):
        raise NotFound("ply", value=ply, most=len(history.moves))
    return history


def _prefix(request: ContinueRequest) -> GameHistory:
    """The game of a record up to the ply to go on from. BadInput if it is over there."""
    history = _with_ply(history_of_record(*read_uploaded_record(request.record)), request.ply)
    _check_seat(request.seat, history.seats)
    prefix = history._replace(moves=history.moves[: request.ply])
    if is_over(prefix):
        raise BadInput("nothing-left", value=request.ply)
    return prefix
