/**
 * The hill at night on which Nightmarium is played: sky, moon, trees and ground as plain shapes and gradients.
 *
 * Colours are pairs for day and night, so that a page changes its theme without drawing again. Every drawing
 * has a name of its own, with which its gradients begin.
 */

import { tint, stop } from "./paint";

export interface Hill {
  /** Begins the ids of this drawing; no two on a page share it. */
  name: string;
  width: number;
  height: number;
  /** Where the far ridge and the near ground begin. */
  ridge: number;
  ground: number;
  /** Middle and radius of the moon. */
  moon: readonly [x: number, y: number, radius: number];
  /** Middle and radii of the moonlight on the ground. */
  pool: readonly [x: number, y: number, rx: number, ry: number];
  trees?: boolean;
  castle?: boolean;
  graves?: boolean;
  path?: boolean;
  clouds?: boolean;
  grass?: boolean;
}

const SKY = [
  ["#07061a", "#b7a6db"],
  ["#15123a", "#d8bfe0"],
  ["#2d2766", "#f3cfd2"],
  ["#5a54a4", "#fde0c6"],
  ["#8e86cf", "#fff1d6"],
] as const;
const GROUND = [
  ["#332e73", "#d3c3e0"],
  ["#221d52", "#cdbcdd"],
  ["#120f30", "#c2b0d5"],
  ["#0a081d", "#b9a7cd"],
] as const;
const MOON = ["#fffbe6", "#f6e9b9", "#e2cd8f"] as const;
const STAR = tint("#ffeebb", "#ffffff");
const FAR = tint("#3f3a83", "#c9b4d8");
const RIDGE = tint("#9c94e0", "#fff8ea");
const TREE = tint("#0e0b27", "#5f4b86");
const FAR_TREE = tint("#1b1745", "#8d78ae");
const CLOUD = tint("#2a2461", "#fff4ea");
const WINDOW = tint("#ffcf5a", "#fff3c0");
const STONE = tint("#4f4890", "#d8cbe3");
const STONE_SIDE = tint("#352f6c", "#b6a3cb");
const GRASS = tint("#15113a", "#7e6aa3");
const GRASS_LIT = tint("#4d4698", "#e9ddee");

type Chance = () => number;

/** Chance that is always the same, so that the hill is too. */
function chanceOf(seed: number): Chance {
  return () => (seed = (seed * 1664525 + 1013904223) >>> 0) / 4294967296;
}

const n = (value: number): string => value.toFixed(0);

function tree(x: number, y: number, height: number, lean: number, seed: number, colour: string): string {
  const chance = chanceOf(seed);
  let branches = "";
  const grow = (x: number, y: number, angle: number, length: number, width: number, depth: number): void => {
    const bend = angle + (chance() - 0.5) * 1.1;
    const [mx, my] = [x + Math.cos(bend) * length * 0.55, y + Math.sin(bend) * length * 0.55];
    const [ex, ey] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    branches += `<path d="M${n(x)} ${n(y)}Q${n(mx)} ${n(my)} ${n(ex)} ${n(ey)}" stroke-width="${width.toFixed(1)}"/>`;
    if (depth === 0) return;
    const count = depth > 2 ? 2 : 2 + Number(chance() > 0.6);
    for (let at = 0; at < count; at += 1) {
      const turn = (at - (count - 1) / 2) * (0.75 + chance() * 0.5) + (chance() - 0.5) * 0.3;
      grow(ex, ey, angle + turn, length * (0.6 + chance() * 0.18), width * 0.58, depth - 1);
    }
  };
  grow(x, y, -Math.PI / 2 + lean, height * 0.36, height * 0.085, 5);
  const root = `M${n(x - height * 0.09)} ${n(y + 6)}Q${n(x - height * 0.03)} ${n(y - height * 0.08)} ${n(x)} ${n(y - height * 0.2)}Q${n(x + height * 0.03)} ${n(y - height * 0.08)} ${n(x + height * 0.1)} ${n(y + 6)}Z`;
  return `<g fill="none" stroke="${colour}" stroke-linecap="round">${branches}<path d="${root}" fill="${colour}" stroke="none"/></g>`;
}

