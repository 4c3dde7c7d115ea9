/**
 * The pen: how an outline becomes markup, and the one light of all pictures.
 *
 * The light comes from the upper left: an outline gets a shadow along the sides that face away from
 * it and a glint along those that face it, by its geometry alone, so no clip and no id is needed.
 */

import { along, at, clockwise, cubics, NECK, noise, normal, thickness, WAIST } from "./geometry";
import type { Cubic, Outline, Point, Vector } from "./geometry";

export const INK = "#221540";
const LIGHT: Vector = [-0.55, -0.83];
const WOBBLE = 1.1;

export const both = (draw: (side: -1 | 1) => string): string => draw(-1) + draw(1);

/** `draw` for 0 … count-1, joined. */
export const each = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

const half = (v: number): number => Math.round(v * 2) / 2;
/** Whole units for a large shape, halves for a small one: nobody sees finer ones, and they would cost bytes. */
const grid = ([x, y]: Vector, ways: readonly Cubic[]): ((v: number) => number) =>
  ways.some(([, , , d]) => Math.abs(d[0] - x) > 24 || Math.abs(d[1] - y) > 24) ? Math.round : half;

/** Numbers as path data has them: no space before a minus, no zero before a point. */
function terse(...values: readonly number[]): string {
  let text = "";
  for (const v of values) {
    const digits = v === 0.5 ? ".5" : v === -0.5 ? "-.5" : String(v);
    text += text && v >= 0 ? ` ${digits}` : digits;
  }
  return text;
}

/** Path data through all points. */
export function curve(points: Outline, closed = true): string {
  const [x, y] = at(points, 0);
  return trace([x, y], cubics(points, closed)) + (closed ? "z" : "");
}

function trace(start: Vector, ways: readonly Cubic[]): string {
  const snap = grid(start, ways);
  let [x, y] = [snap(start[0]), snap(start[1])];
  let data = `M${terse(x, y)}`;
  for (const [a, b, c, d] of ways) {
    const [u, v] = [snap(d[0]), snap(d[1])];
    const straight = a[0] === b[0] && a[1] === b[1] && c[0] === d[0] && c[1] === d[1];
    data += straight
      ? `l${terse(u - x, v - y)}`
      : `c${terse(snap(b[0]) - x, snap(b[1]) - y, snap(c[0]) - x, snap(c[1]) - y, u - x, v - y)}`;
    [x, y] = [u, v];
  }
  return data;
}

/** The hand's unsteadiness. Joints are spared, so that the outlines of two cards meet exactly. */
function wobble(points: Outline): Outline {
  return points.map(([x, y, sharp]): Point => {
    if (y === NECK.y || y === WAIST.y) return [x, y, sharp];
    return [x + WOBBLE * noise(x, y), y + WOBBLE * noise(y, x), sharp];
  });
}

/** The outward direction at a corner, and how much it faces the light (-1 … 1). */
function facing(points: Outline, i: number, sign: number): readonly [Vector, number] {
  const n = normal(at(points, i - 1), at(points, i + 1));
  const out: Vector = [n[0] * sign, n[1] * sign];
  return [out, out[0] * LIGHT[0] + out[1] * LIGHT[1]];
}

/** The crescents between an outline and the same outline drawn in where it faces away from the light. */
function shadow(points: Outline, depth: number): string {
  const sign = clockwise(points) ? 1 : -1;
  const depths = points.map((p, i) => (p[2] ? 0 : depth * Math.max(0, 0.1 - facing(points, i, sign)[1])));
  const inner = points.map((p, i): Point => {
    const [nx, ny] = facing(points, i, sign)[0];
    return [p[0] - nx * at(depths, i), p[1] - ny * at(depths, i), p[2]];
  });
  const [rim, core] = [cubics(points, true), cubics(inner, true)];
  const dark = points.map((_, i) => at(depths, i) > 0 || at(depths, i + 1) > 0);
  const first = dark.indexOf(false);
  const runs: Cubic[][] = [];
  points.forEach((_, n) => {
    const i = n + Math.max(0, first);
    if (at(dark, i) && (!at(dark, i - 1) || !runs.length)) runs.push([]);
    if (at(dark, i)) at(runs, -1).splice(at(runs, -1).length / 2, 0, at(rim, i), reversed(at(core, i)));
  });
  const data = runs.map((run) => `${trace(at(run, 0)[0], run)}z`).join("");
  return data && path(data, { fill: INK, opacity: 0.3, stroke: "none" });
}

