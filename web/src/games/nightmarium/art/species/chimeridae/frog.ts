import { GROUND, oval, pts, sym, tube } from "../../geometry";
import type { Point } from "../../geometry";
import { both, dot, each, INK, solid, stain, stroke } from "../../ink";
import { fan, limb } from "../../anatomy";
import { eye, grin } from "../../features";
import { bent, hips, species, trunk } from "../../joints";
import { spots, webbed } from "./flesh";

export const frog = species(
  "choir frog",
  { skin: "#6fae3c", dark: "#35622e", pale: "#e9efa6", glow: "#f25f8a" },
  (c) => {
    const face = (x: number, y: number) =>
      both((s) => eye(x + s * 24, y - 16, 12, { iris: "#ffd23f", pupil: "bar", look: -s * 0.2 })) +
      grin(x, y + 8, 42, 30, { teeth: 0, tongue: c.glow }) +
      both((s) => dot(x + s * 5, y, 2, INK, { stroke: "none" }));
    const arm = (s: number, from: Point, to: Point) =>
      limb(bent(from, to, -s * 14), [9, 8, 7], c.skin) +
      fan(to[0], to[1], {
        angle: 90 - s * 30,
        spread: 110,
        count: 3,
        length: 20,
        width: 4,
        fill: c.skin,
        blunt: true,
      });
    return {
      face,
      arm,
      head: () =>
        both(
          (s) =>
            solid(oval(120 + s * 40, 48, 24), c.skin) +
            eye(120 + s * 40, 45, 16, { iris: "#ffd23f", pupil: "bar", look: -s * 0.1 }),
        ) +
        solid(sym(pts("0,52 44,54 76,86 60,118 0,130")), c.skin) +
        stain(sym(pts("0,122 40,116 52,108 60,114 30,130 0,133")), c.pale) +
        grin(120, 88, 62, 34, { teeth: 0 }) +
        solid(pts("108,100 134,98 146,122 166,132 172,148 158,154 140,142 122,122"), c.glow) +
        both((s) => dot(120 + s * 8, 70, 2.5, INK, { stroke: "none" })) +
        spots(pts("20,58 50,72"), 26, c.dark, 4),
      torso: () =>
        arm(-1, [78, 176], [50, 240]) +
        arm(1, [162, 176], [198, 150]) +
        solid(sym(trunk("54,158 70,204 58,246")), c.skin) +
        stain(sym(pts("0,158 36,166 52,206 40,246 0,254")), c.pale) +
        stroke(pts("92,220 120,230 148,220"), 2.4) +
        each(
          2,
          (i) =>
            dot(62 + i * 8, 186 + i * 18, 5, c.dark, { stroke: "none" }) +
            dot(178 - i * 6, 192 + i * 18, 4.5, c.dark, { stroke: "none" }),
        ) +
        solid(pts("98,150! 120,160 142,150! 146,172! 120,162 94,172!"), c.glow),
      legs: () =>
        both(
          (s) =>
            webbed(120 + s * 58, GROUND - 4, s, 30, c.dark) +
            solid(tube(pts("84,308 50,338 60,382", s), [11, 9, 8]), c.skin) +
            solid(tube(pts("26,300 60,312 88,302", s), [18, 17, 12]), c.skin) +
            dot(120 + s * 60, 306, 5, c.dark, { stroke: "none" }) +
            dot(120 + s * 76, 300, 4, c.dark, { stroke: "none" }),
        ) +
        solid(sym(hips("54,280 44,312 0,326")), c.skin) +
        stain(sym(pts("0,264 34,266 36,292 22,314 0,320")), c.pale),
    };
  },
);
