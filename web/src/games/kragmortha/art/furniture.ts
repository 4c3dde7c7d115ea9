/** What stands and lies in the library: shelves, the desk, teleports, tiles. Each in a square of 100. */

import {
  both,
  dot,
  each,
  eye,
  flat,
  INK,
  limb,
  moved,
  noise,
  oval,
  path,
  pen,
  place,
  pts,
  rect,
  solid,
  stain,
  stroke,
} from "./pen";
import { symbol, TINTS } from "./symbols";
import type { Rune } from "./symbols";

const STONES = ["#5d5878", "#655f80", "#585372", "#615a7a"] as const;
const SPINES = [
  "#a8434f",
  "#3f6f8f",
  "#c78f3d",
  "#4f7f5a",
  "#7a5296",
  "#b9a27a",
  "#8c3f2f",
  "#35507f",
] as const;
const OAK = "#7a5233";
const DARK_OAK = "#4d3222";

const pick = <T>(list: readonly T[], a: number, b: number): T =>
  list[Math.floor(((noise(a, b) + 1) / 2) * list.length * 0.9999)] as T;

/** A flagstone with its symbol; worn differently on every square. */
export function tile(x: number, y: number, kind: Rune): string {
  const cracks = noise(x + 31, y) > 0.2 ? "M12 20l9 7 3 11M24 27l8-3" : "M84 72l-8 9 2 9M76 81l-10 1";
  return (
    rect(2.5, 2.5, 95, 95, 9, { fill: pick(STONES, x, y), stroke: INK, "stroke-width": 3 }) +
    path("M9 88V16Q9 9 16 9H86", {
      stroke: "#8f89ac",
      "stroke-width": 3,
      opacity: 0.55,
      fill: "none",
      "stroke-linecap": "round",
    }) +
    path(cracks, { stroke: INK, "stroke-width": 2, opacity: 0.3, fill: "none", "stroke-linecap": "round" }) +
    dot(50, 50, 34, "#e9e2f8", { opacity: 0.5, stroke: "none" }) +
    dot(50, 50, 34, "none", { stroke: TINTS[kind].deep, "stroke-width": 4, opacity: 0.8 }) +
    place(symbol(kind), 22, 22, 56)
  );
}

/** A door mat for goblins: two bare feet have been here. */
export const startMat = (): string => {
  const foot = (x: number, y: number, turn: number): string =>
    moved(
      stain(oval(0, 0, 4.6, 6.5), "#e9dfc0", 0.85) +
        each(3, (i) => dot((i - 1) * 4.4, -9 + Math.abs(i - 1) * 1.5, 1.9, "#e9dfc0", { opacity: 0.85 })),
      x,
      y,
      1,
      turn,
    );
  return (
    rect(8, 8, 84, 84, 6, {
      fill: "none",
      stroke: "#e9dfc0",
      "stroke-width": 2.5,
      "stroke-dasharray": "9 6",
      opacity: 0.8,
    }) +
    foot(80, 84, 14) +
    foot(69, 86, -6)
  );
};

/** A whirl with teeth of light around the symbol. */
export function teleport(): string {
  const arm = (i: number): string => {
    const turn = i * 45;
    return `<path d="M50 11q13 1 19 11-10-3-19 1z" transform="rotate(${turn} 50 50)" fill="${i % 2 ? "#7ff0d8" : "#b58bf0"}"/>`;
  };
  return (
    dot(50, 50, 43, "#2a1a55", { stroke: INK, "stroke-width": 3 }) +
    dot(50, 50, 38, "#4b2f8f") +
    each(8, arm) +
    dot(50, 50, 25, "#1d1240", { stroke: "#7ff0d8", "stroke-width": 2.5 })
  );
}

/** One board of a shelf: books of all heights, some leaning, now and then something else. */
function row(seed: number, y: number, height: number): string {
  let x = 9;
  let found = "";
  for (let n = 0; x < 84; n++) {
    const width = 7 + Math.round((noise(seed + n, y) + 1) * 4);
    const tall = height - 3 - Math.round((noise(y, seed + n * 3) + 1) * 4);
    const colour = pick(SPINES, seed + n * 5, y);
    const lean = n > 0 && noise(seed * 3 + n, y + 7) > 0.72 ? 7 : 0;
    const book =
      rect(0, -tall, Math.min(width, 91 - x), tall, 1.5, { fill: colour, stroke: INK, "stroke-width": 2.2 }) +
      (width > 9
        ? rect(1.5, -tall + 5, Math.min(width, 91 - x) - 3, 3, 1, { fill: "#ffe9a8", opacity: 0.8 })
        : "");
    found += moved(book, x + (lean ? 2 : 0), y, 1, lean);
    x += width + (lean ? 4 : 0.5);
  }
  return found;
}

/** Somebody lives between the books. */
const lurker = (seed: number): string => {
  if (noise(seed, 77) < 0.25) return "";
  const [x, y] = noise(seed, 5) > 0 ? [66, 30] : [28, 76];
  return (
    rect(x - 13, y - 14, 26, 26, 2, { fill: "#140d2b", stroke: INK, "stroke-width": 2.2 }) +
    pen(
      both((s) => eye(x + s * 5.5, y - 2, 4.5, { white: "#ffe45c", look: noise(seed, 9) > 0 ? 0.5 : -0.5 })),
      2,
    )
  );
};

