import { pts, sym } from "../../geometry";
import { both, dot, each, solid, stroke } from "../../ink";
import { feeler, horn, limb } from "../../anatomy";
import { eye, grin } from "../../features";
import { bent, hips, species, trunk } from "../../joints";
import { plates } from "./flesh";

export const centipede = species(
  "hundred shoes",
  { skin: "#a5482e", dark: "#6e302a", pale: "#f0b429", glow: "#8fd6c4" },
  (c) => {
    const face = (x: number, y: number) =>
      both((s) => eye(x + s * 20, y - 12, 12, { iris: c.glow, look: s * 0.4, down: -0.2 })) +
      both((s) =>
        horn([x + s * 28, y + 10], pts("44,26 30,44", s, x, y), [x + s * 6, y + 40], 10, c.pale, 1),
      ) +
      grin(x, y + 12, 18, 16, { teeth: 5, sharp: true });
    const shoe = (s: number, x: number, y: number) =>
      solid(pts("-5,-8 6,-7 16,-2 15,4 -6,4", s, x, y), c.glow, { "stroke-width": 2.8 });
    const little = (s: number, x: number, y: number, reach = 20) =>
      stroke(
        [
          [x, y],
          [x + s * reach * 0.6, y - 4],
          [x + s * reach, y + 8],
        ],
        8,
      ) +
      stroke(
        [
          [x, y],
          [x + s * reach * 0.6, y - 4],
          [x + s * reach, y + 8],
        ],
        3.5,
        c.pale,
      ) +
      shoe(s, x + s * reach, y + 13);
    return {
      face,
      arm: (s, from, to) => limb(bent(from, to, -s * 14), [6, 6, 5], c.pale) + shoe(s, to[0], to[1] + 4),
      head: () =>
        both((s) => feeler(pts("18,42 44,10 70,26 94,10", s), dot(120 + s * 96, 10, 5, c.glow), c.dark, 3)) +
        solid(sym(pts("0,28 40,36 54,70 38,104 0,116")), c.skin) +
        stroke(pts("84,50 120,58 156,50"), 2.6) +
        face(120, 80),
      torso: () =>
        each(5, (i) => both((s) => little(s, 120 + s * 46, 154 + i * 22, 26 + (i % 2) * 8))) +
        solid(sym(trunk("44,170 46,230")), c.dark) +
        plates("136,44,24 158,50,24 180,52,24 202,52,24 224,50,24 244,45,16", (i) =>
          i % 2 ? c.skin : c.dark,
        ) +
        each(5, (i) => dot(120, 170 + i * 20, 4, c.pale, { "stroke-width": 2 })),
      legs: () =>
        each(4, (i) => both((s) => little(s, 120 + s * (44 + (i > 1 ? 8 : 0)), 280 + i * 26, 30))) +
        solid(sym(hips("40,280 0,296")), c.dark) +
        plates("258,48,26 280,52,26 304,56,28 330,60,30 358,64,26", (i) => (i % 2 ? c.skin : c.dark)) +
        each(4, (i) => dot(120, 292 + i * 25, 4, c.pale, { "stroke-width": 2 })) +
        both((s) => shoe(s, 120 + s * 24, 389)),
    };
  },
);
