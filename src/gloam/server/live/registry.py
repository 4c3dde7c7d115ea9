"""All tables of this process: found, loaded when needed, forgotten when nobody looks."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple

import msgspec
from msgspec import Struct

from gloam.core.action import NONE
from gloam.core.deal import new_secret
from gloam.core.errors import BadInput
from gloam.core.protocol import AnyGame
from gloam.games import find_game
from gloam.server.live.context import ServerContext
from gloam.server.live.session import NO_CLAIM, SeatClaim, Subscriber, TableSession, listing
from gloam.server.protocol.errors import CommandRejected, Reason
from gloam.server.protocol.messages import MOST_LETTERS, Chair, Reaction, Ways
from gloam.server.replay.positions import GameHistory
from gloam.server.security.tokens import Claim, Tokens, digest_of, matches, new_code, new_table_id
from gloam.server.store import Code
from gloam.server.tables.commands import Role, check_bot_level, check_ways, read_name, read_options
from gloam.server.tables.events import (
    Created,
    LogEntry,
    SeatTaken,
    SeatTokenIssued,
    StoredEntry,
    TableEvent,
    apply_entry,
    create_table,
)
from gloam.server.tables.table import Table
from gloam.server.tables.updates import now_ms

__all__ = ["NewTable", "Note", "Seated", "TableRegistry"]

PRESENCE_EVERY: Final = 5.0  # seconds between saying who is here
PRESENCE_LASTS: Final = 15.0
TABLES_A_NOTE: Final = 30  # with eight seats each it is short enough to publish
PLAYER: Final = "Player {}"  # until they say their name
CODE_LASTS: Final = 300_000  # milliseconds


class Seated(NamedTuple):
    """A seat and the token for it."""

    table: str
    seat: int
    token: str


class NewTable(NamedTuple):
    live: TableSession
    host: str  # token
    seats: list[Seated]


class Note(Struct, array_like=True):
    """What processes tell each other in addition to entries: seats held here, or no longer, and moods."""

    node: str
    kind: Literal["held", "let-go", "deleted", "mood"]
    seats: list[tuple[str, tuple[SeatClaim, ...]]]  # by table
    mood: str = ""


class TableRegistry:
    """The tables, by their ids. Tokens are checked here and nowhere else."""

    def __init__(self, context: ServerContext, tokens: Tokens) -> None:
        self.context = context
        self.tokens = tokens
        self.node = secrets.token_hex(4)
        self.tables: dict[str, TableSession] = {}
        self._loading: dict[str, asyncio.Task[TableSession]] = {}
        self._behind: set[str] = set()  # tables other processes have changed while they were loaded here

    # Finding

    async def find(self, table: str) -> TableSession:
        """The table; CommandRejected if there is none."""
        live = self.tables.get(table)
        if live is not None:
            live.touched = time.monotonic()
            return live
        if table not in self._loading:
            self._loading[table] = asyncio.get_running_loop().create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loaded(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> TableSession:
        saved = await self.context.store.load(table)
        if saved is None:
            raise CommandRejected(Reason.NO_TABLE)
        entries = [stored.decode() for stored in saved.tail]
        try:
            if saved.snapshot is not None:
                restored = Table.restored(saved.snapshot)
            else:
                restored = create_table(entries.pop(0))
        except BadInput as bad:
            raise CommandRejected.invalid(bad) from bad
        for entry in entries:
            apply_entry(restored, entry)
        return self._adopt(restored)

    def _loaded(self, table: str) -> None:
        del self._loading[table]
        if table in self._behind:
            self._behind.discard(table)
            if table in self.tables:
                self.context.background(self.tables[table].resync())

    def _adopt(self, table: Table) -> TableSession:
        live = self.tables[table.facts.id] = TableSession(table, self.context)
        self.context.metrics.tables.set(len(self.tables))
        return live

    # Tokens

    async def claim(self, token: str, table: str | None = None) -> tuple[TableSession, Role]:
        """The table and the role a token gives; CommandRejected if it is not, or no longer, good."""
        claim = self.tokens.read(token)
        if claim is None or table not in (None, claim.table):
            raise CommandRejected(Reason.TOKEN)
        live = await self.find(claim.table)
        if not _holds(live.table, claim):
            await live.resync()  # another process may have given a token this one has not heard of yet
        if not _holds(live.table, claim):
            raise CommandRejected(Reason.TOKEN)
        return live, Role(claim.seat, host=claim.seat == NONE)

    # Making tables and sitting down

    async def create(
        self, game_id: str, given: Mapping[str, str], chairs: Sequence[Chair], ways: Ways
    ) -> NewTable:
        """A new table. Each chair for a person of this device is taken at once.

        BadInput or CommandRejected if it cannot be.
        """
        game = find_game(game_id)
        options = read_options(game, given, len(chairs))
        return await self._found(game, options, chairs, check_ways(ways, self.context.bots))

    async def go_on(self, past: GameHistory, chairs: Sequence[Chair]) -> NewTable:
        """A new table where a game of the past goes on."""
        moves = tuple((move.seat, move.action) for move in past.moves)
        return await self._found(past.game, dict(past.options), chairs, Ways(), str(past.seed), moves)

    async def _found(
        self,
        game: AnyGame,
        options: dict[str, str],
        chairs: Sequence[Chair],
        ways: Ways,
        seed: str = "",
        moves: tuple[tuple[int, int], ...] = (),
    ) -> NewTable:
        chairs = [_read_chair(chair, self.context.bots) for chair in chairs]
        table = new_table_id()
        host = self.tokens.mint(table)
        kept = (digest_of(host), new_secret())
        made = Created(game.id, game.version, options, ways, tuple(chairs), *kept, seed, moves, tells=True)
        entry = LogEntry(table, 1, None, now_ms(), made)
        born = create_table(entry)
        if not await self.context.store.append(entry.encode(), listing(born)):
            raise RuntimeError("a new table's id was taken")
        live = self._adopt(born)
        seats = [
            await self.sit(live, chair.name or PLAYER.format(at + 1), at)
            for at, chair in enumerate(chairs)
            if chair.kind == "person"
        ]
        return NewTable(live, host, seats)

    async def sit(self, live: TableSession, name: str, seat: int | None = None) -> Seated:
        """Take a free seat, the first if none is named. CommandRejected if there is none."""
        called = read_name(name)
        free = [at for at, chair in enumerate(live.table.seats) if chair.kind == "open" and not chair.token]
        if seat is not None and seat not in free:
            raise CommandRejected(Reason.SEAT_TAKEN, seat=seat + 1)
        if not free:
            raise CommandRejected(Reason.NO_SEAT)
        at = free[0] if seat is None else seat
        token = self.tokens.mint(live.id, at)
        await live.append(lambda table: _sit(table, at, called, "", digest_of(token)))
        return Seated(live.id, at, token)

    async def follow_invitation(self, live: TableSession, seat: int) -> None:
        """Whoever comes with the token of an empty seat sits down on it."""
        kept = live.table.seats[seat].token
        name = PLAYER.format(seat + 1)
        await live.append(lambda table: _sit(table, seat, name, kept, kept))

    async def invite(self, live: TableSession, seat: int) -> Seated:
        """A new token for a seat, which ends the old one: a link for a friend, or for another device."""
        token = self.tokens.mint(live.id, seat)
        await live.append(lambda table: _invite(table, seat, digest_of(token)))
        return Seated(live.id, seat, token)

    async def make_code(self, live: TableSession, seat: int) -> tuple[str, int]:
        """A code to type in at another device, and until when it holds."""
        code, expires = new_code(), now_ms() + CODE_LASTS
        await self.context.store.keep_code(digest_of(code), Code(live.id, seat, expires))
        return code, expires

    async def use_code(self, code: str) -> Seated:
        """The seat a code stands for, with a token that ends the old one. A code works once."""
        found = await self.context.store.take_code(digest_of(code.upper()), now_ms())
        if found is None:
            raise CommandRejected(Reason.CODE)
        return await self.invite(await self.find(found.table), found.seat)

    async def delete(self, live: TableSession) -> None:
        await self.context.store.delete(live.id)
        self._forget(live)
        live.on_deleted()
        await self._publish(Note(self.node, "deleted", [(live.id, ())]))

    # Other processes

    def on_entries(self, entries: Sequence[StoredEntry]) -> None:
        by_table: dict[str, list[StoredEntry]] = {}
        for entry in entries:
            if entry.table in self.tables:
                by_table.setdefault(entry.table, []).append(entry)
            elif entry.table in self._loading:
                self._behind.add(entry.table)
        for table, heard in by_table.items():
            self.tables[table].on_remote_entries(heard)

    def on_note(self, text: bytes) -> None:
        if not text:  # the line was dead for a while
            for live in self.tables.values():
                self.context.background(live.resync())
            self._behind.update(self._loading)
            return
        note = msgspec.json.decode(text, type=Note)
        for table, claims in note.seats:
            if table in self.tables and note.node != self.node:
                self._heed(note, self.tables[table], claims)

    def _heed(self, note: Note, live: TableSession, claims: tuple[SeatClaim, ...]) -> None:
        kind = note.kind
        if kind == "mood":
            for seat, _ in claims:
                live.show_reaction(Reaction(seat, note.mood))
            return
        if kind == "deleted":
            self._forget(live)
            live.on_deleted()
            return
        until = 0.0 if kind == "let-go" else time.monotonic() + PRESENCE_LASTS
        for claim in claims:
            live.on_remote_claim(claim, until)

    async def join(self, live: TableSession, subscriber: Subscriber) -> None:
        """Somebody has connected to a table."""
        seat = subscriber.role.seat
        if seat != NONE:
            if live.table.seats[seat].kind == "open":
                await self.follow_invitation(live, seat)
            subscriber.claim = await self.context.store.next_claim()
        await live.join(subscriber)
        self._announce(live, "held", live.claims_of(subscriber))

    async def switch(self, live: TableSession, subscriber: Subscriber, seat: int) -> None:
        """Let a connection act for another seat it has proved, or for NONE. CommandRejected if it has not."""
        claim = NO_CLAIM if seat == NONE else await self.context.store.next_claim()
        proved = subscriber.beside | {subscriber.role.seat}
        if seat != NONE and (seat not in proved or live.table.seats[seat].kind != "person"):
            raise CommandRejected(Reason.SHOW, seat=seat + 1)
        subscriber.role, subscriber.claim = subscriber.role._replace(seat=seat), claim
        subscriber.beside = proved - {seat, NONE}
        if seat != NONE:
            live.take_seat(SeatClaim(seat, claim))
        self._announce(live, "held", live.claims_of(subscriber))

    def leave(self, live: TableSession, subscriber: Subscriber) -> None:
        """Somebody has disconnected."""
        held = live.claims_of(subscriber) if subscriber in live.subscribers else ()
        live.leave(subscriber)
        still = {claim.seat for claim in live.held_here()}
        self._announce(live, "let-go", tuple(claim for claim in held if claim.seat not in still))

    def react(self, live: TableSession, role: Role, mood: str) -> None:
        """Show somebody's mood to everybody at the table, whichever process they are connected to."""
        live.check_reaction(role)
        live.show_reaction(Reaction(role.seat, mood))
        if not self.context.closing:
            note = Note(self.node, "mood", [(live.id, (SeatClaim(role.seat, NO_CLAIM),))], mood)
            self.context.background(self._publish(note))

    def _announce(
        self, live: TableSession, kind: Literal["held", "let-go"], claims: tuple[SeatClaim, ...]
    ) -> None:
        if claims and not self.context.closing:
            self.context.background(self._publish(Note(self.node, kind, [(live.id, claims)])))

    async def _publish(self, note: Note) -> None:
        await self.context.store.publish(msgspec.json.encode(note))

    async def run_chores(self) -> None:
        """Now and then: say who is here, and forget tables nobody looks at."""
        while True:
            await asyncio.sleep(PRESENCE_EVERY)
            for live in [live for live in self.tables.values() if live.is_idle]:
                self._forget(live)
                live.close()
            for live in self.tables.values():
                live.autoplay.look(live)  # a process that died did not say that its clients are gone
            held = [(live.id, live.held_here()) for live in self.tables.values() if live.held_here()]
            for at in range(0, len(held), TABLES_A_NOTE):
                await self._publish(Note(self.node, "held", held[at : at + TABLES_A_NOTE]))

    def _forget(self, live: TableSession) -> None:
        self.tables.pop(live.id, None)
        self.context.metrics.tables.set(len(self.tables))


