"""Links to single seats: a friend opens one, a tab that is already at the table is sent to one."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from .kit import QUICK, Message, make, person, prefer, sit, visiting

pytestmark = [pytest.mark.slow, pytest.mark.quick]


def hosted(page: Page, address: str) -> Message:
    """Return a table with one open seat, whose host looks at the lobby."""
    made = make(page, address, "nightmarium", [person("Ann"), {"kind": "open"}])
    sit(page, address, made)
    return made


def invite(page: Page) -> str:
    """Return a link to seat 2, made by the host."""
    page.click("[data-invite='1']")
    link = page.get_by_role("textbox", name="Link to seat 2").input_value()
    page.keyboard.press("Escape")
    return link


def test_a_friend_with_a_saved_name_sits_down_by_a_seat_link(
    page: Page, browser: Browser, address: str
) -> None:
    hosted(page, address)
    link = invite(page)
    with visiting(browser, QUICK) as friend:
        prefer(friend, name="Zoe")
        friend.goto(link)
        expect(friend.locator("[data-name]")).to_have_value("Zoe")
        expect(page.locator("[data-seat='1']")).to_contain_text("Zoe")
        page.click("[data-start]")
        expect(friend.locator("[data-prompt]")).to_be_visible()
        expect(friend.locator("[data-line]")).to_have_count(0)


def test_a_seat_kept_for_a_friend_is_shown_as_kept_until_the_host_releases_it(
    page: Page, browser: Browser, address: str
) -> None:
    made = hosted(page, address)
    with visiting(browser, QUICK) as other:
        other.goto(f"{address}t/{made['table']['id']}")
        seat = other.locator("[data-seat='1']")
        expect(seat.locator("[data-sit]")).to_be_visible()
        link = invite(page)
        expect(seat).to_contain_text("kept for a friend")
        expect(seat.locator("[data-sit]")).to_have_count(0)
        page.click("[data-release='1']")
        expect(page.get_by_label("Link to seat 2")).to_have_count(0)
        seat.locator("[data-sit]").click()
        expect(other.locator("[data-seat='1'].me")).to_be_visible()
        with visiting(browser, QUICK) as friend:
            friend.goto(link)
            expect(friend.get_by_role("heading", level=1)).to_contain_text("invalid or expired")


def test_a_seat_link_pasted_into_a_tab_at_the_table_takes_the_seat(
    page: Page, browser: Browser, address: str
) -> None:
    made = hosted(page, address)
    link = invite(page)
    with visiting(browser, QUICK) as friend:
        friend.goto(f"{address}t/{made['table']['id']}")
        expect(friend.locator("[data-seat='1']")).to_be_visible()
        friend.evaluate("link => void (location.href = link)", link)
        expect(friend.locator("[data-seat='1'].me")).to_be_visible()
        expect(page.locator("[data-seat='1']")).to_contain_text("Player 2")
