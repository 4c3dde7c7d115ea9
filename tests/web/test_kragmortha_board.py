"""The board of Kragmortha: whole games by what lies on it alone, by mouse and by keyboard, and on a phone."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from gloam.core.play import play, setup
from gloam.core.record import Record
from gloam.games import find_game
from gloam.games.kragmortha.actions import ACTIONS

from .games import continued, played
from .kit import CHOOSE, LONG, NEWER, OPEN, QUICK, STILL, known_table, news, prefer, visiting
from .scales import SHIFTS, shifts

pytestmark = pytest.mark.slow

WIDTH = 7
MOST_CHOICES = 600
SQUARE = "[data-square][data-legal]"
CARD = "[data-hand] [data-live]"
LYING = "[data-show^='mat-'] [data-live]"  # a look, a tome or a player
ANSWER = "[data-answer]"
OFFERED = f"{SQUARE}, {CARD}, {LYING}, {ANSWER}"
READY = f"{OFFERED}, [data-over]"
WAY, GO = "[data-way]", "[data-go]"  # which way to a square, and: take the marked way
USE = "dialog .main"
# What each of these is, and what it is called.
TOLD = """found => found.map(at => [
  at.dataset.square ?? "", at.dataset.legal ?? "", at.closest("[data-hand]") !== null, at.ariaLabel ?? "",
])"""
SOON_OVER = re.compile("where Rigor catches you|catching you|teleport,|desk")  # squares that end a game soon
REFUSED = ".refusal, [data-refusal]"
SAID = "[data-refusal]"


def sit_down(page: Page, address: str, seats: list[dict[str, str]], **options: str) -> list[str]:
    """A table that this browser may start; the page is at its first seat. Links to all seats of people."""
    wanted = {"game": "kragmortha", "options": {"first": "1", **options}, "seats": seats}
    made = page.request.post(f"{address}api/tables", data=wanted).json()
    page.goto(address)
    table = made["table"]["id"]
    page.evaluate(
        "([table, known]) => localStorage.setItem('gloam.tables', JSON.stringify({ [table]: known }))",
        [table, known_table(made)],
    )
    links = [f"{address}t/{table}#{seat['token']}" for seat in made["seats"]]
    page.goto(links[0])
    return links


def against_bots(page: Page, address: str, bots: int = 1, **options: str) -> None:
    seats = [{"kind": "person", "name": "Ann"}, *[{"kind": "bot", "bot": "asleep"}] * bots]
    sit_down(page, address, seats, **options)
    page.click("[data-start]")
    page.locator(READY).first.wait_for(timeout=LONG)


def still(page: Page) -> None:
    """Nothing moves and nothing is answered by itself: what is shown is there, every choice is the test's."""
    prefer(page, **STILL)


def is_over(page: Page) -> bool:
    """Wait until there is something to choose. Is the game over?"""
    page.locator(READY).first.wait_for(timeout=LONG)
    return page.locator("[data-over]").count() > 0


def pick(told: list[list[str]], chance: Random) -> int:
    """One of the things offered, rather a square that makes the game short."""
    soon = [at for at, (square, _, _, label) in enumerate(told) if square and SOON_OVER.search(label)]
    return chance.choice(soon or range(len(told)))


def squares(page: Page, attribute: str) -> set[int]:
    return {int(at.get_attribute("data-square") or "-1") for at in page.locator(f"[{attribute}]").all()}


# By mouse


def click_something(page: Page, chance: Random) -> None:
    """Whatever the board offers: an answer, a piece, or a square, with a card or before it."""
    offered = page.locator(OFFERED)
    told = offered.evaluate_all(TOLD)
    at = pick(told, chance)
    held = told[at][2]
    offered.nth(at).click(timeout=LONG)
    if held and any(square for square, *_ in told):
        page.locator(SQUARE).first.click(timeout=LONG)
    go_on(page)


def go_on(page: Page) -> None:
    """What was marked is taken: whichever card, whichever way."""
    if page.locator("[data-square][aria-pressed=true]").count() and not page.locator(f"{GO}, {WAY}").count():
        page.locator(CARD).first.click(timeout=LONG)  # several lead there
    for button in (WAY, "[data-replace]", GO, USE):
        if page.locator(button).count():
            page.locator(button).first.click(timeout=LONG)


