import { GROUND, oval, pts, sym, tube } from "../../geometry";
import { both, INK, marks, shaggy, solid, stain } from "../../ink";
import { paw } from "../../anatomy";
import { eye, grin } from "../../features";
import { legged, species, trunk } from "../../joints";
import { clawed, furArm, hairs } from "./flesh";

export const lion = species(
  "moon lion",
  { skin: "#e2955f", dark: "#8e2f3f", pale: "#fbdcae", glow: "#f25c54" },
  (c) => {
    const arm = furArm(c, 12, clawed(c.pale, 22));
    const face = (x: number, y: number) =>
      both((s) =>
        eye(x + s * 19, y - 14, 10, { iris: c.glow, pupil: "slit", lid: 0.25, skin: c.skin, look: -s * 0.2 }),
      ) +
      solid(pts("-12,0 0,-4 12,0 0,11", 1, x, y), c.dark) +
      both(
        (s) =>
          solid(oval(x + s * 12, y + 17, 14, 10), c.pale) +
          marks(pts("10,15 15,18 17,13", s, x, y), "l.5.5", 2.5),
      ) +
      grin(x, y + 25, 24, 17, { teeth: 6, sharp: true, tongue: "#ff8fa0" });
    return {
      face,
      arm,
      head: () =>
        shaggy(oval(120, 72, 58, 54), c.dark, 17) +
        both((s) => solid(oval(120 + s * 36, 40, 13), c.skin) + stain(oval(120 + s * 36, 42, 6), c.glow)) +
        shaggy(sym(pts("0,30 36,42 45,76 32,112 0,124")), c.skin, 7) +
        marks([[120, 38]], "l0 12m-8-10l2 9m13-9l-2 9", 3) +
        face(120, 78),
      torso: () =>
        solid(tube(pts("160,246 192,244 208,212 204,184"), [6, 5, 5, 4]), c.skin) +
        shaggy(oval(204, 174, 12, 16), c.dark, 8) +
        both((s) => arm(s, [120 + s * 44, 168], [120 + s * 62, 236])) +
        shaggy(sym(trunk("54,156 50,200 44,240")), c.skin, 8) +
        shaggy(sym(pts("0,142 52,146 46,180 22,206 0,222")), c.dark, 12) +
        hairs(pts("14,152 34,176 10,214"), 15) +
        hairs(pts("30,220 32,256"), 16),
      legs: () =>
        both((s) => paw(120 + s * 40, GROUND - 2, 24, 24, c.pale, INK)) +
        shaggy(legged(pts("30,286 46,318 36,368"), [25, 17, 14], 310), c.skin, 7) +
        both((s) => shaggy(oval(120 + s * 38, 346, 17, 11), c.dark, 9)) +
        hairs(pts("30,272 44,290"), 16),
    };
  },
);