function grave(x: number, y: number, width: number, height: number, tilt: number, cross: boolean): string {
  const [w, h] = [width, height];
  const shape = cross
    ? `M${-w * 0.14} 0V${-h * 0.55}H${-w * 0.5}V${-h * 0.78}H${-w * 0.14}V${-h}H${w * 0.14}V${-h * 0.78}H${w * 0.5}V${-h * 0.55}H${w * 0.14}V0Z`
    : `M${-w / 2} 0V${-h * 0.6}A${w / 2} ${h * 0.4} 0 0 1 ${w / 2} ${-h * 0.6}V0Z`;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${tilt})"><path d="${shape}" fill="${STONE_SIDE}" transform="translate(4 0)"/><path d="${shape}" fill="${STONE}"/></g>`;
}

function defs({ name }: Hill): string {
  const rows = (colours: readonly (readonly [string, string])[], at: readonly number[]): string =>
    colours.map(([night, day], i) => stop(at[i] ?? 1, tint(night, day))).join("");
  const down = (id: string, stops: string, x2 = 0, y2 = 1): string =>
    `<linearGradient id="${name}-${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops}</linearGradient>`;
  const round = (id: string, night: string, nightly: number, day: string, daily: number, mid = 0.5): string =>
    `<radialGradient id="${name}-${id}">${stop(0, tint(night, day, nightly, daily))}${stop(mid, tint(night, day, nightly * 0.45, daily * 0.45))}${stop(1, tint(night, day, 0, 0))}</radialGradient>`;
  return (
    "<defs>" +
    down("sky", rows(SKY, [0, 0.25, 0.55, 0.85, 1])) +
    down("ground", rows(GROUND, [0, 0.3, 0.72, 1])) +
    down("mid", stop(0, tint("#3a3479", "#bfa9d3")) + stop(1, tint("#241f56", "#ac96c6"))) +
    round("halo", "#cfc6ff", 0.64, "#fffbe8", 0.64, 0.35) +
    round("lit", "#a79cf0", 0.42, "#fff6e6", 0.7) +
    round("fog", "#b9b2f2", 0.2, "#fffaf0", 0.5) +
    `<radialGradient id="${name}-moon" cx=".42" cy=".38" r=".7">${MOON.map((colour, i) => stop(i * 0.5, colour)).join("")}</radialGradient>` +
    down(
      "beam",
      stop(0, tint("#a79cf0", "#fff6e6", 0.34, 0.34)) +
        stop(0.7, tint("#a79cf0", "#fff6e6", 0.07, 0.07)) +
        stop(1, tint("#a79cf0", "#fff6e6", 0, 0)),
    ) +
    down(
      "edge",
      stop(0, tint("#04030f", "#6d5a92", 0.58, 0.1)) + stop(1, tint("#04030f", "#6d5a92", 0, 0)),
      1,
      0,
    ) +
    down(
      "foot",
      stop(0, tint("#04030f", "#6d5a92", 0, 0)) + stop(1, tint("#04030f", "#6d5a92", 0.72, 0.12)),
    ) +
    "</defs>"
  );
}

function sky({ name, width, ridge, moon, clouds = true }: Hill, chance: Chance): string {
  const [mx, my, mr] = moon;
  let found = `<rect width="${n(width)}" height="${n(ridge + 80)}" fill="url(#${name}-sky)"/>`;
  for (let at = 0; at < width / 12; at += 1) {
    const [x, y, size] = [chance() * width, chance() * ridge * 0.85, 0.6 + chance() * chance() * 2];
    found += `<circle cx="${n(x)}" cy="${n(y)}" r="${size.toFixed(1)}" fill="${STAR}" opacity="${(0.3 + chance() * 0.6).toFixed(2)}"/>`;
  }
  const crater = (x: number, y: number, r: number): string =>
    `<circle cx="${n(mx + x * mr)}" cy="${n(my + y * mr)}" r="${n(r * mr)}"/>`;
  found +=
    `<circle cx="${n(mx)}" cy="${n(my)}" r="${n(mr * 3.6)}" fill="url(#${name}-halo)"/>` +
    `<circle cx="${n(mx)}" cy="${n(my)}" r="${n(mr)}" fill="url(#${name}-moon)"/><g fill="${MOON[2]}" opacity=".5">` +
    crater(-0.52, -0.34, 0.15) +
    crater(0.48, -0.58, 0.09) +
    crater(0.62, 0.22, 0.13) +
    crater(-0.3, 0.6, 0.08) +
    crater(-0.7, 0.18, 0.07) +
    "</g>";
  if (clouds) {
    for (const [cx, cy, w] of [
      [0.18, 0.35, 0.3],
      [0.83, 0.3, 0.34],
      [0.06, 0.72, 0.24],
      [0.95, 0.7, 0.24],
    ] as const) {
      const puff = (x: number, y: number, rx: number, ry: number): string =>
        `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${ry}"/>`;
      found +=
        `<g fill="${CLOUD}" opacity=".5">` +
        puff(width * cx, ridge * cy, (width * w) / 2, 5) +
        puff(width * (cx - w * 0.1), ridge * cy + 7, width * w * 0.28, 5) +
        puff(width * (cx + w * 0.06), ridge * cy - 6, width * w * 0.22, 6) +
        "</g>";
    }
  }
  return found;
}

