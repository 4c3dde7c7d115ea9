"""The pages of the server: what is shown at which path, and that no path leads to another file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import anyio
import pytest

from gloam.server.http.static_files import Site


def asked(path: str, query: str = "", method: str = "GET", **headers: str) -> dict[str, Any]:
    sent = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"path": path, "query_string": query.encode(), "method": method, "headers": sent}


def shown(site: Site, scope: dict[str, Any]) -> tuple[int, dict[str, str], str]:
    """Status, headers and body of the answer."""
    file = site.find(scope)
    assert file is not None
    messages: list[Any] = []

    async def send(message: Any) -> None:
        messages.append(message)

    anyio.run(site.show, file, scope, send)
    start, body = messages
    return start["status"], {k.decode(): v.decode() for k, v in start["headers"]}, body["body"].decode()


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client as it is built, with something next to it that is nobody's business."""
    (tmp_path / "secret.txt").write_text("hush", "utf-8")
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<html><head><title>x</title></head></html>", "utf-8")
    (folder / "assets" / "app-3f2a.js").write_text("go()", "utf-8")
    (folder / "assets" / "app-3f2a.js.br").write_text("brotli", "utf-8")
    (folder / "assets" / "app-3f2a.js.gz").write_text("gz", "utf-8")
    (folder / "assets" / "lone.gz").write_text("a file like any other", "utf-8")
    (folder / "icon.svg").write_text("<svg/>", "utf-8")
    (folder / "odd.xyz").write_text("?", "utf-8")
    return folder


@pytest.fixture
def client(built: Path) -> Site:
    return Site("/gloam", built)


@pytest.fixture
def no_client(tmp_path: Path) -> Site:
    return Site("", tmp_path / "none")


@pytest.mark.parametrize("path", ["/", "/t/abcdefghijklmnop", "/games/nightmarium", "/anything"])
def test_the_client_gets_all_its_paths_and_knows_its_base(client: Site, path: str) -> None:
    status, headers, body = shown(client, asked(path))
    assert (status, headers["content-type"], headers["cache-control"]) == (
        200,
        "text/html; charset=utf-8",
        "no-cache",
    )
    assert body.startswith('<html><head><base href="/gloam/"><title>')
    assert headers["content-length"] == str(len(body))


@pytest.mark.parametrize(
    ("path", "kind", "cache"),
    [
        ("/assets/app-3f2a.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/icon.svg", "image/svg+xml", "no-cache"),
        ("/odd.xyz", "application/octet-stream", "no-cache"),
    ],
)
def test_files_have_their_kind_and_are_kept_as_long_as_they_hold(
    client: Site, path: str, kind: str, cache: str
) -> None:
    _, headers, _ = shown(client, asked(path))
    assert (headers["content-type"], headers["cache-control"]) == (kind, cache)


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/..%2fsecret.txt",
        "/..\\secret.txt",
        "//etc/passwd.txt",
        "/assets/gone.js",
        "/index.html/../../secret.txt",
        "/secret.txt",
    ],
)
def test_no_path_leads_out(client: Site, no_client: Site, path: str) -> None:
    assert client.find(asked(path)) is None
    assert no_client.find(asked(path)) is None


@pytest.mark.parametrize("path", ["/api", "/api/tables", "/ws", "/healthz", "/readyz", "/metrics"])
def test_what_is_no_page_is_left_to_others(client: Site, no_client: Site, path: str) -> None:
    assert client.find(asked(path)) is None
    assert no_client.find(asked(path)) is None


def test_only_reading_is_for_pages(client: Site) -> None:
    assert client.find(asked("/", method="POST")) is None
    status, headers, body = shown(client, asked("/", method="HEAD"))
    assert (status, body) == (200, "")
    assert headers["content-length"] != "0"


def test_what_is_known_is_not_sent_again(client: Site) -> None:
    _, headers, _ = shown(client, asked("/"))
    status, again, body = shown(client, asked("/", if_none_match=headers["etag"]))
    assert (status, body, again["etag"]) == (304, "", headers["etag"])
    assert "content-length" not in again
    assert shown(client, asked("/", if_none_match='"other"'))[0] == 200


@pytest.mark.parametrize(
    ("accepts", "coding", "body"),
    [
        ("gzip, deflate, br, zstd", "br", "brotli"),
        ("gzip", "gzip", "gz"),
        ("GZIP;q=0.5, br;q=0", "gzip", "gz"),
        ("br; q=0.0, identity", "", "go()"),
        ("deflate", "", "go()"),
        ("", "", "go()"),
    ],
)
def test_a_browser_gets_the_best_form_it_understands(
    client: Site, accepts: str, coding: str, body: str
) -> None:
    scope = asked("/assets/app-3f2a.js", accept_encoding=accepts)
    status, headers, sent = shown(client, scope)
    assert (status, sent, headers["content-length"]) == (200, body, str(len(body)))
    assert headers.get("content-encoding", "") == coding
    assert headers["vary"] == "accept-encoding"
    assert headers["content-type"] == "text/javascript; charset=utf-8"
    again = asked("/assets/app-3f2a.js", accept_encoding=accepts, if_none_match=headers["etag"])
    assert shown(client, again)[::2] == (304, "")


def test_forms_of_a_file_are_told_apart(client: Site) -> None:
    tags = {
        shown(client, asked("/assets/app-3f2a.js", accept_encoding=way))[1]["etag"]
        for way in ("br", "gzip", "")
    }
    assert len(tags) == 3
    assert client.find(asked("/assets/app-3f2a.js.br")) is None
    assert shown(client, asked("/assets/lone.gz"))[2] == "a file like any other"
    assert "vary" not in shown(client, asked("/icon.svg", accept_encoding="br"))[1]


@pytest.mark.parametrize("path", ["/", "/t/abcdefghijklmnop"])
def test_without_a_client_a_page_says_so(no_client: Site, path: str) -> None:
    status, headers, body = shown(no_client, asked(path))
    assert (status, headers["content-type"]) == (503, "text/plain; charset=utf-8")
    english, russian = body.splitlines()
    assert "without the web client" in english
    assert "без веб-клиента" in russian
