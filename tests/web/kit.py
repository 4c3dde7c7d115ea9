"""Browsers whose complaints fail the test, and people who sit down at tables with them."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, Response, WebSocket, sync_playwright

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LONG = 60_000.0  # milliseconds: nothing takes as long unless it is broken
WHOLE_GAME = 5 * LONG
MOST_CHOICES = 1000  # of one person in one game
SHORT = {"nightmarium": {"target": "3", "first": "1"}, "kragmortha": {"first": "1"}}  # options of short games
OPEN = "[data-option]:not([aria-disabled=true])"
NEWER = "before => Number(document.querySelector('[data-seq]')?.dataset.seq) > before"
# A click so shortly after the question changed is not taken: that time is no time for tests.
QUICK = "{ const now = performance.now.bind(performance); performance.now = () => 1000 * now(); }"
# What the client adds to a deal is always the same. Other chance stays chance, above all that of Playwright,
# which numbers the lines it may have to cut by as many bytes.
FIXED = """{
  const chance = crypto.getRandomValues.bind(crypto);
  const asks = () => new Error().stack.split("\\n")[3] ?? "";
  crypto.getRandomValues = (array) =>
    array.length === 32 && asks().includes("/assets/") ? array.fill(7) : chance(array);
}"""
# Nothing moves by itself and nothing is answered for the player, so that every choice is the test's.
STILL = {"pace": "instant", "motion": "reduced", "forced": False, "list": "always", "since": False}

# One click: on a doubtful choice that waits for it, or on one of the options.
CHOOSE = """chance => {
  const sure = document.querySelector("[data-sure]");
  const open = sure ? [sure] : [...document.querySelectorAll("[data-option]:not([aria-disabled=true])")];
  if (open.length > 0) open[Math.floor(chance * open.length)].click();
}"""
# Chooses whatever can be chosen until the game is over, by a chance of its own that is always the same.
AUTOPILOT = f"""seed => {{
  const choose = {CHOOSE};
  const timer = setInterval(() => {{
    seed = (seed * 16807) % 2147483647;
    if (document.querySelector("[data-over]")) clearInterval(timer);
    else choose(seed / 2147483647);
  }}, 15);
}}"""

Message = dict[str, Any]
BOT = {"kind": "bot", "bot": "asleep"}


def person(name: str) -> Message:
    return {"kind": "person", "name": name}


@contextmanager
def launched() -> Iterator[Browser]:
    """Chromium, whichever there is."""
    names = ("chromium", "chromium-browser", "google-chrome")
    chromium = next(filter(None, map(shutil.which, names)), None)
    assert chromium is not None, "this needs Chromium: `make chromium` installs it"
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@contextmanager
def visiting(browser: Browser, *scripts: str, **how: Any) -> Iterator[Page]:
    """A page of a fresh profile. What its console complains about, the server's policy included, fails."""
    complaints: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(message.text)

    def answered(response: Response) -> None:
        if response.status >= 400:
            complaints.append(f"{response.status} {response.url}")

    usual = {"viewport": {"width": 1280, "height": 720}, "locale": "en-GB"}
    with browser.new_context(**(usual | how)) as context:
        context.set_default_timeout(LONG)
        for script in (FIXED, *scripts):
            context.add_init_script(script)
        page = context.new_page()
        page.on("console", heard)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("response", answered)
        yield page
    assert not complaints, complaints


def prefer(page: Page, **settings: object) -> None:
    """Come with these settings."""
    page.add_init_script(f"localStorage.setItem('gloam.settings', {json.dumps(json.dumps(settings))})")


def make(page: Page, address: str, game: str, seats: Sequence[Message], **ways: object) -> Message:
    """A table of the person and whoever sits there besides."""
    wanted = {"game": game, "options": SHORT[game], "seats": [*seats], "ways": ways}
    made: Message = page.request.post(f"{address}api/tables", data=wanted).json()
    return made


def known_table(made: Message) -> Message:
    """What the browser knows that made the table: that it is the host's."""
    table = made["table"]
    return {
        "table": table["id"],
        "game": table["game"],
        "host": made["host"],
        "seats": [],
        "names": [],
        "status": "lobby",
        "round": 1,
        "touched": 0,
    }


def sit(page: Page, address: str, made: Message, seats: Sequence[int] = (0,)) -> None:
    """Come to a table with the seats of this device; the first browser is the host's."""
    known = known_table(made) | {"seats": [made["seats"][seat] for seat in seats]}
    if 0 not in seats:
        known["host"] = None
    page.goto(address)
    page.evaluate("kept => localStorage.setItem('gloam.tables', kept)", json.dumps({known["table"]: known}))
    page.goto(f"{address}t/{made['table']['id']}")


def deal(page: Page, address: str, game: str, bots: int = 1) -> Message:
    """A table with bots that is dealt at once; the page is asked something, if it is not over already."""
    made = make(page, address, game, [person("Ann"), *[BOT] * bots])
    sit(page, address, made)
    page.click("[data-start]")
    page.locator(f"{OPEN}, [data-over]").first.wait_for()
    return made


def speak(page: Page, language: str) -> None:
    """Change the language in the settings of a table."""
    page.click("[data-menu]")
    page.click("dialog [data-settings]")
    page.get_by_role("radio", name=language).check()
    page.keyboard.press("Escape")


def news(page: Page) -> int:
    """The number of the newest update the page shows."""
    return int(page.locator("[data-seq]").get_attribute("data-seq") or "0")


def choose_once(page: Page, chance: Random) -> bool:
    """Choose something from the list; False if the game is over."""
    page.locator(f"{OPEN}, [data-over]").first.wait_for()
    if page.locator("[data-over]").count():
        return False
    before = news(page)
    options = page.locator(OPEN)
    options.nth(chance.randrange(options.count())).click()
    if page.locator("[data-sure]").count():  # it costs a finished creature
        page.click("[data-sure]")
    page.wait_for_function(NEWER, arg=before)
    return True


def play_to_the_end(page: Page, chance: Random) -> int:
    """Choose by click from the list until the game is over. How many choices were there?"""
    for number in range(MOST_CHOICES):
        if not choose_once(page, chance):
            return number
    raise AssertionError("the game does not end")


class Ear:
    """Everything a page has received through sockets."""

    def __init__(self, page: Page) -> None:
        self.heard: list[Message] = []
        self.sockets = 0
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        self.sockets += 1
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    def views(self, since: int = 0) -> list[Message]:
        updates = [message.get("now", message) for message in self.heard[since:]]
        return [update["view"] for update in updates if update.get("view")]

    def viewers(self, since: int = 0) -> set[int]:
        return {view["viewer"] for view in self.views(since)}
