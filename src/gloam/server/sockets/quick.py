"""uvicorn's WebSocket with shorter ways: what comes is heard, and what is encoded is written, at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from gloam.server.sockets.framing import FINAL_TEXT, MASK, content, messages

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask

__all__ = ["QUICK", "QuickSocket"]

QUICK: Final = "gloam.quick"  # where an application finds the socket, in `extensions` of its scope


class QuickSocket(WebSocketsSansIOProtocol):
    """The direct ways: no task to wake, no queue, no copy into a string and back.

    `hear`, once it is set, is given each message. Those it does not take go the usual way, in their order.
    Messages that come as they usually do, each in one frame, are not worth a parser for streams. As soon as
    something comes otherwise, the parser gets everything: only it knows where frames begin.
    """

    hear: Callable[[bytes], bool] | None = None
    _framed = True  # so far, whatever came was one whole frame

    def data_received(self, data: bytes) -> None:
        if self._framed and self.handshake_complete:
            if start := content(data):
                if data[0] == FINAL_TEXT and self._hears(data, start):
                    return
            elif frames := messages(data):
                for frame in frames:
                    self.data_received(frame)
                return
            else:
                self._framed = False
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

    def way(self) -> Callable[[bytes], object] | None:
        """What a frame can be written to at once; None if the client does not read what it is sent."""
        if (
            self.writable.is_set()
            and self.handshake_complete
            and not (self.close_sent or self.disconnected or self.transport.is_closing())
        ):
            return self.transport.write
        return None
