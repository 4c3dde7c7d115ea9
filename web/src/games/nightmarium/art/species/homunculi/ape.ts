import { oval, pts, sym } from "../../geometry";
import { both, dot, flat, INK, marks, shaggy, solid, stain, stroke } from "../../ink";
import { eye, grin } from "../../features";
import { legged, species, trunk } from "../../joints";
import { fist, furArm, hairs } from "./flesh";

export const ape = species(
  "grinning ape",
  { skin: "#b8453c", dark: "#6e2338", pale: "#f0b79a", glow: "#ffd166" },
  (c) => {
    const arm = furArm(c, 15, fist(c.pale, 18));
    const face = (x: number, y: number) =>
      both((s) => eye(x + s * 14, y - 16, 9, { iris: c.glow, look: -s * 0.3, lid: 0.3, skin: c.pale })) +
      both((s) => flat(oval(x + s * 5, y + 1, 3, 2.5), INK, 1)) +
      grin(x, y + 12, 33, 28, { teeth: 8, lower: true });
    return {
      face,
      arm,
      head: () =>
        both(
          (s) => solid(oval(120 + s * 60, 66, 15, 17), c.pale) + stain(oval(120 + s * 61, 67, 7, 9), c.dark),
        ) +
        shaggy(sym(pts("0,20 36,26 56,60 52,104 28,126 0,130")), c.skin, 11) +
        solid(sym(pts("0,48 18,38 38,50 34,72 44,98 24,120 0,122")), c.pale) +
        face(120, 80),
      torso: () =>
        arm(1, [162, 166], [196, 104]) +
        fist(c.pale, 18)(196, 96) +
        arm(-1, [78, 168], [42, 250]) +
        shaggy(sym(trunk("58,156 62,196 50,240")), c.skin, 11) +
        solid(sym(pts("0,166 34,160 44,184 22,206 0,204")), c.pale) +
        stroke(pts("120,168 120,202"), 2.4) +
        both((s) => dot(120 + s * 20, 190, 3, c.dark, { "stroke-width": 1.5 })) +
        hairs(pts("30,205 44,225 40,256"), 18),
      legs: () =>
        both(
          (s) =>
            solid(pts("18,376 44,366 66,380 64,392 14,392", s), c.pale) +
            marks(pts("34,390 44,390 54,389", s), "l0-8", 2.2),
        ) +
        shaggy(legged(pts("30,286 42,324 36,366"), [26, 19, 18], 318), c.skin, 11) +
        hairs(pts("30,276 40,300"), 16),
    };
  },
);
