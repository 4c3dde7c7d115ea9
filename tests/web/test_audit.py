"""Every page under axe, light and dark: nothing that it calls serious or critical."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Page

from gloam.games import game_ids

from .client import ROOT
from .games import finished, played
from .kit import BOT, QUICK, STILL, choose_once, deal, make, person, prefer, sit, visiting
from .scales import PAINTED

pytestmark = pytest.mark.slow

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text
FINDINGS = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations
  .filter(({ impact }) => impact === "serious" || impact === "critical")
  .flatMap(({ id, nodes }) => nodes
    .map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`))"""

themes = pytest.mark.parametrize("visitor", ["light", "dark"], indirect=True)


@pytest.fixture
def visitor(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """Somebody whose browser lets the auditor in, which the server's policy would not."""
    with visiting(browser, QUICK, bypass_csp=True) as page:
        prefer(page, theme=request.param, **STILL)
        yield page


def audit(page: Page, what: str) -> None:
    page.evaluate(PAINTED)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE("utf-8"))
    findings = page.evaluate(FINDINGS)
    assert not findings, f"{what}:\n" + "\n".join(findings)


@themes
def test_pages(visitor: Page, address: str) -> None:
    paths = ["", "settings", "replay", "nowhere"]
    for path in [*paths, *(f"{page}/{game}" for page in ("rules", "lesson") for game in game_ids())]:
        visitor.goto(address + path)
        visitor.locator("h1, [data-step]").first.wait_for()
        audit(visitor, path)


@pytest.mark.parametrize(
    ("game", "visitor"),
    [
        pytest.param("kragmortha", "dark", marks=pytest.mark.quick),
        ("kragmortha", "light"),
        ("nightmarium", "dark"),
        pytest.param("nightmarium", "light", marks=pytest.mark.quick),
    ],
    indirect=["visitor"],
)
def test_a_table_from_the_lobby_to_the_middle_of_the_game(visitor: Page, address: str, game: str) -> None:
    sit(visitor, address, make(visitor, address, game, [person("Ann"), {"kind": "open"}]))
    visitor.locator("[data-start]").wait_for()
    audit(visitor, "lobby")
    deal(visitor, address, game, bots=2)
    audit(visitor, "dealt")
    chance = Random(2)
    for _ in range(8):
        choose_once(visitor, chance)
    audit(visitor, "in play")
    for name in ("Table", "Help"):
        visitor.get_by_role("button", name=name, exact=True).click()
        visitor.get_by_role("dialog").wait_for()
        audit(visitor, name)
        visitor.keyboard.press("Escape")
        visitor.get_by_role("dialog").wait_for(state="detached")


@themes
@pytest.mark.parametrize("game", game_ids())
def test_after_the_end(visitor: Page, address: str, game: str) -> None:
    record = played(game)
    made = finished(visitor.request, address, record)
    visitor.goto(f"{address}t/{made['table']['id']}#{made['seats'][0]['token']}")
    visitor.locator("[data-over]").wait_for()
    audit(visitor, "end")
    visitor.goto(f"{address}t/{made['table']['id']}/replay?ply={len(record.moves) // 2}&as=open")
    visitor.locator("[data-complete=true]").wait_for()
    audit(visitor, "replay")


@themes
def test_one_device_for_all_and_one_screen_for_all(visitor: Page, address: str) -> None:
    made = make(visitor, address, "nightmarium", [person("Ann"), BOT, person("Cid")])
    visitor.goto(f"{address}t/{made['table']['id']}/screen")
    visitor.get_by_role("heading", name="Join with your phone").wait_for()
    audit(visitor, "screen before the deal")
    sit(visitor, address, made, [0, 1])
    visitor.click("[data-start]")
    visitor.locator("[data-curtain]").wait_for()
    audit(visitor, "curtain")
    visitor.goto(f"{address}t/{made['table']['id']}/screen")
    visitor.locator("[data-prompt]").wait_for()
    audit(visitor, "screen in play")
