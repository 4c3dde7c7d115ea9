"""REST request and response types.

`Annotated[Any, T]` is a T that OpenAPI cannot describe: the nouns of a phrase are not told apart by a tag.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Raw, Struct

from gloam.core.action import NONE
from gloam.core.phrase import Phrase
from gloam.core.protocol import View
from gloam.server.protocol.messages import (
    Bot,
    Chair,
    Name,
    Options,
    SeatNumber,
    SeatTold,
    TableTold,
    Told,
    Ways,
)

__all__ = [
    "ActionInfo",
    "AnalysisResult",
    "AnalysisStatus",
    "ChanceBreakdown",
    "CodeResponse",
    "CommandResponse",
    "ContinueRequest",
    "Contribution",
    "CreateTableRequest",
    "CreateTableResponse",
    "ExportResponse",
    "GameInfo",
    "PositionInfo",
    "RedeemCodeRequest",
    "ReplayRequest",
    "ReplayResponse",
    "RuleSection",
    "SeatResponse",
    "ServerInfo",
    "SettingInfo",
    "TableListing",
    "TakeSeatRequest",
    "TurningPoint",
    "VerifyRequest",
    "VerifyResponse",
]

RecordText: TypeAlias = Annotated[str, msgspec.Meta(max_length=60_000)]


class SettingInfo(Struct):
    key: str
    default: str
    values: list[str]
    rule: str


class GameInfo(Struct):
    """A game and its options. `presets` are departures from the defaults."""

    id: str
    version: int
    seats: list[int]
    settings: list[SettingInfo]
    presets: dict[str, dict[str, str]]
    actions: int


class ActionInfo(Struct, omit_defaults=True):
    """What an action number means."""

    index: int
    verb: str
    text: str
    card: int = NONE
    seat: int = NONE
    spot: int = NONE


class RuleSection(Struct):
    """A section of the rules; `text` is Markdown."""

    id: str
    title: str
    text: str


class ServerInfo(Struct):
    """What this server is."""

    version: str
    protocol: int
    games: list[str]
    levels: list[str]
    phrases: list[str]
    languages: list[str]
    bots: list[str]  # the host's own, which may be seated like the levels


class CreateTableRequest(Struct, forbid_unknown_fields=True):
    """A table to be made. Chairs of kind `person` are taken at once by whoever asks."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[Chair], msgspec.Meta(min_length=1, max_length=16)]
    options: Options = {}
    ways: Ways = Ways()


class SeatResponse(Struct):
    """A seat, and the token that proves it is yours. It belongs into the part of a link behind the #."""

    table: str
    seat: int
    token: str


class CreateTableResponse(Struct):
    table: TableTold
    host: str  # the host's token
    seats: list[SeatResponse]


class TakeSeatRequest(Struct, forbid_unknown_fields=True):
    name: Name
    seat: SeatNumber | None = None


class CodeResponse(Struct):
    code: str
    expires: int


class RedeemCodeRequest(Struct, forbid_unknown_fields=True):
    code: Annotated[str, msgspec.Meta(max_length=20)]


class TableListing(Struct):
    """A public table that waits for players, or is played."""

    table: Annotated[Raw, TableTold]
    created: int
    updated: int


class CommandResponse(Struct):
    seq: int


class PositionInfo(Struct):
    """A position of the past as the viewer knew it, what was asked then, and what had led there."""

    ply: int
    plies: int
    view: Annotated[Any, View]
    prompt: Annotated[Any, Phrase]
    events: list[Annotated[Any, Told]]


class ExportResponse(Struct, kw_only=True):
    """A table for keeping: what everybody may know of it, and the records of its finished games."""

    format: str = "gloam table 1"
    table: TableTold
    games: list[str]


class ReplayResponse(Struct):
    """Some positions of a game. `free`: everybody's eyes may be chosen, and the game may be gone on with."""

    game: str
    seats: tuple[SeatTold, ...]
    viewer: int  # the number of seats: somebody who looks on
    plies: int
    free: bool
    positions: list[PositionInfo]


class Contribution(Struct):
    """A part of a chance, and half the width of the band the truth lies in."""

    value: float
    margin: float


class ChanceBreakdown(Struct):
    """What a seat's chance of winning owes to what: from `start` all parts lead to `end`."""

    start: float
    own: Contribution  # its choices
    others: Contribution  # theirs
    luck: Contribution
    whole: Contribution  # where luck and choices cannot be told apart
    end: float


class TurningPoint(Struct):
    """A change of a seat's chance that stands out: by the decisions from `ply` up to `until`, or by luck."""

    ply: int
    until: int
    turn: int
    kind: Literal["choice", "luck", "whole"]
    by: int  # the seat that chose; -1: several
    seat: int  # whose chance changed
    before: float
    after: float
    margin: float
    what: list[Annotated[Any, Phrase]]  # what was chosen, or what came
    more: bool  # than that


class AnalysisResult(Struct):
    """What decided a game: chances of winning if from there on everybody plays by quick guesses."""

    plies: list[int]  # the positions looked at
    chances: list[list[float]]  # for each of them, seat by seat
    accounts: list[ChanceBreakdown]  # seat by seat
    points: list[TurningPoint]  # in order of play; none: nothing stands out
    playouts: int  # from each position
    every: int  # decisions looked at as one


class AnalysisStatus(Struct):
    """How much of the work is done, 0 to 1, and what was found when it is."""

    done: float
    found: AnalysisResult | None = None


class VerifyRequest(Struct, forbid_unknown_fields=True):
    record: RecordText


class ReplayRequest(Struct, forbid_unknown_fields=True):
    """A record to go through: from which ply on, by whose eyes (-1: of somebody who looks on), hands open?"""

    record: RecordText
    first: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    seat: Annotated[int, msgspec.Meta(ge=-1, le=15)] = NONE
    opened: bool = False


class ContinueRequest(Struct, forbid_unknown_fields=True):
    """A record to go on from after `ply` decisions: in which seat, and against which bots."""

    record: RecordText
    ply: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    name: Name
    bot: Bot


class VerifyResponse(Struct):
    """Was it dealt as promised and played by the rules? If not, `why`."""

    sound: bool
    why: Annotated[Any, Phrase | None] = None
