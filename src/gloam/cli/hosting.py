"""What a host has set: options of commands, and variables of the environment for what nobody should see."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from ipaddress import ip_network
from math import isfinite
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from platformdirs import user_data_path

from gloam.bots import BOTS, check_bot
from gloam.bots.external import EXEC
from gloam.cli.arguments import Arguments, Given
from gloam.core.errors import BadInput

if TYPE_CHECKING:
    from gloam.server.security.rate_limit import Limits

__all__ = [
    "add_database",
    "base_path",
    "database",
    "keys",
    "limits",
    "origins",
    "own_bots",
    "proxies",
    "shown",
]

SHORTEST_KEY: Final = 32  # letters
BOT_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,23}")
PATH: Final = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*")


def add_database(arguments: Arguments) -> None:
    arguments.add("--db", "db", metavar="URL")


def database(given: Given) -> str:
    """Where tables are kept: `--db`, or GLOAM_DB, or a file where this system keeps a person's data."""
    usual = user_data_path("gloam", appauthor=False) / "tables.db"
    return given.db or os.environ.get("GLOAM_DB", "") or str(usual)


def shown(url: str) -> str:
    """Where that is, without a password."""
    from gloam.server.store.opening import require_postgres, sqlite_path

    path = sqlite_path(url)
    if path is not None:
        return str(path.absolute())
    require_postgres()
    from gloam.server.store import postgres_connection

    return postgres_connection.shown(url)


def keys() -> list[bytes]:
    """GLOAM_KEYS: those that tokens are signed with, the newest first. None: the database has one."""
    found = [key.strip() for key in os.environ.get("GLOAM_KEYS", "").split(",") if key.strip()]
    if any(len(key) < SHORTEST_KEY for key in found):
        raise BadInput("serve-key", least=SHORTEST_KEY)
    return [key.encode() for key in found]


def limits() -> Limits:
    """GLOAM_LIMITS: `key=value,…`, each a field of Limits."""
    from gloam.server.security.rate_limit import Limits

    wishes = [wish.strip() for wish in os.environ.get("GLOAM_LIMITS", "").split(",") if wish.strip()]
    return Limits()._replace(**dict(_limit(wish, Limits._field_defaults) for wish in wishes))


def _limit(wish: str, usual: dict[str, Any]) -> tuple[str, Any]:
    key, _, value = wish.partition("=")
    if key not in usual:
        raise BadInput("serve-limit", value=wish, known=", ".join(usual))
    try:
        number = type(usual[key])(value)
    except ValueError:
        number = 0
    if not (isfinite(number) and number > 0):
        raise BadInput("serve-limit-value", limit=key, value=value)
    return key, number


def base_path(given: str) -> str:
    """The path all addresses begin with, without a stroke behind it."""
    path = given.rstrip("/")
    if not PATH.fullmatch(path):
        raise BadInput("serve-base-path", value=given)
    return path


def origins(given: Sequence[str]) -> Sequence[str]:
    for origin in given:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or parts.query:
            raise BadInput("serve-origin", value=origin)
    return given


def own_bots(given: Sequence[str]) -> dict[str, str]:
    """`mine=exec:./mybot`: programs that people may seat, who are told the name and nothing else."""
    found: dict[str, str] = {}
    for text in given:
        name, _, spec = text.partition("=")
        if not BOT_NAME.fullmatch(name) or name in (*BOTS, *found) or not spec.startswith(f"{EXEC}:"):
            raise BadInput("external-name", value=text)
        check_bot(spec)
        found[name] = spec
    return found


def proxies(given: str) -> str:
    """Addresses or networks with commas between them; `*` is everybody."""
    for address in filter(None, given.split(",")):
        try:
            if address != "*":
                ip_network(address)
        except ValueError as error:
            raise BadInput("serve-proxy", value=address) from error
    return given
