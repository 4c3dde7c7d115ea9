"""What a viewer is told: the one place where something of a table goes out into the world.

An update is put together from parts that are encoded once for everybody they are the same for: under load,
telling is most of what a server does. `Update` in `wire` is the shape that comes out.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

from gloam.core.action import NONE
from gloam.core.ahead import asked_ahead
from gloam.core.continuation import continuation
from gloam.core.deal import seed_of
from gloam.core.event import Event
from gloam.core.phrase import Phrase
from gloam.core.protocol import AnyGame, State, View
from gloam.server.protocol.messages import DealTold, Option, SeatTold, TableTold, Told, UndoTold, encode
from gloam.server.tables.commands import undo_of
from gloam.server.tables.events import By, Undone
from gloam.server.tables.state import Line, Notice
from gloam.server.tables.table import Table

__all__ = ["Telling", "event_told", "now_ms", "option_told", "table_told"]

PAUSED: Final = Phrase("denied-paused")
MOST_LINES: Final = 2000  # of the log in one update: longer than a game


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def table_told(table: Table) -> TableTold:
    """The table as everybody may know it."""
    facts = table.facts
    wish = facts.wish
    return TableTold(
        id=facts.id,
        game=facts.game,
        version=facts.version,
        options=facts.options,
        ways=facts.ways,
        seats=tuple(_seat_told(table, at) for at in range(len(table.seats))),
        status=facts.status,
        round=facts.round,
        deal=_deal_told(table),
        paused=facts.paused,
        begun=facts.begun,
        undo=UndoTold(wish.seat, wish.ply) if wish is not None else None,
    )


def _seat_told(table: Table, at: int) -> SeatTold:
    seat, wish = table.seats[at], table.facts.wish
    return SeatTold(
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        standin=seat.standin,
        follow=seat.follow,
        nonce=bool(seat.nonce),
        answered=at in table.facts.ahead,
        consents=wish is not None and at in wish.agreed,
        kept=seat.kind == "open" and bool(seat.token),
    )


def _deal_told(table: Table) -> DealTold:
    facts = table.facts
    if facts.seed:  # that of another game, gone on with: nothing was promised
        return DealTold(table.commitment, seed=facts.seed if facts.status == "over" else "")
    if facts.status == "lobby":
        return DealTold(table.commitment)
    nonces = tuple(table.nonces())
    if facts.status == "playing":
        return DealTold(table.commitment, nonces)
    return DealTold(table.commitment, nonces, facts.secret, str(seed_of(facts.secret, nonces)))


def event_told(game: AnyGame, event: Event, view: View, when: tuple[int, int, By]) -> Told:
    """An event already redacted for this view; `when`: its entry, the decisions before it, who decided."""
    return Told(
        seq=when[0],
        kind=event.kind,
        phrase=game.tell(event, view),
        ply=when[1],
        by=when[2],
        rule=event.rule,
        seat=event.seat,
        card=event.card,
        spot=event.spot,
        other=event.other,
        number=event.number,
    )


def option_told(game: AnyGame, state: State, view: View, action: int) -> Option:
    """One of the options of the seat to act in `state`, whose view this is."""
    hints = game.hints(action, view)
    return Option(
        index=action,
        label=game.label(action, view),
        then=continuation(game, state, action),
        costly=hints.costly,
        rare=hints.rare,
        brings=hints.brings,
    )


class Telling:
    """Tells one table's news. Everything worked out for a position is forgotten with it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._seq = NONE
        self._head = b""  # what everybody is told
        self._views: Sequence[View] = ()
        self._encoded: dict[int, bytes] = {}  # views, by viewer
        self._lines: dict[int, bytes] = {}  # twice the place, and one more if the card is told
        self._shape: tuple[object, ...] = ()
        self._table = b""
        self._table_seq = 0  # when that last changed

    def update(self, viewer: int, since: int, answers: Sequence[str] = (), *, whole: bool = False) -> bytes:
        """The update for a viewer who has heard everything up to `since`; the number of seats looks on.

        How the table is run is told if it has changed since, or if the viewer is to hear the `whole`.
        """
        self._refresh()
        parts = [self._head, b',"at":%d' % now_ms(), b',"events":[', self._events(viewer, since)]
        parts += (b'],"view":', self._view(viewer))
        if whole or since < self._table_seq:
            parts += (b',"table":', self._table)
        if answers:
            parts += (b',"answers":', encode(answers))
        if viewer < len(self.table.seats) and self.table.state is not None:
            parts += self._choices(viewer)
        parts.append(b"}")
        return b"".join(parts)

    def view(self, viewer: int) -> View:
        self._refresh()
        assert self.table.state is not None, "a view before the deal"
        if not self._views:
            self._views = self.table.game.views(self.table.state)
        return self._views[viewer]

    def _refresh(self) -> None:
        """Forget what was worked out for an older position."""
        table = self.table
        if self._seq == table.seq:
            return
        self._seq = table.seq
        self._views = ()
        self._encoded.clear()
        self._lines.clear()
        facts = table.facts
        shape = (table.shape, facts.status, facts.wish, tuple(facts.ahead))
        if shape != self._shape:
            self._shape = shape
            self._table_seq = table.seq
            self._table = encode(table_told(table))
        self._head = encode(self._common())[:-1]

    def _common(self) -> dict[str, Any]:
        """What is the same for all. Everybody is asked, or waits for, the same."""
        table = self.table
        told: dict[str, Any] = {"type": "update", "seq": table.seq}
        if table.state is not None:
            told["moved"] = table.facts.moved
            told["prompt"] = PAUSED if table.facts.paused else table.game.prompt(self.view(len(table.seats)))
            if table.facts.ways.clock is not None:
                told |= {"clocks": [seat.bank for seat in table.seats], "since": table.facts.since}
        return told

    def _view(self, viewer: int) -> bytes:
        if self.table.state is None:
            return b"null"
        known = self._encoded.get(viewer)
        if known is None:
            known = self._encoded[viewer] = encode(self.view(viewer))
        return known

    # What happened

    def _events(self, viewer: int, since: int) -> bytes:
        """What happened after `since`, the latest lines if there are too many."""
        lines = self.table.lines
        first = len(lines)
        while first and lines[first - 1].seq > since:
            first -= 1
        first = max(first, len(lines) - MOST_LINES)
        return b",".join([self._line(at, viewer) for at in range(first, len(lines))])

    def _line(self, at: int, viewer: int) -> bytes:
        """A line for those who are told its card, or for those who are not: two forms for everybody."""
        told = self.table.lines[at].told
        whole = not isinstance(told, Event) or told.card == NONE or bool(told.seen >> viewer & 1)
        key = at * 2 + whole
        known = self._lines.get(key)
        if known is None:
            known = self._lines[key] = encode(self._told_line(self.table.lines[at], viewer))
        return known

    def _told_line(self, line: Line, viewer: int) -> Told:
        if isinstance(line.told, Notice):
            return Told(line.seq, line.told.kind, line.told.phrase(), seat=line.told.seat)
        event = line.told.told_to(viewer)
        return event_told(self.table.game, event, self.view(viewer), (line.seq, line.ply, line.by))

    # What can be done

    def _choices(self, seat: int) -> list[bytes]:
        """What this seat can choose now, unasked, or before its turn."""
        state, game, chosen = self.table.state, self.table.game, self.table.facts.ahead.get(seat, NONE)
        assert state is not None, "choices before the deal"
        parts: list[bytes] = []
        if self.table.facts.paused:
            return parts
        undo = undo_of(self.table, seat)
        if not isinstance(undo, Phrase):
            parts.append(b',"can_undo":"alone"' if isinstance(undo, Undone) else b',"can_undo":"ask"')
        if self.table.seats[seat].standin:  # a bot chooses
            return parts
        if seat == state.to_act:
            parts += (b',"options":', self._options(seat, state, self.view(seat).options))
        asides = state.asides(seat)
        if asides:
            parts += (b',"asides":', self._options(seat, state, asides))
        asked = asked_ahead(game, state, seat)
        if asked is not None:
            parts += (b',"ahead":', self._options(seat, asked, list(asked.options)))
        if chosen != NONE:
            parts += (b',"chosen":', encode(chosen))
        return parts

    def _options(self, seat: int, state: State, actions: Sequence[int]) -> bytes:
        game, view = self.table.game, self.view(seat)
        return encode([option_told(game, state, view, action) for action in actions])
