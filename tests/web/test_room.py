"""Room: no choice is cut, and what is large, lies in a small window or is told in the log can be reached."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from gloam.games import game_ids

from .games import finished, played
from .kit import BOT, NEWER, OPEN, QUICK, STILL, choose_once, deal, make, news, person, prefer, sit, visiting
from .scales import PAINTED
from .test_lessons import at, steps_of

pytestmark = pytest.mark.slow

# Selects that are narrower than they would like to be, and faces of selects that are wider than their place.
CUT = """() => {
  const seen = (one) => one.checkVisibility({ opacityProperty: true });
  const narrow = (select) => {
    const free = select.cloneNode(true);
    Object.assign(free.style, { position: "absolute", width: "max-content", maxWidth: "none" });
    select.after(free);
    const wanted = free.offsetWidth;
    free.remove();
    return select.offsetWidth < wanted - 1;
  };
  const cut = [...document.querySelectorAll("select")].filter((one) => seen(one) && narrow(one));
  const faces = [...document.querySelectorAll(".pick .face")]
    .filter((one) => one.scrollWidth > one.clientWidth + 1);
  return [...cut, ...faces].map((one) => one.textContent);
}"""
# What can be pressed and lies beside the window, where nothing that scrolls has it.
BESIDE = """() => {
  const scrolls = (one) => one !== null
    && (getComputedStyle(one).overflowX === "auto" || scrolls(one.parentElement));
  const wide = document.documentElement.scrollWidth > innerWidth ? ["the page"] : [];
  const things = [...document.querySelectorAll("button, a, select, input, summary")];
  return wide.concat(things
    .filter((one) => one.checkVisibility() && !one.matches(".skip") && !scrolls(one))
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
    .map((one) => one.outerHTML.slice(0, 120)));
}"""


def unfold(page: Page) -> None:
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    page.evaluate(PAINTED)


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_no_choice_is_cut(browser: Browser, address: str, game: str, locale: str) -> None:
    record = played(game)
    with visiting(browser, QUICK, locale=locale) as page:
        prefer(page, **STILL)
        made = finished(page.request, address, record)
        lobby = make(page, address, game, [person("Ann"), {"kind": "open"}, BOT])
        for width, height in ((360, 740), (1280, 720)):
            page.set_viewport_size({"width": width, "height": height})
            sit(page, address, lobby)
            page.locator("#option-first").wait_for(state="attached")
            unfold(page)
            assert page.evaluate(CUT) == [], width
            page.goto(f"{address}t/{made['table']['id']}/replay?ply=9&as=open")
            page.locator("[data-complete=true]").wait_for()
            assert page.evaluate(CUT) == [], width
            if page.locator("[aria-controls=replay-more]").is_visible():
                page.click("[aria-controls=replay-more]")
            page.click("[data-continue]")
            page.get_by_role("dialog").wait_for()
            assert page.evaluate(CUT) == [], width


@pytest.mark.parametrize("game", game_ids())
def test_words_twice_as_large_on_a_phone(browser: Browser, address: str, game: str) -> None:
    with visiting(browser, QUICK, locale="ru-RU", viewport={"width": 360, "height": 740}) as page:
        prefer(page, size=200, **STILL)
        for path in ("", "settings", f"rules/{game}", f"lesson/{game}"):
            page.goto(address + path)
            page.locator("h1, [data-step]").first.wait_for()
            page.evaluate(PAINTED)
            assert page.evaluate(BESIDE) == [], path
        sit(page, address, make(page, address, game, [person("Ann"), BOT, BOT], chat=True))
        page.locator("#option-first").wait_for(state="attached")
        unfold(page)
        assert page.evaluate(BESIDE) == [], "lobby"
        page.click("[data-start]")
        page.locator(OPEN).first.wait_for()
        page.click("[data-say]")
        page.evaluate(PAINTED)
        assert page.evaluate(BESIDE) == [], "table"
        page.click("[data-log]")
        for tool in ("[data-menu]", "[data-undo]", OPEN):  # each can be scrolled to
            thing = page.locator(tool).first
            thing.scroll_into_view_if_needed()
            assert 0 <= (thing.bounding_box() or {"y": -1})["y"] < 740, tool
        made = finished(page.request, address, played(game))
        page.goto(f"{address}t/{made['table']['id']}#{made['seats'][0]['token']}")
        page.locator("[data-standings]").wait_for()
        assert page.evaluate(BESIDE) == [], "end"
        page.goto(f"{address}t/{made['table']['id']}/replay?ply=9&as=open")
        page.locator("[data-complete=true]").wait_for()
        assert page.evaluate(BESIDE) == [], "replay"


# How much of a thing is seen, once it has been scrolled to.
SEEN = """thing => {
  thing.scrollIntoView({ block: "center" });
  const { left, top, width, height } = thing.getBoundingClientRect();
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
  const at = (share) => document.elementFromPoint(left + width / 2, top + share * height);
  return shares.filter((share) => thing.contains(at(share))).length / shares.length;
}"""


@pytest.mark.parametrize("game", game_ids())
def test_a_low_window_shows_one_thing_after_the_other(browser: Browser, address: str, game: str) -> None:
    """A window of 1280 by 720 at twice the size: the table, the hand and the choices, each as a whole."""
    with visiting(browser, QUICK, viewport={"width": 640, "height": 360}) as page:
        prefer(page, **STILL)
        deal(page, address, game, bots=2)
        table = {"nightmarium": "[data-show=lair-0]", "kragmortha": "[data-square='28']"}[game]
        for part in (table, "[data-hand]", OPEN, "[data-menu]", "[data-show=lair-2], [data-show=mat-2]"):
            assert page.locator(part).first.evaluate(SEEN) >= 0.6, part
        assert page.evaluate(BESIDE) == []


# Whether a thing lies in the window as a whole and nothing over it, without anything being scrolled.
IN_SIGHT = """thing => {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    && (thing.contains(found) || found.contains(thing));
}"""


def assert_in_sight(page: Page, *parts: str) -> None:
    for part in parts:
        assert page.locator(part).first.evaluate(IN_SIGHT), part
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate(BESIDE) == []


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("window", [(740, 360), (844, 390)])
def test_a_phone_on_its_side(browser: Browser, address: str, game: str, window: tuple[int, int]) -> None:
    """The table beside what is asked, told or looked at, the hand with it, and nothing is scrolled."""
    size = {"width": window[0], "height": window[1]}
    with visiting(browser, QUICK, locale="ru-RU", viewport=size, has_touch=True) as page:
        prefer(page, **STILL)
        deal(page, address, game, bots=2)
        assert_in_sight(page, "[data-hand]", OPEN, "[data-undo]", "[data-menu]")
        page.click("[data-say]")
        assert_in_sight(page, "[data-hush]", OPEN, "[data-menu]")
        page.goto(f"{address}lesson/{game}")
        page.locator("[data-next]").click()
        page.locator("[data-step='1']").wait_for()
        assert_in_sight(page, "[data-bubble]", "[data-skip]", "[data-next], [data-list]")
        made = finished(page.request, address, played(game))
        page.goto(f"{address}t/{made['table']['id']}/replay?ply=30&as=open")
        page.locator("[data-complete=true]").wait_for()
        assert_in_sight(page, "[data-prompt]", "[data-do=back]", "[data-do=play]", "#replay-ply")
        over = """() => [...document.querySelectorAll("header [data-known]")].filter((known) => {
          const places = known.closest("section").querySelector(".places").getBoundingClientRect();
          const own = known.getBoundingClientRect();
          return own.right > places.left + 1 && own.bottom > places.top + 1;
        }).length"""
        assert page.evaluate(over) == 0


def test_words_beside_a_hand_are_no_column_of_letters(browser: Browser, address: str) -> None:
    with visiting(browser, QUICK, locale="ru-RU", viewport={"width": 360, "height": 740}) as page:
        prefer(page, size=200, **STILL)
        deal(page, address, "nightmarium", bots=2)
        hint = page.locator("[data-hint]").bounding_box()
        assert hint is not None
        assert hint["width"] > 180
        assert page.evaluate("document.documentElement.scrollHeight") < 2600


@pytest.mark.parametrize(("width", "size"), [(360, 125), (320, 100)])
def test_words_stay_in_their_buttons(browser: Browser, address: str, width: int, size: int) -> None:
    wide = """() => [...document.querySelectorAll(".tools button, [data-hint] ~ button")]
      .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"""
    with visiting(browser, QUICK, locale="ru-RU", viewport={"width": width, "height": 640}) as page:
        prefer(page, size=size, **STILL)
        deal(page, address, "nightmarium", bots=2)
        assert page.evaluate(wide) == []


def test_the_list_of_options_opens_on_demand_and_by_keyboard(browser: Browser, address: str) -> None:
    """Closed it covers nothing; numbers choose all the same, and a focus inside opens it."""
    for size in ({"width": 390, "height": 844}, {"width": 1280, "height": 720}):
        with visiting(browser, QUICK, viewport=size) as page:
            prefer(page, **STILL | {"list": "demand"})
            deal(page, address, "nightmarium", bots=2)
            sheet, option = page.locator("[data-drawer=options-title]"), page.locator("[data-option]").first
            option.wait_for()
            expect(sheet).to_have_css("opacity", "0")
            expect(sheet).to_have_css("pointer-events", "none")
            page.click("[data-list]")
            expect(sheet).to_have_css("opacity", "1")
            expect(option).to_be_in_viewport(ratio=1)
            page.keyboard.press("Escape")
            expect(sheet).to_have_css("opacity", "0")
            page.keyboard.press("ArrowDown")
            expect(sheet).to_have_css("opacity", "1")
            expect(option).to_be_focused()
            page.keyboard.press("Escape")
            before = news(page)
            page.keyboard.press("1")
            page.wait_for_function(NEWER, arg=before)
            expect(sheet).to_have_css("opacity", "0")


def test_who_has_nothing_to_say_closes_it_anywhere(browser: Browser, address: str) -> None:
    with visiting(browser, QUICK, viewport={"width": 360, "height": 740}, has_touch=True) as page:
        prefer(page, **STILL)
        deal(page, address, "nightmarium", bots=2)
        say, talk = page.locator("[data-say]"), page.locator(".talk")
        for close in ("[data-hush]", "[data-place='1-0']", "[data-say]"):
            say.tap()
            expect(talk).to_be_visible()
            page.locator(close).tap()
            expect(talk).to_have_count(0)


def test_the_smallest_phone_shows_the_lair_a_lesson_speaks_of(browser: Browser, address: str) -> None:
    with visiting(browser, QUICK, viewport={"width": 320, "height": 568}) as page:
        prefer(page, **STILL)
        page.goto(f"{address}lesson/nightmarium")
        for number, step in enumerate(steps_of("nightmarium")[:7]):
            at(page, number)
            page.locator("[data-next]" if step["right"] < 0 else f"[data-option='{step['right']}']").click()
        at(page, 7)
        page.evaluate(PAINTED)
        lair, hand = (
            page.locator(one).first.bounding_box()
            for one in ("[data-show=lair-0]", "[data-hand] .card-button")
        )
        assert lair is not None
        assert hand is not None
        assert hand["y"] - lair["y"] > 120


def test_large_words_stay_on_their_card(browser: Browser, address: str) -> None:
    out = """() => {
      const end = (one) => one.getBoundingClientRect().right;
      return [...document.querySelectorAll("fieldset label")]
        .filter((one) => end(one) > end(one.closest(".row")) + 1).map((one) => one.textContent);
    }"""
    with visiting(browser, locale="ru-RU", viewport={"width": 360, "height": 740}) as page:
        prefer(page, size=200, **STILL)
        page.goto(f"{address}settings")
        page.locator("h1").wait_for()
        assert page.evaluate(out) == []


def test_what_happened_meanwhile_is_one_tap_away_on_a_phone(browser: Browser, address: str) -> None:
    with visiting(browser, QUICK, viewport={"width": 360, "height": 740}) as page:
        prefer(page, **STILL)
        deal(page, address, "nightmarium", bots=2)
        since, chance = page.locator("[data-since-here]"), Random(1)
        while since.count() == 0:
            assert choose_once(page, chance)
            page.locator(OPEN).first.wait_for()
        page.click("[data-log]")
        expect(since).to_be_in_viewport(ratio=1)
        log = page.locator("[role=log]").bounding_box()
        assert log is not None
        assert 0 <= log["y"] <= log["y"] + log["height"] <= 740


@pytest.mark.parametrize("game", game_ids())
def test_large_words_leave_room_for_options_on_a_desktop(browser: Browser, address: str, game: str) -> None:
    with visiting(browser, QUICK) as page:
        prefer(page, size=200, **STILL)
        deal(page, address, game)
        expect(page.locator("[data-option]").first).to_be_in_viewport(ratio=1)
