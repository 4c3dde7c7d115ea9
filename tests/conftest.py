"""What all tests share: they know whether they try the interpreted or the compiled engines."""

from __future__ import annotations

import pytest

from gloam.cli.version import is_compiled


def pytest_addoption(parser: pytest.Parser) -> None:
    builds = ["interpreted", "compiled"]
    parser.addoption("--build", choices=builds, default="interpreted", help="what is under test")


def pytest_sessionstart(session: pytest.Session) -> None:
    wanted = session.config.getoption("--build")
    found = "compiled" if is_compiled() else "interpreted"
    if wanted != found:
        raise pytest.UsageError(
            f"these are the {found} engines; the tests of the {wanted} ones were asked for"
        )
