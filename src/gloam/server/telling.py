"""What a viewer is told: the one place where something of a table goes out into the world."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import UNSET

from gloam.core.action import NONE
from gloam.core.ahead import ahead
from gloam.core.deal import seed_of
from gloam.core.event import Event
from gloam.core.protocol import View
from gloam.server.facts import Notice
from gloam.server.table import Line, Table
from gloam.server.wire import DealTold, Option, SeatTold, TableTold, Told, UndoTold, Update, encode

__all__ = ["Telling", "table_told"]

MOST_LINES: Final = 2000  # of the log in one update: longer than a game


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
    )


def _deal_told(table: Table) -> DealTold:
    facts = table.facts
    if facts.status == "lobby":
        return DealTold(table.commitment)
    nonces = tuple(table.nonces())
    if facts.status == "playing":
        return DealTold(table.commitment, nonces)
    return DealTold(table.commitment, nonces, facts.secret, str(seed_of(facts.secret, nonces)))


class Telling:
    """Tells one table's news. What several are told alike is worked out and encoded once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._seq = NONE
        self._told: dict[tuple[int, int], bytes] = {}  # by viewer and since when
        self._views: Sequence[View] = ()
        self._lines: dict[tuple[int, bool], msgspec.Raw] = {}  # by place, and whether the card is told
        self._shape: tuple[object, ...] = ()
        self._table = msgspec.Raw(b"")
        self._table_seq = 0  # when that last changed

    def update(self, viewer: int, since: int, at: int, answers: tuple[str, ...] = ()) -> bytes:
        """The update for a viewer who has heard everything up to `since`; the number of seats looks on."""
        self._refresh()
        if answers:
            return encode(self.compose(viewer, since, at, answers))
        known = self._told.get((viewer, since))
        if known is None:
            known = self._told[viewer, since] = encode(self.compose(viewer, since, at))
        return known

    def compose(
        self, viewer: int, since: int, at: int, answers: tuple[str, ...] = (), *, whole: bool = False
    ) -> Update:
        """Whoever knows how the table is run, and is not to hear the whole of it, hears it if it changed."""
        self._refresh()
        table = self.table
        told = self._table if whole or since < self._table_seq else UNSET
        events = self._events(viewer, since)
        clocked = table.facts.ways.clock is not None
        if table.state is None:
            return Update(table.seq, at, events, None, told, answers)
        view = self.view(viewer)
        return Update(
            seq=table.seq,
            at=at,
            events=events,
            view=view,
            table=told,
            answers=answers,
            prompt=table.game.prompt(view),
            options=self._options(view, list(view.options)),
            asides=self._options(view, self._asides(viewer)),
            ahead=self._options(view, self._ahead(viewer)),
            chosen=table.facts.ahead.get(viewer, NONE),
            clocks=tuple(seat.bank for seat in table.seats) if clocked else (),
            since=table.facts.since if clocked else 0,
        )

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
        self._told.clear()
        self._views = ()
        self._lines.clear()
        facts = table.facts
        shape = (table.shape, facts.status, facts.wish, tuple(facts.ahead))
        if shape != self._shape:
            self._shape = shape
            self._table_seq = table.seq
            self._table = msgspec.Raw(encode(table_told(table)))

    def _events(self, viewer: int, since: int) -> list[msgspec.Raw]:
        """What happened after `since`, the latest lines if there are too many."""
        lines = self.table.lines
        first = len(lines)
        while first and lines[first - 1].seq > since:
            first -= 1
        return [self._line(at, viewer) for at in range(max(first, len(lines) - MOST_LINES), len(lines))]

    def _line(self, at: int, viewer: int) -> msgspec.Raw:
        """A line for those who are told its card, or for those who are not: two forms for everybody."""
        line = self.table.lines[at]
        told = line.told
        whole = isinstance(told, Notice) or told.card == NONE or bool(told.seen >> viewer & 1)
        known = self._lines.get((at, whole))
        if known is None:
            known = self._lines[at, whole] = msgspec.Raw(encode(self._told_line(line, viewer)))
        return known

    def _told_line(self, line: Line, viewer: int) -> Told:
        if isinstance(line.told, Notice):
            return Told(line.seq, line.told.kind, line.told.phrase(), seat=line.told.seat)
        event: Event = line.told.told_to(viewer)
        return Told(
            seq=line.seq,
            kind=event.kind,
            phrase=self.table.game.tell(event, self.view(viewer)),
            ply=line.ply,
            by=line.by,
            rule=event.rule,
            seat=event.seat,
            card=event.card,
            spot=event.spot,
            other=event.other,
            number=event.number,
        )

    def _options(self, view: View, actions: list[int]) -> list[Option]:
        return [Option(action, self.table.game.label(action, view)) for action in actions]

    def _asides(self, viewer: int) -> list[int]:
        state = self.table.state
        return list(state.asides(viewer)) if state is not None and viewer < state.seats else []

    def _ahead(self, viewer: int) -> list[int]:
        state = self.table.state
        if state is None or viewer >= state.seats or state.asked not in self.table.game.together:
            return []
        return ahead(self.table.game, state, viewer)
