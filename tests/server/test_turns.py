"""Turns at a table: one at a time, in order, whoever comes by a task or without one."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from gloam.server.live.turns import Turns

pytestmark = pytest.mark.anyio


async def test_a_free_turn_is_taken_at_once() -> None:
    turns, heard = Turns(), []
    turns.take(lambda: heard.append("now"))
    assert heard == ["now"]
    assert turns.taken
    turns.give()
    assert not turns.taken


async def test_turns_come_in_order_one_at_a_time() -> None:
    """Tasks and callbacks in a seeded mixture; each holds its turn over a few rounds of the loop."""
    turns, began, ended, chance = Turns(), list[int](), list[int](), Random(1)
    loop = asyncio.get_running_loop()

    def hold(number: int) -> None:
        assert began == ended
        began.append(number)
        loop.call_soon(release, number)

    def release(number: int) -> None:
        ended.append(number)
        turns.give()

    async def hold_in_a_task(number: int) -> None:
        async with turns:
            assert began == ended
            began.append(number)
            await asyncio.sleep(0)
            ended.append(number)

    tasks = []
    for number in range(60):
        if chance.random() < 0.5:
            turns.take(lambda number=number: hold(number))  # type: ignore[misc]
        else:
            tasks.append(asyncio.create_task(hold_in_a_task(number)))
            await asyncio.sleep(0)  # it comes now, not when the loop has time
    async with turns:
        assert ended == list(range(60))
    await asyncio.gather(*tasks)


async def test_who_gives_up_waiting_is_passed_over() -> None:
    turns, heard = Turns(), []
    turns.take(lambda: None)

    async def wait(name: str) -> None:
        async with turns:
            heard.append(name)

    first, second = asyncio.create_task(wait("first")), asyncio.create_task(wait("second"))
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    turns.give()
    await second
    assert heard == ["second"]
    assert not turns.taken


async def test_who_gives_up_when_let_in_gives_the_turn_away() -> None:
    turns = Turns()
    turns.take(lambda: None)

    async def wait() -> None:
        async with turns:
            raise AssertionError("it was cancelled before it came in")

    task = asyncio.create_task(wait())
    await asyncio.sleep(0)
    turns.give()  # it is let in with the next round of the loop …
    asyncio.get_running_loop().call_soon(task.cancel)  # … and told to stop in the same
    await asyncio.gather(task, return_exceptions=True)
    assert task.cancelled()
    assert not turns.taken