export function shelf(x: number, y: number): string {
  const seed = x * 13 + y * 29 + 1;
  return (
    rect(1, 1, 98, 98, 4, { fill: OAK, stroke: INK, "stroke-width": 3 }) +
    rect(6, 6, 88, 40, 2, { fill: "#23173a", stroke: INK, "stroke-width": 2 }) +
    rect(6, 53, 88, 40, 2, { fill: "#23173a", stroke: INK, "stroke-width": 2 }) +
    row(seed, 45.5, 38) +
    row(seed + 50, 92.5, 38) +
    lurker(seed) +
    path("M5 49.500H95", { stroke: "#a87a4d", "stroke-width": 2.5, opacity: 0.8 })
  );
}

/** The desk over two by two squares: a tome that looks back, a candle, ink, a cup of tea. */
export const desk = (): string =>
  rect(5, 5, 190, 190, 12, { fill: DARK_OAK, stroke: INK, "stroke-width": 4 }) +
  rect(14, 14, 172, 172, 8, { fill: OAK, stroke: INK, "stroke-width": 3 }) +
  path("M20 52q40 9 78 0t80 2M22 96q30-8 60 0M118 150q30-8 60 0M20 152q26 8 52 0", {
    stroke: DARK_OAK,
    "stroke-width": 2.5,
    fill: "none",
    opacity: 0.6,
  }) +
  path("M100 14V186M14 100H186", {
    stroke: INK,
    "stroke-width": 2,
    opacity: 0.45,
    "stroke-dasharray": "6 6",
  }) +
  pen(
    // the tome
    solid(pts("54,124! 52,78! 100,86! 148,78! 146,124! 100,134!"), "#7a2438") +
      flat(pts("58,119! 57,76 78,72 100,82! 100,127! 78,116"), "#f6ecd0", 2.5) +
      flat(pts("142,119! 143,76 122,72 100,82! 100,127! 122,116"), "#f6ecd0", 2.5) +
      path("M66 86q13-3 26 2M66 96q13-3 26 2M66 106q13-3 26 2", { stroke: "#8a7a5a", "stroke-width": 2.5 }) +
      eye(122, 97, 12, { iris: "#d8503f", pupil: "slit", look: -0.2 }) +
      path("M106 112q8 5 15 3t14-4", { "stroke-width": 2.5 }) +
      // the candle
      solid(pts("22,58 38,52 54,58 50,66 38,69 26,66"), "#c9a24a") +
      solid(pts("32,58! 32,34! 44,34! 44,58! 38,60"), "#f6efdc") +
      solid(pts("38,34! 33,26 38,14! 43,26"), "#ffcf5a") +
      // the skull that holds the pens
      limb(pts("166,34 176,10"), [2.2, 1], "#f3efdc") +
      limb(pts("160,34 156,8"), [2.2, 1], "#7fb6e0") +
      solid(pts("144,44 150,30 164,27 178,32 180,46 174,54 173,62! 152,62! 151,54"), "#e4e3cd") +
      both((s) => flat(oval(163 + s * 7, 46, 4.5, 5), INK, 2)) +
      path("M158 62v-5M163 62v-6M168 62v-5", { "stroke-width": 2 }) +
      // ink, spilt
      stain(pts("30,160 44,150 58,158 70,156 66,170 48,176 34,174"), "#1d1240", 0.85) +
      solid(pts("26,148! 44,146! 48,164! 24,166!"), "#3f6f8f") +
      // tea
      stroke(pts("174,152 184,154 182,166 172,166"), 3.5) +
      solid(pts("144,144! 174,144! 170,170 148,170"), "#f2a7c0") +
      flat(oval(159, 145, 14, 4.5), "#7a5233", 2.5) +
      stroke(pts("154,136 158,130 154,124"), 2, "#fff") +
      stroke(pts("164,136 168,130 164,124"), 2, "#fff"),
    3,
  );

/** The wall where no floor is: stones, and a window if there is room. */
export const wall = (x: number, y: number): string =>
  rect(0, 0, 100, 100, 0, { fill: "#2b2246" }) +
  path(
    `M0 25H100M0 50H100M0 75H100M${20 + (x % 2) * 20} 0V25M${70 - (y % 2) * 15} 25V50M30 50V75M78 75V100`,
    { stroke: "#1b1333", "stroke-width": 4, opacity: 0.8 },
  );

export const moonWindow = (): string =>
  rect(18, 8, 64, 84, 32, { fill: "#171037", stroke: "#8d84a8", "stroke-width": 6 }) +
  dot(60, 36, 13, "#f3e3a1") +
  dot(54, 33, 11, "#171037") +
  path("M50 10V90M20 54H80", { stroke: "#8d84a8", "stroke-width": 4 }) +
  path("M28 74q5-6 8 0q3-6 8 0q-3 1-8 5q-5-4-8-5z", { fill: INK, stroke: "#5b4f9a", "stroke-width": 1 });