const reversed = ([a, b, c, d]: Cubic): Cubic => [d, c, b, a];

function glint(points: Outline, depth: number): string {
  const sign = clockwise(points) ? 1 : -1;
  const runs: Point[][] = [[]];
  points.forEach((p, i) => {
    const [[nx, ny], lit] = facing(points, i, sign);
    if (lit > 0.45 && !p[2]) at(runs, -1).push([p[0] - nx * depth, p[1] - ny * depth]);
    else if (at(runs, -1).length) runs.push([]);
  });
  const longest = runs.reduce((a, b) => (b.length > a.length ? b : a));
  if (longest.length < 2) return "";
  return path(curve(longest, false), {
    stroke: "#fff",
    opacity: 0.45,
    "stroke-width": Math.min(4, depth * 0.6),
  });
}

type Paint = Readonly<Record<string, string | number>>;

export const path = (data: string, paint: Paint): string => `<path d="${data}"${attributes(paint)}/>`;
export const attributes = (paint: Paint): string =>
  Object.entries(paint)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");

/** A lit body: fill, outline, shadow, glint. The smaller it is, the less of that it gets. */
export function solid(points: Outline, fill: string, paint: Paint = {}): string {
  const drawn = wobble(points);
  const thick = thickness(drawn);
  const body = path(curve(drawn), { fill, ...paint });
  if (thick < 6) return body;
  return (
    body +
    shadow(drawn, Math.min(24, thick * 0.75)) +
    (thick < 10 ? "" : glint(drawn, Math.min(8, thick * 0.28)))
  );
}

/** A flat shape without light: patches, holes, teeth. */
export const flat = (points: Outline, fill: string, width = 2.5): string =>
  path(curve(points), { fill, "stroke-width": width });

/** A patch of colour without outline. */
export const stain = (points: Outline, fill: string, opacity = 1): string =>
  path(curve(points), opacity === 1 ? { fill, stroke: "none" } : { fill, opacity, stroke: "none" });

/** A free stroke. */
export const stroke = (points: Outline, width = 2.5, colour = INK): string =>
  path(
    curve(points, false),
    colour === INK ? { "stroke-width": width } : { "stroke-width": width, stroke: colour },
  );

export const dot = (x: number, y: number, r: number, fill: string, paint: Paint = {}): string =>
  `<circle cx="${half(x)}" cy="${half(y)}" r="${half(r)}" fill="${fill}"${attributes(paint)}/>`;

/** A shaggy body: tufts all around the outline, hanging down a little. */
export function shaggy(points: Outline, fill: string, tuft = 10): string {
  const base = along(wobble(points), tuft);
  const sign = clockwise(points) ? 1 : -1;
  const snap = tuft < 7 ? half : Math.round;
  let [x, y] = [snap(at(base, 0)[0]), snap(at(base, 0)[1])];
  let data = `M${terse(x, y)}`;
  base.forEach((p, i) => {
    const q = at(base, i + 1);
    const [nx, ny] = normal(p, q);
    const length = sign * tuft * (0.85 + 0.4 * noise(p[0], q[1]));
    const tip: Vector = [
      (p[0] + 2 * q[0]) / 3 + nx * length,
      (p[1] + 2 * q[1]) / 3 + ny * length + tuft * 0.35,
    ];
    const bulge: Vector = [p[0] + nx * length * 0.7, p[1] + ny * length * 0.7];
    for (const [letter, stops] of [
      ["q", [bulge, tip]],
      ["l", [[q[0], q[1]]]],
    ] as const) {
      data += letter + terse(...stops.flatMap((v) => [snap(v[0]) - x, snap(v[1]) - y]));
      const end = at<Vector>(stops, -1);
      [x, y] = [snap(end[0]), snap(end[1])];
    }
  });
  return path(`${data}z`, { fill }) + shadow(wobble(points), Math.min(22, thickness(points) * 0.7));
}

/** Many small marks in one path: each is path data relative to its own place. */
export const marks = (places: Outline, mark: string, width = 2, paint: Paint = {}): string =>
  path(places.map(([x, y]) => `M${terse(half(x), half(y))}${mark}`).join(""), {
    "stroke-width": width,
    ...paint,
  });
