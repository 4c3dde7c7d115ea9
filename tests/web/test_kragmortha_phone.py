"""Kragmortha under a finger: what is enlarged, what the hand covers, room for many and for large words."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from gloam.core.play import play, setup
from gloam.core.record import Record
from gloam.games import find_game

from .games import come, continued, played
from .kit import OPEN, QUICK, STILL, deal, prefer, visiting
from .test_lessons import at, go_on, steps_of

pytestmark = pytest.mark.slow

LOW = 8 * 7  # the squares from here on lie at the lower end
SEVERAL = 4  # options
PHONE = {"width": 360, "height": 740}
ZOOM = "[data-zoom]"
SOON = 2000  # milliseconds; whatever is enlarged is enlarged by then
# How many of these lie under something else.
COVERED = """things => things.filter((thing) => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return [0.1, 0.5, 0.9].some((down) => [0.1, 0.5, 0.9].some((across) => {
    const there = document.elementFromPoint(left + across * width, top + down * height);
    return !(thing.closest("[data-hand]") ?? thing).contains(there);
  }));
}).length"""
NONE_COVERED = f"() => ({COVERED})([...document.querySelectorAll('[data-legal]')]) === 0"
# Where a square lies under what is enlarged; from then on taps on squares are counted.
BELOW = """() => {
  window.clicked = 0;
  document.querySelector("[data-library]").addEventListener("click", () => (window.clicked += 1), true);
  const large = document.querySelector("[data-zoom]").getBoundingClientRect();
  return [...document.querySelectorAll("[data-square]")]
    .map((square) => square.getBoundingClientRect())
    .map(({ left, top, width, height }) => [left + width / 2, top + height / 2])
    .find(([, down]) => down > Math.max(80, large.top) && down < large.bottom);
}"""
CUT = "things => things.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
TOP = "document.querySelector('.scroll').scrollTo(0, 0)"
RIGHT = "things => Math.max(...things.map((thing) => thing.getBoundingClientRect().right))"
HIGH = "things => things.map((thing) => thing.offsetHeight)"


def come_to_lesson(page: Page, address: str, say: str) -> int:
    """The lesson of the game at the step that says this."""
    prefer(page, **STILL)
    page.goto(f"{address}lesson/kragmortha")
    steps = steps_of("kragmortha")
    number = [step["say"] for step in steps].index(say)
    for done, step in enumerate(steps[:number]):
        at(page, done)
        go_on(page, step)
    at(page, number)
    return number


def test_a_tap_that_plays_a_piece_does_not_enlarge_it(browser: Browser, address: str) -> None:
    with visiting(browser, viewport=PHONE, has_touch=True) as page:
        page.clock.install()
        step = come_to_lesson(page, address, "tome")
        page.locator(".mats .own [data-live][data-card]").tap()
        at(page, step + 1)
        page.clock.fast_forward(SOON)
        expect(page.locator(ZOOM)).to_have_count(0)


def test_a_tap_on_what_is_enlarged_touches_nothing_below(browser: Browser, address: str) -> None:
    """A piece that is of no use now is shown large, over squares that no finger can mean."""
    with visiting(browser, viewport=PHONE, has_touch=True) as page:
        page.clock.install()
        step = come_to_lesson(page, address, "whisper")
        large = page.locator(ZOOM)
        page.locator(".mats .own [data-card]").tap()
        page.clock.fast_forward(SOON)
        expect(large).to_have_count(1)
        across, down = page.evaluate(BELOW)
        page.touchscreen.tap(across, down)
        expect(large).to_have_count(0)
        assert page.evaluate("clicked") == 0
        at(page, step)


def test_a_finger_that_stays_looks_and_plays_nothing(browser: Browser, address: str) -> None:
    with visiting(browser, viewport=PHONE, has_touch=True) as page:
        page.clock.install()
        step = come_to_lesson(page, address, "tome")
        piece, large = page.locator(".mats .own [data-live][data-card]"), page.locator(ZOOM)
        finger = {"pointerType": "touch", "bubbles": True}
        piece.dispatch_event("pointerdown", finger)
        page.clock.fast_forward(SOON)
        expect(large).to_have_count(1)
        piece.dispatch_event("pointerup", finger)
        piece.dispatch_event("pointerleave", finger)
        expect(large).to_have_count(0)
        piece.dispatch_event("click")
        at(page, step)


@pytest.mark.parametrize(("width", "height", "rows"), [(390, 780, 5), (360, 740, 4), (320, 568, 0)])
def test_nothing_lies_over_the_hand_in_the_lesson(
    browser: Browser, address: str, width: int, height: int, rows: int
) -> None:
    """Cards, words and answers side by side at every step, and above them enough of the library."""
    size = {"width": width, "height": height}
    with visiting(browser, viewport=size, has_touch=True, locale="ru-RU") as page:
        steps = steps_of("kragmortha")
        come_to_lesson(page, address, steps[0]["say"])
        for number, step in enumerate(steps[:-1]):
            at(page, number)
            for part in ("[data-hand] [data-card]", "[data-answer]", ".note:not(:empty)"):
                assert page.locator(part).evaluate_all(COVERED) == 0, (step["say"], part)
            assert page.locator("[data-hand] [data-card]").count() > 0
            squares = page.locator("[data-square]")
            if not step["show"]:
                assert squares.count() - squares.evaluate_all(COVERED) >= 7 * rows, step["say"]
            go_on(page, step)


def low_turn() -> tuple[Record, int]:
    """A game of eight in which somebody is to play a card at the lower end of the library."""
    game, record = find_game("kragmortha"), played("kragmortha", 7, 8)
    state: Any = setup(game, record.options, record.seats, record.seed)
    for ply, move in enumerate(record.moves):
        if state.asked == "turn" and state.at[state.to_act] >= LOW and len(state.options) > SEVERAL:
            return record, ply
        play(game, state, state.to_act, game.actions.parse(move.text).index)
    raise AssertionError("nobody comes there")


def test_what_a_card_leads_to_is_not_left_under_the_hand(browser: Browser, address: str) -> None:
    with visiting(browser, QUICK, viewport=PHONE, has_touch=True) as page:
        prefer(page, **STILL)
        come(page, address, continued(page.request, address, *low_turn()))
        cards = page.locator("[data-hand] [data-live]")
        cards.first.wait_for()
        for card in cards.all():
            page.evaluate(TOP)
            card.tap()
            expect(card).to_have_attribute("aria-pressed", "true")
            page.wait_for_function(NONE_COVERED)  # it is brought into sight a moment later


def test_players_with_nothing_before_them_have_one_line(browser: Browser, address: str) -> None:
    with visiting(browser, QUICK, viewport=PHONE, has_touch=True) as page:
        prefer(page, **STILL)
        deal(page, address, "kragmortha", bots=7)
        heights = page.locator(".mats > li").evaluate_all(HIGH)
        assert len(heights) == 8
        assert max(heights) <= 60


@pytest.mark.parametrize("size", [150, 200])
def test_large_words_leave_room_for_names_and_piles(browser: Browser, address: str, size: int) -> None:
    with visiting(browser, QUICK, viewport=PHONE, has_touch=True, locale="ru-RU") as page:
        prefer(page, size=size, **STILL)
        deal(page, address, "kragmortha", bots=2)
        page.locator(OPEN).first.wait_for()
        names = page.locator(".mats strong")
        expect(names).to_have_count(3)
        assert names.evaluate_all(CUT) == []
        assert page.locator(".piles .heap").evaluate_all(RIGHT) <= PHONE["width"]
