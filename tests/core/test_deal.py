"""Provable deals."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from gloam.core.deal import Deal, commitment_of, new_secret, seed_of
from gloam.core.errors import BadInput

SECRET = "5c" * 32
NONCES = ["01" * 16, "02" * 16]


def test_the_seed_is_the_documented_hmac() -> None:
    message = b"gloam deal 1\n" + b"01" * 16 + b"\n" + b"02" * 16 + b"\n"
    expected = hmac.new(bytes.fromhex(SECRET), message, hashlib.sha256).hexdigest()
    assert seed_of(SECRET, NONCES) == int(expected, 16)
    assert commitment_of(SECRET) == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()


def test_every_part_changes_the_seed() -> None:
    seeds = {
        seed_of(SECRET, NONCES),
        seed_of("5d" * 32, NONCES),
        seed_of(SECRET, NONCES[::-1]),
        seed_of(SECRET, ["01" * 16]),
        seed_of(SECRET, ["01" * 16, "02" * 15]),
    }
    assert len(seeds) == 5


def test_a_kept_promise_checks_and_a_broken_one_does_not() -> None:
    seed = seed_of(SECRET, NONCES)
    Deal(commitment_of(SECRET), SECRET, NONCES).check(seed)
    with pytest.raises(BadInput, match="error-commitment"):
        Deal(commitment_of("00"), SECRET, NONCES).check(seed)
    with pytest.raises(BadInput, match="error-seed"):
        Deal(commitment_of(SECRET), SECRET, NONCES).check(seed + 1)
    with pytest.raises(BadInput, match="error-hex"):
        Deal("xyz", "xyz", NONCES).check(seed)


def test_secrets_are_long_and_never_the_same() -> None:
    assert len({new_secret() for _ in range(100)}) == 100
    assert len(bytes.fromhex(new_secret())) == 32
