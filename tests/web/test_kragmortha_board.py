"""The board of Kragmortha: whole games by what lies on it alone, by mouse and by keyboard, and on a phone."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
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
LYING = ".mats [data-live]"  # a look, a tome or a player
ANSWER = "[data-answer]"
OFFERED = f"{SQUARE}, {CARD}, {LYING}, {ANSWER}"
READY = f"{OFFERED}, [data-over]"
# What each of these is, and what it is called.
TOLD = """found => found.map(at => [
  at.dataset.square ?? "", at.dataset.legal ?? "", at.closest("[data-hand]") !== null, at.ariaLabel ?? "",
])"""
SOON_OVER = re.compile("where Rigor catches you|catching you|teleport,|desk")  # squares that end a game soon
REFUSED = ".refusal"


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
    _, legal, held, _ = told[at]
    offered.nth(at).click(timeout=LONG)
    if legal not in ("", "1"):  # several cards lead there
        page.locator(CARD).first.click(timeout=LONG)
    elif held and any(square for square, *_ in told):
        page.locator(SQUARE).first.click(timeout=LONG)


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
        page.wait_for_function(NEWER, arg=before, timeout=LONG)
        page.locator(READY).first.wait_for(timeout=LONG)


def test_the_second_step_is_shown_before_the_first_is_taken(page: Page, address: str) -> None:
    """A square for the second step is marked while the card is held, and one tap there takes both steps."""
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
            if "Several ways" not in page.locator("[data-tray] .note").inner_text():
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
    expect(page.locator(REFUSED)).to_contain_text("cannot start on", timeout=LONG)


def test_a_square_too_far_away_is_answered_until_one_goes_on(page: Page, address: str) -> None:
    """With the rule; not beside a square that is legal."""
    still(page)
    against_bots(page, address)
    first_turn(page)
    page.locator("[data-hand] [data-live]").first.click()
    goblin = page.locator("[data-square]").evaluate_all("all => all.length") - 1
    far = next(at for at in (goblin, 0) if at not in squares(page, "data-legal"))
    page.locator(f"[data-square='{far}']").click()
    note = page.locator("[data-tray] [role=status]")
    expect(note).to_contain_text("Choose an outlined one.", timeout=LONG)
    expect(note.get_by_role("link", name="K2.2")).to_be_visible()
    page.locator("[data-legal]").first.hover()
    expect(note).not_to_contain_text("Choose an outlined one.")


def test_what_the_list_points_at_is_lit_on_the_board(page: Page, address: str) -> None:
    against_bots(page, address)
    expect(page.locator(".target.lit")).to_have_count(0)
    page.locator("[data-option]").first.hover()
    expect(page.locator(".target.lit")).to_have_count(1)
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
    expect(page.locator("[data-tray] .note")).not_to_be_empty()  # how to answer
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
        return
    square, legal, _, _ = told[pick(told, chance)]
    go_to(page, int(square))
    page.keyboard.press("Enter")
    if legal != "1":
        focus_on(page, CARD)
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

# The size of letters as they are drawn, and the squares that several choices lead to.
DRAWN = "text => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a"
MANY = "squares => squares.map(({ dataset }) => Number(dataset.legal)).filter((count) => count > 1)"
WIDE = "document.documentElement.scrollWidth <= innerWidth"
SMALLEST = (
    "Math.min(...[...document.querySelectorAll('[data-square]')].map(at => at.getBoundingClientRect().width))"
)
HAND_IN_SIGHT = """() => {
  const hand = document.querySelector("[data-hand]").getBoundingClientRect();
  const dock = document.querySelector(".dock").getBoundingClientRect();
  return hand.top >= 0 && hand.bottom <= dock.top + 1;
}"""


@pytest.mark.parametrize("bots", [1, pytest.param(7, marks=pytest.mark.quick)])
def test_a_phone_has_room_for_the_board(page: Page, address: str, bots: int) -> None:
    still(page)
    page.set_viewport_size({"width": 360, "height": 740})
    against_bots(page, address, bots)
    chance = Random(5)
    for _ in range(6):
        if is_over(page):
            break
        assert page.evaluate(WIDE)
        assert page.evaluate(SMALLEST) >= 44
        assert page.evaluate(HAND_IN_SIGHT)
        before = news(page)
        click_something(page, chance)
        page.wait_for_function(NEWER, arg=before, timeout=LONG)
    page.locator(".scroll").evaluate("at => at.scrollTo(0, document.querySelector('.room').offsetHeight)")
    assert page.evaluate(HAND_IN_SIGHT)


def test_the_names_of_the_squares_can_be_read_on_a_phone(page: Page, address: str) -> None:
    still(page)
    page.set_viewport_size({"width": 360, "height": 740})
    against_bots(page, address, 1)
    letter = page.locator(".library svg text").filter(has_text=re.compile("^[a-g]$")).first
    assert letter.evaluate(DRAWN) >= 9


def test_the_number_of_choices_is_no_goblin_s_number(page: Page, address: str) -> None:
    still(page)
    page.goto(f"{address}lesson/kragmortha")
    page.locator("[data-next]").click()
    page.locator("[data-legal]").first.wait_for()
    many = page.locator("[data-legal]").evaluate_all(MANY)
    assert many
    tags = page.locator(".library svg text").filter(has_text="×").all_text_contents()
    assert sorted(tags) == sorted(f"×{count}" for count in many)


def test_the_question_is_not_hidden_by_what_the_mouse_is_at(page: Page, address: str) -> None:
    """Two cards lead to a square: the mouse is still there when it is asked which."""
    still(page)
    page.goto(f"{address}lesson/kragmortha")
    page.locator("[data-next]").click()
    page.locator("[data-legal='2']").first.hover()
    page.locator("[data-legal='2']").first.click()
    expect(page.locator("[data-tray] [role=status]")).to_have_text("Which card takes you there?")


@pytest.mark.parametrize(("bots", "fingers"), [(7, True), (3, False)])
def test_every_player_of_a_tablet_is_above_the_hand(
    browser: Browser, address: str, *, bots: int, fingers: bool
) -> None:
    """Held upright, with fingers; or a window as narrow, with a mouse, where pieces are larger."""
    with visiting(browser, QUICK, viewport={"width": 768, "height": 1024}, has_touch=fingers) as page:
        still(page)
        against_bots(page, address, bots)
        first_turn(page)
        hand = page.locator("[data-tray]").bounding_box()
        last = page.locator(f"[data-show=mat-{bots}]").bounding_box()
        assert hand is not None
        assert last is not None
        assert last["y"] + last["height"] <= hand["y"] + 1


@pytest.mark.parametrize("bots", [4, 7])
def test_a_short_name_is_whole(page: Page, address: str, bots: int) -> None:
    """Where players lie two side by side, with as much beside a name as there can be."""
    still(page)
    against_bots(page, address, bots, looks="tabletop")
    cut = "names => names.filter(name => name.scrollWidth > name.clientWidth).map(name => name.textContent)"
    assert page.locator("[data-show^='mat-'] strong").evaluate_all(cut) == []


def test_many_pieces_lie_side_by_side(page: Page, address: str) -> None:
    """At the end of a game, on a desktop: nothing shrinks to a stamp or hides another."""
    record = played("kragmortha", seats=4)
    still(page)
    made = continued(page.request, address, record, len(record.moves) - 1)
    page.goto(f"{address}t/{made['table']['id']}#{made['seats'][0]['token']}")
    page.locator("[data-square]").first.wait_for()
    most = 0
    for mat in page.locator("[data-show^='mat-']").all():
        boxes = [box for piece in mat.locator(".pieces > div").all() if (box := piece.bounding_box())]
        for one, other in pairwise(boxes):
            assert one["width"] >= 28
            assert len(boxes) < 5 or other["x"] - one["x"] >= one["width"] * 0.8
        most = max(most, len(boxes))
    assert most > 5, "somebody has many"


def test_eight_players_fit_on_a_screen(page: Page, address: str) -> None:
    """All that lies open is in sight without scrolling: the library, every player, the piles, the hand."""
    still(page)
    against_bots(page, address, 7)
    first_turn(page)
    for part in (".library", ".piles", "[data-seat='7']", "[data-hand]"):
        box = page.locator(part).bounding_box()
        assert box is not None, part
        assert box["y"] >= 0, part
        assert box["y"] + box["height"] <= 720, part


# Nothing jumps

TOKENS = "[data-tokens]"  # those that came up


@pytest.mark.parametrize(("width", "bots"), [(1280, 3), (1280, 7), (360, 3)])
def test_nothing_jumps_while_one_plays(page: Page, address: str, width: int, bots: int) -> None:
    """Whatever comes up, lies down or is said. The clicks are the page's own: no shift is excused by them."""
    page.set_viewport_size({"width": width, "height": 740})
    prefer(page, forced=False)
    page.add_init_script(SHIFTS)
    against_bots(page, address, bots)
    shifts(page)
    page.evaluate("shifts.length = 0")  # what the lobby did
    chance = Random(7)
    for number in range(MOST_CHOICES):
        page.locator(f"{OPEN}, [data-over]").first.wait_for()
        if page.locator("[data-over]").count() or (number >= 10 and page.locator(TOKENS).count()):
            break
        before = news(page)
        page.evaluate(CHOOSE, chance.random())
        page.wait_for_function(NEWER, arg=before)
    expect(page.locator(TOKENS)).to_have_count(1)
    assert not [what for _, what in shifts(page) if not what.startswith("<li")]  # lines of the log


