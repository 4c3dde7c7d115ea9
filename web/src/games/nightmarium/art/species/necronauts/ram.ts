import { GROUND, oval, pts, sym, tube } from "../../geometry";
import { both, each, flat, INK, solid, stroke } from "../../ink";
import { bone, heart, hoof, horn, stitches } from "../../anatomy";
import { socket } from "../../features";
import { legged, species, trunk } from "../../joints";
import { boneArm, skull, teethLine } from "./flesh";

export const ram = species(
  "ram skull",
  { skin: "#5f7fb0", dark: "#333c6a", pale: "#ebe4cc", glow: "#ff6b6b" },
  (c) => {
    const face = (x: number, y: number) =>
      both((s) => socket(x + s * 22, y - 16, 10, 12, c.glow, s * -25)) +
      both((s) => flat(oval(x + s * 7, y + 36, 4, 8, s * 15), INK, 1)) +
      stroke(pts("0,-2 -2,22", 1, x, y), 2.2) +
      teethLine(x, y + 52, 13, 4);
    return {
      face,
      arm: boneArm(2),
      head: () =>
        both((s) =>
          horn(
            [120 + s * 26, 42],
            pts("58,14 94,30 98,74 70,96 56,76", s),
            [120 + s * 70, 62],
            17,
            c.skin,
            7,
          ),
        ) +
        skull(c, pts("0,24 30,32 38,60 26,88 22,124 0,134")) +
        face(120, 74) +
        stitches(pts("112,28 118,44 114,56"), 2, 7, 4),
      torso: () =>
        both((s) => boneArm(2)(s, [120 + s * 44, 162], [120 + s * 72, 232])) +
        solid(sym(trunk("50,152 56,190 42,236")), c.skin) +
        flat(sym(pts("0,164 28,170 32,204 20,236 0,242")), INK, 3) +
        heart(122, 200, 20, c.glow) +
        each(4, (i) =>
          both((s) =>
            solid(
              tube(
                [
                  [120 + s * 36, 176 + i * 16],
                  [120 + s * 20, 172 + i * 17],
                  [120 + s * 5, 178 + i * 16],
                ],
                [5, 4.5, 3],
              ),
              c.pale,
              { "stroke-width": 2.8 },
            ),
          ),
        ) +
        stitches(pts("84,168 80,200 88,232"), 2, 9, 4),
      legs: () =>
        both(
          (s) =>
            bone([120 + s * 31, 340], [120 + s * 38, 372], 7) +
            hoof(120 + s * 38, GROUND, 17, c.dark) +
            stitches(pts("22,322 40,330", s), 2.2, 6, 5),
        ) +
        solid(legged(pts("28,284 48,308 30,338"), [26, 17, 9]), c.skin) +
        solid(sym(pts("0,272 22,268 26,282 10,290 6,302 0,304")), c.pale) +
        both((s) => flat(oval(120 + s * 11, 279, 5, 4), INK, 1)),
    };
  },
);
