/** The library at night, for the start page: thieves in front, and somebody who heard them. */

import type { Window } from "../welcome";
import { goblin } from "./art/goblins";
import { moved, place } from "./art/pen";
import { rigor } from "./art/rigor";
import { candle, room } from "./art/room";

/** In a plane where Rigor stands in the middle and the floor begins at 0. */
const RIGOR = { x: -220, y: -486, width: 440 };
const THIEVES = [
  { seat: 5, x: -344, y: -152, width: 176 },
  { seat: 0, x: -220, y: -114, width: 150 },
  { seat: 6, x: 84, y: -122, width: 156 },
  { seat: 3, x: 194, y: -152, width: 166 },
] as const;
const CANDLES = [-340, 322] as const;
const [WIDE, HIGH, STEP] = [716, 540, 54]; // STEP: how far before the wall the thieves stand
const SEAM = 28; // pixels that the edge above may cut off

export function welcome({ left: edge, right, width, height, feet }: Window): string {
  const size = Math.min((right - edge) / WIDE, (feet - SEAM) / HIGH);
  const floor = feet - STEP * size;
  const middle = (edge + right) / 2;
  const figure = (markup: string): string => `<g class="figure">${markup}</g>`;
  return (
    `<g class="scenery">${room({
      name: "welcome-room",
      width,
      height,
      floor,
      lights: [
        [middle, floor - 294 * size, 340 * size],
        ...CANDLES.map((x) => [middle + x * size, floor - 120 * size, 165 * size] as const),
      ],
    })}</g>` +
    `<g transform="translate(${middle.toFixed(1)} ${floor.toFixed(1)}) scale(${size.toFixed(4)})">` +
    figure(place(rigor(), RIGOR.x, RIGOR.y, RIGOR.width)) +
    CANDLES.map((x) => moved(candle(), x - 30, -130, 1.4)).join("") +
    THIEVES.map(({ seat, x, y, width: wide }) => figure(place(goblin(seat, false), x, y, wide))).join("") +
    "</g>"
  );
}
