/** Five terrors on their hill, for the start page: each made of three animals that never met. */

import { card } from "./art";
import type { Part, Svg } from "./art";

/** Legs, torso and head by the numbers of their cards, and where they stand. */
const TERRORS = [
  { cards: [36, 14, 88], x: 8, y: 24, size: 0.23 },
  { cards: [84, 5, 34], x: 66, y: 14, size: 0.25 },
  { cards: [90, 32, 13], x: 124, y: 6, size: 0.275 },
  { cards: [78, 17, 31], x: 188, y: 14, size: 0.25 },
  { cards: [33, 35, 82], x: 250, y: 24, size: 0.23 },
];
const PARTS: readonly Part[] = ["legs", "torso", "head"];

const HILL = "M0 100q80-26 160-20t160 20v20H0z";
const STARS = [
  [14, 40],
  [72, 8],
  [108, 20],
  [196, 8],
  [236, 22],
  [304, 46],
  [128, 6],
] as const;

export const emblem = (): Svg => ({
  body:
    '<path d="M0 0H320V120H0z" fill="#241a45"/>' +
    '<circle cx="40" cy="20" r="13" fill="#f3e3a1"/><circle cx="34" cy="17" r="11" fill="#241a45"/>' +
    STARS.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.6" fill="#ffe9a8"/>`).join("") +
    `<path d="${HILL}" fill="#3d3470"/>` +
    TERRORS.map(
      ({ cards, x, y, size }) =>
        `<g transform="translate(${x} ${y}) scale(${size})">` +
        cards.map((number, at) => card(number, PARTS[at] ?? "legs").body).join("") +
        "</g>",
    ).join(""),
  box: [0, 0, 320, 120],
});
