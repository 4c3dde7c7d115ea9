/** The whole library of one layout, without anybody in it. */

import type { Layout } from "../layout";
import { desk, shelf, startMat, teleport, tile, wall, moonWindow } from "./furniture";
import { lettering, moved, place, rect } from "./pen";
import type { Svg } from "./pen";
import { symbol } from "./symbols";

/** The wall around it. */
export const EDGE = 26;
export const SIDE = 100;
const NAME = 21; // of a letter along the edge: on the smallest phone still read

/** From the first row that has anything to the last. */
export function boxOf(layout: Layout): Svg["box"] {
  const { top, rows, width } = layout;
  return [-EDGE, top * SIDE - EDGE, width * SIDE + 2 * EDGE, rows * SIDE + 2 * EDGE];
}

function square(layout: Layout, at: number): string {
  const [x, y] = [at % layout.width, Math.floor(at / layout.width)];
  const kind = layout.squares[at];
  if (kind === "out") return wall(x, y) + moonWindow();
  if (kind === "shelf") return shelf(x, y);
  if (kind === "desk") return "";
  const floor = layout.symbol(at);
  if (floor === null) return "";
  if (!layout.teleports.includes(at)) return tile(x, y, floor) + (layout.isStart(at) ? startMat() : "");
  return (
    tile(x, y, floor) + teleport() + place(symbol(floor), 29, 29, 42) + (layout.isStart(at) ? startMat() : "")
  );
}

const frame = ([x, y, width, height]: Svg["box"]): string =>
  rect(x, y, width, height, 14, { fill: "#2b2246" }) +
  rect(x + 2, y + 2, width - 4, height - 4, 13, { fill: "#1b1333", stroke: "#6f6394", "stroke-width": 3 });

/** Letters and numbers of the squares along the edge, as the sentences name them. */
function names(layout: Layout): string {
  const [, top] = boxOf(layout);
  const small = { fill: "#d3cbec" };
  let found = "";
  for (let x = 0; x < layout.width; x++)
    found += lettering(x * SIDE + 50, top + EDGE - 5, NAME, "abcdefg".charAt(x), small);
  for (let y = layout.top; y < layout.top + layout.rows; y++)
    found += lettering(-EDGE / 2, y * SIDE + 57, NAME, String(y), small);
  return found;
}

export function library(layout: Layout): Svg {
  const box = boxOf(layout);
  const squares = layout.squares
    .map((_, at) =>
      Math.floor(at / layout.width) < layout.top
        ? ""
        : moved(square(layout, at), (at % layout.width) * SIDE, Math.floor(at / layout.width) * SIDE),
    )
    .join("");
  const corner = layout.squares.indexOf("desk");
  const table =
    corner < 0 ? "" : moved(desk(), (corner % layout.width) * SIDE, Math.floor(corner / layout.width) * SIDE);
  return { body: frame(box) + names(layout) + squares + table, box };
}
