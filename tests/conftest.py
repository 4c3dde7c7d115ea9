"""What all tests share: they know whether they try the interpreted or the compiled engines."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from gloam.cli.version import is_compiled

# What has nothing to do with how the engines were built is tested once, interpreted.
ONCE = (
    *("load", "web", "test_deploy.py", "cli/test_db.py", "cli/test_serve.py", "cli/test_tables.py"),
    *("server/store", "server/test_crash.py", "server/test_hostile.py", "server/test_security.py"),
    *("server/test_site.py", "server/test_two_servers.py", "server/test_wire.py", "server/test_quick.py"),
    *("server/test_visitors.py", "bots/test_external.py", "cli/test_external.py", "cli/test_export.py"),
    *("envs/test_pettingzoo.py", "envs/test_gymnasium.py", "envs/test_openspiel.py", "test_tutorial.py"),
    *("test_docs.py", "test_locale.py"),
)
HERE = Path(__file__).parent


def pytest_addoption(parser: pytest.Parser) -> None:
    builds = ["interpreted", "compiled"]
    parser.addoption(
        "--browser", action="store_true", help="all that needs a browser, not the quick part only"
    )
    parser.addoption("--build", choices=builds, default="interpreted", help="what is under test")


def pytest_sessionstart(session: pytest.Session) -> None:
    wanted = session.config.getoption("--build")
    found = "compiled" if is_compiled() else "interpreted"
    if wanted != found:
        raise pytest.UsageError(
            f"these are the {found} engines; the tests of the {wanted} ones were asked for"
        )


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    once = any(collection_path == HERE / name for name in ONCE)
    return True if once and config.getoption("--build") == "compiled" else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of what needs a browser only the quick part is run, unless all of it is asked for."""
    if config.getoption("--browser"):
        return
    left = [item for item in items if needs_browser(item) and item.get_closest_marker("quick") is None]
    config.hook.pytest_deselected(items=left)
    items[:] = [item for item in items if item not in left]


def needs_browser(item: pytest.Item) -> bool:
    return "browser" in getattr(item, "fixturenames", ())


@pytest.fixture(autouse=True)
def _usual_logs() -> Iterator[None]:
    """A server that was run by a test has logged to a stream that is gone by now."""
    yield
    structlog.reset_defaults()
