"""Connections to PostgreSQL, and what their errors mean. Only what is in this file knows asyncpg's ways."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.exc import DBAPIError

from gloam.core.errors import BadInput
from gloam.server.store import StoreDown

__all__ = ["CONNECT", "LOST", "AnswerLost", "Pool", "asyncpg", "connect", "refusing", "shown"]

CONNECT: Final = 5.0  # seconds
ANSWER: Final = 10.0  # seconds
POOL: Final = 6
# Statements are planned while the log is short, when reading all of it looks cheap, and keep to their plans.
BY_INDEX: Final = {"enable_seqscan": "off"}
LOST: Final = (
    OSError,  # TimeoutError is one
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
)
ASKED_AGAIN: Final = (asyncpg.exceptions.TransactionRollbackError,)  # a deadlock: nothing was done
# What a statement can be blamed for. Everything else is the server, its disk or the network.
BLAMED: Final = (
    asyncpg.DataError,
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.exceptions.ProgramLimitExceededError,
)


class AnswerLost(StoreDown):
    """Nobody knows whether it was done, but it may be tried again."""


async def connect(url: str) -> asyncpg.Connection:
    return await asyncpg.connect(url, timeout=CONNECT, command_timeout=ANSWER)


@contextmanager
def refusing(url: str) -> Iterator[None]:
    """BadInput if the database is of no use. Of the reason only its kind: its words may quote the address."""
    try:
        yield
    except DBAPIError as error:
        raise BadInput("store-unreachable", where=shown(url), why=_kind(error.orig)) from None
    except (asyncpg.PostgresError, ValueError, *LOST) as error:
        raise BadInput("store-unreachable", where=shown(url), why=_kind(error)) from None


def _kind(error: BaseException | None) -> str:
    """SQLAlchemy wraps asyncpg's errors, twice."""
    while isinstance(error, Exception) and type(error).__module__.startswith("sqlalchemy"):
        error = error.__cause__
    return type(error).__name__


def shown(url: str) -> str:
    """The host and the database of an address, without anything that could be a part of a password."""
    before, _, after = url.partition("://")[2].partition("?")
    return "…" if "@" in after else before.rpartition("@")[2]


class Pool:
    """A few connections, lent for a piece of work each."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._pool: asyncpg.Pool | None = None

    async def open(self) -> None:
        with refusing(self._url):
            self._pool = await asyncpg.create_pool(
                self._url,
                min_size=1,
                max_size=POOL,
                timeout=CONNECT,
                command_timeout=ANSWER,
                init=_make_durable,
                server_settings=BY_INDEX,
                reset=_keep_as_it_is,
            )

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[asyncpg.Connection]:
        """Lend one. StoreDown if there is none; AnswerLost or StoreDown if what is done with it fails."""
        if self._pool is None:
            raise StoreDown("closed")
        try:
            connection = await self._pool.acquire(timeout=ANSWER)
        except (asyncpg.PostgresError, *LOST) as error:
            raise StoreDown(f"{type(error).__name__}: {error}") from error
        try:
            yield connection
        except BLAMED:
            raise
        except (*LOST, *ASKED_AGAIN) as error:
            raise AnswerLost(f"{type(error).__name__}: {error}") from error
        except asyncpg.PostgresError as error:
            raise StoreDown(f"{type(error).__name__}: {error}") from error
        finally:
            await self._pool.release(connection)

    async def close(self) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await pool.close()


async def _make_durable(connection: asyncpg.Connection) -> None:
    """What is committed is on disk, also where somebody has set the server up to be quick instead."""
    await connection.execute(
        "SELECT set_config('synchronous_commit', 'on', false)"
        " WHERE current_setting('synchronous_commit') IN ('off', 'local')"
    )


async def _keep_as_it_is(_: asyncpg.Connection) -> None:
    """Nothing we do changes a session; asyncpg would ask the server to clean up after every loan."""
