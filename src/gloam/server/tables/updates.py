"""What a viewer of a table is sent: the one place where something of a table leaves the server."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import UNSET, Raw, Struct
from msgspec.structs import replace

from gloam.core.action import NONE
from gloam.core.ahead import asked_ahead
from gloam.core.continuation import continuation
from gloam.core.deal import seed_of
from gloam.core.event import Event
from gloam.core.phrase import Phrase
from gloam.core.protocol import AnyGame, State, View
from gloam.core.reach import reach
from gloam.server.protocol.messages import (
    CanUndo,
    DealTold,
    Option,
    SeatTold,
    TableTold,
    Told,
    UndoTold,
    Update,
    encode,
)
from gloam.server.tables.looks import LookTold, looks_of
from gloam.server.tables.state import By, Line, Notice
from gloam.server.tables.table import Table

__all__ = ["UpdateBuilder", "event_told", "now_ms", "options_told", "table_told"]

PAUSED: Final = Phrase("denied-paused")
NO_VIEW: Final = Raw(b"null")  # before the deal
MOST_LINES: Final = 2000  # of the log in one update: longer than a game


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def table_told(table: Table) -> TableTold:
    """The table as everybody may know it."""
    facts = table.facts
    wish, looks = facts.wish, looks_of(table)
    return TableTold(
        id=facts.id,
        game=facts.game,
        version=facts.version,
        options=facts.options,
        ways=facts.ways,
        seats=tuple(_seat_told(table, at, look) for at, look in enumerate(looks)),
        status=facts.status,
        round=facts.round,
        deal=_deal_told(table),
        paused=facts.paused,
        begun=facts.begun,
        undo=UndoTold(wish.seat, wish.ply) if wish is not None else None,
        practice=facts.practice,
        wants=tuple(seat for seat, wants in facts.wants.items() if wants),
        later=tuple(seat for seat, wants in facts.wants.items() if not wants),
        deals=facts.deals,
    )


def _seat_told(table: Table, at: int, look: LookTold) -> SeatTold:
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
        wins=seat.wins,
        face=look.face,
        hat=look.hat,
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


def options_told(game: AnyGame, state: State, view: View, actions: Iterable[int]) -> list[Option]:
    """Options of the seat to act in `state`, whose view this is."""
    told = []
    for action in actions:
        hints = game.hints(action, view)
        told.append(
            Option(
                index=action,
                label=game.label(action, view),
                then=continuation(game, state, action),
                costly=hints.costly,
                rare=hints.rare,
                brings=hints.brings,
            )
        )
    return told


class Choices(Struct, frozen=True):
    """What one viewer can do."""

    options: list[Option]
    asides: list[Option]
    premoves: list[Option]
    chosen: int
    can_undo: CanUndo


NO_CHOICES: Final = Choices([], [], [], NONE, "")


class UpdateBuilder:
    """Builds one table's updates. Parts that several viewers share are encoded once for each position."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._seq = NONE
        self._prompt: Raw | None = None
        self._views: Sequence[View] = ()
        self._encoded: dict[int, Raw] = {}  # views, by viewer
        self._reach: dict[int, Raw] = {}  # what seats could do if it were their turn
        self._lines: dict[int, Raw] = {}  # twice the place, and one more if the card is shown
        self._shape: tuple[object, ...] = ()
        self._table = Raw(b"")
        self._table_seq = 0  # when that last changed

    def update(self, viewer: int, since: int, answers: tuple[str, ...] = (), *, whole: bool = False) -> bytes:
        """The update for a viewer who knows everything up to `since`; a spectator is the number of seats.

        How the table is run is included if it has changed since, or if the viewer wants the `whole`.
        """
        self._refresh()
        table, clock = self.table, self.table.facts.ways.clock
        choices = self._choices(viewer)
        return encode(
            Update(
                seq=self._seq,
                at=now_ms(),
                events=self._events(viewer, since),
                view=self._view(viewer),
                table=self._table if whole or since < self._table_seq else UNSET,
                answers=answers,
                moved=table.facts.moved if self._views else 0,
                prompt=self._prompt,
                options=choices.options,
                asides=choices.asides,
                ahead=choices.premoves,
                chosen=choices.chosen,
                clocks=() if clock is None else tuple([seat.bank for seat in table.facts.seats]),
                since=0 if clock is None else table.facts.since,
                can_undo=choices.can_undo,
            )
        )

    def view(self, viewer: int) -> View:
        self._refresh()
        assert self.table.state is not None, "a view before the deal"
        return self._views[viewer]

    def reach(self, viewer: int) -> Raw:
        """What a seat could do if its turn came now, by its view alone; null if that cannot be said."""
        self._refresh()
        known = self._reach.get(viewer)
        if known is None:
            known = self._reach[viewer] = Raw(encode(self._planned(viewer)))
        return known

    def _planned(self, viewer: int) -> list[Option] | None:
        table, game = self.table, self.table.game
        if not table.running or not self._views or viewer in (table.to_act, len(table.seats)):
            return None
        world = reach(game, self._views[viewer])
        if world is None:
            return None
        return options_told(game, world, game.view(world, viewer), world.options)

    def _refresh(self) -> None:
        """Forget everything about an older position."""
        table, facts = self.table, self.table.facts
        if self._seq == facts.seq:
            return
        self._seq = facts.seq
        self._encoded.clear()
        self._reach.clear()
        self._lines.clear()
        self._views, self._prompt = (), None
        if table.state is not None:
            self._views = table.game.views(table.state)
            self._prompt = Raw(encode(PAUSED if facts.paused else table.game.prompt(self._views[-1])))
        shape = (table.shape, facts.status, facts.wish, tuple(facts.ahead))
        if shape != self._shape:
            self._shape = shape
            self._table_seq = facts.seq
            self._table = Raw(encode(table_told(table)))

    def _view(self, viewer: int) -> Raw:
        if not self._views:
            return NO_VIEW
        known = self._encoded.get(viewer)
        if known is None:
            known = self._encoded[viewer] = Raw(encode(self._views[viewer]))
        return known

    # What happened

    def _events(self, viewer: int, since: int) -> list[Raw]:
        """What happened after `since`, the latest lines if there are too many."""
        lines = self.table.lines
        first = len(lines)
        while first and lines[first - 1].seq > since:
            first -= 1
        first = max(first, len(lines) - MOST_LINES)
        return [self._line(at, viewer) for at in range(first, len(lines))]

    def _line(self, at: int, viewer: int) -> Raw:
        """A line with its card or without: the same two forms for all viewers."""
        line = self.table.lines[at]
        told = line.told
        shown = not isinstance(told, Event) or told.card == NONE or bool(told.seen >> viewer & 1)
        known = self._lines.get(at * 2 + shown)
        if known is None:
            known = self._lines[at * 2 + shown] = Raw(encode(self._told_line(line, viewer)))
        return known

    def _told_line(self, line: Line, viewer: int) -> Told:
        if isinstance(line.told, Notice):
            return Told(line.seq, line.told.kind, line.told.phrase(), seat=line.told.seat)
        event = line.told.told_to(viewer)
        return event_told(self.table.game, event, self._views[viewer], (line.seq, line.ply, line.by))

    # What can be done

    def _choices(self, viewer: int) -> Choices:
        """What a seat can choose now, unasked, and before its turn, and whether it may take back."""
        table, state, game = self.table, self.table.state, self.table.game
        seats = table.facts.seats
        if state is None or viewer >= len(seats) or table.facts.paused:
            return NO_CHOICES
        can_undo = table.can_undo(viewer)
        if seats[viewer].standin:  # a bot chooses
            return replace(NO_CHOICES, can_undo=can_undo)
        view, asides = self._views[viewer], state.asides(viewer)
        asked = asked_ahead(game, state, viewer)
        return Choices(
            options=options_told(game, state, view, view.options) if viewer == state.to_act else [],
            asides=options_told(game, state, view, asides) if asides else [],
            premoves=[] if asked is None else options_told(game, asked, view, asked.options),
            chosen=table.facts.ahead.get(viewer, NONE),
            can_undo=can_undo,
        )
