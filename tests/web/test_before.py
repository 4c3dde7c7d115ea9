"""What is told before one sits down: how a table differs from the printed rules, and whose the games are."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from gloam.games import game_ids

from .kit import QUICK, Message, make, person, sit, visiting

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", game_ids())
def test_differences_from_the_printed_rules_are_listed_before_one_sits_down(
    page: Page, browser: Browser, address: str, game: str
) -> None:
    """ux 23"""
    made = make(page, address, game, [person("Ann"), {"kind": "open"}])
    sit(page, address, made)
    with visiting(browser, QUICK) as guest:
        guest.goto(f"{address}t/{made['table']['id']}")
        guest.locator("[data-sit='1']").wait_for()
        told = made["table"]["options"]
        usual = {one["key"]: one["default"] for one in settings_of(page, address, game)}
        different = {key for key in usual if told[key] != usual[key]}
        for one in (page, guest):
            expect(one.locator(".departures li")).to_have_count(len(different))
            expect(one.locator(".departures")).to_contain_text("Who begins: Seat 1")
        rule = guest.locator(".departures a").first
        number = rule.inner_text()
        rule.click()
        expect(guest.get_by_role("dialog", name=f"rule {number}")).to_be_visible()
        guest.keyboard.press("Escape")
        page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
        for left, key in enumerate(sorted(different), 1 - len(different)):
            page.locator(f"#option-{key}").select_option(usual[key])
            expect(guest.locator(".departures li")).to_have_count(-left)
        for one in (page, guest):
            expect(one.get_by_text("Every option is as in the rules.")).to_be_visible()
            expect(one.locator(".departures")).to_have_count(0)


def settings_of(page: Page, address: str, game: str) -> list[Message]:
    games = page.request.get(f"{address}api/games").json()
    found: list[Message] = next(one["settings"] for one in games if one["id"] == game)
    return [one for one in found if one["values"]]


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en-GB", ["not affiliated with the publishers", "none of their art", "buy the box", "game shops"]),
        ("ru-RU", ["не связан с издателями", "не использует их рисунков", "купите коробку", "магазинах"]),
    ],
)
def test_the_page_says_whose_the_games_are_and_where_they_are_sold(
    browser: Browser, address: str, locale: str, words: list[str]
) -> None:
    """ux 29"""
    with visiting(browser, locale=locale) as page:
        page.goto(address)
        for word in [*words, "Ares Games", "Stratelibri"]:
            expect(page.locator("footer")).to_contain_text(word)
