"""By the Tab key alone: every stop is seen, none holds anybody, and all of a page is a few presses away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from gloam.games import game_ids

from .games import finished, played
from .kit import BOT, OPEN, STILL, deal, make, person, prefer, sit

pytestmark = pytest.mark.slow

MOST_STOPS = 60
TALK = ".talk"
# Where the focus is: what it is called, and what is wrong with how it shows. Null: it has left the page.
STOP = """() => {
  const one = document.activeElement;
  if (one === null || one === document.body) return null;
  const face = one.closest(".pick")?.querySelector(".face") ?? one;
  const { outlineStyle, outlineWidth } = getComputedStyle(face);
  const { top, bottom, left, right } = one.getBoundingClientRect();
  const inSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  return {
    name: one.getAttribute("aria-label") ?? one.textContent.trim().slice(0, 40),
    wrong: [
      ...(outlineStyle === "none" || parseFloat(outlineWidth) < 2 ? ["no ring"] : []),
      ...(inSight ? [] : ["out of sight"]),
    ],
  };
}"""


def walk(page: Page) -> list[str]:
    """The names of all stops of a page, which are all in sight and come to an end."""
    page.evaluate("document.activeElement?.blur()")
    names: list[str] = []
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        stop = page.evaluate(STOP)
        if stop is None:
            return names
        assert stop["wrong"] == [], stop
        names.append(stop["name"])
    raise AssertionError(f"too many stops: {names}")


def test_pages(page: Page, address: str) -> None:
    prefer(page, **STILL)
    for path in ("", "settings", "replay"):
        page.goto(address + path)
        page.locator("h1").wait_for()
        assert walk(page)[:3] == ["Skip to the table", "English", "Русский"], path
    sit(page, address, make(page, address, "nightmarium", [person("Ann"), {"kind": "open"}, BOT]))
    page.locator("#option-first").wait_for(state="attached")
    assert "Show on a big screen" in walk(page)


@pytest.mark.parametrize("game", game_ids())
def test_a_table_its_end_and_its_replay(page: Page, address: str, game: str) -> None:
    prefer(page, **STILL)
    deal(page, address, game, bots=2)
    page.locator(OPEN).first.wait_for()
    names = walk(page)
    assert names[-3:] == ["Speed of the story", "Help", "Table"]
    made = finished(page.request, address, played(game))
    page.goto(f"{address}t/{made['table']['id']}#{made['seats'][0]['token']}")
    page.locator("[data-standings]").wait_for()
    names = walk(page)
    assert {"Once more", "Log", "Say", "Help"} < set(names)
    page.goto(f"{address}t/{made['table']['id']}/replay?ply=20&as=open")
    page.locator("[data-complete=true]").wait_for()
    names = walk(page)
    assert {"Log", "Turning points", "Play", "To the table"} < set(names)


def test_the_lines_of_a_log_are_reached_by_arrows(page: Page, address: str) -> None:
    prefer(page, **STILL)
    made = finished(page.request, address, played("nightmarium"))
    page.goto(f"{address}t/{made['table']['id']}#{made['seats'][0]['token']}")
    lines = page.get_by_role("log").get_by_role("link")
    page.get_by_role("log").focus()
    page.keyboard.press("ArrowUp")
    expect(lines.last).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(lines.nth(-2)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(lines.last).to_be_focused()
    page.goto(f"{address}t/{made['table']['id']}/replay?ply=20")
    page.locator("[data-complete=true]").wait_for()
    page.get_by_role("list", name="Log").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[aria-current=step]")).to_be_focused()
    expect(page.locator("[data-ply]")).to_have_attribute("data-ply", "20")
    for _ in range(5):
        page.keyboard.press("ArrowDown")
    line = page.evaluate("document.activeElement.dataset.line")
    assert int(line) > 20
    page.keyboard.press("Enter")
    expect(page.locator("[data-ply]")).to_have_attribute("data-ply", line)


def test_whoever_speaks_goes_back_to_where_they_were(page: Page, address: str) -> None:
    prefer(page, **STILL)
    sit(page, address, make(page, address, "nightmarium", [person("Ann"), BOT], chat=True))
    page.click("[data-start]")
    page.locator(OPEN).first.wait_for()
    say, talk = page.locator("[data-say]"), page.locator(TALK)
    say.focus()
    for close in ("Enter", "Escape", "hush", "write"):
        page.keyboard.press("Enter")
        expect(talk.get_by_role("button").first).to_be_focused()
        if close == "hush":
            page.locator("[data-hush]").focus()
        elif close == "write":
            talk.get_by_role("textbox").focus()
            page.keyboard.type("Hello there")
        page.keyboard.press("Escape" if close == "Escape" else "Enter")
        expect(talk).to_have_count(0)
        expect(say).to_be_focused()
    expect(page.get_by_role("log")).to_contain_text("Hello there")


def test_a_key_held_down_says_nothing(page: Page, address: str) -> None:
    prefer(page, **STILL)
    deal(page, address, "nightmarium")
    page.locator("[data-say]").focus()
    page.keyboard.down("Enter")
    expect(page.locator(f"{TALK} button").first).to_be_focused()
    page.keyboard.down("Enter")
    expect(page.locator(f"{TALK} button").first).to_be_focused()


def test_whoever_speaks_by_mouse_is_led_nowhere(page: Page, address: str) -> None:
    prefer(page, **STILL)
    deal(page, address, "nightmarium")
    page.click("[data-say]")
    expect(page.locator(TALK)).to_be_visible()
    expect(page.locator(f"{TALK} :focus")).to_have_count(0)
    page.locator(f"{TALK} button").first.click()
    expect(page.locator(TALK)).to_have_count(0)
    expect(page.locator("[data-say]")).not_to_be_focused()
