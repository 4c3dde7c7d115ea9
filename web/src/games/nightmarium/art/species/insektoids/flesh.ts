/** Chitin and mandibles: plates, feelers, and more knees than anybody needs. */

import { oval, sym, tube } from "../../geometry";
import type { Outline, Point } from "../../geometry";
import { both, curve, dot, INK, marks, path, solid } from "../../ink";

/** A jointed leg: thick upper part, knee, thin lower part with a hook. */
export function jointed(points: Outline, w: number, fill: string, tip = INK): string {
  const [hip, knee, foot] = points as [Point, Point, Point];
  const lower = solid(
    tube([knee, [(knee[0] + foot[0]) / 2, (knee[1] + foot[1]) / 2], foot], [w * 0.75, w * 0.6, 0]),
    fill,
  );
  return (
    lower +
    solid(tube([hip, [(hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2], knee], [w * 0.8, w, w * 0.7]), fill) +
    dot(knee[0], knee[1], w * 0.8, tip, { "stroke-width": 2.5 })
  );
}

export const claw = (x: number, y: number, side: number, size: number, fill: string): string =>
  solid(
    [
      [x, y],
      [x + side * size * 0.3, y - size * 0.9],
      [x + side * size * 1.2, y - size * 1.3, 1],
      [x + side * size * 0.8, y - size * 0.5],
      [x + side * size * 0.5, y - size * 0.1, 1],
      [x + side * size * 1.3, y - size * 0.4, 1],
      [x + side * size * 0.9, y + size * 0.4],
      [x + side * size * 0.3, y + size * 0.4],
    ],
    fill,
  );

/** A shiny compound eye. */
export const facets = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0): string =>
  solid(oval(x, y, rx, ry, turn), fill) +
  marks(
    [
      [x - rx * 0.4, y + ry * 0.1],
      [x + rx * 0.1, y + ry * 0.3],
      [x - rx * 0.1, y - ry * 0.3],
      [x + rx * 0.4, y - ry * 0.1],
    ],
    "l3 2 0 4-3 2-3-2 0-4z",
    1.5,
    { opacity: 0.55 },
  );

/** Plates one below the other, each overlapping the next, written as "y,half,height …". */
export const plates = (text: string, fill: (i: number) => string): string => {
  const rows = text.split(" ").map((row) => row.split(",").map(Number));
  const drawn = rows.map(([y = 0, w = 0, h = 0], i) =>
    solid(
      sym([
        [0, y],
        [w * 0.8, y + 2],
        [w, y + h * 0.55],
        [w * 0.75, y + h],
        [0, y + h + 5],
      ]),
      fill(i),
    ),
  );
  return drawn.reverse().join("");
};

/** Six or eight legs from the hips: hip, knee and foot of each on the right side, from the back to the front. */
export const manyLegs = (legs: readonly Outline[], w: number, fill: string, tip?: string): string =>
  legs
    .map((leg) =>
      both((s) =>
        jointed(
          leg.map(([d, y]): Point => [120 + s * d, y]),
          w,
          fill,
          tip,
        ),
      ),
    )
    .join("");

export const wingPair = (shape: (s: number) => Outline, veins: (s: number) => string, fill: string): string =>
  both((s) => path(curve(shape(s)), { fill, "fill-opacity": 0.85 }) + veins(s));
