"""Every refusal is reached by somebody who may not do what they ask, and changes nothing."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import gloam
from gloam.core.action import NONE
from gloam.server.protocol.errors import CommandRejected
from gloam.server.protocol.messages import Clock, Ways
from gloam.server.store import StoreBusy, StoreDown
from gloam.server.tables.commands import (
    MOST_ENTRIES,
    MOST_TALK,
    Act,
    Again,
    Change,
    Chat,
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
    Role,
    Say,
    Seating,
    StandIn,
    Start,
    Undo,
    handle,
)
from gloam.server.tables.events import StoredEntry, UndoAsked

from .kit import House
from .logbook import Logbook, why

PURE: dict[str, Callable[[], None]] = {}
SERVED: dict[str, Callable[[House], Awaitable[None]]] = {}


def pure(scene: Callable[[], None]) -> Callable[[], None]:
    PURE[scene.__name__.replace("_", "-")] = scene
    return scene


def served(scene: Callable[[House], Awaitable[None]]) -> Callable[[House], Awaitable[None]]:
    SERVED[scene.__name__.replace("_", "-")] = scene
    return scene


def rng() -> random.Random:
    return random.Random(1)


# What conduct refuses


@pure
def denied_stale() -> None:
    book = Logbook().start()
    state = book.table.state
    assert state is not None
    seat, action = state.to_act, state.options[0]
    assert why(book, Act("x", seq=book.table.seq - 1, index=action), seat) == "denied-stale"
    assert why(book, Act("x", seq=book.table.seq + 1, index=action), seat) == "denied-stale"
    book.do(Say("hi", "hello"), 1 - seat)  # talk does no harm
    book.do(Act("x", seq=book.table.seq - 1, index=action), seat)
    assert why(book, Undo("y", seq=1), seat) == "denied-stale"
    assert why(book, Premove("y", seq=1, index=None), seat) == "denied-stale"


@pure
def denied_full() -> None:
    book = Logbook().start()
    book.table.facts.seq = MOST_ENTRIES
    assert why(book, Say("x", "hello"), 0) == "denied-full"


@pure
def denied_talk() -> None:
    """Nobody can fill the log; whoever has talked too much can still play."""
    book = Logbook().start()
    state = book.table.state
    assert state is not None
    seat = state.to_act
    book.table.facts.talk[seat] = MOST_TALK - 1
    book.do(Say("x", "hello"), seat)
    assert why(book, Say("y", "hello"), seat) == "denied-talk"
    book.do(Say("z", "hello"), 1 - seat)
    book.do(Act("a", book.table.seq, state.options[0]), seat)
    book.play(rng()).do(Rematch("r"), 1 - seat)
    book.do(Say("v", "hello"), seat)


@pure
def denied_name() -> None:
    book = Logbook()
    for name in (" ", "\u200d", "\u202eevil", "a\x00b", "a\u200bb", "\ue000", "\U000e0041"):
        assert why(book, Rename("x", name), 0) == "denied-name", name
    book.do(Rename("x", "  <b>Ann</b>\t\n Ö. & 안나  "), 0)
    assert book.table.seats[0].name == "<b>Ann</b> Ö. & 안나"
    book.do(Rename("y", "👩\u200d🚀"), 0)
    assert book.table.seats[0].name == "👩\u200d🚀"


@pure
def denied_spectator() -> None:
    book = Logbook().start()
    seq = book.table.seq
    commands = (
        *(
            Act("x", seq, 0),
            Premove("x", seq, 0),
            Interrupt("x", 0),
            Undo("x", seq),
            Consent("x", agree=True),
        ),
        *(Say("x", "hello"), Chat("x", "hello"), Nonce("x", "ab" * 16), Grant("x", follow=True)),
        *(Rename("x", "Ann"), Leave("x"), Rematch("x"), Dress("x", 1, 1), Again("x", want=True)),
    )
    for command in commands:
        for host in (False, True):
            assert why(book, command, host=host) == "denied-spectator", command


@pure
def denied_host() -> None:
    book = Logbook()
    commands = (
        *(Start("x"), Seating("x", 1), StandIn("x", 1, None), StandIn("x", 1, "asleep")),
        *(
            Dress("x", 1, seat=1),
            Pause("x", paused=True),
            Change("x"),
            Change("x", options={}),
            Change("x", ways=Ways()),
        ),
    )
    for command in commands:
        for seat in (NONE, 0):
            assert why(book, command, seat) == "denied-host", command
    assert why(book, Rematch("x", deal=True), 0) == "denied-host"


@pure
def denied_dress() -> None:
    book = Logbook(people=2, bots=1, free=1)
    for seat in (1, 3):
        assert why(book, Dress("x", 1, seat=seat), 0, host=True) == "denied-dress"
    book.do(Dress("x", 5, seat=2), 0, host=True)


@pure
def denied_worn() -> None:
    book = Logbook("kragmortha", people=2, bots=1)
    assert why(book, Dress("x", hat=1), 0) == "denied-worn"
    book.do(Dress("x", face=1), 0)


@pure
def denied_started() -> None:
    book = Logbook().start()
    assert why(book, Start("x"), host=True) == "denied-started"
    assert why(book, Nonce("x", "ab" * 16), 0) == "denied-started"
    assert why(book, Dress("x", 3), 0) == "denied-started"
    assert why(book, Change("x", options={"hand": "4"}), host=True) == "denied-started"
    assert why(book, Change("x", ways=Ways(clock=Clock(60))), host=True) == "denied-started"
    book.do(Change("x", ways=Ways(chat=True, public=True)), host=True)


@pure
def denied_not_started() -> None:
    book = Logbook()
    for command in (Act("x", 1, 0), Premove("x", 1, 0), Interrupt("x", 0), Undo("x", 1)):
        assert why(book, command, 0) == "denied-not-started", command
    assert why(book, StandIn("x", 0, "asleep"), host=True) == "denied-not-started"


@pure
def denied_paused() -> None:
    book = Logbook().start()
    book.do(Pause("p", paused=True), host=True)
    seq, seat = book.table.seq, book.table.to_act
    for command in (Act("x", seq, 0), Premove("x", seq, 0), Interrupt("x", 0), Undo("x", seq)):
        assert why(book, command, seat) == "denied-paused", command
    book.do(Say("x", "hello"), seat)
    book.do(StandIn("y", seat, "asleep"), host=True)  # what a pause may be for
    book.do(StandIn("z", seat, None), seat)


@pure
def denied_standin() -> None:
    book = Logbook().start()
    state = book.table.state
    assert state is not None
    book.do(StandIn("s", state.to_act, "asleep"), host=True)
    command = Act("x", book.table.seq, state.options[0])
    assert why(book, command, state.to_act) == "denied-standin"


@pure
def denied_aside() -> None:
    book = Logbook("kragmortha", options={"preset": "tabletop"}).start()
    state = book.table.state
    assert state is not None
    assert why(book, Interrupt("x", state.options[0]), state.to_act) == "denied-aside"
    assert why(book, Interrupt("x", 999_999), 0) == "denied-aside"


@pure
def denied_ahead() -> None:
    book = Logbook(people=3).start()
    state = book.table.state
    assert state is not None
    for seat in range(3):
        assert why(book, Premove("x", book.table.seq, state.options[0]), seat) == "denied-ahead"


@pure
def denied_undo() -> None:
    book = Logbook().start()
    assert why(book, Undo("x", book.table.seq), book.table.to_act) == "denied-undo"


@pure
def denied_over() -> None:
    book = Logbook().start().play(rng())
    assert why(book, Undo("x", book.table.seq), 0) == "denied-over"


@pure
def denied_wish() -> None:
    book = wishing(Logbook(people=3).start())
    wish = book.table.facts.wish
    assert wish is not None
    assert why(book, Undo("y", book.table.seq), wish.seat) == "denied-wish"


def wishing(book: Logbook) -> Logbook:
    """Somebody asks to take back, which needs the others' consent."""
    choices = rng()
    while book.table.facts.wish is None:
        role = Role(book.table.to_act, host=False)
        book.act(choices)
        undo = Undo("u", book.table.seq)
        try:
            if isinstance(handle(book.table, undo, role), UndoAsked):
                book.do(undo, role.seat)
        except CommandRejected:  # the choice was none, or nothing can be taken back
            continue
    return book


