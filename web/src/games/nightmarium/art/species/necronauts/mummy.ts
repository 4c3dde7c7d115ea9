import { pts, sym, tube } from "../../geometry";
import type { Point } from "../../geometry";
import { both, each, flat, marks, solid, stain, stroke } from "../../ink";
import { fan, limb } from "../../anatomy";
import { eye } from "../../features";
import { bent, legged, species, trunk } from "../../joints";
import { noseHole, skull } from "./flesh";

export const mummy = species(
  "mummy cat",
  { skin: "#a9bcd6", dark: "#4a5687", pale: "#e3dfc8", glow: "#64f0a8" },
  (c) => {
    const wrap = (left: Point, right: Point, sag = 5) =>
      stroke([left, [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2 + sag], right], 2.4);
    const wound = (s: number, from: Point, to: Point) =>
      limb(bent(from, to, -s * 10), [11, 11, 10], c.pale) +
      each(3, (i) =>
        wrap(
          [from[0] + ((to[0] - from[0]) * (i + 1)) / 4 - 9, from[1] + ((to[1] - from[1]) * (i + 1)) / 4 + 3],
          [from[0] + ((to[0] - from[0]) * (i + 1)) / 4 + 11, from[1] + ((to[1] - from[1]) * (i + 1)) / 4 - 3],
          2,
        ),
      ) +
      fan(to[0], to[1], { angle: 90 - s * 30, spread: 70, count: 3, length: 22, width: 6, fill: c.skin });
    const face = (x: number, y: number) =>
      flat(pts("-44,-14! 0,-20 44,-14! 40,8! 0,3 -40,8!", 1, x, y), c.dark, 3) +
      both((s) => eye(x + s * 20, y - 5, 11, { pupil: "slit", white: c.glow, look: s * 0.1 })) +
      noseHole(x, y + 16, 5) +
      both((s) => stroke(pts("0,22 9,29 18,24", s, x, y), 2.6));
    return {
      face,
      arm: wound,
      head: () =>
        both(
          (s) => solid(pts("16,44 46,6! 56,62", s), c.pale) + stain(pts("30,44 44,20! 48,54", s), c.dark),
        ) +
        skull(c, pts("0,30 36,38 56,74 42,108 0,124")) +
        wrap([80, 50], [162, 44]) +
        wrap([92, 40], [150, 36]) +
        wrap([66, 90], [172, 98]) +
        face(120, 76) +
        wrap([78, 112], [150, 118]) +
        solid(tube(pts("168,90 186,98 182,118 196,130"), [6, 6, 5, 4]), c.pale),
      torso: () =>
        both((s) => wound(s, [120 + s * 36, 162], [120 + s * 66, 222])) +
        solid(sym(trunk("40,154 44,200 40,240")), c.pale) +
        each(7, (i) =>
          wrap(
            [79 + (i % 3), 156 + i * 14 + (i % 2) * 8],
            [161 - (i % 2) * 2, 160 + i * 14 - (i % 2) * 6],
            4,
          ),
        ) +
        flat(pts("106,186 132,180 142,198 128,214 104,208"), c.dark) +
        eye(118, 198, 8, { white: c.glow, pupil: "slit" }) +
        solid(tube(pts("156,244 178,250 196,236 206,200 198,178"), [7, 7, 7, 6, 4]), c.pale),
      legs: () =>
        solid(legged(pts("28,286 34,326 30,376"), [22, 15, 12]), c.pale) +
        both(
          (s) =>
            each(5, (i) =>
              wrap(
                [120 + s * 28 - 13, 300 + i * 16 + (i % 2) * 5],
                [120 + s * 30 + 13, 302 + i * 16 - (i % 2) * 6],
                3,
              ),
            ) +
            solid(pts("18,376 40,372 58,384 54,392 16,392", s), c.skin) +
            marks(pts("40,391 49,390", s), "l0-7", 2.2),
        ) +
        wrap([72, 276], [168, 284]) +
        wrap([74, 298], [166, 286]) +
        solid(tube(pts("156,350 176,356 186,374 210,382"), [5, 5, 5, 3]), c.pale),
    };
  },
);
