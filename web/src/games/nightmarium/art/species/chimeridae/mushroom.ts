import { oval, pts, sym, tube } from "../../geometry";
import type { Point } from "../../geometry";
import { both, each, flat, marks, solid, stroke } from "../../ink";
import { limb } from "../../anatomy";
import { eye, grin } from "../../features";
import { bent, hips, species, trunk } from "../../joints";

export const mushroom = species(
  "cyclops toadstool",
  { skin: "#cfdcae", dark: "#557a4b", pale: "#f6f3d7", glow: "#3fae9f" },
  (c) => {
    const cap = (x: number, y: number, w: number, h: number) =>
      solid(
        sym(
          [
            [0, y - h],
            [w * 0.6, y - h * 0.85],
            [w, y - h * 0.15],
            [w * 0.9, y + h * 0.08],
            [0, y + h * 0.16],
          ],
          x,
        ),
        c.glow,
      ) +
      [
        [-0.55, 0.35, 0.13],
        [0.1, 0.7, 0.16],
        [0.6, 0.4, 0.11],
        [-0.1, 0.22, 0.09],
      ]
        .map(([u, v, r]) =>
          flat(oval(x + w * (u ?? 0), y - h * (v ?? 0), w * (r ?? 0), w * (r ?? 0) * 0.8), c.pale, 2.2),
        )
        .join("");
    const face = (x: number, y: number) =>
      eye(x, y - 6, 21, { iris: c.dark, pupil: "slit", lid: 0.2, skin: c.skin }) +
      grin(x, y + 22, 22, 12, { teeth: 4 });
    const arm = (s: number, from: Point, to: Point) =>
      limb(bent(from, to, -s * 10), [8, 7, 7], c.skin) + cap(to[0], to[1] + 4, 17, 17);
    return {
      face,
      arm,
      head: () =>
        solid(sym(pts("36,66 40,100 34,128 0,134")), c.skin) +
        cap(120, 62, 86, 56) +
        stroke(pts("50,60 120,70 190,60"), 3) +
        face(120, 94),
      torso: () =>
        cap(62, 196, 24, 22) +
        limb(pts("78,214 62,212 62,198"), [6, 6, 6], c.skin) +
        arm(1, [156, 186], [194, 170]) +
        cap(54, 236, 16, 15) +
        solid(sym(trunk("34,162 40,204 46,244")), c.skin) +
        each(4, (i) =>
          stroke(
            [
              [94 + i * 16, 188],
              [92 + i * 18, 220],
              [90 + i * 20, 248],
            ],
            2,
          ),
        ) +
        solid(sym(pts("0,146 30,148 50,176 44,186 32,178 22,190 12,180 0,192")), c.pale) +
        cap(62, 198, 24, 22),
      legs: () =>
        both(
          (s) =>
            solid(tube(pts("30,344 62,356 84,378 106,388", s), [12, 8, 5, 0]), c.skin) +
            solid(tube(pts("24,350 40,372 58,392", s), [12, 8, 0]), c.skin),
        ) +
        limb(pts("186,380 190,362 184,350"), [4, 4, 4], c.skin) +
        cap(184, 352, 18, 18) +
        solid(sym(hips("44,300 54,340 44,368 24,374 12,390 0,376")), c.skin) +
        marks(pts("92,290 104,318 136,286 146,324 120,342"), "q3 7 0 14", 2.2) +
        limb(pts("78,330 60,326 52,314"), [5, 5, 4], c.skin) +
        cap(52, 314, 21, 20) +
        limb(pts("146,362 160,352 160,340"), [4, 4, 3], c.skin) +
        cap(160, 342, 13, 13),
    };
  },
);
