"""The named strengths of bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

__all__ = ["LEVELS"]

LEVELS: Final[Mapping[str, str]] = {  # from the weakest to the strongest
    "asleep": "greedy:slip=90",
    "drowsy": "greedy:slip=50",
    "uneasy": "greedy:slip=20",
    "haunting": "greedy",
    "nightmare": "ismcts:ms=100",
}
