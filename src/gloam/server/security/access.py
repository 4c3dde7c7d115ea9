"""Who is let in: addresses, origins, and what every answer says about how it may be used."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from ipaddress import IPv6Address, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from gloam.server.security.rate_limit import Limits, RateLimiter

__all__ = ["SECURITY_HEADERS", "AccessControl", "address_of", "header", "is_local", "names_loopback"]

Scope = Mapping[str, Any]

SECURITY_HEADERS: Final = {
    "content-security-policy": "; ".join(
        [
            "default-src 'none'",
            *(f"{kind}-src 'self'" for kind in ("script", "style", "font", "connect", "manifest", "worker")),
            "img-src 'self' data:",
            "base-uri 'self'",  # the page says where its relative addresses begin
            *(f"{kind} 'none'" for kind in ("form-action", "frame-ancestors")),
        ]
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # an address may name a table
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}


def address_of(scope: Scope) -> str:
    """Whoever is at the other end, as far as limits go: one household of the newer addresses is one."""
    client = scope.get("client")
    if not client:
        return "unknown"
    try:
        address = ip_address(client[0])
    except ValueError:
        return str(client[0])
    if isinstance(address, IPv6Address):
        return str(IPv6Address(int(address) >> 64 << 64))
    return str(address)


def header(scope: Scope, name: bytes) -> str:
    """A header's value, empty if it was not sent."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def is_local(scope: Scope) -> bool:
    """Does this machine itself ask? Not if a proxy on it passes on what somebody else asks."""
    forwarded = any(key in (b"x-forwarded-for", b"forwarded") for key, _ in scope["headers"])
    return not forwarded and address_of(scope) in ("127.0.0.1", "::")


def names_loopback(scope: Scope) -> bool:
    """Was this server asked by a name that every machine has for itself?"""
    try:
        host = urlsplit(f"//{header(scope, b'host')}").hostname or ""
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:  # another name, or none at all
        return False


class AccessControl:
    """Checks requests before anything is done for them."""

    def __init__(self, limits: Limits, origins: Sequence[str] = ()) -> None:
        self._origins = frozenset(origin.rstrip("/").lower() for origin in origins)
        self.requests = RateLimiter(limits.requests, limits.request_burst, time.monotonic)
        self.files = RateLimiter(limits.files, limits.file_burst, time.monotonic)
        self.creations = RateLimiter(limits.creations, limits.creation_burst, time.monotonic)
        self.guesses = RateLimiter(limits.guesses, limits.guess_burst, time.monotonic)

    def same_origin(self, scope: Scope) -> bool:
        """Does a page of ours ask, or a program? Browsers always say where a WebSocket comes from."""
        origin = header(scope, b"origin").lower()
        if not origin:
            return True
        if origin in self._origins:
            return True
        host = header(scope, b"host").lower()
        return bool(host) and origin.partition("://")[2] == host