def test_what_the_mouse_is_at_moves_nothing(page: Page, address: str) -> None:
    still(page)
    against_bots(page, address, 3)
    hand, note = page.locator("[data-hand]"), page.locator("[data-tray] .note")
    page.mouse.move(1, 1)
    expect(note).to_have_text(re.compile("^Pick"))
    place = hand.bounding_box()
    page.locator("[data-seat='2']").hover()
    expect(note).to_have_text(re.compile("goblin: number 3"))
    assert hand.bounding_box() == place
    page.mouse.move(1, 1)
    expect(note).to_have_text(re.compile("^Pick"))
    assert hand.bounding_box() == place


@pytest.mark.parametrize("asked", ["turn", "hop"])
def test_a_finger_leaves_nothing_but_what_is_asked(browser: Browser, address: str, asked: str) -> None:
    """A tap does not leave the words about what it touched where those about the question were."""
    with visiting(browser, QUICK, has_touch=True, viewport={"width": 360, "height": 740}) as page:
        still(page)
        made = continued(page.request, address, *position_of(asked))
        page.goto(f"{address}t/{made['table']['id']}#{made['seats'][0]['token']}")
        page.locator(READY).first.wait_for(timeout=LONG)
        note = page.locator("[data-tray] .note")
        hint = note.inner_text()
        page.locator("[data-seat]").first.tap()
        expect(note).to_have_text(hint)
        before = news(page)
        page.locator(SQUARE).first.tap()
        page.wait_for_function(NEWER, arg=before, timeout=LONG)
        page.locator(READY).first.wait_for(timeout=LONG)
        expect(note).to_have_text(re.compile("^(Pick|Outlined|The marked|$)"))


