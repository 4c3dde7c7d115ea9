/** The organs every legion borrows from: eyes, mouths, horns, hands and feet. */

import { at, dot, each, flat, INK, noise, oval, path, solid, stain, stroke, tube, curve } from "./ink";
import type { Outline, Point } from "./ink";

export const WHITE = "#f3efdc";
export const BONE = "#e4e3cd";
export const GUMS = "#4a1230";

export type Pupil = "round" | "slit" | "bar" | "cross" | "none";

/** An eye looking towards (`look`, `down`), each -1 … 1; `lid` 0 … 1 covers it from above with the skin. */
export function eye(
  x: number,
  y: number,
  r: number,
  o: {
    iris?: string;
    pupil?: Pupil;
    look?: number;
    down?: number;
    lid?: number;
    skin?: string;
    white?: string;
  } = {},
): string {
  const [u, v] = [x + (o.look ?? 0) * r * 0.35, y + (o.down ?? 0.1) * r * 0.35];
  const ball = dot(x, y, r, o.white ?? WHITE, { "stroke-width": r > 7 ? 3 : 2 });
  const iris = o.iris && r > 5 ? dot(u, v, r * 0.6, o.iris, { stroke: "none" }) : "";
  return (
    ball + iris + pupil(u, v, r, o.pupil ?? "round") + (o.lid ? lid(x, y, r, o.lid, o.skin ?? WHITE) : "")
  );
}

function pupil(x: number, y: number, r: number, kind: Pupil): string {
  const shine =
    r > 6 ? dot(x - r * 0.15, y - r * 0.2, Math.max(1, r * 0.13), "#fff", { stroke: "none" }) : "";
  switch (kind) {
    case "none":
      return "";
    case "cross":
      return (
        stroke(
          [
            [x - r / 2, y - r / 2, 1],
            [x + r / 2, y + r / 2, 1],
          ],
          3,
        ) +
        stroke(
          [
            [x + r / 2, y - r / 2, 1],
            [x - r / 2, y + r / 2, 1],
          ],
          3,
        )
      );
    case "slit":
      return (
        stain(
          [
            [x, y - r * 0.65, 1],
            [x + r * 0.2, y],
            [x, y + r * 0.65, 1],
            [x - r * 0.2, y],
          ],
          INK,
        ) + shine
      );
    case "bar":
      return (
        stain(
          [
            [x - r * 0.6, y, 1],
            [x, y - r * 0.22],
            [x + r * 0.6, y, 1],
            [x, y + r * 0.22],
          ],
          INK,
        ) + shine
      );
    case "round":
      return dot(x, y, r * 0.32, INK, { stroke: "none" }) + shine;
  }
}

function lid(x: number, y: number, r: number, closed: number, skin: string): string {
  const edge = y - r + 2 * r * closed;
  const reach = Math.sqrt(Math.max(0, r * r - (edge - y) ** 2));
  return flat(
    [
      [x - reach, edge, 1],
      [x - r * 0.75, y - r * 0.7],
      [x, y - r],
      [x + r * 0.75, y - r * 0.7],
      [x + reach, edge, 1],
    ],
    skin,
    2.5,
  );
}

/** An empty socket with a spark in it. */
export const socket = (x: number, y: number, rx: number, ry: number, spark: string, turn = 0): string =>
  flat(oval(x, y, rx, ry, turn), INK) +
  dot(x + rx * 0.1, y + ry * 0.15, Math.max(2, rx * 0.28), spark, { stroke: "none" });

/** A smile of `w` by `h` (half width, depth), with teeth hanging from its upper lip and some from below. */
export function grin(
  x: number,
  y: number,
  w: number,
  h: number,
  o: { teeth?: number; fill?: string; sharp?: boolean; lower?: boolean; tongue?: string } = {},
): string {
  const lip = (t: number): Point => [x + w * t, y - h * 0.1 + h * 0.32 * (1 - t * t)];
  const chin = (t: number): Point => [x + w * t, y - h * 0.1 + h * 1.1 * (1 - t * t)];
  const mouth = flat(
    [
      [x - w, y - h * 0.1, 1],
      lip(-0.5),
      lip(0),
      lip(0.5),
      [x + w, y - h * 0.1, 1],
      chin(0.55),
      chin(0),
      chin(-0.55),
    ],
    o.fill ?? GUMS,
    3,
  );
  const n = o.teeth ?? 6;
  const tongue = o.tongue ? stain(oval(x + w * 0.08, y + h * 0.72, w * 0.38, h * 0.2), o.tongue) : "";
  const row = (edge: (t: number) => Point, length: number, from: number) =>
    each(n, (i) =>
      tooth(
        edge(from + (-2 * from * i) / n),
        edge(from + (-2 * from * (i + 1)) / n),
        h * length,
        o.sharp ?? false,
      ),
    );
  return mouth + tongue + row(lip, 0.36, -0.85) + (o.lower ? row(chin, -0.3, -0.6) : "");
}

