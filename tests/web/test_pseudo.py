"""Words that are longer than ours and marked: nothing is cut off, nothing escaped the translators."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page

from gloam.games import game_ids

from .games import finished, played
from .kit import BOT, STILL, choose_once, make, person, prefer, sit

pytestmark = pytest.mark.slow

# Buttons, links and fields whose text is wider or higher than they are.
CLIPPED = """() => [...document.querySelectorAll("button, .button, summary, select, label, h1, h2, h3")]
  .filter((one) => one.checkVisibility() && !one.closest(".sr"))
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline"
    && getComputedStyle(one).overflowX !== "visible")
  .map((one) => one.outerHTML.slice(0, 200))"""
# Text that sticks out of its button; rows that scroll, pictures and labels pinned to them may have such.
STICKS_OUT = """() => {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const button = text.parentElement.closest("button, .button");
    if (!text.data.trim() || button === null || !button.checkVisibility()) continue;
    if (button.closest(".compact") || text.parentElement.closest("svg")) continue;
    if (getComputedStyle(text.parentElement).position === "absolute") continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const [inner, outer] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
    if (inner.width > 0 && (inner.right > outer.right + 1 || inner.left < outer.left - 1))
      found.push(button.outerHTML.slice(0, 200));
  }
  return found;
}"""
# Words of four letters and more that the pseudo-locale would have marked.
UNMARKED = """known => {
  const found = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (text.parentElement.closest("script, style, noscript, [data-code], kbd, code")) continue;
    for (const word of text.data.match(/[A-Za-zÀ-ÿ]{4,}/g) ?? [])
      if (/[aeou]/.test(word) && !/[åéïøüÅÉØ]/.test(word) && !known.includes(word)) found.add(word);
  }
  return [...found];
}"""
WIDE = "document.documentElement.scrollWidth <= innerWidth"
KNOWN = ["English", "Gloam", "Anna", "Boris", "Vera", "Bert", "Home"]  # names, and of a key
KNOWN += ["Ares", "Games", "Stratelibri"]  # who sells the boxes


def check(page: Page, what: str) -> None:
    assert page.evaluate(WIDE), f"{what}: wider than the window"
    assert not page.evaluate(CLIPPED), what
    assert not page.evaluate(STICKS_OUT), what
    assert not page.evaluate(UNMARKED, KNOWN), what


@pytest.mark.parametrize("width", [360, 1280])
def test_pages_in_longer_words(page: Page, address: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    for path in ("", "settings", "replay", "lesson/nightmarium", "lesson/kragmortha"):
        page.goto(f"{address}{path}?pseudo")
        page.locator("h1, [data-step]").first.wait_for()
        page.wait_for_load_state("networkidle")
        check(page, path)


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("game", game_ids())
def test_tables_in_longer_words(page: Page, address: str, game: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    prefer(page, **STILL)
    made = make(page, address, game, [person("Anna"), BOT, BOT])
    sit(page, address, made)
    page.goto(f"{page.url}?pseudo")
    page.locator("[data-start]").wait_for()
    check(page, "lobby")
    page.click("[data-start]")
    chance = Random(2)
    for number in range(8):
        choose_once(page, chance)
        check(page, f"choice {number}")
    made = finished(page.request, address, played(game))
    page.goto(address)
    page.goto(f"{address}t/{made['table']['id']}?pseudo#{made['seats'][0]['token']}")
    page.locator("[data-over]").wait_for()
    check(page, "end")
    page.goto(f"{address}t/{made['table']['id']}/replay?pseudo&ply=20")
    page.locator("[data-complete=true]").wait_for()
    check(page, "replay")
