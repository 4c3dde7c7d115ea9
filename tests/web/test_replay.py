"""Replays in a browser: stepping, the log, links, whose eyes, files, and going on against bots."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from gloam.core.record import write_record
from gloam.games import game_ids

from .games import come, continued, do, finished, played
from .kit import LONG

pytestmark = pytest.mark.slow

# Is all of this line seen in its list?
WITHIN = """line => {
  const [inner, outer] = [line, line.closest("ol")].map((one) => one.getBoundingClientRect());
  return inner.top >= outer.top && inner.bottom <= outer.bottom;
}"""


def at(page: Page, ply: int) -> None:
    expect(page.locator("[data-ply]")).to_have_attribute("data-ply", str(ply), timeout=LONG)


def loaded(page: Page) -> None:
    expect(page.locator("[data-complete]")).to_have_attribute("data-complete", "true", timeout=LONG)


def calm(page: Page) -> Page:
    page.emulate_media(reduced_motion="reduce")
    return page


def watch(page: Page, address: str, game: str, query: str = "") -> tuple[str, int]:
    """The replay of a finished game; the table's id, and how many decisions there were."""
    record = played(game)
    table = finished(page.request, address, record)["table"]["id"]
    calm(page).goto(f"{address}t/{table}/replay{query}")
    loaded(page)
    return table, len(record.moves)


def seen_by(page: Page, eyes: str) -> None:
    expect(page.locator("[data-eyes][aria-pressed=true]")).to_have_attribute("data-eyes", eyes, timeout=LONG)


def change_language(page: Page, name: str) -> None:
    page.locator("[data-page-menu]").click()
    page.get_by_role("button", name=name).click()
    page.keyboard.press("Escape")


@pytest.mark.parametrize("game", game_ids())
def test_stepping_by_keys_and_buttons(page: Page, address: str, game: str) -> None:
    _, plies = watch(page, address, game)
    at(page, 0)
    for key, ply in (
        *(("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", plies), ("ArrowRight", plies)),
        *(("ArrowLeft", plies - 1), ("Home", 0), ("ArrowLeft", 0)),
    ):
        page.keyboard.press(key)
        at(page, ply)
    turn = page.locator("[data-where]").inner_text().split(",")[0]
    for key, back in (("BracketRight", "BracketLeft"), ("PageDown", "PageUp")):
        page.keyboard.press(key)
        expect(page.locator("[data-where]")).not_to_contain_text(f"{turn},")
        page.keyboard.press(back)
        at(page, 0)
    for button, ply in (("next", 1), ("back", 0), ("last", plies), ("first", 0)):
        page.locator(f"[data-do={button}]").click()
        at(page, ply)
    page.locator("input[type=range]").fill("5")
    at(page, 5)


