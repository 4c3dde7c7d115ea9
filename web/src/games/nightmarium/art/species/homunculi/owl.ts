import { oval, pts, scatter, sym, tube } from "../../geometry";
import type { Point } from "../../geometry";
import { both, marks, shaggy, solid } from "../../ink";
import { fan, limb } from "../../anatomy";
import { eye } from "../../features";
import { bent, legged, species, trunk } from "../../joints";
import { belly, hairs } from "./flesh";

export const owl = species(
  "night owl",
  { skin: "#a8434f", dark: "#5c2140", pale: "#f2cfae", glow: "#ff9f43" },
  (c) => {
    const wing = (s: number, from: Point, to: Point) =>
      fan(to[0], to[1] - 14, {
        angle: 90 - s * 6,
        spread: 60,
        count: 4,
        length: 34,
        width: 9,
        fill: c.dark,
      }) + shaggy(tube(bent(from, to, -s * 18), [16, 21, 11]), c.skin, 9);
    const face = (x: number, y: number) =>
      both(
        (s) =>
          solid(oval(x + s * 24, y - 6, 25), c.pale) +
          eye(x + s * 23, y - 6, 18, { iris: c.glow, look: -s * 0.2 }) +
          marks(pts("24,-29 38,-24 45,-8 38,11", s, x, y), "l1 3", 2),
      ) + solid(pts("-9,2 0,-4 9,2 0,26!", 1, x, y), "#f3b14e");
    return {
      face,
      arm: wing,
      head: () =>
        both((s) => shaggy(pts("30,44 62,6! 60,60", s), c.dark, 8)) +
        shaggy(sym(pts("0,34 44,34 66,72 54,112 0,130")), c.skin, 11) +
        face(120, 80) +
        fan(120, 42, { angle: 90, spread: 60, count: 3, length: 22, width: 7, fill: c.dark }) +
        hairs(pts("30,108 24,126"), 14),
      torso: () =>
        both((s) => wing(s, [120 + s * 46, 164], [120 + s * 74, 234])) +
        shaggy(sym(trunk("54,158 64,204 54,246")), c.skin, 11) +
        belly(c, 156, 42) +
        marks(scatter(pts("20,156 42,190 36,250"), 17), "q-1 8 6 7 7 0 6-7", 2.2),
      legs: () =>
        both(
          (s) =>
            fan(120 + s * 32, 370, {
              angle: 90,
              spread: 120,
              count: 3,
              length: 22,
              width: 7,
              fill: "#f3b14e",
            }) + limb(pts("32,340 32,374", s), [8, 7], "#f3b14e"),
        ) +
        shaggy(legged(pts("32,290 34,322 32,344"), [29, 22, 15], 322), c.skin, 12) +
        hairs(pts("34,270 54,290 50,326"), 16) +
        fan(120, 300, { angle: 90, spread: 36, count: 3, length: 50, width: 8, fill: c.dark }),
    };
  },
);
