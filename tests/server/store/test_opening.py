"""Which store an address means, and what is said if it means none."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from gloam.core.errors import BadInput
from gloam.locale import LANGUAGES, Speech
from gloam.server.store import opening
from gloam.server.store.opening import make_store, sqlite_path
from gloam.server.store.postgres import PostgresStore
from gloam.server.store.sqlite import SqliteStore
from gloam.server.store.upkeep import check

from .postgres_server import PostgresServer, database


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("sqlite:///tables.db", "tables.db"),
        ("sqlite:////var/tables.db", "/var/tables.db"),
        ("tables.db", "tables.db"),
        ("/var/my tables.db", "/var/my tables.db"),
    ],
)
def test_a_file(url: str, path: str) -> None:
    assert sqlite_path(url) == Path(path)
    assert isinstance(make_store(url), SqliteStore)


@pytest.mark.parametrize("scheme", ["postgres", "postgresql"])
def test_a_server(scheme: str) -> None:
    assert sqlite_path(f"{scheme}://somewhere/tables") is None
    assert isinstance(make_store(f"{scheme}://somewhere/tables"), PostgresStore)


@pytest.mark.parametrize("url", ["", "mysql://user:hush@host/db", "sqlite://", "sqlite:///", "sqlite://file"])
def test_anything_else_is_refused(url: str) -> None:
    with pytest.raises(BadInput, match="store-address") as refused:
        make_store(url)
    for language in LANGUAGES:
        said = Speech(language).say(refused.value.phrase)
        assert "sqlite:///" in said
        assert "postgresql://" in said
        assert "hush" not in said


@pytest.mark.parametrize("missing", ["asyncpg", "greenlet"])
def test_a_missing_extra_is_named(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "find_spec", lambda name: None if name == missing else name)
    with pytest.raises(BadInput, match="store-extra") as refused:
        make_store("postgresql://somewhere/tables")
    assert "gloam[postgres]" in Speech("en").say(refused.value.phrase)


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://me:hush@127.0.0.1:1/tables",
        "postgresql://me:hu/sh@127.0.0.1:1/tables",
        "postgresql://me:hu?sh@127.0.0.1:1/tables",
        "postgresql://me:hu@sh@127.0.0.1:1/tables",
        "postgresql://me:hu#sh@127.0.0.1:1/tables",
        "postgresql://me@127.0.0.1:1/tables?password=hush",
        "postgresql://me@127.0.0.1:1/tables?password=hu@sh",
    ],
)
def test_a_password_is_never_shown(url: str) -> None:
    async def scene() -> None:
        await make_store(url).open(print, print)

    for attempt in (lambda: asyncio.run(scene()), lambda: check(url)):
        with pytest.raises(BadInput, match="store-unreachable") as refused:
            attempt()
        shown = f"{refused.value} {Speech('en').say(refused.value.phrase)} {refused.value.__cause__}"
        assert "hu" not in shown
        assert refused.value.__suppress_context__


def test_what_is_wrong_with_a_server_is_said(bare_postgres_url: str, postgres: PostgresServer) -> None:
    postgres.run("CREATE ROLE guest LOGIN")

    async def scene(url: str) -> None:
        await make_store(url).open(print, print)

    for old, new, kind in (
        (database(bare_postgres_url), "nowhere", "InvalidCatalogNameError"),
        ("gloam@", "stranger@", "InvalidAuthorizationSpecificationError"),
        ("gloam@", "guest@", "InsufficientPrivilegeError"),
    ):
        with pytest.raises(BadInput, match=kind) as refused:
            asyncio.run(scene(bare_postgres_url.replace(old, new, 1)))
        assert kind not in Speech("ru").say(refused.value.phrase), "there are words for it"
