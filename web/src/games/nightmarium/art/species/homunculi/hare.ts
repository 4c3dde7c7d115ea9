import { oval, pts, sym, tube } from "../../geometry";
import { both, dot, each, flat, marks, shaggy, solid, stain, stroke } from "../../ink";
import { paw, rays } from "../../anatomy";
import { eye, grin, WHITE } from "../../features";
import { legged, species, trunk } from "../../joints";
import { furArm, hairs } from "./flesh";

export const hare = species(
  "march hare",
  { skin: "#e0746a", dark: "#8c2f4c", pale: "#fbe0cf", glow: "#ffd9a0" },
  (c) => {
    const arm = furArm(c, 10, (x, y) => paw(x, y + 13, 13, 18, c.pale), 16);
    const face = (x: number, y: number) =>
      eye(x - 19, y - 12, 14, { iris: "#c2405a", look: -0.5 }) +
      eye(x + 20, y - 12, 11, { iris: "#c2405a", look: 0.6, down: -0.5 }) +
      solid(
        sym(
          [
            [0, y + 2],
            [9, y + 3],
            [0, y + 12],
          ],
          x,
        ),
        c.dark,
      ) +
      grin(x, y + 18, 26, 18, { teeth: 4 }) +
      flat(pts("-9,20! 9,20! 8,38 -8,38", 1, x, y), WHITE, 2.5) +
      stroke(pts("0,21 0,38", 1, x, y), 2) +
      both((s) => rays([x + s * 22, y + 12], pts("46,6 47,14 44,22", s, x, y), 1.8));
    return {
      face,
      arm,
      head: () =>
        solid(tube(pts("100,56 80,20 90,6"), [13, 14, 7]), c.skin) +
        stain(tube(pts("98,50 84,24 90,12"), [6, 7, 3]), c.dark) +
        solid(tube(pts("142,56 154,28 178,22 196,46"), [13, 14, 12, 6]), c.skin) +
        stain(tube(pts("146,48 158,32 176,28"), [6, 6, 5]), c.dark) +
        shaggy(sym(pts("0,44 34,48 48,80 46,106 24,124 0,128")), c.skin, 9) +
        solid(sym(pts("0,92 26,90 34,108 18,124 0,126")), c.pale) +
        face(120, 82),
      torso: () =>
        shaggy(sym(trunk("46,158 54,200 56,240")), c.skin, 9) +
        flat(
          pts("88,150! 120,172! 152,150! 164,240 150,254 126,236! 120,190! 114,236! 90,254 76,240"),
          c.dark,
          3,
        ) +
        each(2, (i) => dot(120, 206 + i * 17, 3.5, c.glow, { "stroke-width": 2 })) +
        solid(oval(98, 214, 13), c.glow) +
        stroke(pts("98,214 98,206"), 2.2) +
        stroke(pts("98,214 104,216"), 2.2) +
        stroke(pts("110,210 118,218 122,206"), 2) +
        arm(-1, [72, 170], [44, 222]) +
        arm(1, [168, 170], [204, 136]),
      legs: () =>
        both(
          (s) =>
            solid(pts("20,374 46,366 84,376 90,388 70,392 18,392", s), c.pale) +
            marks(pts("68,390 78,389", s), "l0-8", 2.2),
        ) +
        shaggy(legged(pts("34,290 56,318 34,368"), [28, 22, 10], 306), c.skin, 9) +
        hairs(pts("40,276 60,300 60,324"), 17) +
        shaggy(oval(186, 286, 13), c.pale, 8),
    };
  },
);