def test_a_whole_game_is_played_by_clicks_on_the_board(page: Page, address: str) -> None:
    still(page)
    against_bots(page, address)
    chance = Random(1)
    for number in range(MOST_CHOICES):
        if is_over(page):
            assert number > 3
            return
        before = news(page)
        click_something(page, chance)
        page.wait_for_function(NEWER, arg=before, timeout=LONG)
    raise AssertionError("the game does not end")


def first_turn(page: Page) -> None:
    """Place the goblin; then a card is to be played."""
    while not page.locator(CARD).count():
        before = news(page)
        page.locator(SQUARE).first.click(timeout=LONG)
        go_on(page)
        page.wait_for_function(NEWER, arg=before, timeout=LONG)
        page.locator(READY).first.wait_for(timeout=LONG)


def test_the_second_step_is_shown_before_the_first_is_taken(page: Page, address: str) -> None:
    """A square for the second step is marked while the card is held, and one way there takes both steps."""
    still(page)
    against_bots(page, address)
    for _ in range(MOST_CHOICES):
        before = news(page)
        square = find_second(page)
        if square < 0:
            click_something(page, Random(0))
        page.wait_for_function(NEWER, arg=before, timeout=LONG)
        if square >= 0:
            there = re.compile(rf"(You move|You lead Rigor) to {name(square)} ")
            page.locator("[role=log]").get_by_text(there).first.wait_for(timeout=LONG)
            return
        page.locator(READY).first.wait_for(timeout=LONG)
    raise AssertionError("no card has a second step")


def find_second(page: Page) -> int:
    """Pick up one card after the other until a tap on a square of a second step is taken; -1 if none is."""
    for card in range(page.locator(CARD).count()):
        page.locator(CARD).nth(card).click(timeout=LONG)
        for square in sorted(squares(page, "data-second")):
            page.locator(f"[data-square='{square}']").click(timeout=LONG)
            go_on(page)
            return square
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    return -1


def name(square: int) -> str:
    return f"{'abcdefg'[square % WIDTH]}{square // WIDTH}"


def test_a_square_that_is_not_legal_answers_with_the_rule(page: Page, address: str) -> None:
    against_bots(page, address)
    legal = squares(page, "data-legal")
    free = next(at for at in range(35, 40) if at not in legal)
    page.locator(f"[data-square='{free}']").click()
    expect(page.locator(SAID)).to_contain_text("cannot start on", timeout=LONG)


def test_a_square_too_far_away_is_answered_where_it_was_tapped(page: Page, address: str) -> None:
    """With the rule, until something else is tapped."""
    still(page)
    against_bots(page, address)
    first_turn(page)
    page.locator(CARD).first.click()
    squares_ = page.locator("[data-square]").evaluate_all("all => all.map(at => Number(at.dataset.square))")
    far = next(at for at in (squares_[-1], 28) if at not in squares(page, "data-legal"))
    page.locator(f"[data-square='{far}']").click()
    said = page.locator(SAID)
    expect(said).to_contain_text("Too far", timeout=LONG)
    expect(said.get_by_role("link", name="K2.2")).to_be_visible()
    box, tapped = said.bounding_box(), page.locator(f"[data-square='{far}']").bounding_box()
    assert box is not None
    assert tapped is not None
    assert abs(box["y"] + box["height"] / 2 - tapped["y"] - tapped["height"] / 2) < 2 * tapped["height"]
    page.locator(CARD).first.click()
    expect(said).to_have_count(0)


def test_what_the_list_points_at_is_lit_on_the_board(page: Page, address: str) -> None:
    still(page)
    against_bots(page, address)
    expect(page.locator(".target.solid")).to_have_count(0)
    page.locator("[data-option]").first.hover()
    expect(page.locator(".target.solid")).to_have_count(1)
    first_turn(page)
    option = page.locator("[data-option]").first
    option.hover()
    card = ACTIONS[int(option.get_attribute("data-option") or "0")].card
    expect(page.locator(f"[data-hand] .lit[data-card='{card}']")).to_have_count(1)


