"""What calls somebody back, what they missed, and how fast it goes."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from gloam.games import game_ids

from .kit import BOT, NEWER, OPEN, QUICK, STILL, choose_once, deal, make, news, person, prefer, sit, visiting

pytestmark = pytest.mark.slow

# Somebody looks at another window, sees what the browser notifies of, and hears how many notes are played.
ELSEWHERE = """{
  window.called = [];
  window.notes = 0;
  window.Notification = class extends Notification {
    constructor(title, about) {
      super(title, about);
      this.addEventListener("show", () => window.called.push([title, about.body]));
    }
  };
  Object.defineProperty(document, "hidden", { get: () => true });
  const made = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    window.notes += 1;
    return made.call(this);
  };
}"""
# What is played is written down instead: `listen()` gives the loudest sample, the pitch of the first note in
# hertz, by its crossings of nought, and the loudest sample of the last tenth of a second.
RECORDER = """{
  const RATE = 48000;
  let sounds = null;
  window.AudioContext = class extends OfflineAudioContext {
    constructor() { super(1, 2 * RATE, RATE); sounds = this; }
    async resume() {}
  };
  const loudest = (samples) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  window.listen = async () => {
    const samples = (await sounds.startRendering()).getChannelData(0);
    const first = samples.slice(0.02 * RATE, 0.12 * RATE);
    const rises = first.filter((sample, at) => at > 0 && first[at - 1] < 0 && sample >= 0).length;
    return [loudest(samples), rises / 0.1, loudest(samples.slice(-0.1 * RATE))];
  };
}"""
ICON = "document.querySelector('link[rel=icon]').getAttribute('href')"
TURN = "[data-prompt]:text-matches('^Your turn')"


def test_the_turn_is_called_out_to_somebody_elsewhere(browser: Browser, address: str) -> None:
    with visiting(browser, QUICK, ELSEWHERE, permissions=["notifications"]) as page:
        prefer(page, notify=True, volume="quiet", **STILL)
        deal(page, address, "nightmarium", bots=2)
        expect(page).to_have_title(re.compile("^● Your turn"))
        assert page.evaluate(ICON).startswith("data:")
        before = len(page.evaluate("called"))
        page.locator("[data-option]").first.click()  # two draws end a turn
        expect(page.locator(TURN)).to_contain_text("1 action")
        page.locator("[data-option]").first.click()
        page.wait_for_function("before => called.length > before", arg=before)
        title, body = page.evaluate("called.at(-1)")
        assert title == "Your turn · Nightmarium"
        assert body == page.locator("[data-prompt]").inner_text()
        assert page.evaluate("notes") > 0
        expect(page.get_by_role("log").get_by_text("since your last choice")).to_be_visible()
        page.goto(address)
        assert not page.evaluate(ICON).startswith("data:")


@pytest.mark.parametrize(("volume", "loudest"), [("Quiet", 0.05), ("Loud", 0.32)])
def test_a_sound_can_be_heard_and_ends(browser: Browser, address: str, volume: str, loudest: float) -> None:
    """A G, as loud as was wished for: never so loud that it is cut, and silence in the end."""
    with visiting(browser, RECORDER) as page:
        page.goto(f"{address}settings")
        page.get_by_role("radio", name=volume).check()
        peak, pitch, rest = page.evaluate("listen()")
    assert loudest * 0.7 < peak < min(1, loudest * 1.8)
    assert abs(pitch - 392) < 15
    assert rest == 0


@pytest.mark.parametrize("game", game_ids())
def test_step_by_step_what_others_do_waits(page: Page, address: str, game: str) -> None:
    prefer(page, **STILL | {"pace": "step"})
    made = make(page, address, game, [person("Ann"), BOT, BOT])
    sit(page, address, made)
    page.click("[data-start]")
    onward = page.locator("[data-go-on]")
    chance = Random(4)
    steps = 0
    for _ in range(60):
        page.locator(f"{OPEN}, [data-go-on]").first.wait_for()
        before = news(page)
        if onward.count():
            page.keyboard.press("n") if steps % 2 else onward.click()
            page.wait_for_function(NEWER, arg=before)
            steps += 1
        elif steps >= 4:
            break
        else:
            choose_once(page, chance)
    assert steps >= 4
    expect(onward).to_have_count(0)


def test_an_option_in_focus_says_what_is_left_to_chance(page: Page, address: str) -> None:
    prefer(page, **STILL)
    deal(page, address, "nightmarium")
    page.locator("[data-options]").get_by_role("button", name="Draw a card").focus()
    expect(page.locator("[data-hint]")).to_have_text("Which card comes is random.")


def test_a_player_that_is_looked_at_is_told_in_words(page: Page, address: str) -> None:
    """Every look and tome with its name and what it does; Escape puts it away."""
    prefer(page, **STILL)
    deal(page, address, "kragmortha", bots=3)
    chance = Random(4)
    looks = page.locator("[data-seat] [data-worn]")
    while not looks.count() and choose_once(page, chance):
        page.locator(f"{OPEN}, [data-over]").first.wait_for(state="attached")
    page.locator("[data-seat]").filter(has=looks).first.click()
    large = page.locator("dialog[open]")
    expect(large.locator("li").first).to_contain_text(re.compile(r"\w+.*\."))
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)
