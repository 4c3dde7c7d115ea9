"""Nothing is told by colour alone: without colours everything is still told apart, or says so in words."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from .games import continued, played
from .kit import BOT, STILL, choose_once, make, person, prefer, sit

pytestmark = pytest.mark.slow

COLOURS = re.compile(
    r'\s(fill|stroke|stop-color|color|style|class|opacity|fill-opacity)="[^"]*"|#[0-9a-fA-F]{3,8}|url\([^)]*\)'
    r'|\sid="[^"]*"'
)
DRAWN = "all => all.map(one => (one.querySelector('svg') ?? one).outerHTML)"


def outlines(page: Page, what: str) -> list[str]:
    """How these are drawn, without any colour."""
    found = [COLOURS.sub("", svg) for svg in page.locator(what).evaluate_all(DRAWN)]
    return [re.sub(r'transform="[^"]*"', "", svg) for svg in found]


def test_eight_goblins_are_told_apart_by_their_shape(page: Page, address: str) -> None:
    prefer(page, **STILL)
    sit(page, address, make(page, address, "kragmortha", [person("Ann"), *[BOT] * 7]))
    page.click("[data-start]")
    chance = Random(1)
    while page.locator("[data-figure]").count() < 9 and choose_once(page, chance):
        pass
    figures = outlines(page, "[data-figure]")
    assert len({*figures}) == len(figures) == 9
    heads = outlines(page, "[data-seat] .who")
    assert len({*heads}) == len(heads) == 8
    expect(page.locator("[data-seat][aria-current=true]")).to_have_count(1)
    for seat in range(8):
        expect(page.locator(f"[data-seat='{seat}']")).to_have_accessible_name(re.compile(r"\w{3,}"))


def test_seats_are_told_apart_by_their_shape(page: Page, address: str) -> None:
    sit(page, address, make(page, address, "kragmortha", [person("Ann"), *[BOT] * 7]))
    marks = page.get_by_role("img", name=re.compile(r"^Seat \d$"))
    expect(marks).to_have_count(8)
    drawn = [COLOURS.sub("", mark) for mark in marks.evaluate_all("all => all.map(one => one.innerHTML)")]
    shapes = [re.sub("<text.*", "", mark) for mark in drawn]
    assert len({*shapes}) == 8
    assert [re.sub("<[^>]*>", "", mark).strip() for mark in drawn] == [str(seat + 1) for seat in range(8)]


def test_what_can_be_chosen_has_a_sign(page: Page, address: str) -> None:
    prefer(page, **STILL)
    record = played("nightmarium")
    made = continued(page.request, address, record, 20)
    page.goto(f"{address}t/{made['table']['id']}#{made['seats'][0]['token']}")
    page.locator("[data-option]").first.wait_for()
    playable = page.locator(".card-button.playable")
    count = playable.count()
    expect(playable.locator(".mark")).to_have_count(count)
    if count:
        playable.first.click()
    targets = page.locator(".creature.target")
    expect(targets.first).to_be_visible()
    expect(targets.locator(".sign")).to_have_count(targets.count())
    for name in targets.evaluate_all("all => all.map(one => one.ariaLabel)"):
        assert name.endswith("Can be chosen."), name
