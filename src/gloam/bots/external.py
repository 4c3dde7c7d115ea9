"""Bots written in any language: a program of its own, asked in lines of JSON (docs/bot-protocol.md)."""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Final, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

from gloam.bots.greedy import Greedy
from gloam.bots.peer import LONGEST, Peer
from gloam.bots.spec import Parameter, read_value
from gloam.core.errors import BadInput
from gloam.core.phrase import Arg, Phrase
from gloam.core.protocol import AnyGame, Bot, View
from gloam.core.rng import Rng

__all__ = [
    "BUDGET",
    "EXEC",
    "PROTOCOL",
    "STAND_IN",
    "External",
    "Failure",
    "Order",
    "dismiss",
    "failures",
    "read_order",
]

PROTOCOL: Final = 1
EXEC: Final = "exec"
BUDGET: Final = Parameter("ms", 1000, 1, 600_000)  # for one decision
START: Final = 10.0  # seconds a program has to get ready
STAND_IN: Final = "greedy"  # who plays on for one that failed
STAND_IN_WORLDS: Final = 3
QUOTED: Final = 80  # letters of what cannot be read
BUDGETED: Final = re.compile(f"{BUDGET.key}=([^:]*):(.*)", re.DOTALL)


class Order(NamedTuple):
    """How an external bot is written: what to run, and the milliseconds it has for a decision."""

    command: tuple[str, ...]
    ms: int


def read_order(spec: str) -> Order | None:
    """`exec:COMMAND` or `exec:ms=N:COMMAND`; None if another kind of bot is meant.

    The command is split like a shell does, and no shell is asked. BadInput if it cannot be run.
    """
    kind, _, text = spec.partition(":")
    if kind != EXEC:
        return None
    budgeted = BUDGETED.fullmatch(text)
    ms = int(read_value(EXEC, BUDGET, budgeted[1])) if budgeted else int(BUDGET.default)
    command = budgeted[2] if budgeted else text
    words: list[str] = []
    with suppress(ValueError):  # a quotation mark that is not closed
        words = shlex.split(command)
    if not words or shutil.which(words[0]) is None:
        raise BadInput("external-command", value=command)
    return Order(tuple(words), ms)


# What it may say


class Ready(Struct, tag="ready"):
    pass


class Chosen(Struct, tag="choose"):
    id: int
    index: int


Said: TypeAlias = Ready | Chosen
_decoder: Final[msgspec.json.Decoder[Said]] = msgspec.json.Decoder(Said)


class Failure(NamedTuple):
    """A bot that no longer plays for its seat, and why."""

    seat: int
    why: Phrase


class _Failed(Exception):
    def __init__(self, key: str, **args: Arg) -> None:
        self.why = Phrase(f"external-{key}", args)
        super().__init__(str(self.why))


class External:
    """A program that plays one seat for a whole game. It is started when it is first asked.

    If it fails, it is told why and let go, and a stand-in plays on to the end: `failure` says so.
    """

    def __init__(self, game: AnyGame, order: Order, rng: Rng) -> None:
        self.game = game
        self.order = order
        self.failure: Failure | None = None
        self._stand_in = Greedy(game, rng, worlds=STAND_IN_WORLDS, slip=0)
        self._peer: Peer | None = None
        self._asked = 0

    def choose(self, view: View, options: Sequence[int]) -> int:
        if self.failure is None:
            try:
                return self._choice(view, options)
            except _Failed as failed:
                from gloam.locale import Speech  # most who import bots need no words

                self.failure = Failure(view.viewer, failed.why)
                self._part({"type": "error", "why": Speech("en").say(failed.why)})
        return self._stand_in.choose(view, options)

    def end(self, scores: Sequence[float] = ()) -> None:
        """The game is over, or nobody plays it on: then there are no scores."""
        self._part({"type": "result", "shares": list(scores)})

    def _choice(self, view: View, options: Sequence[int]) -> int:
        peer = self._peer or self._start(view)
        self._asked += 1
        texts = [{"index": option, "text": self.game.actions[option].text} for option in options]
        _tell(peer, {"type": "view", "id": self._asked, "view": view, "options": texts})
        said = self._hear(peer, self.order.ms)
        if not isinstance(said, Chosen) or said.id != self._asked:
            raise _Failed("unasked", id=str(self._asked))
        if said.index not in options:
            raise _Failed("illegal", index=str(said.index))
        return said.index

    def _start(self, view: View) -> Peer:
        """Run the program, say hello, and wait until it is ready. A view knows the seats and the rules."""
        try:
            peer = self._peer = Peer(self.order.command)
        except OSError as error:
            raise _Failed("start", why=error.strerror or type(error).__name__) from error
        known = msgspec.to_builtins(view)
        hello = {"type": "hello", "protocol": PROTOCOL, "game": self.game.id, "version": self.game.version}
        hello |= {"seats": known["seats"], "seat": view.viewer, "options": known["rules"]}
        _tell(peer, hello | {"budget": self.order.ms})
        if not isinstance(self._hear(peer, int(START * 1000)), Ready):
            raise _Failed("not-ready")
        return peer

    def _hear(self, peer: Peer, ms: int) -> Said:
        line = peer.hear(ms / 1000)
        if line is None:
            raise _Failed("slow", ms=str(ms))
        if len(line) == LONGEST and not line.endswith(b"\n"):
            raise _Failed("long", most=str(LONGEST))
        if not line.endswith(b"\n"):
            code = peer.exit_code()
            raise _Failed("closed") if code is None else _Failed("ended", code=str(code))
        try:
            return _decoder.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            said = line.decode(errors="replace").strip()[:QUOTED]
            raise _Failed("garbage", said=said, why=str(error)) from error

    def _part(self, last: dict[str, object]) -> None:
        if self._peer is not None:
            _tell(self._peer, last)
            self._peer.part()
            self._peer = None


def _tell(peer: Peer, message: dict[str, object]) -> None:
    peer.say(msgspec.json.encode(message))


def failures(bots: Iterable[Bot[View]]) -> list[Failure]:
    """Which of these had to be replaced."""
    return [bot.failure for bot in bots if isinstance(bot, External) and bot.failure is not None]


def dismiss(bots: Iterable[Bot[View]], scores: Sequence[float] = ()) -> None:
    """Tell the programs among these how it ended, and let them go. The others need nothing."""
    for bot in bots:
        if isinstance(bot, External):
            bot.end(scores)
