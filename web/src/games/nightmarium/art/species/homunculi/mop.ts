import { GROUND, oval, pts, sym, tube } from "../../geometry";
import type { Point } from "../../geometry";
import { both, each, flat, solid } from "../../ink";
import { paw } from "../../anatomy";
import { eye, grin, WHITE } from "../../features";
import { hips, species, trunk } from "../../joints";
import { fist } from "./flesh";

export const mop = species(
  "mop",
  { skin: "#d98a9a", dark: "#8a3a5c", pale: "#f6d3d3", glow: "#fff0a8" },
  (c) => {
    const strand = (x: number, y: number, length: number, lean: number, fill: string) =>
      flat(
        tube(
          [
            [x, y],
            [x + lean * 0.7, y + length * 0.5],
            [x + lean, y + length],
          ],
          [6.5, 7.5, 5],
        ),
        fill,
        3,
      );
    const curtain = (
      x: number,
      y: number,
      width: number,
      n: number,
      length: (t: number) => number,
      lean = 14,
    ) =>
      each(n, (i) => {
        const t = n > 1 ? (2 * i) / (n - 1) - 1 : 0;
        return strand(
          x + t * width,
          y,
          length(t),
          t * lean,
          i % 3 === 1 ? c.pale : i % 3 ? c.skin : "#c8718a",
        );
      });
    const arm = (s: number, from: Point, to: Point) =>
      fist(c.dark, 12)(to[0], to[1]) +
      each(4, (i) =>
        strand(
          from[0] + ((to[0] - from[0]) * i) / 4,
          from[1] + ((to[1] - from[1]) * i) / 4 - 6,
          26,
          s * 4,
          i % 2 ? c.pale : c.skin,
        ),
      );
    const face = (x: number, y: number) =>
      grin(x, y + 8, 38, 28, { teeth: 9, lower: true }) +
      eye(x + 22, y - 14, 8, { white: c.glow, look: -0.4 });
    return {
      face,
      arm,
      head: () =>
        curtain(120, 40, 54, 9, (t) => 100 - 16 * t * t, 18) +
        solid(sym(pts("0,14 36,22 56,48 54,90 0,122")), c.skin) +
        face(120, 88) +
        curtain(120, 18, 36, 8, (t) => 52 + 34 * t * t, 26) +
        solid(oval(120, 16, 11, 8), c.dark),
      torso: () =>
        both((s) => arm(s, [120 + s * 56, 162], [120 + s * 74, 232])) +
        solid(sym(trunk("56,156 62,200 56,248")), c.dark) +
        curtain(120, 206, 54, 9, (t) => 52 - 6 * t * t, 8) +
        curtain(120, 176, 52, 8, (t) => 54 - 8 * t * t, 10) +
        curtain(120, 146, 42, 8, (t) => 54 - 6 * t * t, 18),
      legs: () =>
        both((s) => paw(120 + s * 30, GROUND, 22, 22, c.dark, WHITE)) +
        solid(sym(hips("56,280 50,340 0,350")), c.dark) +
        curtain(120, 318, 54, 9, (t) => 60 - 8 * t * t, 14) +
        curtain(120, 290, 52, 8, (t) => 56 - 6 * t * t, 14) +
        curtain(120, 264, 42, 8, (t) => 54 - 6 * t * t, 18),
    };
  },
);
