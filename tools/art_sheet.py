"""Makes the picture that shows all of a game's art at once: `python tools/art_sheet.py kragmortha`.

It is kept as docs/art/<game>.png. Node draws the page, Chromium takes its picture.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright
from web_client import WEB, find_node, install

FOLDER = WEB.parent / "docs" / "art"
WIDTH = 1592


def draw(game: str) -> str:
    """The page, as web/src/games/<game>/art/sheet.ts makes it."""
    node = find_node()
    install(node)
    done = subprocess.run([node, "sheet.js", game], cwd=WEB, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout


def take_picture(html: str, path: Path) -> None:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(viewport={"width": WIDTH, "height": 800})
        page.set_content(html)
        page.screenshot(path=path, full_page=True)
        browser.close()


def main(games: list[str]) -> None:
    for game in games:
        take_picture(draw(game), FOLDER / f"{game}.png")


if __name__ == "__main__":
    main(sys.argv[1:])
