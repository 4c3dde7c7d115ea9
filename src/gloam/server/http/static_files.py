"""The web client, built into `static/`; without it every page answers 503 and says so."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple

from gloam.core.phrase import Phrase
from gloam.locale import LANGUAGES, Speech
from gloam.server.security.access import Scope, header

__all__ = ["Site"]

BUILT: Final = Path(__file__).parent.with_name("static")
OTHERS: Final = frozenset(("api", "ws", "healthz", "readyz", "metrics"))  # paths that begin so are no pages
HASHED: Final = "assets/"  # names in there change with what is in the file
KINDS: Final = {
    "html": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "webmanifest": "application/manifest+json",
    "ftl": "text/plain; charset=utf-8",
    "txt": "text/plain; charset=utf-8",
    "svg": "image/svg+xml",
    "png": "image/png",
    "webp": "image/webp",
    "ico": "image/x-icon",
    "woff2": "font/woff2",
    "mp3": "audio/mpeg",
    "ogg": "audio/ogg",
}


CODINGS: Final = {"br": ".br", "gzip": ".gz"}  # what a file may be compressed by, the best first
PACKED: Final = tuple(CODINGS.values())


class File(NamedTuple):
    """`packed` has the compressed forms that were made when the client was built, by coding."""

    body: bytes
    kind: str
    cache: str
    tag: str
    packed: Mapping[str, bytes] = {}
    status: int = 200


class Site:
    """Everything is read at the start: a request looks a name up, so no path can lead out of the folder."""

    def __init__(self, base_path: str, built: Path = BUILT) -> None:
        self._files = _read(built)
        index = self._files.pop("index.html", None)
        self._index = _file("index.html", _based(index.body, base_path)) if index else _no_client()

    def find(self, scope: Scope) -> File | None:
        """What a request gets from here; None if it is for somebody else."""
        name = scope["path"][1:]
        if scope["method"] not in ("GET", "HEAD") or name.partition("/")[0] in OTHERS:
            return None
        if "." not in name.rpartition("/")[2]:  # the client knows its paths
            return self._index
        return self._files.get(name)

    async def show(self, file: File, scope: Scope, send: Any) -> None:
        coding = _coding(scope, file)
        body = file.packed.get(coding, file.body)
        tag = f'{file.tag[:-1]}-{coding}"' if coding else file.tag
        known = tag in header(scope, b"if-none-match")
        headers = {
            "content-type": file.kind,
            "content-length": str(len(body)),
            "cache-control": file.cache,
            "etag": tag,
        }
        if coding:
            headers["content-encoding"] = coding
        if file.packed:
            headers["vary"] = "accept-encoding"
        if known:
            del headers["content-length"]
        sent = [(key.encode(), value.encode()) for key, value in headers.items()]
        await send({"type": "http.response.start", "status": 304 if known else file.status, "headers": sent})
        silent = known or scope["method"] == "HEAD"
        await send({"type": "http.response.body", "body": b"" if silent else body})


def _read(built: Path) -> dict[str, File]:
    """The files of the client by name, each with its compressed forms, which have no address of their own."""
    bodies = {
        path.relative_to(built).as_posix(): path.read_bytes() for path in built.rglob("*") if path.is_file()
    }
    plain = [name for name in bodies if not (name.endswith(PACKED) and name.rpartition(".")[0] in bodies)]
    return {
        name: _file(name, bodies[name])._replace(
            packed={c: bodies[name + end] for c, end in CODINGS.items() if name + end in bodies}
        )
        for name in plain
    }


def _coding(scope: Scope, file: File) -> str:
    """The best compressed form of a file that the browser understands; empty: the file as it is."""
    offers = [offer.partition(";") for offer in header(scope, b"accept-encoding").lower().split(",")]
    refused = ("q=0", "q=0.0", "q=0.00", "q=0.000")
    accepted = {name.strip() for name, _, q in offers if q.replace(" ", "") not in refused}
    return next((coding for coding in CODINGS if coding in accepted and coding in file.packed), "")


def _file(name: str, body: bytes) -> File:
    cache = "public, max-age=31536000, immutable" if name.startswith(HASHED) else "no-cache"
    kind = KINDS.get(name.rpartition(".")[2], "application/octet-stream")
    return File(body, kind, cache, f'"{sha256(body).hexdigest()[:32]}"')


def _based(index: bytes, base_path: str) -> bytes:
    """The client's addresses are relative; this says to what, however deep the page's own path."""
    return index.replace(b"<head>", f'<head><base href="{escape(base_path)}/">'.encode(), 1)


def _no_client() -> File:
    sentences = [Speech(language).say(Phrase("server-no-client")) for language in LANGUAGES]
    return _file("no-client.txt", "\n".join([*sentences, ""]).encode())._replace(status=503)
