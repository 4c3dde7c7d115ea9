"""What lies over the table of both games: whose turn it is, what happened, moods, a phone that is turned."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from gloam.games import game_ids

from .kit import NEWER, OPEN, QUICK, STILL, choose_once, deal, make, news, person, prefer, sit, visiting
from .scales import PAINTED

pytestmark = pytest.mark.slow

OLD = 4426  # how a server ends the line of a client of another version
AWAY = 1012


def test_a_turn_is_called_out_over_the_table_and_can_be_tapped_through(page: Page, address: str) -> None:
    prefer(page, **STILL)
    deal(page, address, "nightmarium", bots=2)
    banner = page.locator("[data-banner]")
    expect(banner).to_have_text("Your turn")
    expect(banner).to_have_css("pointer-events", "none")
    expect(banner).to_have_count(0)


@pytest.mark.parametrize("game", game_ids())
def test_what_happened_since_is_shown_in_pictures_until_the_first_tap(
    page: Page, address: str, game: str
) -> None:
    prefer(page, **STILL | {"since": True})
    deal(page, address, game, bots=3)
    cards, chance = page.locator("[data-since] li"), Random(3)
    while not cards.count():
        assert choose_once(page, chance), "nothing ever happened"
        page.locator(f"{OPEN}, [data-over]").first.wait_for()
        page.evaluate(PAINTED)
    assert 1 <= cards.count() <= 3
    harmful = [one.get_attribute("class") or "" for one in cards.all()]
    assert [*sorted(harmful, key=lambda names: "harm" not in names)] == harmful, "harm comes first"
    before = news(page)
    page.locator(OPEN).first.click()  # it goes, and what was tapped is done
    if page.locator("[data-sure]").count():
        page.click("[data-sure]")
    page.wait_for_function(NEWER, arg=before)
    expect(cards).to_have_count(0)


def test_the_number_of_a_rule_is_for_those_who_ask(page: Page, address: str) -> None:
    prefer(page, **STILL)
    deal(page, address, "nightmarium")
    page.click("[data-log]")
    rule = page.locator("[role=log] .rule").first
    expect(rule).to_have_css("opacity", "0")
    page.click("[data-show-rules]")
    expect(rule).to_have_css("opacity", "1")


def test_a_mood_is_seen_where_it_was_shown(page: Page, browser: Browser, address: str) -> None:
    prefer(page, **STILL)
    made = make(page, address, "nightmarium", [person("Ann"), person("Bob")])
    sit(page, address, made)
    with visiting(browser, QUICK) as bob, visiting(browser, QUICK) as onlooker:
        sit(bob, address, made, [1])
        page.click("[data-start]")
        bob.click("[data-say]")
        bob.click("[data-mood=wow]")
        expect(page.get_by_text("\U0001f62e", exact=True)).to_be_visible()
        onlooker.goto(f"{address}t/{made['table']['id']}")
        onlooker.click("[data-say]")
        expect(onlooker.locator(".talk form, .talk > button:not(.plain)")).to_have_count(0)  # moods only
        onlooker.click("[data-mood=clap]")
        expect(page.locator("[data-onlooker=clap]")).to_be_visible()
        expect(page.locator("[data-onlooker]")).to_have_count(0)


@pytest.mark.parametrize("game", game_ids())
def test_a_phone_is_turned_in_the_middle_of_a_game(browser: Browser, address: str, game: str) -> None:
    with visiting(browser, QUICK, viewport={"width": 390, "height": 844}, has_touch=True) as page:
        prefer(page, **STILL | {"list": "demand"})
        deal(page, address, game, bots=2)
        play, before = page.locator(".play"), news(page)
        for width, height, controls in ((844, 390, "column"), (390, 844, "bar")):
            page.set_viewport_size({"width": width, "height": height})
            expect(play).to_have_attribute("data-controls", controls)
            page.evaluate(PAINTED)
            for tool in ("undo", "say", "list", "log", "speed", "help", "menu"):
                thing = page.locator(f"[data-{tool}]").last
                expect(thing).to_be_in_viewport(ratio=1)
                box = thing.bounding_box()
                assert box is not None
                assert min(box["width"], box["height"]) >= 44, tool
            assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert news(page) == before


def test_a_tab_that_is_open_across_an_upgrade_comes_back_to_its_seat(page: Page, address: str) -> None:
    prefer(page, **STILL)
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        if len(lines) == 1:
            line.close(code=OLD)
        else:
            line.connect_to_server()
        lines.append(line)

    page.route_web_socket("**/ws?*", connect)
    deal(page, address, "nightmarium")
    options = page.locator("[data-options]").inner_text()
    with page.expect_event("load"):
        lines[0].close(code=AWAY)
    page.locator(OPEN).first.wait_for()
    assert page.locator("[data-options]").inner_text() == options
