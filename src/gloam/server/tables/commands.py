"""What players and hosts may do: each command's fields, who may give it, and the event it leads to.

A command changes nothing: it returns the event to be logged, or raises CommandRejected. What is legal in the
game is for the game's own options to say.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Final, NamedTuple, TypeAlias, Union

from msgspec import UNSET, Meta, UnsetType

from gloam.core.action import NONE
from gloam.core.ahead import ahead
from gloam.core.deal import new_secret
from gloam.core.errors import BadInput, IllegalAction
from gloam.core.levels import LEVELS
from gloam.core.phrase import Phrase, Who
from gloam.core.play import check, setup
from gloam.core.protocol import AnyGame, State
from gloam.server.protocol.errors import CommandRejected, Reason
from gloam.server.protocol.messages import (
    PHRASES,
    Bot,
    CommandBase,
    Hex,
    Index,
    Look,
    Name,
    Options,
    SeatNumber,
    Seq,
    Ways,
)
from gloam.server.tables.events import (
    Chatted,
    Dressed,
    FollowPermissionSet,
    Left,
    MovePlayed,
    NextGameAnswered,
    NonceAdded,
    Paused,
    PremoveSet,
    RematchStarted,
    Renamed,
    Said,
    SeatReassigned,
    SettingsChanged,
    StandInSet,
    Started,
    TableEvent,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from gloam.server.tables.looks import wearer_of
from gloam.server.tables.table import Table

__all__ = [
    "MOST_ENTRIES",
    "Command",
    "Role",
    "check_bot_level",
    "check_ways",
    "handle",
    "play_move",
    "read_name",
    "read_options",
]

MOST_ENTRIES: Final = 20_000  # of one table: many games
MOST_TALK: Final = 1000  # commands of one seat in one game that are no moves: nobody can fill the log
OUR_BOTS: Final = tuple(LEVELS)
JOINER: Final = "\u200d"  # makes one emoji of several


class Role(NamedTuple):
    """Whose connection it is: a seat or NONE, and whether the host's."""

    seat: int
    host: bool


def handle(table: Table, command: TableCommand, role: Role, bots: Sequence[str] = OUR_BOTS) -> TableEvent:
    """The event this command leads to. CommandRejected if this role may not give it now.

    `bots` are the names that can be seated: the levels, and the programs the server's host has added.
    """
    if table.facts.seq >= MOST_ENTRIES:
        raise CommandRejected(Reason.FULL)
    if type(command) is not Act and table.facts.talk.get(role.seat, 0) >= MOST_TALK:
        raise CommandRejected(Reason.TALK)
    try:
        return command.handle(table, role, bots)
    except IllegalAction as illegal:
        raise CommandRejected.illegal(illegal) from illegal
    except BadInput as bad:
        raise CommandRejected.invalid(bad) from bad


def play_move(table: Table, move: MovePlayed, seq: int) -> TableEvent:
    """A move that was chosen at `seq` by or for the seat to act. CommandRejected if it is stale or illegal.

    The one check of legality before a move is logged: of people, bots, premoves, clocks and programs alike.
    """
    state = _running(table)
    _check_current(table, seq)
    try:
        check(table.game, state, move.seat, move.action)
    except IllegalAction as illegal:
        raise CommandRejected.illegal(illegal) from illegal
    except BadInput as bad:
        raise CommandRejected.invalid(bad) from bad
    return move


# Checks that several commands share


def read_name(text: str) -> str:
    """A name that fits on one line and shows; CommandRejected otherwise."""
    name = _line(text)
    if not name:
        raise CommandRejected(Reason.NAME)
    return name


def _line(text: str) -> str:
    """As one line; empty if nothing of it can be seen, or something could not be."""
    line = " ".join(text.split())
    seen = line.replace(JOINER, "")
    return line if seen and seen.isprintable() else ""


def check_bot_level(bot: str, bots: Sequence[str]) -> str:
    if bot not in bots:
        phrase = Phrase("error-bot", {"value": bot, "known": ", ".join(bots)})
        raise CommandRejected(Reason.INVALID, phrase)
    return bot


def check_ways(ways: Ways, bots: Sequence[str]) -> Ways:
    check_bot_level(ways.absence.bot, bots)
    return ways


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