@pure
def denied_no_wish() -> None:
    book = Logbook(people=3).start()
    assert why(book, Consent("x", agree=True), 0) == "denied-no-wish"
    wishing(book)
    wish = book.table.facts.wish
    assert wish is not None
    assert why(book, Consent("x", agree=True), wish.seat) == "denied-no-wish"
    other = (wish.seat + 1) % 3
    book.do(Consent("y", agree=True), other)
    assert why(book, Consent("z", agree=False), other) == "denied-no-wish"


@pure
def denied_phrase() -> None:
    assert why(Logbook(), Say("x", "buy my things"), 0) == "denied-phrase"


@pure
def denied_chat() -> None:
    assert why(Logbook(), Chat("x", "hello"), 0) == "denied-chat"


@pure
def denied_text() -> None:
    book = Logbook(ways=Ways(chat=True))
    for text in (" ", "\n", "a\x1b[2Jb", "\u202etxt", "\x00"):
        assert why(book, Chat("x", text), 0) == "denied-text"
    book.do(Chat("x", "<script>alert(1)</script> 👩\u200d🚀"), 0)


@pure
def denied_nonce() -> None:
    book = Logbook()
    book.do(Nonce("x", "ab" * 16), 0)
    assert why(book, Nonce("y", "cd" * 16), 0) == "denied-nonce"


@pure
def denied_open_seats() -> None:
    assert why(Logbook(people=1, free=2), Start("x"), host=True) == "denied-open-seats"


@pure
def denied_no_person() -> None:
    book = Logbook(people=1, bots=1).start()
    assert why(book, StandIn("x", 1, "asleep"), host=True) == "denied-no-person"
    assert why(book, StandIn("x", 0, None), host=True) == "denied-no-person"
    assert why(book, StandIn("x", 2, None), host=True) == "error-seat"
    assert why(book, Seating("x", 2, "asleep"), host=True) == "error-seat"
    assert why(book, Seating("x", 1, "sleepy"), host=True) == "error-bot"


