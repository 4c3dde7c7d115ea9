"""The log in a PostgreSQL database, for any number of server processes."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final

from gloam.server.store import Code, Listed, Saved, Store, StoredEntry, StoreDown
from gloam.server.store.commit import WAITING, GroupCommit
from gloam.server.store.items import (
    DAY,
    Append,
    Snapshot,
    check_code,
    check_listed,
    check_name,
    check_note,
    is_name,
)
from gloam.server.store.migrations import migrate_postgres
from gloam.server.store.postgres_connection import AnswerLost, Pool, asyncpg, refusing
from gloam.server.store.postgres_listener import CHANNEL, Listener
from gloam.server.store.tidings import ENTRIES, LONGEST_WORD, NODE, Where, note_text, word

__all__ = ["PostgresStore"]

SURE: Final = 5.0  # seconds to find out whether something was stored when its answer was lost
PAUSE: Final = 0.2

# A group of entries, the listings of those that were taken, and the news of them, in one statement and so in
# one transaction. A listing is locked against deletion while its table gets an entry. Everything is locked in
# the order of the tables' names, so that processes wait for each other but never in a circle. The entry
# before is asked for by a scalar subquery: for EXISTS the planner may choose to read the whole log instead.
APPEND: Final = f"""
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::bytea[], $6::text[])
        AS g (table_id, seq, msg, at, body, word)
), alive AS MATERIALIZED (
    SELECT table_id FROM listing WHERE table_id = ANY ($1) ORDER BY table_id FOR KEY SHARE
), taken AS (
    INSERT INTO entry (table_id, seq, msg, at, body)
    SELECT table_id, seq, msg, at, body FROM given
    WHERE seq = 1 OR (
        table_id IN (SELECT table_id FROM alive)
        AND (SELECT TRUE FROM entry AS e WHERE e.table_id = given.table_id AND e.seq = given.seq - 1)
    )
    ORDER BY table_id
    ON CONFLICT DO NOTHING RETURNING table_id
), touched AS (
    INSERT INTO listing (table_id, game, status, public, created, updated, body)
    SELECT l.* FROM unnest($7::text[], $8::text[], $9::text[], $10::boolean[], $11::bigint[], $12::bigint[],
        $13::bytea[]) AS l (table_id, game, status, public, created, updated, body)
    JOIN taken USING (table_id) ORDER BY table_id
    ON CONFLICT (table_id) DO UPDATE SET game = excluded.game, status = excluded.status,
        public = excluded.public, created = excluded.created, updated = excluded.updated, body = excluded.body
), parts AS (
    SELECT word, sum(length(word) + 1) OVER (ORDER BY table_id) / {LONGEST_WORD} AS part
    FROM given JOIN taken USING (table_id)
), told AS (
    SELECT count(pg_notify('{CHANNEL}', text))
    FROM (SELECT $14 || string_agg(word, ',') AS text FROM parts GROUP BY part) AS texts
)
SELECT array(SELECT table_id FROM taken), (SELECT * FROM told)"""

SAVE: Final = """
WITH alive AS MATERIALIZED (
    SELECT table_id FROM listing WHERE table_id = ANY ($1) ORDER BY table_id FOR KEY SHARE
)
INSERT INTO snapshot (table_id, seq, body)
SELECT table_id, seq, body FROM unnest($1::text[], $2::bigint[], $3::bytea[]) AS g (table_id, seq, body)
JOIN alive USING (table_id)
WHERE (SELECT TRUE FROM entry AS e WHERE e.table_id = g.table_id AND e.seq = g.seq)
ORDER BY table_id
ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body
    WHERE excluded.seq > snapshot.seq"""

RELIST: Final = """
WITH alive AS MATERIALIZED (
    SELECT table_id FROM listing WHERE table_id = ANY ($1) ORDER BY table_id FOR NO KEY UPDATE
)
UPDATE listing SET game = g.game, status = g.status, public = g.public, created = g.created,
    updated = g.updated, body = g.body
FROM unnest($1::text[], $2::text[], $3::text[], $4::boolean[], $5::bigint[], $6::bigint[], $7::bytea[])
    AS g (table_id, game, status, public, created, updated, body) JOIN alive USING (table_id)
