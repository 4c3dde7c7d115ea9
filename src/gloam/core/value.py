"""Values: small records of plain data, built by the thousand and never changed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

__all__ = ["value"]

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(kind: type[T]) -> type[T]:
    """A dataclass that the type checker holds to be frozen.

    Nothing stops a program at run time: that would make every field three times as dear to set. It is shared
    between views, so whoever gets one must not change it.
    """
    return dataclass(slots=True, unsafe_hash=True)(kind)
