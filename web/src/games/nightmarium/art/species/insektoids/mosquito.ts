import { pts, scatter, sym } from "../../geometry";
import type { Point } from "../../geometry";
import { both, each, flat, marks, solid, stain, stroke } from "../../ink";
import { feeler, rays } from "../../anatomy";
import { tear } from "../../features";
import { bent, hips, species, trunk } from "../../joints";
import { facets, jointed, manyLegs, plates, wingPair } from "./flesh";

export const mosquito = species(
  "weeping mosquito",
  { skin: "#a58a62", dark: "#75604f", pale: "#e8d9b5", glow: "#d64550" },
  (c) => {
    const face = (x: number, y: number) =>
      both((s) => facets(x + s * 25, y - 10, 21, 24, c.glow, s * 12) + tear(x + s * 30, y + 24, 6)) +
      solid(pts("-8,4! 8,4! 2,52! -2,52!", 1, x, y), c.dark);
    const arm = (s: number, from: Point, to: Point) =>
      jointed([...bent(from, to, -s * 24)], 6, c.skin, c.dark);
    return {
      face,
      arm,
      head: () =>
        both(
          (s) =>
            feeler(pts("12,50 22,20 52,10", s), "", c.dark, 2.5) +
            rays([120 + s * 30, 18], pts("26,6 38,26 42,4 50,20", s), 2),
        ) +
        solid(sym(pts("0,42 30,46 42,76 26,106 0,112")), c.skin) +
        face(120, 80) +
        stain(pts("116,116 124,116 122,134 118,134"), c.glow),
      torso: () =>
        wingPair(
          (s) => pts("28,158 60,132 108,140 112,158 70,178", s),
          (s) => rays([120 + s * 36, 160], pts("104,148 84,168 70,140", s), 1.8),
          "#dfe9e4",
        ) +
        both((s) => arm(s, [120 + s * 34, 176], [120 + s * 78, 244])) +
        solid(sym(trunk("42,156 38,184 50,224")), c.skin) +
        flat(sym(pts("0,180 26,190 40,222 30,248 0,254")), c.glow, 3) +
        stain(pts("98,206 106,194 104,222 96,236"), "#fff", 0.4) +
        each(3, (i) =>
          stroke(
            [
              [90 - i * 5 + (i > 1 ? 8 : 0), 196 + i * 18],
              [120, 202 + i * 18],
              [150 + i * 5 - (i > 1 ? 8 : 0), 196 + i * 18],
            ],
            2.6,
          ),
        ) +
        marks(scatter(pts("24,146 34,176"), 12), "l2 4", 2),
      legs: () =>
        manyLegs(
          [pts("28,280 96,286 108,388"), pts("24,290 70,272 72,392"), pts("16,296 40,312 34,392")],
          5.5,
          c.dark,
          c.pale,
        ) +
        solid(sym(hips("40,280 0,296")), c.dark) +
        plates("258,44,16 274,34,16 290,26,16 306,18,16 322,10,14", (i) => (i % 2 ? c.pale : c.skin)),
    };
  },
);
