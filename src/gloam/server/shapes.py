"""What requests bring and answers hold."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Struct

from gloam.core.action import NONE
from gloam.server.wire import Chair, Name, Options, SeatNumber, TableTold, Ways

__all__ = [
    "About",
    "ActionTold",
    "Carried",
    "CodeGiven",
    "CodeUsed",
    "GameTold",
    "Listing",
    "PositionTold",
    "RecordSent",
    "SeatGiven",
    "SeatWanted",
    "SectionTold",
    "SettingTold",
    "TableMade",
    "TableWanted",
    "Verified",
]


class SettingTold(Struct):
    key: str
    default: str
    values: list[str]
    rule: str


class GameTold(Struct):
    """A game and its options. `presets` are departures from the defaults."""

    id: str
    version: int
    seats: list[int]
    settings: list[SettingTold]
    presets: dict[str, dict[str, str]]
    actions: int


class ActionTold(Struct, omit_defaults=True):
    """What an action number means."""

    index: int
    verb: str
    text: str
    card: int = NONE
    seat: int = NONE
    spot: int = NONE


class SectionTold(Struct):
    """A section of the rules; `text` is Markdown."""

    id: str
    title: str
    text: str


class About(Struct):
    """What this server is."""

    version: str
    protocol: int
    games: list[str]
    levels: list[str]
    phrases: list[str]
    languages: list[str]


class TableWanted(Struct, forbid_unknown_fields=True):
    """A table to be made. Chairs of kind `person` are taken at once by whoever asks."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[Chair], msgspec.Meta(min_length=1, max_length=16)]
    options: Options = {}
    ways: Ways = Ways()


class SeatGiven(Struct):
    """A seat, and the token that proves it is yours. It belongs into the part of a link behind the #."""

    table: str
    seat: int
    token: str


class TableMade(Struct):
    table: TableTold
    host: str  # the host's token
    seats: list[SeatGiven]


class SeatWanted(Struct, forbid_unknown_fields=True):
    name: Name
    seat: SeatNumber | None = None


class CodeGiven(Struct):
    code: str
    expires: int


class CodeUsed(Struct, forbid_unknown_fields=True):
    code: Annotated[str, msgspec.Meta(max_length=20)]


class Listing(Struct):
    """A public table that waits for players, or is played."""

    table: Any  # TableTold
    created: int
    updated: int


class Carried(Struct):
    seq: int


class PositionTold(Struct):
    """A position of the past as the viewer knew it."""

    ply: int
    plies: int
    view: Any


class RecordSent(Struct, forbid_unknown_fields=True):
    record: Annotated[str, msgspec.Meta(max_length=60_000)]


class Verified(Struct):
    """Was it dealt as promised and played by the rules? If not, `why`."""

    sound: bool
    why: Any = None  # a Phrase; what describes shapes cannot tell its nouns apart
