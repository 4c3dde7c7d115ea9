/** The library at night, for the start page: thieves in front, and somebody who heard them. */

import { shelf, moonWindow } from "./art/furniture";
import { goblin } from "./art/goblins";
import { dot, INK, moved, path, place, rect } from "./art/pen";
import type { Svg } from "./art/pen";
import { rigor } from "./art/rigor";
import { symbol } from "./art/symbols";

const SHELVES = [0, 1, 2, 4, 5, 6];
const THIEVES = [
  { seat: 5, x: 22, y: 68 },
  { seat: 0, x: 76, y: 62 },
  { seat: 6, x: 202, y: 62 },
  { seat: 3, x: 258, y: 68 },
];

export const emblem = (): Svg => ({
  body:
    rect(0, 0, 320, 120, 0, { fill: "#2b2246" }) +
    SHELVES.map(
      (x) => moved(shelf(x, 3), x * 46 - 1, -2, 0.46) + moved(shelf(x, 8), x * 46 - 1, 44, 0.46),
    ).join("") +
    moved(moonWindow(), 130, 0, 0.6) +
    path("M0 92H320V120H0z", { fill: "#4a4466" }) +
    path("M0 92H320", { stroke: INK, "stroke-width": 4 }) +
    dot(135, 40, 46, "#ffcf5a", { opacity: 0.16 }) +
    place(rigor(), 112, -4, 100) +
    THIEVES.map(({ seat, x, y }) => place(goblin(seat, false), x, y - 10, 50)).join("") +
    place(symbol("book"), 58, 92, 22) +
    place(symbol("scroll"), 246, 94, 20) +
    place(symbol("potion"), 12, 94, 20),
  box: [0, 0, 320, 120],
});
