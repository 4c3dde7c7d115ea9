"""Whole games by roles and names alone, as a screen reader tells them; the language changed on the way."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from gloam.games import game_ids

from .kit import MOST_CHOICES, STILL, choose_once, deal, prefer, speak

pytestmark = pytest.mark.slow

TITLES = {"nightmarium": "Nightmarium", "kragmortha": "Kragmortha"}
ENGLISH = re.compile(r"\b(the|you|your|is|are|of|to|and|with|card|cards|lies|plays|draws)\b", re.IGNORECASE)


@pytest.mark.parametrize("game", game_ids())
def test_a_whole_game_by_roles_and_names(page: Page, address: str, game: str) -> None:
    prefer(page, **STILL)
    page.goto(address)
    page.get_by_role("region", name=TITLES[game]).get_by_role("button", name="Play now").click()
    options = page.get_by_role("list", name="Your options").get_by_role("button", disabled=False)
    sure = page.get_by_role("dialog", name="Are you sure?").get_by_role("button", name="Do it")
    end = page.get_by_role("button", name="Play again")
    main = page.get_by_role("main")
    expect(
        main.get_by_role("log").get_by_role("listitem").filter(has_text="The cards are dealt.")
    ).to_have_count(1)
    chance, told = Random(6), 0
    for _ in range(MOST_CHOICES):
        options.or_(end).first.wait_for()
        if end.count():
            break
        expect(page.get_by_role("alert").filter(has_text="Your turn")).to_have_count(1)
        before = main.inner_text()
        options.nth(chance.randrange(options.count())).click()
        if sure.count():
            sure.click()
        expect(main).not_to_have_text(before, use_inner_text=True)
        told += page.get_by_role("status").filter(has_text=re.compile(r"\w")).count()
    assert told > 0, "nothing was told to those who listen"
    expect(page.get_by_role("heading", name=re.compile("won|win"))).to_be_visible()


@pytest.mark.quick
@pytest.mark.parametrize("game", game_ids())
def test_the_language_changes_in_mid_game(page: Page, address: str, game: str) -> None:
    page.goto(address)
    page.evaluate("settings => localStorage.setItem('gloam.settings', settings)", json.dumps(STILL))
    deal(page, address, game, bots=2)
    chance = Random(8)
    for _ in range(6):
        choose_once(page, chance)
    log = page.get_by_role("log")
    expect(log).to_contain_text("The cards are dealt.")
    english = log.inner_text()
    speak(page, "Русский")
    expect(log).to_contain_text("Карты сданы.")
    russian = log.inner_text()
    assert len(russian.splitlines()) == len(english.splitlines()) > 10
    assert not [line for line in russian.splitlines() if ENGLISH.search(line)]
    assert not ENGLISH.search(page.locator("[data-options], [data-prompt]").first.inner_text())
    assert page.locator("html").get_attribute("lang") == "ru"
    page.reload()
    expect(page.get_by_role("log")).to_contain_text("Карты сданы.")
    speak(page, "English")
    expect(log).to_contain_text("The cards are dealt.")