# Every question

ALONE = ["place", "turn", "second", "shove", "hide", "carry", "hop", "home", "send-rigor"]
BY_TOMES = ["pardon", "swap", "whisper", "ink"]


@cache
def position_of(asked: str) -> tuple[Record, int]:
    """A game in which this is asked, and when."""
    game = find_game("kragmortha")
    for seed in range(MOST_CHOICES):
        record = played("kragmortha", seed)
        state = setup(game, record.options, record.seats, record.seed)
        for ply, move in enumerate(record.moves):
            if state.asked == asked:
                return record, ply
            play(game, state, state.to_act, game.actions.parse(move.text).index)
    raise AssertionError(f"{asked} is never asked")


@pytest.mark.parametrize("asked", [*ALONE, *BY_TOMES])
def test_every_question_is_answered_on_the_board(page: Page, address: str, asked: str) -> None:
    still(page)
    made = continued(page.request, address, *position_of(asked))
    page.goto(f"{address}t/{made['table']['id']}#{made['seats'][0]['token']}")
    page.locator(READY).first.wait_for(timeout=LONG)
    assert page.locator("[data-board]").get_attribute("data-asked") == asked
    expect(page.locator("[data-ribbon]")).not_to_be_empty()  # what is asked
    before = news(page)
    click_something(page, Random(0))
    page.wait_for_function(NEWER, arg=before, timeout=LONG)
    expect(page.locator(REFUSED)).to_have_count(0)


# By keyboard


# What to press to come nearer to such a thing; nothing if it has the focus.
NEARER = """where => {
  const now = document.activeElement;
  if (now.matches(where)) return "";
  const back = now.compareDocumentPosition(document.querySelector(where)) & Node.DOCUMENT_POSITION_PRECEDING;
  return back ? "Shift+Tab" : "Tab";
}"""


def focus_on(page: Page, where: str) -> None:
    for _ in range(100):
        key = page.evaluate(NEARER, where)
        if not key:
            return
        page.keyboard.press(key)
    raise AssertionError(f"Tab leads to no {where}")


def go_to(page: Page, square: int) -> None:
    """By arrow keys, from wherever the focus is among the squares."""
    focus_on(page, "[data-square]")
    here = int(page.evaluate("document.activeElement.dataset.square"))
    across, down = square % WIDTH - here % WIDTH, square // WIDTH - here // WIDTH
    for _ in range(abs(across)):
        page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
    for _ in range(abs(down)):
        page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
    assert page.evaluate("document.activeElement.dataset.square") == str(square)


def press_something(page: Page, chance: Random) -> None:
    told = page.locator(SQUARE).evaluate_all(TOLD)
    if not told:
        focus_on(page, f"{ANSWER}, {CARD}, {LYING}")
        page.keyboard.press("Enter")
        if page.locator(f"{USE}, [data-replace]").count():
            focus_on(page, f"{USE}, [data-replace]")
            page.keyboard.press("Enter")
        return
    square = told[pick(told, chance)][0]
    go_to(page, int(square))
    page.keyboard.press("Enter")
    if not page.locator(f"{GO}, {WAY}").count():
        focus_on(page, CARD)
        page.keyboard.press("Enter")
    for button in (WAY, GO):
        if page.locator(button).count():
            focus_on(page, button)
            page.keyboard.press("Enter")


def test_a_whole_game_is_played_by_keyboard_on_the_board(page: Page, address: str) -> None:
    still(page)
    against_bots(page, address)
    focus_on(page, "[data-square]")
    chance = Random(3)
    for number in range(MOST_CHOICES):
        if is_over(page):
            assert number > 3
            return
        assert page.evaluate("document.activeElement.closest('[data-board]') !== null"), "the focus is lost"
        before = news(page)
        press_something(page, chance)
        page.wait_for_function(NEWER, arg=before, timeout=LONG)
    raise AssertionError("the game does not end")


def test_escape_puts_a_card_back(page: Page, address: str) -> None:
    against_bots(page, address)
    first_turn(page)
    page.locator(CARD).first.click()
    expect(page.locator("[data-hand] [aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-hand] [aria-pressed=true]")).to_have_count(0)


