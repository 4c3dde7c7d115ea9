/** What stands around the board: shelves on the wall, the wood of the dock, candles, spines, eyes and badges of seats. */

import { dot, each, INK, moved, path, pen, place, pts, rect, solid } from "./pen";
import type { Svg } from "./pen";
import { foot } from "./afflictions";
import { candle } from "./room";
import { shelf } from "./furniture";
import { sign, tomeCard, type TomeKind } from "./pieces";
import { symbol, TINTS, type Rune } from "./symbols";

/** A seat is a shape and a number, then a tint. */
export const SEAT_TINTS = [
  "#f09a78",
  "#86bfec",
  "#aed18b",
  "#ecd06a",
  "#d2a8ec",
  "#7ed6c8",
  "#f2a9c2",
  "#d0c9b8",
] as const;
export const RIGOR_TINT = "#d38bff";
const SHAPES = [
  "M24 4a20 20 0 1 0 .1 0z",
  "M6 6H42V42H6z",
  "M24 2L46 43H2z",
  "M24 1L47 24 24 47 1 24z",
  "M24 2L46 19 38 45H10L2 19z",
  "M13 4H35L47 24 35 44H13L1 24z",
  "M4 5H44V24Q44 38 24 47 4 38 4 24z",
  "M15 3H33L45 15V33L33 45H15L3 33V15z",
] as const;
const TRIANGLE = 2; // has less room for a number

export const tintOf = (figure: number): string => SEAT_TINTS[figure] ?? RIGOR_TINT;

export function seatBadge(seat: number): Svg {
  const shape = SHAPES[seat] ?? SHAPES[0];
  const low = seat === TRIANGLE;
  return {
    body:
      path(shape, { stroke: "#fdf6e0", "stroke-width": 9, "stroke-linejoin": "round", fill: "none" }) +
      path(shape, {
        fill: tintOf(seat),
        stroke: INK,
        "stroke-width": 5,
        "stroke-linejoin": "round",
      }) +
      `<text x="24" y="${low ? 41 : 38}" text-anchor="middle" font-family="Alegreya Sans, sans-serif" font-weight="700" font-size="${low ? 34 : 40}" fill="${INK}">${seat + 1}</text>`,
    box: [-5, -5, 58, 58],
  };
}

/** A look that struck, and one that has not yet; the fourth, which ends the game, wears a cross. */
export const openEye = (): Svg => ({ body: sign("caught").body, box: [0, 4, 48, 40] });
export const shutEye = (last: boolean, tint = "currentColor"): Svg => ({
  body:
    path("M5 22Q24 38 43 22", {
      fill: "none",
      stroke: tint,
      "stroke-width": 4.5,
      "stroke-linecap": "round",
    }) +
    path("M12 30l-3 6M24 33v7M36 30l3 6", {
      fill: "none",
      stroke: tint,
      "stroke-width": 4,
      "stroke-linecap": "round",
    }) +
    (last
      ? path("M17 5l14 12M31 5L17 17", {
          fill: "none",
          stroke: "#ff6a4d",
          "stroke-width": 5.5,
          "stroke-linecap": "round",
        })
      : ""),
  box: [0, 4, 48, 40],
});

export const CLOTHS: Readonly<Record<TomeKind, string>> = {
  pardons: "#7fb6a0",
  deep_pockets: "#8a5f3a",
  shadows: "#3a3350",
  haste: "#d98a2b",
  glass: "#8a63c0",
  secret_doors: "#6b4423",
  exchange: "#2f8a7a",
  whispers: "#a3345f",
  fresh_ink: "#2a5590",
};

/** A tome as it stands on a shelf: cloth, emblem, a dot for each magic symbol. */
export const spine = (kind: TomeKind, magic: number): Svg => ({
  body:
    rect(2, 3, 42, 95, 5, { fill: CLOTHS[kind], stroke: INK, "stroke-width": 4 }) +
    path("M5 14H41M5 92H41", { stroke: "#ffe9a8", "stroke-width": 3 }) +
    path("M8 7V94", { stroke: "#fff", "stroke-width": 3, opacity: 0.3 }) +
    `<svg x="6" y="22" width="34" height="39" viewBox="27 20 78 90">${tomeCard(kind, 0).body}</svg>` +
    each(
      magic,
      (i) => `<circle cx="23" cy="${84 - i * 11}" r="4" fill="#ffe45c" stroke="${INK}" stroke-width="1.6"/>`,
    ),
  box: [0, 0, 46, 100],
});

