import { oval, pts, sym, tube } from "../../geometry";
import { both, dot, each, solid, stain, stroke } from "../../ink";
import { eye } from "../../features";
import { species, trunk } from "../../joints";

export const jelly = species(
  "chapel jellyfish",
  { skin: "#63c7b2", dark: "#2a7a86", pale: "#d3f7e6", glow: "#ff9ecb" },
  (c) => {
    const ribbon = (x: number, y: number, length: number, sway: number, fill: string, w = 6) =>
      solid(
        tube(
          [
            [x, y],
            [x + sway, y + length * 0.35],
            [x - sway, y + length * 0.7],
            [x + sway * 0.6, y + length],
          ],
          [w, w, w * 0.8, 2],
        ),
        fill,
        { "stroke-width": 3 },
      );
    const face = (x: number, y: number) =>
      eye(x - 20, y - 4, 12, { iris: c.glow }) +
      eye(x + 4, y - 12, 15, { iris: c.glow, look: 0.2 }) +
      eye(x + 27, y, 9, { iris: c.glow, look: -0.3 }) +
      stroke(pts("-10,20 4,25 16,19", 1, x, y), 3);
    return {
      face,
      arm: (s, from, to) => ribbon(from[0], from[1], Math.max(40, to[1] - from[1]), s * 14, c.pale, 7),
      head: () =>
        both(
          (s) =>
            ribbon(120 + s * 44, 92, 54, s * 8, c.glow, 5) + ribbon(120 + s * 60, 90, 44, -s * 7, c.pale, 5),
        ) +
        solid(
          pts(
            "48,90 52,46 86,14 120,8 154,14 188,46 192,90 180,104 164,94 148,108 132,98 120,110 108,98 92,108 76,94 60,104",
          ),
          c.skin,
        ) +
        stain(pts("66,70 74,42 96,24 88,44 78,74"), "#fff", 0.45) +
        face(118, 66),
      torso: () =>
        both(
          (s) =>
            ribbon(120 + s * 48, 164, 92, s * 12, c.pale, 7) +
            ribbon(120 + s * 62, 170, 76, -s * 10, c.glow, 6),
        ) +
        solid(sym(trunk("52,154 54,196 48,240")), c.skin) +
        stain(oval(120, 202, 36, 38), c.pale, 0.6) +
        each(4, (i) =>
          solid(
            oval(
              120 + 15 * Math.cos(i * 1.57 + 0.8),
              202 + 15 * Math.sin(i * 1.57 + 0.8),
              12,
              9,
              i * 90 + 45,
            ),
            c.glow,
          ),
        ) +
        solid(
          pts(
            "66,170 60,158 84,150 120,156 156,150 180,158 174,170 158,164 146,174 132,166 120,174 106,166 94,174 82,164",
          ),
          c.skin,
        ),
      legs: () =>
        each(7, (i) =>
          ribbon(
            78 + i * 14,
            290,
            94 - Math.abs(i - 3) * 5 + (i % 2) * 6,
            (i % 2 ? 11 : -11) + (i - 3) * 3,
            i % 3 === 0 ? c.glow : i % 3 === 1 ? c.pale : c.skin,
            8,
          ),
        ) +
        solid(
          pts(
            "76,260! 62,284 50,308 64,318 80,306 94,320 108,308 120,322 132,308 146,320 160,306 176,318 190,308 178,284 164,260!",
          ),
          c.skin,
        ) +
        both((s) => dot(120 + s * 30, 292, 5, c.glow, { "stroke-width": 2 })) +
        dot(120, 296, 6, c.glow, { "stroke-width": 2 }),
    };
  },
);
