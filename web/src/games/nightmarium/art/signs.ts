/** Badges of the legions, icons of the abilities, and the little figure that says which part a card may be. */

import type { NIGHTMARIUM_ABILITIES } from "../../../net/protocol";
import { oval, pts, sym } from "./geometry";
import type { Outline } from "./geometry";
import { both, flat, INK, marks, path, shaggy, solid, stroke } from "./ink";
import { limb } from "./anatomy";
import { eye, fangs, grin, tear, WHITE } from "./features";
import type { Legion, Part } from "./joints";
import { lettering } from "./lettering";

export type Ability = (typeof NIGHTMARIUM_ABILITIES)[number];

/** Markup without an outer <svg> and without ids, and the part of the plane it fills. */
export interface Svg {
  readonly body: string;
  readonly box: readonly [x: number, y: number, width: number, height: number];
}

export const pen = (markup: string, width = 4): string =>
  `<g fill="none" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${markup}</g>`;

/** One colour of paper, flesh and depth for each legion; shapes and patterns say the same without it. */
export const TINTS: Record<
  Legion,
  { readonly paper: string; readonly flesh: string; readonly deep: string }
> = {
  necronauts: { paper: "#cfdcec", flesh: "#7fa3d4", deep: "#35507f" },
  homunculi: { paper: "#f2d3cd", flesh: "#e0685f", deep: "#7d2a3c" },
  insektoids: { paper: "#ecdcb8", flesh: "#d19a45", deep: "#6b4423" },
  chimeridae: { paper: "#d3ead0", flesh: "#6bbf7f", deep: "#23624f" },
};

const SIGNS: Record<Legion, (fill: string) => string> = {
  necronauts: (fill) =>
    solid(sym(pts("11,4! 19,17! 10,45!"), 24), fill) + stroke(pts("17,40! 24,40! 31,40!"), 2.2),
  homunculi: (fill) => shaggy(oval(24, 22, 15.5), fill, 6),
  insektoids: (fill) =>
    [12, 24, 36]
      .map((y, i) =>
        stroke(
          [
            [6, y + 3 - i * 2 + (i === 2 ? 5 : 0)],
            [12, y],
            [36, y],
            [42, y + 3 - i * 2 + (i === 2 ? 5 : 0)],
          ],
          3.2,
        ),
      )
      .join("") +
    stroke(pts("20,9 15,2"), 3) +
    stroke(pts("28,9 33,2"), 3) +
    solid(sym(pts("0,6 8,9 15,24 11,39 0,45"), 24), fill) +
    stroke(pts("13,14 24,17 35,14"), 2.4),
  chimeridae: (fill) =>
    solid(pts("8,12 18,11 24,3 33,10 43,14 39,26 44,36 32,38 24,46 16,38 4,36 10,25"), fill),
};

/**
 * The badge of a legion in a box of 48: coffin, fur, beetle, amoeba. The client gives the letter, in its language;
 * it stands on a light plate, where it can be read whatever colours somebody sees.
 */
export function legionSign(legion: Legion, letter = ""): Svg {
  const plate =
    letter && `<circle cx="24" cy="24" r="11.5" fill="#fffbe8"/>${lettering(letter, 24, 16.5, 15, 0.5)}`;
  return { body: pen(SIGNS[legion](TINTS[legion].flesh), 3) + plate, box: [0, 0, 48, 48] };
}

const trumpet: Outline = pts("7,26 22,22 34,8! 38,26 35,40! 22,30 8,31");

