"""What a page weighs on the line, how much of it jumps about, and how soon it answers."""

from __future__ import annotations

from collections import Counter
from typing import Any

from playwright.sync_api import Page

# Collects what moved although nobody did anything.
SHIFTS = """{
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput)
        shifts.push([value, sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? "gone").join(" | ")]);
  }).observe({ type: "layout-shift", buffered: true });
}"""
# Collects the milliseconds from each click until something has changed on the page, and has been painted.
ANSWERS = """{
  window.answers = [];
  addEventListener("click", ({ timeStamp, isTrusted }) => {
    if (!isTrusted) return;
    const changed = new MutationObserver(() => {
      changed.disconnect();
      requestAnimationFrame(() => setTimeout(() => answers.push(performance.now() - timeStamp)));
    });
    changed.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  }, true);
}"""
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Scales:
    """What comes over the line, in bytes as they travel, by what it is."""

    def __init__(self, page: Page) -> None:
        self.bytes: Counter[str] = Counter()
        self._urls: dict[str, str] = {}
        line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        line.on("Network.responseReceived", self._named)
        line.on("Network.loadingFinished", self._weighed)
        line.on("Network.webSocketFrameReceived", self._heard)

    def _named(self, told: dict[str, Any]) -> None:
        self._urls[told["requestId"]] = told["response"]["url"]

    def _weighed(self, told: dict[str, Any]) -> None:
        self.bytes[self._urls.get(told["requestId"], "?")] += int(told["encodedDataLength"])

    def _heard(self, told: dict[str, Any]) -> None:
        self.bytes["socket"] += len(told["response"]["payloadData"])

    @property
    def sum(self) -> int:
        return sum(self.bytes.values())


def shifts(page: Page) -> list[tuple[float, str]]:
    """What moved by itself since the page came, once it is complete."""
    page.wait_for_load_state("networkidle")
    page.evaluate(PAINTED)
    return [(value, what) for value, what in page.evaluate("shifts")]
