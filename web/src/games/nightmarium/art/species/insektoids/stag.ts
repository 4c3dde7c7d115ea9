import { pts, sym } from "../../geometry";
import type { Point } from "../../geometry";
import { both, dot, solid, stroke } from "../../ink";
import { fan, feeler, horn } from "../../anatomy";
import { eye } from "../../features";
import { bent, hips, species, trunk } from "../../joints";
import { jointed, manyLegs, plates } from "./flesh";

export const stag = species(
  "stag beetle",
  { skin: "#8a5a2b", dark: "#63402b", pale: "#d9a85a", glow: "#f4d35e" },
  (c) => {
    const arm = (_: number, from: Point, to: Point) =>
      jointed([...bent(from, to, -Math.sign(to[0] - from[0] || 1) * 20)], 8, c.skin, c.dark) +
      fan(to[0], to[1], { angle: 90, spread: 70, count: 2, length: 15, width: 4, fill: c.dark });
    const face = (x: number, y: number) =>
      both((s) => eye(x + s * 22, y - 6, 10, { white: c.glow, look: -s * 0.3, lid: 0.3, skin: c.dark })) +
      both((s) => horn([x + s * 12, y + 16], [[x + s * 24, y + 30]], [x + s * 6, y + 44], 7, c.pale, 0)) +
      stroke(pts("-12,16 0,20 12,16", 1, x, y), 2.8);
    return {
      face,
      arm,
      head: () =>
        both((s) => solid(pts("20,58 30,36 66,28 84,4! 92,38 76,46 62,42 56,58! 48,50 46,70", s), c.skin)) +
        solid(sym(pts("0,50 38,52 58,78 44,108 0,122")), c.dark) +
        solid(sym(pts("0,50 26,52 30,66 0,74")), c.skin) +
        face(120, 88) +
        both((s) => feeler(pts("50,90 72,96 80,112", s), dot(120 + s * 81, 114, 6, c.pale), c.dark)),
      torso: () =>
        both((s) => arm(s, [120 + s * 48, 172], [120 + s * 84, 230])) +
        solid(sym(trunk("56,158 66,200 54,246")), c.skin) +
        solid(sym(pts("0,142 40,146 58,164 40,182 0,188")), c.dark) +
        stroke(pts("120,188 118,256"), 3.5) +
        both(
          (s) =>
            stroke(pts("24,194 30,222 24,250", s), 2.2) +
            dot(120 + s * 42, 206, 6, c.pale, { "stroke-width": 2.5 }) +
            dot(120 + s * 38, 230, 5, c.pale, { "stroke-width": 2.5 }),
        ) +
        solid(sym(pts("12,182! 0,204!")), c.pale),
      legs: () =>
        manyLegs(
          [pts("30,276 84,276 100,372"), pts("34,290 72,308 70,388"), pts("26,302 46,330 34,392")],
          9,
          c.skin,
          c.pale,
        ) +
        solid(sym(hips("40,280 0,296")), c.dark) +
        plates("258,46,18 276,44,18 294,34,18 310,20,14", (i) => (i % 2 ? c.dark : c.skin)),
    };
  },
);
