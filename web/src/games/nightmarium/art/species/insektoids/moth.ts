import { oval, pts, sym, tube } from "../../geometry";
import type { Point } from "../../geometry";
import { both, dot, each, marks, shaggy, solid, stroke } from "../../ink";
import { fan, feeler, rays } from "../../anatomy";
import { bent, hips, species, trunk } from "../../joints";
import { facets, manyLegs, wingPair } from "./flesh";

export const moth = species(
  "lamp moth",
  { skin: "#c9a66b", dark: "#6b4a3a", pale: "#f2e2bd", glow: "#e4572e" },
  (c) => {
    const comb = (s: number) =>
      solid(tube(pts("16,52 34,24 62,8 84,10", s), [4, 9, 10, 0]), c.skin) +
      stroke(pts("16,52 34,24 62,8 80,10", s), 2.4) +
      marks(pts("32,27 44,17 58,10 70,9", s), `l${4 * s} 9l${-4 * s}-9 ${-6 * s}-6`, 2.2);
    const face = (x: number, y: number) =>
      both((s) => facets(x + s * 23, y - 6, 18, 21, c.glow)) +
      feeler(pts("0,14 -2,30 6,40 15,34 12,25 6,29", 1, x, y), "", c.dark, 2) +
      both((s) => stroke(pts("10,18 15,22 20,19", s, x, y), 2.4));
    const arm = (_: number, from: Point, to: Point) =>
      shaggy(tube(bent(from, to, 8), [7, 7, 5]), c.pale, 6) +
      fan(to[0], to[1], { angle: 90, spread: 60, count: 3, length: 14, width: 3.5, fill: c.dark });
    return {
      face,
      arm,
      head: () =>
        both(comb) +
        shaggy(sym(pts("0,44 36,48 48,80 34,108 0,116")), c.pale, 9) +
        face(120, 80) +
        shaggy(sym(pts("0,122 34,120 40,134 0,140")), c.skin, 9),
      torso: () =>
        wingPair(
          (s) => pts("30,156 70,118 112,116! 106,176 72,198 96,230 74,262 34,232", s),
          (s) =>
            solid(oval(120 + s * 82, 152, 15, 17), c.dark) +
            dot(120 + s * 82, 152, 8, c.glow, { "stroke-width": 2 }) +
            dot(120 + s * 72, 234, 8, c.dark, { "stroke-width": 2 }) +
            rays([120 + s * 40, 176], pts("100,186 62,130 76,214", s)),
          c.skin,
        ) +
        shaggy(sym(trunk("40,158 46,196 46,240")), c.pale, 9) +
        each(3, (i) =>
          stroke(
            [
              [84, 202 + i * 17],
              [120, 212 + i * 17],
              [156, 202 + i * 17],
            ],
            5,
            c.dark,
          ),
        ) +
        shaggy(sym(pts("0,144 36,148 42,168 0,184")), c.skin, 10),
      legs: () =>
        manyLegs([pts("24,290 66,304 76,382"), pts("18,300 40,326 34,388")], 7, c.dark, c.pale) +
        shaggy(sym(hips("50,278 42,310 24,340 0,356")), c.pale, 9) +
        each(4, (i) =>
          stroke(
            [
              [78 + i * 8, 278 + i * 17],
              [120, 290 + i * 18],
              [162 - i * 8, 278 + i * 17],
            ],
            5,
            i % 2 ? c.dark : c.skin,
          ),
        ),
    };
  },
);
