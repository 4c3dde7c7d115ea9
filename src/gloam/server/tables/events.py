"""The log of a table: what each event holds, and what it does to the table.

A table is the fold of its log. `apply` trusts what it is given: commands, and the sessions that play for bots
and clocks, check legality before an event is logged.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias, Union

import msgspec
from msgspec import Struct

from gloam.server.protocol.messages import Chair, Ways
from gloam.server.tables.state import By, Move, SeatState, TableState, UndoRequest
from gloam.server.tables.table import Table

__all__ = [
    "Created",
    "Dressed",
    "LogEntry",
    "MovePlayed",
    "NextGameAnswered",
    "NonceAdded",
    "PremoveSet",
    "RematchStarted",
    "Replaced",
    "SeatReassigned",
    "SeatTaken",
    "SeatTokenIssued",
    "StandInSet",
    "Started",
    "StoredEntry",
    "TableEvent",
    "apply_entry",
    "create_table",
]


class TableEvent(Struct, frozen=True):
    """Something that happened at a table."""

    def apply(self, table: Table, at: int) -> None:
        """Change the table. `at` is the time of the event, its number is `table.seq`."""
        raise NotImplementedError


class Created(TableEvent, frozen=True, tag="created"):
    """A table was set up. `host` is the digest of the host's token, `secret` our part of the deal.

    If it goes on from another game, `seed` is that game's, and `moves` are its decisions: seat and action.
    """

    game: str
    version: int
    options: dict[str, str]
    ways: Ways
    chairs: tuple[Chair, ...]
    host: str
    secret: str
    seed: str = ""
    moves: tuple[tuple[int, int], ...] = ()
    tells: bool = False  # see TableState


class SeatTaken(TableEvent, frozen=True, tag="sat"):
    """A player sat down; `token` is the digest of the seat's token."""

    seat: int
    name: str
    token: str

    def apply(self, table: Table, at: int) -> None:
        seat = table.seats[self.seat]
        seat.kind, seat.name, seat.token, seat.standin, seat.bot = "person", self.name, self.token, "", ""
        table.note("sat", self.seat, name=self.name)


class SeatTokenIssued(TableEvent, frozen=True, tag="invited"):
    """A new token for a seat, which ends the old one: an invitation, or a move to another device."""

    seat: int
    token: str

    def apply(self, table: Table, at: int) -> None:
        table.seats[self.seat].token = self.token


class SeatReassigned(TableEvent, frozen=True, tag="seated"):
    """The host emptied a seat, or gave it to a bot. Its clock stays with the seat."""

    seat: int
    bot: str | None

    def apply(self, table: Table, at: int) -> None:
        old = table.seats[self.seat]
        if old.kind == "person":
            table.note("kicked", self.seat, name=old.name)
        if self.bot is None:
            table.note("emptied", self.seat)
        else:
            table.note("bot", self.seat, bot=self.bot)
        table.vacate(self.seat)
        seat = table.seats[self.seat]
        seat.kind, seat.bot, seat.bank = "bot" if self.bot else "open", self.bot or "", old.bank
        if old.kind == seat.kind:
            seat.face, seat.hat, seat.wins = old.face, old.hat, old.wins
        table.settle_undo_request(at)


class Renamed(TableEvent, frozen=True, tag="renamed"):
    seat: int
    name: str

    def apply(self, table: Table, at: int) -> None:
        table.note("renamed", self.seat, old=table.seats[self.seat].name, name=self.name)
        table.seats[self.seat].name = self.name


class Dressed(TableEvent, frozen=True, tag="dressed"):
    """A figure got another face or hat."""

    seat: int
    face: int
    hat: int

    def apply(self, table: Table, at: int) -> None:
        seat = table.seats[self.seat]
        seat.face, seat.hat = self.face, self.hat


class Left(TableEvent, frozen=True, tag="left"):
    """A player got up. `bot` plays on if a game is running."""

    seat: int
    bot: str

    def apply(self, table: Table, at: int) -> None:
        table.note("left", self.seat, name=table.seats[self.seat].name)
        if table.facts.status == "playing":
            table.stand_in(self.seat, self.bot)
            table.settle_undo_request(at)
        else:
            table.vacate(self.seat)


class SettingsChanged(TableEvent, frozen=True, tag="changed"):
    options: dict[str, str]
    ways: Ways

    def apply(self, table: Table, at: int) -> None:
        table.facts.options, table.facts.ways = self.options, self.ways
        table.note("changed")


