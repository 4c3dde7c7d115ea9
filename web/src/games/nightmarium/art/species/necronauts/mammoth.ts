import { GROUND, oval, pts, sym } from "../../geometry";
import type { Point } from "../../geometry";
import { both, each, flat, INK, marks, solid } from "../../ink";
import { bone, heart, horn, limb, ribs, stitches } from "../../anatomy";
import { socket, tear } from "../../features";
import { legged, species, trunk } from "../../joints";
import { skull } from "./flesh";

export const mammoth = species(
  "mammoth bones",
  { skin: "#8b9bb8", dark: "#424a70", pale: "#ece8d8", glow: "#9fe3ff" },
  (c) => {
    const column = (s: number, from: Point, to: Point) =>
      limb([from, [(from[0] + to[0]) / 2 + s * 6, (from[1] + to[1]) / 2], to], [13, 12, 15], c.skin) +
      solid(oval(to[0], to[1], 19, 12), c.pale) +
      marks(
        [
          [to[0] - 9, to[1] + 4],
          [to[0], to[1] + 6],
          [to[0] + 9, to[1] + 4],
        ],
        "l0 5",
        3,
      );
    const face = (x: number, y: number) =>
      both((s) => socket(x + s * 25, y - 4, 9, 11, c.glow)) +
      both((s) => tear(x + s * 27, y + 18, 4)) +
      each(5, (i) =>
        solid(oval(x + (i > 2 ? (i - 2) * 5 : 0), y + 2 + i * 13, 15 - i * 1.6, 9 - i * 0.5), c.pale, {
          "stroke-width": 2.8,
        }),
      );
    return {
      face,
      arm: column,
      head: () =>
        both(
          (s) =>
            solid(pts("40,40 72,34 92,62 84,98 60,102 44,80", s), c.skin) +
            stitches(pts("74,42 84,66 78,92", s), 2, 9, 4),
        ) +
        skull(c, pts("0,10 30,14 50,46 44,86 30,104 0,108")) +
        both((s) => horn([120 + s * 26, 94], pts("40,122 70,130", s), [120 + s * 96, 104], 9, "#f6f1de", 2)) +
        face(120, 68) +
        stitches(pts("120,12 116,30 122,44"), 2.2, 8, 4),
      torso: () =>
        both((s) => column(s, [120 + s * 50, 172], [120 + s * 78, 240])) +
        solid(sym(trunk("44,148 70,180 70,222 52,252")), c.skin) +
        flat(sym(pts("0,164 36,170 50,200 36,236 0,244")), c.dark, 3) +
        heart(124, 206, 14, c.glow) +
        bone([120, 168], [120, 240], 4) +
        ribs(172, [36, 46, 46, 36], 17, c.pale),
      legs: () =>
        solid(legged(pts("32,286 42,330 40,370"), [28, 23, 22]), c.skin) +
        both(
          (s) =>
            solid(
              [
                [120 + s * 40 - 24, 372],
                [120 + s * 40, 366],
                [120 + s * 40 + 24, 372],
                [120 + s * 40 + 26, 392, 1],
                [120 + s * 40 - 26, 392, 1],
              ],
              c.skin,
            ) +
            each(3, (i) => flat(oval(120 + s * 40 - 15 + i * 15, GROUND - 6, 6, 7), c.pale, 2.2)) +
            stitches(pts("24,340 58,346", s), 2.2, 8, 5) +
            bone([120 + s * 38, 304], [120 + s * 41, 326], 5),
        ) +
        solid(sym(pts("0,268 26,274 30,290 8,300 0,296")), c.pale) +
        both((s) => flat(oval(120 + s * 13, 284, 6, 5), INK, 1)),
    };
  },
);
