import { at, noise, oval, pts, tube } from "../../geometry";
import { solid, stain, stroke } from "../../ink";
import { eye, grin } from "../../features";
import { bent, species } from "../../joints";

export const amoeba = species(
  "thousand eyes",
  { skin: "#8fd08a", dark: "#3c7f63", pale: "#e4f8cf", glow: "#a05cc9" },
  (c) => {
    const seeing = (list: readonly (readonly [x: number, y: number, r: number])[]) =>
      list
        .map(([x, y, r], i) =>
          eye(x, y, r, {
            iris: at([c.glow, "#e2725b", "#3f88c5"], i),
            look: noise(x, r),
            down: noise(y, r),
            pupil: at(["round", "slit", "bar"] as const, i),
            ...(i % 4 === 1 ? { lid: 0.4, skin: c.dark } : {}),
          }),
        )
        .join("");
    const face = (x: number, y: number) =>
      seeing([
        [x - 22, y - 8, 13],
        [x + 6, y - 14, 16],
        [x + 30, y - 2, 9],
        [x - 4, y + 14, 8],
      ]) + stroke(pts("-20,28 2,32 22,26", 1, x, y), 3);
    return {
      face,
      arm: (s, from, to) =>
        solid(tube([...bent(from, to, -s * 12)], [13, 11, 13]), c.skin) + seeing([[to[0], to[1], 8]]),
      head: () =>
        solid(
          pts(
            "60,96 54,62 66,34 84,38 98,14 124,24 142,8 164,26 162,46 186,58 182,92 164,116 120,130 76,120",
          ),
          c.skin,
        ) +
        seeing([
          [88, 60, 16],
          [126, 50, 20],
          [160, 74, 13],
          [96, 94, 11],
          [126, 88, 10],
          [146, 28, 9],
          [72, 84, 7],
          [102, 30, 7],
        ]) +
        grin(134, 106, 22, 13, { teeth: 4 }),
      torso: () =>
        solid(tube(pts("82,178 46,176 34,206"), [14, 12, 13]), c.skin) +
        seeing([[35, 209, 9]]) +
        solid(tube(pts("158,190 194,190 204,160"), [14, 12, 12]), c.skin) +
        seeing([[204, 158, 8]]) +
        solid(
          pts(
            "92,140! 74,154 70,176 58,194 64,222 60,242 76,260! 164,260! 182,240 174,216 184,194 170,170 164,152 148,140!",
          ),
          c.skin,
        ) +
        seeing([
          [104, 176, 14],
          [142, 190, 17],
          [92, 210, 11],
          [122, 218, 12],
          [156, 228, 9],
          [84, 236, 7],
          [128, 160, 8],
          [114, 240, 7],
        ]),
      legs: () =>
        solid(
          pts(
            "76,260! 70,286 76,310 62,336 34,346 20,370 24,388 60,392 88,384 110,392 140,388 176,392 216,390 222,370 202,350 176,338 166,310 170,284 164,260!",
          ),
          c.skin,
        ) +
        seeing([
          [100, 290, 11],
          [136, 304, 14],
          [104, 334, 12],
          [150, 350, 10],
          [70, 366, 12],
          [182, 372, 9],
          [120, 368, 8],
          [46, 374, 6],
        ]) +
        stain(oval(206, 396, 10, 3), c.skin) +
        stain(oval(24, 396, 8, 2.5), c.skin),
    };
  },
);