class NonceAdded(TableEvent, frozen=True, tag="given"):
    """A seat added its own chance to the deal."""

    seat: int
    nonce: str

    def apply(self, table: Table, at: int) -> None:
        table.seats[self.seat].nonce = self.nonce


class Started(TableEvent, frozen=True, tag="started"):
    seat: int

    def apply(self, table: Table, at: int) -> None:
        facts = table.facts
        facts.status, facts.started, facts.moved, facts.since = "playing", table.seq, table.seq, at
        facts.deals = False
        if "bots" in facts.options:  # a game that asks people for what programs cannot do
            bots = [str(number + 1) for number, seat in enumerate(table.seats) if seat.kind == "bot"]
            facts.options = {**facts.options, "bots": ",".join(bots) or "none"}
        clock = facts.ways.clock
        for seat in table.seats:
            seat.bank = clock.base * 1000 if clock else 0
        table.note("started", self.seat)
        table.deal()
        facts.since += table.telling


class MovePlayed(TableEvent, frozen=True, tag="acted"):
    """A decision of the game."""

    seat: int
    action: int
    by: By = ""

    def apply(self, table: Table, at: int) -> None:
        table.play(Move(table.seq, self.seat, self.action, self.by), at)


class PremoveSet(TableEvent, frozen=True, tag="answered"):
    """A seat chose before its turn; None takes it back."""

    seat: int
    action: int | None

    def apply(self, table: Table, at: int) -> None:
        if self.action is None:
            table.facts.ahead.pop(self.seat, None)
        else:
            table.facts.ahead[self.seat] = self.action


class Undone(TableEvent, frozen=True, tag="undone"):
    """A seat took back by itself; `ply` decisions are left. `practice`: it has seen what it should not."""

    seat: int
    ply: int
    practice: bool = False

    def apply(self, table: Table, at: int) -> None:
        if self.practice:
            table.facts.practice = True
            table.note("practice", self.seat)
        table.take_back(self.seat, self.ply, at)


class UndoAsked(TableEvent, frozen=True, tag="undo-asked"):
    seat: int
    ply: int

    def apply(self, table: Table, at: int) -> None:
        table.facts.wish = UndoRequest(self.seat, self.ply)
        table.note("undo-asked", self.seat)


class UndoAnswered(TableEvent, frozen=True, tag="undo-answered"):
    seat: int
    agree: bool

    def apply(self, table: Table, at: int) -> None:
        request = table.facts.wish
        assert request is not None, "an answer to no request"
        if self.agree:
            table.facts.wish = UndoRequest(request.seat, request.ply, (*request.agreed, self.seat))
            table.settle_undo_request(at)
        else:
            table.facts.wish = None
            table.note("undo-refused", self.seat)


class Paused(TableEvent, frozen=True, tag="paused"):
    paused: bool

    def apply(self, table: Table, at: int) -> None:
        table.charge(at)
        table.facts.paused = self.paused
        table.note("paused" if self.paused else "resumed")


class StandInSet(TableEvent, frozen=True, tag="stood-in"):
    """A bot plays for a person, or, with None, no longer."""

    seat: int
    bot: str | None

    def apply(self, table: Table, at: int) -> None:
        if self.bot is None:
            table.seats[self.seat].standin = ""
            table.note("returned", self.seat)
        else:
            table.stand_in(self.seat, self.bot)
        if table.to_act == self.seat:
            table.charge(at)
        table.settle_undo_request(at)


class Replaced(TableEvent, frozen=True, tag="replaced"):
    """A bot failed: another one plays on."""

    seat: int
    bot: str

    def apply(self, table: Table, at: int) -> None:
        seat = table.seats[self.seat]
        table.note("replaced", self.seat, bot=seat.player)
        if seat.kind == "bot":
            seat.bot = self.bot
        else:
            seat.standin = self.bot


class Said(TableEvent, frozen=True, tag="said"):
    seat: int
    phrase: str

    def apply(self, table: Table, at: int) -> None:
        table.note("said", self.seat, name=table.seats[self.seat].name, phrase=self.phrase)


class Chatted(TableEvent, frozen=True, tag="chatted"):
    seat: int
    text: str

    def apply(self, table: Table, at: int) -> None:
        table.note("chatted", self.seat, name=table.seats[self.seat].name, text=self.text)


