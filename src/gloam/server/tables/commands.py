"""What may be done at a table, by whom and when: from a command to the deed the log will keep, or a refusal.

Nothing here changes a table. What is legal in the game the game's own options say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from msgspec import UNSET

from gloam.bots import LEVELS
from gloam.core.action import NONE
from gloam.core.ahead import ahead
from gloam.core.deal import new_secret
from gloam.core.errors import BadInput, IllegalAction
from gloam.core.phrase import Phrase
from gloam.core.play import check, setup, undo_floor
from gloam.core.protocol import AnyGame, State
from gloam.server.protocol.messages import (
    PHRASES,
    Accusation,
    Act,
    Ahead,
    Change,
    Chat,
    Command,
    Consent,
    Grant,
    Leave,
    Nonce,
    Pause,
    Rematch,
    Rename,
    Say,
    Seating,
    StandIn,
    Start,
    Undo,
    Ways,
)
from gloam.server.tables.events import (
    Acted,
    Answered,
    Changed,
    Chatted,
    Deed,
    Given,
    Granted,
    Left,
    Paused,
    Rematched,
    Renamed,
    Said,
    Seated,
    Started,
    StoodIn,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from gloam.server.tables.table import Table

__all__ = [
    "MOST_ENTRIES",
    "Denied",
    "Role",
    "Stale",
    "check_bot_level",
    "judge",
    "read_name",
    "read_options",
    "undo_of",
]

MOST_ENTRIES: Final = 20_000  # of one table: many games
JOINER: Final = "\u200d"  # makes one emoji of several
MOST_TALK: Final = 1000  # commands of one seat in one game that are no decisions: nobody can fill the log


class Role(NamedTuple):
    """Whose connection it is: a seat or NONE, and whether the host's."""

    seat: int
    host: bool


class Denied(Exception):
    """A command that is not carried out. The table is untouched."""

    def __init__(self, why: Phrase, rule: str = "", legal_if: Phrase | None = None) -> None:
        self.why = why
        self.rule = rule
        self.legal_if = legal_if
        super().__init__(str(why))


class Stale(Denied):
    """The command was meant for a position that is no longer there."""

    def __init__(self) -> None:
        super().__init__(Phrase("denied-stale"))


def judge(table: Table, command: Command, role: Role, bots: Sequence[str] = ()) -> Deed:
    """The deed this command asks for. Denied, or Stale, if it may not be done now by this role.

    `bots` are those that the host of the server has added to the levels.
    """
    if table.seq >= MOST_ENTRIES:
        raise Denied(Phrase("denied-full"))
    if type(command) is not Act and table.facts.talk.get(role.seat, 0) >= MOST_TALK:
        raise Denied(Phrase("denied-talk"))
    try:
        deed = JUDGES[type(command)](table, command, role)
        if type(deed) is not Acted:
            _check_bots(deed, bots)
        return deed
    except IllegalAction as illegal:
        refusal = illegal.refusal
        raise Denied(refusal.why, refusal.rule, refusal.legal_if) from illegal
    except BadInput as bad:
        raise Denied(bad.phrase) from bad


# What commands are made of


def read_name(text: str) -> str:
    """A name that fits on one line and shows; Denied otherwise."""
    name = _line(text)
    if not name:
        raise Denied(Phrase("denied-name"))
    return name


def _line(text: str) -> str:
    """As one line; empty if there is nothing to see, or something that would not be seen."""
    line = " ".join(text.split())
    seen = line.replace(JOINER, "")
    return line if seen and seen.isprintable() else ""


def check_bot_level(bot: str, bots: Sequence[str]) -> str:
    """A level, or one of the host's own bots; Denied otherwise."""
    known = [*LEVELS, *bots]
    if bot not in known:
        raise Denied(Phrase("error-bot", {"value": bot, "known": ", ".join(known)}))
    return bot


def _check_bots(deed: Deed, bots: Sequence[str]) -> None:
    if isinstance(deed, Seated | StoodIn) and deed.bot is not None:
        check_bot_level(deed.bot, bots)
    elif isinstance(deed, Changed):
        check_ways(deed.ways, bots)


