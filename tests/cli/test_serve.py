"""`gloam serve`: it says where it is, shows a page, and stops when told to; what is set wrongly is named."""

from __future__ import annotations

import json
import signal
import socket
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
import segno

from gloam.cli import serve as command
from gloam.cli.arguments import Given
from gloam.cli.hosting import keys, limits
from gloam.cli.terminal import Terminal
from gloam.core.errors import BadInput
from gloam.server import run as running
from gloam.server.security.rate_limit import Limits
from tests.cli.conftest import Run
from tests.cli.serving import serve
from tests.server.answer import PAGE_STATUS

FREE_QR = "http://192.168.1.5:8000/"


def fetch(address: str) -> tuple[int, str]:
    try:
        with urlopen(address, timeout=60) as answer:
            return answer.status, answer.read().decode()
    except HTTPError as error:
        with error:
            return error.code, error.read().decode()


# A real server


def test_a_server_says_where_it_is_and_stops_when_told(tmp_path: Path, run: Run) -> None:
    """Pages on this machine hear the addresses printed for the network; the file is for one server."""
    file = str(tmp_path / "gloam" / "tables.db")
    with serve(tmp_path, "--host", "0.0.0.0") as server:
        assert file in "\n".join(server.said)
        printed = [line.rpartition(" ")[2] for line in server.said if line.startswith("In your network: ")]
        assert json.loads(fetch(f"{server.address}api/addresses")[1]) == printed
        ran = run("serve", "--port", "0", "--db", file)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith(f"gloam: {file}: another server is using this database.")
        assert fetch(f"{server.address}readyz") == (200, "ok\n")
        status, page = fetch(server.address)
        assert (status, "<html" in page) == (PAGE_STATUS, PAGE_STATUS == 200)
        assert fetch(f"{server.address}api/schema/openapi.json")[0] == 200
        code, out, err = server.stop(signal.SIGTERM)
    assert (code, out) == (0, "Stopped. Everything is kept.\n")
    assert "server.ready" in err
    assert "server.stopped" in err
    assert "Traceback" not in err


def test_an_interrupt_stops_it_too_and_it_speaks_russian(tmp_path: Path) -> None:
    words = ("--lang", "ru", "--host", "127.0.0.1", "--base-path", "/gloam/", "--log", "json")
    with serve(tmp_path, *words) as server:
        assert server.said[0].startswith("На этом компьютере: http://127.0.0.1:")
        assert server.address.endswith("/gloam/")
        assert fetch(f"{server.address}api/about")[0] == 200
        page = fetch(server.address)
        assert page[0] == PAGE_STATUS
        assert fetch(server.address.removesuffix("/")) == page  # a redirect
        assert fetch(server.address.removesuffix("gloam/"))[0] == 404
        code, out, err = server.stop(signal.SIGINT)
    assert (code, out) == (0, "Остановлено. Всё сохранено.\n")
    assert all(line.startswith("{") for line in err.splitlines())


@pytest.mark.parametrize(
    ("host", "origin", "proxy", "told"),
    [
        ("0.0.0.0", [], "", ["http://192.168.1.5:7/g/"]),
        ("127.0.0.1", [], "", []),
        ("0.0.0.0", ["https://gloam.example"], "", []),
        ("0.0.0.0", [], "127.0.0.1", []),
    ],
)
def test_behind_a_proxy_nobody_is_sent_around_it(
    monkeypatch: pytest.MonkeyPatch, host: str, origin: list[str], proxy: str, told: list[str]
) -> None:
    monkeypatch.setattr(command, "lan_addresses", lambda: ["192.168.1.5"])
    given = Given(host=host, origin=origin, proxy=proxy, base_path="/g")
    assert command._links_near(given, 7) == told


# Where to listen


def test_the_next_port_is_taken_if_the_usual_one_is_not_free(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        monkeypatch.setattr(running, "PORT", port)
        with running.listen("127.0.0.1", None) as found:
            assert port < found.getsockname()[1] <= port + running.PORTS_TRIED


def test_if_none_is_free_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        monkeypatch.setattr(running, "PORT", other.getsockname()[1])
        monkeypatch.setattr(running, "PORTS_TRIED", 1)
        with pytest.raises(BadInput) as caught:
            running.listen("127.0.0.1", None)
    assert caught.value.phrase.key == "error-serve-ports"


def test_another_port_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(running, "PORT", 8000)
    given = Given(host="127.0.0.1", port=None, base_path="")
    command._welcome(given, "tables.db", 8003, Terminal("en"))
    assert "Port 8000 is taken, so this server has 8003." in capsys.readouterr().out


@pytest.mark.parametrize("complete", [True, False])
def test_a_start_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *, complete: bool
) -> None:
    monkeypatch.setattr(command, "is_compiled", lambda: complete)
    monkeypatch.setattr(command, "has_web_client", lambda: complete)
    given = Given(host="127.0.0.1", port=8000, base_path="")
    command._welcome(given, "tables.db", 8000, Terminal("en"))
    said = capsys.readouterr().out
    assert ("The engines are interpreted" in said) is not complete
    assert ("The web client is missing" in said) is not complete


