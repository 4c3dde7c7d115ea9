"""A table: who sits, how it is run, and the game with every decision so far.

Its methods apply what was checked before it was logged (`commands`); `events` says which event calls which.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, Literal

import msgspec

from gloam.core.action import NONE
from gloam.core.deal import Deal, commitment_of, seed_of
from gloam.core.errors import BadInput
from gloam.core.play import Ply, setup, undo_floor
from gloam.core.protocol import AnyGame, State
from gloam.core.record import Move as Written
from gloam.core.record import Record, format_share
from gloam.games import find_game
from gloam.server.protocol.messages import CanUndo, Clock
from gloam.server.tables.state import Line, Move, Notice, SeatState, TableState

__all__ = ["Table"]

MOST_KNOWN: Final = 256  # ids of commands that are remembered, so that a resent one is answered
MOST_TELLING: Final = 4_000  # milliseconds that the story of one turn may take
MOST_NOTICES: Final = 500  # the older ones of a round are forgotten


class Table:
    """One table. `facts` come from the log; `state`, `plies` and `lines` are computed from them."""

    def __init__(self, facts: TableState) -> None:
        self.facts = facts
        self.game: AnyGame = find_game(facts.game)
        if self.game.version != facts.version:
            raise BadInput("table-version", table=facts.id, value=facts.version, expected=self.game.version)
        self.state: State | None = None
        self.plies: list[Ply] = []
        self.last_choices: list[int] = []  # by seat, the ply of its last choice between several options
        self.lines: list[Line] = []
        self.telling = 0  # milliseconds to tell what led to the position: public, as events' kinds are
        self._telling_left = MOST_TELLING
        self.shape = 0  # grows with every event other than a move
        self.deal()

    @staticmethod
    def restored(snapshot: bytes) -> Table:
        return Table(msgspec.json.decode(snapshot, type=TableState))

    def snapshot(self) -> bytes:
        return msgspec.json.encode(self.facts)

    # What can be asked of a table

    @property
    def seq(self) -> int:
        return self.facts.seq

    @property
    def seats(self) -> list[SeatState]:
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
        """Each seat's part of the deal. A seat that gave none has one that nobody could choose."""
        fixed = [
            sha256(f"{self.commitment} {number}".encode()).hexdigest() for number in range(len(self.seats))
        ]
        return [seat.nonce or fixed[number] for number, seat in enumerate(self.seats)]

    def people(self) -> list[int]:
        """The seats for which a person decides now."""
        return [at for at, seat in enumerate(self.seats) if seat.kind == "person" and not seat.standin]

    def last_choice(self, seat: int) -> int:
        """The ply of the seat's last choice between several options, NONE if it had none in this game.

        What was taken over from another game stays.
        """
        ply = self.last_choices[seat]
        return ply if ply >= self.facts.begun else NONE

    def way_to_undo(self, seat: int, ply: int) -> Literal["alone", "ask", "practice"]:
        """Alone as far as nothing came to light; further only if everybody else agrees, or as practice."""
        if ply >= undo_floor(self.plies, seat):
            return "alone"
        if not self.is_alone(seat):
            return "ask"
        return "alone" if self.facts.practice else "practice"

    def can_undo(self, seat: int) -> CanUndo:
        """How the seat may take back its last choice now."""
        ply = NONE if self.facts.status == "over" or self.facts.paused else self.last_choice(seat)
        if ply == NONE:
            return ""
        how = self.way_to_undo(seat, ply)
        return how if how != "ask" or self.facts.wish is None else ""

    def is_alone(self, seat: int) -> bool:
        """Is there nobody else for whom a person decides?"""
        for at, other in enumerate(self.facts.seats):
            if at != seat and other.kind == "person" and not other.standin:
                return False
        return True

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
            practice=facts.practice,
        )

    # What events do to a table

    def remember(self, command: str) -> None:
        """Keep a command's id, so that a resent one is answered and not carried out again."""
        known = self.facts.known
        known[command] = self.facts.seq
        if len(known) > MOST_KNOWN:
            del known[next(iter(known))]

    def count_talk(self, command: str) -> None:
        """Count a command that is no move against its seat's share of this game's log."""
        seat = int(command.partition(".")[0])
        self.facts.talk[seat] = self.facts.talk.get(seat, 0) + 1

    def note(self, kind: str, seat: int = NONE, **args: int | str) -> None:
        """Add a line about the table to the log that players see."""
        notice = Notice(self.seq, kind, seat, args)
        self.facts.notices.append(notice)
        del self.facts.notices[:-MOST_NOTICES]
        self.lines.append(Line(self.seq, NONE, "", notice))

    def vacate(self, seat: int) -> None:
        """Empty a seat. Its nonce stays once the cards are dealt: it is a part of the deal."""
        nonce = "" if self.facts.status == "lobby" else self.seats[seat].nonce
        self.seats[seat] = SeatState("open", nonce=nonce)
        self.facts.wants.pop(seat, None)

    def deal(self) -> None:
        """Recompute everything: the deal, then every decision; notices keep their places in between."""
        facts = self.facts
        self.state, self.plies, self.last_choices = None, [], [NONE] * len(facts.seats)
        self.lines = [Line(notice.seq, NONE, "", notice) for notice in facts.notices]
        if facts.status != "lobby":
            self.state = self.dealt()
            events = self.state.take_events()
            self.lines += [Line(facts.started, 0, "", event) for event in events]
            self._time_telling(sum(self.game.beats[event.kind] for event in events), is_new_turn=True)
            for move in facts.moves:
                self._apply(self.state, move)
            self.lines.sort(key=_place)

    def dealt(self) -> State:
        """The position right after the deal of this round."""
        return setup(self.game, self.facts.options, len(self.seats), self.seed)

    def play(self, move: Move, at: int) -> None:
        """Apply a move that was checked before it was logged."""
        facts, state = self.facts, self.state
        assert state is not None, "a decision before the deal"
        if facts.ways.clock is None:
            facts.since = at
        else:
            self._stop_clock(facts.ways.clock, at)
        facts.moves.append(move)
        self._apply(state, move)
        facts.since += self.telling
        facts.moved = move.seq
        facts.wish = None
        facts.ahead.pop(move.seat, None)
        if state.asked not in self.game.together:
            facts.ahead.clear()
        if state.over:
            facts.status = "over"
            self._count_wins(state)
            self.note("over")

    def _count_wins(self, state: State) -> None:
        """Keep the score of the evening. Nobody won what was practice, or known before."""
        if not self.facts.practice and not self.facts.seed:
            for seat, share in zip(self.seats, state.scores(), strict=True):
                seat.wins += share > 0

    def _apply(self, state: State, move: Move) -> None:
        turn = state.turn
        if len(state.options) > 1:
            self.last_choices[move.seat] = len(self.plies)
        state.apply(move.action)
        events, marked, length, beats = state.take_events(), False, 0, self.game.beats
        for event in events:
            marked = marked or event.mark
            length += beats[event.kind]
        self._time_telling(length, is_new_turn=not self.plies or turn != self.plies[-1].turn)
        self.plies.append(Ply(move.seat, turn, marked))
        for event in events:
            self.lines.append(Line(move.seq, len(self.plies), move.by, event))

    def _time_telling(self, length: int, *, is_new_turn: bool) -> None:
        """Grant the events of a decision the time they take to tell, within what is left for the turn."""
        if is_new_turn:
            self._telling_left = MOST_TELLING
        self.telling = min(length, self._telling_left) if self.facts.tells else 0
        self._telling_left -= self.telling

    def _stop_clock(self, clock: Clock, at: int) -> None:
        """The open decision is made: charge its time, then add the increment."""
        self.charge(at)
        if self.to_act != NONE:
            self.seats[self.to_act].bank += clock.increment * 1000

    def charge(self, at: int) -> None:
        """Take the time since the open decision began from the clock of the seat to act.

        Nobody is charged for the time of a pause.
        """
        facts = self.facts
        if facts.ways.clock is not None and self.to_act != NONE and not facts.paused:
            seat = self.seats[self.to_act]
            seat.bank = max(0, seat.bank - max(0, at - facts.since))
        facts.since = at

    def take_back(self, seat: int, ply: int, at: int) -> None:
        """Undo every decision from `ply` on. Spent time stays spent; the increments go."""
        facts, clock = self.facts, self.facts.ways.clock
        self.charge(at)
        added = clock.increment * 1000 if clock else 0
        for move in facts.moves[ply:]:
            self.seats[move.seat].bank = max(0, self.seats[move.seat].bank - added)
        del facts.moves[ply:]
        facts.status, facts.moved, facts.wish = "playing", self.seq, None
        facts.ahead.clear()
        self.note("undone", seat, ply=ply)
        self.deal()

    def settle_undo_request(self, at: int) -> None:
        """Grant the request once all remaining players agree; drop it if the asker is gone."""
        request, people = self.facts.wish, set(self.people())
        if request is not None and request.seat not in people:
            self.facts.wish = None
        elif request is not None and people <= {request.seat, *request.agreed}:
            self.take_back(request.seat, request.ply, at)

    def stand_in(self, seat: int, bot: str) -> None:
        """Let a bot play for the person in a seat."""
        self.seats[seat].standin = bot
        self.note("standin", seat, bot=bot)


def _place(line: Line) -> tuple[int, bool]:
    """Notices come before what the game tells under the same number, but for that it is over."""
    return line.seq, isinstance(line.told, Notice) and line.told.kind == "over"
