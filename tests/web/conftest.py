"""A server with the client as it is now, and a browser whose complaints fail the test."""

from __future__ import annotations

import fcntl
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Response, sync_playwright

ROOT = Path(__file__).parent.parent.parent
BASE = "/under/a/path"  # whatever works there works at the top
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# A click so shortly after the question changed is not taken: that time is no time for tests.
QUICK = "{ const now = performance.now.bind(performance); performance.now = () => 1000 * now(); }"


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the client is served."""
    folder = tmp_path_factory.mktemp("web")
    with (ROOT / "web" / "package-lock.json").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # packages are installed once, however many run these tests
        command = [sys.executable, "tools/web_client.py", "build", str(folder / "static")]
        built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    serving = [sys.executable, "-m", "tests.web.serving", str(folder), BASE]
    with subprocess.Popen(
        serving, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        yield f"http://127.0.0.1:{int(server.stdout.readline())}{BASE}/"
        server.communicate(timeout=60)


@pytest.fixture(scope="module")  # its driver holds the thread's event loop, which others need afterwards
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert chromium is not None, "these tests need Chromium: `apt-get install chromium`"
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page of a fresh profile. What its console complains about, the server's policy included, fails."""
    complaints: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(message.text)

    def answered(response: Response) -> None:
        if response.status >= 400:
            complaints.append(f"{response.status} {response.url}")

    with browser.new_context(viewport={"width": 1280, "height": 720}, locale="en-GB") as context:
        context.add_init_script(QUICK)
        page = context.new_page()
        page.on("console", heard)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("response", answered)
        yield page
    assert not complaints
