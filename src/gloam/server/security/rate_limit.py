"""How much anybody may ask of the server: buckets that fill with time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, NamedTuple

__all__ = ["Limits", "RateLimiter", "TokenBucket"]

SWEEP: Final = 10_000  # addresses remembered before full buckets are thrown away


class Limits(NamedTuple):
    """What a server puts up with; a host may change each by an environment variable (docs/hosting.md)."""

    message_bytes: int = 16_384
    body_bytes: int = 65_536
    messages: float = 10.0  # a second, for each connection
    message_burst: int = 20
    reactions: float = 0.5  # a second, for each connection, and ten times as many for a table's spectators
    reaction_burst: int = 5
    requests: float = 20.0  # a second, for each address
    request_burst: int = 100
    files: float = 200.0  # of the pages, which are many small ones: a second, for each address
    file_burst: int = 2_000
    creations: float = 0.2  # tables a second, for each address
    creation_burst: int = 20
    guesses: float = 0.1  # codes and tokens that were wrong, for each address
    guess_burst: int = 10
    sockets_an_address: int = 200
    sockets: int = 20_000
    hello_seconds: float = 5.0
    stuck_seconds: float = 20.0  # a client that takes nothing for so long is let go
    posts: int = 32  # messages that may wait for one client, besides its newest update
    spectators: int = 200  # of one table, at this process
    bot_pace: float = 0.4  # seconds: a bot answers after so many, or twice as many, or …
    hindsight: int = 5_000_000  # decisions in the playouts of one game looked back at


class TokenBucket:
    """`rate` things a second, and `burst` at once."""

    __slots__ = ("_left", "_rate", "_seen", "burst")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate = rate
        self.burst = burst
        self._left = float(burst)
        self._seen = now

    def take(self, now: float) -> bool:
        """Is there room for one more?"""
        self._left = min(self.burst, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def may(self, now: float) -> bool:
        """Would there be room?"""
        return self._left + (now - self._seen) * self._rate >= 1

    def full(self, now: float) -> bool:
        return self._left + (now - self._seen) * self._rate >= self.burst


class RateLimiter:
    """A bucket for each address, forgotten once it is full again."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, address: str) -> bool:
        now = self._clock()
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= SWEEP:
                self._sweep(now)
            bucket = self._buckets[address] = TokenBucket(self._rate, self._burst, now)
        return bucket.take(now)

    def may(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        return bucket is None or bucket.may(self._clock())

    def _sweep(self, now: float) -> None:
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full(now)}
        if len(self._buckets) >= SWEEP:  # a flood from everywhere: memory matters more than fairness
            self._buckets.clear()
