"""What proves who one is: a signed token that cannot be guessed. Only its digest is kept."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256
from hmac import compare_digest
from typing import Final, NamedTuple

from itsdangerous import BadSignature, Signer

from gloam.core.action import NONE

__all__ = ["Claim", "Tokens", "digest_of", "matches", "new_code", "new_table_id"]

ALPHABET: Final = "abcdefghijklmnopqrstuvwxyz234567"
CODE_ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # nothing that looks like something else
TABLE_LETTERS: Final = 16  # 80 bits: a table's address is known to those who were given it
CODE_LETTERS: Final = 8
HOST: Final = "host"


class Claim(NamedTuple):
    """What a token with a good signature says it is for. Whether it still holds its digest decides."""

    table: str
    seat: int  # NONE: the host's
    digest: str


class Tokens:
    """Makes and reads tokens. The first key signs; all are accepted, so that keys can be changed in turn."""

    def __init__(self, keys: Sequence[bytes]) -> None:
        self._signer = Signer(list(reversed(keys)), salt="gloam seat", digest_method=sha256)

    def mint(self, table: str, seat: int = NONE) -> str:
        role = HOST if seat == NONE else str(seat)
        return self._signer.sign(f"{table}.{role}.{secrets.token_urlsafe(18)}").decode()

    def read(self, token: str) -> Claim | None:
        """The claim, or None if nobody here has signed it."""
        try:
            table, role, _ = self._signer.unsign(token).decode().split(".", 2)
        except (BadSignature, UnicodeError, ValueError):
            return None
        return Claim(table, NONE if role == HOST else int(role), digest_of(token))


def digest_of(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def matches(claim: Claim, kept: str) -> bool:
    return compare_digest(claim.digest, kept)


def new_table_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(TABLE_LETTERS))


def new_code() -> str:
    return "".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LETTERS))
