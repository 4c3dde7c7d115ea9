"""What client and server say to each other: JSON objects told apart by `type` (docs/wire.md).

Sentences travel as phrases, a key and its nouns; the reader's end makes words of them.
Numbers of seats, cards and places count from 0; -1 is none, -2 a card the viewer is not told.
`Annotated[Raw, T]` is a T that has been encoded already.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias, final

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from gloam.core.action import NONE
from gloam.core.hints import Cost
from gloam.core.phrase import Phrase
from gloam.core.protocol import View
from gloam.server.protocol.errors import Reason

__all__ = [
    "MOODS",
    "PHRASES",
    "PROTOCOL",
    "Absence",
    "Chair",
    "Clock",
    "CommandBase",
    "DealTold",
    "Done",
    "Error",
    "Hello",
    "Look",
    "Mood",
    "Nudge",
    "Option",
    "Pace",
    "Presence",
    "Reach",
    "Reached",
    "React",
    "Reaction",
    "Refused",
    "SeatTold",
    "ServerMessage",
    "SetPace",
    "Show",
    "TableTold",
    "Told",
    "UndoTold",
    "Update",
    "Watch",
    "Ways",
    "Welcome",
    "encode",
]

PROTOCOL: Final = 1
PHRASES: Final = (  # what can be said without typing; each is a message `say-…`
    *("hello", "good-luck", "well-played", "thanks", "sorry", "oops"),
    *("hurry", "thinking", "back-soon", "ha", "ouch", "mercy"),
)
MOODS: Final = (  # what can be shown in passing; each is a picture of the client's
    *("laugh", "cheer", "clap", "love", "wow", "think", "sly", "fear", "ouch", "cry", "angry", "sleepy"),
)

Id: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,36}$")]
TableId: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z2-7]{10,26}$")]
Token: TypeAlias = Annotated[str, Meta(max_length=200)]
Tokens: TypeAlias = Annotated[tuple[Token, ...], Meta(max_length=16)]
MOST_LETTERS: Final = 24  # of a name
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MOST_LETTERS)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Index: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Seq: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Hex: TypeAlias = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){16,64}$")]
Bot: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Look: TypeAlias = Annotated[int, Meta(ge=-1, le=15)]  # the number of a picture; -1: by the seat's number
Mood: TypeAlias = Literal[MOODS]  # type: ignore[valid-type]
Pace: TypeAlias = Literal["slow", "normal", "fast", "instant"]
CanUndo: TypeAlias = Literal["", "alone", "ask", "practice"]
Options: TypeAlias = Annotated[dict[str, Annotated[str, Meta(max_length=40)]], Meta(max_length=40)]


# How a table is run


class Absence(Struct, frozen=True, forbid_unknown_fields=True):
    """What happens when the one to act does not: nothing, a nudge, or a bot plays until they are back."""

    policy: Literal["wait", "nudge", "bot"] = "wait"
    after: Annotated[int, Meta(ge=5, le=604_800)] = 60  # seconds
    bot: Bot = "haunting"


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds to think for the whole game and more for each decision. Used up, a bot decides."""

    base: Annotated[int, Meta(ge=10, le=604_800)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class Ways(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run, apart from the rules of its game."""

    absence: Absence = Absence()
    clock: Clock | None = None
    chat: bool = False  # free words besides the phrases
    spectators: bool = True
    public: bool = False  # listed in the lobby


class Chair(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit somewhere: whoever comes, a person of this device, or a bot."""

    kind: Literal["open", "person", "bot"] = "open"
    name: Name | None = None
    bot: Bot | None = None


# What a client says


@final
class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message. Without a token one looks on. `since` is the last `seq` heard, 0: the whole log.

    Several people may share a device, which shows the hand of one of them, or of nobody: `beside` are the
    tokens of the others. They count as being there, and nothing of theirs is told.
    """

    protocol: int
    table: TableId
    token: Token | None = None
    host: Token | None = None
    since: Seq = 0
    follow: SeatNumber | None = None
    beside: Tokens = ()
    pace: Pace = "instant"


class CommandBase(Struct, frozen=True, forbid_unknown_fields=True):
    """A command. Sent again with the same `id`, it is answered and not carried out again."""

    id: Id


@final
class Watch(CommandBase, frozen=True, tag="watch"):
    """A spectator's: look over the shoulder of a seat that allows it, of any after the end, or of none."""

    seat: SeatNumber | None


@final
class Show(CommandBase, frozen=True, tag="show"):
    """Act for another seat whose token came with `hello`, or, with null, for none: answered by a `welcome`.

    A shared device changes hands by it. From that `welcome` on, everything is told as the new seat sees it.
    """

    seat: SeatNumber | None


@final
class SetPace(CommandBase, frozen=True, tag="pace"):
    """Say how fast this client tells what happens. Bots wait for the slowest player present."""

    pace: Pace


@final
class React(CommandBase, frozen=True, tag="react"):
    """Show a mood to everybody at the table, for a moment. Spectators may, too; nobody keeps it."""

    mood: Mood


@final
class Reach(CommandBase, frozen=True, tag="reach"):
    """What could this seat do if its turn came now? Answered by `reached`, to this client alone."""


@final
class Ping(CommandBase, frozen=True, tag="ping"):
    """Is the line alive? Answered by `done`, and nothing else comes of it."""


# What the server says


class Option(Struct, frozen=True, omit_defaults=True):
    """Something that can be chosen, and what a client should know about it without knowing the rules."""

    index: int
    label: Phrase
    then: list[int] = []  # the options that follow at once if it begins a move of two decisions
    costly: Cost = ""  # what it costs the seat that chooses it: a finished creature, probably the game
    rare: bool = False  # seldom meant: listed last
    brings: tuple[str, ...] = ()  # what happens at once, in words of the game


class Told(Struct, frozen=True, omit_defaults=True):
    """One line of the log. `by` says who decided if it was not the person in the seat.

    What the game tells has the fields of its event; what the table tells a kind, a seat and a phrase.
    """

    seq: int
    kind: str
    phrase: Phrase
    ply: int = NONE  # decisions of the game before it was told; -1: not the game's
    by: Literal["", "bot", "standin", "clock", "ahead"] = ""
    rule: str = ""
    seat: int = NONE
    card: int = NONE
    spot: int = NONE
    other: int = NONE
    number: int = NONE


class SeatTold(Struct, frozen=True, omit_defaults=True):
    """A seat as everybody may know it."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    standin: str = ""  # the bot that plays for the person now
    follow: bool = False
    nonce: bool = False  # has added chance to the deal
    answered: bool = False  # has answered ahead
    consents: bool = False  # to the wish to take back
    kept: bool = False  # open, but only its link leads there
    wins: int = 0  # games won at this table by whoever sits here, shared ones too; practice does not count
    face: int = NONE  # as chosen; -1: that of the seat's number
    hat: int = NONE  # likewise; of the two, one is each figure's own: Nightmarium's face, Kragmortha's hat


class DealTold(Struct, frozen=True, omit_defaults=True):
    """What is published of the deal: the commitment, at the start the nonces, in the end the rest."""

    commitment: str
    nonces: tuple[str, ...] = ()
    secret: str = ""
    seed: str = ""


class UndoTold(Struct, frozen=True):
    """Somebody wishes to take back to before a ply, and waits for the others."""

    seat: int
    ply: int


class TableTold(Struct, frozen=True, omit_defaults=True):
    """The table as everybody may know it."""

    id: str
    game: str
    version: int
    options: dict[str, str]
    ways: Ways
    seats: tuple[SeatTold, ...]
    status: Literal["lobby", "playing", "over"]
    round: int
    deal: DealTold
    paused: bool = False
    begun: int = 0  # decisions taken over from another game that this one goes on from
    undo: UndoTold | None = None
    practice: bool = False  # somebody alone with bots took back what had shown a hidden card: does not count
    wants: tuple[int, ...] = ()  # after the end, the seats that want another game, in order of asking
    later: tuple[int, ...] = ()  # and those that do not, or not now
    deals: bool = False  # everybody agreed: it is dealt by itself once chance was added and no seat is free


class Update(Struct, frozen=True, tag="update", omit_defaults=True):
    """Everything there is to know now, and what happened since the last update.

    `answers` are the ids of this client's commands that were carried out. `view` has the shape of its game;
    it is null before the deal. `table` is left out while it stays as it was.
    """

    seq: int
    at: int  # the server's time, milliseconds since 1970
    events: list[Annotated[Raw, Told]]
    view: Annotated[Raw, View | None]
    table: Annotated[Raw, TableTold] | UnsetType = UNSET
    answers: tuple[str, ...] = ()
    moved: int = 0  # the `seq` of the last deal, decision or undo: the question is another since
    prompt: Annotated[Raw, Phrase] | None = None
    options: list[Option] = []  # if it is for oneself to decide
    asides: list[Option] = []
    ahead: list[Option] = []  # what can be answered before one's turn
    chosen: int = NONE  # what has been answered ahead
    clocks: tuple[int, ...] = ()  # milliseconds left to each seat when the open decision began
    since: int = 0  # if there are clocks, when that of the open decision begins: perhaps in a moment
    can_undo: CanUndo = ""  # the last choice: at once, if all others agree, or as practice


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to hello: who one is here, and an update with every event since `since`."""

    protocol: int
    seat: int  # -1: a spectator
    follow: int
    host: bool
    now: Annotated[Raw, Update]
    presence: Presence


class Done(Struct, frozen=True, tag="done"):
    """A command that changed nothing others see, or had been carried out before."""

    id: str
    seq: int


class Reached(Struct, frozen=True, tag="reached"):
    """The answer to `reach`: of the position of `seq`, by the seat's view alone.

    Null if it is asked already, or the game cannot say what it could do.
    """

    id: str
    seq: int
    options: Annotated[Raw, list[Option] | None]


class Refused(Struct, frozen=True, tag="refused"):
    """A command that was not carried out: the reason, by which rule, why, and when it would be legal."""

    id: str
    seq: int
    reason: Reason
    rule: str
    why: Phrase
    legal_if: Phrase | None = None


class Presence(Struct, frozen=True, tag="presence"):
    """Who is connected: a letter for each seat, and how many look on."""

    here: tuple[bool, ...]
    spectators: int


class Reaction(Struct, frozen=True, tag="reaction"):
    """Somebody shows a mood: to be drawn and forgotten. Whoever takes messages slowly may not get it."""

    seat: int  # -1: a spectator
    mood: Mood


class Nudge(Struct, frozen=True, tag="nudge"):
    """The table waits for this seat."""

    seat: int


class Error(Struct, frozen=True, tag="error"):
    """Something is wrong with the connection or with a message. `code` is the close code if it ends it."""

    code: int
    why: Phrase


ServerMessage: TypeAlias = Welcome | Update | Done | Reached | Refused | Presence | Reaction | Nudge | Error

encode: Final = msgspec.json.Encoder().encode
