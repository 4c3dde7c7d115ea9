"""What a host is given to start from fits the program: options, variables and limits are those there are."""

from __future__ import annotations

import re
import shlex
from configparser import RawConfigParser
from pathlib import Path
from typing import Any

import pytest

from gloam.cli import COMMANDS
from gloam.cli.arguments import make_parser
from gloam.cli.terminal import Terminal
from gloam.server.security.rate_limit import Limits
from gloam.server.security.tokens import new_table_id

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def parsed(words: list[str]) -> Any:
    return make_parser(COMMANDS, Terminal("en")).parse_args(words)


def test_the_unit_starts_a_server() -> None:
    unit = RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string((DEPLOY / "gloam@.service").read_text(encoding="utf-8"))
    program, *words = shlex.split(unit["Service"]["ExecStart"].replace("%i", "8001"))
    assert program.endswith("/bin/gloam")
    assert parsed(words).port == 8001
    for hardening in ("DynamicUser", "NoNewPrivileges", "ProtectHome", "PrivateTmp"):
        assert unit["Service"][hardening] == "yes"


def test_the_containers_start_servers_that_the_proxy_knows() -> None:
    yaml = pytest.importorskip("yaml")
    composed = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    proxy = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    servers = [name for name in composed["services"] if name.startswith("gloam-")]
    assert re.findall(r"server (gloam-\w+):(\d+)", proxy) == [(name, "8000") for name in servers]
    assert len(servers) == 2
    for name in servers:
        given = parsed(composed["services"][name]["command"])
        assert (given.port, given.base_path) == (8000, "/gloam")
        assert f"location {given.base_path}/ " in proxy
        assert given.proxy == composed["networks"]["outside"]["ipam"]["config"][0]["subnet"]


@pytest.mark.parametrize("address", ["/gloam/ws?table={}", "/gloam/api/tables/{}", "/gloam/api/tables/{}/do"])
def test_the_proxy_finds_the_table_in_addresses(address: str) -> None:
    """So that its seats meet at one process (docs/wire.md)."""
    proxy = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    patterns = [each.replace("(?<", "(?P<") for each in re.findall(r"~(\S+)\s+\$gloam_id;", proxy)]
    table = new_table_id()
    found = [match["gloam_id"] for each in patterns if (match := re.search(each, address.format(table)))]
    assert found == [table]
    assert "hash $gloam_table" in proxy


def test_the_image_starts_a_server_and_asks_it_whether_it_is_ready() -> None:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    words = re.findall(r'"([^"]*)"', text.splitlines()[-1])
    assert parsed(words).port == 8000
    assert "http://127.0.0.1:8000/readyz" in text


def test_variables_that_are_explained_are_those_that_are_read() -> None:
    read = set(re.findall(r'"(GLOAM_\w+)"', (ROOT / "src/gloam/cli/hosting.py").read_text(encoding="utf-8")))
    explained = set(re.findall(r"(GLOAM_\w+)=", (DEPLOY / "gloam.env.example").read_text(encoding="utf-8")))
    assert read == explained - {"GLOAM_PORT"}  # the proxy's, in compose


def test_limits_are_listed_with_what_they_are() -> None:
    listed: dict[str, float] = {}
    for names, values in re.findall(r"^\| (`\w+`(?:, `\w+`)?) \| ([\d., ]+) \|", HOSTING, re.MULTILINE):
        listed |= dict(zip(re.findall(r"\w+", names), map(float, values.split(", ")), strict=True))
    assert listed == Limits()._asdict()


def test_options_are_listed() -> None:
    options = set(re.findall(r"^\| `(--[\w-]+)", HOSTING, re.MULTILINE))
    given = vars(parsed(["serve"]))
    assert options == {
        f"--{name.replace('_', '-')}" for name in given if name not in ("version", "command", "run")
    }


@pytest.mark.parametrize("file", sorted(DEPLOY.iterdir()), ids=lambda file: file.name)
def test_no_secret_is_given_away(file: Path) -> None:
    for value in re.findall(
        r"^(?:POSTGRES_PASSWORD|GLOAM_KEYS)=(.*)$", file.read_text("utf-8"), re.MULTILINE
    ):
        assert value == ""
