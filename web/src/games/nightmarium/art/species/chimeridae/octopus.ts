import { oval, pts, sym } from "../../geometry";
import { both, each, flat, INK, solid, stain } from "../../ink";
import { eye } from "../../features";
import { hips, species, trunk } from "../../joints";
import { spots, tentacle } from "./flesh";

export const octopus = species(
  "hangman octopus",
  { skin: "#4fae7d", dark: "#1f5a55", pale: "#bff0c9", glow: "#ffb347" },
  (c) => {
    const face = (x: number, y: number) =>
      eye(x - 20, y - 8, 15, { iris: c.glow, pupil: "bar", look: 0.2, lid: 0.25, skin: c.dark }) +
      eye(x + 22, y - 8, 12, { iris: c.glow, pupil: "bar", look: -0.2, lid: 0.4, skin: c.dark }) +
      flat(pts("-9,20 0,14! 9,20 0,34!", 1, x, y), INK, 2.5);
    return {
      face,
      arm: (s, from, to) =>
        tentacle(
          [from, [from[0] + s * 22, (from[1] + to[1]) / 2], to, [to[0] + s * 14, to[1] - 8]],
          12,
          c,
          s,
        ),
      head: () =>
        both((s) => tentacle(pts("30,104 56,112 66,134 86,128", s), 11, c, -s)) +
        solid(sym(pts("0,4 40,16 54,52 40,84 44,108 22,124 0,126")), c.skin) +
        spots(pts("10,10 34,24 40,50"), 20, c.dark, 5) +
        face(120, 86) +
        both((s) => tentacle(pts("10,118 16,134 8,148", s), 8, c, s)),
      torso: () =>
        tentacle(pts("156,166 196,176 204,140 184,124 176,140"), 14, c, -1) +
        tentacle(pts("84,166 44,182 36,222 58,234 62,216"), 14, c, 1) +
        solid(sym(trunk("46,156 50,200 54,244")), c.skin) +
        stain(sym(pts("0,164 22,172 30,210 24,248 0,252")), c.pale, 0.7) +
        each(
          3,
          (i) =>
            solid(oval(120, 178 + i * 25, 12 + i, 9), c.pale) + stain(oval(120, 178 + i * 25, 5, 4), c.dark),
        ) +
        spots(pts("44,160 48,200 46,240"), 34, c.dark),
      legs: () =>
        tentacle(pts("96,290 58,320 26,350 22,384 44,386 40,368"), 15, c, -1) +
        tentacle(pts("144,290 182,320 216,346 220,382 198,388 200,370"), 15, c, 1) +
        both((s) => tentacle(pts("20,296 38,340 24,378 46,386", s), 15, c, -s)) +
        solid(sym(hips("52,276 46,304 0,322")), c.skin) +
        tentacle(pts("120,300 124,340 112,372 120,388"), 13, c, 1) +
        spots(pts("44,264 44,300"), 22, c.dark),
    };
  },
);