def _check_host(role: Role) -> None:
    if not role.host:
        raise CommandRejected(Reason.HOST_ONLY)


def _seat_of(table: Table, seat: int) -> int:
    if seat >= len(table.seats):
        raise BadInput("seat", value=seat + 1, seats=len(table.seats))
    return seat


def _check_lobby(table: Table) -> None:
    if table.facts.status != "lobby":
        raise CommandRejected(Reason.STARTED)


def _check_over(table: Table) -> None:
    if table.facts.status != "over":
        raise CommandRejected(Reason.NOT_OVER)


def _dealt(table: Table) -> State:
    if table.facts.status == "lobby":
        raise CommandRejected(Reason.NOT_STARTED)
    assert table.state is not None, "a table without a game after the start"
    return table.state


def _running(table: Table) -> State:
    """The game, if it waits for decisions."""
    state = _dealt(table)
    if table.facts.paused:
        raise CommandRejected(Reason.PAUSED)
    return state


def _check_current(table: Table, seq: int) -> None:
    """Talk between an update and a choice does no harm; a change of the position does."""
    if not table.facts.moved <= seq <= table.facts.seq:
        raise CommandRejected(Reason.STALE)


# Commands


class TableCommand(CommandBase, frozen=True):
    """A command that leads to an event."""

    def handle(self, table: Table, role: Role, bots: Sequence[str]) -> TableEvent:
        raise NotImplementedError


class PlayerCommand(TableCommand, frozen=True):
    """A command of a player in a seat."""

    def handle(self, table: Table, role: Role, bots: Sequence[str]) -> TableEvent:
        if role.seat == NONE:
            raise CommandRejected(Reason.NOT_SEATED)
        return self.by_player(table, role.seat)

    def by_player(self, table: Table, seat: int) -> TableEvent:
        raise NotImplementedError


class HostCommand(TableCommand, frozen=True):
    """A command of the table's host."""

    def handle(self, table: Table, role: Role, bots: Sequence[str]) -> TableEvent:
        _check_host(role)
        return self.by_host(table, bots)

    def by_host(self, table: Table, bots: Sequence[str]) -> TableEvent:
        raise NotImplementedError


class Act(PlayerCommand, frozen=True, tag="act"):
    """Choose an option. `seq` is that of the update one chose by; if the game has moved on, it is refused."""

    seq: Seq
    index: Index

    def by_player(self, table: Table, seat: int) -> TableEvent:
        if table.facts.seats[seat].standin and table.running:
            raise CommandRejected(Reason.STAND_IN)
        return play_move(table, MovePlayed(seat, self.index), self.seq)


class Premove(PlayerCommand, frozen=True, tag="ahead"):
    """Answer before one's turn, where several are asked at once; null takes the answer back."""

    seq: Seq
    index: Index | None

    def by_player(self, table: Table, seat: int) -> TableEvent:
        state = _running(table)
        _check_current(table, self.seq)
        if self.index is not None and self.index not in ahead(table.game, state, seat):
            raise CommandRejected(Reason.NOT_PREMOVE)
        return PremoveSet(seat, self.index)


class Interrupt(PlayerCommand, frozen=True, tag="call"):
    """Do what one may do unasked, such as calling somebody out; one of `asides`."""

    index: Index

    def by_player(self, table: Table, seat: int) -> TableEvent:
        if self.index not in _running(table).asides(seat):
            raise CommandRejected(Reason.NOT_INTERRUPT)
        return MovePlayed(seat, self.index)


class Undo(PlayerCommand, frozen=True, tag="undo"):
    """Take back one's last choice; if something came to light since, the others are asked.

    If they are all bots, it is done at once, and the game is practice from then on.
    """

    seq: Seq

    def by_player(self, table: Table, seat: int) -> TableEvent:
        _running(table)
        _check_current(table, self.seq)
        if table.facts.status == "over":  # by now the deal has been shown to everybody
            raise CommandRejected(Reason.OVER)
        ply = table.last_choice(seat)
        if ply == NONE:
            raise CommandRejected(Reason.NOTHING_TO_UNDO)
        how = table.way_to_undo(seat, ply)
        if how != "ask":
            return Undone(seat, ply, practice=how == "practice")
        if table.facts.wish is not None:
            raise CommandRejected(Reason.ALREADY_ASKED)
        return UndoAsked(seat, ply)


