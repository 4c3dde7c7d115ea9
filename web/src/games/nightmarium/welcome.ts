/** Five terrors on their hill, for the start page: each made of three animals that never met. */

import type { Window } from "../welcome";
import { card } from "./art";
import type { Part } from "./art";
import { hill } from "./art/hill";

/** Legs, torso and head by the numbers of their cards; where they stand, and how wide they are. */
const TERRORS = [
  { cards: [36, 14, 88], x: 0, width: 152 },
  { cards: [84, 5, 34], x: 118, width: 178 },
  { cards: [78, 17, 31], x: 416, width: 180 },
  { cards: [33, 35, 82], x: 546, width: 150 },
  { cards: [90, 32, 13], x: 244, width: 222 },
] as const;
const PARTS: readonly Part[] = ["legs", "torso", "head"];
const WIDE = 696;
const HIGH = 430; // with some sky over the tallest
const [PLANE, FOOT] = [240, 396]; // of a creature: its width, and the ground under it

export function welcome({ left: edge, right, width, height, feet }: Window): string {
  const size = Math.min((right - edge) / (WIDE + 20), feet / HIGH);
  const middle = (edge + right) / 2;
  const left = middle - (WIDE * size) / 2;
  const scenery = hill({
    name: "welcome-hill",
    width,
    height,
    ridge: feet - 93 * size,
    ground: feet - 14 * size,
    moon: [middle, feet - 300 * size, 244 * size],
    pool: [middle, feet + 66 * size, 420 * size, 110 * size],
    trees: width > 600,
    castle: false,
    graves: false,
    path: false,
    clouds: false,
    grass: width > 600,
  });
  const terrors = TERRORS.map(({ cards, x, width: wide }) => {
    const scale = (wide * size) / PLANE;
    const body = cards.map((number, at) => card(number, PARTS[at] ?? "legs").body).join("");
    return `<g class="figure" transform="translate(${(left + x * size).toFixed(1)} ${(feet - FOOT * scale).toFixed(1)}) scale(${scale.toFixed(4)})">${body}</g>`;
  });
  return `<g class="scenery">${scenery}</g>${terrors.join("")}`;
}
