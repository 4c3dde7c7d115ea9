"""What the interface promises, on either store."""

from __future__ import annotations

import asyncio

import pytest

from gloam.server.store import Code, Listed, Store, StoreDown

from .conftest import Opening
from .kit import entry, fill, listing

pytestmark = pytest.mark.anyio


async def test_what_was_appended_is_loaded(store: Store) -> None:
    entries = await fill(store, "t", 3)
    loaded = await store.load("t")
    assert loaded == (0, None, entries)
    assert await store.tail("t", 1) == entries[1:]
    assert await store.tail("t", 3) == []


async def test_it_outlives_the_process(url: str, opened: Opening) -> None:
    first = await opened(url)
    entries = await fill(first, "t", 2)
    await first.close()
    second = await opened(url)
    assert await second.tail("t", 0) == entries


@pytest.mark.parametrize("name", ["t", "", "\0", "\n", "x" * 5000, "\ud800"])
async def test_an_unknown_table_is_none(store: Store, name: str) -> None:
    """Not even a name that nothing could be kept under is an error: anybody may ask for anything."""
    assert await store.load(name) is None
    assert await store.tail(name, 0) is None
    assert not await store.delete(name)


async def test_claims_only_grow(url: str, opened: Opening) -> None:
    """Also between processes, where the store has several."""
    stores = [await opened(url)] + ([await opened(url)] if url.startswith("postgresql") else [])
    claims = [await store.next_claim() for _ in range(3) for store in stores]
    assert claims == sorted(set(claims))


async def test_a_number_is_given_once(store: Store) -> None:
    entries = await fill(store, "t", 2)
    assert not await store.append(entry("t", 2, "other", b"other"))
    assert not await store.append(entry("t", 1, "other", b"other"), listing("t", 9))
    assert await store.tail("t", 0) == entries
    assert await store.listed(public=True, most=9) == [listing("t")]


async def test_a_log_has_no_holes(store: Store) -> None:
    entries = await fill(store, "t", 1)
    assert not await store.append(entry("t", 3, "m3"))
    assert not await store.append(entry("u", 2))
    assert await store.tail("t", 0) == entries
    assert await store.load("u") is None


async def test_the_loser_of_a_group_harms_nobody(store: Store) -> None:
    """All of these are written at once: some numbers are taken, one table is not there."""
    for table in "abc":
        await fill(store, table, 1)
    wanted = [entry("a", 2, "x"), entry("b", 1, "x"), entry("c", 2, "x"), entry("d", 2, "x")]
    listings = [listing(each.table, 5) for each in wanted]
    done = await asyncio.gather(
        *(store.append(each, new) for each, new in zip(wanted, listings, strict=True))
    )
    assert done == [True, False, True, False]
    assert await store.tail("b", 1) == []
    updated = {each.table: each.updated for each in await store.listed(public=True, most=9)}
    assert updated == {"a": 5, "b": 1, "c": 5}


async def test_one_of_many_gets_the_number(store: Store) -> None:
    await fill(store, "t", 1)
    rivals = [entry("t", 2, f"r{each}") for each in range(20)]
    done = await asyncio.gather(*map(store.append, rivals))
    assert done.count(True) == 1
    assert await store.tail("t", 1) == [rivals[done.index(True)]]


async def test_a_table_may_have_several_entries_under_way(store: Store) -> None:
    await fill(store, "t", 1)
    assert all(await asyncio.gather(*(store.append(entry("t", seq)) for seq in range(2, 8))))


async def test_any_bytes_and_any_letters_are_kept(store: Store) -> None:
    body = bytes(range(256)) * 300
    assert await store.append(entry("стол", 1, "ход №1", body), listing("стол", body=body))
    assert await store.tail("стол", 0) == [entry("стол", 1, "ход №1", body)]
    assert await store.listed(public=False, most=1) == [listing("стол", body=body)]


async def test_an_entry_no_check_foresaw_fails_alone(store: Store) -> None:
    """A number too large for either database, in one group with good ones."""
    await fill(store, "t", 1)
    too_late = entry("u", 1)._replace(at=1 << 80)
    appends = [store.append(entry("t", 2)), store.append(too_late, listing("u")), store.append(entry("t", 3))]
    first, second, third = await asyncio.gather(*appends, return_exceptions=True)
    assert (first, third) == (True, True)
    assert isinstance(second, Exception)
    assert not isinstance(second, StoreDown)


async def test_a_creation_needs_its_listing(store: Store) -> None:
    with pytest.raises(ValueError, match="with a listing"):
        await store.append(entry("t", 1))
    with pytest.raises(ValueError, match="with the listing of u"):
        await store.append(entry("t", 1), listing("u"))


async def test_the_latest_snapshot_is_kept(store: Store) -> None:
    entries = await fill(store, "t", 5)
    await store.save("t", 3, b"three")
    await store.save("t", 2, b"two")
    assert await store.load("t") == (3, b"three", entries[3:])
    await asyncio.gather(store.save("t", 5, b"five"), store.save("t", 4, b"four"))
    assert await store.load("t") == (5, b"five", [])
    assert await store.tail("t", 0) == entries


