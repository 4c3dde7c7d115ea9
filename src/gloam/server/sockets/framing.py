"""WebSocket messages in one frame (RFC 6455): where what a client sends begins, and how ours are sent."""

from __future__ import annotations

from typing import Final

__all__ = ["FINAL_TEXT", "MASK", "content", "framed", "messages"]

FINAL_TEXT: Final = 0x81  # the first byte of a frame that is all of a text
WHOLE: Final = frozenset((FINAL_TEXT, 0x82, 0x89, 0x8A))  # of a text, bytes, ping, pong
MASKED: Final = 0x80
SHORT: Final = 126
MEDIUM: Final = 1 << 16
MASK: Final = 4  # bytes before the content


def content(data: bytes) -> int:
    """Where the content begins, if this is one frame of a client, alone, and all of a message; else 0."""
    start, end = _span(data, 0)
    return start if end == len(data) else 0


def messages(data: bytes) -> list[bytes]:
    """The frames of a client, if this is some of them, each whole and all of a message; else none."""
    frames: list[bytes] = []
    at = 0
    while at < len(data):
        _, end = _span(data, at)
        if end == 0:
            return []
        frames.append(data[at:end])
        at = end
    return frames


def _span(data: bytes, at: int) -> tuple[int, int]:
    """Where the content of the frame here begins and ends; 0, 0 if it is none that is whole."""
    size = len(data) - at
    if size < 2 + MASK or data[at] not in WHOLE:
        return 0, 0
    length, start = data[at + 1] - MASKED, at + 2 + MASK
    if length == SHORT and size >= 4 + MASK:
        length, start = (data[at + 2] << 8) + data[at + 3], at + 4 + MASK
    elif not 0 <= length < SHORT:
        return 0, 0
    end = start + length
    return (start, end) if end <= len(data) else (0, 0)


def framed(text: bytes) -> bytes:
    """A text as a server sends it, in one frame."""
    length = len(text)
    if length < SHORT:
        return b"\x81" + length.to_bytes(1) + text
    if length < MEDIUM:
        return b"\x81\x7e" + length.to_bytes(2) + text
    return b"\x81\x7f" + length.to_bytes(8) + text
