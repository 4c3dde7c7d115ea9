"""The lessons in a browser: whole, by clicks in both languages and by keyboard, and a game behind them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from gloam.games import game_ids

from .kit import LONG

pytestmark = pytest.mark.slow

GENERATED = Path(__file__).parent.parent.parent / "web" / "src" / "generated"
# Is the upper end of what the teacher speaks of there to be seen, and not under the hand or the teacher?
IN_SIGHT = """name => {
  const thing = document.querySelector(`[data-show="${name}"]`);
  const { left, top, width, height } = thing.getBoundingClientRect();
  const seen = (share) => thing.contains(document.elementFromPoint(left + width / 2, top + share * height));
  return seen(0.1) && seen(0.5);
}"""
NAMES = {"en": "English", "ru": "Русский"}


def steps_of(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((GENERATED / f"lesson-{game}.json").read_text("utf-8"))
    return found


def at(page: Page, step: int) -> None:
    expect(page.locator("[data-step]")).to_have_attribute("data-step", str(step), timeout=LONG)


def open_lesson(page: Page, address: str, game: str) -> list[dict[str, Any]]:
    """From the start page, as people come; without motion, so that nothing has to be waited for."""
    page.emulate_media(reduced_motion="reduce")
    page.goto(address)
    page.locator(f"a[href='lesson/{game}']").click()
    at(page, 0)
    return steps_of(game)


def wrong_choice(step: dict[str, Any]) -> int | None:
    others = [option["index"] for option in step["options"] if option["index"] != step["right"]]
    return others[0] if others else None


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", game_ids())
def test_a_lesson_by_clicks(page: Page, address: str, game: str, language: str) -> None:
    steps = open_lesson(page, address, game)
    page.get_by_role("button", name=NAMES[language]).click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    said: set[str] = set()
    for number, step in enumerate(steps[:-1]):
        at(page, number)
        said.add(page.locator("[data-bubble]").inner_text())
        if step["right"] < 0:
            page.locator("[data-next]").click()
        else:
            wrong = wrong_choice(step)
            if wrong is not None and number % 3 == 1:
                page.locator(f"[data-option='{wrong}']").click()
                expect(page.locator("[data-bubble] [data-hint]")).to_be_visible()
                at(page, number)
            page.locator(f"[data-option='{step['right']}']").click()
    at(page, len(steps) - 1)
    assert len(said) == len(steps) - 1
    assert not [text for text in said if "web-lesson" in text or "**" in text or "`" in text]
    page.locator("[data-play]").click()
    expect(page.locator("[data-seq]")).to_be_visible(timeout=LONG)
    expect(page.locator("[data-prompt]")).not_to_be_empty(timeout=LONG)


@pytest.mark.quick
@pytest.mark.parametrize("game", game_ids())
def test_a_lesson_by_keyboard(page: Page, address: str, game: str) -> None:
    steps = open_lesson(page, address, game)
    for number, step in enumerate(steps[:-1]):
        at(page, number)
        if step["right"] < 0:
            expect(page.locator("[data-next]")).to_be_focused()
            page.keyboard.press("Enter")
        else:
            meant = page.locator(f'[data-option="{step["right"]}"] kbd')
            page.keyboard.type(meant.inner_text())
            if page.locator("[data-options] .typed").count():  # 1 could become 10
                page.keyboard.press("Enter")
    at(page, len(steps) - 1)
    expect(page.locator("[data-play]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-seq]")).to_be_visible(timeout=LONG)


def test_one_goes_back_skips_and_changes_the_language(page: Page, address: str) -> None:
    steps = open_lesson(page, address, "nightmarium")
    expect(page.locator("[data-back]")).to_be_disabled()
    page.locator("[data-next]").click()
    page.locator(f"[data-option='{steps[1]['right']}']").click()
    at(page, 2)
    english = page.locator("[data-bubble]").inner_text()
    page.get_by_role("button", name="Русский").click()
    expect(page.locator("[data-bubble]")).not_to_have_text(english)
    at(page, 2)
    page.locator("[data-back]").click()
    at(page, 1)
    page.locator("[data-skip]").click()
    expect(page.locator("[data-play=nightmarium]")).to_be_visible()


@pytest.mark.parametrize("game", game_ids())
def test_a_lesson_fits_on_a_phone(page: Page, address: str, game: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    steps = open_lesson(page, address, game)
    for number, step in enumerate(steps[:-1]):
        at(page, number)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        bubble = page.locator("[data-bubble]").bounding_box()
        assert bubble is not None
        assert bubble["y"] > 0
        assert bubble["y"] + bubble["height"] <= 740
        if step["show"]:
            assert page.evaluate(IN_SIGHT, step["show"]), step["say"]
        go_on(page, step)


def test_an_exchange_by_the_table_s_own_way(page: Page, address: str) -> None:
    """Whoever marks one card is told why there should be two; a hint goes once the right one is marked."""
    says = [step["say"] for step in open_lesson(page, address, "nightmarium")]
    for step in steps_of("nightmarium")[: says.index("exchange")]:
        go_on(page, step)
    at(page, says.index("exchange"))
    hint = page.locator("[data-bubble] [data-hint]")
    page.click("[data-exchange]")
    in_hand(page, 1).click()
    page.click("[data-carry-out]")
    at(page, says.index("exchange-more"))
    expect(hint).to_have_count(0)
    in_hand(page, 2).click()
    page.click("[data-carry-out]")
    expect(hint).to_be_visible()
    in_hand(page, 2).click()
    in_hand(page, 1).click()
    expect(hint).to_have_count(0)
    page.click("[data-carry-out]")
    at(page, says.index("mocker"))
    expect(hint).to_have_count(0)


def in_hand(page: Page, card: int) -> Locator:
    return page.locator(f"[data-hand] li:nth-child({card}) button")


def go_on(page: Page, step: dict[str, Any]) -> None:
    page.locator("[data-next]" if step["right"] < 0 else f"[data-option='{step['right']}']").click()