class FollowPermissionSet(TableEvent, frozen=True, tag="granted"):
    """Whether spectators may follow a seat."""

    seat: int
    follow: bool

    def apply(self, table: Table, at: int) -> None:
        table.seats[self.seat].follow = self.follow
        table.note("granted" if self.follow else "revoked", self.seat)


class NextGameAnswered(TableEvent, frozen=True, tag="again"):
    """After the end a player wants another game, or not now."""

    seat: int
    wants: bool

    def apply(self, table: Table, at: int) -> None:
        wants = table.facts.wants
        wants.pop(self.seat, None)
        wants[self.seat] = self.wants
        table.note("again" if self.wants else "later", self.seat)


class RematchStarted(TableEvent, frozen=True, tag="rematched"):
    """Another round with the same seats; the seat after the last first player begins.

    `deals`: it is dealt without another word. `bots` play for those who said later.
    """

    seat: int
    secret: str
    deals: bool = False
    bots: dict[int, str] = {}

    def apply(self, table: Table, at: int) -> None:
        facts = table.facts
        if "first" in facts.options:
            began = table.dealt().to_act
            facts.options = {**facts.options, "first": str((began + 1) % len(table.seats) + 1)}
        facts.secret, facts.round, facts.status = self.secret, facts.round + 1, "lobby"
        facts.moves, facts.notices, facts.ahead, facts.wish = [], [], {}, None
        facts.practice = False
        facts.seed, facts.begun = "", 0
        facts.paused, facts.moved, facts.talk = False, table.seq, {}
        facts.wants, facts.deals = {}, self.deals
        if self.deals:
            facts.since = at
        for seat in table.seats:
            seat.nonce = ""
        table.deal()
        table.note("rematched", self.seat, round=facts.round)
        for at_seat, bot in self.bots.items():
            table.stand_in(at_seat, bot)


class StoredEntry(NamedTuple):
    """One row of the log: an event, encoded. `msg` is the id of the command that led to it."""

    table: str
    seq: int  # 1 is the table's creation
    msg: str | None
    at: int  # milliseconds since 1970, UTC
    body: bytes

    def decode(self) -> LogEntry:
        return LogEntry(self.table, self.seq, self.msg, self.at, _decoder.decode(self.body))


class LogEntry(Struct, frozen=True):
    """One event under its number."""

    table: str
    seq: int
    msg: str | None
    at: int
    event: TableEvent

    def encode(self) -> StoredEntry:
        return StoredEntry(self.table, self.seq, self.msg, self.at, _encode(self.event))


AnyEvent: TypeAlias = Union[tuple(TableEvent.__subclasses__())]  # type: ignore[valid-type]  # noqa: UP007
_encode: Final = msgspec.json.Encoder().encode
_decoder: Final[msgspec.json.Decoder[TableEvent]] = msgspec.json.Decoder(AnyEvent)


def create_table(entry: LogEntry) -> Table:
    """A new table from the first entry of its log."""
    event = entry.event
    assert isinstance(event, Created), "a log begins with the table's creation"
    # People sit down by events of their own.
    seats = [
        SeatState("bot" if chair.kind == "bot" else "open", chair.name or "", chair.bot or "")
        for chair in event.chairs
    ]
    facts = TableState(
        id=entry.table,
        created=entry.at,
        game=event.game,
        version=event.version,
        options=event.options,
        ways=event.ways,
        host=event.host,
        secret=event.secret,
        seats=seats,
        seed=event.seed,
        begun=len(event.moves),
        tells=event.tells,
        seq=entry.seq,
        updated=entry.at,
    )
    if event.seed:  # the game runs already
        facts.status, facts.started, facts.moved, facts.since = "playing", entry.seq, entry.seq, entry.at
        facts.moves = [Move(entry.seq, seat, action) for seat, action in event.moves]
    return Table(facts)


def apply_entry(table: Table, entry: LogEntry) -> None:
    """Fold the next entry of the log into the table."""
    facts, command = table.facts, entry.msg
    assert (entry.table, entry.seq) == (facts.id, facts.seq + 1), "an entry out of order"
    facts.seq, facts.updated = entry.seq, entry.at
    if command is not None:
        table.remember(command)
    if type(entry.event) is not MovePlayed:
        table.shape += 1
        if command is not None:
            table.count_talk(command)
    entry.event.apply(table, entry.at)
