"""A table as its log tells it: who sits, how it is run, and the game with every decision so far.

`Table.apply` folds one entry in. It trusts the log: what may be done is judged before, in `conduct`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any, Final

import msgspec

from gloam.core.action import NONE
from gloam.core.deal import Deal, commitment_of, seed_of
from gloam.core.errors import BadInput
from gloam.core.event import Event
from gloam.core.play import Ply, play, setup
from gloam.core.protocol import AnyGame, State
from gloam.core.record import Move as Written
from gloam.core.record import Record, format_share
from gloam.games import find_game
from gloam.server.tables.events import (
    Acted,
    Answered,
    By,
    Changed,
    Chatted,
    Created,
    Entry,
    Given,
    Granted,
    Invited,
    Left,
    Paused,
    Rematched,
    Renamed,
    Replaced,
    Said,
    Sat,
    Seated,
    Started,
    StoodIn,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from gloam.server.tables.state import Facts, Line, Move, Notice, Seat, Wish

__all__ = ["Table"]

MOST_KNOWN: Final = 256  # ids of commands that are remembered, so that a resent one is answered
MOST_NOTICES: Final = 500  # the older ones of a round are forgotten


class Table:
    """One table. `facts` come from the log; `state`, `plies` and `lines` are worked out from them."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.game: AnyGame = find_game(facts.game)
        if self.game.version != facts.version:
            raise BadInput("table-version", table=facts.id, value=facts.version, expected=self.game.version)
        self.state: State | None = None
        self.plies: list[Ply] = []
        self.choices: list[int] = []  # how many options there were at each ply
        self.lines: list[Line] = []
        self.shape = 0  # changes whenever something other than a decision was done
        self._deal()

    @staticmethod
    def created(entry: Entry) -> Table:
        """A new table from the first entry of its log."""
        deed = entry.deed
        assert isinstance(deed, Created), "a log begins with the table's creation"
        seats = [Seat(chair.kind, chair.name or "", chair.bot or "") for chair in deed.chairs]
        for seat in seats:
            seat.kind = "bot" if seat.kind == "bot" else "open"  # persons sit down by an entry of their own
        facts = Facts(
            id=entry.table,
            created=entry.at,
            game=deed.game,
            version=deed.version,
            options=deed.options,
            ways=deed.ways,
            host=deed.host,
            secret=deed.secret,
            seats=seats,
            seed=deed.seed,
            begun=len(deed.moves),
            seq=entry.seq,
            updated=entry.at,
        )
        if deed.seed:  # the game runs already
            facts.status, facts.started, facts.moved, facts.since = "playing", entry.seq, entry.seq, entry.at
            facts.moves = [Move(entry.seq, seat, action) for seat, action in deed.moves]
        return Table(facts)

    @staticmethod
    def restored(snapshot: bytes) -> Table:
        return Table(msgspec.json.decode(snapshot, type=Facts))

    def snapshot(self) -> bytes:
        return msgspec.json.encode(self.facts)

    # What can be asked of a table

    @property
    def seq(self) -> int:
        return self.facts.seq

    @property
    def seats(self) -> list[Seat]:
        return self.facts.seats

    @property
    def to_act(self) -> int:
        return NONE if self.state is None else self.state.to_act

    @property
    def running(self) -> bool:
        """Does the table wait for a decision of the game?"""
        return self.facts.status == "playing" and not self.facts.paused

    @property
    def commitment(self) -> str:
        return commitment_of(self.facts.secret)

    @property
    def seed(self) -> int:
        """What everything is shuffled by. Nobody is told while the game runs."""
        return int(self.facts.seed) if self.facts.seed else seed_of(self.facts.secret, self.nonces())

    def nonces(self) -> list[str]:
        """Each seat's part of the deal. Who gave none has one that nobody could choose."""
        fixed = [
            sha256(f"{self.commitment} {number}".encode()).hexdigest() for number in range(len(self.seats))
        ]
        return [seat.nonce or fixed[number] for number, seat in enumerate(self.seats)]

    def people(self) -> list[int]:
        """The seats for which a person decides now."""
        return [at for at, seat in enumerate(self.seats) if seat.kind == "person" and not seat.standin]

    def record(self) -> Record:
        """The running or finished round. While it runs, it holds every secret."""
        facts, game, state = self.facts, self.game, self.state
        shares = [format_share(share) for share in state.scores()] if state and state.over else []
        return Record(
            game=game.id,
            version=game.version,
            seats=len(self.seats),
            options=facts.options,
            seed=self.seed,
            data=game.data(facts.options),
            names={at: seat.name or seat.bot for at, seat in enumerate(self.seats)},
            deal=None if facts.seed else Deal(self.commitment, facts.secret, self.nonces()),
            moves=[Written(move.seat, game.actions[move.action].text, 0) for move in facts.moves],
            scores=shares,
        )

    def at_ply(self, ply: int) -> State:
        """A position of this round, worked out from the deal."""
        state = self._dealt()
        for move in self.facts.moves[:ply]:
            state.apply(move.action)
        state.take_events()
        return state

    # Folding the log

    def apply(self, entry: Entry) -> None:
        """Fold the next entry in."""
        facts = self.facts
        assert (entry.table, entry.seq) == (facts.id, facts.seq + 1), "an entry out of order"
        facts.seq, facts.updated = entry.seq, entry.at
        if entry.msg is not None:
            facts.known[entry.msg] = entry.seq
            if len(facts.known) > MOST_KNOWN:
                del facts.known[next(iter(facts.known))]
        if type(entry.deed) is not Acted:
            self.shape += 1
            self._count_talk(entry)
        FOLDS[type(entry.deed)](self, entry, entry.deed)

    def _count_talk(self, entry: Entry) -> None:
        if entry.msg is not None:
            seat = int(entry.msg.partition(".")[0])
            self.facts.talk[seat] = self.facts.talk.get(seat, 0) + 1

    def _tell(self, kind: str, seat: int = NONE, **args: int | str) -> None:
        notice = Notice(self.seq, kind, seat, args)
        self.facts.notices.append(notice)
        del self.facts.notices[:-MOST_NOTICES]
        self.lines.append(Line(self.seq, NONE, "", notice))

    def _sat(self, entry: Entry, deed: Sat) -> None:
        seat = self.seats[deed.seat]
        seat.kind, seat.name, seat.token, seat.standin, seat.bot = "person", deed.name, deed.token, "", ""
        self._tell("sat", deed.seat, name=deed.name)

    def _invited(self, entry: Entry, deed: Invited) -> None:
        self.seats[deed.seat].token = deed.token

    def _seated(self, entry: Entry, deed: Seated) -> None:
        """The bank of time stays with the seat."""
        old = self.seats[deed.seat]
        if old.kind == "person":
            self._tell("kicked", deed.seat, name=old.name)
        if deed.bot is None:
            self._tell("emptied", deed.seat)
        else:
            self._tell("bot", deed.seat, bot=deed.bot)
        self._vacate(deed.seat)
        seat = self.seats[deed.seat]
        seat.kind, seat.bot, seat.bank = "bot" if deed.bot else "open", deed.bot or "", old.bank
        self._settle_wish(entry)

    def _vacate(self, seat: int) -> None:
        """A nonce stays with the seat once the cards are dealt: it is a part of the deal."""
        nonce = "" if self.facts.status == "lobby" else self.seats[seat].nonce
        self.seats[seat] = Seat("open", nonce=nonce)

    def _renamed(self, entry: Entry, deed: Renamed) -> None:
        self._tell("renamed", deed.seat, old=self.seats[deed.seat].name, name=deed.name)
        self.seats[deed.seat].name = deed.name

    def _left(self, entry: Entry, deed: Left) -> None:
        self._tell("left", deed.seat, name=self.seats[deed.seat].name)
        if self.facts.status == "playing":
            self._stand_in(deed.seat, deed.bot)
            self._settle_wish(entry)
        else:
            self._vacate(deed.seat)

    def _changed(self, entry: Entry, deed: Changed) -> None:
        self.facts.options, self.facts.ways = deed.options, deed.ways
        self._tell("changed")

    def _given(self, entry: Entry, deed: Given) -> None:
        self.seats[deed.seat].nonce = deed.nonce

    def _started(self, entry: Entry, deed: Started) -> None:
        facts = self.facts
        facts.status, facts.started, facts.moved, facts.since = "playing", entry.seq, entry.seq, entry.at
        bots = [str(at + 1) for at, seat in enumerate(self.seats) if seat.kind == "bot"]
        if "bots" in facts.options:  # a game that asks people for what programs cannot do
            facts.options = {**facts.options, "bots": ",".join(bots) or "none"}
        clock = facts.ways.clock
        for seat in self.seats:
            seat.bank = clock.base * 1000 if clock else 0
        self._tell("started", deed.seat)
        self._deal()

    def _dealt(self) -> State:
        return setup(self.game, self.facts.options, len(self.seats), self.seed)

    def _deal(self) -> None:
        """Work everything out anew: the deal, then every decision; notices keep their places in between."""
        facts = self.facts
        self.state, self.plies, self.choices = None, [], []
        self.lines = [Line(notice.seq, NONE, "", notice) for notice in facts.notices]
        if facts.status != "lobby":
            self.state = self._dealt()
            self._hear(facts.started, 0, "", self.state.take_events())
            for move in facts.moves:
                self._play(self.state, move)
            self.lines.sort(key=_place)

    def _play(self, state: State, move: Move) -> None:
        turn, choices = state.turn, len(state.options)
        events = play(self.game, state, move.seat, move.action)
        self.plies.append(Ply(move.seat, turn, any(event.mark for event in events)))
        self.choices.append(choices)
        self._hear(move.seq, len(self.plies), move.by, events)

    def _hear(self, seq: int, ply: int, by: By, events: list[Event]) -> None:
        self.lines.extend(Line(seq, ply, by, event) for event in events)

    def _acted(self, entry: Entry, deed: Acted) -> None:
        facts, state = self.facts, self.state
        assert state is not None, "a decision before the deal"
        self._stop_clock(entry.at)
        move = Move(entry.seq, deed.seat, deed.action, deed.by)
        facts.moves.append(move)
        self._play(state, move)
        facts.moved = entry.seq
        facts.wish = None
        facts.ahead.pop(deed.seat, None)
        if state.asked not in self.game.together:
            facts.ahead.clear()
        if state.over:
            facts.status = "over"
            self._tell("over")

    def _stop_clock(self, at: int) -> None:
        """The open decision is made: its time is gone, and there is some more for the next."""
        self._charge(at)
        clock = self.facts.ways.clock
        if clock is not None and self.to_act != NONE:
            self.seats[self.to_act].bank += clock.increment * 1000

    def _charge(self, at: int) -> None:
        """The time the open decision took so far is gone from the bank of the seat that is asked.

        Time that passes during a pause is nobody's.
        """
        facts = self.facts
        if facts.ways.clock is not None and self.to_act != NONE and not facts.paused:
            seat = self.seats[self.to_act]
            seat.bank = max(0, seat.bank - max(0, at - facts.since))
        facts.since = at

    def _answered(self, entry: Entry, deed: Answered) -> None:
        if deed.action is None:
            self.facts.ahead.pop(deed.seat, None)
        else:
            self.facts.ahead[deed.seat] = deed.action

    def _undone(self, entry: Entry, deed: Undone) -> None:
        self._take_back(deed.seat, deed.ply, entry)

    def _take_back(self, seat: int, ply: int, entry: Entry) -> None:
        """Time is not taken back, but what was added for the decisions that are."""
        facts, clock = self.facts, self.facts.ways.clock
        self._charge(entry.at)
        added = clock.increment * 1000 if clock else 0
        for move in facts.moves[ply:]:
            self.seats[move.seat].bank = max(0, self.seats[move.seat].bank - added)
        del facts.moves[ply:]
        facts.status, facts.moved, facts.wish = "playing", entry.seq, None
        facts.ahead.clear()
        self._tell("undone", seat, ply=ply)
        self._deal()

    def _undo_asked(self, entry: Entry, deed: UndoAsked) -> None:
        self.facts.wish = Wish(deed.seat, deed.ply)
        self._tell("undo-asked", deed.seat)

    def _undo_answered(self, entry: Entry, deed: UndoAnswered) -> None:
        wish = self.facts.wish
        assert wish is not None, "an answer to no wish"
        if deed.agree:
            self.facts.wish = Wish(wish.seat, wish.ply, (*wish.agreed, deed.seat))
            self._settle_wish(entry)
        else:
            self.facts.wish = None
            self._tell("undo-refused", deed.seat)

    def _settle_wish(self, entry: Entry) -> None:
        """A wish goes with whoever had it. It is granted when everybody who is still here has agreed."""
        wish, people = self.facts.wish, set(self.people())
        if wish is not None and wish.seat not in people:
            self.facts.wish = None
        elif wish is not None and people <= {wish.seat, *wish.agreed}:
            self._take_back(wish.seat, wish.ply, entry)

    def _paused(self, entry: Entry, deed: Paused) -> None:
        self._charge(entry.at)
        self.facts.paused = deed.paused
        self._tell("paused" if deed.paused else "resumed")

    def _stood_in(self, entry: Entry, deed: StoodIn) -> None:
        if deed.bot is None:
            self.seats[deed.seat].standin = ""
            self._tell("returned", deed.seat)
        else:
            self._stand_in(deed.seat, deed.bot)
        if self.to_act == deed.seat:
            self._charge(entry.at)
        self._settle_wish(entry)

    def _stand_in(self, seat: int, bot: str) -> None:
        self.seats[seat].standin = bot
        self._tell("standin", seat, bot=bot)

    def _replaced(self, entry: Entry, deed: Replaced) -> None:
        seat = self.seats[deed.seat]
        self._tell("replaced", deed.seat, bot=seat.player)
        if seat.kind == "bot":
            seat.bot = deed.bot
        else:
            seat.standin = deed.bot

    def _said(self, entry: Entry, deed: Said) -> None:
        self._tell("said", deed.seat, name=self.seats[deed.seat].name, phrase=deed.phrase)

    def _chatted(self, entry: Entry, deed: Chatted) -> None:
        self._tell("chatted", deed.seat, name=self.seats[deed.seat].name, text=deed.text)

    def _granted(self, entry: Entry, deed: Granted) -> None:
        self.seats[deed.seat].follow = deed.follow
        self._tell("granted" if deed.follow else "revoked", deed.seat)

    def _rematched(self, entry: Entry, deed: Rematched) -> None:
        """The same seats; whoever sits next to the one that began begins now."""
        facts = self.facts
        if "first" in facts.options:
            began = self._dealt().to_act
            facts.options = {**facts.options, "first": str((began + 1) % len(self.seats) + 1)}
        facts.secret, facts.round, facts.status = deed.secret, facts.round + 1, "lobby"
        facts.moves, facts.notices, facts.ahead, facts.wish = [], [], {}, None
        facts.seed, facts.begun = "", 0
        facts.paused, facts.moved, facts.talk = False, entry.seq, {}
        for seat in self.seats:
            seat.nonce = ""
        self._deal()
        self._tell("rematched", deed.seat, round=facts.round)


def _place(line: Line) -> tuple[int, bool]:
    """Notices come before what the game tells under the same number, but for that it is over."""
    return line.seq, isinstance(line.told, Notice) and line.told.kind == "over"


FOLDS: Final[Mapping[type[Any], Callable[[Table, Entry, Any], None]]] = {
    Sat: Table._sat,
    Invited: Table._invited,
    Seated: Table._seated,
    Renamed: Table._renamed,
    Left: Table._left,
    Changed: Table._changed,
    Given: Table._given,
    Started: Table._started,
    Acted: Table._acted,
    Answered: Table._answered,
    Undone: Table._undone,
    UndoAsked: Table._undo_asked,
    UndoAnswered: Table._undo_answered,
    Paused: Table._paused,
    StoodIn: Table._stood_in,
    Replaced: Table._replaced,
    Said: Table._said,
    Chatted: Table._chatted,
    Granted: Table._granted,
    Rematched: Table._rematched,
}
