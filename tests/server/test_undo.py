"""Taking back, and clocks: nobody gains by it what the others have not granted."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from gloam.core.record import write_record
from gloam.server.protocol.errors import CommandRejected
from gloam.server.protocol.messages import Clock, Ways
from gloam.server.tables.commands import (
    Act,
    Consent,
    Leave,
    Pause,
    Rematch,
    Role,
    Seating,
    StandIn,
    Undo,
    handle,
)
from gloam.server.tables.events import StandInSet, UndoAsked, Undone
from gloam.server.tables.updates import UpdateBuilder, table_told

from .logbook import Logbook, find_undo, last_chooser, notices, rng, told, update_of, why

GAMES = ["nightmarium", "kragmortha"]


# Taking back


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_that_showed_nothing_is_taken_back_alone(game: str) -> None:
    book = Logbook(game, 3).start()
    undo = find_undo(book, Undone)
    seat, moves = last_chooser(book), list(book.table.facts.moves)
    deed = book.do(undo, seat)
    assert isinstance(deed, Undone)
    assert book.table.facts.moves == moves[: deed.ply]
    assert (book.table.to_act, notices(book.table)[-1]) == (seat, "undone")
    assert told(book.table) == told(book.again())
    assert why(book, Act("late", undo.seq, 0), seat) == "denied-stale"


@pytest.mark.parametrize("kind", [Undone, UndoAsked])
def test_what_was_taken_over_from_another_game_is_not_taken_back(kind: type[Undone | UndoAsked]) -> None:
    book = Logbook("nightmarium", 3).start()
    undo = find_undo(book, kind)
    book.table.facts.begun = len(book.table.facts.moves)
    assert why(book, undo, last_chooser(book)) == "denied-undo"


@pytest.mark.parametrize("agree", [True, False])
def test_a_choice_that_showed_something_needs_consent(*, agree: bool) -> None:
    book = Logbook("nightmarium", 3).start()
    undo = find_undo(book, UndoAsked)
    seat, moves, moved = last_chooser(book), len(book.table.facts.moves), book.table.facts.moved
    book.do(undo, seat)
    one, other = [at for at in range(3) if at != seat]
    book.do(Consent("one", agree=True), one)
    assert book.table.facts.moved == moved
    assert update_of(book.table, one)["table"]["undo"]["seat"] == seat
    book.do(Consent("two", agree=agree), other)
    assert book.table.facts.wish is None
    if agree:
        assert len(book.table.facts.moves) < moves
        assert book.table.to_act == seat
    else:
        assert len(book.table.facts.moves) == moves
        assert notices(book.table)[-1] == "undo-refused"


def test_bots_and_those_away_need_not_be_asked() -> None:
    """Taking back something shown, at a table with one person: nobody is wronged."""
    book = Logbook("nightmarium", 1, 1).start()
    choices = rng()
    while not (book.table.plies and book.table.plies[-1].marked and book.table.plies[-1].seat == 0):
        book.act(choices)
    assert isinstance(book.do(Undo("u", book.table.seq), 0), Undone)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_has_seen_a_hidden_card_and_takes_back_against_bots_practises(game: str) -> None:
    """It is offered as practice once, said, kept to the end, recorded, and over with the round."""
    book, choices = Logbook(game, 1, 2).start(), rng()
    while book.table.can_undo(0) != "practice":
        assert not table_told(book.table).practice
        book.act(choices)
    undo = Undo("u", book.table.seq)
    ply = book.table.last_choice(0)
    assert book.do(undo, 0) == Undone(0, ply, practice=True)
    assert notices(book.table)[-2:] == ["practice", "undone"]
    assert table_told(book.table).practice
    assert told(book.table) == told(book.again())
    offered = {book.table.can_undo(0)}
    while book.table.running:
        book.act(choices)
        offered.add(book.table.can_undo(0))
    assert offered == {"", "alone"}
    assert "practice yes" in write_record(book.table.record())
    book.do(Rematch("r"), 0)
    assert not table_told(book.table).practice
    book.start()
    assert "practice" not in write_record(book.table.record())


def test_what_everybody_agreed_to_is_no_practice() -> None:
    book = Logbook("nightmarium", 2).start()
    undo = find_undo(book, UndoAsked)
    seat = last_chooser(book)
    book.do(undo, seat)
    book.do(Consent("c", agree=True), 1 - seat)
    assert notices(book.table)[-1] == "undone"
    assert not table_told(book.table).practice


def test_an_older_log_knows_no_practice() -> None:
    """What was taken back before there was practice stays what it was."""
    book = Logbook("nightmarium", 1, 1).start()
    while book.table.can_undo(0) != "practice":
        book.act(rng())
    book.enter(Undone(0, book.table.last_choice(0)))
    assert not table_told(book.table).practice


def test_a_wish_does_not_wait_for_those_who_are_away() -> None:
    book = Logbook("nightmarium", 3).start()
    undo = find_undo(book, UndoAsked)
    seat, moves = last_chooser(book), len(book.table.facts.moves)
    book.do(undo, seat)
    one, other = [at for at in range(3) if at != seat]
    book.do(Consent("one", agree=True), one)
    book.do(StandIn("away", other, "asleep"), host=True)
    assert book.table.facts.wish is None
    assert len(book.table.facts.moves) < moves


@pytest.mark.parametrize("how", ["kicked", "left", "away"])
def test_the_wish_of_somebody_who_is_gone_is_gone(how: str) -> None:
    book = Logbook("nightmarium", 3).start()
    undo = find_undo(book, UndoAsked)
    seat, moves = last_chooser(book), len(book.table.facts.moves)
    book.do(undo, seat)
    if how == "kicked":
        book.do(Seating("k", seat), host=True)
    elif how == "left":
        book.do(Leave("l"), seat)
    else:
        book.do(StandIn("s", seat, "asleep"), host=True)
    assert book.table.facts.wish is None
    assert len(book.table.facts.moves) == moves


def test_playing_on_ends_a_wish() -> None:
    book = Logbook("nightmarium", 3).start()
    undo = find_undo(book, UndoAsked)
    book.do(undo, last_chooser(book))
    book.act(rng())
    assert book.table.facts.wish is None


@pytest.mark.parametrize("game", GAMES)
def test_an_update_says_what_taking_back_would_do(game: str) -> None:
    """For every seat after every choice of a game, and while it is paused or somebody's wish is open."""
    book, choices = Logbook(game, 3).start(), rng()
    seen = Counter[str]()
    while book.table.running:
        book.act(choices)
        for seat in range(3):
            update = UpdateBuilder(book.table).update(seat, book.table.seq)
            offered = msgspec.json.decode(update).get("can_undo", "")
            assert offered == undoing(book, seat)
            seen[offered] += 1
    assert all(seen[offered] > 5 for offered in ("", "alone", "ask"))
    assert not any("can_undo" in update for update in told(book.table))


