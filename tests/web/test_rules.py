"""The rules in a browser: goal and turn at once, a picture for everything, the numbered text last."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from gloam.games import game_ids
from gloam.pages import rule_page

from .kit import STILL, prefer, visiting
from .test_audit import audit

pytestmark = pytest.mark.slow

NOT_WIDE = "document.documentElement.scrollWidth <= innerWidth"
# Each needs a picture of its own.
SHOWN = {
    "nightmarium": {
        *("herald", "weeper", "mocker", "executioner", "scavenger", "devourer"),
        *("sealing", "rerun", "embodied"),
    },
    "kragmortha": {
        *("lame-foot", "leaden-boots", "crab-claws", "fumbling-fingers", "clouded-eyes", "dizzy", "limp-arm"),
        *("weak-grip", "tied-tongue", "loose-tongue", "stiff-neck", "one-track-mind"),
        *("pardons", "deep-pockets", "shadows", "haste", "glass", "secret-doors"),
        *("exchange", "whispers", "fresh-ink"),
        *("shove", "chain", "caught", "token-teleport", "token-tome", "token-trap"),
    },
}  # fmt: skip


def open_rules(page: Page, address: str, game: str, place: str = "") -> None:
    page.goto(f"{address}rules/{game}{place}")
    page.locator("[data-bookmark=goal]").wait_for()


@pytest.mark.parametrize("game", game_ids())
def test_the_goal_and_the_turn_are_on_the_first_screen(page: Page, address: str, game: str) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    open_rules(page, address, game)
    for thing in (
        ".opening h2",
        ".opening .goal",
        ".opening .turn li:last-child",
        ".chapter .picture",
    ):
        expect(page.locator(thing)).to_be_in_viewport(ratio=1)


@pytest.mark.quick
@pytest.mark.parametrize("game", game_ids())
def test_everything_has_a_picture_and_words(page: Page, address: str, game: str) -> None:
    open_rules(page, address, game)
    marks = page.locator("[data-bookmark]")
    names = [mark.get_attribute("data-bookmark") or "" for mark in marks.all()]
    assert names[0] == "goal"
    assert names[-2:] == ["words", "rules"]
    pictures: dict[str, str] = {}
    for name in names[1:-2]:
        page.locator(f"[data-bookmark={name}]").click()
        expect(page.locator("[data-chapter]")).to_have_attribute("data-chapter", name)
        for topic in [
            one.get_attribute("data-topic") or "" for one in page.locator("[data-topic]").all()
        ] or [""]:
            if topic:
                page.locator(f"[data-topic={topic}]").click()
                expect(page.locator(f"[data-topic={topic}]")).to_have_attribute("aria-current", "true")
            heading = page.locator("#rules-chapter").inner_text()
            text = page.locator(".chapter .text").inner_text()
            assert len(text) > 12, topic
            assert "web-rules" not in heading + text
            assert "**" not in text
            pictures[topic or name] = page.locator(".chapter .picture").inner_html()
    assert set(pictures) >= SHOWN[game]
    assert len(set(pictures.values())) == len(pictures), "two things look the same"


@pytest.mark.parametrize("game", game_ids())
def test_the_numbered_rules_come_last_and_are_whole(page: Page, address: str, game: str) -> None:
    numbered = [rule.id for part in rule_page(game, "en").sections for rule in part.rules]
    open_rules(page, address, game, "#rules")
    page.locator(f"[id='{numbered[-1]}']").wait_for(state="attached")
    there = page.locator("article li[id]").evaluate_all("all => all.map(one => one.id)")
    assert there == numbered
    assert page.locator("[data-mark=ruling]").count() > 3
    assert page.locator("[data-mark=option]").count() > 1
    page.locator("[data-find]").fill("shuffle")
    found = page.locator("article li[id]")
    assert 0 < found.count() < 10
    page.locator("[data-bookmark=words]").click()
    expect(page.locator("table").first).to_be_visible()


@pytest.mark.parametrize(("game", "rule"), [("nightmarium", "N5.3"), ("kragmortha", "K6.1")])
def test_an_address_leads_to_a_rule(page: Page, address: str, game: str, rule: str) -> None:
    open_rules(page, address, game, f"#{rule}")
    expect(page.locator(f"[id='{rule}']")).to_be_in_viewport()
    expect(page.locator(f"[id='{rule}']")).to_have_class(re.compile("named"))
    page.get_by_role("button", name="Русский").click()
    expect(page.locator(f"[id='{rule}']")).to_contain_text(re.compile("[а-я]{3}"))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", game_ids())
def test_for_everybody(browser: Browser, address: str, game: str, theme: str) -> None:
    with visiting(browser, bypass_csp=True, viewport={"width": 360, "height": 740}, locale="ru-RU") as page:
        prefer(page, theme=theme, **STILL)
        open_rules(page, address, game)
        names = [mark.get_attribute("data-bookmark") for mark in page.locator("[data-bookmark]").all()]
        for name in names:
            page.locator(f"[data-bookmark={name}]").click()
            page.wait_for_load_state("networkidle")
            assert page.evaluate(NOT_WIDE), name
            audit(page, f"{game} {name}")
        page.set_viewport_size({"width": 1440, "height": 900})
        open_rules(page, address, game)
        audit(page, f"{game} on a desktop")
