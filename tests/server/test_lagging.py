"""A process that has not heard yet what another has written: whoever knows more makes it look."""

from __future__ import annotations

from random import Random

import pytest

from gloam.server.protocol.errors import CommandRejected, Reason
from gloam.server.security.tokens import digest_of
from gloam.server.store import Saved
from gloam.server.tables.commands import Role, Say
from gloam.server.tables.events import LogEntry, MovePlayed, Said, SeatTokenIssued

from .kit import House, Made

pytestmark = pytest.mark.anyio


async def write_elsewhere(house: House, made: Made, deed: MovePlayed | Said | SeatTokenIssued) -> int:
    """As another process would; nobody tells this one."""
    table = house.table(made.id)
    entry = LogEntry(made.id, table.seq + 1, None, table.facts.updated, deed)
    assert await house.app.store.append(entry.encode())
    return entry.seq


async def test_nobody_is_welcomed_with_less_than_they_have_heard(house: House) -> None:
    made = await house.make()
    seq = await write_elsewhere(house, made, Said(0, "ha"))
    assert house.table(made.id).seq == seq - 1
    async with await house.join(made.id, made.seats[1], since=seq) as client:
        assert client.welcome["now"]["seq"] == seq


async def test_a_token_that_another_process_has_just_given_is_good(house: House) -> None:
    made = await house.make()
    fresh = house.app.registry.tokens.mint(made.id, 1)
    await write_elsewhere(house, made, SeatTokenIssued(1, digest_of(fresh)))
    async with await house.join(made.id, fresh) as client:
        assert client.welcome["seat"] == 1


async def test_what_is_written_elsewhere_while_a_table_is_loaded_is_not_missed(house: House) -> None:
    made = await house.make()
    hub, store = house.app.registry, house.app.store
    before = house.table(made.id)
    hub.tables.clear()
    load = store.load

    async def load_slowly(table: str) -> Saved | None:
        """Another process writes an entry, and says so, after this one has read."""
        saved = await load(table)
        entry = LogEntry(table, before.seq + 1, None, before.facts.updated, Said(0, "ha")).encode()
        assert await store.append(entry)
        hub.on_entries([entry])
        return saved

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "load", load_slowly)
        live = await hub.find(made.id)
    await house.app.context.settle()
    assert live.table.seq == before.seq + 1


async def test_a_table_that_cannot_catch_up_does_not_keep_others_waiting(house: House) -> None:
    """A defect on the way is told to whoever asked; the next one gets a turn."""
    made = await house.make()
    live = house.live(made.id)
    await write_elsewhere(house, made, Said(0, "ha"))

    async def broken(table: str, after: int) -> None:
        raise LookupError(table)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house.app.store, "tail", broken)
        with pytest.raises(LookupError):
            await live.submit(Say("x", "hello"), Role(0, host=False))
    assert await live.submit(Say("y", "hello"), Role(0, host=False)) == live.table.seq


async def test_talk_elsewhere_takes_nobody_their_decision(house: House) -> None:
    """What was decided for a position is done as long as that is the position: by a bot, and by a person."""
    made, clients = await house.begin()
    live, table = house.live(made.id), house.table(made.id)
    await write_elsewhere(house, made, Said(0, "ha"))
    assert table.state is not None
    move = MovePlayed(table.to_act, table.state.options[0], "bot")
    await live.play(move, table.facts.moved)
    assert len(table.facts.moves) == 1
    client = clients[table.to_act]
    await client.catch_up(table.seq)
    await write_elsewhere(house, made, Said(0, "ha"))
    await client.act(Random(1))
    assert len(table.facts.moves) == 2


async def test_a_decision_elsewhere_makes_another_void(house: House) -> None:
    made, clients = await house.begin()
    live, table = house.live(made.id), house.table(made.id)
    assert table.state is not None
    seat, (option, *_), moved = table.to_act, table.state.options, table.facts.moved
    await write_elsewhere(house, made, MovePlayed(seat, option))
    with pytest.raises(CommandRejected) as rejected:
        await live.play(MovePlayed(seat, option, "bot"), moved)
    assert rejected.value.reason is Reason.STALE
    assert [move.by for move in table.facts.moves] == [""]
    answer = await clients[seat].do("act", seq=moved, index=option)
    assert (answer["type"], answer["why"]["key"]) == ("refused", "denied-stale")
