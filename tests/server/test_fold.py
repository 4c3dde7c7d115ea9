"""A table is its log: folded again, or from a snapshot and the rest, it is the same for everybody."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from gloam.core.action import NONE
from gloam.core.ahead import ahead
from gloam.server.protocol.errors import CommandRejected
from gloam.server.protocol.messages import PHRASES, Clock, Ways
from gloam.server.tables.commands import (
    Act,
    Again,
    Change,
    Chat,
    Command,
    Consent,
    Dress,
    Grant,
    Interrupt,
    Leave,
    Nonce,
    Pause,
    Premove,
    Rematch,
    Rename,
    Say,
    Seating,
    StandIn,
    Start,
    Undo,
)
from gloam.server.tables.events import (
    MovePlayed,
    Replaced,
    SeatTaken,
    SeatTokenIssued,
    TableEvent,
    apply_entry,
)
from gloam.server.tables.state import Notice
from gloam.server.tables.table import MOST_KNOWN, MOST_NOTICES, Table
from gloam.server.tables.updates import UpdateBuilder

from .logbook import Logbook, told, update_of, why

GAMES = ["nightmarium", "kragmortha"]
BOTS = ["asleep", "haunting"]


@pytest.fixture(autouse=True)
def same_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even what a rematch adds of chance is the same for the same seed."""
    secrets = random.Random(1)
    monkeypatch.setattr("gloam.server.tables.commands.new_secret", lambda: secrets.randbytes(32).hex())


class Crowd:
    """People who do anything they can think of, mostly playing. The same for the same seed."""

    def __init__(self, game: str, seed: int) -> None:
        self.rng = random.Random(f"{game} {seed}")
        people, bots = self.rng.choice([(2, 0), (3, 0), (2, 1), (1, 2), (4, 0)])
        clock = Clock(30, 5) if seed % 2 else None
        presets = {"kragmortha": ["enchanted", "tabletop"], "nightmarium": ["second-edition", "advanced"]}
        options = {"preset": self.rng.choice(presets[game])}
        self.book = Logbook(game, people, bots, 0, options, Ways(chat=True, clock=clock), f"{seed:064x}")
        self.number = 0
        self.refused = 0

    @property
    def table(self) -> Table:
        return self.book.table

    def go(self, steps: int) -> Crowd:
        for _ in range(steps):
            self.book.at += self.rng.randrange(4000)
            if self.table.facts.status == "playing" and self.rng.random() < 0.7:
                self.play()
            else:
                self.meddle()
        return self

    def play(self) -> None:
        seat, state = self.table.to_act, self.table.state
        assert state is not None
        player = self.table.seats[seat].player
        kept = self.table.facts.ahead.get(seat)
        if self.table.facts.paused or self.table.seats[seat].kind == "open":
            self.try_out(Pause(self.id, paused=False), NONE, host=True)
            self.sit(seat)
        elif kept is not None:
            self.book.enter(MovePlayed(seat, kept, "ahead"))
        elif player and self.rng.random() < 0.02:
            self.book.enter(Replaced(seat, "haunting"))
        elif player:
            self.book.act(self.rng, "bot" if self.table.seats[seat].kind == "bot" else "standin")
        else:
            self.try_out(Act(self.id, self.table.seq, self.rng.choice(list(state.options))), seat)

    def sit(self, seat: int) -> None:
        if self.table.seats[seat].kind == "open":
            self.book.enter(SeatTaken(seat, f"Subscriber {self.number}", "t"))

    def meddle(self) -> None:
        seat = self.rng.randrange(len(self.table.seats))
        self.sit(seat)
        if self.rng.random() < 0.02:
            self.book.enter(SeatTokenIssued(seat, f"t{self.number}"))
        for command, host in self.rng.sample(list(self.commands(seat)), 3):
            self.try_out(command, seat, host=host)

    @property
    def id(self) -> str:
        self.number += 1
        return f"m{self.number}"

    def commands(self, seat: int) -> Iterator[tuple[Command, bool]]:
        rng, table, state = self.rng, self.table, self.table.state
        bot = rng.choice(BOTS)
        yield Undo(self.id, table.seq), False
        yield Undo(self.id, table.seq), False
        yield Consent(self.id, agree=rng.random() < 0.8), False
        yield Say(self.id, rng.choice(PHRASES)), False
        yield Chat(self.id, f"word {rng.random()}"), False
        yield Nonce(self.id, rng.randbytes(16).hex()), False
        yield Grant(self.id, follow=rng.random() < 0.5), False
        yield Rename(self.id, f"Name {rng.randrange(100)}"), False
        yield Start(self.id), True
        yield Rematch(self.id, deal=rng.random() < 0.5), True
        if table.facts.status == "over":
            yield Again(self.id, want=rng.random() < 0.5), False
        yield Change(self.id, ways=Ways(chat=rng.random() < 0.8, clock=table.facts.ways.clock)), True
        if table.facts.status != "playing" or rng.random() < 0.2:
            yield Leave(self.id), False
            yield Seating(self.id, seat, rng.choice([None, bot])), True
        if table.facts.status == "lobby":
            yield Dress(self.id, rng.randrange(-1, 9), rng.randrange(-1, 9)), False
        yield StandIn(self.id, seat, rng.choice([None, bot])), True
        yield Pause(self.id, paused=rng.random() < 0.3), True
        yield Premove(self.id, table.seq, None), False
        if state is not None and not state.over:
            choices = ahead(table.game, state, seat)
            yield Premove(self.id, table.seq, rng.choice(choices or [0])), False
            yield Interrupt(self.id, rng.choice(list(state.asides(seat)) or [0])), False

    def try_out(self, command: Command, seat: int, *, host: bool = False) -> None:
        """Whatever is refused changes nothing."""
        before = self.table.snapshot()
        try:
            self.book.do(command, seat, host=host)
        except CommandRejected:
            self.refused += 1
            assert self.table.snapshot() == before


