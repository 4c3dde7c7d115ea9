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
# Is the middle of what the teacher speaks of there to be seen and tapped, under nothing?
SELECTORS = {
    "card": "[data-card='{}']",
    "square": "[data-square='{}']",
    "place": "[data-place='{}']",
    "deck": "[data-deck]",
}
IN_SIGHT = """thing => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return thing.contains(found) || (found !== null && found.contains(thing));
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


def change_language(page: Page, language: str) -> None:
    page.locator("[data-page-menu]").click()
    page.get_by_role("button", name=NAMES[language]).click()
    page.keyboard.press("Escape")


def show_list(page: Page) -> None:
    """The list of options is there on demand."""
    toggle = page.locator("[data-list]")
    if toggle.get_attribute("aria-expanded") == "false":
        toggle.click()


def choose(page: Page, option: int) -> None:
    show_list(page)
    page.locator(f"[data-option='{option}']").click()


def wrong_choice(step: dict[str, Any]) -> int | None:
    others = [option["index"] for option in step["options"] if option["index"] != step["right"]]
    return others[0] if others else None


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", game_ids())
def test_a_lesson_by_clicks(page: Page, address: str, game: str, language: str) -> None:
    steps = open_lesson(page, address, game)
    change_language(page, language)
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
                said_before = page.locator("[data-bubble]").inner_text()
                choose(page, wrong)
                expect(page.locator("[data-bubble] [data-hint]")).to_be_visible()
                assert page.locator("[data-bubble]").inner_text() != said_before, "a repetition is no answer"
                at(page, number)
            choose(page, step["right"])
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
    choose(page, steps[1]["right"])
    at(page, 2)
    english = page.locator("[data-bubble]").inner_text()
    change_language(page, "ru")
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
        if step["point"]:
            expect(page.locator("[data-spotlight]")).to_be_attached()
            kind, _, what = step["point"][-1].partition("-")
            if kind in SELECTORS:
                thing = page.locator(SELECTORS[kind].format(what)).first
                page.wait_for_function(IN_SIGHT, arg=thing.element_handle(), timeout=LONG / 6)
        go_on(page, step)


def test_an_exchange_by_the_table_s_own_way(page: Page, address: str) -> None:
    """Whoever marks one card is told why there should be two; a hint goes once the right one is marked."""
    says = [step["say"] for step in open_lesson(page, address, "nightmarium")]
    for step in steps_of("nightmarium")[: says.index("exchange")]:
        go_on(page, step)
    at(page, says.index("exchange"))
    hint = page.locator("[data-bubble] [data-hint]")
    page.click("[data-pile]")
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
    """By key or button, so that no list covers what is looked at."""
    if step["right"] < 0:
        page.locator("[data-next]").click()
    else:
        page.locator(f"[data-option='{step['right']}']").evaluate("option => option.click()")


def test_a_wrong_tap_is_answered_with_the_rule(page: Page, address: str) -> None:
    """What is not allowed is said as the engine says it, and by which rule."""
    steps = open_lesson(page, address, "nightmarium")
    page.locator("[data-next]").click()
    go_on(page, steps[1])
    at(page, 2)
    hint = page.locator("[data-bubble] [data-hint]")
    page.locator("[data-card='1']").first.click()  # a torso, and there are no legs yet
    page.locator("[data-place='0-0']").click()
    expect(hint).to_contain_text("legs")
    expect(hint.get_by_role("link")).to_have_text("N3.1")


@pytest.mark.parametrize("game", game_ids())
def test_a_position_from_the_rules_is_tried_and_left(page: Page, address: str, game: str) -> None:
    topic = {"nightmarium": "scavenger", "kragmortha": "shove"}[game]
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{address}rules/{game}#{topic}")
    page.locator(f"[data-try={topic}]").click()
    at(page, 0)
    ways: list[dict[str, Any]] = json.loads((GENERATED / f"tries-{game}.json").read_text("utf-8"))[topic]
    number = 0
    while ways[number]["next"]:
        choice, number = next(iter(ways[number]["next"].items()))
        choose(page, int(choice))
        at(page, number)
    expect(page.locator("[data-bubble]")).to_contain_text("how it works")
    page.locator("[data-again]").click()
    at(page, 0)
    page.locator("[data-skip]").click()
    expect(page.locator("[data-chapter]")).to_be_visible()
    assert page.url.endswith(f"rules/{game}#{topic}")
