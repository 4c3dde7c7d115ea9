"""What a first visit costs, and that nothing jumps about afterwards."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from gloam.games import game_ids

from .kit import OPEN
from .scales import SHIFTS, Scales, shifts

pytestmark = pytest.mark.slow

MOST_BYTES = 300_000  # of the start page: compressed, headers included
MOST_BYTES_OF_A_GAME = 600_000
MOST_SHIFT = 0.02


def is_still(page: Page) -> None:
    found = shifts(page)
    assert sum(value for value, _ in found) < MOST_SHIFT, found


@pytest.mark.quick
@pytest.mark.parametrize("width", [360, 1280])
def test_the_start_page_is_light_and_still(page: Page, address: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    page.add_init_script(SHIFTS)
    scales = Scales(page)
    page.goto(address)
    page.locator("[data-play]").first.wait_for()
    is_still(page)
    assert 20_000 < scales.sum <= MOST_BYTES, scales.bytes.most_common(5)
    assert not [url for url in scales.bytes if not url.startswith(address)], "something comes from elsewhere"


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("game", game_ids())
def test_a_table_is_light_and_still(page: Page, address: str, game: str, width: int) -> None:
    """From nothing to a dealt hand; then the same table as somebody finds it who comes back."""
    page.set_viewport_size({"width": width, "height": 740})
    scales = Scales(page)
    page.goto(address)
    page.click(f"[data-play={game}]")
    page.locator(OPEN).first.wait_for()
    page.wait_for_load_state("networkidle")
    assert scales.bytes["socket"] > 0
    assert scales.sum <= MOST_BYTES_OF_A_GAME, scales.bytes.most_common(5)
    page.add_init_script(SHIFTS)
    page.reload()
    page.locator(OPEN).first.wait_for()
    is_still(page)