def _read_chair(chair: Chair, bots: Sequence[str]) -> Chair:
    """A chair that can be kept: its name shows, its bot is known. CommandRejected otherwise."""
    name = None if chair.name is None else read_name(chair.name)
    return Chair(chair.kind, name, check_bot_level(chair.bot or "", bots) if chair.kind == "bot" else None)


def _holds(table: Table, claim: Claim) -> bool:
    if claim.seat == NONE:
        return matches(claim, table.facts.host)
    return claim.seat < len(table.seats) and matches(claim, table.seats[claim.seat].token)


def _sit(table: Table, seat: int, name: str, kept: str, token: str) -> TableEvent:
    chair = table.seats[seat]
    if chair.kind != "open" or chair.token != kept:
        raise CommandRejected(Reason.SEAT_TAKEN, seat=seat + 1)
    others = [other.name for at, other in enumerate(table.seats) if at != seat]
    return SeatTaken(seat, _told_apart(name, others), token)


def _told_apart(name: str, others: Sequence[str]) -> str:
    """Two who bear the same name, perhaps because neither chose one, are told apart by numbers."""
    if name not in others:
        return name
    numbered = (f"{name[: MOST_LETTERS - 3]} {number}" for number in range(2, len(others) + 2))
    return next(other for other in numbered if other not in others)


def _invite(table: Table, seat: int, token: str) -> TableEvent:
    if seat >= len(table.seats) or table.seats[seat].kind == "bot":
        raise CommandRejected(Reason.ABSENT_PERSON, seat=seat + 1)
    return SeatTokenIssued(seat, token)
