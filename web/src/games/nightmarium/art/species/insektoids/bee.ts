import { oval, pts, sym } from "../../geometry";
import type { Point } from "../../geometry";
import { both, dot, each, shaggy, solid, stroke } from "../../ink";
import { feeler, horn, rays } from "../../anatomy";
import { grin } from "../../features";
import { bent, hips, species, trunk } from "../../joints";
import { facets, jointed, plates, wingPair } from "./flesh";

export const bee = species(
  "bumble wasp",
  { skin: "#e3b23c", dark: "#4d3836", pale: "#fbeab5", glow: "#f0803c" },
  (c) => {
    const face = (x: number, y: number) =>
      both(
        (s) =>
          facets(x + s * 28, y - 8, 17, 24, c.dark, s * 14) +
          dot(x + s * 24, y - 16, 4, "#fff", { stroke: "none" }),
      ) +
      both((s) => stroke(pts("4,-26 14,-34", s, x, y), 4)) +
      grin(x, y + 18, 20, 18, { teeth: 5, tongue: c.glow }) +
      dot(x, y + 8, 3, c.glow, { "stroke-width": 2 });
    const arm = (s: number, from: Point, to: Point) =>
      jointed([...bent(from, to, -s * 14)], 7, c.dark, c.skin);
    return {
      face,
      arm,
      head: () =>
        both((s) =>
          feeler(pts("16,44 24,20 52,16 60,28", s), solid(oval(120 + s * 61, 32, 7, 9), c.dark), c.dark),
        ) +
        shaggy(sym(pts("0,34 38,42 52,78 38,112 0,124")), c.skin, 7) +
        face(120, 82),
      torso: () =>
        wingPair(
          (s) => pts("36,160 64,124 104,122 112,152 80,178 100,200 82,218 40,190", s),
          (s) => rays([120 + s * 44, 170], pts("100,140 80,130 88,206", s), 1.8),
          "#dfeef0",
        ) +
        both((s) => arm(s, [120 + s * 48, 196], [120 + s * 78, 250])) +
        shaggy(sym(trunk("52,156 64,200 56,244")), c.skin, 7) +
        each(3, (i) =>
          solid(
            [
              [60 - (i === 1 ? 4 : 0) + (i === 2 ? 4 : 0), 184 + i * 24],
              [120, 194 + i * 24],
              [180 + (i === 1 ? 4 : 0) - (i === 2 ? 4 : 0), 184 + i * 24],
              [179, 196 + i * 24],
              [120, 206 + i * 24],
              [61, 196 + i * 24],
            ],
            c.dark,
          ),
        ) +
        shaggy(sym(pts("0,142 44,148 50,166 0,178")), c.pale, 9),
      legs: () =>
        both(
          (s) =>
            jointed(pts("34,280 70,306 60,386", s), 8, c.dark, c.skin) +
            solid(oval(120 + s * 62, 350, 13, 17), c.glow),
        ) +
        horn([120, 352], [], [120, 392], 8, "#f6f1de", 0) +
        solid(sym(hips("40,280 0,296")), c.dark) +
        plates("258,47,22 278,50,22 298,46,22 318,36,20 336,22,20", (i) => (i % 2 ? c.dark : c.skin)),
    };
  },
);
