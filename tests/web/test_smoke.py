"""The client in a browser: one click to a dealt hand, whole games by the list of options, both languages."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import APIRequestContext, Page, WebSocketRoute, expect

from gloam.games import game_ids

pytestmark = pytest.mark.slow

LONG = 60_000.0  # milliseconds: nothing takes as long unless it is broken
MOST_CHOICES = 1000  # of one person in one game
SHORT = {"nightmarium": {"target": "3"}, "kragmortha": {}}  # options of a game that ends soon
OPEN = "[data-option]:not([aria-disabled=true])"
NEWER = "before => Number(document.querySelector('[data-seq]')?.dataset.seq) > before"


def news(page: Page) -> int:
    """The number of the newest update the page shows."""
    return int(page.locator("[data-seq]").get_attribute("data-seq") or "0")


def take_a_seat(page: Page, address: str, game: str) -> None:
    """A table for one and a bot, entered by the link of its seat."""
    wanted = {
        "game": game,
        "options": SHORT[game],
        "seats": [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "asleep"}],
    }
    request: APIRequestContext = page.request
    made = request.post(f"{address}api/tables", data=wanted).json()
    page.goto(address)
    host = {made["table"]["id"]: known_table(made)}
    page.evaluate("kept => localStorage.setItem('gloam.tables', kept)", json.dumps(host))
    page.goto(f"{address}t/{made['table']['id']}#{made['seats'][0]['token']}")


def known_table(made: dict[str, object]) -> dict[str, object]:
    """What this browser knows who made the table: that it is the host's."""
    table = made["table"]
    assert isinstance(table, dict)
    return {
        "table": table["id"],
        "game": table["game"],
        "host": made["host"],
        "seats": [],
        "names": [],
        "status": "lobby",
        "round": 1,
        "touched": 0,
    }


def play_to_the_end(page: Page, chance: Random) -> int:
    """Choose by click from the list until the game is over. How many choices were there?"""
    for number in range(MOST_CHOICES):
        page.locator(f"{OPEN}, [data-over]").first.wait_for(timeout=LONG)
        if page.locator("[data-over]").count():
            return number
        before = news(page)
        options = page.locator(OPEN)
        options.nth(chance.randrange(options.count())).click(timeout=LONG)
        if page.locator("[data-sure]").count():  # it costs a finished creature
            page.click("[data-sure]")
        page.wait_for_function(NEWER, arg=before, timeout=LONG)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", game_ids())
def test_one_click_leads_to_a_dealt_hand(page: Page, address: str, game: str) -> None:
    page.goto(address)
    page.click(f"[data-play={game}]")
    page.locator("[role=log]").get_by_text("The cards are dealt.").wait_for(timeout=LONG)
    page.locator("[role=log]").get_by_text("You are dealt", exact=False).first.wait_for(timeout=LONG)
    page.locator(OPEN).first.wait_for(timeout=LONG)


@pytest.mark.parametrize("game", game_ids())
def test_a_whole_game_is_played_by_the_list_of_options(page: Page, address: str, game: str) -> None:
    take_a_seat(page, address, game)
    page.click("[data-start]")
    assert play_to_the_end(page, Random(7)) > 3
    assert "#" not in page.url, "the seat's secret stays in the address bar"
    page.click("[data-verify]")
    checks = page.locator(".checks li")
    expect(checks).to_have_count(4)
    for check in checks.all_inner_texts():
        assert check.startswith("✓"), check
    page.click("[data-rematch]")
    page.locator(OPEN).first.wait_for(timeout=LONG)


def test_the_language_changes_in_mid_game(page: Page, address: str) -> None:
    page.goto(address)
    page.click("[data-play=nightmarium]")
    log = page.locator("[role=log]")
    log.get_by_text("The cards are dealt.").wait_for(timeout=LONG)
    page.get_by_role("button", name="Русский").click()
    log.get_by_text("Карты сданы.").wait_for(timeout=LONG)
    assert page.locator("html").get_attribute("lang") == "ru"
    page.reload()
    log.get_by_text("Карты сданы.").wait_for(timeout=LONG)


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

    page.route_web_socket("**/ws", connect)
    take_a_seat(page, address, "nightmarium")
    page.click("[data-start]")
    assert play_to_the_end(page, Random(11)) > 6
    assert len(cuts) > 1
    page.click("[data-verify]")
    expect(page.locator(".checks li").filter(has_text="✓")).to_have_count(4)
