"""uvicorn's WebSocket with shorter ways: what comes is heard, and what is encoded is written, at once."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask

__all__ = ["QUICK", "QuickSocket"]

QUICK: Final = "gloam.quick"  # where an application finds the socket, in `extensions` of its scope

# RFC 6455: the first byte of a frame that is all of its message, and what follows for the length
FINAL_TEXT: Final = 0x81
WHOLE: Final = frozenset((FINAL_TEXT, 0x82, 0x89, 0x8A))  # text, bytes, ping, pong
MASKED: Final = 0x80
SHORT: Final = 126
MEDIUM: Final = 1 << 16
MASK: Final = 4  # bytes


class QuickSocket(WebSocketsSansIOProtocol):
    """The direct ways: no task to wake, no queue, no copy into a string and back.

    `hear`, once it is set, is given each message. Those it does not take go the usual way, in their order.
    A message that comes as it usually does, in one frame and alone, is not worth a parser for streams. As
    soon as something comes otherwise, the parser gets everything: only it knows where frames begin.
    """

    hear: Callable[[bytes], bool] | None = None
    _framed = True  # so far, whatever came was one whole frame

    def data_received(self, data: bytes) -> None:
        if self._framed and self.handshake_complete:
            start = _whole(data)
            self._framed = start > 0
            if self._framed and data[0] == FINAL_TEXT and self._hears(data, start):
                return
        super().data_received(data)

    def _hears(self, data: bytes, start: int) -> bool:
        """Is this message taken at once?"""
        if self.hear is None or self.close_sent or not self.queue.empty():
            return False
        return len(data) - start <= self.config.ws_max_size and self.hear(
            apply_mask(data[start:], data[start - MASK : start])
        )

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = dict(self.scope.get("extensions") or {})
        self.scope["extensions"] = {**extensions, QUICK: self}  # type: ignore[dict-item]
        try:
            await super().run_asgi()
        finally:  # no circles: a connection is to be freed when it ends
            self.hear = None
            self.scope["extensions"] = {}

    def send_receive_event_to_app(self) -> None:
        if self.hear is not None and self.queue.empty() and not self.close_sent:
            frames = self.frames
            if self.hear(frames[0] if len(frames) == 1 else b"".join(frames)):
                self.frames = []
                return
        super().send_receive_event_to_app()

    def ready(self) -> bool:
        """Does the client read what it is sent? If not, one has to wait as usual."""
        return (
            self.writable.is_set()
            and self.handshake_complete
            and not (self.close_sent or self.disconnected or self.transport.is_closing())
        )

    def write(self, text: bytes) -> None:
        """Send a whole message, if `ready`."""
        self.transport.write(_head(len(text)) + text)


def _whole(data: bytes) -> int:
    """Where the content begins, if this is one frame of a client, alone, and all of a message; else 0."""
    if len(data) < 2 + MASK or data[0] not in WHOLE:
        return 0
    length = data[1] - MASKED
    if 0 <= length < SHORT:
        return 2 + MASK if len(data) == 2 + MASK + length else 0
    if length == SHORT and len(data) == 4 + MASK + int.from_bytes(data[2:4]):
        return 4 + MASK
    return 0


def _head(length: int) -> bytes:
    if length < SHORT:
        return struct.pack("!BB", FINAL_TEXT, length)
    if length < MEDIUM:
        return struct.pack("!BBH", FINAL_TEXT, SHORT, length)
    return struct.pack("!BBQ", FINAL_TEXT, SHORT + 1, length)
