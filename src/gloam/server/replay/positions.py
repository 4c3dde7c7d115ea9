"""Games gone through again: each position as somebody knew it then, and what had led there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from gloam.bots import LEVELS
from gloam.core.errors import BadInput
from gloam.core.event import Event
from gloam.core.play import setup
from gloam.core.protocol import AnyGame, State
from gloam.core.record import Record, read_record, replay
from gloam.games import find_game
from gloam.server.protocol.messages import SeatTold
from gloam.server.protocol.rest import PositionInfo
from gloam.server.tables.state import Move
from gloam.server.tables.table import Table
from gloam.server.tables.updates import event_told

__all__ = [
    "MOST_POSITIONS",
    "GameHistory",
    "Perspective",
    "history_of",
    "history_of_record",
    "is_over",
    "positions",
    "read_uploaded_record",
    "seats_of",
]

MOST_POSITIONS: Final = 50  # in one answer


class GameHistory(NamedTuple):
    """All that a game was: it can be gone through again in any thread."""

    game: AnyGame
    options: Mapping[str, str]
    seats: int
    seed: int
    moves: Sequence[Move]


class Perspective(NamedTuple):
    """Whose knowledge is shown: the number of seats looks on; `opened`: with everybody's hand open."""

    viewer: int
    opened: bool = False


def history_of(table: Table) -> GameHistory:
    facts = table.facts
    return GameHistory(table.game, facts.options, len(table.seats), table.seed, tuple(facts.moves))


def history_of_record(game: AnyGame, record: Record) -> GameHistory:
    """The game of a record, every line of it checked. BadInput names what is wrong."""
    for _ in replay(game, record):
        pass
    actions = [game.actions.parse(move.text).index for move in record.moves]
    moves = [
        Move(ply, move.seat, action)
        for ply, (move, action) in enumerate(zip(record.moves, actions, strict=True), 1)
    ]
    return GameHistory(game, game.settings.read(record.options), record.seats, record.seed, moves)


def read_uploaded_record(text: str) -> tuple[AnyGame, Record]:
    """A record somebody record. BadInput if it is none, or names files: those are not a client's to name."""
    record = read_record(text)
    game = find_game(record.game)
    for setting in game.settings.table:
        if setting.names_file and record.options.get(setting.key, setting.default) != setting.default:
            raise BadInput("option-closed", option=setting.key)
    return game, record


def seats_of(record: Record) -> tuple[SeatTold, ...]:
    """Who sat where. A record calls bots by their level, which is no name: several may have the same."""
    return tuple([_seat_info(record.names.get(at, "")) for at in range(record.seats)])


def _seat_info(name: str) -> SeatTold:
    return SeatTold("bot", bot=name) if name in LEVELS else SeatTold("person", name)


def positions(history: GameHistory, eyes: Perspective, first: int, most: int) -> list[PositionInfo]:
    """The positions from the ply `first` on, at most so many."""
    state = setup(history.game, history.options, history.seats, history.seed)
    told: list[PositionInfo] = []
    events = state.take_events()
    for ply, move in enumerate([Move(0, 0, 0), *history.moves[: first + most - 1]]):
        if ply > 0:
            state.apply(move.action)
            events = state.take_events()
        if ply >= first:
            told.append(_position(history, eyes, state, events, ply, move))
    return told


def is_over(history: GameHistory) -> bool:
    state = setup(history.game, history.options, history.seats, history.seed)
    for move in history.moves:
        state.apply(move.action)
    return state.over


def _position(
    history: GameHistory,
    eyes: Perspective,
    state: State,
    events: Sequence[Event],
    ply: int,
    move: Move,
) -> PositionInfo:
    game, views = history.game, history.game.views(state)
    view = views[eyes.viewer]
    shown = events if eyes.opened else [event.told_to(eyes.viewer) for event in events]
    return PositionInfo(
        ply=ply,
        plies=len(history.moves),
        view=_opened(views) if eyes.opened else view,
        prompt=game.prompt(view),
        events=[event_told(game, event, view, (move.seq, ply, move.by)) for event in shown],
    )


def _opened(views: Sequence[Any]) -> dict[str, Any]:
    """What somebody sees who looks at everybody's hand: each player as their own seat knows them."""
    told: dict[str, Any] = msgspec.to_builtins(views[-1])
    told["players"] = [view.players[seat] for seat, view in enumerate(views[:-1])]
    return told