WHERE listing.table_id = g.table_id AND listing.updated <= g.updated"""

ENTRY: Final = "SELECT table_id, seq, msg, at, body FROM entry"
LISTED: Final = "SELECT table_id, game, status, public, created, updated, body FROM listing"
NEWEST: Final = "ORDER BY updated DESC, table_id DESC LIMIT $1"


class PostgresStore(Store):
    """Every process may write every table; the unique numbers of entries decide between them."""

    def __init__(self, url: str, *, most: int = WAITING) -> None:
        self._url = url
        self._node: Final = secrets.token_hex(NODE // 2)
        self._pool = Pool(url)
        self._listener: Listener | None = None
        self._entries = GroupCommit(self._append_all, most=most)
        self._listings = GroupCommit(self._relist_all, most=most)
        self._snapshots = GroupCommit(self._save_all, most=most)

    async def open(
        self, on_entries: Callable[[Sequence[StoredEntry]], None], on_note: Callable[[bytes], None]
    ) -> None:
        await self._pool.open()
        try:
            with refusing(self._url):
                await migrate_postgres(self._url)
            listener = Listener(self._url, self._node, on_entries, on_note, self._look_up)
            await listener.open()
        except BaseException:
            await self._pool.close()
            raise
        self._listener = listener

    def append(self, entry: StoredEntry, listed: Listed | None = None) -> asyncio.Future[bool]:
        return self._entries.add(Append.of(entry, listed))

    async def _append_all(self, group: Sequence[Append]) -> Sequence[bool]:
        """If the answer is lost the same group is sent again: what is there by then was ours or was not."""
        loop = asyncio.get_running_loop()
        until, again = loop.time() + SURE, False
        while True:
            try:
                async with self._pool.connection() as connection:
                    taken = await self._append_once(connection, group)
                    if again:
                        taken |= await self._ours(connection, group)
                    return [append.table in taken for append in group]
            except StoreDown as error:
                again = again or isinstance(error, AnswerLost)
                if not again or loop.time() > until:
                    raise
                await asyncio.sleep(PAUSE)

    async def _append_once(self, connection: asyncpg.Connection, group: Sequence[Append]) -> set[str]:
        """The tables that got their entry."""
        entries = [entry for entry, _ in group]
        words = [word(entry) for entry in entries]
        listings = [listed for _, listed in group if listed]
        head = self._node + ENTRIES
        columns = (*_columns(entries, StoredEntry), words, *_columns(listings, Listed))
        tables, _ = await connection.fetchrow(APPEND, *columns, head)
        return set(tables)

    async def _ours(self, connection: asyncpg.Connection, group: Sequence[Append]) -> set[str]:
        """The tables whose entry of that number is the very one we wanted to store."""
        tables, seqs, *_ = _columns([entry for entry, _ in group], StoredEntry)
        query = f"{ENTRY} JOIN unnest($1::text[], $2::bigint[]) AS g (table_id, seq) USING (table_id, seq)"
        there = {StoredEntry(*row) for row in await connection.fetch(query, tables, seqs)}
        return {append.table for append in group if append.entry in there}

    async def relist(self, listed: Listed) -> None:
        check_listed(listed)
        await self._listings.add(listed)

    async def _relist_all(self, group: Sequence[Listed]) -> Sequence[None]:
        async with self._pool.connection() as connection:
            await connection.execute(RELIST, *_columns(group, Listed))
        return [None] * len(group)

    async def save(self, table: str, seq: int, snapshot: bytes) -> None:
        check_name(table)
        await self._snapshots.add(Snapshot(table, seq, snapshot))

    async def _save_all(self, group: Sequence[Snapshot]) -> Sequence[None]:
        async with self._pool.connection() as connection:
            await connection.execute(SAVE, *_columns(group, Snapshot))
        return [None] * len(group)

    async def load(self, table: str) -> Saved | None:
        async with self._pool.connection() as connection, _as_of_now(connection):
            if not await _exists(connection, table):
                return None
            found = await connection.fetchrow("SELECT seq, body FROM snapshot WHERE table_id = $1", table)
            seq, snapshot = found or (0, None)
            return Saved(seq, snapshot, await _tail(connection, table, seq))

    async def tail(self, table: str, after: int) -> list[StoredEntry] | None:
        async with self._pool.connection() as connection, _as_of_now(connection):
            return await _tail(connection, table, after) if await _exists(connection, table) else None

    async def _look_up(self, where: Where) -> StoredEntry | None:
        async with self._pool.connection() as connection:
            row = await connection.fetchrow(f"{ENTRY} WHERE table_id = $1 AND seq = $2", *where)
        return StoredEntry(*row) if row else None

    async def listed(self, *, public: bool, most: int) -> list[Listed]:
        lobby = "WHERE public AND status <> 'over'" if public else ""
        async with self._pool.connection() as connection:
            return [Listed(*row) for row in await connection.fetch(f"{LISTED} {lobby} {NEWEST}", most)]

    async def delete(self, table: str) -> bool:
        """The listing first: whoever is about to add an entry locks it, so nothing comes after."""
        if not is_name(table):
            return False
        async with self._pool.connection() as connection, connection.transaction():
            done = await connection.execute("DELETE FROM listing WHERE table_id = $1", table)
            for name in ("entry", "snapshot", "code"):
                await connection.execute(f"DELETE FROM {name} WHERE table_id = $1", table)
        return bool(done != "DELETE 0")

    async def keep_code(self, digest: str, code: Code) -> None:
        check_code(digest, code)
        async with self._pool.connection() as connection, connection.transaction():
            await connection.execute("DELETE FROM code WHERE expires < $1", code.expires - DAY)
            await connection.execute(
                "INSERT INTO code VALUES ($1, $2, $3, $4) ON CONFLICT (digest) DO UPDATE"
                " SET table_id = excluded.table_id, seat = excluded.seat, expires = excluded.expires",
                *(digest, *code),
            )

    async def take_code(self, digest: str, now: int) -> Code | None:
        gone = "DELETE FROM code WHERE digest = $1 RETURNING table_id, seat, expires"
        async with self._pool.connection() as connection:
            row = await connection.fetchrow(gone, digest)
        return Code(*row) if row and row["expires"] > now else None

    async def secret(self, name: str, fresh: bytes) -> bytes:
        check_name(name)
        async with self._pool.connection() as connection:
            await connection.execute("INSERT INTO secret VALUES ($1, $2) ON CONFLICT DO NOTHING", name, fresh)
            return bytes(await connection.fetchval("SELECT value FROM secret WHERE name = $1", name))

    async def next_claim(self) -> int:
        """The id of the transaction: PostgreSQL never gives one twice, nor a smaller one later."""
        async with self._pool.connection() as connection:
            return int(await connection.fetchval("SELECT txid_current()"))

    async def publish(self, note: bytes) -> None:
        check_note(note)
        async with self._pool.connection() as connection:
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, note_text(self._node, note))

    async def ping(self) -> None:
        async with self._pool.connection() as connection:
            if await connection.fetchval("SHOW transaction_read_only") != "off":
                raise StoreDown("read only")

    async def close(self) -> None:
        for commit in (self._entries, self._listings, self._snapshots):
            await commit.close()
        if self._listener:
            await self._listener.close()
            self._listener = None
        await self._pool.close()


def _columns(
    rows: Sequence[tuple[Any, ...]], kind: type[StoredEntry | Listed | Snapshot]
) -> list[tuple[Any, ...]]:
    return list(zip(*rows, strict=True)) or [()] * len(kind._fields)


def _as_of_now(connection: asyncpg.Connection) -> Any:
    """All queries see the same instant: a table that is deleted meanwhile is there for all or for none."""
    return connection.transaction(isolation="repeatable_read", readonly=True)


async def _exists(connection: asyncpg.Connection, table: str) -> bool:
    found = "SELECT 1 FROM listing WHERE table_id = $1"
    return is_name(table) and await connection.fetchval(found, table) is not None


async def _tail(connection: asyncpg.Connection, table: str, after: int) -> list[StoredEntry]:
    query = f"{ENTRY} WHERE table_id = $1 AND seq > $2 ORDER BY seq"
    return [StoredEntry(*row) for row in await connection.fetch(query, table, after)]
