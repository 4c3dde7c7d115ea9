"""What deeds do to a table: another round, answers ahead, chance from everybody, and what is told."""

from __future__ import annotations

import random
import re
from hashlib import sha256
from pathlib import Path

import pytest

import gloam
from gloam.bots import LEVELS
from gloam.core.ahead import ahead
from gloam.core.deal import commitment_of, new_secret, seed_of
from gloam.core.phrase import Phrase
from gloam.core.record import write_record
from gloam.locale import LANGUAGES, Speech
from gloam.server.protocol.messages import PHRASES, Ways
from gloam.server.tables.commands import (
    Again,
    Change,
    Chat,
    Consent,
    Grant,
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
)
from gloam.server.tables.events import (
    Chatted,
    FollowPermissionSet,
    Left,
    MovePlayed,
    NonceAdded,
    PremoveSet,
    RematchStarted,
    Renamed,
    Replaced,
    Said,
    SeatReassigned,
    UndoAsked,
    Undone,
)
from gloam.server.tables.state import Notice
from gloam.server.tables.table import Table

from .logbook import SECRET, Logbook, find_undo, last_chooser, notices, rng, told, update_of, why

GAMES = ["nightmarium", "kragmortha"]


# Another round


@pytest.mark.parametrize("game", GAMES)
def test_a_rematch_keeps_seats_and_moves_the_start_on(game: str) -> None:
    book = Logbook(game, 3).start()
    for number in range(1, 4):
        began, secret = book.table.to_act, book.table.facts.secret
        book.play(rng())
        names = [seat.name for seat in book.table.seats]
        book.do(Rematch(f"r{number}"), 1)
        assert (book.table.facts.round, book.table.facts.status) == (number + 1, "lobby")
        assert [seat.name for seat in book.table.seats] == names
        assert book.table.facts.secret != secret
        book.do(Start(f"s{number}"), 2)  # anybody's who sits
        assert book.table.to_act == (began + 1) % 3
    assert told(book.table) == told(Table.restored(book.table.snapshot()))


def test_a_rematch_forgets_what_belonged_to_the_round() -> None:
    book = Logbook()
    book.do(Nonce("n", "ab" * 16), 0)
    book.start().play(rng())
    book.do(Rematch("r"), 0)
    assert [seat.nonce for seat in book.table.seats] == ["", ""]
    assert (book.table.state, book.table.facts.moves, notices(book.table)) == (None, [], ["rematched"])
    book.do(Nonce("n2", "cd" * 16), 0)


@pytest.mark.parametrize("how", ["left", "kicked"])
def test_the_deal_of_a_game_that_is_over_stays_what_it_was(how: str) -> None:
    """Whoever goes afterwards takes nothing along that is needed to prove the deal or to resume."""
    book = Logbook()
    book.do(Nonce("n", "ab" * 16), 1)
    book.start().play(rng())
    before = write_record(book.table.record())
    if how == "left":
        book.do(Leave("l"), 1)
    else:
        book.do(Seating("k", 1), host=True)
    after = write_record(book.table.record())
    assert after == before.replace("name 2 P2", "name 2 ")
    assert told(Table.restored(book.table.snapshot())) == told(book.table)


# Chance


def test_chance_comes_from_everybody() -> None:
    book = Logbook(people=3)
    book.do(Nonce("n", "ab" * 16), 1)
    commitment = commitment_of(SECRET)
    filler = [sha256(f"{commitment} {seat}".encode()).hexdigest() for seat in range(3)]
    assert book.table.nonces() == [filler[0], "ab" * 16, filler[2]]
    book.start()
    record = book.table.record()
    assert record.deal is not None
    assert record.seed == seed_of(SECRET, [filler[0], "ab" * 16, filler[2]])
    record.deal.check(record.seed)


def test_what_is_told_of_the_deal() -> None:
    """The commitment before, the nonces from the start on, the secret after the end and not earlier."""
    book = Logbook()
    deals = [deal_told(book)]
    deals.append(deal_told(book.start()))
    deals.append(deal_told(book.play(rng())))
    assert [sorted(deal) for deal in deals] == [
        ["commitment"],
        ["commitment", "nonces"],
        ["commitment", "nonces", "secret", "seed"],
    ]
    assert deals[2]["secret"] == SECRET


def deal_told(book: Logbook) -> dict[str, object]:
    deal: dict[str, object] = update_of(book.table, 0)["table"]["deal"]
    return deal


def test_whoever_a_bot_plays_for_is_asked_nothing_and_may_play_again() -> None:
    book = Logbook(people=3).start()
    seat = book.table.to_act
    book.do(StandIn("in", seat, "asleep"), host=True)
    assert "options" not in update_of(book.table, seat)
    other = (seat + 1) % 3
    assert why(book, StandIn("no", seat, None), other) == "denied-host"
    assert why(book, StandIn("no", other, "asleep"), other) == "denied-host", (
        "nor is one's own seat given away"
    )
    book.do(StandIn("back", seat, None), seat)
    assert update_of(book.table, seat)["options"]


