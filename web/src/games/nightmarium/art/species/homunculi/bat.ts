import { pts, sym } from "../../geometry";
import type { Point } from "../../geometry";
import { both, flat, shaggy, solid, stain } from "../../ink";
import { fan, limb, rays } from "../../anatomy";
import { eye, grin, WHITE } from "../../features";
import { bent, hips, species, trunk } from "../../joints";
import { hairs } from "./flesh";

export const bat = species(
  "pudding bat",
  { skin: "#8f3560", dark: "#571f47", pale: "#f3a6a8", glow: "#ffe873" },
  (c) => {
    const wing = (s: number, x: number, y: number, k: number) => {
      const at2 = (u: number, v: number, sharp?: 1): Point => [x + s * u * k, y + v * k, sharp];
      return (
        solid(
          [
            at2(0, 0),
            at2(22, -34),
            at2(62, -52, 1),
            at2(70, -20),
            at2(66, 44, 1),
            at2(52, 24),
            at2(44, 58, 1),
            at2(28, 34),
            at2(14, 60, 1),
            at2(0, 40),
          ],
          c.pale,
        ) + rays(at2(60, -48), [at2(64, 38), at2(44, 50), at2(16, 52)], 2.6)
      );
    };
    const face = (x: number, y: number) =>
      both((s) => eye(x + s * 20, y - 14, 13, { white: c.glow, look: -s * 0.5 })) +
      solid(pts("-9,4 -5,-6 0,-2 5,-6 9,4 0,8", 1, x, y), c.pale) +
      grin(x, y + 13, 30, 24, { teeth: 7 }) +
      both((s) => flat(pts("20,14! 12,17! 15,32!", s, x, y), WHITE, 2));
    return {
      face,
      arm: (s, from, to) =>
        limb(bent(from, to, -s * 12), [7, 6, 5], c.skin) +
        fan(to[0], to[1], { angle: 90 - s * 20, spread: 90, count: 3, length: 20, width: 4, fill: c.dark }),
      head: () =>
        both(
          (s) =>
            solid(pts("14,50 30,18 76,4! 78,44 48,84", s), c.skin) +
            stain(pts("28,46 38,26 68,14! 68,42 46,66", s), c.pale) +
            rays([120 + s * 38, 56], pts("62,22 64,38 46,26", s)),
        ) +
        shaggy(sym(pts("0,46 34,48 48,80 38,116 0,130")), c.skin, 9) +
        face(120, 86),
      torso: () =>
        both((s) => wing(s, 120 + s * 42, 186, 0.98)) +
        shaggy(sym(trunk("48,156 56,200 50,244")), c.skin, 10) +
        shaggy(sym(pts("0,150 34,156 26,184 0,196")), c.pale, 9) +
        hairs(pts("30,196 46,214 40,254"), 17),
      legs: () =>
        both(
          (s) =>
            limb(pts("26,300 46,334 28,364", s), [8, 7, 6], c.dark) +
            fan(120 + s * 28, 364, {
              angle: 90 - s * 10,
              spread: 110,
              count: 4,
              length: 24,
              width: 5,
              fill: c.glow,
            }),
        ) +
        solid(pts("84,284 60,320! 84,318 96,350! 120,326 144,350! 156,318 180,320! 156,284"), c.pale) +
        rays([120, 290], pts("66,318 96,344 144,344 174,318"), 2.4) +
        shaggy(sym(hips("54,278 44,302 0,316")), c.skin, 10) +
        hairs(pts("36,268 48,284 30,312"), 16),
    };
  },
);
