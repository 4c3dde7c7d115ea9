"""A game as text: everything needed to play it again, one readable line for each decision.

    gloam 1
    game nightmarium 1
    seats 2
    option target 5
    data deck 3f…            SHA-256 of a data file the game was played with
    name 1 Anna
    commitment 9a…           where the seed came from, if the deal is provable
    secret 5c…
    nonce 1 77…
    practice yes             only if somebody alone with bots took back what had shown a hidden card
    seed 20261115
    begin
    1. 2: draw               # comments run to the end of the line; a `#` in a value is written `%23`
    2. 2: play 17@1
    end 0 1                  each seat's share of the win; `pause` if the game is not over

A record of a game that runs holds secrets (its seed): it stays on the server's side.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple
from urllib.parse import quote, unquote

from gloam.core.deal import Deal
from gloam.core.errors import BadInput, IllegalAction
from gloam.core.event import Event
from gloam.core.play import play, setup
from gloam.core.protocol import AnyGame, State

__all__ = ["Move", "Record", "Step", "format_share", "read_record", "replay", "write_record"]

FORMAT = "1"
SINGLE = ("gloam", "game", "seats", "seed", "commitment", "secret", "practice")
LONGEST_NUMBER = 100  # digits: a seed of 256 bits has 78, and Python refuses to read thousands


class Move(NamedTuple):
    """One decision of a record: who chose what, and the line it stands on (0: not read from text)."""

    seat: int
    text: str
    line: int


@dataclass(frozen=True, slots=True)
class Record:
    """One game from deal to end. `scores` is empty if the game was not over when it was written."""

    game: str
    version: int
    seats: int
    options: Mapping[str, str]
    seed: int
    data: Mapping[str, str] = field(default_factory=dict)
    names: Mapping[int, str] = field(default_factory=dict)
    deal: Deal | None = None
    moves: Sequence[Move] = ()
    scores: Sequence[str] = ()
    practice: bool = False  # not to be counted among results
    source: str = "record"
    end_line: int = 0

    def with_move(self, seat: int, text: str) -> Record:
        return replace(self, moves=[*self.moves, Move(seat, text, 0)])

    def ended(self, scores: Sequence[str]) -> Record:
        return replace(self, scores=scores)


class Step(NamedTuple):
    """A position on the way through a record, and the events that led to it."""

    ply: int
    state: State
    events: Sequence[Event]


def replay(game: AnyGame, record: Record) -> Iterator[Step]:
    """Every position of a record from the deal on. The same state is yielded again and again: copy to keep.

    BadInput names the line of whatever does not agree with the rules or with itself.
    """
    if (record.game, record.version) != (game.id, game.version):
        raise _wrong(
            record, 0, "record-version", f"{record.game} {record.version}", f"{game.id} {game.version}"
        )
    options = game.settings.read(record.options)
    for name, digest in game.data(options).items():
        if record.data.get(name, digest) != digest:
            raise _wrong(record, 0, "record-data", f"{name} {record.data[name]}", digest)
    state = setup(game, options, record.seats, record.seed)
    yield Step(0, state, state.take_events())
    for ply, move in enumerate(record.moves, 1):
        yield Step(ply, state, _replay_move(game, record, state, move))
    if record.scores and not state.over:
        raise _wrong(record, record.end_line, "record-not-over", "end", "pause")
    scores = [format_share(share) for share in state.scores()] if state.over else []
    if list(record.scores) != scores:
        raise _wrong(record, record.end_line, "record-result", " ".join(record.scores), " ".join(scores))


def _replay_move(game: AnyGame, record: Record, state: State, move: Move) -> list[Event]:
    if state.over:
        raise _wrong(record, move.line, "record-after-end", move.text, "end")
    try:
        action = game.actions.parse(move.text).index
    except ValueError:
        raise _wrong(record, move.line, "record-action", move.text, "") from None
    try:
        return play(game, state, move.seat, action)
    except IllegalAction as illegal:
        raise BadInput(
            "record-illegal",
            file=record.source,
            line=move.line,
            value=f"{move.seat + 1}: {move.text}",
            rule=illegal.refusal.rule,
            why=illegal.refusal.why,
        ) from illegal


def write_record(record: Record) -> str:
    """The record as text; `read_record` gives it back."""
    lines = [f"gloam {FORMAT}", f"game {record.game} {record.version}", f"seats {record.seats}"]
    lines += [f"option {key} {_escape(value)}" for key, value in record.options.items()]
    lines += [f"data {name} {digest}" for name, digest in record.data.items()]
    lines += [f"name {seat + 1} {_escape(name)}" for seat, name in sorted(record.names.items())]
    if record.deal is not None:
        lines += [f"commitment {record.deal.commitment}", f"secret {record.deal.secret}"]
        lines += [f"nonce {seat} {nonce}" for seat, nonce in enumerate(record.deal.nonces, 1)]
    lines += ["practice yes"] if record.practice else []
    lines += [f"seed {record.seed}", "begin"]
    lines += [f"{ply}. {move.seat + 1}: {move.text}" for ply, move in enumerate(record.moves, 1)]
    lines.append(" ".join(["end", *record.scores]) if record.scores else "pause")
    return "\n".join(lines) + "\n"


def read_record(text: str, source: str = "record") -> Record:
    """Parse a record. BadInput names `source`, the line and the value that is wrong."""
    return _Reader(source).read(text)


def _escape(text: str) -> str:
    """A value that survives the line: what would be read otherwise is written as in addresses, `%23`."""
    return re.sub(r"[%#\x00-\x1f]|(?<=\s)\s|^\s|\s$", lambda found: quote(found[0], safe=""), text)


def format_share(share: float) -> str:
    """A share of the win as records write it: `1`, `0`, or a fraction such as `1/3`."""
    return str(int(share)) if share in (0.0, 1.0) else f"1/{round(1 / share)}"


class _Reader:
    """Reads a record line by line; every complaint knows its line."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.line = 0
        self.single: dict[str, str] = {}
        self.line_of: dict[str, int] = {}
        self.options: dict[str, str] = {}
        self.data: dict[str, str] = {}
        self.names: dict[int, str] = {}
        self.nonces: dict[int, str] = {}
        self.moves: list[Move] = []
        self.begun = False
        self.ending: list[str] | None = None
        self.end_line = 0

    def read(self, text: str) -> Record:
        for self.line, raw in enumerate(text.splitlines(), 1):
            words = raw.partition("#")[0].split()
            if words:
                self._line(words)
        if self.ending is None:
            raise self._bad("record-truncated", "")
        return self._record(self.ending)

    def _line(self, words: list[str]) -> None:
        if self.ending is not None:
            raise self._bad("record-trailing", " ".join(words))
        if "gloam" not in self.single and words != ["gloam", FORMAT]:
            raise self._bad("record-format", " ".join(words))
        if words[0] in ("end", "pause"):
            self.ending, self.end_line = words[1:], self.line
        elif self.begun:
            self._move(words)
        else:
            self._header(words[0], words[1:])

    def _header(self, key: str, rest: list[str]) -> None:
        if key == "begin" and not rest:
            self.begun = True
        elif key in ("option", "data") and len(rest) >= 2:
            self._put(self.options if key == "option" else self.data, rest[0], unquote(" ".join(rest[1:])))
        elif key in ("name", "nonce") and len(rest) >= 2:
            self._seat_line(key, self._number(rest[0]), unquote(" ".join(rest[1:])))
        elif key in SINGLE and rest and (key != "practice" or rest == ["yes"]):
            self._put(self.single, key, " ".join(rest))
            self.line_of[key] = self.line
        else:
            raise self._bad("record-line", " ".join([key, *rest]))

    def _seat_line(self, key: str, seat: int, value: str) -> None:
        table = self.names if key == "name" else self.nonces
        if seat < 1 or seat - 1 in table:
            raise self._bad("record-twice" if seat else "record-number", f"{key} {seat}")
        table[seat - 1] = value

    def _move(self, words: list[str]) -> None:
        ply, seat, text = words[0], words[1] if len(words) > 1 else "", " ".join(words[2:])
        if ply != f"{len(self.moves) + 1}." or not seat.endswith(":") or not text:
            raise self._bad("record-line", " ".join(words))
        self.moves.append(Move(self._number(seat[:-1]) - 1, text, self.line))

    def _record(self, scores: list[str]) -> Record:
        game, _, version_text = self._need("game").partition(" ")
        version = self._number(version_text)
        seats = self._number(self._need("seats"))
        deal = None
        if "commitment" in self.single:
            missing = next((seat + 1 for seat in range(seats) if seat not in self.nonces), 0)
            if missing:
                raise self._bad("record-missing", f"nonce {missing}")
            nonces = [self.nonces[seat] for seat in range(seats)]
            deal = Deal(self._need("commitment"), self._need("secret"), nonces)
        return Record(
            game=game,
            version=version,
            seats=seats,
            options=self.options,
            seed=self._number(self._need("seed")),
            data=self.data,
            names=self.names,
            deal=deal,
            moves=self.moves,
            scores=scores,
            practice="practice" in self.single,
            source=self.source,
            end_line=self.end_line,
        )

    def _need(self, key: str) -> str:
        if key not in self.single:
            raise self._bad("record-missing", key)
        self.line = self.line_of[key]
        return self.single[key]

    def _put(self, table: dict[str, str], key: str, value: str) -> None:
        if key in table:
            raise self._bad("record-twice", key)
        table[key] = value

    def _number(self, text: str) -> int:
        if not text.isdecimal() or len(text) > LONGEST_NUMBER:
            raise self._bad("record-number", text)
        return int(text)

    def _bad(self, key: str, value: str) -> BadInput:
        return BadInput(key, file=self.source, line=self.line, value=value)


def _wrong(record: Record, line: int, key: str, value: str, expected: str) -> BadInput:
    return BadInput(key, file=record.source, line=line, value=value, expected=expected)
