"""Provable deals: nobody, the server included, can choose the deal, and everybody can check it afterwards.

Before the deal the server publishes the SHA-256 of a secret. Each seat then gives a nonce. The seed is the
HMAC-SHA-256 of the nonces under the secret. After the game the secret is published.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from gloam.core.errors import BadInput

__all__ = ["Deal", "commitment_of", "new_secret", "seed_of"]

SECRET_BYTES = 32


@dataclass(frozen=True, slots=True)
class Deal:
    """Where a seed came from: what was promised, what was kept secret, what the seats added (all hex)."""

    commitment: str
    secret: str
    nonces: Sequence[str]

    def check(self, seed: int) -> None:
        """BadInput unless the secret is the one promised and the seed follows from it."""
        if commitment_of(self.secret) != self.commitment:
            raise BadInput("commitment", value=self.commitment, found=commitment_of(self.secret))
        if seed_of(self.secret, self.nonces) != seed:
            raise BadInput("seed", value=str(seed), found=str(seed_of(self.secret, self.nonces)))


def new_secret() -> str:
    """A fresh secret, or nonce, as hex."""
    return secrets.token_hex(SECRET_BYTES)


def commitment_of(secret: str) -> str:
    """What is published before the deal."""
    return hashlib.sha256(_bytes(secret)).hexdigest()


def seed_of(secret: str, nonces: Sequence[str]) -> int:
    """The seed: no one who gave only a part of it could know it. Nonces stand in seat order."""
    message = b"gloam deal 1\n" + b"".join(_bytes(nonce).hex().encode() + b"\n" for nonce in nonces)
    return int.from_bytes(hmac.new(_bytes(secret), message, hashlib.sha256).digest(), "big")


def _bytes(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise BadInput("hex", value=text) from None
