"""What the client weighs and how soon it answers: `python -m bench.web`, or `make bench-web`.

Prints a table for docs/performance.md. Milliseconds are from a click until the page has changed and has been
painted: the choice shown as made, or the news it led to. They are taken in a window of a desktop and of a
phone, with motion as people have it, along fixed games with a bot that answers at once.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random
from statistics import median

from playwright.sync_api import Browser

from gloam.games import game_ids
from tests.web.client import served
from tests.web.kit import NEWER, OPEN, deal, launched, news, visiting
from tests.web.scales import ANSWERS, SHIFTS, Scales, shifts

SIZES = {"desktop": (1280, 720), "phone": (360, 740)}
CHOICES = 25  # of one game
GUARD = 350  # milliseconds: a click right after the question changed is not taken


def first_load(browser: Browser, address: str, game: str, size: str) -> tuple[int, float]:
    """Bytes until a hand is dealt (no game: until the start page is there), and by how much things jumped."""
    width, height = SIZES[size]
    with visiting(browser, SHIFTS, viewport={"width": width, "height": height}) as page:
        scales = Scales(page)
        page.goto(address)
        page.locator("[data-play]").first.wait_for()
        if game:
            page.click(f"[data-play={game}]")
            page.locator(OPEN).first.wait_for()
        jumped = sum(value for value, _ in shifts(page))
        return scales.sum, jumped


def answers(browser: Browser, address: str, game: str, size: str) -> list[float]:
    """How long each of some clicks on an option took to be answered."""
    width, height = SIZES[size]
    chance = Random(9)
    with visiting(browser, ANSWERS, viewport={"width": width, "height": height}) as page:
        deal(page, address, game)
        page.evaluate("answers.length = 0")
        for _ in range(CHOICES):
            page.locator(f"{OPEN}, [data-over]").first.wait_for()
            if page.locator("[data-over]").count():
                break
            page.wait_for_timeout(GUARD)
            before, options = news(page), page.locator(OPEN)
            options.nth(chance.randrange(options.count())).click()
            if page.locator("[data-sure]").count():
                page.wait_for_timeout(GUARD)
                page.click("[data-sure]")
            page.wait_for_function(NEWER, arg=before)
        return [float(one) for one in page.evaluate("answers")]


def main() -> None:
    print("| page | window | first load, kB | layout shift | click answered, ms: median | worst | clicks |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder)) as address,
        launched() as browser,
    ):
        for game in ("", *game_ids()):
            for size in SIZES:
                weight, jumped = first_load(browser, address, game, size)
                row = f"| {game or 'start page'} | {size} | {weight / 1000:.0f} | {jumped:.3f} |"
                if game:
                    times = answers(browser, address, game, size)
                    row += f" {median(times):.0f} | {max(times):.0f} | {len(times)} |"
                else:
                    row += " | | |"
                print(row, flush=True)


if __name__ == "__main__":
    main()
