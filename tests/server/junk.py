"""What nobody should send: strange words and numbers, and commands and bodies to be broken."""

from __future__ import annotations

from typing import Any

from gloam.server.protocol.messages import PROTOCOL

METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "TRACE", "BREW", "get", "G\x00T")
STRANGE = (
    *(
        "",
        "x",
        "\x00",
        "й",
        "\u202e",
        "😀",
        "'; DROP TABLE tables;--",
        "../../etc/passwd",
        "%00",
        "%ff%fe",
        "a" * 300,
    ),
    *(
        "<script>alert(1)</script>",
        "${jndi:ldap://x}",
        "{{7*7}}",
        "\ud800",
        "null",
        "-1",
        "1e999",
        "NaN",
        "0x10",
    ),
    *("9" * 30, "9" * 5000, "a" * 20_000, "\r\nset-cookie: a=b", " ", ".", "..", "//", "%2e%2e%2f"),
)
NUMBERS = (-1, 0, 1, 2, 15, 16, 2**31, 2**53, 2**53 + 1, 2**64, -(2**64), 10**400, 0.5, 1e308, True, None)
COMMANDS: tuple[dict[str, Any], ...] = (
    {"type": "act", "seq": 1, "index": 0},
    {"type": "ahead", "seq": 1, "index": None},
    {"type": "call", "index": 0},
    {"type": "undo", "seq": 1},
    {"type": "consent", "agree": True},
    {"type": "say", "phrase": "hello"},
    {"type": "chat", "text": "words"},
    {"type": "nonce", "value": "ab" * 16},
    {"type": "grant", "follow": True},
    {"type": "rename", "name": "Eve"},
    {"type": "leave"},
    {"type": "start"},
    {"type": "seat", "seat": 0, "bot": None},
    {"type": "standin", "seat": 0, "bot": "asleep"},
    {"type": "pause", "paused": True},
    {"type": "change", "options": {"hand": "4"}, "ways": {"chat": True}},
    {"type": "rematch"},
    {"type": "watch", "seat": 0},
    {"type": "show", "seat": 0},
    {"type": "ping"},
    {"type": "hello", "protocol": PROTOCOL, "table": "a" * 16},
)
BODIES: tuple[Any, ...] = (
    {"game": "nightmarium", "seats": [{"kind": "person", "name": "A"}, {"kind": "bot", "bot": "asleep"}]},
    {
        "game": "kragmortha",
        "seats": [{"kind": "bot", "bot": "asleep", "name": "A\nB"}] * 3,
        "options": {"hand": "9"},
    },
    {"name": "Eve", "seat": 0},
    {"code": "ABCDEFGH"},
    {"record": "gloam 1\ngame nightmarium 1\nseats 2\nseed 1\nbegin\npause\n"},
    {"record": "gloam 1\ngame kragmortha 1\nseats 8\noption set /etc\nseed 1\nbegin\n1. 1: x\nend 0 1\n"},
    *COMMANDS,
)
