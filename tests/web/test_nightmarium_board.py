"""The board of Nightmarium: whole games by mouse and by keyboard without the list, phones, names for all."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from gloam.core.play import play as play_move
from gloam.core.play import setup
from gloam.core.record import Record
from gloam.games import find_game

from .games import come, continued, played
from .kit import (
    CHOOSE,
    FIXED,
    LONG,
    MOST_CHOICES,
    NEWER,
    OPEN,
    QUICK,
    STILL,
    known_table,
    news,
    prefer,
    visiting,
)
from .scales import SHIFTS, shifts

pytestmark = pytest.mark.slow

ASKED = "[data-table]:not([data-asked=''])"
CARD = re.compile(
    r"^((Legs|Torso|Head)(/(torso|head))*, (Necronauts|Insektoids|Chimeridae|Homunculi), "
    r"(Herald|Weeper|Mocker|Executioner|Scavenger|Devourer|no ability)"
    r"|Seal, (Necronauts|Insektoids|Chimeridae|Homunculi)), №s?\d+"
)
CREATURE = re.compile(
    r"^(Your|\w+’s) (place \d: free|"
    r"creature \d, (next part: (torso|head)|finished|embodied by a seal \(\w+\))\. )"
)

Press = Callable[[Page, str, Random], None]


def sit_down(page: Page, address: str, seats: int = 2, shows: str = "always", **options: str) -> None:
    """A table with bots that is dealt at once; the list of options is shown always or on demand."""
    chairs = [{"kind": "person", "name": "Ann"}, *[{"kind": "bot", "bot": "asleep"}] * (seats - 1)]
    rules = {"target": "3", "first": "1", **options}
    wanted = {"game": "nightmarium", "options": rules, "seats": chairs}
    made = page.request.post(f"{address}api/tables", data=wanted).json()
    page.goto(address)
    kept = {
        "gloam.tables": {made["table"]["id"]: known_table(made)},
        "gloam.settings": STILL | {"list": shows},
    }
    for key, value in kept.items():
        page.evaluate("([key, value]) => localStorage.setItem(key, value)", [key, json.dumps(value)])
    page.goto(f"{address}t/{made['table']['id']}#{made['seats'][0]['token']}")
    page.locator("[data-start]").click(timeout=LONG)
    page.locator(ASKED).wait_for(timeout=LONG)


# Where something is not covered: cards of a fan lie over each other, and are turned.
BARE = """one => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const steps = [6, 5, 7, 4, 8, 3, 9, 2, 10]; // from the middle outwards
  for (const down of steps)
    for (const right of steps) {
      const [x, y] = [left + width * right / 12, top + height * down / 12];
      if (one.contains(document.elementFromPoint(x, y))) return [x, y];
    }
  throw new Error("it is covered");
}"""


def click(page: Page, what: str, chance: Random) -> None:
    """Click one of these."""
    found = page.locator(what)
    found.first.wait_for(timeout=LONG)
    one = found.nth(chance.randrange(found.count()))
    one.hover(force=True, timeout=LONG)  # what glides comes to rest
    x, y = one.evaluate(BARE)
    box = one.bounding_box()
    assert box is not None
    one.click(position={"x": x - box["x"], "y": y - box["y"]}, timeout=LONG)


def answer(page: Page, press: Press, chance: Random) -> None:
    """Answer what is asked from the board alone."""
    asked = page.locator("[data-table]").get_attribute("data-asked")
    if asked in ("turn", "mock", "herald"):
        play(page, press, chance)
    elif asked == "exchange":  # what was ticked is on its way, card by card
        page.locator("[data-table]:not([data-asked=exchange])").wait_for(timeout=LONG)
    elif asked == "tribute":
        for at in range(2):
            if not page.locator("[data-carry-out]").count():
                press(page, f".hand .card-button:not(.laid, .barred) >> nth={at}", chance)
        press(page, "[data-carry-out]", chance)
    elif asked == "rerun":
        press(page, "[data-yes]", chance)
    else:
        changed = f"[data-table]:not([data-asked='{asked}'])"  # by what was planned before
        page.locator(f".creature.target, {changed}").first.wait_for(timeout=LONG)
        if page.locator(changed).count():
            return
        press(page, ".creature.target:not(.closed)", chance)
        press(page, ".creature.aimed", chance)
        if page.locator("[data-sure]").count():
            page.locator("[data-sure]").press("Enter")


def play(page: Page, press: Press, chance: Random) -> None:
    """Play a card if one fits, else exchange two, else draw."""
    if page.locator(".card-button.playable").count():
        press(page, ".card-button.playable", chance)
        press(page, ".creature.target", chance)
    elif page.locator(".hand .card-button").count() > 3:
        press(page, "[data-pile]", chance)
        press(page, ".hand .card-button >> nth=0", chance)
        press(page, ".hand .card-button >> nth=2", chance)
        press(page, "[data-carry-out]", chance)
    else:
        press(page, "[data-deck]", chance)


def play_to_the_end(page: Page, press: Press, chance: Random) -> int:
    for number in range(MOST_CHOICES):
        page.locator(f"{ASKED}, [data-over]").first.wait_for(timeout=LONG)
        if page.locator("[data-over]").count():
            return number
        before = news(page)
        answer(page, press, chance)
        page.wait_for_function(NEWER, arg=before, timeout=LONG)
    raise AssertionError("the game does not end")


def forbid_the_list(page: Page) -> None:
    """Whoever uses the list of options fails."""
    page.add_init_script(
        "addEventListener('click', event => { if (event.target.closest?.('[data-options]'))"
        " console.error('the list was used'); }, true)"
    )


def test_a_whole_game_is_played_by_clicks_on_the_board(page: Page, address: str) -> None:
    forbid_the_list(page)
    sit_down(page, address, seals="on", hand="10")
    assert play_to_the_end(page, click, Random(5)) > 5
    expect(page.locator(".creature.finished").first).to_be_visible()


ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
WALK = """([what, at]) => {
  const found = [...document.querySelectorAll(what)];
  const goal = found[at] ?? found[0];
  const here = document.activeElement;
  if (here === goal) return "";
  const [from, to] = [here, goal].map((one) => one.getBoundingClientRect());
  const right = to.left + to.width / 2 - from.left - from.width / 2;
  const down = to.top + to.height / 2 - from.top - from.height / 2;
  const ways = [right > 0 ? "ArrowRight" : "ArrowLeft", down > 0 ? "ArrowDown" : "ArrowUp"];
  return Math.abs(right) > Math.abs(down) ? ways.join(" ") : ways.reverse().join(" ");
}"""


def walk_to(page: Page, what: str, chance: Random) -> None:
    """Go there by arrow keys alone, now and then astray so as not to go in circles, and press Enter."""
    selector, _, at = what.partition(" >> nth=")
    page.locator(what).first.wait_for(timeout=LONG)
    for _ in range(100):
        ways = page.evaluate(WALK, [selector, int(at) if at else 0])
        if not ways:
            page.keyboard.press("Enter")
            return
        assert page.evaluate("document.activeElement.closest('[data-table]') !== null"), (
            "the board lost the focus"
        )
        page.keyboard.press(chance.choice([*ways.split()[:1] * 4, *ways.split(), *ARROWS]))
    raise AssertionError(f"no way leads to {what}")


def test_a_whole_game_is_played_by_keys_on_the_board(page: Page, address: str) -> None:
    forbid_the_list(page)
    sit_down(page, address, hand="10")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('[data-table] [data-item]') !== null"):
            break
    assert play_to_the_end(page, walk_to, Random(5)) > 5


def test_escape_puts_a_card_back_and_an_illegal_place_tells_the_rule(page: Page, address: str) -> None:
    sit_down(page, address)
    card = page.locator(".hand .card-button").first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")
    card.click()
    page.locator(".own .creature:not(.target)").last.click()
    expect(page.locator("[data-refused]")).to_be_visible(timeout=LONG)


def test_an_exchange_is_ticked_and_carried_out_at_once(page: Page, address: str) -> None:
    """Time stands still behind the click: what follows from it is no hasty click."""
    sit_down(page, address)
    page.locator("[data-pile]").click()
    for at in (3, 0):
        page.locator(".hand .card-button").nth(at).click()
    page.evaluate("{ const now = performance.now() + 1e6; performance.now = () => now; }")
    page.locator("[data-carry-out]").click()
    expect(page.locator(".hand .card-button")).to_have_count(4, timeout=LONG)
    expect(page.locator("[data-pile]")).to_have_attribute("aria-label", re.compile("2 cards"))
    expect(page.locator("[data-table]")).to_have_attribute("data-asked", "turn", timeout=LONG)


def test_the_list_lights_up_what_it_means(page: Page, address: str) -> None:
    sit_down(page, address)
    page.locator("[data-option='0']").hover()
    expect(page.locator("[data-deck]")).to_have_class(re.compile(r"\blit\b"))
    option = page.locator("[data-option]").nth(1)
    option.hover()
    expect(page.locator(".card-button.lit")).to_have_count(1)


def names_of(found: Locator) -> list[str]:
    return [one.get_attribute("aria-label") or "" for one in found.all()]


def test_cards_and_creatures_are_called_by_their_names(page: Page, address: str) -> None:
    sit_down(page, address, seals="on", hand="10")
    for _ in range(6):
        page.locator(ASKED).wait_for(timeout=LONG)
        before = news(page)
        answer(page, click, Random(3))
        page.wait_for_function(NEWER, arg=before, timeout=LONG)
    cards, creatures = names_of(page.locator("[data-card]")), names_of(page.locator("[data-place]"))
    assert cards
    assert len(creatures) == 6
    assert not [name for name in cards if not CARD.match(name.removeprefix("Your gift, still face down: "))]
    assert not [name for name in creatures if not CREATURE.match(name)]
    page.locator(".card-button").first.click(button="right")
    expect(page.get_by_role("dialog")).to_be_visible(timeout=LONG)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


BOXES = """() => [...document.querySelectorAll(
  "[data-place], [data-deck], [data-pile], .hand .card-button, [data-mat]"
)].map(one => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const small = one.matches(".closed");
  return { name: one.dataset.actor ?? one.dataset.mat, left, top, right, bottom, small };
})"""
PHONES = [(360, 640), (390, 844), (844, 390), (768, 1024)]


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize(("width", "height"), PHONES)
def test_a_phone_shows_everything_and_scrolls_nothing(
    page: Page, address: str, width: int, height: int, seats: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    sit_down(page, address, seats, "demand", target="5")
    expect(page.locator("[data-place]")).to_have_count(5 * seats)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    for box in page.evaluate(BOXES):
        assert box["left"] >= -4, box
        assert box["right"] <= width + 4, box
        assert box["top"] >= 0, box
        if not box["name"].startswith("card:"):
            assert box["bottom"] <= height, box
        if not box["small"]:
            assert min(box["right"] - box["left"], box["bottom"] - box["top"]) >= 43.5, box


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_that_lies_open_is_in_sight(page: Page, address: str, seats: int) -> None:
    """At 1280 by 720: every place of every player, deck, pile and hand, none under the other."""
    sit_down(page, address, seats, "demand", target="5")
    expect(page.locator("[data-place]")).to_have_count(5 * seats)
    for found in (".creature", "[data-deck]", "[data-pile]"):
        for one in page.locator(found).all():
            expect(one).to_be_in_viewport(ratio=0.99)
    top = min(box["top"] for box in page.evaluate(BOXES) if box["name"].startswith("card:"))
    for box in page.evaluate(BOXES):
        if not box["name"].startswith("card:"):
            assert box["bottom"] <= top + 24, box


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_card_is_carried_to_its_place(page: Page, address: str, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    sit_down(page, address, 2, "demand")
    card = page.locator(".card-button.playable").first
    number = card.get_attribute("data-card")
    before = news(page)
    x, y = card.evaluate(BARE)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 10, y - 80, steps=4)
    place = page.locator(".own .creature.target").first
    goal = place.bounding_box()
    assert goal is not None
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=6)
    page.mouse.up()
    page.wait_for_function(NEWER, arg=before, timeout=LONG)
    expect(page.locator(f".hand [data-card='{number}']")).to_have_count(0)


def test_a_tap_during_a_story_is_neither_lost_nor_misdirected(browser: Browser, address: str) -> None:
    with visiting(browser) as page:
        prefer(page, pace="slow", motion="full", forced=False)
        chairs = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "asleep"}]
        wanted = {"game": "nightmarium", "options": {"target": "3", "first": "1"}, "seats": chairs}
        made = page.request.post(f"{address}api/tables", data=wanted).json()
        page.goto(address)
        kept = json.dumps({made["table"]["id"]: known_table(made)})
        page.evaluate("kept => localStorage.setItem('gloam.tables', kept)", kept)
        page.goto(f"{address}t/{made['table']['id']}#{made['seats'][0]['token']}")
        page.locator("[data-start]").click(timeout=LONG)
        page.locator("[data-table][data-telling]").wait_for(timeout=LONG)
        before = news(page)
        page.locator("[data-deck]").click()
        page.wait_for_function(NEWER, arg=before, timeout=LONG)


# What moves in a good part of a game, by Chromium's measure: only words of different lengths.
STEADY = 0.05


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (360, 740)])
def test_nothing_jumps_while_one_plays(page: Page, address: str, width: int, height: int) -> None:
    """Whatever is asked, comes to the hand or is built. The clicks are the page's: they excuse no shift."""
    page.set_viewport_size({"width": width, "height": height})
    for script in (FIXED, SHIFTS):
        page.add_init_script(script)
    sit_down(page, address, 3)
    shifts(page)
    page.evaluate("shifts.length = 0")  # what the lobby did
    chance = Random(7)
    for _ in range(40):
        page.locator(f"{OPEN}, [data-over]").first.wait_for(timeout=LONG)
        assert not page.locator("[data-over]").count()
        before = news(page)
        page.evaluate(CHOOSE, chance.random())
        page.wait_for_function(NEWER, arg=before, timeout=LONG)
    moved = shifts(page)
    worst = [f"{value:.4f} {what[:160]}" for value, what in sorted(moved)[-8:]]
    assert sum(value for value, _ in moved) < STEADY, worst