/** A tooth between two points of a lip. */
export function tooth(a: Point, b: Point, length: number, sharp: boolean): string {
  const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const tip: Outline = sharp
    ? [[mx, my + length, 1]]
    : [
        [b[0] - 0.5, b[1] + length * 0.8],
        [a[0] + 0.5, a[1] + length * 0.8],
      ];
  return flat([[a[0], a[1], 1], [b[0], b[1], 1], ...tip], WHITE, 1.8);
}

/** Fangs in a row from a to b, pointing down (or up with negative length), one path. */
export function fangs(a: Point, b: Point, count: number, length: number, fill = WHITE): string {
  const step = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, 1];
  const row = Array.from({ length: count }, (_, i): Outline => {
    const [p, q] = [step(i / count), step((i + 1) / count)];
    return [p, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2 + length * (1 + 0.25 * noise(i, length)), 1], q];
  }).flat();
  return path(curve(row), { fill, "stroke-width": 1.8 });
}

/** A seam with cross stitches. */
export function stitches(line: Outline, width = 2.2, gap = 9, size = 4): string {
  let data = "";
  line.slice(1).forEach((q, i) => {
    const p = at(line, i);
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(-dy / length) * size, (dx / length) * size];
    for (let s = gap / 2; s < length; s += gap) {
      const [x, y] = [p[0] + (dx * s) / length, p[1] + (dy * s) / length];
      data += `M${Math.round(x - nx)} ${Math.round(y - ny)}L${Math.round(x + nx + 1)} ${Math.round(y + ny)}`;
    }
  });
  return stroke(line, width) + path(data, { "stroke-width": width });
}

/** A long bone with two knobs at each end. */
export function bone(a: Point, b: Point, w: number, fill = BONE): string {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy, nx, ny] = [dx / length, dy / length, -dy / length, dx / length];
  const on = (s: number, t: number): Point => [a[0] + ux * s + nx * t, a[1] + uy * s + ny * t];
  return solid(
    [
      on(w * 2.4, w),
      on(0, w * 1.9),
      on(-w * 1.3, w),
      on(-w * 0.5, 0),
      on(-w * 1.3, -w),
      on(0, -w * 1.9),
      on(w * 2.4, -w),
      on(length - w * 2.4, -w),
      on(length, -w * 1.9),
      on(length + w * 1.3, -w),
      on(length + w * 0.5, 0),
      on(length + w * 1.3, w),
      on(length, w * 1.9),
      on(length - w * 2.4, w),
    ],
    fill,
  );
}

/** A limb: a tube through the given points. */
export const limb = (spine: Outline, widths: readonly number[], fill: string): string =>
  solid(tube(spine, widths), fill);

/** Claws, fingers, roots or spikes: `count` pointed tubes fanned out around an angle (degrees, 90 is down). */
export function fan(
  x: number,
  y: number,
  o: {
    angle: number;
    spread: number;
    count: number;
    length: number;
    width: number;
    fill: string;
    bend?: number;
    blunt?: boolean;
  },
): string {
  return each(o.count, (i) => {
    const turn = ((o.angle + o.spread * (o.count > 1 ? i / (o.count - 1) - 0.5 : 0)) * Math.PI) / 180;
    const length = o.length * (o.count > 2 && (i === 0 || i === o.count - 1) ? 0.82 : 1);
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const bend = o.bend ?? 0;
    const middle: Point = [x + cos * length * 0.55, y + sin * length * 0.55 - bend * 0.4];
    const tip: Point = [x + cos * length, y + sin * length + bend];
    return flat(
      tube(
        [[x, y], middle, tip],
        o.blunt ? [o.width * 0.8, o.width, o.width * 0.8] : [o.width, o.width * 0.8, 0],
      ),
      o.fill,
      2.8,
    );
  });
}

