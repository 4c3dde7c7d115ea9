"""Two people share a device at a table that somebody else deals, elsewhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from .kit import OPEN, QUICK, Ear, make, person, sit, visiting

pytestmark = pytest.mark.slow

ONLOOKER = 3  # eyes of nobody who sits at a table of three


def test_no_hand_comes_before_its_curtain_is_lifted(page: Page, browser: Browser, address: str) -> None:
    made = make(page, address, "nightmarium", [person("Ann"), person("Bob"), person("Cid")])
    sit(page, address, made)
    with visiting(browser, QUICK) as device:
        ear = Ear(device)
        sit(device, address, made, [1, 2])
        for seat, name in ((2, "Bob"), (3, "Cid")):
            expect(device.get_by_role("textbox", name=f"Who plays on seat {seat}")).to_have_value(name)
        expect(device.locator("[data-start]")).to_have_count(0)
        page.click("[data-start]")
        page.locator(OPEN).first.wait_for()
        curtain = device.locator("[data-curtain]")
        expect(curtain).to_have_attribute("data-curtain", "1")
        assert ear.viewers() == {ONLOOKER}
        assert "№" not in device.content()
        device.click("[data-no-hold]")
        device.click("[data-lift]")
        expect(device.locator(".plate.own")).to_contain_text("Bob")
        assert ear.viewers() == {ONLOOKER, 1}
        assert ear.sockets == 1, "the hand-over needed another connection"


def test_nobody_is_away_whose_device_has_its_curtain_down(page: Page, browser: Browser, address: str) -> None:
    """Whoever shares a device is at the table, though it shows the hand of one of them, or of nobody."""
    made = make(page, address, "nightmarium", [person("Ann"), person("Bob"), person("Cid")], spectators=False)
    sit(page, address, made)
    with visiting(browser, QUICK) as device:
        sit(device, address, made, [1, 2])
        device.get_by_role("textbox", name="Who plays on seat 2").wait_for()
        page.click("[data-start]")
        device.locator("[data-curtain]").wait_for()
        page.locator(OPEN).first.wait_for()
        expect(page.locator("[data-away]")).to_have_count(0)
        device.click("[data-no-hold]")
        device.click("[data-lift]")
        expect(device.locator(".plate.own")).to_contain_text("Bob")
        expect(page.locator("[data-away]")).to_have_count(0)
    expect(page.locator("[data-away]")).to_have_count(2)
