"""The state of a table: everything its log says that cannot be recomputed."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from gloam.core.action import NONE
from gloam.core.event import Event
from gloam.core.levels import LEVELS
from gloam.core.phrase import Arg, Phrase, Who
from gloam.server.protocol.messages import Ways

__all__ = ["By", "Line", "Move", "Notice", "SeatState", "TableState", "UndoRequest"]

By: TypeAlias = Literal["", "bot", "standin", "clock", "ahead"]  # who decided, if not the seat's player
BY_NAME: Final = ("sat", "said", "chatted")  # notices that keep the name of their time


class SeatState(Struct):
    """A seat. `token` is the digest of its holder's token."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    token: str = ""
    standin: str = ""
    follow: bool = False
    nonce: str = ""
    bank: int = 0  # milliseconds left, if there is a clock
    wins: int = 0  # of whoever sits here
    face: int = NONE  # chosen; NONE: that of the seat's number, or another free one
    hat: int = NONE

    @property
    def player(self) -> str:
        """The bot that decides for this seat; empty if a person does."""
        return self.bot if self.kind == "bot" else self.standin


class Move(Struct, array_like=True, frozen=True, gc=False):
    """A decision of the running game."""

    seq: int
    seat: int
    action: int
    by: By = ""


class Notice(Struct, array_like=True, frozen=True, gc=False):
    """A line of the log that is about the table, not the game: the message `table-…` and its arguments."""

    seq: int
    kind: str
    seat: int = NONE
    args: dict[str, int | str] = {}

    def phrase(self) -> Phrase:
        args: dict[str, Arg] = {**self.args}
        if self.seat != NONE:
            args["who"], args["number"] = Who(self.seat), self.seat + 1
            if self.kind in BY_NAME and not args.get("name"):
                args["name"] = Who(self.seat)  # an older snapshot kept none
        if "phrase" in args:
            args["phrase"] = Phrase(f"say-{args['phrase']}")
        if args.get("bot") in LEVELS:  # another one is called as the host calls it
            args["bot"] = Phrase(f"bot-{args['bot']}")
        return Phrase(f"table-{self.kind}", args)


class UndoRequest(Struct, frozen=True):
    """A seat asks to take back to before `ply`; `agreed` are the seats that consent so far."""

    seat: int
    ply: int
    agreed: tuple[int, ...] = ()


class Line(Struct, frozen=True, gc=False):
    """One line of the log: an event of the game after `ply` decisions, or a notice."""

    seq: int
    ply: int
    by: By
    told: Event | Notice


class TableState(Struct):
    """Everything the log says that cannot be recomputed. A snapshot is this as JSON."""

    id: str
    created: int
    game: str
    version: int
    options: dict[str, str]
    ways: Ways
    host: str
    secret: str
    seats: list[SeatState]
    seed: str = ""  # of the game that this one goes on from; empty: by the deal
    begun: int = 0  # decisions taken over from it
    tells: bool = False  # what happens takes time to be told; older tables did not count it
    seq: int = 0
    updated: int = 0
    status: Literal["lobby", "playing", "over"] = "lobby"
    round: int = 1
    paused: bool = False
    started: int = 0  # the entry that dealt this round
    moved: int = 0  # the last entry that changed the position, or who is asked
    since: int = 0  # when the open decision began: after what led to it was told
    moves: list[Move] = []
    notices: list[Notice] = []  # of this round
    ahead: dict[int, int] = {}
    wish: UndoRequest | None = None
    practice: bool = False  # a hidden card was seen and the choice that showed it taken back, this round
    wants: dict[int, bool] = {}  # after the end: another game, or not now
    deals: bool = False  # in the lobby: the deal needs no word any more
    known: dict[str, int] = {}  # commands carried out, by their ids
    talk: dict[int, int] = {}  # how many commands of each seat were no decisions, this round
