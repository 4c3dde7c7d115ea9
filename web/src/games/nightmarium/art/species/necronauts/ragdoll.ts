import { oval, pts, sym } from "../../geometry";
import type { Point } from "../../geometry";
import { both, each, flat, marks, solid, stroke } from "../../ink";
import { limb, stitches } from "../../anatomy";
import { bent, species, trunk } from "../../joints";
import { skull } from "./flesh";

export const ragdoll = species(
  "rag doll",
  { skin: "#8aa0d8", dark: "#4c4f94", pale: "#d9d2e8", glow: "#f2a0b5" },
  (c) => {
    const button = (x: number, y: number, r: number, fill: string) =>
      solid(oval(x, y, r), fill) + marks(pts("-3,-3 3,-3 -3,3 3,3", 1, x, y), "l.5.5", 3.5);
    const patch = (x: number, y: number, s: number, fill: string) =>
      flat(
        [
          [x - s, y - s, 1],
          [x + s, y - s * 0.8, 1],
          [x + s * 0.9, y + s, 1],
          [x - s * 1.1, y + s * 0.9, 1],
        ],
        fill,
        2,
      ) +
      stitches(
        [
          [x - s, y - s],
          [x + s, y - s * 0.8],
          [x + s * 0.9, y + s],
          [x - s * 1.1, y + s * 0.9],
          [x - s, y - s],
        ],
        1.6,
        7,
        3,
      );
    const sleeve = (s: number, from: Point, to: Point) =>
      limb(bent(from, to, -s * 8), [12, 11, 12], c.skin) +
      solid(oval(to[0], to[1], 14, 13), c.pale) +
      stitches(
        [
          [to[0] - 12, to[1] - 11],
          [to[0] + 12, to[1] - 11],
        ],
        2,
        7,
        3,
      ) +
      stroke(
        [
          [to[0] + s * 4, to[1] + 10],
          [to[0] + s * 3, to[1] + 1],
        ],
        2.2,
      );
    const face = (x: number, y: number) =>
      button(x - 23, y - 8, 15, c.dark) +
      button(x + 24, y - 6, 11, c.glow) +
      stitches(pts("-32,22 0,32 34,18", 1, x, y), 2.8, 9, 5) +
      solid(pts("0,0 6,12 -6,12", 1, x, y), c.glow);
    return {
      face,
      arm: sleeve,
      head: () =>
        both((s) =>
          each(4, (i) =>
            limb(
              [
                [120 + s * (18 + i * 10), 38 + i * 5],
                [120 + s * (34 + i * 13), 16 + i * 16],
                [120 + s * (52 + i * 8), 36 + i * 24],
              ],
              [4, 4, 3],
              c.glow,
            ),
          ),
        ) +
        skull({ ...c, pale: c.pale }, pts("0,22 40,30 60,70 48,112 26,126 0,128")) +
        stitches(pts("108,23 114,40 110,56"), 2.2, 8, 4) +
        face(120, 78),
      torso: () =>
        both((s) => sleeve(s, [120 + s * 40, 162], [120 + s * 78, 226])) +
        solid(sym(trunk("42,152 50,190 58,236 46,254")), c.skin) +
        stitches(pts("120,146 124,200 119,250")) +
        patch(94, 226, 14, c.glow) +
        patch(146, 186, 11, c.dark) +
        button(98, 178, 7, c.pale) +
        each(3, (i) =>
          limb(
            [
              [124, 200 + i * 4],
              [138 + i * 3, 206 + i * 7],
              [146 - i * 4, 220 + i * 4],
            ],
            [3, 3, 0],
            "#f0e9c8",
          ),
        ),
      legs: () =>
        solid(pts("76,260! 68,290 70,366 102,366 106,322 120,306 136,316 168,310 172,284 164,260!"), c.skin) +
        stitches(pts("78,324 104,320"), 2.2, 7, 4) +
        solid(pts("72,362 102,362 100,392 56,392 50,380"), c.dark) +
        button(84, 376, 5, c.glow) +
        solid(pts("146,312! 166,312! 160,392! 152,392!"), "#c9a36b") +
        stroke(pts("150,330 163,334"), 2.2) +
        solid(pts("138,304 172,304 170,318 142,318"), c.dark) +
        patch(144, 284, 10, c.pale) +
        stitches(pts("100,264 106,284 102,300")),
    };
  },
);
