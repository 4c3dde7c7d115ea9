"""Group commit by itself, with a disk that waits until it is told."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from gloam.server.store import StoreBusy, StoreDown
from gloam.server.store.commit import APART, MANY, TOGETHER, GroupCommit
from gloam.server.tables.events import StoredEntry

from .kit import entry

pytestmark = pytest.mark.anyio


class Disk:
    """Writes a group for each turn it is given. `spoilt` are entries that it chokes on."""

    def __init__(self, turns: int = 1_000) -> None:
        self.turns = asyncio.Semaphore(turns)
        self.groups: list[list[StoredEntry]] = []
        self.spoilt: dict[StoredEntry, BaseException] = {}

    async def write(self, group: Sequence[StoredEntry]) -> list[int]:
        await self.turns.acquire()
        for each in group:
            if each in self.spoilt:
                raise self.spoilt[each]
        self.groups.append(list(group))
        return [each.seq for each in group]


def begin(commit: GroupCommit[StoredEntry, int], *entries: StoredEntry) -> list[asyncio.Future[int]]:
    return [commit.add(each) for each in entries]


async def test_what_comes_together_is_written_together() -> None:
    disk = Disk()
    commit = GroupCommit(disk.write)
    entries = [entry(table, 1) for table in "abc"]
    assert await asyncio.gather(*begin(commit, *entries)) == [1, 1, 1]
    assert disk.groups == [entries]


async def test_while_one_group_is_written_the_next_gathers() -> None:
    disk = Disk(turns=0)
    commit = GroupCommit(disk.write)
    tasks = begin(commit, entry("a", 1))
    await ticks()
    for table in "bc":
        tasks += begin(commit, entry(table, 1))
        await ticks()
    disk.turns.release()
    disk.turns.release()
    await asyncio.gather(*tasks)
    assert disk.groups == [[entry("a", 1)], [entry("b", 1), entry("c", 1)]]


async def test_only_under_load_a_group_waits_for_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each commit costs something; who pays for it is the one for whom nobody else waits."""
    disk, pauses, sleep = Disk(), list[float](), asyncio.sleep

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        await sleep(0)

    monkeypatch.setattr("asyncio.sleep", pause)
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: 1.0)  # no time passes
    commit = GroupCommit(disk.write)
    for size, is_load in ((1, False), (MANY - 1, False), (MANY, False), (1, True), (1, False)):
        pauses.clear()
        await asyncio.gather(*begin(commit, *(entry(f"{at}", 1) for at in range(size))))
        assert pauses == ([pytest.approx(APART)] if is_load else [])


async def ticks() -> None:
    """Let everybody who can go on do so."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_a_table_has_one_entry_in_a_group_and_keeps_its_order() -> None:
    disk = Disk()
    commit = GroupCommit(disk.write)
    entries = [entry("a", 1), entry("b", 1), entry("a", 2), entry("a", 3), entry("b", 2)]
    await asyncio.gather(*begin(commit, *entries))
    assert disk.groups == [entries[:2], [entries[2], entries[4]], [entries[3]]]


async def test_a_group_has_a_largest_size() -> None:
    disk = Disk()
    commit = GroupCommit(disk.write)
    await asyncio.gather(*begin(commit, *(entry(f"t{each}", 1) for each in range(TOGETHER + 5))))
    assert [len(group) for group in disk.groups] == [TOGETHER, 5]


async def test_too_much_is_refused_and_the_rest_is_written() -> None:
    disk = Disk()
    commit = GroupCommit(disk.write, most=3)
    tasks = begin(commit, *(entry(table, 1) for table in "abcde"))
    done = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(each) for each in done] == [int, int, int, StoreBusy, StoreBusy]
    assert await commit.add(entry("f", 1)) == 1


async def test_a_bug_is_the_matter_of_one() -> None:
    disk = Disk()
    disk.spoilt = {entry("b", 1): TypeError("b")}
    commit = GroupCommit(disk.write)
    tasks = begin(commit, *(entry(table, 1) for table in "abc"))
    first, second, third = await asyncio.gather(*tasks, return_exceptions=True)
    assert (first, third) == (1, 1)
    assert isinstance(second, TypeError)


async def test_an_outage_is_told_to_those_who_waited() -> None:
    disk = Disk()
    disk.spoilt = {entry("b", 1): StoreDown("unplugged")}
    commit = GroupCommit(disk.write)
    done = await asyncio.gather(
        *begin(commit, *(entry(table, 1) for table in "abc"), entry("a", 2)), return_exceptions=True
    )
    assert [type(each) for each in done] == [StoreDown, StoreDown, StoreDown, int]
    assert len({id(each) for each in done}) == 4, "an exception raised twice mixes up its tracebacks"


async def test_whoever_waits_when_writing_is_interrupted_is_told() -> None:
    """Those of the group that was being written, and those who waited for the next one."""
    disk = Disk(turns=0)
    commit = GroupCommit(disk.write)
    tasks = begin(commit, entry("a", 1))
    await ticks()
    tasks += begin(commit, entry("b", 1))
    disk.spoilt = {entry("a", 1): asyncio.CancelledError()}
    disk.turns.release()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        assert isinstance(outcome, StoreDown)
    disk.turns.release()
    assert await commit.add(entry("c", 1)) == 1


async def test_who_gives_up_before_the_group_is_made_is_not_written() -> None:
    disk = Disk(turns=0)
    commit = GroupCommit(disk.write)
    first, second, third = begin(commit, *(entry("a", seq) for seq in (1, 2, 3)))
    await ticks()
    first.cancel()
    second.cancel()
    await ticks()
    for _ in range(3):
        disk.turns.release()
    assert await third == 3
    assert disk.groups == [[entry("a", 1)], [entry("a", 3)]]
    assert first.cancelled()
    assert second.cancelled()


async def test_a_closed_one_takes_no_more() -> None:
    disk = Disk()
    commit = GroupCommit(disk.write)
    (task,) = begin(commit, entry("a", 1))
    await ticks()
    await commit.close()
    assert task.done()
    with pytest.raises(StoreDown):
        await commit.add(entry("b", 1))
