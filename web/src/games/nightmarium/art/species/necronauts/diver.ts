import { oval, pts, sym } from "../../geometry";
import type { Point } from "../../geometry";
import { both, dot, each, flat, solid, stain, stroke } from "../../ink";
import { limb, stitches } from "../../anatomy";
import { socket } from "../../features";
import { bent, legged, species, trunk } from "../../joints";
import { noseHole, teethLine } from "./flesh";

export const diver = species(
  "drowned diver",
  { skin: "#8fb3c9", dark: "#3d5a78", pale: "#d2b26a", glow: "#8df0e0" },
  (c) => {
    const face = (x: number, y: number) =>
      solid(oval(x, y, 33, 31), "#e9ead9") +
      both((s) => socket(x + s * 13, y - 4, 9, 10, c.glow)) +
      noseHole(x, y + 9, 5) +
      teethLine(x, y + 20, 15, 5);
    const sleeve = (s: number, from: Point, to: Point) =>
      limb(bent(from, to, -s * 8), [15, 15, 13], c.skin) +
      solid(oval(to[0], to[1], 16, 14), c.dark) +
      stroke(
        [
          [to[0] - 12, to[1] - 8],
          [to[0], to[1] - 11],
          [to[0] + 12, to[1] - 8],
        ],
        4,
        c.pale,
      );
    return {
      face,
      arm: sleeve,
      head: () =>
        solid(sym(pts("0,14 46,28 62,72 46,114 28,128 0,130")), c.pale) +
        both((s) => solid(oval(120 + s * 58, 74, 10, 18), c.pale) + stroke(pts("58,64 58,84", s), 2.5)) +
        flat(oval(120, 74, 42, 40), c.dark, 4) +
        face(120, 75) +
        stain(pts("92,50 102,42 98,62 88,76"), "#fff", 0.7) +
        each(8, (i) =>
          dot(120 + 49 * Math.cos(i * 0.785 + 0.4), 74 + 46 * Math.sin(i * 0.785 + 0.4), 3, c.dark, {
            "stroke-width": 1.5,
          }),
        ) +
        solid(oval(120, 14, 10, 8), c.dark),
      torso: () =>
        both((s) => sleeve(s, [120 + s * 42, 164], [120 + s * 74, 234])) +
        solid(sym(trunk("50,152 54,200 46,246")), c.skin) +
        solid(sym(pts("20,144 50,156 38,176 0,184")), c.pale) +
        each(3, (i) => dot(96 + i * 24, 165 + (i % 2) * 8, 3.5, c.dark, { "stroke-width": 1.5 })) +
        stitches(pts("92,196 100,222 96,246")) +
        flat(pts("128,204! 152,200! 154,226! 130,228!"), c.dark, 2.5) +
        stitches(pts("128,204 152,200 154,226 130,228 128,204"), 1.6, 8, 3),
      legs: () =>
        solid(legged(pts("28,290 32,330 36,362"), [24, 21, 19]), c.skin) +
        both(
          (s) =>
            stitches(pts("26,302 34,346", s), 2, 9, 4) +
            solid(pts("16,362 40,354 58,366 72,384 68,392! 14,392!", s), c.dark) +
            stroke(pts("18,383 68,383", s), 4, c.pale),
        ) +
        stroke(pts("72,276 120,284 168,276"), 13) +
        stroke(pts("72,276 120,284 168,276"), 7, c.dark) +
        flat(pts("110,274! 130,274! 130,292! 110,292!"), c.pale),
    };
  },
);
