/** What a face is made of: eyes, tears, grins and fangs. */

import { noise, oval, pts } from "./geometry";
import type { Outline, Point } from "./geometry";
import { curve, dot, each, flat, INK, path, stain } from "./ink";

export const WHITE = "#f3efdc";
const GUMS = "#4a1230";

type Pupil = "round" | "slit" | "bar";

interface Look {
  readonly iris?: string;
  readonly pupil?: Pupil;
  /** Where it looks, -1 … 1 to the right and down. */
  readonly look?: number;
  readonly down?: number;
  /** How far the lid is closed, 0 … 1, and its colour. */
  readonly lid?: number;
  readonly skin?: string;
  readonly white?: string;
}

export function eye(x: number, y: number, r: number, o: Look = {}): string {
  const [u, v] = [x + (o.look ?? 0) * r * 0.35, y + (o.down ?? 0.1) * r * 0.35];
  const ball = dot(x, y, r, o.white ?? WHITE, { "stroke-width": r > 7 ? 3 : 2 });
  const iris = o.iris && r > 5 ? dot(u, v, r * 0.6, o.iris, { stroke: "none" }) : "";
  const lid = o.lid ? eyelid(x, y, r, o.lid, o.skin ?? WHITE) : "";
  return ball + iris + pupil(u, v, r, o.pupil ?? "round") + lid;
}

function pupil(x: number, y: number, r: number, kind: Pupil): string {
  const shine =
    r > 6 ? dot(x - r * 0.15, y - r * 0.2, Math.max(1, r * 0.13), "#fff", { stroke: "none" }) : "";
  if (kind === "round") return dot(x, y, r * 0.32, INK, { stroke: "none" }) + shine;
  const cut = kind === "slit" ? "0,-.65! .2,0 0,.65! -.2,0" : "-.6,0! 0,-.22 .6,0! 0,.22";
  return stain(pts(cut, 1, x, y, r), INK) + shine;
}

function eyelid(x: number, y: number, r: number, closed: number, skin: string): string {
  const edge = 2 * closed - 1;
  const reach = Math.sqrt(1 - edge * edge);
  return flat(pts(`${-reach},${edge}! -.75,-.7 0,-1 .75,-.7 ${reach},${edge}!`, 1, x, y, r), skin);
}

/** An empty socket with a spark in it. */
export const socket = (x: number, y: number, rx: number, ry: number, spark: string, turn = 0): string =>
  flat(oval(x, y, rx, ry, turn), INK) +
  dot(x + rx * 0.1, y + ry * 0.15, Math.max(2, rx * 0.28), spark, { stroke: "none" });

export const tear = (x: number, y: number, s: number, fill = "#a9dcf2"): string =>
  flat(pts("0,-1.6! .8,0 0,.8 -.8,0", 1, x, y, s), fill, 2);

interface Grin {
  readonly teeth?: number;
  readonly sharp?: boolean;
  /** Teeth below too. */
  readonly lower?: boolean;
  readonly tongue?: string;
}

/** A smile, `w` half its width and `h` its depth. */
export function grin(x: number, y: number, w: number, h: number, o: Grin = {}): string {
  const lip =
    (depth: number) =>
    (t: number): Point => [x + w * t, y - h * 0.1 + h * depth * (1 - t * t)];
  const [upper, lower] = [lip(0.32), lip(1.1)];
  const corner = (t: number): Point => [x + w * t, y - h * 0.1, 1];
  const mouth = flat(
    [corner(-1), upper(-0.5), upper(0), upper(0.5), corner(1), lower(0.55), lower(0), lower(-0.55)],
    GUMS,
    3,
  );
  const tongue = o.tongue ? stain(oval(x + w * 0.08, y + h * 0.72, w * 0.38, h * 0.2), o.tongue) : "";
  const count = o.teeth ?? 6;
  const row = (edge: (t: number) => Point, reach: number, length: number) =>
    each(count, (i) =>
      tooth(
        edge((reach * (2 * i - count)) / count),
        edge((reach * (2 * i + 2 - count)) / count),
        length,
        o.sharp,
      ),
    );
  return mouth + tongue + row(upper, 0.85, h * 0.36) + (o.lower ? row(lower, 0.6, h * -0.3) : "");
}

function tooth(a: Point, b: Point, length: number, sharp = false): string {
  const tip: Outline = sharp
    ? [[(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + length, 1]]
    : [
        [b[0] - 0.5, b[1] + length * 0.8],
        [a[0] + 0.5, a[1] + length * 0.8],
      ];
  return flat([[a[0], a[1], 1], [b[0], b[1], 1], ...tip], WHITE, 1.8);
}

/** Fangs in a row from a to b, pointing down, or up with a negative length. */
export function fangs(a: Point, b: Point, count: number, length: number, fill = WHITE): string {
  const on = (t: number, drop: number): Point => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t + drop,
    1,
  ];
  const row = Array.from({ length: count }, (_, i) => [
    on(i / count, 0),
    on((i + 0.5) / count, length * (1 + 0.25 * noise(i, length))),
    on((i + 1) / count, 0),
  ]);
  return path(curve(row.flat()), { fill, "stroke-width": 1.8 });
}