def test_kragmortha_is_told_which_seats_bots_play() -> None:
    assert Logbook("kragmortha", 1, 2).start().table.facts.options["bots"] == "2,3"
    book = Logbook("kragmortha", 3).start()
    assert book.table.facts.options["bots"] == "none"
    book.play(rng()).do(Rematch("r"), 0)
    book.do(Seating("b", 1, "asleep"), host=True)
    book.do(Change("c", options={"preset": "tabletop"}), host=True)
    book.do(Start("s"), 0)
    assert book.table.facts.options["bots"] == "2"
    assert (
        why(Logbook("kragmortha"), Change("c", options={"set": "/etc"}), host=True) == "error-option-closed"
    )


# Answers ahead


def waiting(game: str) -> tuple[Logbook, int, int]:
    """A table at which a seat can answer before its turn, that seat, and the one asked now."""
    kinds = {"nightmarium": "tribute", "kragmortha": "vote"}
    options = {"preset": "tabletop"} if game == "kragmortha" else {}
    for seed in range(200):
        book = Logbook(game, 4, options=options, secret=f"{seed:064x}").start()
        if seek(book, kinds[game], random.Random(seed)):
            state = book.table.state
            assert state is not None
            able = [seat for seat in range(4) if ahead(book.table.game, state, seat)]
            if able:
                return book, able[-1], state.to_act
    raise AssertionError("nobody was ever asked together with others")


def seek(book: Logbook, kind: str, choices: random.Random) -> bool:
    while book.table.state is not None and book.table.running:
        if book.table.state.asked == kind:
            return True
        for seat in range(4):
            asides = book.table.state.asides(seat)
            if asides and choices.random() < 0.3:
                book.enter(MovePlayed(seat, asides[0]))
                break
        else:
            book.act(choices)
    return False


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_ahead_is_kept_hidden_and_played_in_turn(game: str) -> None:
    book, seat, _ = waiting(game)
    state = book.table.state
    assert state is not None
    choices = ahead(book.table.game, state, seat)
    assert [option["index"] for option in update_of(book.table, seat)["ahead"]] == choices
    before = [others_see(book, viewer) for viewer in range(5) if viewer != seat]
    shown = []
    for index in choices[:2]:
        book.do(Premove(f"a{index}", book.table.seq, index), seat)
        assert update_of(book.table, seat)["chosen"] == index
        shown.append([others_see(book, viewer) for viewer in range(5) if viewer != seat])
    assert len(shown) < 2 or shown[0] == shown[1], "what was chosen must not show"
    assert shown[0] != before, "that somebody has chosen is shown"
    book.do(Premove("back", book.table.seq, None), seat)
    assert [others_see(book, viewer) for viewer in range(5) if viewer != seat] == before
    book.do(Premove("again", book.table.seq, choices[-1]), seat)
    while book.table.to_act != seat:
        book.act(rng())
    assert book.table.facts.ahead[seat] == choices[-1]
    assert choices[-1] in state.options
    book.enter(MovePlayed(seat, choices[-1], "ahead"))
    assert seat not in book.table.facts.ahead


def others_see(book: Logbook, viewer: int) -> object:
    return {key: value for key, value in update_of(book.table, viewer).items() if key != "seq"}


def test_answers_ahead_end_with_what_they_answer() -> None:
    book, seat, _ = waiting("nightmarium")
    state = book.table.state
    assert state is not None
    book.do(Premove("a", book.table.seq, ahead(book.table.game, state, seat)[0]), seat)
    mover = next(p.seat for p in reversed(book.table.plies))
    book.enter(Undone(mover, len(book.table.plies) - 1))
    assert book.table.facts.ahead == {}


# Each deed, and what is told of it


def test_what_deeds_do() -> None:
    book = Logbook(people=2, ways=Ways(chat=True))
    table = book.table
    assert book.do(Rename("1", "Ann"), 0) == Renamed(0, "Ann")
    assert table.seats[0].name == "Ann"
    assert book.do(Grant("2", follow=True), 0) == FollowPermissionSet(0, follow=True)
    assert table.seats[0].follow
    assert book.do(Grant("3", follow=False), 0) == FollowPermissionSet(0, follow=False)
    assert book.do(Say("4", "thanks"), 1) == Said(1, "thanks")
    assert book.do(Chat("5", "so  long\n"), 1) == Chatted(1, "so long")
    assert book.do(Nonce("6", "00" * 16), 1) == NonceAdded(1, "00" * 16)
    assert book.do(Leave("7"), 1) == Left(1, "haunting")
    assert (table.seats[1].kind, table.seats[1].token, table.seats[1].nonce) == ("open", "", "")
    assert book.do(Seating("8", 1, "asleep"), host=True) == SeatReassigned(1, "asleep")
    assert table.seats[1].player == "asleep"
    book.start()
    book.do(StandIn("9", 0, "drowsy"), host=True)
    assert (table.seats[0].player, table.people()) == ("drowsy", [])
    book.do(StandIn("10", 0, None), host=True)
    assert (table.seats[0].player, table.people()) == ("", [0])
    assert book.do(Leave("11"), 0) == Left(0, "haunting")
    assert (table.seats[0].kind, table.seats[0].standin) == ("person", "haunting")
    assert notices(table) == [
        *("sat", "sat", "renamed", "granted", "revoked", "said", "chatted", "left", "bot", "started"),
        *("standin", "returned", "left", "standin"),
    ]


