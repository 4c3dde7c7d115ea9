"""uvicorn's WebSocket protocol with a direct way in and out, and with a limit on frames nobody sees.

The frames are parsed by websockets. What is ours: a message goes to its session in the call that read it, and
`Outbox` writes text frames at once, without ASGI messages, queues and tasks between (docs/decisions/27).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

from gloam.server.protocol.errors import CloseCode
from gloam.server.security.rate_limit import TokenBucket

__all__ = ["DIRECT", "DirectWebSocket"]

DIRECT: Final = "gloam.direct"  # where the endpoint finds the protocol, in `extensions` of its scope


class DirectWebSocket(WebSocketsSansIOProtocol):
    """Set `on_message` to take messages directly, and `on_writable` to learn that writing is possible again.

    Pings, pongs and fragments share the rate of messages: they never reach the application, and a client that
    sends them and does not read would fill the memory with answers.
    """

    on_message: Callable[[bytes], None] | None = None
    on_writable: Callable[[], None] | None = None
    is_full = False  # the client does not keep up

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        app: Any = self.config.app
        limits = app.serving.limits
        self._frames_left = TokenBucket(limits.messages, limits.message_burst, self.loop.time())

    async def run_asgi(self) -> None:
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), DIRECT: self}  # type: ignore[dict-item]
        try:
            await super().run_asgi()
        finally:  # no cycles: a connection is freed when it ends
            self.on_message = self.on_writable = None
            self.scope["extensions"] = {}

    def send_receive_event_to_app(self) -> None:
        if self.on_message is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        self.on_message(frames[0] if len(frames) == 1 else b"".join(frames))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_full = False
        if self.on_writable is not None:
            self.on_writable()

    def shutdown(self) -> None:
        """The server stops. A client that is closing already must not keep others from being told."""
        try:
            super().shutdown()
        except InvalidState:
            self.transport.close()

    def handle_ping(self) -> None:
        if self._is_within_limit():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._is_within_limit():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._is_within_limit():
            super().handle_cont(event)

    def _is_within_limit(self) -> bool:
        if not self.close_sent and not self._frames_left.take(self.loop.time()):
            self.conn.fail(CloseCode.RATE_LIMITED)
            self.handle_parser_exception()
        return not self.close_sent
