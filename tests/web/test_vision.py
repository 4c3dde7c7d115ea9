"""What the boards show as eyes without colours see it, and with three kinds of colours missing (ux 24).

Two marks are told apart if their shapes differ: a mark in other shades is still the same to `Mark.likeness`.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from gloam.games import game_ids

from .games import continued, finished, played
from .kit import BOT, OPEN, QUICK, STILL, choose_once, deal, make, person, prefer, sit, visiting
from .vision import ALIKE, EYES, SHARP, Beholder, Box, Mark, beheld, boxes_of

pytestmark = pytest.mark.slow

THEMES = ("light", "dark")
# The same sign in three colours, and another.
SQUARES = "<style>i { display: inline-block; width: 40px; height: 40px }</style>" + "".join(
    f"<i style='background: linear-gradient({turn}deg, {colour} 50%, white 50%)'></i> "
    for turn, colour in ((90, "black"), (90, "#a33"), (90, "#373"), (180, "black"))
)
TEXT, LARGE_TEXT, SYMBOL = 4.5, 3.0, 3.0
# Every word that is in sight on the board and beside it: where it is, what it is, and whether it is large.
WORDS = """() => {
  const words = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest(".sr, :disabled, [aria-disabled=true], .dim, option")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { x, y, width, height } = range.getClientRects()[0] ?? new DOMRect();
    const [top] = document.elementsFromPoint(x + width / 2, y + height / 2);
    if (width < 2 || !top || !(parent.contains(top) || top.contains(parent))) continue;
    const cutBy = (one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const inside = x >= left && x + width <= right && y >= top && y + height <= bottom;
      return !inside && getComputedStyle(one).overflow !== "visible";
    };
    const around = [];
    for (let one = parent; one; one = one.parentElement) around.push(one);
    if (around.some(cutBy) || y + height > innerHeight) continue; // scrolled half out of sight
    const { fontSize, fontWeight } = getComputedStyle(parent);
    const scale = parent.getScreenCTM?.()?.a ?? 1;
    const size = parseFloat(fontSize) * scale;
    words.push([node.data.trim(), [x, y, width, height], size >= 24 || (size >= 18.66 && fontWeight >= 700)]);
  }
  return words;
}"""


@pytest.fixture(params=THEMES)
def visitor(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    with visiting(browser, QUICK, device_scale_factor=SHARP) as page:
        prefer(page, theme=request.param, **STILL)
        yield page


def assert_told_apart(kinds: Mapping[str, Sequence[Mark]], eyes: str) -> None:
    """No mark of one kind is one of another kind in other shades; the same kinds are recognised."""
    for (one, some), (other, others) in combinations(kinds.items(), 2):
        alike = max(abs(a.likeness(b)) for a in some for b in others)
        assert alike < ALIKE, f"{one} and {other} are {alike:.2f} alike to {eyes}"
    for kind, marks in kinds.items():
        weak = min(mark.spread() for mark in marks)
        assert weak >= SYMBOL, f"{kind} has a contrast of {weak:.2f} to {eyes}"


def look_for_all_eyes(beholder: Beholder, found: Mapping[str, Sequence[Box]]) -> None:
    for eyes in EYES:
        beholder.see(eyes)
        marks = iter(beholder.look([box for boxes in found.values() for box in boxes]))
        assert_told_apart({kind: [next(marks) for _ in boxes] for kind, boxes in found.items()}, eyes)


def test_the_measure_knows_a_shade_from_a_shape(browser: Browser) -> None:
    """What differs in colour only would be found out, though some eyes see it darker, and some lighter."""
    page = browser.new_page(device_scale_factor=SHARP)
    page.set_content(SQUARES)
    upright, red, green, lying = boxes_of(page.locator("i"))
    with beheld(browser, page) as beholder:
        for eyes in EYES:
            beholder.see(eyes)
            seen = beholder.look([upright, red, green, lying])
            assert all(seen[0].likeness(other) > ALIKE for other in seen[1:3])
            assert abs(seen[0].likeness(seen[3])) < 0.1
    page.close()
    grey = Mark([], [(0.2, 90), (0.3, 10)])
    assert grey.contrast() == pytest.approx(1.4)
    assert Mark([], [(0.0, 5), (0.5, 90), (1.0, 5)]).spread() == pytest.approx(21)


def test_legions_by_their_badges(visitor: Page, browser: Browser, address: str) -> None:
    record = played("nightmarium", 5)
    made = continued(visitor.request, address, record, len(record.moves) * 3 // 4)
    visitor.goto(f"{address}t/{made['table']['id']}#{made['seats'][0]['token']}")
    visitor.locator("[data-option]").first.wait_for()
    badges: dict[str, list[Box]] = defaultdict(list)
    found = visitor.locator(".creature [data-legion]")
    legions = found.evaluate_all("all => all.map(one => one.dataset.legion)")
    for legion, box in zip(legions, boxes_of(found), strict=True):
        badges[legion].append(box)
    assert len(badges) == 4
    with beheld(browser, visitor) as beholder:
        look_for_all_eyes(beholder, badges)


def test_seats_by_their_marks(visitor: Page, browser: Browser, address: str) -> None:
    sit(visitor, address, make(visitor, address, "kragmortha", [person("Ann"), *[BOT] * 7]))
    marks = visitor.get_by_role("img", name=re.compile(r"^Seat \d$"))
    expect(marks).to_have_count(8)
    visitor.set_viewport_size({"width": 1280, "height": 1600})
    with beheld(browser, visitor) as beholder:
        look_for_all_eyes(beholder, {f"seat {seat}": [box] for seat, box in enumerate(boxes_of(marks))})


def crowd(page: Page, address: str) -> None:
    """Eight goblins in the library; some squares can be chosen, the others stand back."""
    sit(page, address, make(page, address, "kragmortha", [person("Ann"), *[BOT] * 7]))
    page.click("[data-start]")
    chance = Random(1)
    while page.locator("[data-figure]").count() < 9 and choose_once(page, chance):
        pass


def test_floors_by_their_symbols(visitor: Page, browser: Browser, address: str) -> None:
    crowd(visitor, address)
    floors: dict[str, list[Box]] = defaultdict(list)
    squares = visitor.locator("[data-square]:not([data-legal]):not([data-second])")
    names = squares.evaluate_all("all => all.map(one => one.ariaLabel)")
    for name, box in zip(names, boxes_of(squares), strict=True):
        plain = re.fullmatch(r"[a-g]\d \((\w+)\)", name)  # no teleport, no start square, nobody there
        if plain and plain[1] not in ("shelf", "desk"):
            floors[plain[1]].append(box.inner(0.2, 0.2, 0.6, 0.6))
    assert {*floors} == {"book", "potion", "gems", "scroll"}
    with beheld(browser, visitor) as beholder:
        look_for_all_eyes(beholder, floors)


def test_goblins_by_their_hats(visitor: Page, browser: Browser, address: str) -> None:
    crowd(visitor, address)
    faces = boxes_of(visitor.locator("[data-seat] .who"))
    with beheld(browser, visitor) as beholder:
        look_for_all_eyes(beholder, {f"goblin {seat + 1}": [box] for seat, box in enumerate(faces)})


def assert_legible(beholder: Beholder, page: Page, where: str) -> None:
    words = [(text, Box(*box), large) for text, box, large in page.evaluate(WORDS)]
    assert len(words) > 10
    faint = [
        f"{text!r}: {mark.contrast():.2f}"
        for (text, _, large), mark in zip(words, beholder.look([box for _, box, _ in words]), strict=True)
        if mark.contrast() < (LARGE_TEXT if large else TEXT)
    ]
    assert not faint, f"{where}: {faint}"


@pytest.mark.parametrize("game", game_ids())
def test_words_stand_out(visitor: Page, browser: Browser, address: str, game: str) -> None:
    """As they are drawn: on plates, stripes and gradients, which rules about style sheets cannot judge."""
    with beheld(browser, visitor) as beholder:
        deal(visitor, address, game, bots=2)
        chance = Random(2)
        for _ in range(6):
            choose_once(visitor, chance)
        visitor.locator(OPEN).first.wait_for()
        assert_legible(beholder, visitor, "in play")
        made = finished(visitor.request, address, played(game))
        visitor.goto(f"{address}t/{made['table']['id']}#{made['seats'][0]['token']}")
        visitor.locator("[data-over]").wait_for()
        assert_legible(beholder, visitor, "after the end")
