"""Around the boards: one device for several, a seat that moves, a screen for all, phrases, settings."""

from __future__ import annotations

import json
import re
from random import Random
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from gloam.games import game_ids

from .games import continued, play_out, played
from .kit import (
    AUTOPILOT,
    BOT,
    CHOOSE,
    LONG,
    OPEN,
    QUICK,
    STILL,
    WHOLE_GAME,
    Ear,
    make,
    person,
    prefer,
    sit,
    speak,
    visiting,
)

pytestmark = pytest.mark.slow

CURTAIN = "[data-curtain]"
DONE = "[data-pass]"
ONLOOKER = 3  # at a table of three
HANDS = "[data-option], [data-undo], [data-hand]"  # whatever could tell of a hand
TITLE = f"{CURTAIN} h2"
# The last ply a page tells of.
PLIES = """Math.max(0, ...[...document.querySelectorAll("[role=log] a[href*='ply=']")].map(
  line => Number(line.href.split("ply=")[1])))"""


def lift(page: Page) -> None:
    """The plain way through the curtain."""
    page.click("[data-no-hold]")
    page.click("[data-lift]")
    expect(page.locator(CURTAIN)).to_have_count(0)


def holder(page: Page) -> int:
    return int(page.locator(CURTAIN).get_attribute("data-curtain") or "-1")


@pytest.mark.quick
def test_a_device_goes_from_hand_to_hand_behind_a_curtain(page: Page, address: str) -> None:
    ear = Ear(page)
    made = make(page, address, "nightmarium", [person("Ann"), BOT, person("Cid")])
    sit(page, address, made, [0, 1])
    page.click("[data-start]")
    chance = Random(3)
    passed: list[int] = []
    eyes, since = {ONLOOKER}, 0  # whose eyes this device has had since the curtain last rose
    while len(passed) < 5:
        page.locator(f"{OPEN}, {CURTAIN}, {DONE}").first.wait_for(timeout=LONG)
        if page.locator(DONE).count():  # whoever has just played sees what they drew, until they are done
            page.click(DONE)
            page.locator(CURTAIN).wait_for(timeout=LONG)
        if not page.locator(CURTAIN).count():
            page.evaluate(CHOOSE, chance.random())
            continue
        asked = holder(page)
        name = "Ann" if asked == 0 else "Cid"
        expect(page.locator(TITLE)).to_have_text(f"Pass the device to {name}")
        expect(page.locator("[data-show=lair-0], [data-seat='0']").first).to_be_visible()  # the table stays
        assert page.locator(HANDS).count() == 0
        page.reload() if len(passed) == 3 else None  # it does not help to load the page again
        page.locator(CURTAIN).wait_for(timeout=LONG)
        assert (holder(page), page.locator(HANDS).count()) == (asked, 0)
        assert ear.viewers(since) <= eyes
        eyes, since = {ONLOOKER, asked}, len(ear.heard)
        passed.append(asked)
        lift(page)
        expect(page.locator(".plate.own")).to_contain_text(name)
    assert passed in ([0, 2, 0, 2, 0], [2, 0, 2, 0, 2])


def test_the_curtain_opens_to_those_who_hold(page: Page, address: str) -> None:
    page.goto(address)
    page.click("[data-friends=nightmarium]")
    page.get_by_role("radio", name="2").check()
    page.click("[data-share=nightmarium]")
    page.get_by_role("textbox", name="Who plays on seat 2").fill("Bob")
    page.get_by_role("textbox", name="Who plays on seat 2").press("Tab")
    page.click("[data-start]")
    page.locator(CURTAIN).wait_for(timeout=LONG)
    page.click("[data-hold]")  # too short
    expect(page.locator(".holding")).to_have_count(0)
    first = holder(page)
    page.hover("[data-hold]")
    page.mouse.down()
    page.locator("[data-held]").wait_for(timeout=LONG)
    assert page.locator(HANDS).count() == 0  # what would lie under the finger
    page.mouse.up()
    page.locator(OPEN).first.wait_for(timeout=LONG)
    chance = Random(5)
    while not page.locator(DONE).count():
        page.evaluate(CHOOSE, chance.random())
        page.locator(f"{OPEN}, {DONE}").first.wait_for(timeout=LONG)
    page.click(DONE)
    assert holder(page) == 1 - first
    page.click("[data-again]")  # what did I draw?
    assert page.locator(HANDS).count() == 0  # one tap shows nobody's hand
    page.click("[data-again-sure]")
    page.locator("[data-pass]").click()
    expect(page.locator(TITLE)).to_contain_text("Bob" if first == 0 else "Player")
    page.focus("[data-hold]")
    page.keyboard.down("Enter")
    page.locator("[data-held]").wait_for(timeout=LONG)
    page.keyboard.up("Enter")
    page.locator(OPEN).first.wait_for(timeout=LONG)


