"""A picture with at most 256 colours: a third of the bytes, and nobody sees the difference.

The colours are found by median cut: the box of colours that spreads the most pixels widest is halved until
there are enough boxes; each becomes its mean. Chromium does the sums, Python writes the file.
"""

from __future__ import annotations

import struct
import zlib
from base64 import b64decode, b64encode

from playwright.sync_api import Browser

__all__ = ["with_fewer_colours"]

COLOURS = 256
CUT = """async ([png, most]) => {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const { width, height } = picture;
  const paper = new OffscreenCanvas(width, height).getContext("2d");
  paper.drawImage(picture, 0, 0);
  const { data } = paper.getImageData(0, 0, width, height);
  const shadeOf = (at) => (data[at] >> 3 << 10) | (data[at + 1] >> 3 << 5) | (data[at + 2] >> 3);
  const shades = new Map();
  for (let at = 0; at < data.length; at += 4) {
    const shade = shadeOf(at);
    const found = shades.get(shade) ?? shades.set(shade, { shade, count: 0, sums: [0, 0, 0] }).get(shade);
    found.count += 1;
    for (const part of [0, 1, 2]) found.sums[part] += data[at + part];
  }
  const mean = (one, part) => one.sums[part] / one.count;
  const measured = (shades) => {
    const spread = [0, 1, 2].map((part) => {
      const means = shades.map((one) => mean(one, part));
      return Math.max(...means) - Math.min(...means);
    });
    const part = spread.indexOf(Math.max(...spread));
    const count = shades.reduce((sum, one) => sum + one.count, 0);
    return { shades, part, count, weight: shades.length > 1 ? spread[part] * Math.sqrt(count) : 0 };
  };
  const boxes = [measured([...shades.values()])];
  while (boxes.length < most) {
    const widest = boxes.reduce((best, box) => (box.weight > best.weight ? box : best));
    if (widest.weight === 0) break;
    const { shades, part, count } = widest;
    shades.sort((one, other) => mean(one, part) - mean(other, part));
    let [half, at] = [shades[0].count, 1];
    while (at < shades.length - 1 && half + shades[at].count <= count / 2) half += shades[at++].count;
    boxes.splice(boxes.indexOf(widest), 1, measured(shades.slice(0, at)), measured(shades.slice(at)));
  }
  const place = new Map(boxes.flatMap((box, at) => box.shades.map((one) => [one.shade, at])));
  const palette = boxes.flatMap((box) => [0, 1, 2].map((part) =>
    Math.round(box.shades.reduce((sum, one) => sum + one.sums[part], 0) / box.count)));
  let rows = "";
  for (let at = 0; at < data.length; at += 4) rows += String.fromCharCode(place.get(shadeOf(at)));
  return { width, height, palette, rows: btoa(rows) };
}"""


def with_fewer_colours(browser: Browser, png: bytes) -> bytes:
    with browser.new_page() as page:
        cut = page.evaluate(CUT, [b64encode(png).decode(), COLOURS])
    width, pixels = cut["width"], b64decode(cut["rows"])
    rows = b"".join(b"\0" + pixels[at : at + width] for at in range(0, len(pixels), width))
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            chunk(b"IHDR", struct.pack(">IIBBBBB", width, cut["height"], 8, 3, 0, 0, 0)),
            chunk(b"PLTE", bytes(cut["palette"])),
            chunk(b"IDAT", zlib.compress(rows, 9)),
            chunk(b"IEND", b""),
        )
    )


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
