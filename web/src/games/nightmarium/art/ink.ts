/**
 * The pen: smooth outlines, the one light of all pictures, and how a path is written down.
 *
 * Every picture is drawn in one coordinate system, 240 wide and 400 high, the ground at the bottom.
 * The light comes from the upper left: an outline gets a shadow along the sides that face away from
 * it and a glint along those that face it, by its geometry alone, so no clip and no id is needed.
 */

/** A corner of an outline; the third member makes it sharp instead of round. */
export type Point = readonly [x: number, y: number, sharp?: 1 | undefined];
export type Outline = readonly Point[];

export const INK = "#1d1233";
export const MIDDLE = 120;

type Vector = readonly [number, number];
type Cubic = readonly [Vector, Vector, Vector, Vector];

const LIGHT: Vector = [-0.55, -0.83];
const WOBBLE = 1.1;

/** The element of a list at an index that wraps around both ends. */
export const at = <T>(list: readonly T[], i: number): T =>
  list[((i % list.length) + list.length) % list.length] as T;

/**
 * An outline written as "x,y x,y! …", an exclamation mark for a sharp corner. With a side, the numbers
 * count from an origin in units of `scale`, x towards that side.
 */
export const pts = (text: string, side?: number, x = MIDDLE, y = 0, scale = 1): Outline =>
  text.split(" ").map((corner): Point => {
    const [u = 0, v = 0] = corner.replace("!", "").split(",").map(Number);
    const place = side === undefined ? ([u, v] as const) : ([x + side * scale * u, y + scale * v] as const);
    return corner.endsWith("!") ? [...place, 1] : place;
  });

/** Noise between -1 and 1 that depends on nothing but its arguments. */
export function noise(a: number, b: number): number {
  const s = Math.sin(a * 12.9898 + b * 78.233) * 43758.5453;
  return 2 * (s - Math.floor(s)) - 1;
}

export const both = (draw: (side: -1 | 1) => string): string => draw(-1) + draw(1);

/** `draw` for 0 … count-1, joined. */
export const each = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

/** An outline mirrored about the middle, from its left half listed from the top down as [distance, y]. */
export function sym(half: Outline, middle = MIDDLE): Outline {
  const left = half.map(([d, y, sharp]): Point => [middle - d, y, sharp]);
  const right = half.filter(([d]) => d > 0).map(([d, y, sharp]): Point => [middle + d, y, sharp]);
  return [...left, ...right.reverse()];
}

/** An oval, tilted by `turn` degrees. */
export function oval(x: number, y: number, rx: number, ry = rx, turn = 0): Outline {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return Array.from({ length: 8 }, (_, i): Point => {
    const [u, v] = [rx * Math.cos((i * Math.PI) / 4), ry * Math.sin((i * Math.PI) / 4)];
    return [x + u * cos - v * sin, y + u * sin + v * cos];
  });
}

/** The outline of a limb along a spine, with its half width at each point; width 0 ends in a sharp tip. */
export function tube(spine: Outline, widths: readonly number[]): Outline {
  const side =
    (sign: number) =>
    (p: Point, i: number): Point => {
      const [nx, ny] = normal(spine[i - 1] ?? p, spine[i + 1] ?? p);
      const w = sign * at(widths, Math.min(i, widths.length - 1));
      return [p[0] + nx * w, p[1] + ny * w];
    };
  const body = spine.filter((_, i) => at(widths, Math.min(i, widths.length - 1)) > 0);
  return [...body.map(side(1)), ...cap(spine, widths), ...body.map(side(-1)).reverse()];
}

function cap(spine: Outline, widths: readonly number[]): Outline {
  const [end, before] = [at(spine, -1), at(spine, -2)];
  const w = widths.length < spine.length ? at(widths, -1) : at(widths, spine.length - 1);
  if (w === 0) return [[end[0], end[1], 1]];
  const length = Math.hypot(end[0] - before[0], end[1] - before[1]) || 1;
  return [[end[0] + ((end[0] - before[0]) / length) * w, end[1] + ((end[1] - before[1]) / length) * w]];
}

/** The unit vector to the left of the way from a to b, seen on screen with y downwards. */
function normal(a: Point, b: Point): Vector {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [dy / length, -dx / length];
}

const half = (v: number): number => Math.round(v * 2) / 2;
/** Whole units for a large shape, halves for a small one: nobody sees finer ones, and they would cost bytes. */
const grid = (points: readonly Vector[]): ((v: number) => number) =>
  points.some(([x, y]) => Math.abs(x - at(points, 0)[0]) > 24 || Math.abs(y - at(points, 0)[1]) > 24)
    ? Math.round
    : half;
const terse = (values: readonly number[]): string =>
  values
    .map((v) => String(v).replace(/^(-?)0\./, "$1."))
    .reduce((text, v) => (text === "" || v.startsWith("-") ? text + v : `${text} ${v}`), "");