def test_a_seat_moves_by_a_code(page: Page, browser: Browser, address: str) -> None:
    made = make(page, address, "nightmarium", [person("Ann"), BOT])
    sit(page, address, made, [0])
    page.click("[data-start]")
    page.locator(OPEN).first.wait_for(timeout=LONG)
    options = page.locator("[data-options]").inner_text()
    page.click("[data-menu]")
    page.click("[data-move] summary")
    page.click("[data-make-code]")
    code = page.locator("[data-code]").inner_text()
    with visiting(browser, QUICK) as phone:
        phone.goto(address)
        phone.fill("[data-code-field]", code.lower())
        phone.click("[data-code-use]")
        phone.locator(OPEN).first.wait_for(timeout=LONG)
        assert phone.locator("[data-options]").inner_text() == options
        page.get_by_text("This seat has moved to another device").wait_for(timeout=LONG)
        assert page.locator(HANDS).count() == 0
        page.get_by_role("button", name="Look on").click()
        page.locator("[data-seq]").wait_for(timeout=LONG)
        assert page.locator("[data-option]").count() == 0


def test_a_link_leads_to_one_seat(page: Page, browser: Browser, address: str) -> None:
    made = make(page, address, "kragmortha", [person("Ann"), {"kind": "open"}, BOT])
    sit(page, address, made, [0])
    page.click("[data-invite='1']")
    link = page.get_by_role("textbox", name="Link to seat 2").input_value()
    page.keyboard.press("Escape")
    with visiting(browser, QUICK) as guest:
        guest.goto(link)
        guest.locator("[data-seat='1'].me").wait_for(timeout=LONG)
        page.click("[data-start]")
        for one in (page, guest):
            one.locator("[data-seq]").wait_for(timeout=LONG)


@pytest.mark.quick
def test_the_big_screen_shows_no_hand(page: Page, browser: Browser, address: str) -> None:
    made = make(page, address, "nightmarium", [person("Ann"), {"kind": "open"}])
    with visiting(browser, QUICK) as screen:
        ear = Ear(screen)
        screen.goto(f"{address}t/{made['table']['id']}/screen")
        screen.get_by_role("heading", name="Join with your phone").wait_for(timeout=LONG)
        sit(page, address, made, [0])
        page.get_by_label("Bot for seat 2").select_option("asleep")
        page.click("[data-start]")
        chance = Random(1)
        for _ in range(4):
            page.locator(OPEN).first.wait_for(timeout=LONG)
            page.evaluate(CHOOSE, chance.random())
        expect(screen.locator("[data-prompt]")).to_contain_text(re.compile(r"Ann|Mildred"), timeout=LONG)
        assert screen.locator("[data-option], [data-undo], [data-menu]").count() == 0
        assert ear.viewers() == {2}
        for view in ear.views():
            for player in view["players"]:
                assert player["hand"]["cards"] == player["hand"]["public"]


@pytest.mark.parametrize("game", game_ids())
def test_whoever_looks_on_follows_a_seat_that_allows_it(
    page: Page, browser: Browser, address: str, game: str
) -> None:
    """And only as long as it does."""
    made = make(page, address, game, [person("Ann"), BOT])
    sit(page, address, made, [0])
    page.click("[data-start]")
    with visiting(browser, QUICK) as other:
        ear = Ear(other)
        other.goto(f"{address}t/{made['table']['id']}")
        other.get_by_text("You are looking on.").wait_for()
        eyes = other.get_by_label("Seen by")
        expect(eyes).to_have_count(0)
        expect(other.locator("[data-hand]")).to_have_count(0)
        page.click("[data-menu]")
        page.get_by_label("Spectators may look over my shoulder").check()
        eyes.select_option(label="seat 1: Ann")
        expect(other.locator("[data-hand]")).to_be_visible()
        expect(other.locator("[data-option], [data-undo]")).to_have_count(0)
        assert ear.viewers() == {2, 0}
        page.get_by_label("Spectators may look over my shoulder").uncheck()
        expect(other.locator("[data-hand]")).to_have_count(0)
        expect(eyes).to_have_count(0)


