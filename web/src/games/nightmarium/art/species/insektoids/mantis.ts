import { pts, sym, tube } from "../../geometry";
import type { Point } from "../../geometry";
import { both, dot, each, INK, solid, stroke } from "../../ink";
import { feeler, horn, rays } from "../../anatomy";
import { fangs } from "../../features";
import { hips, species, trunk } from "../../joints";
import { facets, jointed, manyLegs, plates } from "./flesh";

export const mantis = species(
  "praying mantis",
  { skin: "#cfa94e", dark: "#7a5a2a", pale: "#f7e8b8", glow: "#e26d5a" },
  (c) => {
    const face = (x: number, y: number) =>
      both(
        (s) =>
          facets(x + s * 38, y - 22, 16, 20, c.pale, s * -35) +
          dot(x + s * 36, y - 22, 5, INK, { stroke: "none" }),
      ) +
      both((s) => horn([x + s * 9, y + 22], [[x + s * 16, y + 34]], [x + s * 3, y + 44], 6, c.pale, 0)) +
      stroke(pts("-14,12 -6,18 6,18 14,10", 1, x, y), 2.8) +
      each(3, (i) => dot(x - 7 + i * 7, y - 20 + (i % 2) * 5, 2.2, c.glow, { "stroke-width": 1.5 }));
    const arm = (s: number, from: Point, to: Point) => {
      const elbow: Point = [from[0] + s * 40, from[1] + 34];
      return (
        solid(tube([from, elbow], [8, 9]), c.skin) +
        solid(
          [
            [elbow[0] - s * 4, elbow[1] + 8],
            [elbow[0] + s * 10, elbow[1]],
            [to[0] + s * 8, to[1] + 6],
            [to[0] - s * 14, to[1] - 8, 1],
            [to[0] - s * 6, to[1] + 18],
          ],
          c.skin,
        ) +
        fangs([elbow[0] - s * 6, elbow[1] - 4], [to[0] - s * 8, to[1] + 14], 4, -s * 0.1 - 6, c.pale)
      );
    };
    return {
      face,
      arm,
      head: () =>
        both((s) => feeler(pts("8,44 16,14 46,6", s), "", c.dark, 2.5)) +
        solid(sym(pts("0,40 30,38 54,52 44,80 18,112 8,126 0,128")), c.skin) +
        face(120, 78),
      torso: () =>
        both(
          (s) =>
            solid(pts("20,200 48,206 76,262 60,284! 30,258", s), c.pale) +
            rays([120 + s * 30, 210], pts("62,274 66,256", s)),
        ) +
        solid(sym(trunk("28,156 27,196 36,228")), c.skin) +
        stroke(pts("120,150 119,200 120,252"), 2.6) +
        each(4, (i) =>
          stroke(
            [
              [100 - i, 196 + i * 15],
              [120, 203 + i * 15],
              [140 + i, 196 + i * 15],
            ],
            2.2,
          ),
        ) +
        both((s) => arm(s, [120 + s * 26, 164], [120 + s * 76, 132])),
      legs: () =>
        manyLegs([pts("26,280 90,290 104,390"), pts("22,296 58,300 56,392")], 6, c.skin, c.glow) +
        solid(sym(hips("40,280 0,296")), c.dark) +
        plates("258,45,16 273,40,16 288,34,16 303,28,16 318,20,16 333,12,16", (i) =>
          i % 2 ? c.pale : c.skin,
        ) +
        both((s) => jointed(pts("14,300 34,330 22,392", s), 6, c.skin, c.glow)),
    };
  },
);