# On a phone, and where many play

WIDE = "document.documentElement.scrollWidth <= innerWidth"
SMALLEST = (
    "Math.min(...[...document.querySelectorAll('[data-square]')].map(at => at.getBoundingClientRect().width))"
)
# Parts of the table that are not whole in the window, or that another lies over.
OUTSIDE = """selectors => selectors.flatMap(selector => {
  const found = [...document.querySelectorAll(selector)];
  if (found.length === 0) return [selector + " is missing"];
  return found.filter(part => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  }).map(() => selector);
})"""
PARTS = ["[data-square][data-legal]", "[data-hand] [data-card]", "[data-seat]", "[data-ribbon]"]
CUT = "things => things.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"


@pytest.mark.parametrize(
    ("width", "height", "bots", "least"),
    [
        (360, 640, 1, 44),
        pytest.param(360, 640, 7, 40, marks=pytest.mark.quick),
        (390, 844, 7, 44),
        (844, 390, 7, 44),
        (768, 1024, 7, 44),
        (1280, 720, 7, 60),
    ],
)
def test_everything_is_in_sight_and_large_enough(
    page: Page, address: str, width: int, height: int, bots: int, least: int
) -> None:
    prefer(page, **STILL | {"list": "demand"})
    page.set_viewport_size({"width": width, "height": height})
    against_bots(page, address, bots)
    chance = Random(5)
    for _ in range(4):
        if is_over(page):
            break
        assert page.evaluate(WIDE)
        assert page.evaluate(SMALLEST) >= least
        parts = [part for part in PARTS if "legal" not in part or page.locator(part).count()]
        assert page.evaluate(OUTSIDE, parts) == []
        before = news(page)
        click_something(page, chance)
        page.wait_for_function(NEWER, arg=before, timeout=LONG)


def test_names_are_not_cut(page: Page, address: str) -> None:
    still(page)
    against_bots(page, address, 3)
    assert page.locator("[data-show^='mat-'] strong").evaluate_all(CUT) == []


@pytest.mark.parametrize("bots", [1, 7])
def test_arrow_keys_follow_the_screen(page: Page, address: str, bots: int) -> None:
    """Upright with few players, turned with many."""
    still(page)
    page.set_viewport_size({"width": 1280, "height": 720})
    against_bots(page, address, bots)
    focus_on(page, "[data-square]")
    where = "() => { const { x, y } = document.activeElement.getBoundingClientRect(); return [x, y]; }"
    for key, (across, down) in {"ArrowUp": (0, -1), "ArrowLeft": (-1, 0), "ArrowDown": (0, 1)}.items():
        before = page.evaluate(where)
        page.keyboard.press(key)
        after = page.evaluate(where)
        moved = [round(new - old) for new, old in zip(after, before, strict=True)]
        assert (moved[0] > 1) - (moved[0] < -1) == across or moved == [0, 0], key
        assert (moved[1] > 1) - (moved[1] < -1) == down or moved == [0, 0], key


def test_a_card_is_dragged_onto_a_square(page: Page, address: str) -> None:
    still(page)
    against_bots(page, address)
    first_turn(page)
    for card in page.locator(CARD).all():
        card.click()
        if page.locator("[data-legal='1']").count():
            break
    target = page.locator("[data-legal='1']").first.bounding_box()
    held = page.locator("[data-hand] [aria-pressed=true]").bounding_box()
    assert target is not None
    assert held is not None
    before = news(page)
    page.mouse.move(held["x"] + 20, held["y"] + 40)
    page.mouse.down()
    page.mouse.move(held["x"] + 60, held["y"], steps=4)
    page.mouse.move(target["x"] + 20, target["y"] + 20, steps=6)
    page.mouse.up()
    page.wait_for_function(NEWER, arg=before, timeout=LONG)


# Nothing jumps


