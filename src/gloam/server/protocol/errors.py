"""Why a request was refused, and why a connection was closed: values to decide by, with their sentences."""

from __future__ import annotations

from enum import IntEnum, StrEnum

from gloam.core.errors import BadInput, IllegalAction
from gloam.core.phrase import Arg, Phrase

__all__ = ["CloseCode", "CommandRejected", "Reason"]


class Reason(StrEnum):
    """Why something was refused. The sentence of all but the first three is the message `denied-<value>`."""

    ILLEGAL = "illegal"  # by the rules of the game: `rule` names the clause
    INVALID = "invalid"  # a value that cannot be used: the sentence names it
    NO_SPECTATORS = "spectators"

    ABSENT_PERSON = "no-person"
    ALREADY_ASKED = "wish"
    BUSY = "busy"
    CHAT_OFF = "chat"
    CODE = "code"
    DRESS = "dress"
    FOLLOW = "follow"
    FULL = "full"
    GONE = "gone"
    HOST_ONLY = "host"
    NAME = "name"
    NO_REQUEST = "no-wish"
    NO_SEAT = "no-seat"
    NO_TABLE = "no-table"
    NONCE = "nonce"
    NOT_INTERRUPT = "aside"
    NOT_OVER = "not-over"
    NOT_PREMOVE = "ahead"
    NOT_SEATED = "spectator"
    NOT_STARTED = "not-started"
    NOTHING_TO_UNDO = "undo"
    OPEN_SEATS = "open-seats"
    OVER = "over"
    PAUSE = "pause"
    PAUSED = "paused"
    PHRASE = "phrase"
    REACT = "react"
    SHOW = "show"
    SEAT_TAKEN = "seat-taken"
    STALE = "stale"
    STAND_IN = "standin"
    STARTED = "started"
    STORE = "store"
    TALK = "talk"
    TEXT = "text"
    TOKEN = "token"
    WORN = "worn"

    def phrase(self, **args: Arg) -> Phrase:
        return Phrase(f"denied-{self.value}", args)


class CloseCode(IntEnum):
    """The codes this server closes a WebSocket with."""

    BAD_MESSAGE = 1007
    RATE_LIMITED = 1008
    INTERNAL = 1011
    RESTARTING = 1012
    TRY_LATER = 1013
    BAD_TOKEN = 4401
    FORBIDDEN = 4403
    NO_TABLE = 4404
    HELLO_TIMEOUT = 4408
    TAKEN_OVER = 4409
    OLD_CLIENT = 4426


class CommandRejected(Exception):
    """A command that is not carried out. The table is untouched."""

    def __init__(
        self,
        reason: Reason,
        why: Phrase | None = None,
        rule: str = "",
        legal_if: Phrase | None = None,
        **args: Arg,
    ) -> None:
        self.reason = reason
        self.why = why if why is not None else reason.phrase(**args)
        self.rule = rule
        self.legal_if = legal_if
        super().__init__(str(self.why))

    @classmethod
    def illegal(cls, action: IllegalAction) -> CommandRejected:
        refusal = action.refusal
        return cls(Reason.ILLEGAL, refusal.why, refusal.rule, refusal.legal_if)

    @classmethod
    def invalid(cls, bad: BadInput) -> CommandRejected:
        return cls(Reason.INVALID, bad.phrase)