@pytest.mark.parametrize("game", game_ids())
def test_the_big_screen_shows_all_at_once(browser: Browser, address: str, game: str) -> None:
    """Nobody scrolls a television."""
    with visiting(browser, viewport={"width": 1920, "height": 1080}) as screen:
        record = played(game, seats=4)
        made = continued(screen.request, address, record, len(record.moves) // 2)
        screen.goto(f"{address}t/{made['table']['id']}/screen")
        expect(screen.locator("[data-prompt]")).to_contain_text("Anna")
        expect(screen.locator(".ticket")).to_be_in_viewport(ratio=1)
        assert screen.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_phrases_are_heard_unless_one_does_not_listen(page: Page, browser: Browser, address: str) -> None:
    made = make(page, address, "nightmarium", [person("Ann"), person("Bob")])
    sit(page, address, made, [0])
    page.click("[data-start]")
    log = page.locator("[role=log]")
    with visiting(browser, QUICK) as other:
        sit(other, address, made, [1])
        say(other, "Hello!")
        log.get_by_text("Bob: Hello!").wait_for(timeout=LONG)
        speak(page, "Русский")
        log.get_by_text("Bob: Привет").wait_for(timeout=LONG)
        speak(page, "English")
        page.click("[data-menu]")
        page.check("[data-mute='1']")
        page.keyboard.press("Escape")
        expect(log.get_by_text("Bob:")).to_have_count(0)
        say(other, "Ha!")
        say(page, "Thank you!")
        log.get_by_text("Ann: Thank you!").wait_for(timeout=LONG)
        other.locator("[role=log]").get_by_text("Ann: Thank you!").wait_for(timeout=LONG)
        assert "Ha!" not in page.content()


def say(page: Page, phrase: str) -> None:
    page.click("[data-say]")
    page.locator(".talk").get_by_role("button", name=phrase).click()


def test_settings_are_kept(page: Page, address: str) -> None:
    page.goto(f"{address}settings")
    for choice in ("Day", "150 %", "Quiet"):
        page.get_by_role("radio", name=choice).check()
    switched = {"High contrast": True, "Step by step": True, "Play the only possible move for me": False}
    for switch, on in switched.items():
        page.get_by_role("switch", name=switch).set_checked(on)
    page.reload()
    for choice in ("Day", "150 %", "Quiet"):
        expect(page.get_by_role("radio", name=choice)).to_be_checked()
    for switch, on in switched.items():
        expect(page.get_by_role("switch", name=switch)).to_be_checked(checked=on)
    root = page.locator("html")
    for name, value in (("theme", "light"), ("contrast", "high"), ("pace", "step")):
        expect(root).to_have_attribute(f"data-{name}", value)
    assert root.evaluate("root => getComputedStyle(root).fontSize") == "24px"


def test_settings_lie_over_the_page_and_show_at_once(page: Page, address: str) -> None:
    page.goto(address)
    page.click("[data-settings]")
    sheet = page.get_by_role("dialog", name="Settings")
    sheet.get_by_role("radio", name="Русский").check()
    expect(page.get_by_role("dialog", name="Настройки")).to_be_visible()
    expect(page.locator("[data-play=nightmarium]")).to_have_text("Играть")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page).to_have_url(address)
    expect(page.locator("[data-settings]")).to_be_focused()


def test_a_rule_is_shown_where_one_is(page: Page, address: str) -> None:
    page.goto(address)
    page.click("[data-play=nightmarium]")
    page.click("[data-log]")
    page.locator("[role=log]").get_by_role("link", name="Rule N1.2").first.click()
    rule = page.get_by_role("dialog", name="Nightmarium: rule N1.2")
    expect(rule).to_contain_text("Each player is dealt five cards")
    expect(rule).to_contain_text("first edition")
    page.keyboard.press("Escape")
    page.locator(OPEN).first.wait_for(timeout=LONG)


