"""Pictures of a page as different eyes see them, and what can be told apart in them.

Chromium simulates the eyes and does the sums.
"""

from __future__ import annotations

import math
from base64 import b64encode
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Literal, NamedTuple, cast

from playwright.sync_api import Browser, FloatRect, Locator, Page

Eyes = Literal["none", "achromatopsia", "protanopia", "deuteranopia", "tritanopia"]
EYES: tuple[Eyes, ...] = ("none", "achromatopsia", "protanopia", "deuteranopia", "tritanopia")

SIDE = 24  # marks are compared at this size
SHARP = 2  # pixels of the picture for one of the page: letters are more than their soft edges
ALIKE = 0.88  # what differs in shade only has 1 or -1, whatever the shades

READ = """async ([png, boxes, corner, side, sharp]) => {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const paper = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const linear = (part) => (part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const light = (data, at) =>
    0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
  const cut = ({ x, y, width, height }, w, h) => {
    paper.canvas.width = w;
    paper.canvas.height = h;
    const [left, top] = [(x - corner.x) * sharp, (y - corner.y) * sharp];
    paper.drawImage(picture, left, top, width * sharp, height * sharp, 0, 0, w, h);
    return paper.getImageData(0, 0, w, h).data;
  };
  const normal = (values) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const steps = values.map((value) => value - mean);
    const length = Math.hypot(...steps) || 1;
    return steps.map((step) => step / length);
  };
  return boxes.map((box) => {
    const small = cut(box, side, side);
    const shape = Array.from({ length: side * side }, (_, at) => Math.sqrt(light(small, at * 4)));
    const pixels = (length) => Math.max(1, Math.round(length * sharp));
    const whole = cut(box, pixels(box.width), pixels(box.height));
    const shades = new Map();
    for (let at = 0; at < whole.length; at += 4) {
      const shade = Math.round(light(whole, at) * 500) / 500;
      shades.set(shade, (shades.get(shade) ?? 0) + 1);
    }
    return { shape: normal(shape), shades: [...shades].sort(([one], [other]) => one - other) };
  });
}"""


class Box(NamedTuple):
    """Where something is on the page."""

    x: float
    y: float
    width: float
    height: float

    def inner(self, x: float, y: float, width: float, height: float) -> Box:
        """A part of it, in parts of its sides."""
        return Box(
            self.x + x * self.width, self.y + y * self.height, width * self.width, height * self.height
        )


class Mark(NamedTuple):
    """Something in a picture: how light it is where, and how much of it has which shade, the dark ones first.

    The shape is without brightness and contrast: its sum is 0, that of its squares 1.
    """

    shape: list[float]
    shades: list[tuple[float, int]]

    def likeness(self, other: Mark) -> float:
        """1 if one is the other in different shades, -1 if it is its negative, 0 if they are unlike."""
        return sum(one * two for one, two in zip(self.shape, other.shape, strict=True))

    def contrast(self) -> float:
        """Between most of it and what differs most from that: letters and their ground."""
        ground = max(self.shades, key=lambda shade: shade[1])[0]
        return max(ratio(ground, shade) for shade, _ in self.shades)

    def spread(self, least: float = 0.04) -> float:
        """The contrast between its dark and its light parts, each of a share that is seen."""
        return ratio(self._shade(self.shades, least), self._shade(self.shades[::-1], least))

    @staticmethod
    def _shade(shades: Sequence[tuple[float, int]], least: float) -> float:
        enough = least * sum(count for _, count in shades)
        seen = 0
        for shade, count in shades:
            seen += count
            if seen >= enough:
                return shade
        raise AssertionError("more than all")


def ratio(one: float, other: float) -> float:
    """The contrast of two relative luminances, as WCAG defines it."""
    dark, light = sorted((one, other))
    return (light + 0.05) / (dark + 0.05)


def around(boxes: Sequence[Box]) -> Box:
    """The smallest box of whole pixels that holds all of these."""
    left, top = (math.floor(min(corners)) for corners in zip(*((box.x, box.y) for box in boxes), strict=True))
    right = math.ceil(max(box.x + box.width for box in boxes))
    bottom = math.ceil(max(box.y + box.height for box in boxes))
    return Box(left, top, right - left, bottom - top)


class Beholder:
    """Looks at a page, with one kind of eyes after the other."""

    def __init__(self, browser: Browser, page: Page) -> None:
        self._page = page
        self._line = page.context.new_cdp_session(page)
        self._context = browser.new_page()

    def see(self, eyes: Eyes) -> None:
        self._line.send("Emulation.setEmulatedVisionDeficiency", {"type": eyes})

    def look(self, boxes: Sequence[Box]) -> list[Mark]:
        part = around(boxes)._asdict()
        png = b64encode(self._page.screenshot(animations="disabled", clip=cast(FloatRect, part))).decode()
        asked = [png, [box._asdict() for box in boxes], part, SIDE, SHARP]
        found = cast(list[dict[str, Any]], self._context.evaluate(READ, asked))
        return [Mark(one["shape"], [(shade, count) for shade, count in one["shades"]]) for one in found]

    def close(self) -> None:
        self._context.close()


@contextmanager
def beheld(browser: Browser, page: Page) -> Iterator[Beholder]:
    beholder = Beholder(browser, page)
    yield beholder
    beholder.close()


BOXES = """all => all.map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height];
})"""


def boxes_of(found: Locator) -> list[Box]:
    return [Box(*sides) for sides in found.evaluate_all(BOXES)]
