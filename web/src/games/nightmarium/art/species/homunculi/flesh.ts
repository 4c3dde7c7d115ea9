/** Fur and grins: almost people, and glad of it. */

import { oval, scatter, sym, tube } from "../../geometry";
import type { Outline, Point } from "../../geometry";
import { marks, shaggy, solid, stain } from "../../ink";
import { fan } from "../../anatomy";
import { bent } from "../../joints";
import type { Palette } from "../../joints";

const HAIR = "q1 5 5 6";

export const hairs = (half: Outline, gap: number, fill?: number): string =>
  marks(scatter(half, gap, fill), HAIR, 2.2, { opacity: 0.75 });

/** A shaggy arm with a bare hand. */
export const furArm =
  (c: Palette, w: number, hand: (x: number, y: number, side: number) => string, bend = 12) =>
  (side: number, from: Point, to: Point): string =>
    hand(to[0], to[1], side) + shaggy(tube(bent(from, to, -side * bend), [w, w, w * 0.85]), c.skin, 8);

export const fist =
  (fill: string, size: number) =>
  (x: number, y: number): string =>
    solid(oval(x, y + 6, size, size * 0.85), fill) +
    marks(
      [
        [x - size * 0.4, y + 8],
        [x + size * 0.1, y + 9],
        [x + size * 0.5, y + 7],
      ],
      `l0 ${Math.round(size * 0.5)}`,
      2.2,
    );

export const clawed =
  (fill: string, length: number) =>
  (x: number, y: number, side: number): string =>
    fan(x, y, { angle: 90 - side * 15, spread: 90, count: 4, length, width: 5, fill });

export const belly = (c: Palette, top: number, w: number, bottom = 250): string =>
  stain(
    sym([
      [0, top],
      [w * 0.8, top + 16],
      [w, (top + bottom) / 2],
      [w * 0.75, bottom - 8],
      [0, bottom],
    ]),
    c.pale,
  );
