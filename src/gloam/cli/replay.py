"""`gloam replay`: a game told again, as one viewer saw it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import to_builtins

from gloam.cli.arguments import Arguments, Command, Given
from gloam.cli.records import names_of, open_record, seat_of, steps
from gloam.cli.terminal import Terminal
from gloam.core.action import NONE
from gloam.core.errors import BadInput
from gloam.core.event import HIDDEN, Event
from gloam.core.phrase import Who
from gloam.core.picture import Span
from gloam.core.protocol import AnyGame, State, View
from gloam.core.record import Record

__all__ = ["COMMAND"]


def _declare(arguments: Arguments) -> None:
    arguments.add_file()
    arguments.add_number("--seat", "replay-seat", metavar="K", low=1)
    arguments.add("--open", "open", action="store_true")
    arguments.add_number("--ply", "ply", metavar="P")
    arguments.add("--json", "json", action="store_true")


def _run(given: Given, terminal: Terminal) -> int:
    game, record = open_record(given.file)
    tale = _Tale(game, record, _viewer(record, given), terminal)
    if given.ply is not None:
        tale.show_position(given.ply, as_json=given.json)
    elif given.json:
        terminal.json(tale.facts())
    else:
        tale.show_log()
    return 0


def _viewer(record: Record, given: Given) -> int:
    """Who looks: a seat, the spectator, or NONE for the eye that sees all cards."""
    if given.open:
        if given.seat is not None:
            raise BadInput("cli-conflict", command="gloam replay", value="--open", known="--seat")
        if not record.scores:
            raise BadInput("cli-open", file=record.source)
        return NONE
    return record.seats if given.seat is None else seat_of(record, given.seat)


class _Tale:
    """One record as one viewer may know it."""

    def __init__(self, game: AnyGame, record: Record, viewer: int, terminal: Terminal) -> None:
        self.game = game
        self.record = record
        self.viewer = viewer
        self.terminal = terminal
        terminal.seat(names_of(record), viewer)

    def heard(self, events: Sequence[Event]) -> list[Event]:
        return list(events) if self.viewer == NONE else [event.told_to(self.viewer) for event in events]

    def views(self, state: State) -> list[View]:
        """The view of the one who looks; with open cards those of all seats."""
        viewers = range(state.seats) if self.viewer == NONE else [self.viewer]
        return [self.game.view(state, viewer) for viewer in viewers]

    def sentence(self, event: Event, state: State) -> str:
        return self.terminal.speech.say(self.game.tell(event, self.game.view(state, state.seats)))

    def show_log(self) -> None:
        for step in steps(self.game, self.record):
            for event in self.heard(step.events):
                text = f"{step.ply:>4}  {self.sentence(event, step.state)} ({event.rule})"
                self.terminal.write(text, indent=6)
        if not self.record.scores:
            self.terminal.tell("replay-paused", count=len(self.record.moves))

    def facts(self) -> dict[str, object]:
        told = [
            self.event_facts(step.ply, event, step.state)
            for step in steps(self.game, self.record)
            for event in self.heard(step.events)
        ]
        return {**self.head(), "events": told}

    def head(self) -> dict[str, object]:
        viewer: int | str = self.viewer + 1
        if self.viewer in (NONE, self.record.seats):
            viewer = "open" if self.viewer == NONE else "spectator"
        return {
            "game": self.record.game,
            "version": self.record.version,
            "seats": self.record.seats,
            "names": names_of(self.record),
            "viewer": viewer,
            "plies": len(self.record.moves),
            "scores": list(self.record.scores),
            "practice": self.record.practice,
        }

    def event_facts(self, ply: int, event: Event, state: State) -> dict[str, object]:
        card = (
            None if event.card == NONE else "?" if event.card == HIDDEN else self.game.card_name(event.card)
        )
        return {
            "ply": ply,
            "kind": event.kind,
            "rule": event.rule,
            "seat": _counted(event.seat),
            "card": card,
            "spot": _counted(event.spot),
            "other": _counted(event.other),
            "number": None if event.number == NONE else event.number,
            "text": self.sentence(event, state),
        }

    def position(self, ply: int) -> State:
        """The state after a ply; the rest of the record is checked too."""
        found: State | None = None
        for step in steps(self.game, self.record):
            if step.ply == ply:
                found = step.state.copy()
        if found is None:
            raise BadInput("cli-ply", value=ply, last=len(self.record.moves))
        return found

    def show_position(self, ply: int, *, as_json: bool) -> None:
        state = self.position(ply)
        if as_json:
            views = to_builtins(self.views(state))
            self.terminal.json({**self.head(), "ply": ply, "views": views})
        else:
            self.draw(ply, state)

    def draw(self, ply: int, state: State) -> None:
        terminal = self.terminal
        terminal.tell("replay-ply", ply=ply, last=len(self.record.moves), turn=state.turn)
        views = self.views(state)
        shown = views[0] if len(views) == 1 else self.game.view(state, state.seats)
        terminal.draw(self.game.picture(shown, terminal.speech.say, terminal.width).table)
        for view in views:
            hand = self.game.picture(view, terminal.speech.say, terminal.width).hand
            if hand:
                terminal.draw([[Span(terminal.word("replay-hand", who=Who(view.viewer)), "strong")]])
                terminal.draw([held.line for held in hand])
        terminal.write(terminal.speech.say(self.game.prompt(shown)))


def _counted(place: int) -> int | None:
    """Seats and places as people count them."""
    return None if place == NONE else place + 1


COMMAND = Command("replay", "gloam replay game.record --seat 2", _declare, _run)
