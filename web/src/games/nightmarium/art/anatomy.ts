/** The organs every legion borrows from: horns, bones, hands and feet. */

import { at, pts, tube } from "./geometry";
import type { Outline, Point } from "./geometry";
import { each, flat, path, solid, stroke } from "./ink";

export const BONE = "#e4e3cd";

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
  const [ux, uy] = [dx / length, dy / length];
  const end = (x: number, y: number, d: number): Outline =>
    pts("2.2,1 0,1.9 -1.3,1 -.5,0 -1.3,-1 0,-1.9 2.2,-1").map(([u, v]): Point => {
      const [p, q] = [u * w * d, v * w * d];
      return [x + ux * p - uy * q, y + uy * p + ux * q];
    });
  return solid([...end(a[0], a[1], 1), ...end(b[0], b[1], -1)], fill);
}

/** A limb: a tube through the given points. */
export const limb = (spine: Outline, widths: readonly number[], fill: string): string =>
  solid(tube(spine, widths), fill);

interface Fan {
  /** The middle direction in degrees; 90 is down. */
  readonly angle: number;
  readonly spread: number;
  readonly count: number;
  readonly length: number;
  readonly width: number;
  readonly fill: string;
  readonly bend?: number;
  readonly blunt?: boolean;
}

/** Claws, fingers, feathers, roots or spikes fanned out from one place; the outer ones are shorter. */
export function fan(x: number, y: number, o: Fan): string {
  const widths = o.blunt ? [o.width * 0.8, o.width, o.width * 0.8] : [o.width, o.width * 0.8, 0];
  return each(o.count, (i) => {
    const turn = ((o.angle + o.spread * (o.count > 1 ? i / (o.count - 1) - 0.5 : 0)) * Math.PI) / 180;
    const length = o.length * (o.count > 2 && (i === 0 || i === o.count - 1) ? 0.82 : 1);
    const [dx, dy, bend] = [Math.cos(turn) * length, Math.sin(turn) * length, o.bend ?? 0];
    const middle: Point = [x + dx * 0.55, y + dy * 0.55 - bend * 0.4];
    return flat(tube([[x, y], middle, [x + dx, y + dy + bend]], widths), o.fill, 2.8);
  });
}

/** A horn, tusk or mandible from a base, bending through `via` to its tip, with growth rings. */
export function horn(base: Point, via: Outline, tip: Point, w: number, fill: string, rings = 3): string {
  const spine = [base, ...via, tip];
  const last = spine.length - 1;
  const widths = spine.map((_, i) => w * (1 - i / last) ** 0.8);
  const ring = (i: number): string => {
    const t = ((i + 1) / (rings + 1.6)) * last;
    const [p, q, f] = [at(spine, Math.floor(t)), at(spine, Math.floor(t) + 1), t - Math.floor(t)];
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
    const r = (w * (1 - t / last) * 0.75) / (Math.hypot(dx, dy) || 1);
    const [x, y, nx, ny] = [p[0] + dx * f, p[1] + dy * f, -dy * r, dx * r];
    return stroke(
      [
        [x - nx, y - ny],
        [x + ny * 0.4, y - nx * 0.4],
        [x + nx, y + ny],
      ],
      1.8,
    );
  };
  return solid(tube(spine, widths), fill) + each(rings, ring);
}

/** A cloven hoof standing on y. */
export const hoof = (x: number, y: number, s: number, fill: string): string =>
  solid(pts("-.7,-1! .7,-1! 1.15,0! -1.15,0!", 1, x, y, s), fill) + stroke(pts("0,-.05 0,-.7", 1, x, y, s));

/** A soft paw standing on y, with toes and perhaps claws. */
export function paw(x: number, y: number, w: number, h: number, fill: string, claw?: string): string {
  const shape = pts("-1,-.35 -.6,-1 .6,-1 1,-.35 .8,0 -.8,0").map(([u, v]): Point => [x + u * w, y + v * h]);
  const toes = each(2, (i) => stroke(pts(`0,-1 0,${-h * 0.45}`, 1, x + (i - 0.5) * w * 0.75, y), 2.2));
  const nails = claw
    ? each(3, (i) => flat(pts("-3,-3! 3,-3! 0,5!", 1, x + (i - 1) * w * 0.65, y), claw, 1.8))
    : "";
  return solid(shape, fill) + toes + nails;
}

/** Ribs to both sides of a breastbone, from y0 down. */
export const ribs = (y0: number, widths: readonly number[], gap = 15, fill = BONE): string =>
  widths
    .map((w, i) => {
      const rib = (s: number) =>
        tube(pts(`3,0 ${w * 0.75},-4 ${w * 0.9},9`, s, 120, y0 + i * gap), [4, 4.5, 3]);
      return flat(rib(-1), fill, 2.8) + flat(rib(1), fill, 2.8);
    })
    .join("");

/** A thin feeler with something at its end. */
export const feeler = (spine: Outline, end: string, colour: string, width = 3.5): string =>
  stroke(spine, width + 3.5) + stroke(spine, width, colour) + end;

/** A heart, anatomically hopeful. */
export const heart = (x: number, y: number, s: number, fill: string): string =>
  solid(pts("0,-.5! .55,-1 1,-.35 0,1! -1,-.35 -.55,-1", 1, x, y, s), fill);

/** Lines of a fan: wing struts, fin rays, gills. */
export const rays = (from: Point, tips: Outline, width = 2): string =>
  path(
    tips
      .map(([x, y]) => `M${Math.round(from[0])} ${Math.round(from[1])}L${Math.round(x)} ${Math.round(y)}`)
      .join(""),
    { "stroke-width": width },
  );
