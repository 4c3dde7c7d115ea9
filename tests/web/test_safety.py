"""What is promised about whole games: none is lost, each can be checked, none is kept for ever."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from gloam.core.deal import commitment_of, seed_of
from gloam.core.record import read_record
from gloam.games import game_ids

from .games import finished, played
from .kit import (
    AUTOPILOT,
    BOT,
    OPEN,
    QUICK,
    STILL,
    WHOLE_GAME,
    Message,
    choose_once,
    deal,
    make,
    person,
    prefer,
    sit,
    visiting,
)
from .serving import FIRST

BOTS = ("Barnaby", "Mildred", "Otis", "Dolly")  # by seat, asleep
pytestmark = pytest.mark.slow

CHOICES = 15
AWAY, AGAIN = 1001, 1012  # how lines end: somewhere on the way, or because the server begins anew
DIVIDER = ".divider"
TOLD = "[role=log] > ol > li:not(.divider, .to-you)"
FIRST_TURN = "[role=log] .turn"


# Coming back


@pytest.mark.parametrize("game", game_ids())
def test_a_line_that_is_cut_behind_every_choice_loses_none(page: Page, address: str, game: str) -> None:
    """ux 15: the choice has arrived, and the browser never hears the answer on that line."""
    chosen: set[str] = set()
    cuts: set[str] = set()

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "act":
                chosen.add(said["id"])
            server.send(message)

        def answer(message: str | bytes) -> None:
            unheard = chosen.intersection(json.loads(message).get("answers", ())) - cuts
            if not unheard:
                line.send(message)
                return
            cuts.update(unheard)
            line.close(code=AGAIN if len(cuts) % 5 else AWAY)

        line.on_message(pass_on)
        server.on_message(answer)

    page.route_web_socket("**/ws?*", connect)
    prefer(page, **STILL)
    deal(page, address, game)
    chance = Random(23)
    for number in range(CHOICES):
        assert len(cuts) == number
        before = page.locator(TOLD).count()
        if not choose_once(page, chance):
            break
        expect(page.locator("[data-line]")).to_have_count(0)
        happened = page.locator(TOLD).count() > before  # not every choice is told
        expect(page.get_by_text("Connected again. Meanwhile")).to_have_count(int(happened))
    assert len(cuts) >= 10
    told = page.request.get(f"{page.url.replace('/t/', '/api/tables/')}/positions/{len(cuts)}")
    assert told.ok, "fewer choices have arrived"


# What happened meanwhile


def test_what_happened_since_is_set_apart_and_what_was_done_to_one_comes_first(
    page: Page, address: str
) -> None:
    """ux 16"""
    prefer(page, **STILL)
    deal(page, address, "kragmortha", bots=3)
    chance = Random(2)
    while not page.locator(f"{DIVIDER} + .to-you").count():
        assert choose_once(page, chance), "nobody did anything to anybody"
        page.locator(f"{OPEN}, [data-over]").first.wait_for()
    log = page.get_by_role("log")
    expect(log.locator(DIVIDER)).to_have_text("since your last choice")
    lines = log.locator("> ol > li")
    texts = lines.all_inner_texts()
    at = texts.index("since your last choice")
    first, *done = texts[at + 1].splitlines()
    assert first == "What concerns you:"
    after = "\n".join(texts[at + 2 :])
    assert done
    assert all(line in after for line in done if line)
    assert "You play" not in after
    assert "You play" in "\n".join(texts[:at])
    page.reload()
    expect(log.locator(DIVIDER)).to_have_count(1)
    assert lines.all_inner_texts() == texts


# Once more, and no more


@pytest.mark.parametrize("game", game_ids())
def test_somebody_else_begins_once_more(page: Page, address: str, game: str) -> None:
    """ux 17"""
    prefer(page, **STILL)
    record = played(game)
    made = finished(page.request, address, record)
    own = made["seats"][0]["seat"]
    turns = ["Your turn." if seat == own else f"{BOTS[seat]}’s turn." for seat in range(record.seats)]
    page.goto(f"{address}t/{made['table']['id']}#{made['seats'][0]['token']}")
    began = turns.index(turn_that_came_first(page))
    page.click("[data-rematch]")
    page.locator(OPEN).first.wait_for()
    if not page.locator(FIRST_TURN).count():  # first the goblins find their places
        choose_once(page, Random(1))
        page.locator(FIRST_TURN).first.wait_for(state="attached")
    assert turns.index(turn_that_came_first(page)) == (began + 1) % record.seats


def turn_that_came_first(page: Page) -> str:
    return page.locator(FIRST_TURN).first.locator("a").first.text_content() or ""


def test_a_game_is_saved_as_a_record(page: Page, address: str) -> None:
    """ux 21"""
    record = played("kragmortha")
    made = finished(page.request, address, record)
    page.goto(f"{address}t/{made['table']['id']}#{made['seats'][0]['token']}")
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save the record").click()
    saved = read_record(saving.value.path().read_text("utf-8"))
    moves = [(move.seat, move.text) for move in saved.moves]
    assert (saved.game, saved.seed) == (record.game, record.seed)
    assert moves == [(move.seat, move.text) for move in record.moves]


@contextmanager
def paused(page: Page, browser: Browser, address: str) -> Iterator[Page]:
    """Bob's page, at a table where Ann is asked and has paused the game; her menu is still open."""
    made = make(page, address, "nightmarium", [person("Ann"), person("Bob")])
    sit(page, address, made)
    with visiting(browser, QUICK) as guest:
        sit(guest, address, made, [1])
        page.click("[data-start]")
        page.locator(OPEN).first.wait_for()
        page.click("[data-menu]")
        page.get_by_role("button", name="Pause the game").click()
        yield guest