function far({ name, width, ridge, ground, castle = true, graves = true }: Hill, chance: Chance): string {
  let mountains = `M0 ${n(ridge + 20)}`;
  for (let at = 0; at <= 16; at += 1)
    mountains += `L${n((width * at) / 16)} ${n(ridge - 22 - chance() * 60)}`;
  let found = `<path d="${mountains}L${n(width)} ${n(ridge + 60)}H0Z" fill="${FAR}"/>`;
  if (castle)
    found +=
      `<g transform="translate(${n(width / 2 - 46)} ${n(ridge - 66)})" fill="${FAR_TREE}">` +
      '<path d="M0 84V30L14 8 28 30V40H40V-8L53 -38 66 -8V34H78V22L90 4 102 22V84Z"/><path d="M50 -38V-52l12 5-12 5z"/>' +
      `<path fill="${WINDOW}" d="M10 40a4 5 0 0 1 8 0v8h-8zM49 2a4 5 0 0 1 8 0v9h-8zM86 34a4 5 0 0 1 8 0v8h-8zM49 44a4 5 0 0 1 8 0v9h-8z"/></g>`;
  const [w, r] = [width, ridge];
  const hill = `M0 ${n(r - 6)}C${n(w * 0.12)} ${n(r - 22)} ${n(w * 0.33)} ${n(r - 14)} ${n(w * 0.47)} ${n(r + 10)}S${n(w * 0.62)} ${n(r - 4)} ${n(w * 0.74)} ${n(r - 14)}S${n(w * 0.93)} ${n(r - 20)} ${n(w)} ${n(r - 4)}`;
  found +=
    `<path d="${hill}V${n(ground + 90)}H0Z" fill="url(#${name}-mid)"/>` +
    `<path d="${hill}" fill="none" stroke="${RIDGE}" stroke-width="2.5" opacity=".55"/>`;
  if (graves)
    for (const [x, wide, high, tilt, cross] of [
      [0.47, 26, 34, -6, false],
      [0.515, 22, 30, 7, true],
      [0.545, 24, 28, 5, false],
      [0.445, 18, 26, 8, true],
    ] as const)
      found += grave(w * x, r + 26 + ((w * x) % 7), wide, high, tilt, cross);
  const fog = (cx: number, cy: number, rx: number, ry: number): string =>
    `<ellipse cx="${n(w * cx)}" cy="${n(cy)}" rx="${n(w * rx)}" ry="${ry}" fill="url(#${name}-fog)"/>`;
  return (
    found + fog(0.5, ground + 6, 0.62, 40) + fog(0.2, ground - 8, 0.34, 34) + fog(0.82, ground - 4, 0.34, 34)
  );
}

