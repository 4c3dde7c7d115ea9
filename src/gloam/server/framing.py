"""WebSocket messages in one frame (RFC 6455): where what a client sends begins, and how ours are sent."""

from __future__ import annotations

from typing import Final

__all__ = ["FINAL_TEXT", "MASK", "content", "framed"]

FINAL_TEXT: Final = 0x81  # the first byte of a frame that is all of a text
WHOLE: Final = frozenset((FINAL_TEXT, 0x82, 0x89, 0x8A))  # of a text, bytes, ping, pong
MASKED: Final = 0x80
SHORT: Final = 126
MEDIUM: Final = 1 << 16
MASK: Final = 4  # bytes before the content


def content(data: bytes) -> int:
    """Where the content begins, if this is one frame of a client, alone, and all of a message; else 0."""
    size = len(data)
    if size < 2 + MASK or data[0] not in WHOLE:
        return 0
    length = data[1] - MASKED
    if 0 <= length < SHORT:
        return 2 + MASK if size == 2 + MASK + length else 0
    if length == SHORT and size == 4 + MASK + (data[2] << 8) + data[3]:
        return 4 + MASK
    return 0


def framed(text: bytes) -> bytes:
    """A text as a server sends it, in one frame."""
    length = len(text)
    if length < SHORT:
        return b"\x81" + length.to_bytes(1) + text
    if length < MEDIUM:
        return b"\x81\x7e" + length.to_bytes(2) + text
    return b"\x81\x7f" + length.to_bytes(8) + text
