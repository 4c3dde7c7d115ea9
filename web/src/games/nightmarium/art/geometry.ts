/**
 * The plane all pictures share, and outlines on it.
 *
 * It is 240 wide and 400 high, the ground near the bottom. A picture of any part is drawn where the
 * part belongs in a whole creature.
 */

/** A corner of an outline; the third member makes it sharp instead of round. */
export type Point = readonly [x: number, y: number, sharp?: 1 | undefined];
export type Outline = readonly Point[];

export type Vector = readonly [number, number];
export type Cubic = readonly [Vector, Vector, Vector, Vector];

const MIDDLE = 120;
export const GROUND = 392;

/** Where cards meet: the height, and half the width of every body there. */
export interface Joint {
  readonly y: number;
  readonly half: number;
}

export const NECK: Joint = { y: 140, half: 28 };
export const WAIST: Joint = { y: 260, half: 44 };

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

/** Noise between -1 and 1 that depends on nothing but its arguments, to the bit on every machine. */
export function noise(a: number, b: number): number {
  const seed = Math.imul(Math.round(a * 16), 0x85ebca6b) ^ Math.imul(Math.round(b * 16), 0xc2b2ae35);
  const mixed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 31 - 1;
}

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
export function normal(a: Point, b: Point): Vector {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [dy / length, -dx / length];
}

/** The outline as Bézier curves: smooth through round corners, pointed at sharp ones. */
export function cubics(points: Outline, closed: boolean): Cubic[] {
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

/** Twice the area, positive if the outline runs clockwise on the screen. */
const area2 = (points: Outline): number =>
  points.reduce((sum, [x, y], i) => {
    const [u, v] = at(points, i + 1);
    return sum + x * v - u * y;
  }, 0);
export const clockwise = (points: Outline): boolean => area2(points) > 0;

/** About half the width of a limb, the radius of a ball. */
export function thickness(points: Outline): number {
  const way = points.reduce(
    (sum, [x, y], i) => sum + Math.hypot(at(points, i + 1)[0] - x, at(points, i + 1)[1] - y),
    0,
  );
  return Math.abs(area2(points)) / way;
}

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