class Consent(PlayerCommand, frozen=True, tag="consent"):
    """Answer somebody's wish to take back."""

    agree: bool

    def by_player(self, table: Table, seat: int) -> TableEvent:
        request = table.facts.wish
        if request is None or seat == request.seat or seat in request.agreed:
            raise CommandRejected(Reason.NO_REQUEST)
        return UndoAnswered(seat, self.agree)


class Say(PlayerCommand, frozen=True, tag="say"):
    """Say one of the canned phrases."""

    phrase: Annotated[str, Meta(max_length=24)]

    def by_player(self, table: Table, seat: int) -> TableEvent:
        if self.phrase not in PHRASES:
            raise CommandRejected(Reason.PHRASE, value=self.phrase, known=", ".join(PHRASES))
        return Said(seat, self.phrase)


class Chat(PlayerCommand, frozen=True, tag="chat"):
    """Say something in own words, if the table allows it."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]

    def by_player(self, table: Table, seat: int) -> TableEvent:
        if not table.facts.ways.chat:
            raise CommandRejected(Reason.CHAT_OFF)
        text = _line(self.text)
        if not text:
            raise CommandRejected(Reason.TEXT)
        return Chatted(seat, text)


class Nonce(PlayerCommand, frozen=True, tag="nonce"):
    """Add one's own chance to the deal, after the commitment was published and before the start."""

    value: Hex

    def by_player(self, table: Table, seat: int) -> TableEvent:
        _check_lobby(table)
        if table.seats[seat].nonce:
            raise CommandRejected(Reason.NONCE)
        return NonceAdded(seat, self.value)


class Grant(PlayerCommand, frozen=True, tag="grant"):
    """Let spectators follow one's seat, or no longer."""

    follow: bool

    def by_player(self, table: Table, seat: int) -> TableEvent:
        return FollowPermissionSet(seat, self.follow)


class Rename(PlayerCommand, frozen=True, tag="rename"):
    """Be called otherwise."""

    name: Name

    def by_player(self, table: Table, seat: int) -> TableEvent:
        return Renamed(seat, read_name(self.name))


class Dress(TableCommand, frozen=True, tag="dress"):
    """Before the deal: wear another face or hat, -1 for that of the seat's number. What is not given stays.

    The host dresses bots: `seat`. What tells figures apart, Nightmarium's face and Kragmortha's hat, is worn
    once: of bots it can be taken, unless it was chosen for them.
    """

    face: Look | UnsetType = UNSET
    hat: Look | UnsetType = UNSET
    seat: SeatNumber | None = None

    def handle(self, table: Table, role: Role, bots: Sequence[str]) -> TableEvent:
        at = role.seat if self.seat is None else _seat_of(table, self.seat)
        if at != role.seat:
            _check_host(role)
            if table.seats[at].kind != "bot":
                raise CommandRejected(Reason.DRESS)
        elif at == NONE:
            raise CommandRejected(Reason.NOT_SEATED)
        _check_lobby(table)
        worn = table.seats[at]
        face = worn.face if self.face is UNSET else self.face
        hat = worn.hat if self.hat is UNSET else self.hat
        wearer = wearer_of(table, face if table.game.unique_look == "face" else hat, at)
        if wearer != NONE:
            raise CommandRejected(Reason.WORN, who=Who(wearer))
        return Dressed(at, face, hat)


class Leave(PlayerCommand, frozen=True, tag="leave"):
    """Get up: before the start the seat is free again, during a game a bot plays on until one is back."""

    def by_player(self, table: Table, seat: int) -> TableEvent:
        return Left(seat, table.facts.ways.absence.bot)


class Again(PlayerCommand, frozen=True, tag="again"):
    """After the end: want another game, or not now. It is dealt once all players who are there want it."""

    want: bool

    def by_player(self, table: Table, seat: int) -> TableEvent:
        _check_over(table)
        return NextGameAnswered(seat, self.want)


