"""The client in a browser: one click to a dealt hand, whole games by the list, all widths, a cut line."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from gloam.games import game_ids

from .kit import LONG, NEWER, OPEN, deal, news, play_to_the_end

pytestmark = pytest.mark.slow


@pytest.mark.quick
@pytest.mark.parametrize("game", game_ids())
def test_one_click_leads_to_a_dealt_hand(page: Page, address: str, game: str) -> None:
    page.goto(address)
    page.click(f"[data-play={game}]")
    page.locator("[role=log]").get_by_text("The cards are dealt.").wait_for(timeout=LONG)
    page.locator("[role=log]").get_by_text("You are dealt", exact=False).first.wait_for(timeout=LONG)
    page.locator(OPEN).first.wait_for(timeout=LONG)


@pytest.mark.parametrize("game", game_ids())
def test_a_whole_game_is_played_by_the_list_of_options(page: Page, address: str, game: str) -> None:
    deal(page, address, game)
    assert play_to_the_end(page, Random(7)) > 3
    assert "#" not in page.url, "the seat's secret stays in the address bar"
    page.click("[data-verify]")
    checks = page.locator(".checks li")
    expect(checks).to_have_count(4)
    for check in checks.all_inner_texts():
        assert check.startswith("✓"), check
    page.click("[data-rematch]")
    page.locator(OPEN).first.wait_for(timeout=LONG)


@pytest.mark.parametrize("width", [360, 768, 1280, 1920])
def test_nothing_is_wider_than_the_window(page: Page, address: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    for path in ("", "settings", "rules/nightmarium", "rules/kragmortha", "replay", "nowhere"):
        page.goto(address + path)
        page.locator("h1").first.wait_for(timeout=LONG)
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    page.goto(address)
    page.click("[data-play=kragmortha]")
    page.locator(OPEN).first.wait_for(timeout=LONG)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator(OPEN).first.is_visible()


@pytest.mark.quick
def test_the_keyboard_alone_will_do(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("[data-play=nightmarium]").wait_for(timeout=LONG)
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.play === 'nightmarium'"):
            break
    page.keyboard.press("Enter")
    page.locator(OPEN).first.wait_for(timeout=LONG)
    before = news(page)
    page.keyboard.press("1")
    if page.locator(OPEN).count() >= 10:  # then "1" could be the first digit of another: one in eight deals
        page.keyboard.press("Enter")
    page.wait_for_function(NEWER, arg=before, timeout=LONG)
    page.locator(OPEN).first.wait_for(timeout=LONG)
    before = news(page)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_function(NEWER, arg=before, timeout=LONG)
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for(timeout=LONG)
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached", timeout=LONG)


def test_a_cut_line_is_mended_and_nothing_is_lost(page: Page, address: str) -> None:
    """The line is cut behind every third choice, before the browser can have heard the answer."""
    lines: list[WebSocketRoute] = []
    cuts: list[int] = []

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        lines.append(line)
        chosen = 0

        def pass_on(message: str | bytes) -> None:
            nonlocal chosen
            server.send(message)
            chosen += json.loads(message)["type"] == "act"
            if chosen == 3:
                cuts.append(len(lines))
                line.close(code=1012)

        line.on_message(pass_on)

    page.route_web_socket("**/ws?*", connect)
    deal(page, address, "nightmarium")
    assert play_to_the_end(page, Random(11)) > 6
    assert len(cuts) > 1
    page.click("[data-verify]")
    expect(page.locator(".checks li").filter(has_text="✓")).to_have_count(4)
