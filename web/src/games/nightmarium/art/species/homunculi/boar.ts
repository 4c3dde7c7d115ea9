import { GROUND, oval, pts, sym } from "../../geometry";
import { both, dot, each, flat, INK, marks, shaggy, solid, stain, stroke } from "../../ink";
import { fan, hoof, horn } from "../../anatomy";
import { eye, grin } from "../../features";
import { legged, species, trunk } from "../../joints";
import { belly, furArm, hairs } from "./flesh";

export const boar = species(
  "bristle boar",
  { skin: "#9a3b44", dark: "#55203a", pale: "#e8a58e", glow: "#f6e7b2" },
  (c) => {
    const arm = furArm(c, 14, (x, y) => hoof(x, y + 22, 13, c.dark));
    const bristles = (x: number, y: number, n: number, spread: number, length: number) =>
      fan(x, y, { angle: -90, spread, count: n, length, width: 6, fill: c.dark });
    const face = (x: number, y: number) =>
      both((s) => eye(x + s * 27, y - 20, 8, { white: c.glow, look: -s * 0.4, lid: 0.35, skin: c.skin })) +
      both((s) => horn([x + s * 30, y + 26], [[x + s * 44, y + 20]], [x + s * 46, y - 4], 7, c.glow, 0)) +
      grin(x, y + 22, 34, 18, { teeth: 8, sharp: true }) +
      solid(oval(x, y + 4, 25, 17), c.pale) +
      both((s) => flat(oval(x + s * 9, y + 3, 4.5, 7, s * 12), INK, 1));
    return {
      face,
      arm,
      head: () =>
        bristles(120, 56, 9, 150, 50) +
        both(
          (s) => solid(pts("34,50 66,26! 62,66", s), c.skin) + stain(pts("46,48 60,36! 57,58", s), c.pale),
        ) +
        shaggy(sym(pts("0,34 38,42 54,74 48,110 0,130")), c.skin, 9) +
        face(120, 88),
      torso: () =>
        both((s) => bristles(120 + s * 56, 172, 4, 90, 34)) +
        both((s) => arm(s, [120 + s * 56, 176], [120 + s * 92, 232])) +
        shaggy(sym(trunk("58,156 74,200 62,246")), c.skin, 10) +
        belly(c, 168, 50, 254) +
        both((s) =>
          each(3, (i) => dot(120 + s * (20 - i * 2), 192 + i * 20, 4, c.skin, { "stroke-width": 2 })),
        ) +
        marks([[120, 238]], "l4 4-8 0 4-4", 2.5),
      legs: () =>
        both((s) => hoof(120 + s * 38, GROUND, 19, c.dark)) +
        shaggy(legged(pts("36,288 44,330 38,368"), [34, 22, 13], 316), c.skin, 10) +
        hairs(pts("44,272 60,300 50,340"), 18) +
        stroke(pts("174,296 194,292 198,276 186,274 188,288 206,284"), 7) +
        stroke(pts("174,296 194,292 198,276 186,274 188,288 206,284"), 3, c.pale),
    };
  },
);