def head_that_asks(asked: str) -> tuple[Record, int]:
    """A game, and when in it a head is played by an action whose ability asks this at once."""
    game = find_game("nightmarium")
    for seed in range(100):
        record = played("nightmarium", seed)
        state = setup(game, record.options, record.seats, record.seed)
        for ply, move in enumerate(record.moves):
            before = state.asked
            play_move(game, state, state.to_act, game.actions.parse(move.text).index)
            if (before, state.asked) == ("turn", asked):
                return record, ply
    raise AssertionError("it never comes to that")


@pytest.mark.parametrize("asked", ["execute", "scavenge"])
def test_what_can_be_struck_comes_into_sight_on_a_phone(browser: Browser, address: str, asked: str) -> None:
    """Also when the head that asks was played by tapping: others lie below one's own creatures."""
    record, ply = head_that_asks(asked)
    card, spot = record.moves[ply].text.removeprefix("play ").split("@")
    with visiting(browser, QUICK, viewport={"width": 360, "height": 740}, has_touch=True) as page:
        prefer(page, **STILL)
        come(page, address, continued(page.request, address, record, ply))
        page.locator(f".hand [data-card='{int(card) - 1}']").click()
        page.locator(f".own [data-place$='-{int(spot) - 1}']").click()
        page.locator(f"[data-table][data-asked={asked}]").wait_for(timeout=LONG)
        expect(page.locator(".creature.target").first).to_be_in_viewport()


def test_a_refusal_goes_when_something_else_is_tapped(page: Page, address: str) -> None:
    sit_down(page, address)
    barred = page.locator(".hand .card-button:not(.playable)").first
    barred.click()
    page.locator(".own .creature").first.click()
    page.locator("[data-refused]").wait_for(timeout=LONG)
    page.locator(".hand .card-button").last.click()
    expect(page.locator("[data-refused]")).to_have_count(0)
