"""What all tests share: they know whether they try the interpreted or the compiled engines."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import structlog

from gloam.cli.version import is_compiled
from tests.server.store.postgres_server import PostgresServer


def pytest_addoption(parser: pytest.Parser) -> None:
    builds = ["interpreted", "compiled"]
    parser.addoption(
        "--browser", action="store_true", help="all that needs a browser, not the quick part only"
    )
    parser.addoption(
        "--packaging", action="store_true", help="install with pip and pipx too, and build the image's wheel"
    )
    parser.addoption("--build", choices=builds, default="interpreted", help="what is under test")


def pytest_sessionstart(session: pytest.Session) -> None:
    wanted = session.config.getoption("--build")
    found = "compiled" if is_compiled() else "interpreted"
    if wanted != found:
        raise pytest.UsageError(
            f"these are the {found} engines; the tests of the {wanted} ones were asked for"
        )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of what needs a browser only the quick part is run, unless all of it is asked for."""
    if config.getoption("--browser"):
        return
    left = [item for item in items if needs_browser(item) and item.get_closest_marker("quick") is None]
    config.hook.pytest_deselected(items=left)
    items[:] = [item for item in items if item not in left]


def needs_browser(item: pytest.Item) -> bool:
    return "browser" in getattr(item, "fixturenames", ())


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A real PostgreSQL for all tests of this process."""
    with PostgresServer() as server:
        yield server


@pytest.fixture(autouse=True)
def _usual_logs() -> Iterator[None]:
    """A server that was run by a test has logged to a stream that is gone by now."""
    yield
    structlog.reset_defaults()