def read_options(game: AnyGame, given: Mapping[str, str], seats: int) -> dict[str, str]:
    """Complete options, tried out by a deal. BadInput names what is wrong.

    Settings that take any text name files of the server or are set by it: they are not the client's.
    """
    for setting in game.settings.table:
        if not setting.values and given.get(setting.key, setting.default) != setting.default:
            raise BadInput("option-closed", option=setting.key)
    options = dict(game.settings.read(given))
    setup(game, options, seats, seed=0)
    return options


def _seated(role: Role) -> int:
    if role.seat == NONE:
        raise Denied(Phrase("denied-spectator"))
    return role.seat


def _host(role: Role) -> None:
    if not role.host:
        raise Denied(Phrase("denied-host"))


def _seat_of(table: Table, seat: int) -> int:
    if seat >= len(table.seats):
        raise BadInput("seat", value=seat + 1, seats=len(table.seats))
    return seat


def _before_start(table: Table) -> None:
    if table.facts.status != "lobby":
        raise Denied(Phrase("denied-started"))


def _dealt(table: Table) -> State:
    if table.facts.status == "lobby":
        raise Denied(Phrase("denied-not-started"))
    assert table.state is not None, "a table without a game after the start"
    return table.state


def _running(table: Table) -> State:
    """The game, if it waits for decisions."""
    state = _dealt(table)
    if table.facts.paused:
        raise Denied(Phrase("denied-paused"))
    return state


def _current(table: Table, seq: int) -> None:
    """Talk between an update and a choice does no harm; a change of the position does."""
    if not table.facts.moved <= seq <= table.seq:
        raise Stale


# One judge for each command


def _act(table: Table, command: Act, role: Role) -> Deed:
    seat, state = _seated(role), _running(table)
    _current(table, command.seq)
    if table.seats[seat].standin:
        raise Denied(Phrase("denied-standin"))
    check(table.game, state, seat, command.index)
    return Acted(seat, command.index)


def _call(table: Table, command: Accusation, role: Role) -> Deed:
    seat, state = _seated(role), _running(table)
    if command.index not in state.asides(seat):
        raise Denied(Phrase("denied-aside"))
    return Acted(seat, command.index)


def _ahead(table: Table, command: Ahead, role: Role) -> Deed:
    seat, state = _seated(role), _running(table)
    _current(table, command.seq)
    if command.index is not None and command.index not in ahead(table.game, state, seat):
        raise Denied(Phrase("denied-ahead"))
    return Answered(seat, command.index)


def _undo(table: Table, command: Undo, role: Role) -> Deed:
    seat = _seated(role)
    _running(table)
    _current(table, command.seq)
    undo = undo_of(table, seat)
    if isinstance(undo, Phrase):
        raise Denied(undo)
    return undo


def undo_of(table: Table, seat: int) -> Undone | UndoAsked | Phrase:
    """What taking back does for this seat in a running game, or why it may not.

    Alone as far as nothing came to light; further only if everybody else agrees.
    """
    if table.facts.status == "over":  # by now the deal has been shown to everybody
        return Phrase("denied-over")
    ply = len(table.plies) - 1
    while ply >= table.facts.begun and (table.plies[ply].seat != seat or table.choices[ply] < 2):
        ply -= 1
    if ply < table.facts.begun:  # what was taken over from another game stays
        return Phrase("denied-undo")
    if ply >= undo_floor(table.plies, seat) or set(table.people()) <= {seat}:
        return Undone(seat, ply)
    return Phrase("denied-wish") if table.facts.wish is not None else UndoAsked(seat, ply)


def _consent(table: Table, command: Consent, role: Role) -> Deed:
    seat, wish = _seated(role), table.facts.wish
    if wish is None or seat == wish.seat or seat in wish.agreed:
        raise Denied(Phrase("denied-no-wish"))
    return UndoAnswered(seat, command.agree)