@pytest.mark.parametrize("command", [Pause("p", paused=True), None])
def test_nothing_is_taken_back_while_the_game_waits(command: Pause | None) -> None:
    book = Logbook("nightmarium", 3).start()
    undo = find_undo(book, UndoAsked)
    seat = last_chooser(book)
    assert update_of(book.table, seat)["can_undo"] == "ask"
    book.do(command or undo, seat, host=True)
    assert "can_undo" not in update_of(book.table, seat)


def undoing(book: Logbook, seat: int) -> str:
    """What the command itself would do now."""
    try:
        deed = handle(book.table, Undo("u", book.table.seq), Role(seat, host=False))
    except CommandRejected:
        return ""
    return "alone" if isinstance(deed, Undone) else "ask"


# Clocks


def test_time_is_taken_from_whoever_is_asked() -> None:
    book = Logbook(ways=Ways(clock=Clock(60, 3)), tells=False).start()
    choices = rng()
    banks = [60_000, 60_000]
    for spent in (1_500, 20_000, 2_000, 90_000, 10):
        seat = book.table.to_act
        book.at += spent
        book.act(choices)
        banks[seat] = max(0, banks[seat] - spent) + 3_000
        assert [chair.bank for chair in book.table.seats] == banks
        assert book.table.facts.since == book.at
        shown = update_of(book.table, 0)
        assert (shown["clocks"], shown["since"]) == (banks, book.at)


def test_pauses_cost_no_time() -> None:
    book = Logbook(ways=Ways(clock=Clock(60)), tells=False).start()
    seat = book.table.to_act
    book.at += 10_000
    book.do(Pause("p", paused=True), host=True)
    assert book.table.seats[seat].bank == 50_000
    book.at += 3_600_000
    book.do(Pause("q", paused=False), host=True)
    book.at += 1_000
    book.act(rng())
    assert book.table.seats[seat].bank == 49_000


def test_tables_without_clocks_show_none() -> None:
    assert not {"clocks", "since"} & {*update_of(Logbook().start().table, 0)}


def test_taking_back_gains_no_time() -> None:
    """Neither the time it took is given back, nor is anything left of what a choice taken back had added."""
    book = Logbook(ways=Ways(clock=Clock(600, 30)), tells=False).start()
    choices = rng()
    bank = [600_000, 600_000]
    while True:
        seat, before = book.table.to_act, list(bank)
        book.at += 1_000
        book.act(choices)
        bank[seat] += 29_000
        undo = Undo("u", book.table.seq)
        free = book.table.last_choice(seat) == len(book.table.plies) - 1 and book.table.to_act == seat
        if free and isinstance(handle(book.table, undo, Role(seat, host=False)), Undone):
            break
    book.at += 7_000
    book.do(undo, seat)
    assert book.table.seats[seat].bank == before[seat] - 8_000


def test_going_away_and_coming_back_gains_no_time() -> None:
    book = Logbook(ways=Ways(clock=Clock(60)), tells=False).start()
    seat = book.table.to_act
    for number, bot in enumerate(["asleep", None] * 2):
        book.at += 5_000
        book.do(StandIn(f"s{number}", seat, bot), host=True)
    assert book.table.seats[seat].bank == 40_000
    book.do(Pause("p", paused=True), host=True)
    book.at += 1_000_000
    book.enter(StandInSet(seat, "asleep"))
    assert book.table.seats[seat].bank == 40_000