function near(hill: Hill, chance: Chance): string {
  const { name, width: w, height: h, ridge, ground: g, pool, path = true } = hill;
  const line = `M0 ${n(g + 14)}C${n(w * 0.2)} ${n(g - 18)} ${n(w * 0.36)} ${n(g + 20)} ${n(w * 0.5)} ${n(g + 8)}S${n(w * 0.82)} ${n(g - 14)} ${n(w)} ${n(g + 18)}`;
  let found =
    `<path d="${line}V${n(h)}H0Z" fill="url(#${name}-ground)"/>` +
    `<path d="${line}" fill="none" stroke="${RIDGE}" stroke-width="2" opacity=".3"/>`;
  if (path)
    found += `<path d="M${n(w * 0.492)} ${n(ridge + 12)}C${n(w * 0.53)} ${n(g - 14)} ${n(w * 0.44)} ${n(g)} ${n(w * 0.455)} ${n(g + 34)}C${n(w * 0.475)} ${n(g + 110)} ${n(w * 0.3)} ${n(g + 190)} ${n(w * 0.22)} ${n(h)}H${n(w * 0.78)}C${n(w * 0.74)} ${n(g + 200)} ${n(w * 0.56)} ${n(g + 120)} ${n(w * 0.535)} ${n(g + 40)}C${n(w * 0.525)} ${n(g + 6)} ${n(w * 0.555)} ${n(g - 12)} ${n(w * 0.508)} ${n(ridge + 12)}Z" fill="url(#${name}-beam)"/>`;
  const [px, py, prx, pry] = pool;
  found += `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(prx)}" ry="${n(pry)}" fill="url(#${name}-lit)"/>`;
  for (let at = 0; at < Math.min(70, w / 12); at += 1) {
    const [x, y] = [chance() * w, g + 30 + chance() * Math.max(0, h - g - 60)];
    const size = 5 + (y - g) / 40;
    const lit = Math.abs(x - px) / prx + Math.abs(y - py) / pry < 1;
    found += `<path d="M${n(x)} ${n(y)}q-2-${n(size)} -${n(size * 0.6)}-${n(size * 1.1)}M${n(x)} ${n(y)}q0-${n(size)} 1-${n(size * 1.4)}M${n(x)} ${n(y)}q2-${n(size)} ${n(size * 0.7)}-${n(size)}" stroke="${lit ? GRASS_LIT : GRASS}" stroke-width="1.8" fill="none" stroke-linecap="round" opacity=".75"/>`;
  }
  for (let at = 0; at < Math.min(16, w / 60); at += 1) {
    const [x, y, size] = [chance() * w, g + 50 + chance() * Math.max(0, h - g - 120), 3 + chance() * 6];
    found +=
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${(size * 1.6).toFixed(1)}" ry="${size.toFixed(1)}" fill="${STONE_SIDE}"/>` +
      `<ellipse cx="${n(x - 1)}" cy="${n(y - size * 0.35)}" rx="${(size * 1.2).toFixed(1)}" ry="${(size * 0.55).toFixed(1)}" fill="${STONE}"/>`;
  }
  return found;
}

/** The markup of a hill as large as its window, to be put into an `<svg>` of that size. */
export function hill(wanted: Hill): string {
  const { name, width: w, height: h, ground, trees = true, grass = true } = wanted;
  const chance = chanceOf(7);
  let found = defs(wanted) + sky(wanted, chance) + far(wanted, chance) + near(wanted, chance);
  if (trees)
    found +=
      tree(18, ground + 40, 330, 0.1, 21, FAR_TREE) +
      tree(w - 22, ground + 36, 340, -0.12, 5, FAR_TREE) +
      tree(-14, h - 190, 560, 0.14, 9, TREE) +
      tree(w + 16, h - 200, 560, -0.13, 33, TREE);
  found +=
    `<rect width="${n(w * 0.16)}" height="${n(h)}" fill="url(#${name}-edge)"/>` +
    `<rect width="${n(w * 0.16)}" height="${n(h)}" fill="url(#${name}-edge)" transform="translate(${n(w)} 0) scale(-1 1)"/>` +
    `<rect y="${n(h * 0.6)}" width="${n(w)}" height="${n(h * 0.4)}" fill="url(#${name}-foot)"/>`;
  if (grass) {
    let blades = "";
    for (let at = 0; at < w / 9; at += 1) {
      const [x, size] = [chance() * w, 16 + chance() * 34];
      blades += `M${n(x)} ${n(h + 4)}q${n(chance() * 10 - 5)}-${n(size * 0.6)} ${n(chance() * 18 - 9)}-${n(size)}q4 ${n(size * 0.4)} 7 ${n(size)}z`;
    }
    found += `<path d="${blades}" fill="${TREE}" opacity=".9"/>`;
  }
  return found;
}
