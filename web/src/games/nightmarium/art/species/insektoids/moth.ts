import { both, dot, each, oval, pts, shaggy, solid, stroke, sym, tube } from "../../ink";
import type { Point } from "../../ink";
import { fan, feeler, rays } from "../../anatomy";
import { bent, hips, species, trunk } from "../../joints";
import { facets, manyLegs, wingPair } from "./flesh";

export const moth = species(
  "lamp moth",
  { skin: "#c9a66b", dark: "#6b4a3a", pale: "#f2e2bd", glow: "#e4572e" },
  (c) => {
    const comb = (s: number, base: Point, tip: Point) => {
      const n = 6;
      return (
        feeler([base, [(base[0] + tip[0]) / 2 + s * 10, (base[1] + tip[1]) / 2 - 8], tip], "", c.dark, 2.5) +
        each(n, (i) => {
          const t = (i + 1) / n;
          const [x, y] = [
            base[0] + (tip[0] - base[0]) * t + s * 20 * t * (1 - t),
            base[1] + (tip[1] - base[1]) * t - 16 * t * (1 - t) * 2,
          ];
          return stroke(pts("-9,-5 0,0 4,10", s, x, y), 2.6);
        })
      );
    };
    const face = (x: number, y: number) =>
      both((s) => facets(x + s * 23, y - 6, 18, 21, c.glow)) +
      stroke(pts("0,18 1,30 12,40 18,30 11,27", 1, x, y), 5) +
      stroke(pts("0,18 1,30 12,40 18,30 11,27", 1, x, y), 2, c.pale);
    const arm = (_: number, from: Point, to: Point) =>
      shaggy(tube(bent(from, to, 8), [7, 7, 5]), c.pale, 6) +
      fan(to[0], to[1], { angle: 90, spread: 60, count: 3, length: 14, width: 3.5, fill: c.dark });
    return {
      face,
      arm,
      head: () =>
        both((s) => comb(s, [120 + s * 18, 50], [120 + s * 78, 14])) +
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
