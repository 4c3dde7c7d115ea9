"""Whatever can be tapped on a phone is as large as a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from gloam.games import game_ids

from .games import come, continued, finished, played
from .kit import BOT, OPEN, QUICK, STILL, make, person, prefer, sit, visiting
from .scales import PAINTED

pytestmark = pytest.mark.slow

PHONE = {"width": 360, "height": 740}
# What can be tapped and is too small: 21 pixels from its middle, in one of four directions, it is no more.
# The words beside a box to tick belong to it. The lines of a log are text, as high as words are.
SMALL = """(within) => {
  const things = document.querySelector(within)
    .querySelectorAll("button, a[href], select, input, textarea, summary, [role=button]");
  const target = (one) => (one.matches("[type=checkbox], [type=radio]") ? one.closest("label") : null) ?? one;
  const tapped = (one) => {
    one.scrollIntoView({ block: "center", inline: "center" });
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return [[-21, 0], [21, 0], [0, -21], [0, 21]]
      .every(([across, down]) => one.contains(document.elementFromPoint(x + across, y + down)));
  };
  return [...things]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => !one.matches(".skip:not(:focus), [role=log] a") && !tapped(target(one)))
    .map((one) => one.outerHTML.slice(0, 120));
}"""
UNFOLD = "for (const one of document.querySelectorAll('details')) one.open = true"


def fits(page: Page, where: str, within: str = "body") -> None:
    page.evaluate(PAINTED)
    assert page.evaluate(SMALL, within) == [], where


def test_pages(browser: Browser, address: str) -> None:
    """ux 6"""
    with visiting(browser, QUICK, viewport=PHONE, has_touch=True) as page:
        prefer(page, **STILL)
        come(page, address, finished(page.request, address, played("nightmarium")))
        page.locator("[data-standings]").wait_for()
        fits(page, "the end")
        come(page, address, continued(page.request, address, played("kragmortha"), 9))
        make(page, address, "nightmarium", [person("Ann"), {"kind": "open"}], public=True)
        for path in ("", "settings", "replay"):
            page.goto(address + path)
            page.locator("h1").first.wait_for()
            page.wait_for_load_state("networkidle")
            fits(page, path or "home")


@pytest.mark.parametrize("game", game_ids())
def test_a_table_from_the_lobby_on(browser: Browser, address: str, game: str) -> None:
    """ux 6"""
    record = played(game)
    with visiting(browser, QUICK, viewport=PHONE, has_touch=True) as page:
        prefer(page, **STILL)
        sit(page, address, make(page, address, game, [person("Ann"), {"kind": "open"}, BOT, person("Bob")]))
        page.locator("#option-first").wait_for(state="attached")
        page.evaluate(UNFOLD)
        page.click("[data-invite='1']")
        page.get_by_role("textbox", name="Link to seat 2").wait_for()
        fits(page, "lobby")
        come(page, address, continued(page.request, address, record, len(record.moves) * 9 // 10))
        page.locator(OPEN).first.wait_for()
        fits(page, "table")
        for tool, sheet in (
            ("say", ".talk"),
            ("log", "[aria-labelledby=log-title]"),
        ):  # what lies behind can wait
            page.click(f"[data-{tool}]")
            fits(page, tool, sheet)
        page.click("[data-menu]")
        page.evaluate(UNFOLD)
        fits(page, "menu", "dialog")


@pytest.mark.parametrize("game", game_ids())
def test_a_replay(browser: Browser, address: str, game: str) -> None:
    """ux 6"""
    with visiting(browser, QUICK, viewport=PHONE, has_touch=True) as page:
        prefer(page, **STILL)
        made = finished(page.request, address, played(game))
        page.goto(f"{address}t/{made['table']['id']}/replay?ply=60&as=open")
        page.locator("[data-complete=true]").wait_for()
        fits(page, "replay")
