"""Games with everything in motion, by the clock that people have."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from gloam.games import game_ids

from .kit import AUTOPILOT, WHOLE_GAME, deal, prefer, visiting

pytestmark = pytest.mark.slow

# What is made to move from now on is counted.
COUNTED = """{
  window.moved = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    window.moved += 1;
    return animate.apply(this, how);
  };
}"""
AT_REST = """() => document.getAnimations().every(
  (one) => one.playState !== "running" || one.effect.getComputedTiming().iterations === Infinity)"""
# How often the page drew itself within so many milliseconds: never, if something goes round in circles.
FRAMES = """wait => new Promise((tell) => {
  let frames = 0;
  const count = () => { frames += 1; requestAnimationFrame(count); };
  requestAnimationFrame(count);
  setTimeout(() => tell(frames), wait);
})"""


@pytest.mark.parametrize("game", game_ids())
def test_a_whole_game_in_motion(browser: Browser, address: str, game: str) -> None:
    with visiting(browser, COUNTED) as page:
        prefer(page, motion="normal")
        deal(page, address, game)
        page.evaluate(AUTOPILOT, 3)
        page.locator("[data-over]").wait_for(timeout=WHOLE_GAME)
        assert page.evaluate("moved") > 5
        page.wait_for_function(AT_REST)
        assert page.evaluate(FRAMES, 500) > 1