def test_while_the_game_is_paused_nobody_is_asked(page: Page, browser: Browser, address: str) -> None:
    """The status line says so, and whoever may let it go on can do it there."""
    with paused(page, browser, address) as guest:
        page.keyboard.press("Escape")
        for one in (page, guest):
            expect(one.locator("[data-prompt]")).to_contain_text("The game is paused.")
            expect(one.locator("[data-option], [data-draw]:enabled, [data-undo]:enabled")).to_have_count(0)
            expect(one).to_have_title(re.compile("^(?!.*Your turn)"))
        expect(guest.locator("[data-resume]")).to_have_count(0)
        page.click("[data-resume]")
        page.locator(OPEN).first.wait_for()
        expect(guest.locator("[data-prompt]")).to_contain_text("Ann")


def test_whoever_is_stood_in_for_takes_the_seat_back(page: Page, browser: Browser, address: str) -> None:
    """That a bot plays is said, with its name; here during a pause, so that it decides nothing."""
    with paused(page, browser, address) as guest:
        page.get_by_role("button", name="Let a bot play").click()
        expect(guest.locator("[data-standin]")).to_contain_text("A bot plays for you.")
        expect(guest.get_by_role("log")).to_contain_text("A bot (Haunting) plays for you")
        guest.get_by_role("button", name="Play myself").click()
        expect(guest.locator("[data-standin]")).to_have_count(0)
        expect(page.get_by_role("button", name="Let a bot play")).to_be_visible()


def test_whoever_is_waited_for_and_away_is_named(page: Page, browser: Browser, address: str) -> None:
    """To everybody, and the host can let a bot play at once."""
    prefer(page, **STILL)
    made = make(page, address, "nightmarium", [person("Ann"), person("Bob")])
    sit(page, address, made)
    with visiting(browser, QUICK) as guest:
        sit(guest, address, made, [1])
        page.click("[data-start]")
        guest.locator("[data-prompt]").wait_for()
        for left in (1, 0):  # two draws end a turn
            page.locator("[data-draw]:enabled").click()
            page.wait_for_function(
                "n => document.querySelectorAll('.hand .card-button').length > n", arg=6 - left
            )
        guest.locator(OPEN).first.wait_for()
        expect(page.locator("[data-missing]")).to_have_count(0)
    expect(page.locator("[data-missing]")).to_contain_text("Bob is away.")
    page.locator("[data-missing]").get_by_role("button", name="Let a bot play").click()
    expect(page.locator("[data-missing]")).to_have_count(0)