def alike(one: Table, other: Table) -> None:
    assert msgspec.to_builtins(one.facts) == msgspec.to_builtins(other.facts)
    assert one.lines == other.lines
    assert (one.plies, one.last_choices) == (other.plies, other.last_choices)
    assert told(one) == told(other)
    if one.state is not None and other.state is not None:
        assert one.game.write(one.state) == other.game.write(other.state)
    assert (one.state is None) == (other.state is None)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_its_log(game: str) -> None:
    """Random tables, compared with the log folded anew and with a snapshot from anywhere and the rest."""
    done: Counter[str] = Counter()
    for seed in range(4):
        crowd = Crowd(game, seed)
        for _ in range(10):
            crowd.go(50)
            assert Table.restored(crowd.table.snapshot()).lines == crowd.table.lines
        book = crowd.book
        alike(book.table, book.again())
        middle = crowd.rng.randrange(2, len(book.entries))
        resumed = Table.restored(book.again(middle).snapshot())
        alike(resumed, book.again(middle))
        for entry in book.entries[middle:]:
            apply_entry(resumed, entry)
        alike(resumed, book.table)
        done.update(type(entry.event).__name__ for entry in book.entries)
        assert crowd.refused > 20
    assert {kind.__name__ for kind in TableEvent.__subclasses__()} == {*done}
    assert done["MovePlayed"] > 700


@pytest.mark.parametrize("game", GAMES)
def test_everybody_is_told_what_the_game_tells_them(game: str) -> None:
    """What is worked out once for several viewers is what each would be told alone."""
    for seed in range(4):
        crowd = Crowd(game, 50 + seed)
        for _ in range(12):
            table = crowd.go(15).table
            telling = UpdateBuilder(table)
            for viewer in range(len(table.seats) + 1):
                assert update_of(table, viewer, telling) == update_of(table, viewer)


def test_folding_needs_nothing_but_the_log() -> None:
    book = Crowd("nightmarium", 7).go(200).book
    assert told(book.again()) == told(book.again())


def test_memory_of_a_table_is_bounded() -> None:
    book = Logbook()
    for number in range(MOST_NOTICES + 50):
        book.table.facts.talk.clear()
        book.do(Say(f"s{number}", "hello"), number % 2)
    assert len(book.table.facts.notices) == MOST_NOTICES
    assert len(book.table.facts.known) == MOST_KNOWN
    alike(Table.restored(book.table.snapshot()), restored_lines(book.table))


def restored_lines(table: Table) -> Table:
    """A table that runs still has the lines of notices it would forget when restored."""
    del table.lines[: -len(table.facts.notices)]
    return table


def test_what_it_takes_to_start() -> None:
    book = Logbook(people=1, free=1)
    assert why(book, Start("x"), host=True) == "denied-open-seats"
    book.do(Seating("b", 1, "asleep"), host=True)
    book.start()
    assert [line.told.kind for line in book.table.lines if isinstance(line.told, Notice)] == [
        *("sat", "bot", "started")
    ]
