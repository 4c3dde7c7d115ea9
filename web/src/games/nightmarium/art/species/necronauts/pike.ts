import { pts, sym, tube } from "../../geometry";
import type { Outline, Point } from "../../geometry";
import { both, each, flat, marks, solid, stroke } from "../../ink";
import { BONE, bone, heart, limb, rays } from "../../anatomy";
import { eye, fangs } from "../../features";
import { bent, legged, species, trunk } from "../../joints";
import { skull } from "./flesh";

export const pike = species(
  "fishbone pike",
  { skin: "#6fb0c8", dark: "#2c5272", pale: "#dcebe0", glow: "#f7d154" },
  (c) => {
    const fin = (x: number, y: number, s: number, size: number) => {
      const tips: Outline = [
        [x + s * size, y - size * 0.7, 1],
        [x + s * size * 1.15, y - size * 0.1, 1],
        [x + s * size, y + size * 0.5, 1],
        [x + s * size * 0.6, y + size * 0.8, 1],
      ];
      return (
        solid([[x, y - 8, 1], ...tips, [x, y + 10, 1]], c.skin) +
        rays(
          [x, y],
          tips.map(([u, v]): Point => [x + (u - x) * 0.85, y + (v - y) * 0.85]),
        )
      );
    };
    const face = (x: number, y: number) =>
      both((s) => eye(x + s * 28, y - 18, 14, { iris: c.glow, look: -s * 0.4 })) +
      flat(pts("-40,10! 0,2 40,10! 24,38 0,42 -24,38", 1, x, y), "#1b2a4a", 3) +
      fangs([x - 37, y + 9], [x + 37, y + 9], 7, 14) +
      fangs([x - 24, y + 39], [x + 24, y + 39], 5, -12);
    return {
      face,
      arm: (s, from, to) => limb(bent(from, to, -s * 10), [6, 6, 5], BONE) + fin(to[0], to[1], s, 26),
      head: () =>
        both((s) => fin(120 + s * 50, 78, s, 40)) +
        solid(pts("120,4! 138,16 130,36 110,36 104,18"), c.skin) +
        rays([120, 34], pts("120,12 112,18 130,18")) +
        skull(c, pts("0,22 40,36 58,76 48,112 28,128 0,130")) +
        face(120, 76) +
        marks(pts("78,62 160,62 74,72 166,72"), "q4 3 0 8", 2.2),
      torso: () =>
        both((s) => fin(120 + s * 36, 186, s, 44)) +
        solid(sym(trunk("36,158 44,196 38,240")), c.dark) +
        bone([120, 156], [120, 250], 5) +
        each(6, (i) =>
          both((s) =>
            solid(
              tube(
                [
                  [120 + s * 5, 158 + i * 15],
                  [120 + s * 26, 160 + i * 15],
                  [120 + s * (38 - Math.abs(i - 2) * 2), 172 + i * 15],
                ],
                [4, 3.5, 0],
              ),
              c.pale,
              { "stroke-width": 2.5 },
            ),
          ),
        ) +
        heart(134, 205, 10, c.glow),
      legs: () =>
        solid(legged(pts("30,284 46,312 40,350"), [24, 15, 7]), c.dark) +
        both(
          (s) =>
            each(4, (i) =>
              stroke(
                [
                  [120 + s * (24 + i * 5), 290 + i * 17],
                  [120 + s * (38 + i * 3), 286 + i * 17],
                  [120 + s * (52 - i), 296 + i * 15],
                ],
                4.5,
                c.pale,
              ),
            ) +
            solid(
              pts("40,346 60,368 84,376! 70,386 62,392! 40,382 18,392! 14,378 6,372! 26,364", s),
              c.skin,
            ) +
            rays([120 + s * 40, 356], pts("64,376 54,384 26,384 18,374", s)),
        ) +
        each(2, (i) =>
          stroke(
            [
              [98 + i * 4, 276 + i * 12],
              [120, 284 + i * 12],
              [142 - i * 4, 276 + i * 12],
            ],
            4.5,
            c.pale,
          ),
        ),
    };
  },
);