function cubics(points: Outline, closed: boolean): Cubic[] {
  const last = points.length - 1;
  const next = (i: number): Point => (closed ? at(points, i + 1) : at(points, Math.min(i + 1, last)));
  const previous = (i: number): Point => (closed ? at(points, i - 1) : at(points, Math.max(i - 1, 0)));
  const handle = (i: number, to: Point, sign: number): Vector => {
    const p = at(points, i);
    if (p[2]) return [p[0], p[1]];
    const [nx, ny] = normal(previous(i), next(i));
    const reach = (sign * Math.hypot(to[0] - p[0], to[1] - p[1])) / 3;
    return [p[0] - ny * reach, p[1] + nx * reach];
  };
  return points.slice(0, closed ? undefined : -1).map((p, i) => {
    const q = next(i);
    return [[p[0], p[1]], handle(i, q, 1), handle((i + 1) % points.length, p, -1), [q[0], q[1]]];
  });
}

/** Path data through all points. */
export function curve(points: Outline, closed = true): string {
  const [x, y] = at(points, 0);
  return trace([x, y], cubics(points, closed)) + (closed ? "z" : "");
}

function trace(start: Vector, ways: readonly Cubic[]): string {
  const snap = grid([start, ...ways.map((way) => way[3])]);
  let [x, y] = [snap(start[0]), snap(start[1])];
  let data = `M${terse([x, y])}`;
  for (const [a, b, c, d] of ways) {
    const straight = a[0] === b[0] && a[1] === b[1] && c[0] === d[0] && c[1] === d[1];
    const way = (straight ? [d] : [b, c, d]).flatMap((v) => [snap(v[0]) - x, snap(v[1]) - y]);
    data += (straight ? "l" : "c") + terse(way);
    [x, y] = [snap(d[0]), snap(d[1])];
  }
  return data;
}

/** Points along an outline, about `step` apart, among them all its corners. */
export function along(points: Outline, step: number, closed = true): Point[] {
  return cubics(points, closed).flatMap(([a, b, c, d]) => {
    const count = Math.max(1, Math.round(Math.hypot(d[0] - a[0], d[1] - a[1]) / step));
    return Array.from({ length: count }, (_, i): Point => {
      const t = i / count;
      const mix = (k: 0 | 1) =>
        (1 - t) ** 3 * a[k] + 3 * t * (1 - t) ** 2 * b[k] + 3 * t * t * (1 - t) * c[k] + t ** 3 * d[k];
      return [mix(0), mix(1)];
    });
  });
}

/** The hand's unsteadiness. Joints are spared, so that the outlines of two cards meet exactly. */
function wobble(points: Outline): Outline {
  return points.map(([x, y, sharp]): Point => {
    if (y === 140 || y === 260) return [x, y, sharp];
    return [x + WOBBLE * noise(x, y), y + WOBBLE * noise(y, x), sharp];
  });
}

/** Twice the area, positive if the outline runs clockwise on the screen. */
const turn = (points: Outline): number =>
  points.reduce((sum, [x, y], i) => {
    const [u, v] = at(points, i + 1);
    return sum + x * v - u * y;
  }, 0);
const clockwise = (points: Outline): boolean => turn(points) > 0;

/** About half the width of a limb, the radius of a ball. */
function thickness(points: Outline): number {
  const way = points.reduce(
    (sum, [x, y], i) => sum + Math.hypot(at(points, i + 1)[0] - x, at(points, i + 1)[1] - y),
    0,
  );
  return Math.abs(turn(points)) / way;
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

export type Paint = Readonly<Record<string, string | number>>;

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
  let data = `M${terse([x, y])}`;
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
      data += letter + terse(stops.flatMap((v) => [snap(v[0]) - x, snap(v[1]) - y]));
      const end = at<Vector>(stops, -1);
      [x, y] = [snap(end[0]), snap(end[1])];
    }
  });
  return path(`${data}z`, { fill }) + shadow(wobble(points), Math.min(22, thickness(points) * 0.7));
}

/** Many small marks in one path: each is path data relative to its own place. */
export const marks = (places: Outline, mark: string, width = 2, paint: Paint = {}): string =>
  path(places.map(([x, y]) => `M${terse([half(x), half(y)])}${mark}`).join(""), {
    "stroke-width": width,
    ...paint,
  });

/** Places for marks inside a mirrored outline given by its left half, in staggered rows. */
export function scatter(half: Outline, gap: number, fill = 0.72): Outline {
  const ys = half.map(([, y]) => y);
  const width = (y: number): number => {
    const below = half.findIndex(([, v]) => v >= y);
    const [[d0, y0], [d1, y1]] = [at(half, Math.max(0, below - 1)), at(half, Math.max(0, below))];
    return y1 === y0 ? d1 : d0 + ((d1 - d0) * (y - y0)) / (y1 - y0);
  };
  const places: Point[] = [];
  let row = 0;
  for (let y = Math.min(...ys) + gap; y < Math.max(...ys) - gap * 0.6; y += gap * 0.9, row++) {
    const reach = width(y) * fill;
    for (let x = row % 2 ? gap / 2 : 0; x <= reach; x += gap) {
      for (const s of x ? [-1, 1] : [1]) {
        places.push([MIDDLE + s * x + 2 * noise(x, y), y + 2 * noise(y, s * x)]);
      }
    }
  }
  return places;
}
