"""`gloam serve`: a table for everybody who can reach this machine."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import closing
from ipaddress import ip_address
from typing import Final

from rich.text import Text

from gloam.cli.arguments import Arguments, Command, Given
from gloam.cli.hosting import (
    add_database,
    base_path,
    database,
    keys,
    limits,
    origins,
    own_bots,
    proxies,
    shown,
)
from gloam.cli.terminal import Terminal
from gloam.cli.version import has_web_client, is_compiled
from gloam.core.errors import BadInput

__all__ = ["COMMAND", "lan_addresses", "qr_lines"]

EVERYBODY: Final = "0.0.0.0"
MOST_WORKERS: Final = 4  # unless more are asked for
LOGS: Final = ("text", "json")
# Nothing is sent there: the system only says by which of our addresses it would go. One does not exist, the
# others are private networks, for a machine that knows no way into the rest of the world.
FAR_AWAY: Final = ("192.0.2.1", "10.255.255.254", "172.31.255.254", "192.168.255.254", "169.254.255.254")
QR_BORDER: Final = 2
QR_BLOCKS: Final = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
QR_COLOURS: Final = "#ffffff on #000000"  # also without colours light on dark, on most terminals


def _declare(arguments: Arguments) -> None:
    arguments.add("--host", "host", metavar="ADDRESS", default=EVERYBODY)
    arguments.add_number("--port", "port", metavar="N")
    add_database(arguments)
    arguments.add("--base-path", "base-path", metavar="PATH", default="", type=base_path)
    arguments.add("--origin", "origin", metavar="URL", nargs="+", action="extend", default=[])
    arguments.add("--proxy", "proxy", metavar="ADDRESS,…", default="", type=proxies)
    arguments.add_number("--workers", "workers", metavar="N", low=1, default=_spare_cores())
    arguments.add("--bots", "serve-bots", metavar="NAME=exec:…", nargs="+", action="extend", default=[])
    arguments.add("--log", "log", choices=LOGS, default=LOGS[0])


def _spare_cores() -> int:
    return max(1, min(MOST_WORKERS, (os.cpu_count() or 1) - 1))


def _run(given: Given, terminal: Terminal) -> int:
    from gloam.server.app import App, Serving
    from gloam.server.run import run, set_up_logs
    from gloam.server.store import StoreDown
    from gloam.server.store.opening import make_store

    url = database(given)
    bots = own_bots(given.bots)
    serving = Serving(given.base_path, origins(given.origin), limits(), given.workers, keys=keys(), bots=bots)
    app = App(make_store(url), serving)
    set_up_logs(json=given.log == "json")

    def ready(port: int) -> None:
        app.handlers.near = _links_near(given, port)
        _welcome(given, url, port, terminal)

    try:
        run(app, given.host, given.port, given.proxy, ready)
    except StoreDown as down:
        raise BadInput("serve-store", where=shown(url)) from down
    terminal.tell("serve-stopped")
    return 0


def _welcome(given: Given, url: str, port: int, terminal: Terminal) -> None:
    """Where to go, and how to stop."""
    from gloam.server.run import PORT

    here, near = _addresses(given.host)
    if given.port is None and port != PORT:
        terminal.tell("serve-other-port", usual=str(PORT), port=str(port))
    terminal.tell("serve-here", address=_link(here, port, given.base_path))
    for address in near:
        terminal.tell("serve-near", address=_link(address, port, given.base_path))
    if near:
        _show_qr(_link(near[0], port, given.base_path), terminal)
    elif _is_everybody(given.host):
        terminal.tell("serve-lonely", port=str(port))
    if not has_web_client():
        terminal.tell("serve-no-client")
    if not is_compiled():
        terminal.tell("serve-interpreted")
    terminal.tell("serve-data", where=shown(url))
    terminal.tell("serve-stop")
    terminal.out.file.flush()


def _links_near(given: Given, port: int) -> list[str]:
    """What pages on this machine may invite others to. Behind a proxy only its own address counts."""
    if given.proxy or given.origin:
        return []
    return [_link(address, port, given.base_path) for address in _addresses(given.host)[1]]


def _addresses(host: str) -> tuple[str, list[str]]:
    """The address for this machine, and those for others near by."""
    if not _is_everybody(host):
        return host, []
    return ("::1" if ":" in host else "127.0.0.1"), lan_addresses()


def _is_everybody(host: str) -> bool:
    try:
        return ip_address(host).is_unspecified
    except ValueError:
        return host == ""


def lan_addresses() -> list[str]:
    """By which addresses others may reach this machine. Asks nobody: works without any network."""
    found = (_address_towards(far) for far in FAR_AWAY)
    return list(dict.fromkeys(address for address in found if not ip_address(address).is_loopback))


def _address_towards(far: str) -> str:
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as asking:
        try:
            asking.connect((far, 9))
        except OSError:  # no way there
            return "127.0.0.1"
        return str(asking.getsockname()[0])


def _link(host: str, port: int, base: str) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{base}/"


def _show_qr(link: str, terminal: Terminal) -> None:
    """For phones; only where it can be drawn."""
    lines = list(qr_lines(link))
    if terminal.out.is_terminal and terminal.width > len(lines[0]) and _can_draw(terminal):
        for line in lines:
            terminal.out.print(Text(line, QR_COLOURS))


def _can_draw(terminal: Terminal) -> bool:
    try:
        return bool("".join(QR_BLOCKS.values()).encode(terminal.out.encoding))
    except UnicodeEncodeError:
        return False


def qr_lines(link: str) -> Iterator[str]:
    """Two rows of the code in each line. What is light in it is drawn."""
    import segno

    code = segno.make(link, micro=False)
    rows = [[bool(dark) for dark in row] for row in code.matrix_iter(border=QR_BORDER)]
    if len(rows) % 2:
        rows.append([False] * len(rows))
    for upper, lower in zip(rows[::2], rows[1::2], strict=True):
        yield "".join(QR_BLOCKS[pair] for pair in zip(upper, lower, strict=True))


COMMAND = Command("serve", "gloam serve --port 8080", _declare, _run)