def test_the_owner_deletes_a_table_for_everybody(page: Page, browser: Browser, address: str) -> None:
    """ux 21"""
    made = make(page, address, "nightmarium", [person("Ann"), person("Bob")])
    table = made["table"]["id"]
    with visiting(browser, QUICK) as other:
        sit(page, address, made, [0])
        page.click("[data-start]")
        sit(other, address, made, [1])
        delete = "Delete this table"
        other.click("[data-menu]")
        expect(other.get_by_role("dialog")).to_contain_text("Seats")
        expect(other.get_by_role("button", name=delete)).to_have_count(0)
        page.click("[data-menu]")
        page.get_by_role("button", name=delete).click()
        expect(page.get_by_role("dialog")).to_contain_text("deleted for everybody, for good")
        assert page.request.get(f"{address}api/tables/{table}").ok, "one click was enough"
        page.get_by_role("button", name="Delete it for good").click()
        expect(page.locator("[data-play]").first).to_be_visible()
        expect(page.locator(f"a[href*='{table}']")).to_have_count(0)
        assert page.request.get(f"{address}api/tables/{table}").status == 404
        expect(other.get_by_role("heading", level=1)).to_have_text("This table has been deleted.")


# The deal

Lie = Callable[[Message], None]


def swap(**told: Any) -> Lie:
    """The server says something else after the game."""
    return lambda shown: shown.update(told)


def leave_out(shown: Message) -> None:
    """The chance of the first seat is another."""
    shown["nonces"][0] = "ab" * 32


def promise_another(shown: Message) -> None:
    """All that is told fits together, but it was not what was promised."""
    secret = "5a" * 32
    seed = seed_of(secret, shown["nonces"])
    shown.update(commitment=commitment_of(secret), secret=secret, seed=str(seed))


# What the page says of the secret, the seed, its own chance and the record, when the server lies so.
LIES: dict[str, tuple[Lie, str]] = {
    "nothing": (swap(), "✓✓✓✓"),
    "the secret": (swap(secret="00" * 32), "✗✗✓✓"),
    "the chance of this browser": (leave_out, "✓✗✗✓"),
    "everything": (promise_another, "✓✓✗✓"),
}


def test_whoever_verifies_a_deal_finds_what_was_falsified(page: Page, address: str) -> None:
    """ux 22"""
    lie: Lie = swap()

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            table = told.get("now", told).get("table")
            if table is not None and table["status"] == "over":
                lie(table["deal"])
            line.send(json.dumps(told))

        server.on_message(pass_on)

    def falsify(route: Route) -> None:
        text = route.fetch().text()
        route.fulfill(body=text.replace("\n3. ", "\n3. 1: draw # "), content_type="text/plain")

    page.route_web_socket("**/ws?*", connect)
    prefer(page, **STILL)
    sit(page, address, make(page, address, "nightmarium", [person("Ann"), BOT]))
    promise = page.locator("code.long").inner_text()
    page.click("[data-start]")
    page.evaluate(AUTOPILOT, 5)
    page.locator("[data-over]").wait_for(timeout=WHOLE_GAME)
    assert promise == commitment_of(FIRST)
    for what, (lie, wanted) in LIES.items():  # noqa: B007 - `connect` tells it
        page.reload()
        assert checked(page) == wanted, what
    lie = swap()
    page.route("**/record?*", falsify)
    page.reload()
    assert checked(page) == "✓✓✓✗"
    expect(page.get_by_role("status").filter(has_text="The record does not check out.")).to_have_count(1)


def checked(page: Page) -> str:
    """The signs of the four things that are verified; and it is said what this does not prove."""
    page.click("[data-verify]")
    expect(page.get_by_text("It does not prove that nobody looked at it")).to_be_visible()
    expect(page.locator(".checks li")).to_have_count(4)
    return "".join(line[0] for line in page.locator(".checks li").all_inner_texts())
