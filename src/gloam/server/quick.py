"""uvicorn's WebSocket with shorter ways: what comes is heard, and what is encoded is written, at once."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

__all__ = ["QUICK", "QuickSocket"]

QUICK: Final = "gloam.quick"  # where an application finds the socket, in `extensions` of its scope

FINAL_TEXT: Final = 0x81  # RFC 6455: the last, and only, frame of a text message
SHORT: Final = 126
MEDIUM: Final = 1 << 16


class QuickSocket(WebSocketsSansIOProtocol):
    """The direct ways: no task to wake, no queue, no copy into a string and back.

    `hear`, once it is set, is given each message. Those it does not take go the usual way, in their order.
    """

    hear: Callable[[bytes], bool] | None = None

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


def _head(length: int) -> bytes:
    if length < SHORT:
        return struct.pack("!BB", FINAL_TEXT, length)
    if length < MEDIUM:
        return struct.pack("!BBH", FINAL_TEXT, SHORT, length)
    return struct.pack("!BBQ", FINAL_TEXT, SHORT + 1, length)