@pure
def denied_pause() -> None:
    book = Logbook()
    assert why(book, Pause("x", paused=True), host=True) == "denied-pause"
    book.start()
    assert why(book, Pause("x", paused=False), host=True) == "denied-pause"
    book.do(Pause("x", paused=True), host=True)
    assert why(book, Pause("y", paused=True), host=True) == "denied-pause"


@pure
def denied_not_over() -> None:
    book = Logbook().start()
    assert why(book, Rematch("x"), 0) == "denied-not-over"
    assert why(book, Again("x", want=True), 0) == "denied-not-over"


# What only a server can refuse


@served
async def denied_busy(house: House) -> None:
    await with_broken_store(house, StoreBusy(), "denied-busy")


@served
async def denied_store(house: House) -> None:
    await with_broken_store(house, StoreDown(), "denied-store")


async def with_broken_store(house: House, error: Exception, key: str) -> None:
    """Whatever the store cannot keep is not done, and can be done a moment later."""

    def append(entry: StoredEntry, listed: object = None) -> asyncio.Future[bool]:
        refused: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        refused.set_exception(error)
        return refused

    made = await house.make()
    async with await house.join(made.id, made.seats[0]) as client:
        seq = house.table(made.id).seq
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(house.app.store, "append", append)
            assert await client.refused("say", phrase="hello") == key
            answer = await house.post(
                f"/api/tables/{made.id}/do", {"type": "leave", "id": "l"}, made.seats[1]
            )
            assert (answer.status, answer.why) == (503, key)
        assert house.table(made.id).seq == seq
        assert (await client.do("say", phrase="hello"))["seq"] == seq + 1


@served
async def denied_gone(house: House) -> None:
    made = await house.make()
    live = house.live(made.id)
    assert (await house.ask("DELETE", f"/api/tables/{made.id}", token=made.host)).status == 204
    with pytest.raises(CommandRejected) as denied:
        await live.submit(Say("x", "hello"), Role(0, host=False))
    assert denied.value.why.key == "denied-gone"


@served
async def denied_no_table(house: House) -> None:
    for table in ("aaaaaaaaaaaaaaaa", "x", "%D0%B9"):
        answer = await house.get(f"/api/tables/{table}")
        assert (answer.status, answer.why) == (404, "denied-no-table")


@served
async def denied_token(house: House) -> None:
    made, other = await house.make(), await house.make()
    for token in ("", "x", made.host + "x", made.seats[0][:-1], other.host, other.seats[0]):
        answer = await house.ask("DELETE", f"/api/tables/{made.id}", token=token)
        assert (answer.status, answer.why) == (401, "denied-token")


@served
async def denied_seat_taken(house: House) -> None:
    made = await house.make(people=1, bots=1, free=1)
    for seat in (0, 1, 3, 15):
        answer = await house.post(f"/api/tables/{made.id}/seats", {"name": "Ann", "seat": seat})
        assert (answer.status, answer.why) == (409, "denied-seat-taken")


@served
async def denied_no_seat(house: House) -> None:
    made = await house.make(people=1, bots=1, free=1)
    assert (await house.post(f"/api/tables/{made.id}/seats", {"name": "Ann"})).json["seat"] == 2
    answer = await house.post(f"/api/tables/{made.id}/seats", {"name": "Bob"})
    assert (answer.status, answer.why) == (409, "denied-no-seat")


@served
async def denied_code(house: House) -> None:
    for code in ("", "ABCDEFGH", "й" * 20):
        answer = await house.post("/api/codes", {"code": code})
        assert (answer.status, answer.why) == (404, "denied-code")


@served
async def denied_show(house: House) -> None:
    made = await house.make()
    async with await house.join(made.id, made.seats[0]) as client:
        assert await client.refused("show", seat=1) == "denied-show"


@served
async def denied_follow(house: House) -> None:
    made, clients = await house.begin()
    answer = await house.get(f"/api/tables/{made.id}/positions/0?as=1", made.seats[0])
    assert (answer.status, answer.why) == (403, "denied-follow")
    for client in clients:
        assert await client.refused("watch", seat=None) == "denied-follow"
        await client.socket.close()


@served
async def denied_react(house: House) -> None:
    made = await house.make()
    async with await house.join(made.id) as client:
        while (answer := await client.do("react", mood="love"))["type"] == "done":
            pass
        assert answer["why"]["key"] == "denied-react"


@pytest.mark.parametrize("key", PURE)
def test_refusal(key: str) -> None:
    PURE[key]()


@pytest.mark.anyio
@pytest.mark.parametrize("key", SERVED)
async def test_refusal_by_a_server(house: House, key: str) -> None:
    await SERVED[key](house)


def test_every_refusal_is_tried() -> None:
    file = Path(gloam.__file__).parent / "locales" / "en" / "server.ftl"
    keys = re.findall(r"^(denied-[a-z-]+) =", file.read_text("utf-8"), re.MULTILINE)
    assert {*PURE, *SERVED} == {*keys}
