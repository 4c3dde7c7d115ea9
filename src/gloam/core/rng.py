"""The one source of chance: Chris Doty-Humphrey's sfc32, four 32-bit words, the same on every machine."""

from __future__ import annotations

from hashlib import sha256
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

__all__ = ["Rng"]

_WORD: Final = 0xFFFFFFFF


@final
class Rng:
    """A stream of numbers fixed by four words. No clock, no global state; copying it is four assignments."""

    def __init__(self, a: i64, b: i64, c: i64, count: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.count: i64 = count

    @staticmethod
    def seeded(seed: int) -> Rng:
        """The stream of a seed of any size; near seeds give unrelated streams."""
        digest = sha256(b"gloam %d" % seed).digest()
        rng = Rng(
            int.from_bytes(digest[0:4], "little"),
            int.from_bytes(digest[4:8], "little"),
            int.from_bytes(digest[8:12], "little"),
            1,
        )
        for _ in range(12):
            rng.word()
        return rng

    def word(self) -> i64:
        """The next 32 bits."""
        b, c, count = self.b, self.c, self.count
        word = (self.a + b + count) & _WORD
        self.a = b ^ b >> 9
        self.b = (c + (c << 3)) & _WORD
        self.c = ((c << 21 | c >> 11) + word) & _WORD
        self.count = (count + 1) & _WORD
        return word

    def below(self, limit: i64) -> i64:
        """A number in 0 … limit-1, all exactly equally likely (Lemire's rejection). Not above 2**31."""
        while True:
            product = self.word() * limit
            remainder = product & _WORD
            if remainder >= limit or remainder >= (_WORD + 1) % limit:
                return product >> 32

    def mix(self, items: vec[i64]) -> None:
        """Put packed numbers into one of all orders, each equally likely."""
        last: i64 = len(items) - 1
        while last > 0:
            pick = self.below(last + 1)
            items[last], items[pick] = items[pick], items[last]
            last -= 1

    def fork(self) -> Rng:
        """A generator seeded by the next four words of this one."""
        return Rng(self.word(), self.word(), self.word(), self.word())

    def copy(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.count)

    def words(self) -> list[int]:
        """The four words; `Rng(*words)` goes on from here."""
        return [self.a, self.b, self.c, self.count]
