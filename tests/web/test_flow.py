"""From page to page: nothing is lost by a slip, and what goes wrong is said where one looks."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from gloam.games import find_game, game_ids

from .games import continued, finished, played
from .kit import BOT, NEWER, OPEN, QUICK, STILL, deal, known_table, make, news, person, prefer, sit, visiting

pytestmark = pytest.mark.slow

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}}
LONG_NAME = "W" * 24
TOO_WIDE = """() => [...document.querySelectorAll("html, .seats *, [data-prompt], .news *")]
  .filter(one => one.clientWidth > 0 && !one.matches(".sr, .pick *"))
  .filter(one => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth + 1)
  .map(one => one.outerHTML.slice(0, 120))"""


@contextmanager
def erring(browser: Browser) -> Iterator[Page]:
    """A phone whose requests may be refused."""
    with browser.new_context(**PHONE, locale="en-GB") as context:
        context.add_init_script(QUICK)
        yield context.new_page()


def in_sight(thing: Locator) -> None:
    expect(thing).to_be_in_viewport(ratio=1)


def test_a_running_game_is_forgotten_only_on_purpose(page: Page, address: str) -> None:
    made = deal(page, address, "nightmarium")
    table = made["table"]["id"]
    page.goto(address)
    page.click(f"[data-forget='{table}']")
    expect(page.get_by_role("dialog")).to_contain_text("you cannot play on")
    page.get_by_role("button", name="Keep it").click()
    page.click(f"[data-forget='{table}']")
    page.keyboard.press("Escape")
    page.click(f"a[href='t/{table}']")
    page.locator(OPEN).first.wait_for()
    page.goto(address)
    page.click(f"[data-forget='{table}']")
    page.click("[data-forget-sure]")
    expect(page.locator("[data-forget]")).to_have_count(0)
    page.goto(f"{address}t/{table}")
    page.get_by_text("You are looking on.").wait_for()


def test_a_finished_game_is_forgotten_at_once(page: Page, address: str) -> None:
    made = finished(page.request, address, played("nightmarium"))
    known = known_table(made) | {"status": "over", "names": ["Anna"]}
    page.goto(address)
    kept = json.dumps({known["table"]: known})
    page.evaluate("kept => localStorage.setItem('gloam.tables', kept)", kept)
    page.reload()
    page.click("[data-forget]")
    expect(page.locator("[data-forget]")).to_have_count(0)


@pytest.mark.parametrize("game", game_ids())
def test_the_end_comes_into_sight_and_once_more_is_next(browser: Browser, address: str, game: str) -> None:
    record = played(game)
    with visiting(browser, QUICK, **PHONE) as page:
        prefer(page, **STILL)
        made = continued(page.request, address, record, len(record.moves) - 1)
        page.goto(f"{address}t/{made['table']['id']}#{made['seats'][0]['token']}")
        last = page.locator(f"[data-option='{find_game(game).actions.parse(record.moves[-1].text).index}']")
        last.wait_for()
        last.focus()
        page.keyboard.press("Enter")
        if page.locator("[data-sure]").count():
            page.click("[data-sure]")
        result = page.locator("[data-over]")
        in_sight(result)
        expect(page.get_by_role("group", name=result.inner_text())).to_be_focused()
        page.keyboard.press("Tab")
        expect(page.locator("[data-rematch]")).to_be_focused()
        in_sight(result)


@pytest.mark.parametrize("game", game_ids())
def test_the_big_screen_says_who_has_won(page: Page, address: str, game: str) -> None:
    made = finished(page.request, address, played(game))
    page.goto(f"{address}t/{made['table']['id']}/screen")
    expect(page.locator("[data-prompt]")).to_contain_text(re.compile("has won|The win is shared"))


def test_a_wrong_code_is_said_beside_it_until_it_is_changed(browser: Browser, address: str) -> None:
    with erring(browser) as page:
        page.goto(address)
        page.fill("[data-code-field]", "ABCDEF")
        page.click("[data-code-use]")
        wrong = page.get_by_text("That code is unknown")
        in_sight(wrong)
        expect(page.locator("[data-code-field]")).to_have_attribute("aria-invalid", "true")
        page.fill("[data-code-field]", "ABCDE")
        expect(wrong).to_have_count(0)


def test_a_refused_name_is_said_beside_it_and_not_in_the_game(browser: Browser, address: str) -> None:
    with erring(browser) as page:
        sit(page, address, make(page, address, "nightmarium", [person("Ann"), BOT]))
        page.fill("[data-name]", "\u200b")
        page.press("[data-name]", "Enter")
        wrong = page.get_by_text("A name needs something to see")
        in_sight(wrong)
        expect(wrong).to_have_count(1)
        page.click("[data-start]")
        page.locator(OPEN).first.wait_for()
        expect(wrong).to_have_count(0)


def test_a_complaint_pushes_nothing_aside(browser: Browser, address: str) -> None:
    with erring(browser) as page:
        deal(page, address, "nightmarium", bots=2)
        page.route("**/code", lambda route: route.abort())
        page.click("[data-menu]")
        page.click("[data-move] summary")
        page.click("[data-make-code]")
        complaint = page.get_by_text("The server does not answer").first
        in_sight(complaint)
        page.keyboard.press("Escape")
        in_sight(complaint)
        for thing in ("[data-prompt]", "[data-menu]"):
            in_sight(page.locator(thing))
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        page.click("[data-menu]")
        page.get_by_role("dialog").get_by_role("link", name="To the start page").click()
        page.locator("[data-play]").first.wait_for()
        expect(complaint).to_have_count(0)


def test_a_name_nobody_has_confirmed_is_not_given_after_the_deal(
    page: Page, browser: Browser, address: str
) -> None:
    made = make(page, address, "nightmarium", [*map(person, ("Ann", "Bob", "Cid", "Dan"))])
    sit(page, address, made)
    with visiting(browser, QUICK) as guest, visiting(browser, QUICK) as device:
        sit(guest, address, made, [1])
        guest.locator("[data-name]").press_sequentially("by")
        sit(device, address, made, [2, 3])
        device.get_by_role("textbox", name="Who plays on seat 3").press_sequentially("ney")
        page.click("[data-start]")
        guest.locator("[data-seq]").wait_for()
        device.locator("[data-curtain]").wait_for()
        log = page.locator("[role=log]")
        log.get_by_text("The cards are dealt.").wait_for()
        page.click("[data-say]")
        page.locator(".talk").get_by_role("button", name="Hello!").click()
        log.get_by_text("Ann: Hello!").wait_for()
        expect(log).not_to_contain_text("is now called")


def test_a_list_begins_at_its_top_and_says_what_is_typed(page: Page, address: str) -> None:
    prefer(page, **STILL)
    deal(page, address, "nightmarium")
    choices, prompt = page.locator(".choices"), page.locator("[data-prompt]")
    while page.locator(OPEN).count() < 10 or "2 actions" not in prompt.inner_text():
        before = news(page)
        page.locator(OPEN).first.click()  # draws a card
        page.wait_for_function(NEWER, arg=before)
        page.locator(OPEN).first.wait_for()
    choices.evaluate("list => list.scrollTo(0, 1e6)")
    assert choices.evaluate("list => list.scrollTop") > 0
    page.keyboard.press("1")
    in_sight(page.get_by_text("Option 1: press Enter"))
    in_sight(page.locator("[data-option]").first)
    choices.evaluate("list => list.scrollTo(0, 1e6)")
    in_sight(page.get_by_text("Option 1: press Enter"))
    page.keyboard.press("Enter")
    expect(prompt).to_contain_text("1 action left")
    page.locator(OPEN).first.wait_for()
    assert choices.evaluate("list => list.scrollTop") == 0


def test_a_lost_network_is_noticed(browser: Browser, address: str) -> None:
    with erring(browser) as page:
        deal(page, address, "nightmarium")
        page.context.set_offline(True)
        page.locator("[data-line]").wait_for()
        page.context.set_offline(False)
        expect(page.locator("[data-line]")).to_have_count(0)
        page.locator(OPEN).first.wait_for()


def test_a_long_name_keeps_to_its_place(browser: Browser, address: str) -> None:
    with visiting(browser, QUICK, **PHONE) as page, visiting(browser, QUICK) as screen:
        made = make(page, address, "kragmortha", [person(LONG_NAME), person(LONG_NAME), BOT])
        sit(page, address, made)
        page.locator("[data-start]").wait_for()
        assert page.evaluate(TOO_WIDE) == []
        screen.goto(f"{address}t/{made['table']['id']}/screen")
        page.click("[data-start]")
        page.locator("[data-seq]").wait_for()
        screen.locator(".ticket").wait_for()
        for one in (page, screen):
            assert one.evaluate(TOO_WIDE) == []


def test_no_finger_falls_through_the_curtain(browser: Browser, address: str) -> None:
    with visiting(browser, QUICK, **PHONE, has_touch=True) as page:
        sit(page, address, make(page, address, "nightmarium", [person("Ann"), person("Bob")]), [0, 1])
        page.click("[data-start]")
        hold = page.locator("[data-hold]")
        hold.wait_for()
        box = hold.bounding_box()
        assert box is not None
        finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        touch = page.context.new_cdp_session(page)
        page.evaluate("addEventListener('click', () => (window.clicks = (window.clicks ?? 0) + 1), true)")
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
        page.locator("[data-held]").wait_for()
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.locator(OPEN).first.wait_for()
        assert page.evaluate("window.clicks") is None