/** A horn or tusk or mandible from a base, bending through `via` to its tip, with growth rings. */
export function horn(base: Point, via: Outline, tip: Point, w: number, fill: string, rings = 3): string {
  const spine = [base, ...via, tip];
  const widths = spine.map((_, i) => w * (1 - i / (spine.length - 1)) ** 0.8);
  const cuts = each(rings, (i) => {
    const t = ((i + 1) / (rings + 1.6)) * (spine.length - 1);
    const [p, q] = [at(spine, Math.floor(t)), at(spine, Math.floor(t) + 1)];
    const f = t - Math.floor(t);
    const [x, y] = [p[0] + (q[0] - p[0]) * f, p[1] + (q[1] - p[1]) * f];
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    const r = w * (1 - t / (spine.length - 1)) * 0.75;
    const [nx, ny] = [(-(q[1] - p[1]) / length) * r, ((q[0] - p[0]) / length) * r];
    return stroke(
      [
        [x - nx, y - ny],
        [x + ny * 0.4, y - nx * 0.4],
        [x + nx, y + ny],
      ],
      1.8,
    );
  });
  return solid(tube(spine, [...widths.slice(0, -1), 0]), fill) + cuts;
}

/** A cloven or single hoof standing on y. */
export function hoof(x: number, y: number, s: number, fill: string, cloven = true): string {
  const shape = solid(
    [
      [x - s * 0.7, y - s, 1],
      [x + s * 0.7, y - s, 1],
      [x + s * 1.15, y, 1],
      [x - s * 1.15, y, 1],
    ],
    fill,
  );
  return (
    shape +
    (cloven
      ? stroke(
          [
            [x, y - 1],
            [x, y - s * 0.7],
          ],
          2.5,
        )
      : "")
  );
}

/** A soft paw standing on y, with toes and perhaps claws. */
export function paw(x: number, y: number, w: number, h: number, fill: string, claw?: string): string {
  const foot = solid(
    [
      [x - w, y - h * 0.35],
      [x - w * 0.6, y - h],
      [x + w * 0.6, y - h],
      [x + w, y - h * 0.35],
      [x + w * 0.8, y],
      [x - w * 0.8, y],
    ],
    fill,
  );
  const toes = each(2, (i) =>
    stroke(
      [
        [x + (i - 0.5) * w * 0.75, y - 1],
        [x + (i - 0.5) * w * 0.7, y - h * 0.45],
      ],
      2.2,
    ),
  );
  const nails = claw
    ? each(3, (i) =>
        flat(
          [
            [x + (i - 1) * w * 0.65 - 3, y - 3, 1],
            [x + (i - 1) * w * 0.65 + 3, y - 3, 1],
            [x + (i - 1) * w * 0.68, y + 5, 1],
          ],
          claw,
          1.8,
        ),
      )
    : "";
  return foot + toes + nails;
}

/** Ribs to both sides of a breastbone, from y0 down. */
export function ribs(
  x: number,
  y0: number,
  count: number,
  width: (i: number) => number,
  gap = 15,
  fill = BONE,
): string {
  return each(count, (i) => {
    const [y, w] = [y0 + i * gap, width(i)];
    return [-1, 1]
      .map((s) =>
        flat(
          tube(
            [
              [x + s * 3, y],
              [x + s * w * 0.75, y - 4],
              [x + s * w * 0.9, y + 9],
            ],
            [4, 4.5, 3],
          ),
          fill,
          2.8,
        ),
      )
      .join("");
  });
}

/** A thin feeler with something at its end. */
export const feeler = (spine: Outline, end: string, colour: string, width = 3.5): string =>
  stroke(spine, width + 3.5) + stroke(spine, width, colour) + end;

/** A tear. */
export const tear = (x: number, y: number, s: number, fill = "#a9dcf2"): string =>
  flat(
    [
      [x, y - s * 1.6, 1],
      [x + s * 0.8, y],
      [x, y + s * 0.8],
      [x - s * 0.8, y],
    ],
    fill,
    2,
  );

/** A heart, anatomically hopeful. */
export const heart = (x: number, y: number, s: number, fill: string): string =>
  solid(
    [
      [x, y - s * 0.5, 1],
      [x + s * 0.55, y - s],
      [x + s, y - s * 0.35],
      [x, y + s, 1],
      [x - s, y - s * 0.35],
      [x - s * 0.55, y - s],
    ],
    fill,
  );

/** Lines of a fan: wing struts, fin rays, gills. */
export const rays = (from: Point, tips: Outline, width = 2): string =>
  path(
    tips
      .map(([x, y]) => `M${Math.round(from[0])} ${Math.round(from[1])}L${Math.round(x)} ${Math.round(y)}`)
      .join(""),
    { "stroke-width": width },
  );