class Rematch(PlayerCommand, frozen=True, tag="rematch"):
    """After the end: the same seats, and the next one begins. Nobody is asked.

    With `deal`, which is the host's, it is dealt by itself, and bots play for those who said later.
    """

    deal: bool = False

    def handle(self, table: Table, role: Role, bots: Sequence[str]) -> TableEvent:
        if self.deal:
            _check_host(role)
        return super().handle(table, role, bots)

    def by_player(self, table: Table, seat: int) -> TableEvent:
        _check_over(table)
        if not self.deal:
            return RematchStarted(seat, new_secret())
        bot = table.facts.ways.absence.bot
        away = {at: bot for at, wants in table.facts.wants.items() if not wants and at != seat}
        return RematchStarted(seat, new_secret(), deals=True, bots=away)


class Start(TableCommand, frozen=True, tag="start"):
    """Deal. The host's; after a rematch anybody's who sits."""

    def handle(self, table: Table, role: Role, bots: Sequence[str]) -> TableEvent:
        if table.facts.round == 1 or role.seat == NONE:
            _check_host(role)
        _check_lobby(table)
        free = [at + 1 for at, seat in enumerate(table.seats) if seat.kind == "open"]
        if free:
            raise CommandRejected(Reason.OPEN_SEATS, seats=", ".join(map(str, free)))
        return Started(role.seat)


class Seating(HostCommand, frozen=True, tag="seat"):
    """The host's: empty a seat (whoever sat there has to go) or give it to a bot."""

    seat: SeatNumber
    bot: Bot | None = None

    def by_host(self, table: Table, bots: Sequence[str]) -> TableEvent:
        if self.bot is not None:
            check_bot_level(self.bot, bots)
        return SeatReassigned(_seat_of(table, self.seat), self.bot)


class StandIn(TableCommand, frozen=True, tag="standin"):
    """The host's: let a bot play for somebody absent, or, with null, no longer."""

    seat: SeatNumber
    bot: Bot | None

    def handle(self, table: Table, role: Role, bots: Sequence[str]) -> TableEvent:
        """The player of the seat may end it too."""
        seat = _seat_of(table, self.seat)
        if seat != role.seat or self.bot is not None:
            _check_host(role)
        _dealt(table)
        if self.bot is not None:
            check_bot_level(self.bot, bots)
        if table.seats[seat].kind != "person" or (self.bot is None and not table.seats[seat].standin):
            raise CommandRejected(Reason.ABSENT_PERSON, seat=seat + 1)
        return StandInSet(seat, self.bot)


class Pause(HostCommand, frozen=True, tag="pause"):
    """The host's: stop the game and its clocks, or go on."""

    paused: bool

    def by_host(self, table: Table, bots: Sequence[str]) -> TableEvent:
        if table.facts.status != "playing" or table.facts.paused == self.paused:
            raise CommandRejected(Reason.PAUSE)
        return Paused(self.paused)


class Change(HostCommand, frozen=True, tag="change"):
    """The host's, before the start: other options, other ways. What is not given stays."""

    options: Options | UnsetType = UNSET
    ways: Ways | UnsetType = UNSET

    def by_host(self, table: Table, bots: Sequence[str]) -> TableEvent:
        facts = table.facts
        options, ways = facts.options, facts.ways
        if self.options is not UNSET:
            _check_lobby(table)
            options = read_options(table.game, self._chosen(table, self.options), len(table.seats))
        if self.ways is not UNSET:
            ways = check_ways(self.ways, bots)
        if ways.clock != facts.ways.clock:
            _check_lobby(table)
        return SettingsChanged(options, ways)

    def _chosen(self, table: Table, given: Mapping[str, str]) -> dict[str, str]:
        """What a client chose. The server's own settings may be sent back as they were."""
        ours = {setting.key for setting in table.game.settings.table if not setting.values}
        now = table.facts.options
        return {key: value for key, value in given.items() if key not in ours or value != now.get(key)}


def _commands(base: type[CommandBase]) -> tuple[type[CommandBase], ...]:
    """All commands below a class, in the order of their definition."""
    below = tuple(kind for child in base.__subclasses__() for kind in _commands(child))
    return below or (base,)


Command: TypeAlias = Union[_commands(TableCommand)]  # type: ignore[valid-type]  # noqa: UP007
