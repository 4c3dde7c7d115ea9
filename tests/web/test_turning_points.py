"""Turning points on the end screen and in the replay: asked for, listed, drawn, and led to."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from .games import continued, finished, played
from .kit import QUICK, STILL, prefer, visiting
from .test_audit import audit
from .test_replay import at, calm, keep, loaded, seen_by

pytestmark = pytest.mark.slow

NOT_WIDE = "document.documentElement.scrollWidth <= innerWidth"


def over(page: Page, address: str) -> str:
    """The end screen of a finished game; the table's id."""
    made = finished(page.request, address, played("nightmarium"))
    table: str = made["table"]["id"]
    calm(page).goto(f"{address}t/{table}#{made['seats'][0]['token']}")
    page.locator("[data-over]").wait_for()
    return table


def points(page: Page) -> Locator:
    return page.locator("[data-turning]")


def ply_of(point: Locator) -> int:
    return int(point.get_attribute("data-turning") or "-1")


def test_found_by_keyboard_and_shown_in_the_replay(page: Page, address: str) -> None:
    table = over(page, address)
    expect(points(page)).to_have_count(0)
    page.locator("[data-find-turning]").focus()
    page.keyboard.press("Enter")
    points(page).first.wait_for()
    listed = points(page).all_inner_texts()
    page.keyboard.press("Tab")
    expect(points(page).first).to_be_focused()
    ply = ply_of(points(page).first)
    page.keyboard.press("Enter")
    at(page, ply)
    loaded(page)
    seen_by(page, "open")
    expect(points(page)).to_have_text(listed)
    expect(page).to_have_url(f"{address}t/{table}/replay?round=1&ply={ply}&as=open&beside=turning")
    page.keyboard.press("ArrowLeft")
    at(page, ply - 1)


def test_the_chart_and_the_list_lead_to_positions(page: Page, address: str) -> None:
    table, plies = over(page, address), len(played("nightmarium").moves)
    page.goto(f"{address}t/{table}/replay?ply=5")
    loaded(page)
    page.locator("[data-show-turning]").click()
    chart = page.locator("[data-chances]")
    chart.wait_for()
    at(page, 5)
    assert "Mildred: " in (chart.get_attribute("aria-label") or "")
    last = points(page).last
    last.click()
    at(page, ply_of(last))
    page.locator("input[type=range]").click(position={"x": 1, "y": 60})
    at(page, 0)
    page.locator("[data-disc]").first.click()
    at(page, ply_of(points(page).first))
    page.keyboard.press("End")
    at(page, plies)
    page.locator("[data-show-log]").click()
    expect(page.locator("[aria-current=step]")).to_be_visible()
    expect(chart).to_have_count(0)
    page.locator("[data-show-turning]").click()
    chart.wait_for()
    page.locator("[data-eyes=watch]").click()
    expect(chart).to_have_count(0)


def test_on_a_phone_one_leads_to_the_board(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    table = over(page, address)
    page.goto(f"{address}t/{table}/replay?ply=5&as=open&beside=turning")
    loaded(page)
    expect(page.locator("[data-table]")).to_be_in_viewport()  # whoever came by a link sees the position
    page.locator("[data-chances]").wait_for()
    page.locator("[data-extras]").click()
    last = points(page).last
    last.click()
    assert f"steps {ply_of(last)} to" in (last.text_content() or "")
    at(page, ply_of(last))
    expect(last).to_be_hidden()  # what was asked for is on the board
    expect(page.locator("[data-table]")).to_be_in_viewport()


def test_nothing_of_it_before_the_end(page: Page, address: str) -> None:
    made = continued(page.request, address, played("nightmarium"), 50)
    calm(page).goto(address)
    keep(page, made)
    table = made["table"]["id"]
    page.goto(f"{address}t/{table}/replay?ply=20&beside=turning")
    loaded(page)
    at(page, 20)
    expect(page.locator("[data-show-turning], [data-chances]")).to_have_count(0)
    assert page.request.get(f"{address}api/tables/{table}/turning-points").status == 409


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_for_everybody(browser: Browser, address: str, theme: str) -> None:
    with visiting(browser, QUICK, bypass_csp=True, viewport={"width": 360, "height": 740}) as page:
        prefer(page, theme=theme, **STILL)
        over(page, address)
        page.locator("[data-find-turning]").click()
        points(page).first.wait_for()
        page.locator("details summary").last.click()
        audit(page, "end")
        assert page.evaluate(NOT_WIDE)
        points(page).first.click()
        page.locator("[data-chances]").wait_for()
        loaded(page)
        audit(page, "replay")
        assert page.evaluate(NOT_WIDE)
