"""The log of a table: everything that was ever done at it. State is nothing but a fold of this."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from gloam.server.protocol.messages import Chair, Ways
from gloam.server.store import Stored

__all__ = [
    "Acted",
    "Answered",
    "By",
    "Changed",
    "Chatted",
    "Created",
    "Deed",
    "Entry",
    "Given",
    "Granted",
    "Invited",
    "Left",
    "Paused",
    "Rematched",
    "Renamed",
    "Replaced",
    "Said",
    "Sat",
    "Seated",
    "Started",
    "StoodIn",
    "UndoAnswered",
    "UndoAsked",
    "Undone",
    "read_entry",
    "write_entry",
]

By: TypeAlias = Literal["", "bot", "standin", "clock", "ahead"]


class Created(Struct, frozen=True, tag="created"):
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


class Sat(Struct, frozen=True, tag="sat"):
    """Somebody took a seat; `token` is the digest of what proves it."""

    seat: int
    name: str
    token: str


class Invited(Struct, frozen=True, tag="invited"):
    """A new token for a seat, which ends the old one: an invitation, or a move to another device."""

    seat: int
    token: str


class Seated(Struct, frozen=True, tag="seated"):
    """The host emptied a seat, or gave it to a bot."""

    seat: int
    bot: str | None


class Renamed(Struct, frozen=True, tag="renamed"):
    seat: int
    name: str


class Left(Struct, frozen=True, tag="left"):
    """Somebody got up. `bot` plays on if a game is running."""

    seat: int
    bot: str


class Changed(Struct, frozen=True, tag="changed"):
    options: dict[str, str]
    ways: Ways


class Given(Struct, frozen=True, tag="given"):
    """A seat's nonce."""

    seat: int
    nonce: str


class Started(Struct, frozen=True, tag="started"):
    seat: int


class Acted(Struct, frozen=True, tag="acted"):
    seat: int
    action: int
    by: By = ""


class Answered(Struct, frozen=True, tag="answered"):
    """A seat chose before its turn; None takes it back."""

    seat: int
    action: int | None


class Undone(Struct, frozen=True, tag="undone"):
    """A seat took back by itself; `ply` decisions are left."""

    seat: int
    ply: int


class UndoAsked(Struct, frozen=True, tag="undo-asked"):
    seat: int
    ply: int


class UndoAnswered(Struct, frozen=True, tag="undo-answered"):
    seat: int
    agree: bool


class Paused(Struct, frozen=True, tag="paused"):
    paused: bool


class StoodIn(Struct, frozen=True, tag="stood-in"):
    """A bot plays for a person, or, with None, no longer."""

    seat: int
    bot: str | None


class Replaced(Struct, frozen=True, tag="replaced"):
    """A bot could not play on: another one does."""

    seat: int
    bot: str


class Said(Struct, frozen=True, tag="said"):
    seat: int
    phrase: str


class Chatted(Struct, frozen=True, tag="chatted"):
    seat: int
    text: str


class Granted(Struct, frozen=True, tag="granted"):
    seat: int
    follow: bool


class Rematched(Struct, frozen=True, tag="rematched"):
    seat: int
    secret: str


Deed: TypeAlias = (
    Created
    | Sat
    | Invited
    | Seated
    | Renamed
    | Left
    | Changed
    | Given
    | Started
    | Acted
    | Answered
    | Undone
    | UndoAsked
    | UndoAnswered
    | Paused
    | StoodIn
    | Replaced
    | Said
    | Chatted
    | Granted
    | Rematched
)


class Entry(Struct, frozen=True):
    """One deed under its number."""

    table: str
    seq: int
    msg: str | None
    at: int
    deed: Deed


_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(Deed)


def write_entry(entry: Entry) -> Stored:
    return Stored(entry.table, entry.seq, entry.msg, entry.at, _encoder.encode(entry.deed))


def read_entry(stored: Stored) -> Entry:
    return Entry(stored.table, stored.seq, stored.msg, stored.at, _decoder.decode(stored.body))