/** One that was used, or lies face down: brown and locked, lower than the others. */
export const lockedSpine = (): Svg => ({
  body:
    rect(2, 10, 42, 88, 5, { fill: "#6b4a2e", stroke: INK, "stroke-width": 4 }) +
    path("M8 14V94", { stroke: "#fff", "stroke-width": 3, opacity: 0.3 }) +
    `<circle cx="23" cy="50" r="13" fill="#c9a24a" stroke="${INK}" stroke-width="3"/>` +
    `<circle cx="18" cy="47" r="2.6" fill="${INK}"/><circle cx="28" cy="47" r="2.6" fill="${INK}"/>` +
    path("M16 54q7 5 14 0", { fill: "none", stroke: INK, "stroke-width": 2.6 }),
  box: [0, 0, 46, 100],
});

/** The symbol of a square somebody stands on. */
export const coaster = (rune: Rune): Svg => ({
  body:
    `<circle cx="19" cy="19" r="19" fill="#f6ecd0" stroke="${TINTS[rune].deep}" stroke-width="5"/>` +
    `<circle cx="19" cy="19" r="21.5" fill="none" stroke="${INK}" stroke-width="3"/>` +
    place(symbol(rune), 4, 4, 30),
  box: [-4, -4, 46, 46],
});

/** Prints of bare feet, one behind the other, going right. */
export const footprints = (tint: string, count: number): Svg => ({
  body: each(count, (i) =>
    moved(
      `<g fill="${INK}" stroke="${INK}" stroke-width="3.4">${foot(INK).replaceAll(/ stroke="none"/g, "")}</g>${foot(tint)}`,
      i * 28 + 14,
      i % 2 ? 26 : 10,
      1,
      90,
    ),
  ),
  box: [0, -4, count * 28, 44],
});

/** Who was shoved where: an arrow to the right. */
export const arrow = (tint: string): Svg => ({
  body: path("M4 17H58V3L96 25 58 47V33H4z", {
    fill: tint,
    stroke: INK,
    "stroke-width": 5,
    "stroke-linejoin": "round",
  }),
  box: [0, 0, 100, 50],
});

/** A candle that burns on a bracket. */
export const sconce = (): Svg => ({
  body:
    path("M35 108V92M12 92H58", {
      stroke: INK,
      "stroke-width": 9,
      "stroke-linecap": "round",
      fill: "none",
    }) +
    path("M35 106V92M14 92H56", {
      stroke: "#c9a24a",
      "stroke-width": 4,
      "stroke-linecap": "round",
      fill: "none",
    }) +
    moved(candle(), 8, 0, 0.9),
  box: [0, 0, 70, 112],
});

export const candlestick = (): Svg => ({ body: candle(), box: [0, 0, 60, 102] });

/** What the winner wears. */
export const crown = (): Svg => ({
  body: pen(
    solid(pts("27,14! 22,-12! 36,0! 42,-20! 50,-4! 58,-20! 64,0! 78,-12! 73,14! 50,9"), "#f2c14e") +
      dot(50, 5, 4, "#ff5d4d", { "stroke-width": 2 }),
    3.5,
  ),
  box: [18, -26, 64, 44],
});

const BOOKS: readonly (readonly [width: number, fill: string])[] = [
  [310, "#4f7f5a"],
  [350, "#c78f3d"],
  [390, "#3f6f8f"],
  [430, "#a8434f"],
];

/** Books in a heap, to stand on. */
export const bookStack = (): Svg => ({
  body: BOOKS.map(([width, fill], i) => {
    const x = 220 - width / 2 + (i % 2 ? 8 : -6);
    return moved(
      rect(2, 1, width - 4, 34, 7, { fill, stroke: INK, "stroke-width": 5 }) +
        path(`M${width - 26} 5V31`, { stroke: "#fdf3d8", "stroke-width": 16 }) +
        path("M14 6V30M26 6V30", { stroke: "#ffe9a8", "stroke-width": 3 }),
      x,
      i * 34,
    );
  }).join(""),
  box: [0, -3, 440, 144],
});

/** A piece of wall, to be repeated. */
export const shelves = (): Svg => ({
  body: each(3, (y) => each(5, (x) => moved(shelf(x * 3 + 1, y * 2 + 3), x * 100, y * 100))),
  box: [0, 0, 500, 300],
});

/** Planks of the dock. */
export function planks(): Svg {
  const plank = 62;
  return {
    body: each(
      3,
      (i) =>
        path(`M0 ${i * plank}H900`, { stroke: "#0f0810", "stroke-width": 3, opacity: 0.75 }) +
        each(6, (j) =>
          path(
            `M${(j * 197 + i * 83) % 780} ${i * plank + plank * (0.3 + 0.08 * ((j * 7 + i) % 5))}q60 ${j % 2 ? 7 : -7} 120 0`,
            { stroke: "#36201a", "stroke-width": 2.5, fill: "none", opacity: 0.6 },
          ),
        ),
    ),
    box: [0, 0, 900, 3 * plank],
  };
}

/** A picture that a page need not draw piece by piece, as an address. */
export const asImage = ({ body, box }: Svg): string =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(" ")}" width="${box[2]}" height="${box[3]}">${body}</svg>`)}")`;
