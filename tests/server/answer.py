"""Answers to requests, read from the bytes that came."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from gloam.server.http.static_files import BUILT

PAGE_STATUS = 200 if (BUILT / "index.html").is_file() else 503  # of every page: 503 without a client


class Answer(NamedTuple):
    """What the server answered to a request."""

    status: int
    headers: Mapping[str, str]  # names in lower case
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def why(self) -> str:
        """The key of the reason for a refusal."""
        return str(self.json["why"]["key"])


def read_answer(text: bytes) -> Answer:
    head, _, body = text.partition(b"\r\n\r\n")
    status, *lines = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    if headers.get("transfer-encoding") == "chunked":
        body = b"".join(_chunks(body))
    return Answer(int(status.split()[1]), headers, body)


def _chunks(body: bytes) -> list[bytes]:
    chunks = []
    while body:
        size, _, body = body.partition(b"\r\n")
        length = int(size, 16)
        chunks.append(body[:length])
        body = body[length + 2 :]
    return chunks