@pytest.mark.parametrize(("width", "bots"), [(1280, 3), (1280, 7), (360, 3)])
def test_nothing_jumps_while_one_plays(page: Page, address: str, width: int, bots: int) -> None:
    """Whatever comes up, lies down or is said. The clicks are the page's own: no shift is excused by them."""
    page.set_viewport_size({"width": width, "height": 740})
    prefer(page, forced=False, pace="instant")
    page.add_init_script(SHIFTS)
    against_bots(page, address, bots)
    shifts(page)
    page.evaluate("shifts.length = 0")  # what the lobby did
    chance = Random(7)
    for _ in range(14):
        page.locator(f"{OPEN}, [data-over]").first.wait_for(state="attached")
        if page.locator("[data-over]").count():
            break
        before = news(page)
        page.evaluate(CHOOSE, chance.random())
        page.wait_for_function(NEWER, arg=before)
    moved = [value for value, what in shifts(page) if not what.startswith("<li")]  # lines of the log
    assert max(moved, default=0.0) < 0.05


# Those who look on, and motion


def test_a_spectator_sees_the_board_and_no_hand(page: Page, browser: Browser, address: str) -> None:
    against_bots(page, address)
    first_turn(page)
    with visiting(browser) as other:
        other.goto(page.url)
        expect(other.locator("[data-figure]")).to_have_count(3, timeout=LONG)
        expect(other.locator("[data-hand]")).to_have_count(0)
        expect(other.locator(OFFERED)).to_have_count(0)
        expect(other.locator("[data-square='66']")).to_have_accessible_name(re.compile(r"^d9 \("))


# What is told

TELLING = "[data-board][data-telling]"


@pytest.mark.parametrize("motion", ["full", "reduced"])
def test_what_happens_is_told_and_can_be_skipped(page: Page, address: str, motion: str) -> None:
    """A tap completes the story and chooses nothing by mistake."""
    prefer(page, pace="slow", motion=motion, forced=False)
    against_bots(page, address)
    page.locator("[data-board]:not([data-telling])").wait_for(timeout=LONG)
    before = news(page)
    page.locator(SQUARE).first.click(timeout=LONG)
    page.locator(GO).click(timeout=LONG)
    page.wait_for_function(NEWER, arg=before, timeout=LONG)
    page.locator(TELLING).wait_for(timeout=LONG)
    page.locator("[data-hand] [data-card]").first.click(timeout=LONG)  # completes it
    page.locator(CARD).first.wait_for(timeout=LONG)
    expect(page.locator(REFUSED)).to_have_count(0)


# At a tabletop

OWN_LOOKS = "section[data-show^='mat-'] [data-card]"


def test_somebody_is_called_out_on_the_board(browser: Browser, page: Page, address: str) -> None:
    """Two people with tabletop looks: as soon as one has a look, the other says it is being broken."""
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bob"}]
    still(page)
    links = sit_down(page, address, seats, looks="tabletop", first="1")
    with visiting(browser, QUICK) as other:
        still(other)
        other.goto(links[1])
        people = [page, other]
        page.click("[data-start]")
        accused = play_until_a_look(people)
        accuser = people[1 - people.index(accused)]
        seat = people.index(accused)
        accuser.locator(f"[data-seat='{seat}']").click(timeout=LONG)
        accuser.locator("[data-call]").click(timeout=LONG)
        accuser.locator(ANSWER).filter(has_text="Call out").click(timeout=LONG)
        accused.locator(ANSWER).filter(has_text="Admit").click(timeout=LONG)
        expect(accused.locator(OWN_LOOKS)).to_have_count(2, timeout=LONG)


def play_until_a_look(people: list[Page]) -> Page:
    """Play by the lists, into Rigor's arms where that can be. Who has a look now?"""
    for _ in range(MOST_CHOICES):
        for person in people:
            if person.locator(OWN_LOOKS).count():
                return person
        asked = people[
            int(people[0].locator("[data-seat][aria-current=true]").get_attribute("data-seat") or "0")
        ]
        asked.locator("[data-option]").first.wait_for(timeout=LONG)
        before = [news(person) for person in people]
        options = asked.locator("[data-option]")
        caught = options.filter(has_text="Rigor catches you").or_(options.filter(has_text="catching"))
        (caught if caught.count() else options).first.click(timeout=LONG)
        for person, heard in zip(people, before, strict=True):
            person.wait_for_function(NEWER, arg=heard, timeout=LONG)
    raise AssertionError("nobody is ever looked at")
