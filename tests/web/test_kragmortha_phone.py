"""Kragmortha under a finger: tomes that are read before they are used, room for large words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from .kit import OPEN, QUICK, STILL, deal, prefer, visiting

pytestmark = pytest.mark.slow

PHONE = {"width": 360, "height": 740}
WIDE = "document.documentElement.scrollWidth <= innerWidth"
SMALL = """() => [...document.querySelectorAll(".kragmortha button")].filter(button => {
  const { width, height } = button.getBoundingClientRect();
  return width > 0 && Math.min(width, height) < 40;
}).map(button => button.ariaLabel ?? button.textContent)"""


@pytest.mark.parametrize("size", [150, 200])
def test_large_words_leave_the_board_its_room(browser: Browser, address: str, size: int) -> None:
    with visiting(browser, QUICK, viewport=PHONE, has_touch=True, locale="ru-RU") as page:
        prefer(page, **STILL | {"size": size, "list": "demand"})
        deal(page, address, "kragmortha", bots=2)
        page.locator(OPEN).first.wait_for(state="attached")
        assert page.evaluate(WIDE)
        expect(page.locator("[data-seat]")).to_have_count(3)
        expect(page.locator("[data-ribbon]")).to_be_visible()


@pytest.mark.parametrize("bots", [1, 3, 7])
def test_everything_can_be_hit(browser: Browser, address: str, bots: int) -> None:
    with visiting(browser, QUICK, viewport={"width": 390, "height": 844}, has_touch=True) as page:
        prefer(page, **STILL | {"list": "demand"})
        deal(page, address, "kragmortha", bots=bots)
        page.locator(OPEN).first.wait_for(state="attached")
        assert page.evaluate(SMALL) == []
