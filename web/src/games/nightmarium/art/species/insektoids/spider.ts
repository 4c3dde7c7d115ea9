import { oval, pts, scatter, sym } from "../../geometry";
import type { Point } from "../../geometry";
import { both, each, flat, marks, shaggy, solid, stroke } from "../../ink";
import { eye, WHITE } from "../../features";
import { bent, hips, species, trunk } from "../../joints";
import { jointed, manyLegs } from "./flesh";

export const spider = species(
  "parlour spider",
  { skin: "#85583f", dark: "#4c3036", pale: "#c89f6e", glow: "#ef476f" },
  (c) => {
    const face = (x: number, y: number) =>
      both(
        (s) =>
          eye(x + s * 14, y - 4, 13, { iris: c.glow, look: -s * 0.2 }) +
          eye(x + s * 35, y - 12, 7, { white: c.glow }) +
          eye(x + s * 22, y - 26, 5, { white: c.glow }) +
          eye(x + s * 6, y - 30, 4, { white: c.glow }),
      ) +
      both(
        (s) =>
          solid(pts("4,14 18,14 18,30 8,32", s, x, y), c.pale) +
          flat(pts("9,30! 17,29! 8,48!", s, x, y), WHITE, 2.4),
      );
    const arm = (s: number, from: Point, to: Point) =>
      jointed([...bent(from, to, -s * 26)], 7.5, c.skin, c.pale);
    return {
      face,
      arm,
      head: () =>
        shaggy(sym(pts("0,26 40,36 56,72 40,106 0,118")), c.skin, 8) +
        face(120, 78) +
        both((s) => jointed(pts("42,98 66,112 50,138", s), 6, c.skin, c.pale)),
      torso: () =>
        both(
          (s) =>
            arm(s, [120 + s * 40, 162], [120 + s * 98, 130]) +
            arm(s, [120 + s * 46, 186], [120 + s * 92, 252]),
        ) +
        shaggy(sym(trunk("52,154 66,200 54,246")), c.skin, 8) +
        flat(sym(pts("20,168! 4,200! 22,236!")), c.glow, 3) +
        stroke(pts("98,168 142,168"), 3) +
        stroke(pts("98,236 142,236"), 3) +
        marks(scatter(pts("50,160 58,200 50,244"), 22), "q1 5 5 6", 2.2, { opacity: 0.6 }),
      legs: () =>
        manyLegs(
          [
            pts("30,276 70,250 112,386"),
            pts("34,288 78,282 86,392"),
            pts("30,300 60,308 58,392"),
            pts("20,306 32,330 28,392"),
          ],
          7,
          c.skin,
          c.pale,
        ) +
        shaggy(sym(hips("52,278 44,308 0,322")), c.skin, 8) +
        stroke(pts("120,318 119,350 121,372"), 1.8) +
        solid(oval(120, 376, 7, 9), c.pale) +
        each(2, (i) =>
          stroke(
            [
              [113, 373 + i * 6],
              [127, 371 + i * 6],
            ],
            1.6,
          ),
        ),
    };
  },
);
