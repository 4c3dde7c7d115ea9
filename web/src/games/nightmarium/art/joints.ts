/**
 * Where cards meet. A torso's top and a head's neck are as wide as each other at NECK, a torso's
 * hem and the top of legs at WAIST; the upper card overlaps the lower one with an edge in the style
 * of its legion, so any three cards make one animal.
 */

import type { NIGHTMARIUM_LEGIONS, NIGHTMARIUM_PARTS } from "../../../net/protocol";
import { GROUND, NECK, noise, oval, pts, sym, tube, WAIST } from "./geometry";
import type { Joint, Outline, Point } from "./geometry";
import { each, flat, INK, shaggy, solid, stain, stroke } from "./ink";
import { BONE, stitches } from "./anatomy";

export type Part = (typeof NIGHTMARIUM_PARTS)[number];
export type Legion = (typeof NIGHTMARIUM_LEGIONS)[number];

export interface Palette {
  readonly skin: string;
  readonly dark: string;
  readonly pale: string;
  readonly glow: string;
}

/** The top of a card that waits for the next one: an open end, covered once that card is there. */
export function openEnd(joint: Joint, c: Palette): string {
  const rim = flat(oval(120, joint.y, joint.half, 6), c.dark, 3);
  return rim + stain(oval(120, joint.y + 0.5, joint.half * 0.62, 3), INK, 0.75);
}

/** The left half of a torso from neck to waist through the given [distance, y]. */
export const trunk = (between: string): Outline => [
  [NECK.half, NECK.y, 1],
  ...pts(between),
  [WAIST.half, WAIST.y, 1],
];

/** The left half of hips below the waist. */
export const hips = (below: string): Outline => [[WAIST.half, WAIST.y, 1], ...pts(below)];

/**
 * Hips and two legs in one outline, from the spine and the half widths of a leg; the spine counts x
 * from the middle.
 */
export const legged = (spine: Outline, widths: readonly number[], crotch = 306): Outline =>
  sym([[WAIST.half, WAIST.y, 1], ...tube(spine, widths).slice(0, -1), [0, crotch]]);

const neckShape = (width: number): Outline =>
  sym([
    [width - 2, 96, 1],
    [width - 1, 120],
    [NECK.half, NECK.y, 1],
    [NECK.half - 1, 144, 1],
  ]);

export const NECKS: Record<Legion, (c: Palette) => string> = {
  necronauts: (c) =>
    solid(neckShape(24), c.dark) +
    each(3, (i) =>
      solid(
        sym([
          [4, 106 + 11 * i],
          [19, 110 + 11 * i],
          [4, 115 + 11 * i],
        ]),
        BONE,
        { "stroke-width": 2.5 },
      ),
    ),
  insektoids: (c) =>
    solid(neckShape(21), c.dark) +
    each(3, (i) =>
      stroke(
        [
          [100, 108 + 10 * i],
          [120, 114 + 10 * i],
          [140, 108 + 10 * i],
        ],
        2.5,
      ),
    ),
  chimeridae: (c) => solid(neckShape(24), c.skin),
  homunculi: (c) => shaggy(neckShape(24), c.skin, 7),
};

/** The edge with which an upper card overlaps the lower one. */
export const HEMS: Record<Legion, (joint: Joint, c: Palette) => string> = {
  necronauts: ({ y, half }, c) => {
    const rag = Array.from({ length: 9 }, (_, i): Point => [
      120 + half - (half * i) / 4,
      y + (i % 2 ? 3 : 10) + 3 * noise(i, half),
      1,
    ]);
    return (
      solid(
        [[120 - half, y, 1], [120 - half + 2, y - 9], [120 + half - 2, y - 9], [120 + half, y, 1], ...rag],
        c.pale,
      ) +
      stitches(
        [
          [120 - half + 4, y - 2],
          [120, y + 1],
          [120 + half - 4, y - 2],
        ],
        2.2,
        8,
        4,
      )
    );
  },
  insektoids: ({ y, half }, c) =>
    solid(
      sym([
        [0, y - 5],
        [half - 3, y - 10],
        [half, y],
        [half + 3, y + 6],
        [half * 0.5, y + 12],
        [0, y + 13],
      ]),
      c.dark,
    ) +
    stroke(
      [
        [120 - half + 4, y],
        [120, y + 5],
        [120 + half - 4, y],
      ],
      2.5,
      c.glow,
    ),
  chimeridae: ({ y, half }, c) => {
    const drips = Array.from({ length: 7 }, (_, i): Point => [
      120 + half - (half * i) / 3,
      y + (i % 2 ? 5 : 12 + 5 * noise(i, half)),
    ]).slice(1, -1);
    return solid(
      [
        [120 - half, y],
        [120 - half + 3, y - 8],
        [120, y - 5],
        [120 + half - 3, y - 8],
        [120 + half, y],
        [120 + half - 1, y + 9],
        ...drips,
        [120 - half + 1, y + 9],
      ],
      c.skin,
    );
  },
  homunculi: ({ y, half }, c) =>
    shaggy(
      sym([
        [0, y - 6],
        [half - 4, y - 8],
        [half, y, 1],
        [half - 4, y + 4],
        [0, y + 7],
      ]),
      half > 30 ? c.skin : c.pale,
      half > 30 ? 10 : 8,
    ),
};

/** The soft dark spot under everything that stands. */
export const groundShadow = (width = 84): string =>
  `<ellipse cx="120" cy="${GROUND}" rx="${width}" ry="6" fill="${INK}" opacity=".28" stroke="none"/>`;

/** What a species can draw. */
export interface Anatomy {
  head(): string;
  torso(): string;
  legs(): string;
  /** Eyes and mouth alone, within about 35 of (x, y). */
  face(x: number, y: number): string;
  /** A limb from a shoulder to a hand; strange cards walk on it. */
  arm(side: number, from: Point, to: Point): string;
}

/** An animal: the idea of it, its colours, and its anatomy in these colours. */
export interface Species {
  readonly idea: string;
  readonly palette: Palette;
  readonly anatomy: Anatomy;
}

export const species = (idea: string, palette: Palette, anatomy: (c: Palette) => Anatomy): Species => ({
  idea,
  palette,
  anatomy: anatomy(palette),
});

/** Shoulder, elbow, hand: the elbow is `out` to the right of the way. */
export function bent(from: Point, to: Point, out: number): Outline {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [
    from,
    [(from[0] + to[0]) / 2 - (dy / length) * out, (from[1] + to[1]) / 2 + (dx / length) * out],
    to,
  ];
}