def _say(table: Table, command: Say, role: Role) -> Deed:
    if command.phrase not in PHRASES:
        raise Denied(Phrase("denied-phrase", {"value": command.phrase, "known": ", ".join(PHRASES)}))
    return Said(_seated(role), command.phrase)


def _chat(table: Table, command: Chat, role: Role) -> Deed:
    seat = _seated(role)
    if not table.facts.ways.chat:
        raise Denied(Phrase("denied-chat"))
    text = _line(command.text)
    if not text:
        raise Denied(Phrase("denied-text"))
    return Chatted(seat, text)


def _nonce(table: Table, command: Nonce, role: Role) -> Deed:
    seat = _seated(role)
    _before_start(table)
    if table.seats[seat].nonce:
        raise Denied(Phrase("denied-nonce"))
    return Given(seat, command.value)


def _grant(table: Table, command: Grant, role: Role) -> Deed:
    return Granted(_seated(role), command.follow)


def _rename(table: Table, command: Rename, role: Role) -> Deed:
    return Renamed(_seated(role), read_name(command.name))


def _leave(table: Table, command: Leave, role: Role) -> Deed:
    return Left(_seated(role), table.facts.ways.absence.bot)


def _start(table: Table, command: Start, role: Role) -> Deed:
    if table.facts.round == 1 or role.seat == NONE:
        _host(role)
    _before_start(table)
    free = [at + 1 for at, seat in enumerate(table.seats) if seat.kind == "open"]
    if free:
        raise Denied(Phrase("denied-open-seats", {"seats": ", ".join(map(str, free))}))
    return Started(role.seat)


def _seating(table: Table, command: Seating, role: Role) -> Deed:
    _host(role)
    seat = _seat_of(table, command.seat)
    return Seated(seat, command.bot)


def _stand_in(table: Table, command: StandIn, role: Role) -> Deed:
    """The host's to say; but whoever sits there may play again."""
    seat = _seat_of(table, command.seat)
    if seat != role.seat or command.bot is not None:
        _host(role)
    _dealt(table)
    if table.seats[seat].kind != "person" or (command.bot is None and not table.seats[seat].standin):
        raise Denied(Phrase("denied-no-person", {"seat": seat + 1}))
    return StoodIn(seat, command.bot)


def _pause(table: Table, command: Pause, role: Role) -> Deed:
    _host(role)
    if table.facts.status != "playing" or table.facts.paused == command.paused:
        raise Denied(Phrase("denied-pause"))
    return Paused(command.paused)


def _change(table: Table, command: Change, role: Role) -> Deed:
    _host(role)
    facts = table.facts
    options, ways = facts.options, facts.ways
    if command.options is not UNSET:
        _before_start(table)
        options = read_options(table.game, _chosen(table, command.options), len(table.seats))
    if command.ways is not UNSET:
        ways = command.ways
    if ways.clock != facts.ways.clock:
        _before_start(table)
    return Changed(options, ways)


def _chosen(table: Table, given: Mapping[str, str]) -> dict[str, str]:
    """What a client chose. The server's own settings may be sent back as they were."""
    ours = {setting.key for setting in table.game.settings.table if not setting.values}
    now = table.facts.options
    return {key: value for key, value in given.items() if key not in ours or value != now.get(key)}


def check_ways(ways: Ways, bots: Sequence[str]) -> Ways:
    check_bot_level(ways.absence.bot, bots)
    return ways


def _rematch(table: Table, command: Rematch, role: Role) -> Deed:
    seat = _seated(role)
    if table.facts.status != "over":
        raise Denied(Phrase("denied-not-over"))
    return Rematched(seat, new_secret())


JUDGES: Final[Mapping[type[Any], Callable[[Table, Any, Role], Deed]]] = {
    Act: _act,
    Accusation: _call,
    Ahead: _ahead,
    Undo: _undo,
    Consent: _consent,
    Say: _say,
    Chat: _chat,
    Nonce: _nonce,
    Grant: _grant,
    Rename: _rename,
    Leave: _leave,
    Start: _start,
    Seating: _seating,
    StandIn: _stand_in,
    Pause: _pause,
    Change: _change,
    Rematch: _rematch,
}
