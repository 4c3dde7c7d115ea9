"""Values: small records of plain data, built by the thousand and never changed."""

from __future__ import annotations

from typing import dataclass_transform

from msgspec import Struct, field

__all__ = ["Value"]


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Value(Struct, frozen=True, gc=False):
    """A record that compares and hashes by its fields, and is quick to build and to encode.

    It holds values, numbers, text, and tuples and mappings of them, never itself: `gc=False` says that the
    search for cycles may pass it over.
    """