def test_a_turn_by_its_number(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    _, plies = watch(page, address, "nightmarium")
    field = page.locator("[data-to-turn]")
    expect(page.locator("[data-where]")).to_contain_text("Turn 1,")
    page.keyboard.press("t")
    expect(field).to_be_focused()
    page.keyboard.type("9")
    page.keyboard.press("Enter")
    expect(page.locator("[data-where]")).to_contain_text("Turn 9,")
    page.keyboard.press("ArrowLeft")  # the keys are for the replay again
    expect(page.locator("[data-where]")).to_contain_text("Turn 8,")
    expect(field).to_have_value("8")
    field.fill("9999")
    field.blur()
    at(page, plies)


def test_it_plays_by_itself_and_stops(page: Page, address: str) -> None:
    _, plies = watch(page, address, "nightmarium", "?ply=9999")
    at(page, plies)
    page.keyboard.press("ArrowLeft")
    page.locator("select").first.select_option("fast")
    page.locator("[data-do=play]").click()
    at(page, plies)
    expect(page.locator("[data-do=play]")).to_be_visible()


@pytest.mark.parametrize("game", game_ids())
def test_a_line_of_the_log_leads_to_its_position(page: Page, address: str, game: str) -> None:
    watch(page, address, game)
    line = page.locator("[data-line='40']").first
    line.click()
    at(page, 40)
    expect(line).to_have_attribute("aria-current", "step")
    expect(page.locator("[aria-current=step]")).to_have_count(1)
    english = line.inner_text()
    change_language(page, "Русский")
    expect(line).not_to_have_text(english)
    at(page, 40)


def test_every_position_has_a_link(page: Page, address: str) -> None:
    table, _ = watch(page, address, "nightmarium", "?ply=17&as=1")
    at(page, 17)
    seen_by(page, "1")
    page.keyboard.press("ArrowRight")
    at(page, 18)
    page.locator("[data-link]").click()
    link = page.locator("dialog input").input_value()
    assert link == f"{address}t/{table}/replay?round=1&ply=18&as=1"
    with page.context.new_page() as other:
        calm(other).goto(link)
        at(other, 18)
        seen_by(other, "1")


def test_a_link_shows_the_line_of_its_position(page: Page, address: str) -> None:
    """Also where the board comes last and leaves less room to the log."""
    held: list[Route] = []
    page.route("**/assets/Board-*.js", lambda route: held.append(route))
    watch(page, address, "nightmarium", "?ply=11&as=open")
    line = page.locator("[aria-current=step]")
    assert line.evaluate(WITHIN)
    for route in held:
        route.continue_()
    page.locator("[data-table]").wait_for()
    page.wait_for_function(WITHIN, arg=line.element_handle(), timeout=LONG / 6)


def test_another_game_leaves_the_links_to_the_finished_one(
    page: Page, browser: Browser, address: str
) -> None:
    """Those that name their game lead there, and those that do not offer it where the other one is closed."""
    record = played("nightmarium")
    made = finished(page.request, address, record)
    table, token = made["table"]["id"], made["seats"][0]["token"]
    come(calm(page), address, made)
    page.get_by_role("link", name="Watch the replay").click()
    loaded(page)
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(f"{address}t/{table}/replay?round=1&ply=1&as={made['seats'][0]['seat']}")
    link = page.url
    for deed in ("rematch", "start"):
        do(page.request, address, table, token, type=deed)
    come(page, address, made)
    line = page.locator(".there").first
    expect(line).to_have_attribute("href", re.compile(r"/replay\?round=2&ply=0$"))
    page.goto(link)
    loaded(page)
    at(page, 1)
    expect(page.locator("[data-line]").last).to_have_attribute("data-line", str(len(record.moves)))
    page.locator("[data-rounds]").select_option("2")
    expect(page.locator("[data-continue]")).to_have_count(0)
    assert "round=2" in page.url
    page.locator("[data-rounds]").select_option("1")
    expect(page.locator("[data-continue]")).to_be_visible()
    page.goto(address)
    expect(page.locator("[aria-labelledby=resume]").get_by_role("link", name="Replay")).to_have_attribute(
        "href", f"t/{table}/replay?round=1"
    )
    with browser.new_page(locale="en-GB") as stranger:  # whose console may say that something is denied
        stranger.goto(f"{address}t/{table}/replay?ply=20&as=open")
        expect(stranger.get_by_role("alert")).to_contain_text("isn’t over")
        stranger.locator("[data-round='1']").click()
        at(stranger, 20)
        seen_by(stranger, "open")


@pytest.mark.parametrize("opener", ["[data-continue]", "[data-link]", "button.known"])
def test_behind_a_dialog_nothing_goes_on(page: Page, address: str, opener: str) -> None:
    page.clock.install(time=0)
    watch(page, address, "nightmarium", "?ply=40&as=open")
    page.clock.pause_at(3_600_000)  # an hour: later than the slowest machine loads the page
    page.locator("[data-do=play]").click()
    page.clock.run_for(1300)
    at(page, 41)
    page.locator(opener).first.click()
    expect(page.locator("dialog")).to_be_visible()
    page.clock.run_for(9000)
    at(page, 41)
    if opener == "[data-continue]":
        page.locator("[data-begin]").click()
        expect(page).not_to_have_url(re.compile("replay"))
        told = page.request.get(f"{address}api/tables/{page.url.rsplit('/', 1)[1]}").json()
        assert told["begun"] == 41


@pytest.mark.parametrize("game", game_ids())
def test_whose_eyes(page: Page, address: str, game: str) -> None:
    """Somebody who looks on is not told what was dealt; with open hands one is."""
    watch(page, address, game, "?ply=30")
    at(page, 30)
    dealt = page.locator("[data-line='0']").first
    expect(dealt).to_contain_text("face-down")
    page.locator("[data-eyes=open]").click()
    expect(dealt).not_to_contain_text("face-down")
    at(page, 30)
    page.locator("[data-eyes='0']").click()
    expect(page.locator("[data-line='0']").filter(has_text="face-down").first).to_be_attached()
    expect(page.locator("[data-line='0']").filter(has_not_text="face-down").first).to_be_attached()
    at(page, 30)


def test_a_running_game_shows_only_one_s_own(page: Page, address: str) -> None:
    record = played("nightmarium")
    made = continued(page.request, address, record, 50)
    table, seat = made["table"]["id"], made["seats"][0]
    calm(page).goto(address)
    keep(page, made)
    page.goto(f"{address}t/{table}/replay?ply=20")
    loaded(page)
    at(page, 20)
    seen_by(page, str(seat["seat"]))
    expect(page.locator("[data-eyes]")).to_have_count(2)
    expect(page.locator("[data-continue]")).to_have_count(0)
    expect(page.locator("[data-line='0']").filter(has_text="face-down").first).to_be_attached()


def keep(page: Page, made: dict[str, Any]) -> None:
    """Let this browser know its seat."""
    table, seat = made["table"], made["seats"][0]
    known = {
        "table": table["id"],
        "game": table["game"],
        "host": made["host"],
        "seats": [{"token": seat["token"], "seat": seat["seat"]}],
        "names": [],
        "status": "playing",
        "round": 1,
        "touched": 0,
    }
    page.evaluate("kept => localStorage.setItem('gloam.tables', kept)", json.dumps({table["id"]: known}))


@pytest.mark.parametrize("game", game_ids())
def test_going_on_against_bots(page: Page, address: str, game: str) -> None:
    record = played(game)
    _, plies = watch(page, address, game)
    ply = next(at for at in range(plies // 2, plies) if record.moves[at].seat == 1)
    page.goto(f"{page.url.split('?')[0]}?ply={ply}&as=1")
    loaded(page)
    page.locator("[data-continue]").click()
    expect(page.locator("dialog select").first).to_have_value("1")
    page.locator("dialog select").nth(1).select_option("asleep")
    page.locator("[data-begin]").click()
    expect(page.locator("[data-seq]")).to_be_visible(timeout=LONG)
    expect(page.locator("[data-option]").first).to_be_visible(timeout=LONG)


def test_a_record_from_a_file(page: Page, address: str, tmp_path: Path) -> None:
    record = played("kragmortha")
    file = tmp_path / "game.gloam"
    file.write_text(write_record(record), "utf-8")
    calm(page).goto(f"{address}replay")
    page.locator("input[type=file]").set_input_files(file)
    loaded(page)
    page.keyboard.press("End")
    at(page, len(record.moves))
    expect(page.locator("[data-continue]")).to_have_count(0)
    page.keyboard.press("Home")
    expect(page.locator("[data-continue]")).to_be_visible()
    expect(page.locator("[data-eyes]")).to_have_count(5)


def test_replays_fit_on_a_phone(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    watch(page, address, "nightmarium", "?ply=60&as=open")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for button in ("first", "back", "play", "next", "last"):
        box = page.locator(f"[data-do={button}]").bounding_box()
        assert box is not None
        assert box["height"] >= 43
        assert box["y"] + box["height"] <= 740
    dock = page.locator("section.deck")
    box = dock.bounding_box()
    assert box is not None
    assert box["height"] < 740 * 0.3
    expect(page.locator("[data-link]")).to_be_hidden()
    page.locator("[data-extras]").click()
    expect(page.locator("[data-link]")).to_be_visible()
    for field in dock.locator("label > span, #replay-eyes").all():
        expect(field).to_be_in_viewport(ratio=1)


def test_whoever_acts_is_seen_on_a_phone(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    record = played("nightmarium", seats=4)
    table = finished(page.request, address, record)["table"]["id"]
    calm(page).goto(f"{address}t/{table}/replay?as=open")
    loaded(page)
    for ply in range(16):
        page.locator("[data-do=next]").click()
        at(page, ply + 1)
        expect(page.locator(f"[data-show='lair-{record.moves[ply].seat}']")).to_be_in_viewport(ratio=0.45)


def test_open_hands_lie_before_the_players(page: Page, address: str) -> None:
    """On a desktop, where there is room enough."""
    record = played("kragmortha", seats=4)
    table = finished(page.request, address, record)["table"]["id"]
    calm(page).goto(f"{address}t/{table}/replay?ply={len(record.moves) - 2}&as=open")
    loaded(page)
    expect(page.locator("[data-known]")).to_have_count(4)


def test_the_help_is_on_its_key_in_replays_and_lessons(page: Page, address: str) -> None:
    watch(page, address, "kragmortha", "?ply=3")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.goto(f"{address}lesson/kragmortha")
    page.locator("[data-next]").wait_for()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_drag_on_the_line_moves_the_board(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    _, plies = watch(page, address, "nightmarium")
    line = page.locator("input[type=range]").bounding_box()
    assert line is not None
    middle = line["y"] + line["height"] / 2
    page.mouse.move(line["x"] + 3, middle)
    page.mouse.down()
    page.mouse.move(line["x"] + line["width"] / 2, middle, steps=4)
    page.mouse.up()
    expect(page.locator("[data-ply]")).not_to_have_attribute("data-ply", "0")
    shown = int(page.locator("[data-ply]").get_attribute("data-ply") or "0")
    assert abs(shown - plies / 2) < plies / 10
