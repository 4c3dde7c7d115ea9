"""What is promised to players at a table: a status line, no costly slips, and taking back."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from gloam.core.ahead import ahead
from gloam.core.protocol import State
from gloam.games import find_game

from .games import come, continued, do, position
from .kit import (
    NEWER,
    OPEN,
    QUICK,
    STILL,
    deal,
    make,
    news,
    person,
    prefer,
    sit,
    visiting,
)
from .scales import PAINTED

pytestmark = pytest.mark.slow

# The clock stands still for as long as somebody is hasty, so that a slow machine is no excuse.
STOP = "const now = performance.now(); performance.now = () => now;"
GO = "delete performance.now;"
# Chooses an option, and in the moment the next question is there another one. When that was.
HASTY = f"""by => new Promise((done) => {{
  {STOP}
  const open = () => document.querySelectorAll("[data-option]:not([aria-disabled=true])");
  const seq = () => document.querySelector("[data-seq]").dataset.seq;
  const key = () => String(Math.min(open().length, 9)); // no longer number could be meant
  const choose = () => by === "tap" ? open()[0].click()
    : document.body.dispatchEvent(new KeyboardEvent("keydown", {{ key: key(), bubbles: true }}));
  const before = seq();
  const look = new MutationObserver(() => {{
    if (seq() === before || open().length === 0) return;
    look.disconnect();
    choose();
    {GO}
    done(performance.now());
  }});
  look.observe(document.body, {{ subtree: true, childList: true, attributes: true }});
  choose();
}})"""
# Taps an option, and what then asks whether one is sure. When that was.
TWICE = f"""option => new Promise((done) => {{
  {STOP}
  const look = new MutationObserver(() => {{
    const sure = document.querySelector("[data-sure]");
    if (sure === null) return;
    look.disconnect();
    sure.click();
    {GO}
    done(performance.now());
  }});
  look.observe(document.body, {{ subtree: true, childList: true }});
  option.click();
}})"""
LATER = "moment => performance.now() > moment + 300"


class Mouth:
    """Counts the choices a page has sent."""

    def __init__(self, page: Page) -> None:
        self.acts = 0
        page.on("websocket", lambda socket: socket.on("framesent", self._count))

    def _count(self, frame: str | bytes) -> None:
        self.acts += json.loads(frame)["type"] == "act"


# The status line


def test_one_line_says_who_acts_what_is_asked_and_how_many_actions_remain(
    page: Page, browser: Browser, address: str
) -> None:
    """ux 7"""
    made = make(page, address, "nightmarium", [person("Ann"), person("Bob")])
    with visiting(browser, QUICK) as other:
        sit(page, address, made, [0])
        page.click("[data-start]")
        sit(other, address, made, [1])
        mine, theirs = page.locator("[data-prompt]"), other.locator("[data-prompt]")
        expect(mine).to_have_count(1)
        for left in ("2 actions left", "1 action left"):
            expect(mine).to_have_text(f"Your turn: draw, play or exchange. {left}.")
            expect(theirs).to_have_text(f"Ann is thinking. {left}.")
            page.locator("[data-options]").get_by_role("button", name="Draw a card").click()
        expect(theirs).to_have_text("Your turn: draw, play or exchange. 2 actions left.")
        expect(mine).to_have_text("Bob is thinking. 2 actions left.")


def several_give_tribute(state: State) -> bool:
    """Somebody is asked for a tribute, and the third player need not wait to answer."""
    others = set(range(3)) - {state.to_act}
    return state.asked == "tribute" and any(ahead(find_game("nightmarium"), state, seat) for seat in others)


def test_when_several_must_answer_each_sees_their_task_and_who_is_still_thinking(
    page: Page, browser: Browser, address: str
) -> None:
    """ux 7"""
    record, ply = position("nightmarium", several_give_tribute)
    made = continued(page.request, address, record, ply)
    table, second = made["table"]["id"], record.moves[ply + 1].seat
    do(page.request, address, table, made["host"], type="seat", seat=second, bot=None)
    wanted = {"name": "Boris", "seat": second}
    given = page.request.post(f"{address}api/tables/{table}/seats", data=wanted).json()
    prefer(page, **STILL)
    come(page, address, made)
    with visiting(browser, QUICK) as other:
        other.goto(f"{address}t/{table}#{given['token']}")
        task = other.get_by_role("list", name="You can answer already")
        expect(page.locator("[data-prompt]")).to_contain_text("choose what you give up")
        expect(other.locator("[data-prompt]")).to_contain_text("Anna is choosing what to give up")
        task.get_by_role("button").first.click()
        expect(task.locator("[aria-pressed=true]")).to_have_count(1)
        for one in (page, other):
            expect(one.get_by_text("has answered")).to_have_count(1)
        page.locator(OPEN).first.click()
        expect(page.get_by_text("has answered")).to_have_count(0)


# Slips


def prey(state: State) -> list[bool]:
    """Devourer's choices among one's own creatures: is it a finished one?"""
    if state.asked != "devour":
        return []
    game = find_game("nightmarium")
    view: Any = game.view(state, state.to_act)
    creatures = view.players[state.to_act].creatures
    spots = [int(game.actions[index].text.split()[1]) for index in state.options]
    return [len(creatures[spot - 1].cards) == 3 for spot in spots]


def may_lose_a_creature(state: State) -> bool:
    return any(prey(state))


def has_one_answer(state: State) -> bool:
    return state.asked == "shove" and len(state.options) == 1


def test_a_finished_creature_is_lost_only_by_somebody_who_is_sure(page: Page, address: str) -> None:
    """ux 11"""
    record, ply = position("nightmarium", may_lose_a_creature)
    mouth = Mouth(page)
    come(page, address, continued(page.request, address, record, ply))
    lost = record.moves[ply].text.split()[1]
    dear = page.locator("[data-options]").get_by_role("button", name=re.compile(f"creature {lost}"))
    sure = page.get_by_role("dialog", name="Are you sure?")
    before = news(page)
    dear.click()
    expect(sure).to_contain_text("This costs you a finished creature.")
    assert not page.evaluate("document.activeElement.matches('[data-sure]')"), "Enter would lose it"
    page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    dear.click()
    sure.get_by_role("button", name="Let me think").click()
    expect(sure).to_have_count(0)
    dear.click()
    assert (mouth.acts, news(page)) == (0, before)
    page.click("[data-sure]")
    page.wait_for_function(NEWER, arg=before)
    assert mouth.acts == 1


def test_a_double_tap_loses_no_creature(browser: Browser, address: str) -> None:
    """ux 11, ux 13: the second half of a double tap may fall on the question whether one is sure."""
    record, ply = position("nightmarium", may_lose_a_creature)
    with visiting(browser) as page:
        mouth = Mouth(page)
        prefer(page, **STILL)
        come(page, address, continued(page.request, address, record, ply))
        lost = record.moves[ply].text.split()[1]
        dear = page.locator("[data-options]").get_by_role("button", name=re.compile(f"creature {lost}"))
        page.wait_for_function(LATER, arg=page.evaluate("performance.now()"))
        before = news(page)
        asked = dear.evaluate(TWICE)
        assert page.locator("[data-sure]").count() == 1
        page.wait_for_function(LATER, arg=asked)
        assert (mouth.acts, news(page)) == (0, before)
        page.click("[data-sure]")
        page.wait_for_function(NEWER, arg=before)


def test_an_only_answer_is_given_with_a_word(page: Page, address: str) -> None:
    """ux 11"""
    come(page, address, continued(page.request, address, *position("kragmortha", has_one_answer)))
    expect(page.get_by_role("log").get_by_text("(the only choice)")).to_have_count(1)


def test_nothing_is_the_default(page: Page, address: str) -> None:
    """ux 11: whoever plays by keyboard and holds Enter too long has chosen once."""
    prefer(page, **STILL)
    mouth = Mouth(page)
    deal(page, address, "nightmarium")
    page.locator(OPEN).first.focus()
    before = news(page)
    page.keyboard.press("Enter")
    page.wait_for_function(NEWER, arg=before)
    page.locator(OPEN).first.wait_for()
    assert not page.evaluate("document.activeElement.matches('[data-option]')")
    before = news(page)
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    page.evaluate(PAINTED)
    assert (mouth.acts, news(page)) == (1, before)


@pytest.mark.parametrize(("game", "by"), [("nightmarium", "tap"), ("kragmortha", "key")])
def test_who_is_too_quick_has_not_chosen(browser: Browser, address: str, game: str, by: str) -> None:
    """ux 13: with the guard that other tests do away with (`kit.QUICK`)."""
    with visiting(browser) as page:
        prefer(page, **STILL)
        mouth = Mouth(page)
        deal(page, address, game)
        page.wait_for_function(LATER, arg=page.evaluate("performance.now()"))
        asked = page.evaluate(HASTY, by)
        before = news(page)
        page.wait_for_function(LATER, arg=asked)
        assert (mouth.acts, news(page)) == (1, before), "the second one was taken"
        page.locator(OPEN).first.click()
        page.wait_for_function(NEWER, arg=before)
        assert mouth.acts == 2


# Taking back


def test_a_choice_that_showed_nothing_is_taken_back_at_once(
    page: Page, browser: Browser, address: str
) -> None:
    """ux 12"""
    prefer(page, **STILL)
    made = make(page, address, "kragmortha", [person("Ann"), person("Bob")])
    with visiting(browser, QUICK) as other:
        sit(page, address, made, [0])
        page.click("[data-start]")
        sit(other, address, made, [1])
        other.locator("[data-seq]").wait_for()
        asked, waits = (page, other) if page.locator(OPEN).count() else (other, page)
        options = asked.locator("[data-options]").inner_text()
        expect(asked.locator("[data-undo]")).to_be_disabled()
        asked.locator(OPEN).first.click()
        waits.locator(OPEN).first.wait_for()
        asked.click("[data-undo]")
        asked.locator(OPEN).first.wait_for()
        assert asked.locator("[data-options]").inner_text() == options
        expect(waits.locator("[data-option]")).to_have_count(0)
        for one in (page, other):
            expect(one.locator("[role=log] .gone").first).to_contain_text("Taken back:")
            expect(one.locator("[data-wish]")).to_have_count(0)
        asked.locator(OPEN).nth(1).click()
        waits.locator(OPEN).first.wait_for()


def test_a_choice_that_showed_a_card_is_taken_back_by_consent(
    page: Page, browser: Browser, address: str
) -> None:
    """ux 12"""
    prefer(page, **STILL)
    made = make(page, address, "nightmarium", [person("Ann"), person("Bob")])
    with visiting(browser, QUICK) as other:
        sit(page, address, made, [0])
        page.click("[data-start]")
        sit(other, address, made, [1])
        hand = page.locator("[data-options]").inner_text()
        page.locator("[data-options]").get_by_role("button", name="Draw a card").click()
        left = page.locator("[data-prompt]")
        expect(left).to_contain_text("1 action left")
        drawn = page.locator("[data-options]").inner_text()
        for answer, actions in (("No", "1 action left"), ("Let them", "2 actions left")):
            page.keyboard.press("u")
            expect(page.locator("[data-wish]")).to_contain_text("You ask the others")
            expect(page.locator("[data-wish]").get_by_role("button")).to_have_count(0)
            expect(left).to_contain_text("1 action left")
            assert page.locator("[data-options]").inner_text() == drawn
            other.locator("[data-wish]").get_by_role("button", name=answer).click()
            for one in (page, other):
                expect(one.locator("[data-wish]")).to_have_count(0)
            expect(left).to_contain_text(actions)
        assert page.locator("[data-options]").inner_text() == hand