# Those who look on, and motion

COUNTED = """{
  window.moves = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (this.matches(".figure")) window.moves += 1;
    return animate.apply(this, how);
  };
}"""


def test_a_spectator_sees_the_board_and_no_hand(page: Page, browser: Browser, address: str) -> None:
    against_bots(page, address)
    first_turn(page)
    with visiting(browser) as other:
        other.goto(page.url)
        expect(other.locator(".figure")).to_have_count(3, timeout=LONG)
        expect(other.locator("[data-hand]")).to_have_count(0)
        expect(other.locator(OFFERED)).to_have_count(0)
        expect(other.locator("[data-square='66']")).to_have_accessible_name(re.compile(r"^d9 \("))


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_figures_move_only_for_those_who_like_it(page: Page, address: str, motion: str) -> None:
    page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    page.add_init_script(COUNTED)
    against_bots(page, address)
    first_turn(page)
    assert (page.evaluate("moves") > 0) == (motion != "reduce")


# At a tabletop


def test_somebody_is_called_out_on_the_board(browser: Browser, page: Page, address: str) -> None:
    """Two people with tabletop looks: as soon as one has a look, the other says it is being broken."""
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bob"}]
    links = sit_down(page, address, seats, looks="tabletop", first="1")
    with visiting(browser, QUICK) as other:
        other.goto(links[1])
        people = [page, other]
        for person in people:
            still(person)
        page.click("[data-start]")
        accused = play_until_a_look(people)
        accuser = people[1 - people.index(accused)]
        look = accuser.locator(".mats li:not(.own) [data-live]").first
        look.click(timeout=LONG)
        accuser.locator("[data-tray]").get_by_role("button", name="Call out").click()
        admit = accused.locator(ANSWER).filter(has_text="Admit")
        admit.click(timeout=LONG)
        expect(accused.locator("[data-orders] li")).to_have_count(2, timeout=LONG)


def play_until_a_look(people: list[Page]) -> Page:
    """Play by the lists, into Rigor's arms where that can be. Who has a look now?"""
    for _ in range(MOST_CHOICES):
        for person in people:
            if person.locator("[data-orders]").count():
                return person
        asked = people[int(people[0].locator(".mats li.asked [data-seat]").get_attribute("data-seat") or "0")]
        asked.locator("[data-option]").first.wait_for(timeout=LONG)
        before = [news(person) for person in people]
        options = asked.locator("[data-option]")
        caught = options.filter(has_text="Rigor catches you").or_(options.filter(has_text="catching"))
        (caught if caught.count() else options).first.click(timeout=LONG)
        for person, heard in zip(people, before, strict=True):
            person.wait_for_function(NEWER, arg=heard, timeout=LONG)
    raise AssertionError("nobody is ever looked at")
