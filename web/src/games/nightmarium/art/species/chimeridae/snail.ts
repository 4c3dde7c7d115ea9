import { oval, pts, sym } from "../../geometry";
import { both, dot, each, INK, marks, solid, stain, stroke } from "../../ink";
import { limb } from "../../anatomy";
import { eye, grin } from "../../features";
import { bent, species, trunk } from "../../joints";
import { spots, stalk } from "./flesh";

export const snail = species(
  "toll snail",
  { skin: "#9cbf62", dark: "#4a6b3a", pale: "#e7ecb0", glow: "#f4845f" },
  (c) => {
    const spiral = (x: number, y: number, r: number) =>
      solid(oval(x, y, r), c.glow) +
      stroke(
        [
          [x + r * 0.9, y + r * 0.2],
          [x + r * 0.5, y - r * 0.6],
          [x - r * 0.3, y - r * 0.6],
          [x - r * 0.6, y + r * 0.1],
          [x - r * 0.1, y + r * 0.5],
          [x + r * 0.35, y + r * 0.1],
          [x, y - r * 0.2],
        ],
        3.2,
      );
    const face = (x: number, y: number) =>
      both((s) => eye(x + s * 16, y - 12, 11, { iris: c.glow, look: s * 0.3, lid: 0.4, skin: c.skin })) +
      grin(x, y + 14, 24, 14, { teeth: 2 });
    return {
      face,
      arm: (s, from, to) => stalk(bent(from, to, -s * 12), 9, c, s * 0.4),
      head: () =>
        stalk(pts("102,72 86,46 70,28"), 15, c, -0.5, 8) +
        stalk(pts("138,72 150,50 166,40"), 12, c, 0.6, 8) +
        solid(sym(pts("0,58 34,62 46,92 38,122 0,134")), c.skin) +
        both((s) => limb(pts("28,118 42,126 50,120", s), [4, 4, 4], c.skin)) +
        grin(120, 98, 30, 20, { teeth: 3, tongue: c.glow }) +
        stroke(pts("96,76 120,72 144,78"), 2.2) +
        both((s) => dot(120 + s * 8, 86, 2, INK, { stroke: "none" })),
      torso: () =>
        spiral(166, 198, 50) +
        solid(sym(trunk("40,160 44,206 42,244")), c.skin) +
        stain(sym(pts("0,152 20,160 26,206 24,250 0,256")), c.pale, 0.8) +
        each(5, (i) =>
          stroke(
            [
              [98, 172 + i * 17],
              [120, 178 + i * 17],
              [142, 172 + i * 17],
            ],
            2.2,
          ),
        ) +
        stalk(pts("84,176 56,180 46,160"), 9, c, -0.5, 6) +
        limb(pts("150,190 140,208 128,214"), [8, 8, 6], c.skin),
      legs: () =>
        stain(pts("14,392 60,378 190,376 228,390 180,398 40,398"), c.pale, 0.75) +
        solid(
          pts("76,260! 70,300 52,340 24,366 18,388 60,392 180,392 222,386 204,362 176,342 168,300 164,260!"),
          c.skin,
        ) +
        stroke(pts("26,376 80,366 120,372 168,364 214,376"), 3) +
        marks(pts("50,380 78,376 106,380 134,378 162,376 190,380"), "q3 4 1 8", 2.2) +
        spots(pts("40,270 46,310 60,350"), 26, c.dark, 4) +
        spiral(120, 318, 17),
    };
  },
);
