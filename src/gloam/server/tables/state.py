"""What a table is made of: all that its log says and that cannot be worked out again."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from gloam.bots import LEVELS
from gloam.core.action import NONE
from gloam.core.event import Event
from gloam.core.phrase import Arg, Phrase, Who
from gloam.server.protocol.messages import Ways
from gloam.server.tables.events import By

__all__ = ["Facts", "Line", "Move", "Notice", "Seat", "Wish"]

BY_NAME: Final = ("sat", "said", "chatted")  # notices that call a seat as it was called then


class Seat(Struct):
    """A seat now. `token` is the digest of what proves it is yours."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    token: str = ""
    standin: str = ""
    follow: bool = False
    nonce: str = ""
    bank: int = 0  # milliseconds left, if there is a clock

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
    """Something the table tells, not the game: the message `table-…` and its nouns."""

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


class Wish(Struct, frozen=True):
    """A seat's wish to take back, and who has agreed."""

    seat: int
    ply: int
    agreed: tuple[int, ...] = ()


class Line(Struct, frozen=True, gc=False):
    """One line of the log: an event of the game after `ply` decisions, or a notice."""

    seq: int
    ply: int
    by: By
    told: Event | Notice


class Facts(Struct):
    """All that the log says and that cannot be worked out again; a snapshot is this as JSON."""

    id: str
    created: int
    game: str
    version: int
    options: dict[str, str]
    ways: Ways
    host: str
    secret: str
    seats: list[Seat]
    seed: str = ""  # of the game that this one goes on from; empty: by the deal
    begun: int = 0  # decisions taken over from it
    seq: int = 0
    updated: int = 0
    status: Literal["lobby", "playing", "over"] = "lobby"
    round: int = 1
    paused: bool = False
    started: int = 0  # the entry that dealt this round
    moved: int = 0  # the last entry that changed the position, or who is asked
    since: int = 0  # when the open decision began
    moves: list[Move] = []
    notices: list[Notice] = []  # of this round
    ahead: dict[int, int] = {}
    wish: Wish | None = None
    known: dict[str, int] = {}  # commands carried out, by their ids
    talk: dict[int, int] = {}  # how many commands of each seat were no decisions, this round
