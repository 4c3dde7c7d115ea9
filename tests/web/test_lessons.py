"""The lessons in a browser: whole, by clicks in both languages and by keyboard, and a game behind them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gloam.games import game_ids

from .kit import LONG

pytestmark = pytest.mark.slow

GENERATED = Path(__file__).parent.parent.parent / "web" / "src" / "generated"
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
            indices = [option["index"] for option in step["options"]]
            for digit in str(indices.index(step["right"]) + 1):
                page.keyboard.press(digit)
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
        if step["right"] < 0:
            page.locator("[data-next]").click()
        else:
            page.locator(f"[data-option='{step['right']}']").click()