const ICONS: Record<Ability, () => string> = {
  herald: () =>
    solid(trumpet, "#f2c14e") +
    stroke(pts("16,30 14,40 22,40 23,31"), 3) +
    stroke(pts("41,17 45,24 42,32"), 2.6),
  weeper: () =>
    tear(18, 26, 14, "#8ccbee") + tear(36, 34, 9, "#8ccbee") + stroke(pts("11,28 14,33 18,34"), 2.4, "#fff"),
  mocker: () =>
    solid(pts("5,10 24,7 43,10 41,30 24,44 7,30"), "#f4a3b5") +
    both((s) =>
      stroke(
        [
          [24 + s * 5, 20],
          [24 + s * 10, 15],
          [24 + s * 15, 20],
        ].map(([x, y]) => [x ?? 0, y ?? 0] as const),
        3,
      ),
    ) +
    grin(24, 27, 13, 12, { teeth: 4 }),
  executioner: () =>
    limb(pts("12,44 30,8"), [3, 3], "#b98a5a") +
    solid(pts("22,7 32,12 44,8! 45,24 36,36! 32,26 20,22"), "#cfd8dc") +
    stroke(pts("40,14 40,23 36,30"), 2, "#fff"),
  scavenger: () =>
    shaggy(oval(18, 36, 13, 5), "#e8e2f0", 6) +
    solid(pts("12,35 11,22 14,8 26,5 33,13 31,20 26,24 25,35"), "#c98b9a") +
    solid(pts("30,10! 40,12 45,24! 40,28! 36,22 27,21!"), "#f2c14e") +
    eye(24, 14, 4),
  devourer: () =>
    solid(oval(24, 25, 21, 19), "#7a1f3d") +
    fangs([6, 16], [42, 16], 5, 12, WHITE) +
    fangs([8, 37], [40, 37], 4, -11, WHITE),
};

/** The icon of an ability in a box of 48. */
export const abilityIcon = (ability: Ability): Svg => ({
  body: pen(ICONS[ability](), 3),
  box: [0, 0, 48, 48],
});

const FIGURE: Record<Part, Outline> = {
  head: oval(24, 10, 9, 8),
  torso: sym(pts("7,19! 14,23 9,33!"), 24),
  legs: sym(pts("9,35! 12,46! 4,46! 0,39"), 24),
};

/** A figure in a box of 48 with the parts filled that a card may be. */
export const partIcon = (parts: readonly Part[]): Svg => ({
  body: pen(
    (Object.keys(FIGURE) as Part[])
      .map((part) => flat(FIGURE[part], parts.includes(part) ? "#ffe9a8" : "#6f6888", 3))
      .join(""),
    3,
  ),
  box: [0, 0, 48, 48],
});

/** A drawing put at (x, y), `size` wide. */
export function place({ body, box }: Svg, x: number, y: number, size: number): string {
  const scale = Math.round((size / box[2]) * 1000) / 1000;
  return `<g transform="translate(${round(x - box[0] * scale)} ${round(y - box[1] * scale)}) scale(${scale})">${body}</g>`;
}

const round = (v: number): number => Math.round(v * 10) / 10;

/** The pattern of a legion's paper, drawn over w by h: stitches, tufts, combs, bubbles. */
export function paperPattern(legion: Legion, x: number, y: number, w: number, h: number): string {
  const mark: Record<Legion, string> = {
    necronauts: "l7 7m0-7l-7 7",
    homunculi: "q1 7 5 8q0-5 4-8",
    insektoids: "l6-4 6 4v7l-6 4-6-4z",
    chimeridae: "a5 5 0 1 0 10 0a5 5 0 1 0-10 0",
  };
  let data = "";
  for (let row = 0; row * 22 < h - 18; row++)
    for (let u = row % 2 ? 17 : 4; u < w - 14; u += 26)
      data += `M${x + u} ${y + 10 + row * 22}${mark[legion]}`;
  return path(data, { stroke: TINTS[legion].deep, "stroke-width": 2, opacity: 0.22, fill: "none" });
}

/** Stars of the night. */
export const stars = (places: Outline): string =>
  marks(places, "m0-5l1.5 3.5 3.5 1.5-3.5 1.5-1.5 3.5-1.5-3.5-3.5-1.5 3.5-1.5z", 0, {
    fill: "#ffe9a8",
    stroke: "none",
  });