async def test_a_snapshot_needs_its_entry(store: Store) -> None:
    entries = await fill(store, "t", 1)
    await store.save("t", 2, b"two")
    await store.save("u", 1, b"one")
    assert await store.load("t") == (0, None, entries)
    assert await store.load("u") is None


async def test_a_deleted_table_leaves_no_trace(store: Store) -> None:
    await fill(store, "t", 3)
    kept = await fill(store, "u", 1)
    await store.save("t", 2, b"two")
    await store.keep_code("code", Code("t", 1, 1_000))
    assert await store.delete("t")
    assert not await store.delete("t")
    assert await store.load("t") is None
    assert await store.take_code("code", 0) is None
    assert not await store.append(entry("t", 4))
    await store.save("t", 3, b"three")
    await store.relist(listing("t"))
    assert await store.listed(public=False, most=9) == [listing("u")]
    assert await store.tail("u", 0) == kept
    assert await fill(store, "t", 1) == (await store.tail("t", 0))


async def test_listings_are_sorted_and_cut(store: Store) -> None:
    for table, updated in (("a", 3), ("b", 1), ("c", 2)):
        assert await store.append(entry(table, 1), listing(table, updated))
    assert await tables(store, public=True, most=9) == ["a", "c", "b"]
    assert await tables(store, public=True, most=2) == ["a", "c"]
    assert await store.append(entry("b", 2), listing("b", 4))
    assert await tables(store, public=True, most=9) == ["b", "a", "c"]


async def test_the_lobby_shows_public_tables_that_are_not_over(store: Store) -> None:
    seen = {"open": listing("a"), "private": listing("b", public=False), "over": listing("c", status="over")}
    for each in seen.values():
        assert await store.append(entry(each.table, 1), each)
    assert await tables(store, public=True, most=9) == ["a"]
    assert await store.listed(public=False, most=9) == [seen["over"], seen["private"], seen["open"]]


async def tables(store: Store, *, public: bool, most: int) -> list[str]:
    return [each.table for each in await store.listed(public=public, most=most)]


async def test_a_listing_is_replaced_by_later_ones_only(store: Store) -> None:
    await fill(store, "t", 1)
    later = listing("t", 7, status="playing", public=False, body=b"later")
    await store.relist(later)
    await store.relist(listing("t", 6))
    await store.relist(listing("u", 6))
    assert await store.listed(public=False, most=9) == [later]
    assert [type(each) for each in (await store.listed(public=False, most=9))[0]] == kinds(later)


def kinds(listed: Listed) -> list[type]:
    return [type(each) for each in listed]


async def test_a_code_is_taken_once_and_in_time(store: Store) -> None:
    code = Code("t", 2, 1_000)
    await store.keep_code("digest", code)
    assert await store.take_code("other", 500) is None
    assert await store.take_code("digest", 999) == code
    assert await store.take_code("digest", 999) is None
    await store.keep_code("digest", code)
    assert await store.take_code("digest", 1_000) is None
    assert await store.take_code("digest", 0) is None


async def test_a_code_is_taken_by_one(store: Store) -> None:
    await store.keep_code("digest", Code("t", 2, 1_000))
    taken = await asyncio.gather(*(store.take_code("digest", 0) for _ in range(5)))
    assert taken.count(None) == 4


async def test_old_codes_are_swept_away(store: Store) -> None:
    await store.keep_code("old", Code("t", 0, 1_000))
    await store.keep_code("recent", Code("t", 1, 50_000_000))
    await store.keep_code("new", Code("t", 2, 100_000_000))
    assert await store.take_code("old", 0) is None
    assert await store.take_code("recent", 0) is not None


async def test_a_secret_stays(url: str, opened: Opening) -> None:
    first = await opened(url)
    assert await first.secret("key", b"\0one") == b"\0one"
    assert await first.secret("key", b"two") == b"\0one"
    assert await first.secret("other", b"two") == b"two"
    await first.close()
    assert await (await opened(url)).secret("key", b"three") == b"\0one"


async def test_a_note_has_a_size(store: Store) -> None:
    await store.publish(b"x" * 5_000)
    for note in (b"", b"x" * 5_001):
        with pytest.raises(ValueError, match="bytes"):
            await store.publish(note)


async def test_an_open_store_answers(store: Store) -> None:
    await store.ping()
    await store.close()
    with pytest.raises(StoreDown):
        await store.ping()


async def test_closing_writes_what_waits(url: str, opened: Opening) -> None:
    store = await opened(url)
    await fill(store, "t", 1)
    waiting = [asyncio.ensure_future(store.append(entry("t", seq))) for seq in range(2, 30)]
    await asyncio.sleep(0)
    await store.close()
    assert all(await asyncio.gather(*waiting))
    with pytest.raises(StoreDown):
        await store.append(entry("t", 30))
    reopened = await opened(url)
    assert len(await reopened.tail("t", 0) or ()) == 29
