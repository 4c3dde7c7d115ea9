import { oval, pts, sym, tube } from "../../geometry";
import type { Point } from "../../geometry";
import { both, dot, each, flat, INK, marks, solid, stroke } from "../../ink";
import { feeler, limb, rays } from "../../anatomy";
import { grin } from "../../features";
import { bent, hips, species, trunk } from "../../joints";
import { facets, jointed, manyLegs, plates } from "./flesh";

export const cricket = species(
  "fiddler cricket",
  { skin: "#a37b3e", dark: "#5e4326", pale: "#ecd08a", glow: "#f2a541" },
  (c) => {
    const face = (x: number, y: number) =>
      both(
        (s) =>
          facets(x + s * 30, y - 22, 13, 18, c.dark, s * 20) +
          dot(x + s * 28, y - 26, 3, "#fff", { stroke: "none" }),
      ) +
      stroke(pts("-18,14 0,20 18,14", 1, x, y), 2.6) +
      both(
        (s) =>
          solid(tube(pts("15,18 20,32 8,42", s, x, y), [5, 4, 2]), c.pale) +
          flat(oval(x + s * 6, y + 2, 2, 3), INK, 1),
      ) +
      grin(x, y + 24, 12, 10, { teeth: 3 });
    const arm = (s: number, from: Point, to: Point) =>
      jointed([...bent(from, to, -s * 18)], 7, c.skin, c.pale);
    return {
      face,
      arm,
      head: () =>
        both((s) => feeler(pts("14,32 40,8 84,20 106,62", s), "", c.dark, 2.5)) +
        solid(sym(pts("0,20 30,28 40,60 30,104 18,126 0,130")), c.skin) +
        stroke(pts("100,36 120,44 140,36"), 2.4) +
        face(120, 80),
      torso: () =>
        arm(-1, [80, 170], [38, 214]) +
        solid(pts("164,168 196,150 206,160 196,186 206,204 194,222 174,208 178,190"), "#a65a2e") +
        stroke(pts("204,146 182,214"), 2) +
        dot(191, 186, 4, INK) +
        arm(1, [160, 170], [188, 226]) +
        stroke(pts("150,196 216,172"), 4.5) +
        stroke(pts("150,196 216,172"), 1.8, c.pale) +
        solid(sym(trunk("46,156 48,200 46,240")), c.pale) +
        each(4, (i) =>
          stroke(
            [
              [100, 196 + i * 16],
              [120, 202 + i * 16],
              [140, 196 + i * 16],
            ],
            2.4,
          ),
        ) +
        both(
          (s) =>
            solid(pts("16,150 46,156 58,214 52,254! 34,220 20,176", s), c.skin) +
            rays([120 + s * 34, 164], pts("50,240 46,200", s)),
        ),
      legs: () =>
        both(
          (s) =>
            limb(pts("88,288 64,344 50,384", s), [6, 5, 4], c.pale) +
            marks(pts("80,312 72,328 65,345", s), `l${s * 9} 2`, 2.6) +
            solid(pts("46,380 64,382 84,392! 42,392!", s), c.dark) +
            solid(tube(pts("24,308 56,296 90,280", s), [13, 18, 8]), c.skin) +
            each(3, (i) =>
              stroke(
                [
                  [120 + s * (40 + i * 13), 292 - i * 4],
                  [120 + s * (46 + i * 13), 302 - i * 4],
                  [120 + s * (54 + i * 13), 304 - i * 7],
                ],
                2.2,
              ),
            ),
        ) +
        manyLegs([pts("18,312 36,330 26,388")], 6, c.skin, c.pale) +
        solid(sym(hips("40,280 0,296")), c.dark) +
        plates("258,46,18 276,38,18 294,26,18 310,16,18", (i) => (i % 2 ? c.skin : c.pale)),
    };
  },
);
