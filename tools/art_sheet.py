"""Makes the pictures that show all of a game's art at once: `python -m tools.art_sheet [GAME...]`.

They are kept as docs/art/<game>.png. Node draws the page, Chromium takes its picture.
"""

from __future__ import annotations

import subprocess
import sys

from playwright.sync_api import Browser

from gloam.games import game_ids
from tests.web.kit import launched
from tools.screenshots import save_with_palette
from tools.web_client import WEB, find_node, install

FOLDER = WEB.parent / "docs" / "art"
WIDTH = 1592


def draw(game: str) -> str:
    """The page, as web/src/games/<game>/art/sheet.ts makes it."""
    node = find_node()
    install(node)
    done = subprocess.run([node, "sheet.js", game], cwd=WEB, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout


def take_picture(browser: Browser, html: str) -> bytes:
    with browser.new_page(viewport={"width": WIDTH, "height": 800}) as page:
        page.set_content(html)
        return page.screenshot(full_page=True)


def main(games: list[str]) -> None:
    with launched() as browser:
        for game in games or game_ids():
            save_with_palette(take_picture(browser, draw(game)), FOLDER / f"{game}.png")


if __name__ == "__main__":
    main(sys.argv[1:])
