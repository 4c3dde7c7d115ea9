"""A server with the client as it is now, and a browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from .client import served
from .kit import LONG, QUICK, launched, visiting

expect.set_options(timeout=LONG)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the client is served."""
    with served(tmp_path_factory.mktemp("web")) as address:
        yield address


@pytest.fixture(scope="package")  # its driver holds the thread's event loop, which others need afterwards
def browser() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    with visiting(browser, QUICK) as page:
        yield page