def test_the_rules_of_a_table_are_told_once_it_is_dealt(page: Page, address: str) -> None:
    made = make(page, address, "nightmarium", [person("Ann"), BOT])
    sit(page, address, made)
    page.click("[data-start]")
    page.click("[data-menu]")
    rules = page.locator("[data-rules]")
    expect(rules.locator(".departures")).to_contain_text("Who begins: Seat 1")
    rules.get_by_role("link").first.click()
    expect(page.get_by_role("dialog", name="Nightmarium: rule")).to_be_visible()
    expect(rules).to_have_count(0)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    primer = page.get_by_role("dialog", name="Help")
    expect(primer).to_contain_text("as many finished creatures as the table plays to")
    expect(primer).to_contain_text("Seals exist only if the table plays with them")


@pytest.mark.parametrize("game", game_ids())
def test_two_browsers_and_a_bot_with_the_line_cut_at_every_fifth_ply(
    page: Page, browser: Browser, address: str, game: str
) -> None:
    """The line is cut when the news is on its way: whoever waits for it does not hear it."""
    cuts: list[int] = []

    def cut(one: Page) -> None:
        reached = 0

        def connect(line: WebSocketRoute) -> None:
            server = line.connect_to_server()

            def pass_on(message: str | bytes) -> None:
                nonlocal reached
                told = json.loads(message)
                plies = [event.get("ply", -1) for event in told.get("events", [])]
                if max(plies, default=-1) // 5 > reached:
                    reached = max(plies) // 5
                    cuts.append(reached)
                    line.close(code=1012)
                else:
                    line.send(message)

            server.on_message(pass_on)

        one.route_web_socket("**/ws?*", connect)

    made = make(page, address, game, [person("Ann"), person("Bob"), BOT])
    with visiting(browser, QUICK) as other:
        for one, seat in ((page, 0), (other, 1)):
            prefer(one, **STILL)
            cut(one)
            sit(one, address, made, [seat])
        page.locator("[data-start]").wait_for(timeout=LONG)
        other.locator("[data-seat='1'].me").wait_for(timeout=LONG)
        page.click("[data-start]")
        for one, seed in ((page, 5), (other, 6)):
            one.evaluate(AUTOPILOT, seed)
        for one in (page, other):
            one.locator("[data-over]").wait_for(timeout=WHOLE_GAME)
            expect(one.locator("[data-line]")).to_have_count(0)
        plies = [one.evaluate(PLIES) for one in (page, other)]
        assert plies[0] == plies[1] > 10
        assert len(set(cuts)) > plies[0] // 10  # a bot's quick answers may be told while the line is down


def test_after_the_end_everybody_sees_why_and_another_game_waits_for_all(
    page: Page, browser: Browser, address: str
) -> None:
    """Nobody is thrown out of the results because somebody else wants to play on."""
    made = make(page, address, "nightmarium", [person("Ann"), person("Bob")])
    play_out(page.request, address, made)
    with visiting(browser, QUICK) as other:
        sit(page, address, made, [0])
        sit(other, address, made, [1])
        expect(page.locator("[data-why]")).to_contain_text("finished creatures")
        other.click("[data-rematch]")
        expect(other.locator(".asked")).to_have_text("Waiting for Ann")
        expect(page.locator(".asked")).to_have_text("Bob wants another game")
        expect(page.locator("[data-over]")).to_be_visible()
        page.click("[data-later]")
        expect(page.locator("[data-over]")).to_be_visible()
        page.get_by_role("button", name="Join").click()
        for one in (page, other):
            expect(one.locator("[role=log]")).to_contain_text("The cards are dealt.", timeout=LONG)
            assert one.locator("[data-over]").count() == 0


def test_the_final_table_is_saved_as_a_picture(page: Page, address: str) -> None:
    name = "<b>&'"
    made = make(page, address, "nightmarium", [person(name), person("Bob")])
    play_out(page.request, address, made)
    sit(page, address, made, [0])
    page.click("[data-picture]")
    with page.expect_download() as svg:
        page.click("[data-svg]")
    assert name not in svg.value.path().read_text(encoding="utf-8")
    ElementTree.parse(svg.value.path())
    with page.expect_download() as png:
        page.click("[data-png]")
    assert png.value.path().read_bytes().startswith(b"\x89PNG")


def test_the_results_are_put_aside_to_look_at_the_table(page: Page, address: str) -> None:
    made = make(page, address, "nightmarium", [person("Ann"), person("Bob")])
    play_out(page.request, address, made)
    sit(page, address, made, [0])
    page.click("[data-see-table]")
    expect(page.locator("[data-over]")).to_have_count(0)
    page.click("[data-results]")
    expect(page.locator("[data-over]")).to_be_visible()
