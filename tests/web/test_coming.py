"""Who comes to a table, and what they find: an address that leads there, running clocks, the newest lines."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from .client import BASE
from .kit import AUTOPILOT, BOT, OPEN, QUICK, STILL, Message, make, person, prefer, sit, visiting

pytestmark = pytest.mark.slow

NEAR = f"http://192.168.7.7:8000{BASE}/"
CLOCKS = """[...document.querySelectorAll(".clock")].map(clock => {
  const [minutes, seconds] = clock.textContent.match(/\\d+/g).map(Number);
  return 60 * minutes + seconds;
})"""
LONGER = "least => document.querySelectorAll('[role=log] > ol > li').length > least"
LONG_LOG = 60  # lines: several times what there is room for


def started(page: Page, address: str, **ways: object) -> Message:
    """A table where Ann is asked something, and nothing is answered for her."""
    prefer(page, **STILL)
    made = make(page, address, "nightmarium", [person("Ann"), BOT], **ways)
    sit(page, address, made)
    page.click("[data-start]")
    page.locator(OPEN).first.wait_for()
    return made


def test_who_opens_the_page_on_the_server_itself_invites_others_to_an_address_of_theirs(
    page: Page, address: str
) -> None:
    page.context.route(f"{address}api/addresses", lambda route: route.fulfill(json=[NEAR]))
    made = make(page, address, "nightmarium", [person("Ann"), {"kind": "open"}])
    sit(page, address, made)
    link = f"{NEAR}t/{made['table']['id']}"
    expect(page.locator("input[readonly]")).to_have_value(link)
    page.click("[data-invite='1']")
    expect(page.locator("input[readonly]").first).to_have_value(re.compile(re.escape(f"{link}#")))
    page.goto(f"{address}t/{made['table']['id']}/screen")
    expect(page.get_by_text(link, exact=True)).to_be_visible()


def test_a_clock_goes_down_also_after_a_reload(page: Page, address: str) -> None:
    started(page, address, clock={"base": 300, "increment": 10})
    before = page.evaluate(CLOCKS)
    went_down = f"before => {CLOCKS}.some((left, seat) => left < before[seat])"
    page.wait_for_function(went_down, arg=before)
    less = page.evaluate(CLOCKS)
    page.reload()
    page.locator(OPEN).first.wait_for()
    again = page.evaluate(CLOCKS)
    assert all(now <= then for now, then in zip(again, less, strict=True)), (less, again)
    page.wait_for_function(went_down, arg=again)


def test_whoever_takes_a_seat_over_sees_the_newest_lines(page: Page, browser: Browser, address: str) -> None:
    made = started(page, address)
    page.evaluate(AUTOPILOT, 11)
    page.wait_for_function(LONGER, arg=LONG_LOG)
    code = page.request.post(
        f"{address}api/tables/{made['table']['id']}/code",
        data={},
        headers={"authorization": f"Bearer {made['seats'][0]['token']}"},
    ).json()["code"]
    page.goto(f"{address}settings")  # nothing more is played
    with visiting(browser, QUICK) as other:
        prefer(other, **STILL)
        other.goto(address)
        other.fill("[data-code-field]", code)
        other.click("[data-code-use]")
        other.wait_for_function(LONGER, arg=LONG_LOG)
        other.locator(OPEN).first.wait_for()
        expect(other.locator("[role=log] > ol > li").last).to_be_in_viewport()
