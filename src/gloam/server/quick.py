"""uvicorn's WebSocket with a shorter way out: text that is encoded already is written at once."""

from __future__ import annotations

import struct
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

__all__ = ["QUICK", "QuickSocket"]

QUICK: Final = "gloam.quick"  # where an application finds the socket, in `extensions` of its scope

FINAL_TEXT: Final = 0x81  # RFC 6455: the last, and only, frame of a text message
SHORT: Final = 126
MEDIUM: Final = 1 << 16


class QuickSocket(WebSocketsSansIOProtocol):
    """The direct way: no task to wake, no copy into a string and back."""

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = dict(self.scope.get("extensions") or {})
        self.scope["extensions"] = {**extensions, QUICK: self}  # type: ignore[dict-item]
        await super().run_asgi()

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