def test_a_port_that_was_asked_for_must_be_free(run: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        ran = run("serve", "--host", "127.0.0.1", "--port", port, "--db", str(tmp_path / "tables.db"))
    complaint = f"gloam: Port {port} is taken by another program. Choose another with --port.\n"
    assert (ran.code, ran.out, ran.err) == (2, "", complaint)
    assert not list(tmp_path.iterdir())


# What is set wrongly


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--port", "99999"], "“99999” is no port: they go from 0 to 65535."),
        (["--port", "none"], "--port: “none” is not a whole number of 0 or more."),
        (["--host", "999.1.1.1", "--port", "0"], "“999.1.1.1” is no address of this machine."),
        (["--base-path", "gloam"], "“gloam” is no path."),
        (["--base-path", "/a/../b"], "“/a/../b” is no path."),
        (["--origin", "example.org"], "“example.org” is no origin."),
        (["--proxy", "10.0.0.0/8,router"], "“router” is neither an address nor a network."),
        (["--workers", "0"], "--workers: “0” is not a whole number of 1 or more."),
        (["--log", "loud"], "`gloam serve` does not know “loud”. It knows: text, json."),
        (["--db", "mysql://root:hush@host/db"], "“mysql://” is no kind of database we know."),
    ],
)
def test_a_wrong_option_is_named(run: Run, tmp_path: Path, words: list[str], complaint: str) -> None:
    ran = run("serve", "--db", str(tmp_path / "tables.db"), *words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"gloam: {complaint}")
    assert "hush" not in ran.err


@pytest.mark.parametrize(
    ("name", "value", "complaint"),
    [
        ("GLOAM_LIMITS", "messages=5,speed=3", "“speed=3” sets no limit. There are: message_bytes, "),
        ("GLOAM_LIMITS", "messages", "The limit messages cannot be “”"),
        ("GLOAM_LIMITS", "posts=2.5", "The limit posts cannot be “2.5”: it is a number above 0."),
        ("GLOAM_LIMITS", "posts=0", "The limit posts cannot be “0”"),
        ("GLOAM_LIMITS", "requests=inf", "The limit requests cannot be “inf”"),
        ("GLOAM_LIMITS", "requests=nan", "The limit requests cannot be “nan”"),
        ("GLOAM_KEYS", "hush", "A key for tokens needs at least 32 characters."),
    ],
)
def test_a_wrong_variable_is_named(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str, complaint: str
) -> None:
    monkeypatch.setenv(name, value)
    ran = run("serve", "--db", str(tmp_path / "tables.db"))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"gloam: {complaint}")
    assert "hush" not in ran.err


def test_variables_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GLOAM_LIMITS", " messages=2.5, posts=8 ,")
    assert limits() == Limits(messages=2.5, posts=8)
    monkeypatch.setenv("GLOAM_KEYS", f"{'new' * 11}, {'old' * 11}")
    assert keys() == [b"new" * 11, b"old" * 11]
    monkeypatch.delenv("GLOAM_LIMITS")
    monkeypatch.delenv("GLOAM_KEYS")
    assert (limits(), keys()) == (Limits(), [])


# Addresses and the code for phones


def test_without_a_network_nobody_is_promised_anything(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "_address_towards", lambda far: "127.0.0.1")
    assert command.lan_addresses() == []
    given = Given(host="0.0.0.0", port=7, base_path="")
    command._welcome(given, "tables.db", 7, Terminal("en"))
    assert "No network was found." in capsys.readouterr().out


def test_each_network_is_named_once(monkeypatch: pytest.MonkeyPatch) -> None:
    ways = dict.fromkeys(command.FAR_AWAY, "192.168.1.5") | {"10.255.255.254": "10.0.0.2"}
    monkeypatch.setattr(command, "_address_towards", ways.__getitem__)
    assert command.lan_addresses() == ["192.168.1.5", "10.0.0.2"]


def test_the_code_is_the_one_of_the_address() -> None:
    blocks = {drawn: pair for pair, drawn in command.QR_BLOCKS.items()}
    drawn = [[blocks[block] for block in line] for line in command.qr_lines(FREE_QR)]
    rows = [[pair[half] for pair in line] for line in drawn for half in (0, 1)]
    wanted = segno.make(FREE_QR, micro=False).matrix_iter(border=command.QR_BORDER)
    assert rows[:-1] == [[bool(dark) for dark in row] for row in wanted]
    assert not any(rows[-1])


@pytest.mark.parametrize(
    ("forced", "columns", "drawn"), [("1", "80", True), ("1", "28", False), ("", "80", False)]
)
def test_the_code_is_drawn_where_there_is_room(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    forced: str,
    columns: str,
    drawn: bool,  # noqa: FBT001 - pytest passes it by name
) -> None:
    monkeypatch.setenv("FORCE_COLOR", forced)
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setattr(command, "lan_addresses", lambda: ["192.168.1.5"])
    command._welcome(Given(host="0.0.0.0", port=7, base_path=""), "tables.db", 7, Terminal("en"))
    assert ("█▀" in capsys.readouterr().out) is drawn


def test_one_command_says_where_to_go_and_how_to_stop(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """ux 1: the address here, the address near by, its code for phones, and how to stop."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(command, "lan_addresses", lambda: ["192.168.1.5"])
    command._welcome(Given(host="0.0.0.0", port=8000, base_path=""), "tables.db", 8000, Terminal("en"))
    said = capsys.readouterr().out
    code = "\n".join(command.qr_lines(FREE_QR)).strip()
    told = ("http://127.0.0.1:8000/", FREE_QR, code.splitlines()[3].strip(), "Ctrl+C")
    found = [said.find(words) for words in told]
    assert -1 not in found, told[found.index(-1)]
    assert found == sorted(found)
