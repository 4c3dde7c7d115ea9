/** Bone, cloth and stitches: what came back from the grave, and from the sea. */

import { sym } from "../../geometry";
import type { Outline, Point } from "../../geometry";
import { flat, INK, marks, solid, stroke } from "../../ink";
import { BONE, bone, fan, heart, ribs } from "../../anatomy";
import { bent } from "../../joints";
import type { Palette } from "../../joints";

/** Two bones and a bony hand. */
export const boneArm =
  (fingers: number) =>
  (side: number, from: Point, to: Point): string => {
    const [a, elbow, b] = bent(from, to, -side * 14) as [Point, Point, Point];
    const angle = (Math.atan2(b[1] - elbow[1], b[0] - elbow[0]) * 180) / Math.PI;
    return (
      bone(a, elbow, 5) +
      fan(b[0], b[1], { angle, spread: 80, count: fingers, length: 24, width: 4, fill: BONE, blunt: true }) +
      bone(elbow, b, 4.5)
    );
  };

export const skull = (c: Palette, half: Outline): string => solid(sym(half), c.pale);

export const noseHole = (x: number, y: number, s: number): string =>
  flat(
    [
      [x, y - s, 1],
      [x + s * 0.7, y + s * 0.7],
      [x, y + s * 0.3, 1],
      [x - s * 0.7, y + s * 0.7],
    ],
    INK,
    1,
  );

export const teethLine = (x: number, y: number, w: number, n: number): string =>
  stroke(
    [
      [x - w, y - 2],
      [x, y + 3],
      [x + w, y - 2],
    ],
    2.8,
  ) +
  marks(
    Array.from({ length: n }, (_, i): Point => [x - w + ((i + 0.5) * 2 * w) / n, y - 4]),
    "l0 10",
    2.2,
  );

/** A hollow body behind ribs, with something left alive in it. */
export function ribcage(c: Palette, half: Outline, ribWidths: readonly number[]): string {
  return (
    solid(sym(half), c.dark) +
    heart(128, 184, 15, c.glow) +
    bone([120, 158], [120, 244], 4) +
    ribs(160, ribWidths)
  );
}
