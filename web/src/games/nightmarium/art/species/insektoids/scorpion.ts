import { at, oval, pts, sym } from "../../geometry";
import type { Point } from "../../geometry";
import { both, dot, each, flat, INK, solid } from "../../ink";
import { horn, limb } from "../../anatomy";
import { eye, grin } from "../../features";
import { bent, hips, species, trunk } from "../../joints";
import { claw, jointed, manyLegs, plates } from "./flesh";

export const scorpion = species(
  "sting butler",
  { skin: "#b5652e", dark: "#5f2e24", pale: "#eab76b", glow: "#7bd389" },
  (c) => {
    const face = (x: number, y: number) =>
      both(
        (s) =>
          eye(x + s * 13, y - 14, 10, { look: s * 0.3, iris: c.glow }) +
          dot(x + s * 32, y - 8, 4, INK, { stroke: "none" }) +
          dot(x + s * 39, y, 3, INK, { stroke: "none" }),
      ) +
      both((s) => horn([x + s * 8, y + 10], pts("28,16 26,34", s, x, y), [x + s * 6, y + 38], 8, c.pale, 0)) +
      grin(x, y + 9, 14, 11, { teeth: 4, sharp: true });
    const arm = (s: number, from: Point, to: Point) =>
      jointed([...bent(from, to, s * 22)], 9, c.skin, c.dark) + claw(to[0], to[1], s, 27, c.skin);
    return {
      face,
      arm,
      head: () =>
        both(
          (s) => limb(pts("44,96 76,84 82,60", s), [7, 7, 6], c.skin) + claw(120 + s * 80, 58, s, 20, c.skin),
        ) +
        plates("30,34,26 50,46,30 74,50,44", (i) => (i === 1 ? c.dark : c.skin)) +
        face(120, 92),
      torso: () =>
        each(7, (i) => {
          const [x, y] = at(pts("170,246 186,236 198,220 205,202 207,183 203,165 193,150"), i);
          return solid(oval(x, y, 14 - i), i % 2 ? c.dark : c.skin);
        }) +
        horn([190, 146], [[180, 132]], [162, 140], 9, c.glow, 0) +
        both((s) => arm(s, [120 + s * 44, 176], [120 + s * 76, 214])) +
        solid(sym(trunk("48,170 48,230")), c.dark) +
        plates("138,44,22 156,52,24 176,54,24 198,54,24 220,50,24 240,45,18", (i) =>
          i % 2 ? c.dark : c.skin,
        ) +
        flat(pts("120,166! 100,156! 102,178! 120,168! 138,178! 140,156!"), INK, 2) +
        each(3, (i) => dot(120, 190 + i * 18, 3.5, c.glow, { "stroke-width": 2 })),
      legs: () =>
        manyLegs(
          [pts("34,274 82,296 98,390"), pts("34,286 66,316 66,392"), pts("26,296 46,328 34,392")],
          9,
          c.pale,
          c.dark,
        ) +
        solid(sym(hips("40,280 0,296")), c.dark) +
        plates("258,48,20 276,50,20 294,40,18 308,26,14", (i) => (i % 2 ? c.dark : c.skin)),
    };
  },
);
