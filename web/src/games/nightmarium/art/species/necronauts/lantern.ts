import { oval, pts, sym, tube } from "../../geometry";
import type { Point } from "../../geometry";
import { both, dot, each, flat, INK, solid, stain, stroke } from "../../ink";
import { limb } from "../../anatomy";
import { eye, socket } from "../../features";
import { bent, hips, species, trunk } from "../../joints";
import { noseHole, teethLine } from "./flesh";

export const lantern = species(
  "grave lantern",
  { skin: "#6d86a6", dark: "#515d80", pale: "#c7cfc4", glow: "#ffe08a" },
  (c) => {
    const flame = (x: number, y: number, s: number) =>
      flat(
        [
          [x, y - s * 1.7, 1],
          [x + s * 0.8, y],
          [x, y + s * 0.8],
          [x - s * 0.8, y],
        ],
        c.glow,
        2.5,
      ) +
      stain(
        [
          [x, y - s * 0.6, 1],
          [x + s * 0.4, y + s * 0.2],
          [x, y + s * 0.6],
          [x - s * 0.4, y + s * 0.2],
        ],
        "#fff",
      );
    const face = (x: number, y: number) =>
      flame(x, y - 24, 9) +
      solid(oval(x, y + 6, 25, 22), "#f0ecd8") +
      both((s) => socket(x + s * 10, y + 2, 7, 8, c.glow)) +
      noseHole(x, y + 12, 3.5) +
      teethLine(x, y + 20, 11, 4);
    const iron = (s: number, from: Point, to: Point) =>
      limb(bent(from, to, -s * 16), [5, 5, 5], c.dark) +
      stroke(
        [
          [to[0], to[1]],
          [to[0], to[1] + 12],
        ],
        3,
      ) +
      solid(
        sym(
          [
            [0, to[1] + 8],
            [9, to[1] + 16],
            [9, to[1] + 30],
            [0, to[1] + 34],
          ],
          to[0],
        ),
        c.skin,
      ) +
      flame(to[0], to[1] + 24, 5);
    return {
      face,
      arm: iron,
      head: () =>
        stroke(pts("110,20 120,6 130,20"), 5) +
        solid(sym(pts("0,14 22,28 52,44! 40,48 0,48")), c.dark) +
        flat(sym(pts("42,48! 36,116!")), "#fff3c4", 4) +
        stain(sym(pts("41,49! 36,115!")), c.glow, 0.45) +
        face(120, 84) +
        both((s) => stroke(pts("30,48 27,116", s), 4)) +
        solid(sym(pts("44,114! 48,126! 26,134 0,136")), c.dark),
      torso: () =>
        both((s) => iron(s, [120 + s * 40, 166], [120 + s * 84, 206])) +
        solid(sym(trunk("56,172!")), c.skin) +
        flat(sym(pts("15,150! 44,175! 29,250!")), "#8d6f57", 3) +
        stroke(pts("94,200 99,244"), 2) +
        stroke(pts("146,200 141,244"), 2) +
        flat(pts("104,184! 140,180! 136,204! 106,206!"), INK, 2.5) +
        eye(114, 194, 6, { white: c.glow }) +
        eye(129, 192, 6, { white: c.glow }) +
        stroke(pts("120,214 120,242"), 5, c.pale) +
        stroke(pts("110,223 130,223"), 5, c.pale),
      legs: () =>
        both((s) =>
          each(2, (i) => {
            const x = 120 + s * (17 + i * 32);
            const top = 306 - i * 6;
            return (
              solid(
                [
                  [x - 8, top, 1],
                  [x + 8, top, 1],
                  [x + 9, 376],
                  [x - 9, 376],
                ],
                i ? c.pale : "#eeeadb",
              ) +
              solid(
                tube(
                  [
                    [x - 4, top],
                    [x - 5, top + 26 + i * 9],
                  ],
                  [4, 4],
                ),
                "#fffbe6",
                { "stroke-width": 2 },
              ) +
              solid(sym(pts("14,374 19,392! 0,392"), x), c.dark)
            );
          }),
        ) +
        solid(sym(hips("50,276 66,294 62,308 0,312")), c.skin) +
        stroke(pts("60,300 120,306 180,300"), 3) +
        each(5, (i) =>
          dot(80 + i * 20, 285 + (i === 2 ? 3 : i % 2 ? 2 : 0), 3.5, c.pale, { "stroke-width": 2 }),
        ),
    };
  },
);