def test_lines_keep_the_name_of_their_time() -> None:
    book = Logbook(people=2, ways=Ways(chat=True))
    book.do(Rename("1", "Ann"), 1)
    book.do(Say("2", "hello"), 1)
    book.do(Chat("3", "words"), 1)
    book.do(Seating("4", 1, "asleep"), host=True)
    lines = [line.told.phrase() for line in book.table.lines if isinstance(line.told, Notice)]
    speech = Speech("en", ["Zoe", "Bot 2"])
    assert [speech.say(line) for line in lines if line.key in ("table-said", "table-chatted")] == [
        "Ann: Hello!",
        "Ann: words",
    ]
    assert not any("Bot 2 joins" in speech.say(line) for line in lines)


def test_a_line_without_a_name_is_of_the_seat() -> None:
    """As snapshots have them that were written before names were kept."""
    speech = Speech("en", ["Zoe", "Bot 2"])
    assert speech.say(Notice(3, "sat", 1).phrase()) == "Bot 2 joins."


def test_commands_are_known_again_by_their_sender_and_id() -> None:
    book = Logbook()
    book.do(Say("x", "hello"), 0)
    book.do(Say("x", "hello"), 1)
    assert list(book.table.facts.known) == ["0.x", "1.x"]


def all_notices() -> list[Phrase]:
    book = Logbook("nightmarium", 3, ways=Ways(chat=True))
    for number, phrase in enumerate(PHRASES):
        book.do(Say(f"s{number}", phrase), 0)
    book.do(Chat("c", "words"), 0)
    book.do(Rename("n", "Ann"), 1)
    book.do(Change("w", ways=Ways(chat=False)), host=True)
    for follow in (True, False):
        book.do(Grant(f"g{follow}", follow=follow), 0)
    book.do(Seating("k", 2), host=True)
    book.do(Seating("b", 2, "asleep"), host=True)
    book.start()
    book.enter(Replaced(2, "haunting"))
    for paused in (True, False):
        book.do(Pause(f"p{paused}", paused=paused), host=True)
    for bot in ("asleep", None):
        book.do(StandIn(f"i{bot}", 0, bot), host=True)
    undo, asker = find_undo(book, UndoAsked), last_chooser(book)
    book.do(undo, asker)
    book.do(Consent("no", agree=False), 1 - asker)
    find_undo(book, Undone)
    asker = last_chooser(book)
    book.enter(Undone(asker, book.table.last_choice(asker), practice=True))
    book.play(rng())
    book.do(Leave("l"), 1)
    for want in (True, False):
        book.do(Again(f"a{want}", want=want), 0)
    lines = list(book.table.lines)
    book.enter(RematchStarted(0, new_secret()))
    return [line.told.phrase() for line in [*lines, *book.table.lines] if isinstance(line.told, Notice)]


def messages_of(language: str) -> list[str]:
    file = Path(gloam.__file__).parent / "locales" / language / "server.ftl"
    return re.findall(r"^([a-z-]+) =", file.read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_notice_can_be_said_to_everybody(language: str) -> None:
    phrases = all_notices()
    for viewer in range(4):
        for phrase in phrases:
            words = Speech(language, ["Анна", "Bob", ""], viewer).say(phrase)
            assert words
            assert not re.search(rf"\b({'|'.join(LEVELS)})\b", words)  # a level has a name of its own
    said = {phrase.key for phrase in phrases}
    messages = messages_of(language)
    assert said == {key for key in messages if key.startswith("table-")}
    assert {f"say-{phrase}" for phrase in PHRASES} == {key for key in messages if key.startswith("say-")}


def test_an_answer_that_is_kept_is_a_deed_of_its_own() -> None:
    book, seat, _ = waiting("nightmarium")
    state = book.table.state
    assert state is not None
    choice = ahead(book.table.game, state, seat)[0]
    moved = book.table.facts.moved
    assert book.do(Premove("a", book.table.seq, choice), seat) == PremoveSet(seat, choice)
    assert book.table.facts.moved == moved
