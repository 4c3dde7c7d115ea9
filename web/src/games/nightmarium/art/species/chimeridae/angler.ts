import { at, oval, pts, scatter, sym } from "../../geometry";
import type { Outline, Point } from "../../geometry";
import { both, dot, each, flat, marks, solid, stain } from "../../ink";
import { feeler, limb, rays } from "../../anatomy";
import { eye, fangs } from "../../features";
import { bent, legged, species, trunk } from "../../joints";

export const angler = species(
  "lantern fish",
  { skin: "#3f8f8a", dark: "#2b6675", pale: "#c7ead0", glow: "#fff07a" },
  (c) => {
    const scales = (half: Outline) => marks(scatter(half, 18, 0.75), "q0 9 8 8 8-1 8-8", 2, { opacity: 0.7 });
    const fin = (x: number, y: number, s: number, k: number) => {
      const tips: Outline = [
        [x + s * k, y - k * 0.5, 1],
        [x + s * k * 1.2, y, 1],
        [x + s * k * 1.05, y + k * 0.5, 1],
        [x + s * k * 0.6, y + k * 0.75, 1],
      ];
      return (
        solid(
          [
            [x, y - k * 0.3],
            at(tips, 0),
            [x + s * k * 0.95, y - k * 0.2],
            at(tips, 1),
            [x + s * k * 0.9, y + k * 0.2],
            at(tips, 2),
            [x + s * k * 0.7, y + k * 0.45],
            at(tips, 3),
            [x, y + k * 0.3],
          ],
          c.dark,
        ) +
        rays(
          [x + s * 4, y],
          tips.map(([u, v]): Point => [x + (u - x) * 0.8, y + (v - y) * 0.8]),
          2,
        )
      );
    };
    const face = (x: number, y: number) =>
      both((s) => eye(x + s * 26, y - 20, 9, { white: c.glow, look: -s * 0.5, lid: 0.3, skin: c.skin })) +
      flat(pts("-46,2! 0,-6 46,2! 38,32 0,42 -38,32", 1, x, y), "#12283a", 3) +
      fangs([x - 43, y + 2], [x + 43, y + 2], 8, 17) +
      fangs([x - 36, y + 34], [x + 36, y + 34], 7, -18);
    return {
      face,
      arm: (s, from, to) => limb(bent(from, to, -s * 10), [11, 9, 7], c.skin) + fin(to[0], to[1], s, 26),
      head: () =>
        feeler(
          pts("120,42 128,8 164,4 178,26"),
          dot(180, 38, 20, c.glow, { stroke: "none", opacity: 0.35 }) + solid(oval(180, 38, 11), c.glow),
          c.dark,
          3,
        ) +
        both((s) => fin(120 + s * 58, 92, s, 34)) +
        solid(sym(pts("0,36 42,40 66,78 58,116 26,132 0,134")), c.skin) +
        face(120, 82) +
        scalesTop(),
      torso: () =>
        both((s) => fin(120 + s * 50, 196, s, 44)) +
        solid(sym(trunk("54,158 62,200 52,244")), c.skin) +
        stain(sym(pts("0,176 28,184 38,214 30,248 0,254")), c.pale, 0.85) +
        scales(pts("44,150 56,176 50,186")) +
        each(
          4,
          (i) =>
            dot(70 + (i % 2) * 4, 178 + i * 18, 4, c.glow, { "stroke-width": 2 }) +
            dot(170 - (i % 2) * 4, 178 + i * 18, 4, c.glow, { "stroke-width": 2 }),
        ) +
        flat(oval(120, 216, 17, 15), c.dark, 3) +
        eye(116, 217, 6) +
        eye(128, 214, 4),
      legs: () =>
        both(
          (s) =>
            solid(pts("30,352 50,356 88,382! 72,384 66,392! 50,384 38,392! 30,384 12,390!", s), c.dark) +
            rays([120 + s * 40, 360], pts("74,380 60,386 38,386 22,384", s)),
        ) +
        solid(legged(pts("30,286 40,326 40,358"), [27, 18, 10]), c.skin) +
        scales(pts("40,264 50,300")) +
        both(
          (s) =>
            dot(120 + s * 42, 320, 4, c.glow, { "stroke-width": 2 }) +
            dot(120 + s * 40, 338, 3.5, c.glow, { "stroke-width": 2 }),
        ),
    };
    function scalesTop(): string {
      return marks(pts("104,50 120,47 136,51"), "q0 7 6 7 6-1 6-7", 2, { opacity: 0.7 });
    }
  },
);
